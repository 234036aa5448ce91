import type { FormField, FormRecord } from '@tieout/sdk/contract';
import { parseCells } from '../../transactions/editing/cellRange.js';

/** Lines of a file, each by the headings of the first; or the headings that are no field. */
export type ReadRecords = { records: FormRecord[] } | { unknown: string[] };

/** The separator that the line of headings has most of. */
function separatorOf(text: string): ',' | ';' | '\t' {
  const head = text.slice(0, text.search(/\r?\n|$/));
  const count = (separator: string) => head.split(separator).length;
  return ([',', ';', '\t'] as const).reduce((best, separator) => (count(separator) > count(best) ? separator : best));
}

/** An empty cell says nothing of its field. Lines without any value are left out. */
export function readRecords(text: string, fields: readonly FormField[]): ReadRecords {
  const [head = [], ...lines] = parseCells(text.replace(/^\uFEFF/, ''), separatorOf(text));
  const headings = head.map((heading) => heading.trim());
  const nameOf = (heading: string) => fields.find(({ name, label }) => name === heading || label === heading || shortName(name) === heading)?.name ?? null;
  const unknown = headings.filter((heading) => heading !== '' && nameOf(heading) === null);
  if (unknown.length > 0) return { unknown };
  const names = headings.map(nameOf);
  const records = lines.map((cells) => Object.fromEntries(cells.flatMap((cell, index) => (names[index] && cell.trim() !== '' ? [[names[index], cell.trim()]] : []))));
  return { records: records.filter((record) => Object.keys(record).length > 0) };
}

/** Of `topmostSubform[0].Page1[0].f1_01[0]` what tells it from the others. */
export const shortName = (name: string): string => name.replace(/\[0\](?=\.|$)/g, '').split('.').at(-1) || name;

/** Each field once, however many of the forms have it. */
export function joinFields(forms: readonly (readonly FormField[])[]): FormField[] {
  return [...new Map(forms.flat().filter(({ isReadOnly }) => !isReadOnly).reverse().map((field) => [field.name, field])).values()].reverse();
}
