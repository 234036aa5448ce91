// Fields of a form: those that the PDF itself names, or the captions and values that are printed on it.
import type { GenericRow } from '../model.js';
import { detectContent } from '../readers/contentType.js';
import { formFieldsOf } from './fillForm.js';
import { formPairs } from './formPairs.js';

export async function readForm(bytes: Uint8Array, lines: readonly GenericRow[]): Promise<GenericRow[]> {
  const { type } = await detectContent(bytes);
  const fields = type === 'application/pdf' ? await namedFields(bytes) : [];
  return fields.length > 0 ? fields : formPairs(lines);
}

/** In the order of the pages, from top to bottom. */
async function namedFields(bytes: Uint8Array): Promise<GenericRow[]> {
  const fields = await formFieldsOf(bytes);
  return fields.sort((a, b) => a.page - b.page || a.box[1] - b.box[1] || a.box[0] - b.box[0]).map(({ name, value, page, box }) => ({ page, box, cells: [name, value] }));
}
