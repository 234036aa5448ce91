// The lines of one page with their words in columns, without asking what they mean.
import { genericRows } from './generic/genericRows.js';
import { buildLines } from './layout/lines.js';
import type { ExtractOptions, GenericRow } from './model.js';
import { openDocument } from './open.js';
import { readPage } from './readWords.js';
import { shownBox } from './readers/skewedBox.js';

/** @param number page, from 1 */
export async function readLines(bytes: Uint8Array, options: ExtractOptions, number: number): Promise<GenericRow[]> {
  const opened = await openDocument(bytes, options);
  try {
    const page = await readPage(opened, number, options);
    return genericRows(buildLines(page)).map((row) => ({ ...row, box: shownBox(page, row.box) }));
  } finally {
    await opened.close();
  }
}
