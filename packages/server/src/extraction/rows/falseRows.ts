// Lines that look like rows but stand outside the tables: a summary box with dates and amounts before the first heading.
import type { TableLayout } from '../columns/tables.js';
import type { RawRow, StreamItem } from './stream.js';

export function dropFalseRows(stream: readonly StreamItem[], layout: TableLayout): StreamItem[] {
  const counts = layout.kinds.map(() => 0);
  for (const item of stream) if (item.type === 'row') counts[item.kind]! += 1;
  const headed = counts.slice(1).reduce((sum, count) => sum + count, 0);
  const dropsUnheaded = headed > 0 && counts[0]! < Math.max(3, headed);
  return stream.flatMap((item): StreamItem[] => {
    if (item.type !== 'row') return [item];
    if (item.dates.length === 0 || item.isAside) return [toText(item)];
    return dropsUnheaded && item.kind === 0 ? [toText(item)] : [item];
  });
}

function toText(row: RawRow): StreamItem {
  return { type: 'text', kind: row.kind, line: row.lines[0]! };
}
