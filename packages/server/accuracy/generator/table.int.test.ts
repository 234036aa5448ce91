import { expect, it } from 'vitest';
import { Flow } from './flow.js';
import type { Imprint } from './imprint.js';
import type { LedgerTransaction } from './ledger.js';
import { Random } from './random.js';
import { Sheet } from './sheet.js';
import { Table } from './table.js';

const row = (id: string, lines: string[]): LedgerTransaction => ({
  id, kind: 'card', date: '2024-03-01', otherDate: '2024-02-28', time: '10:00:00', amount: -100, balance: 900, checkNumber: null, reference: 'A1', lines, counterparty: null,
});

function page() {
  const sheet = new Sheet({ size: [300, 100] }, new Random('table'));
  const printed: Record<string, unknown> = {};
  const imprint = { row: ({ id }: LedgerTransaction, marks: object) => void (printed[id] = marks) } as unknown as Imprint;
  const flow = new Flow(sheet, { top: 20, bottom: 90 });
  const places = () => sheet.placed.map(({ text, page: number, bottom }) => [text, number, bottom]);
  return { imprint, flow, places, printed };
}

it('prints rows beneath each other, broken to the width, none over the end of a page', () => {
  const { imprint, flow, places, printed } = page();
  new Table(flow, imprint, { width: 50, leading: 10, gap: 5, otherDate: true }).rows(
    [row('a', ['Kestrel Garden Supplies']), row('b', ['Fare']), row('c', ['Mill Street Bakery'])],
    (_row, lines, index) => [[String(index), 5], index === 1 && ['only here', 200], [lines, 20]],
  );
  expect(places()).toEqual([
    ['0', 1, 20], ['Kestrel', 1, 20], ['Garden', 1, 30], ['Supplies', 1, 40],
    ['1', 1, 55], ['only here', 1, 55], ['Fare', 1, 55],
    ['2', 2, 20], ['Mill Street', 2, 20], ['Bakery', 2, 30],
  ]);
  expect(printed).toMatchObject({ a: { lines: ['Kestrel', 'Garden', 'Supplies'], otherDate: true }, b: { lines: ['Fare'] }, c: { lines: ['Mill Street', 'Bakery'] } });
});

it('prints one line of each row, or room for more than it has, as its shape says', () => {
  const { imprint, flow, places } = page();
  new Table(flow, imprint, { width: 50, oneLine: true, leading: 10 }).row(row('a', ['Kestrel Garden Supplies']), (lines) => [[lines, 20, { drop: 2 }]]);
  new Table(flow, imprint, { leading: 10, leastLines: 3 }).rows([row('b', ['Fare']), row('c', ['Toll'])], (_row, lines) => [[lines, 20]]);
  expect(places()).toEqual([['Kestrel', 1, 22], ['Fare', 1, 30], ['Toll', 1, 60]]);
});
