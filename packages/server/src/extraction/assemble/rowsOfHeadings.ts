// Every row under the same headings, for tables side by side, or under each other, have them at places of their own.
import type { TableKind } from '../columns/tables.js';
import { wordsOfHeadings } from '../rows/scanLines.js';
import type { RawRow, StreamItem } from '../rows/stream.js';

/** By kind of table. */
export function rowsOfHeadings(stream: readonly StreamItem[], kinds: readonly TableKind[]): Map<number, RawRow[]> {
  const groups = new Map<string, RawRow[]>();
  const byKind = kinds.map((kind) => {
    // With the columns of their figures, so that one column is the same in all of them.
    const words = [wordsOfHeadings(kind), ...kind.amounts.map(({ heading }) => heading ?? '')].join('|');
    const group = groups.get(words) ?? [];
    groups.set(words, group);
    return group;
  });
  for (const item of stream) if (item.type === 'row') byKind[item.kind]!.push(item);
  return new Map(byKind.entries());
}
