// The columns of a composed table: which there are, what they are called, and how wide the rows make them.
import { formatDay } from '../generator/calendar.js';
import type { LedgerAccount, LedgerTransaction } from '../generator/ledger.js';
import type { Sheet, TextStyle } from '../generator/sheet.js';
import type { Composition } from './composition.js';
import type { Figures } from './figures.js';
import { ENGLISH_LOCALES } from './english.js';
import type { Words } from './locale.js';

export type ColumnKey = 'number' | 'date' | 'booked' | 'valued' | 'kind' | 'cheque' | 'party' | 'description' | 'details' | 'reference' | 'currency' | 'out' | 'in' | 'amount' | 'mark' | 'balance' | 'balanceMark';

export interface Column {
  key: ColumnKey;
  title: string[];
  isRight: boolean;
  left: number;
  right: number;
}

export interface TablePlace {
  left: number;
  right: number;
}

export const FIGURES: readonly ColumnKey[] = ['out', 'in', 'amount', 'balance'];
const FLEXIBLE: readonly ColumnKey[] = ['party', 'description', 'details'];
const GAP = { tight: 0.7, normal: 1.3, wide: 2.4 };

/** The columns within the place; the type gets smaller where its description would have too little room. */
export function columnsOf(sheet: Sheet, composition: Composition, figures: Figures, accounts: readonly LedgerAccount[], place: TablePlace): { columns: Column[]; size: number } {
  let size = composition.fontSize;
  let columns = layOut(sheet, composition, figures, accounts, place, size);
  while (roomOf(columns) < 12 * size && size > 5.5) {
    size -= 0.5;
    columns = layOut(sheet, composition, figures, accounts, place, size);
  }
  return { columns, size };
}

function roomOf(columns: readonly Column[]): number {
  return Math.min(...columns.filter((column) => FLEXIBLE.includes(column.key)).map((column) => column.right - column.left));
}

function layOut(sheet: Sheet, composition: Composition, figures: Figures, accounts: readonly LedgerAccount[], place: TablePlace, size: number): Column[] {
  const keys = keysOf(composition);
  const gap = GAP[composition.gap] * size;
  const rows = accounts.flatMap((account) => account.periods.flatMap((period) => period.transactions));
  const sums = accounts.flatMap((account) => account.periods.flatMap((period) => [period.opening, period.closing, period.credits, period.debits]));
  const widest = (texts: readonly string[], style: TextStyle): number => Math.max(0, ...texts.map((text) => sheet.textWidth(text, { size, ...style })));
  const measured = keys.map((key) => {
    const data = FLEXIBLE.includes(key) ? 0 : widest([...daysOf(key, accounts, composition), ...rows.flatMap((row) => textsOf(key, row, composition, figures)), ...sumsOf(key, sums, composition, figures)], {});
    const title = composition.headings === 'none' ? [] : titleOf(sheet, key, composition, data, size);
    return { key, title, width: Math.max(data, FLEXIBLE.includes(key) ? 0 : widest(title, { font: boldOf(composition.font) })) };
  });
  const flexible = keys.filter((key) => FLEXIBLE.includes(key)).length;
  const free = place.right - place.left - measured.reduce((sum, column) => sum + column.width, 0) - gap * (keys.length - 1);
  let left = place.left;
  return measured.map(({ key, title, width }) => {
    const own = FLEXIBLE.includes(key) ? (flexible === 1 ? free : key === 'description' ? free * 0.58 : free * 0.42) : width;
    const column = { key, title, isRight: FIGURES.includes(key), left, right: left + own };
    left += own + gap;
    return column;
  });
}

