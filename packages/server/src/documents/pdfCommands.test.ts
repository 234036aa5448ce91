import { describe, expect, it } from 'vitest';
import type { PdfCommand } from '@tieout/sdk/contract';
import { applyPdfCommands } from './pdfCommands.js';

const shown = (numPages: number[], commands: PdfCommand[]) =>
  applyPdfCommands(numPages, commands).map((pages) => pages.map(({ source, page, rotation }) => `${'abc'[source]}${page + 1}${rotation ? `@${rotation}` : ''}`).join(' '));

describe('commands on pages', () => {
  it.each<[string, PdfCommand[], string[]]>([
    ['none put the documents together', [], ['a1 a2 a3 b1 b2']],
    ['keep', [{ type: 'keepPages', startPage: 1, endPage: 3 }], ['a2 a3 b1']],
    ['delete', [{ type: 'deletePages', startPage: 0, endPage: 1 }], ['a3 b1 b2']],
    ['rotate twice', [{ type: 'rotatePages', startPage: 0, endPage: 1, degrees: 270 }, { type: 'rotatePages', startPage: 1, endPage: 1, degrees: 180 }], ['a1@270 a2@90 a3 b1 b2']],
    ['move', [{ type: 'movePages', startPage: 3, endPage: 4, to: 1 }], ['a1 b1 b2 a2 a3']],
    ['split', [{ type: 'splitAfter', page: 2 }, { type: 'splitAfter', page: 0 }], ['a1', 'a2 a3', 'b1 b2']],
    ['count what the one before left', [{ type: 'deletePages', startPage: 0, endPage: 0 }, { type: 'keepPages', startPage: 0, endPage: 0 }], ['a2']],
  ])('%s', (_name, commands, expected) => {
    expect(shown([3, 2], commands)).toEqual(expected);
  });

  it.each<[PdfCommand, string]>([
    [{ type: 'keepPages', startPage: 2, endPage: 1 }, 'End page must be greater than or equal to start page.'],
    [{ type: 'deletePages', startPage: 0, endPage: 5 }, 'End page is greater than the last page (5)'],
    [{ type: 'deletePages', startPage: 0, endPage: 4 }, 'No page is left. Keep at least one.'],
  ])('%j is refused', (command, message) => {
    expect(() => shown([3, 2], [command])).toThrow(message);
  });
});
