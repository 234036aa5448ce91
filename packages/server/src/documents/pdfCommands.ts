// What the commands of an edit make of the pages. Pure: no file is touched.
import { pageRangeMessages } from '@tieout/sdk/contract';
import type { PdfCommand } from '@tieout/sdk/contract';
import type { PickedPage } from '../extraction/readers/editPdf.js';
import { invalidRequest } from '../http/errors.js';

/** @returns the pages of each new document, in order @throws ApiError `request.invalid` for pages that are not there */
export function applyPdfCommands(numPages: readonly number[], commands: readonly PdfCommand[]): PickedPage[][] {
  let pages = numPages.flatMap((count, source) => Array.from({ length: count }, (_, page): PickedPage => ({ source, page, rotation: 0 })));
  let cuts: number[] = [];
  commands.forEach((command, index) => {
    refuseOutside(command, pages.length, index);
    if (command.type === 'splitAfter') {
      cuts.push(command.page + 1);
      return;
    }
    const kept = changed(pages, command);
    // A cut is a place between two pages; it holds only while these stay where they are.
    if (kept.length !== pages.length || command.type === 'movePages') cuts = [];
    pages = kept;
  });
  if (pages.length === 0) throw invalidRequest([{ path: ['body', 'commands'], message: 'No page is left. Keep at least one.' }]);
  const edges = [0, ...[...new Set(cuts)].sort((a, b) => a - b).filter((cut) => cut < pages.length), pages.length];
  return edges.slice(1).map((edge, index) => pages.slice(edges[index], edge));
}

function changed(pages: readonly PickedPage[], command: Exclude<PdfCommand, { type: 'splitAfter' }>): PickedPage[] {
  const { startPage, endPage } = command;
  const isMeant = (_: PickedPage, place: number) => place >= startPage && place <= endPage;
  const meant = pages.filter(isMeant);
  const others = pages.filter((page, place) => !isMeant(page, place));
  switch (command.type) {
    case 'keepPages':
      return meant;
    case 'deletePages':
      return others;
    case 'rotatePages':
      return pages.map((page, place) => (isMeant(page, place) ? { ...page, rotation: ((page.rotation + command.degrees) % 360) as PickedPage['rotation'] } : page));
    case 'movePages':
      return [...others.slice(0, command.to), ...meant, ...others.slice(command.to)];
  }
}

/** Pages are counted from 1 in what people read. */
function refuseOutside(command: PdfCommand, count: number, index: number): void {
  const [startPage, endPage] = command.type === 'splitAfter' ? [command.page, command.page] : [command.startPage, command.endPage];
  const path = ['body', 'commands', index, command.type === 'splitAfter' ? 'page' : 'endPage'];
  if (endPage < startPage) throw invalidRequest([{ path, message: pageRangeMessages.endBeforeStart }]);
  if (endPage >= count) throw invalidRequest([{ path, message: pageRangeMessages.endTooLarge(count) }]);
}
