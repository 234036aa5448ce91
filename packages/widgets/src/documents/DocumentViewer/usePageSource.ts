import type { PageTurn } from '@tieout/sdk/contract';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTieout } from '../../core/useTieout.js';
import { oncePerPage } from './oncePerPage.js';
import { turn, turnedSize, turnsOf, type Rotation, type Size } from './pageGeometry.js';
import type { PageSource } from './pageSource.js';
import { openPictures } from './pictureSource.js';

export interface ViewedDocument {
  id: string;
  name: string;
  mimetype: string;
  numPages: number | null;
  /** Pages that lie on their side or upside down in the file, and are shown upright. */
  pageTurns?: readonly PageTurn[];
}

export type OpenedDocument =
  | { state: 'opening' }
  | { state: 'failed'; error: unknown }
  | { state: 'open'; source: PageSource; sizes: readonly Size[]; turns: readonly Rotation[]; learnSize: (page: number) => Promise<Size> };

const noTurns: readonly PageTurn[] = [];

/** Opens the document in the browser and closes it when another one is shown. Pages of unknown size look like the first once they are upright. */
export function usePageSource({ id, mimetype, numPages, pageTurns = noTurns }: ViewedDocument): OpenedDocument & { reopen: () => void } {
  const { client } = useTieout();
  const [attempt, setAttempt] = useState(0);
  const [opened, setOpened] = useState<{ source: PageSource; learned: (Size | null)[] } | { error: unknown } | null>(null);

  useEffect(() => {
    const controller = new AbortController();
    let source: PageSource | null = null;
    const text = oncePerPage((page) => client.documents.pageText(id, page));
    const open = async () => {
      const opening = mimetype === 'application/pdf'
        ? await import('./pdfSource.js').then(({ openPdf }) => openPdf({ url: client.documents.fileUrl(id), text }, controller.signal))
        : openPictures({
          numPages: numPages ?? 1,
          page: (page) => client.documents.page(id, page),
          text,
          imageUrl: (page, width) => client.documents.pageImageUrl(id, page, { width }),
        });
      source = opening;
      const first = await opening.size(0);
      if (!controller.signal.aborted) setOpened({ source: opening, learned: Array.from({ length: opening.numPages }, (_, page) => (page === 0 ? first : null)) });
    };
    open().catch((error: unknown) => {
      if (!controller.signal.aborted) setOpened({ error });
    });
    return () => {
      controller.abort();
      source?.close();
      setOpened(null);
    };
  }, [client, id, mimetype, numPages, attempt]);

  const source = opened && 'source' in opened ? opened.source : null;
  const learnSize = useCallback(async (page: number): Promise<Size> => {
    if (!source) throw new Error('The document is closed');
    const size = await source.size(page);
    setOpened((before) => {
      if (!before || !('source' in before) || before.source !== source) return before;
      const known = before.learned[page];
      if (known && Math.abs(known.width - size.width) < 0.5 && Math.abs(known.height - size.height) < 0.5) return before;
      return { ...before, learned: before.learned.with(page, size) };
    });
    return size;
  }, [source]);

  const learned = opened && 'learned' in opened ? opened.learned : null;
  const turns = useMemo(() => turnsOf(learned?.length ?? 0, pageTurns), [learned?.length, pageTurns]);
  const sizes = useMemo(() => {
    const first = learned?.[0];
    return first && learned ? learned.map((size, page) => size ?? turnedSize(first, turn(turns[page] ?? 0, turns[0] ?? 0))) : [];
  }, [learned, turns]);
  const reopen = useCallback(() => setAttempt((before) => before + 1), []);
  if (!opened) return { state: 'opening', reopen };
  if ('error' in opened) return { state: 'failed', error: opened.error, reopen };
  return { state: 'open', source: opened.source, sizes, turns, learnSize, reopen };
}
