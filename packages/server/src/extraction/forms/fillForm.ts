// A PDF form with other entries: the file itself stays, the entries are written behind it, each with its look.
import { PdfjsDocument } from '../readers/pdfjs/pdfjsDocument.js';
import { entryOf } from './formEntries.js';
import type { FormField } from './formFields.js';

export type FormRecord = Readonly<Record<string, string>>;

export async function formFieldsOf(bytes: Uint8Array): Promise<FormField[]> {
  const document = await PdfjsDocument.open(bytes);
  try {
    return await document.formFields();
  } finally {
    await document.close();
  }
}

/** Entries that do not fit were refused before, by `problemOf`. */
export async function fillForm(bytes: Uint8Array, record: FormRecord): Promise<Uint8Array> {
  const document = await PdfjsDocument.open(bytes);
  try {
    const fields = new Map((await document.formFields()).map((field) => [field.name, field]));
    const entries = new Map<string, string | boolean | string[]>();
    for (const [name, value] of Object.entries(record)) {
      const field = fields.get(name);
      for (const { id, option } of field?.marks ?? []) entries.set(id, entryOf(field!, value, option));
    }
    return await document.withEntries(entries);
  } finally {
    await document.close();
  }
}