/** The columns from left to right. */
export function keysOf({ dates, extras, signs, marksFirst, balance, currencies, rowNumbers, referencePlace, ...composition }: Composition): ColumnKey[] {
  const has = (name: Composition['extras'][number]): ColumnKey[] => (extras.includes(name) ? [name] : []);
  const days: ColumnKey[] = { 'each row': ['date'], 'once a day': ['date'], 'heading lines': [], 'two columns': ['booked', 'valued'], 'value first': ['valued', 'booked'], 'under each other': ['booked'], right: [] }[dates] as ColumnKey[];
  const amounts: ColumnKey[] =
    signs === 'debit and credit' ? ['out', 'in'] : signs === 'credit and debit' ? ['in', 'out'] : signs === 'mark column' ? (marksFirst ? ['mark', 'amount'] : ['amount', 'mark']) : ['amount'];
  return [
    ...(rowNumbers === 'none' ? [] : (['number'] as const)), ...days, ...has('kind'), ...has('cheque'), ...has('party'), 'description', ...has('details'), ...(referencePlace === 'before amounts' ? has('reference') : []),
    ...(dates === 'right' ? (['date'] as const) : []), ...(currencies === 'none' ? [] : (['currency'] as const)), ...amounts, ...(referencePlace === 'before amounts' ? [] : has('reference')), ...(balance === 'none' ? [] : (['balance'] as const)), ...(hasBalanceMarks({ balance, ...composition }) ? (['balanceMark'] as const) : []),
  ];
}

/** Letters that tell the sides of balances stand in a column of their own. */
export function hasBalanceMarks({ balance, balanceMarks, balanceMarkPlace, type }: Pick<Composition, 'balance' | 'balanceMarks' | 'balanceMarkPlace' | 'type'>): boolean {
  return balance !== 'none' && balanceMarks && balanceMarkPlace === 'own column' && type !== 'card';
}

/** What a row may print in the column, but for the texts that are broken to its width. */
function textsOf(key: ColumnKey, row: LedgerTransaction, composition: Composition, figures: Figures): string[] {
  switch (key) {
    case 'date':
      return [dayOf(row.date, composition)];
    case 'booked':
    case 'valued':
      return [dayOf(row.date, composition), dayOf(row.otherDate, composition)];
    case 'kind':
      return [codeOf(row, composition)];
    case 'cheque':
      return [row.checkNumber ?? ''];
    case 'reference':
      return [row.reference];
    case 'mark':
      return [composition.marks[row.amount < 0 ? 0 : 1]];
    case 'balance':
      return [figures.balance(row.balance)];
    case 'balanceMark':
      return [...composition.marks];
    case 'currency':
      return [composition.locale.currency];
    case 'number':
      return ['888'];
    case 'amount':
      return [noted(figures.amount(row.amount), row, composition)];
    case 'out':
      return [row.amount < 0 ? noted(figures.plain(row.amount), row, composition) : ''];
    case 'in':
      return [row.amount > 0 ? noted(figures.plain(row.amount), row, composition) : ''];
    default:
      return [];
  }
}

/** The amount of the row, with a star behind it where a note is of it. */
export function noted(amount: string, { reference }: LedgerTransaction, { notes }: Composition): string {
  return notes === 'star' && NOTED.test(reference) ? `${amount}*` : amount;
}

/** One row of five. */
export const NOTED = /[37]$/;

const CURRENCY_TITLES: Readonly<Record<string, string>> = {
  en: 'Currency', de: 'Währung', fr: 'Devise', es: 'Moneda', it: 'Divisa', pt: 'Moeda', nl: 'Munt', sv: 'Valuta', da: 'Valuta', nb: 'Valuta', fi: 'Valuutta', pl: 'Waluta', cs: 'Měna', hu: 'Devizanem', tr: 'Döviz', id: 'Mata Uang',
};

const NUMBER_TITLES: Readonly<Record<string, string>> = {
  en: 'No.', de: 'Nr.', fr: 'N°', es: 'N.º', it: 'N.', pt: 'N.º', nl: 'Nr.', sv: 'Nr', da: 'Nr.', nb: 'Nr.', fi: 'Nro', pl: 'Lp.', cs: 'Č.', hu: 'Ssz.', tr: 'Sıra', id: 'No.',
};

