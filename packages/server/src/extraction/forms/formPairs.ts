// A form as pairs of a field's name and its value.
import type { GenericRow } from '../model.js';

/** A caption is short and names something: a line of running text is none. */
const LONGEST_CAPTION = 60;

/** Lines that read "caption   value" or "Caption: value"; of a form that was filled in and printed. */
export function formPairs(rows: readonly GenericRow[]): GenericRow[] {
  return rows.flatMap((row) => {
    const [first, ...rest] = row.cells.filter((cell) => cell !== '');
    const pair = rest.length > 0 ? [first!, rest.join(' ')] : splitAtColon(first ?? '');
    if (!pair || pair[0]!.length > LONGEST_CAPTION || !/\p{L}/u.test(pair[0]!)) return [];
    return [{ ...row, cells: [pair[0]!.replace(/\s*:$/, ''), pair[1]!] }];
  });
}

function splitAtColon(text: string): [string, string] | null {
  const at = text.search(/:\s/);
  if (at < 1) return null;
  const value = text.slice(at + 1).trim();
  return value === '' ? null : [text.slice(0, at), value];
}
