// Prints the rows of a composed statement.
import type { Flow } from '../generator/flow.js';
import type { Imprint } from '../generator/imprint.js';
import type { LedgerPeriod, LedgerTransaction } from '../generator/ledger.js';
import { fitted, isFirstOfDay, isLastOfDay } from '../generator/parts.js';
import type { Sheet } from '../generator/sheet.js';
import { boldOf, codeOf, dayOf, hasBalanceMarks, noted, NOTED, numberOf, type Column, type ColumnKey } from './columns.js';
import type { Composition } from './composition.js';
import type { Figures } from './figures.js';

export type Texts = Partial<Record<ColumnKey, readonly string[]>>;

export interface Workplace {
  sheet: Sheet;
  flow: Flow;
  imprint: Imprint;
  composition: Composition;
  figures: Figures;
  columns: readonly Column[];
  size: number;
  /** Those of statements bound before. */
  pagesBefore: number;
}

/** What figures are printed with. */
export type Figuring = Pick<Workplace, 'imprint' | 'composition' | 'figures'>;

export function leadingOf({ composition, size }: Workplace): number {
  return composition.leading * size;
}

/** Column titles, the bottoms of their lines level, and a rule beneath. */
export function drawTitles(place: Workplace): void {
  const { sheet, flow, composition, columns, size } = place;
  if (composition.headings === 'none') return;
  const font = boldOf(composition.font);
  const leading = size * 1.15;
  const most = Math.max(...columns.map((column) => column.title.length));
  for (const column of columns) {
    column.title.forEach((line, index) => {
      const y = flow.y + (composition.headingForm === 'bilingual' ? index : most - column.title.length + index) * leading;
      const edge = composition.headingEdge;
      const isRight = column.isRight && edge === 'own';
      if (edge === 'centre' && column.isRight) sheet.text(line, (column.left + column.right) / 2, y, { size, font, align: 'center' });
      else sheet.text(line, isRight ? column.right : column.left, y, { size, font, align: isRight ? 'right' : 'left' });
    });
  }
  flow.down((most - 1) * leading + 4);
  sheet.line((columns[0] as Column).left, flow.y, (columns.at(-1) as Column).right, flow.y);
  flow.down(size * 1.5);
}

/** A line that is no transaction: a label under the description, figures in their columns. */
export function drawLine(place: Workplace, label: string, texts: Texts, isBold = true): void {
  const { flow, composition, columns, size } = place;
  const font = isBold ? boldOf(composition.font) : composition.font;
  const description = columns.find((column) => column.key === 'description') as Column;
  const lines = fitted(place.sheet, [label], description.right - description.left, { font, size });
  drawCells(place, { ...texts, description: lines }, 1, { font });
  flow.down(lines.length * leadingOf(place) + composition.rowGap * size);
}

export function drawRow(place: Workplace, period: LedgerPeriod, row: LedgerTransaction, printsDay: boolean): void {
  const { flow, composition, columns, size, sheet } = place;
  const leading = leadingOf(place);
  const texts = textsOf(place, period, row, printsDay);
  const count = Math.max(...columns.map((column) => texts[column.key]?.length ?? 0));
  if (composition.rules === 'bands' && period.transactions.indexOf(row) % 2 === 0) {
    sheet.rect((columns[0] as Column).left - 2, flow.y - size, (columns.at(-1) as Column).right - (columns[0] as Column).left + 4, count * leading + composition.rowGap * size, { fill: '#eef1f4' });
  }
  drawCells(place, texts, count, {});
  tellRow(place, row, texts);
  flow.down(count * leading);
  if (composition.rules === 'lines') sheet.line((columns[0] as Column).left, flow.y - size * 0.85, (columns.at(-1) as Column).right, flow.y - size * 0.85, { width: 0.3, color: '#bbbbbb' });
  flow.down(composition.rowGap * size);
}

/** Tells the imprint what the row says. */
export function tellRow({ imprint, composition }: Figuring, row: LedgerTransaction, texts: Texts): void {
  imprint.row(row, {
    lines: [...(texts.party ?? []), ...(texts.description ?? []), ...(texts.details ?? [])],
    otherDate: ['two columns', 'value first', 'under each other'].includes(composition.dates),
    checkNumber: composition.extras.includes('cheque'),
  });
}

/** How high the row will be, without printing anything. */
export function heightOf(place: Workplace, period: LedgerPeriod, row: LedgerTransaction): number {
  const texts = wordsOf(place, row);
  const least = place.composition.dates === 'under each other' ? 2 : 1;
  return Math.max(least, ...Object.values(texts).map((lines) => lines.length)) * leadingOf(place) + place.composition.rowGap * place.size;
}