function wordOf(key: ColumnKey, { words, locale }: Pick<Composition, 'words' | 'locale'>): string {
  const language = locale.language.split('-')[0] as string;
  if (key === 'number') return NUMBER_TITLES[language] ?? '#';
  if (key === 'balanceMark') return words.mark;
  return key === 'currency' ? (CURRENCY_TITLES[language] ?? locale.currency) : words[key];
}

/** Of the row in its table, as its rows are printed. */
export function numberOf(row: LedgerTransaction, rows: readonly LedgerTransaction[], { order }: Composition): string {
  const at = rows.indexOf(row);
  return String(order === 'ascending' ? at + 1 : rows.length - at);
}

/** Opening and closing lines may print the ends of the period. */
function daysOf(key: ColumnKey, accounts: readonly LedgerAccount[], composition: Composition): string[] {
  if (key !== 'date' && key !== 'booked') return [];
  return accounts.flatMap((account) => account.periods.flatMap((period) => [dayOf(period.start, composition), dayOf(period.end, composition)]));
}

function sumsOf(key: ColumnKey, sums: readonly number[], { balance, signs }: Composition, figures: Figures): string[] {
  if (key === 'balance' || (key === 'amount' && balance === 'none')) return sums.map((sum) => figures.balance(sum));
  return FIGURES.includes(key) && signs !== 'sections' ? sums.map((sum) => figures.plain(sum)) : [];
}

export function dayOf(day: string, { datePattern, locale }: Composition): string {
  return formatDay(day, datePattern, locale.language);
}

export function codeOf(row: LedgerTransaction, { words }: Composition): string {
  const [into, direct, card, fee] = words.codes.split('|') as [string, string, string, string];
  if (row.kind === 'fee') return fee;
  if (row.kind === 'card' || row.kind === 'atm') return card;
  return row.amount > 0 ? into : direct;
}

/** The title of a column; in the words of one language, or in two beneath each other. */
export function titleLines(key: ColumnKey, composition: Composition): string[] {
  const { words, headingForm, dates, locale, symbols } = composition;
  const word = wordOf(key, composition);
  if (key === 'booked' && dates === 'under each other') return [words.booked, words.valued];
  if (headingForm === 'bilingual') return bilingual(key, word);
  const full = headingForm === 'capitals' ? word.toLocaleUpperCase(locale.language) : word;
  return [symbols === 'summary' && FIGURES.includes(key) && locale.symbol.length > 1 && !full.includes('(') ? `${full} (${locale.currency})` : full];
}

function titleOf(sheet: Sheet, key: ColumnKey, composition: Composition, data: number, size: number): string[] {
  const lines = titleLines(key, composition);
  if (lines.length > 1 || composition.headingForm === 'bilingual') return lines;
  const style = { size, font: boldOf(composition.font) };
  const [text] = lines as [string];
  const isLong = sheet.textWidth(text, style) > 1.5 * data;
  if (FLEXIBLE.includes(key) || (composition.headingForm !== 'narrow' && !isLong)) return [text];
  return sheet.wrap(text, Math.max(data, 10), style);
}

const ENGLISH_WORDS = ENGLISH_LOCALES.find((locale) => locale.country === 'GB')?.words as Words;

function bilingual(key: ColumnKey, word: string): string[] {
  const english = key === 'currency' ? (CURRENCY_TITLES.en as string) : key === 'number' ? (NUMBER_TITLES.en as string) : key === 'balanceMark' ? (ENGLISH_WORDS.mark.split('|')[0] as string) : (ENGLISH_WORDS[key].split('|')[0] as string);
  return english === word ? [word] : [word, english];
}

export function boldOf(font: Composition['font']): NonNullable<TextStyle['font']> {
  return font === 'Times-Roman' ? 'Times-Bold' : (`${font}-Bold` as NonNullable<TextStyle['font']>);
}