/** The letter behind a balance in a cell of its own. */
export function marksApart(composition: Composition, texts: Texts): Texts {
  const [text] = texts.balance ?? [];
  const at = text?.lastIndexOf(' ') ?? -1;
  if (text === undefined || !hasBalanceMarks(composition) || !composition.marks.includes(text.slice(at + 1))) return texts;
  return { ...texts, balance: [text.slice(0, at)], balanceMark: [text.slice(at + 1)] };
}

function drawCells(place: Workplace, printed: Texts, count: number, { font }: { font?: Composition['font'] | ReturnType<typeof boldOf> }): void {
  const { sheet, flow, composition, columns, size } = place;
  const leading = leadingOf(place);
  const texts = marksApart(composition, printed);
  for (const column of columns) {
    const lines = texts[column.key] ?? [];
    const free = (count - lines.length) * leading;
    const isText = ['description', 'details', 'party'].includes(column.key);
    const drop = isText || composition.vertical === 'top' ? 0 : composition.vertical === 'middle' ? free / 2 : free;
    lines.forEach((line, index) => {
      const indent = composition.isIndented && column.key === 'description' && index > 0 ? size : 0;
      sheet.text(line, column.isRight ? column.right : column.left + indent, flow.y + drop + index * leading, { size, font, align: column.isRight ? 'right' : 'left' });
    });
  }
}

function wordsOf({ sheet, composition, columns, size }: Workplace, row: LedgerTransaction): RowWords {
  const fit = (key: ColumnKey, lines: readonly string[]): string[] => {
    const column = columns.find((candidate) => candidate.key === key);
    return column === undefined ? [] : fitted(sheet, lines, column.right - column.left - (composition.isIndented ? size : 0), { size });
  };
  const { party, description, details } = spreadWords(composition, row);
  return { party: fit('party', party), description: fit('description', description), details: fit('details', details) };
}

type RowWords = Record<'party' | 'description' | 'details', string[]>;

/** The texts of a row in the columns that there are for them. */
export function spreadWords({ extras, remarks }: Composition, row: LedgerTransaction): RowWords {
  const lines = remarks !== 'none' && NOTED.test(row.reference) ? row.lines.map((line, index) => (index === row.lines.length - 1 ? `${line} *` : line)) : row.lines;
  const [first, ...others] = lines as [string, ...string[]];
  if (extras.includes('party')) return { party: [first], description: others.length > 0 ? others : [row.reference], details: [] };
  if (extras.includes('details')) return { party: [], description: [first], details: others };
  return { party: [], description: lines, details: [] };
}

function textsOf(place: Workplace, period: LedgerPeriod, row: LedgerTransaction, printsDay: boolean): Texts {
  return { ...valuesOf(place, period, row, printsDay), ...wordsOf(place, row) };
}

/** The cells of a row, but for its words. */
export function valuesOf({ composition, figures, imprint }: Figuring, period: LedgerPeriod, row: LedgerTransaction, printsDay: boolean): Texts {
  const { dates, signs, balance, extras, marks } = composition;
  const amount = imprint.amount(row);
  const day = dayOf(row.date, composition);
  const isSplit = signs === 'debit and credit' || signs === 'credit and debit';
  const showsBalance = balance === 'each row' || (balance === "day's end" && isLastOfDay(period, row));
  return {
    number: [numberOf(row, period.transactions, composition)],
    date: printsDay ? [day] : [],
    booked: dates === 'under each other' ? [day, dayOf(row.otherDate, composition)] : [day],
    valued: [dayOf(row.otherDate, composition)],
    kind: extras.includes('kind') ? [codeOf(row, composition)] : [],
    cheque: extras.includes('cheque') && row.checkNumber !== null ? [row.checkNumber] : [],
    reference: extras.includes('reference') ? [row.reference] : [],
    currency: [composition.locale.currency],
    ...(isSplit ? { [amount < 0 ? 'out' : 'in']: [noted(figures.plain(amount), row, composition)] } : { amount: [noted(figures.amount(amount), row, composition)] }),
    mark: signs === 'mark column' ? [marks[row.amount < 0 ? 0 : 1]] : [],
    balance: showsBalance ? [figures.balance(imprint.balance(row))] : [],
  };
}

/** One row of ten is followed by a sentence that is of no row. */
export function isBeforeNotice({ transactions }: LedgerPeriod, row: LedgerTransaction, { notices }: Composition): boolean {
  return notices !== 'none' && row.reference.endsWith('5') && row !== transactions[0] && row !== transactions.at(-1);
}

/** Whether a row prints its day, where each day is printed once: on its first row from above. */
export function isTopOfDay(period: LedgerPeriod, row: LedgerTransaction, { order }: Composition): boolean {
  return order === 'ascending' ? isFirstOfDay(period, row) : isLastOfDay(period, row);
}
