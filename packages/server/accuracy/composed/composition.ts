// Draws one value of each axis. What no bank prints together, or no reader could understand from the page, is not drawn.
import type { MoneyStyle } from '../generator/money.js';
import type { Random } from '../generator/random.js';
import * as axes from './axes.js';
import { among, weighted } from './axes.js';
import { EASTERN_LOCALES } from './eastern.js';
import { ENGLISH_LOCALES } from './english.js';
import { GERMANIC_LOCALES } from './germanic.js';
import { hasListWords, type ListName } from './lists.js';
import type { Locale, Words } from './locale.js';
import { ROMANCE_LOCALES } from './romance.js';

export const LOCALES: readonly Locale[] = [...ENGLISH_LOCALES, ...GERMANIC_LOCALES, ...ROMANCE_LOCALES, ...EASTERN_LOCALES];

/** A letter that elsewhere means the other side: fit for a column of its own beside its headings, not for balances. */
const AMBIGUOUS = 'C/A';

type Axis<T> = keyof T & string;
export type Extra = 'kind' | 'cheque' | 'party' | 'details' | 'reference';

/** What was thought of last. */
interface Around {
  referencePlace: Axis<typeof axes.REFERENCE_PLACES>;
  balanceMarkPlace: Axis<typeof axes.BALANCE_MARKS>;
  summaryPlace: Axis<typeof axes.SUMMARY_PLACES>;
  remarks: Axis<typeof axes.REMARKS>;
  dayOrder: Axis<typeof axes.DAY_ORDERS>;
  file: Axis<typeof axes.FILES>;
  lists: readonly ListName[];
}

export interface Composition extends Around {
  locale: Locale;
  /** One synonym of each word. */
  words: Words;
  type: Axis<typeof axes.ACCOUNT_TYPES>;
  length: Axis<typeof axes.LENGTHS>;
  signs: Axis<typeof axes.SIGNS> | Axis<typeof axes.CARD_SIGNS>;
  negative: NonNullable<MoneyStyle['negative']>;
  plus: boolean;
  /** What tells money out and money in, where letters do. */
  marks: readonly [out: string, into: string];
  /** Which side a suffix is printed on, and whether the column of marks stands before its amounts. */
  marked: 'both' | 'debits' | 'credits';
  marksFirst: boolean;
  money: MoneyStyle;
  symbols: Axis<typeof axes.SYMBOLS>;
  balance: Axis<typeof axes.BALANCES>;
  /** Balances carry the marks of debits and credits instead of a sign. */
  balanceMarks: boolean;
  isOverdrawn: boolean;
  ends: Axis<typeof axes.ENDS>;
  summary: Axis<typeof axes.SUMMARIES>;
  totals: Axis<typeof axes.TOTALS>;
  signedTotals: boolean;
  creditsFirst: boolean;
  dates: Axis<typeof axes.DATES>;
  datePattern: string;
  isYearPrinted: boolean;
  periodPattern: string;
  period: Axis<typeof axes.PERIODS>;
  lines: Axis<typeof axes.LINES>;
  isIndented: boolean;
  extras: readonly Extra[];
  headings: Axis<typeof axes.HEADINGS>;
  headingForm: Axis<typeof axes.HEADING_FORMS>;
  headingEdge: Axis<typeof axes.HEADING_EDGES>;
  vertical: Axis<typeof axes.VERTICALS>;
  carry: Axis<typeof axes.CARRIES>;
  order: Axis<typeof axes.ORDERS>;
  accounts: Axis<typeof axes.ACCOUNTS>;
  font: Axis<typeof axes.FONTS>;
  fontSize: number;
  runs: Axis<typeof axes.RUNS>;
  isShuffled: boolean;
  paper: Locale['papers'][number];
  gap: Axis<typeof axes.GAPS>;
  leading: number;
  rowGap: number;
  rules: Axis<typeof axes.RULES>;
  front: Axis<typeof axes.FRONTS>;
  notes: Axis<typeof axes.NOTES>;
  daySums: Axis<typeof axes.DAY_SUMS>;
  currencies: Axis<typeof axes.CURRENCY_COLUMNS>;
  rowNumbers: Axis<typeof axes.ROW_NUMBERS>;
  notices: Axis<typeof axes.NOTICES>;
  furniture: readonly ('side bar' | 'advert' | 'legal text' | 'watermark' | 'margin code' | 'page header')[];
  tables: readonly ('fees' | 'rates' | 'daily balances')[];
}

export function drawComposition(random: Random): Composition {
  const locale = weightedLocale(random);
  const type = weighted(random, axes.ACCOUNT_TYPES);
  const length = weighted(random, axes.LENGTHS);
  const signs = type === 'card' ? weighted(random, axes.CARD_SIGNS) : type === 'loan' ? weighted(random, axes.LOAN_SIGNS) : weighted(random, axes.SIGNS);
  const balance = drawBalance(random, type, signs);
  const accounts: Composition['accounts'] = signs === 'sections' || type === 'card' ? 'one' : weighted(random, axes.ACCOUNTS);
  const order: Composition['order'] = signs === 'sections' || accounts === 'periods' ? 'ascending' : weighted(random, axes.ORDERS);
  const drawn = drawEnds(random, { type, signs, balance, accounts });
  // One row and no balance above it: nothing could contradict a misprint.
  const ends = (length === 'none' || length === 'few') && drawn === 'none' ? 'summary' : drawn;
  const dates = drawDates(random, { type, signs, balance, order });
  const words = drawWords(random, locale);
  const money = drawMoney(random, locale, type, signs);
  const paper = drawPaper(random, locale);
  // The built-in fonts have no true minus.
  if (money.negative === 'true-minus' && ['Helvetica', 'Times-Roman', 'Courier'].includes(paper.font)) money.negative = 'minus';
  const known = {
    locale, words, type, length, signs, balance, accounts, order, ends, dates,
    ...money,
    summary: weighted(random, axes.SUMMARIES),
    totals: drawTotals(random, signs, ends),
    signedTotals: random.chance(0.25),
    creditsFirst: random.chance(0.5),
    ...drawDays(random, locale, dates, length),
    lines: weighted(random, axes.LINES),
    isIndented: random.chance(0.15),
    extras: drawExtras(random, type),
    headings: weighted(random, mayLackHeadings(signs, balance, dates) ? axes.HEADINGS : among(axes.HEADINGS, 'each page', 'first page')),
    headingForm: weighted(random, locale.language === 'en' ? among(axes.HEADING_FORMS, 'plain', 'narrow', 'capitals') : axes.HEADING_FORMS),
    headingEdge: weighted(random, axes.HEADING_EDGES),
    vertical: weighted(random, axes.VERTICALS),
    carry: drawCarry(random, { signs, balance, order, type }),
    ...paper,
    front: weighted(random, axes.FRONTS),
    furniture: (['side bar', 'advert', 'legal text', 'watermark', 'margin code', 'page header'] as const).filter((_, index) => random.chance([0.1, 0.2, 0.5, 0.06, 0.1, 0.5][index] as number)),
    tables: (['fees', 'rates', 'daily balances'] as const).filter((name) => random.chance(0.1) && (name !== 'daily balances' || (balance === 'none' && type !== 'card' && accounts === 'one'))),
    ...drawFurther(random.fork('further'), { signs, order, dates }),
    ...drawBetween(random.fork('between'), dates),
  };
  return { ...known, ...drawAround(random.fork('around'), known) };
}

/** What the composition is called in the table, one line an axis value. */
export function axisValues(composition: Composition): string[] {
  const { locale, furniture, tables, lists, extras, isYearPrinted, headings } = composition;
  const single = ['type', 'length', 'signs', 'balance', 'ends', 'totals', 'dates', 'period', 'lines', 'headings', 'vertical', 'carry', 'order', 'accounts', 'font', 'runs', 'gap', 'rules', 'symbols', 'front', 'notes', 'daySums', 'currencies', 'rowNumbers', 'notices', 'referencePlace', 'balanceMarkPlace', 'summaryPlace', 'remarks', 'dayOrder', 'file'] as const;
  return [
    `language: ${locale.name}`,
    ...single.map((axis) => `${axis}: ${composition[axis]}`),
    `date form: ${composition.datePattern.replace(/\[|\]/g, '')}`,
    `year: ${isYearPrinted ? 'in each row' : 'in the period only'}`,
    `paper: ${composition.paper}`,
    ...(['signed', 'debts positive'].includes(composition.signs) ? [`negative: ${composition.negative}`] : []),
    ...(['summary', 'both'].includes(composition.ends) ? [`summary: ${composition.summary}`] : []),
    ...(headings === 'none' ? [] : [`heading form: ${composition.headingForm}`, `heading edge: ${composition.headingEdge}`]),
    ...(composition.isOverdrawn ? [`overdrawn: ${composition.balanceMarks ? 'marks' : 'signs'}`] : []),
    ...furniture.map((name) => `furniture: ${name}`),
    ...tables.map((name) => `tables: ${name}`),
    ...lists.map((name) => `lists: ${name}`),
    ...extras.map((name) => `columns: ${name}`),
  ];
}

function weightedLocale(random: Random): Locale {
  const name = weighted(random, Object.fromEntries(LOCALES.map((locale) => [locale.name, locale.weight])));
  return LOCALES.find((locale) => locale.name === name) as Locale;
}

function drawWords(random: Random, { words, currency }: Locale): Words {
  const used = new Set<string>();
  const entries = Object.entries(words).map(([key, text]) => {
    const all = (text as string).split('|');
    if (key === 'feeItems' || key === 'codes') return [key, text];
    // Two columns of one table never have the same heading.
    const isHeading = ['date', 'booked', 'valued', 'description', 'details', 'party', 'reference', 'kind', 'cheque', 'out', 'in', 'amount', 'balance', 'mark'].includes(key);
    const free = isHeading && key !== 'booked' ? all.filter((word) => !used.has(word)) : all;
    const word = random.pick(free.length > 0 ? free : all);
    if (isHeading) used.add(word);
    // Spanish is spoken where money is no euro.
    return [key, word.replace(/\bEUR\b/, currency)];
  });
  return Object.fromEntries(entries) as Words;
}

function drawBalance(random: Random, type: Composition['type'], signs: Composition['signs']): Composition['balance'] {
  if (signs === 'sections') return 'none';
  if (signs === 'unsigned') return 'each row';
  if (type === 'card') return random.chance(0.2) ? 'each row' : 'none';
  return weighted(random, axes.BALANCES);
}

function drawEnds(random: Random, { type, signs, balance, accounts }: Pick<Composition, 'type' | 'signs' | 'balance' | 'accounts'>): Composition['ends'] {
  if (type === 'card') return 'summary';
  if (signs === 'sections') return weighted(random, among(axes.ENDS, 'summary', 'sentence'));
  if (signs === 'unsigned') return weighted(random, among(axes.ENDS, 'summary', 'rows', 'both'));
  return weighted(random, balance === 'each row' && accounts === 'one' ? axes.ENDS : among(axes.ENDS, 'summary', 'rows', 'both', 'sentence'));
}

function drawTotals(random: Random, signs: Composition['signs'], ends: Composition['ends']): Composition['totals'] {
  if (signs === 'sections') return weighted(random, among(axes.TOTALS, 'none', 'foot', 'summary'));
  if (ends === 'summary' || ends === 'both') return weighted(random, axes.TOTALS);
  return weighted(random, among(axes.TOTALS, 'none', 'foot'));
}

function drawDates(random: Random, { type, signs, balance, order }: Pick<Composition, 'type' | 'signs' | 'balance' | 'order'>): Composition['dates'] {
  if (type === 'card' || signs === 'sections') return weighted(random, among(axes.DATES, 'each row', 'two columns', 'value first'));
  if (balance === "day's end" && order === 'descending') return weighted(random, among(axes.DATES, 'each row', 'two columns'));
  return weighted(random, axes.DATES);
}

function drawMoney(random: Random, locale: Locale, type: Composition['type'], signs: Composition['signs']) {
  const letters = locale.words.marks.split('|').filter((pair) => !pair.includes('-') && pair !== AMBIGUOUS);
  const negatives = locale.language === 'en' ? axes.NEGATIVES : among(axes.NEGATIVES, 'minus', 'trailing', 'true-minus', 'detached');
  const balanceMarksChance = type === 'loan' ? 0.5 : 0.12;
  const isMarked = letters.length > 0 && type !== 'card' && random.chance(balanceMarksChance);
  const pairs = letters.length > 0 && (isMarked || signs === 'suffix' || type === 'card') ? letters : locale.words.marks.split('|');
  const isOverdrawn = type === 'loan' || (type !== 'card' && random.chance(0.15));
  return {
    money: random.pick(locale.money),
    negative: weighted(random, negatives),
    plus: random.chance(0.15) && signs === 'signed',
    marked: random.pick(['both', 'both', 'debits', 'credits'] as const),
    marksFirst: random.chance(0.25),
    symbols: weighted(random, axes.SYMBOLS),
    balanceMarks: isMarked,
    marks: random.pick(pairs).split('/') as [string, string],
    isOverdrawn,
  };
}

/** Numeric days of a short statement need the period in the same order, or nobody could tell the day from the month. */
function drawDays(random: Random, locale: Locale, dates: Composition['dates'], length: Composition['length']) {
  const isYearPrinted = random.chance(0.65);
  const whole = frontOf(random, locale.dates);
  const datePattern = dates === 'heading lines' && random.chance(0.5) ? locale.longDate : isYearPrinted ? whole : frontOf(random, locale.shortDates);
  const isNumeric = !datePattern.includes('MMM');
  const numeric = isNumeric && isYearPrinted ? datePattern : (locale.dates.find((pattern) => !pattern.includes('MMM')) ?? whole);
  const isShort = length === 'none' || length === 'few' || length === 'short';
  const form = isNumeric && isShort ? 'as rows' : weighted(random, axes.PERIOD_FORMS);
  const periodPattern = form === 'words' ? locale.longDate : isNumeric ? numeric : whole;
  return { datePattern, isYearPrinted: datePattern.includes('YY'), periodPattern, period: weighted(random, axes.PERIODS) };
}

/** The first ones more often. */
function frontOf<T>(random: Random, items: readonly T[]): T {
  return items[Math.min(random.int(0, items.length - 1), random.int(0, items.length - 1))] as T;
}

function drawExtras(random: Random, type: Composition['type']): Extra[] {
  const chances: [Extra, number][] = type === 'card' ? [['reference', 0.2]] : [['kind', 0.14], ['cheque', 0.08], ['party', 0.12], ['details', 0.08], ['reference', 0.16]];
  const drawn = chances.filter(([, chance]) => random.chance(chance)).map(([name]) => name);
  return drawn.filter((name) => name !== 'details' || !drawn.includes('party')).slice(0, 2);
}

/** Without headings a row must tell by itself, or by its balance, which figure is what. */
function mayLackHeadings(signs: Composition['signs'], balance: Composition['balance'], dates: Composition['dates']): boolean {
  if (dates === 'two columns' || dates === 'value first' || dates === 'under each other') return false;
  return balance === 'each row' || signs === 'signed' || signs === 'suffix' || signs === 'mark column' || signs === 'debts positive';
}

function drawCarry(random: Random, { signs, balance, order, type }: Pick<Composition, 'signs' | 'balance' | 'order' | 'type'>): Composition['carry'] {
  if (signs === 'sections' || order === 'descending' || type === 'card' || balance === 'none') return 'none';
  return weighted(random, signs === 'debit and credit' ? axes.CARRIES : among(axes.CARRIES, 'none', 'carried'));
}

/** Drawn by themselves, so that what was drawn before they were thought of stays the same. */
function drawFurther(random: Random, { signs, order, dates }: Pick<Composition, 'signs' | 'order' | 'dates'>): Pick<Composition, 'notes' | 'daySums' | 'currencies'> {
  const hasDaySums = (signs === 'debit and credit' || signs === 'credit and debit') && order === 'ascending' && dates !== 'heading lines';
  return {
    notes: weighted(random, axes.NOTES),
    daySums: hasDaySums ? weighted(random, axes.DAY_SUMS) : 'none',
    currencies: weighted(random, axes.CURRENCY_COLUMNS),
  };
}

/** What came later still. Between rows of one day, which print it once, nothing else stands. */
function drawBetween(random: Random, dates: Composition['dates']): Pick<Composition, 'rowNumbers' | 'notices'> {
  return { rowNumbers: weighted(random, axes.ROW_NUMBERS), notices: dates === 'once a day' ? 'none' : weighted(random, axes.NOTICES) };
}

/** The last ones. Rows of a day the other way round need a day each, and nothing that counts on between them. */
function drawAround(random: Random, { type, signs, order, dates, balance, accounts, ends, carry, daySums, locale }: Omit<Composition, keyof Around>): Around {
  const mayTurn = order === 'ascending' && balance === 'each row' && (dates === 'each row' || dates === 'two columns') && carry === 'none' && daySums === 'none';
  const isBelow = accounts === 'one' && type !== 'card' && signs !== 'sections' && (ends === 'summary' || ends === 'both');
  const names = (['pending', 'fees again', 'cheque images', 'spending', 'legend'] as const).filter(() => random.chance(0.07));
  return {
    referencePlace: weighted(random, balance === 'none' ? among(axes.REFERENCE_PLACES, 'before amounts') : axes.REFERENCE_PLACES),
    balanceMarkPlace: weighted(random, axes.BALANCE_MARKS),
    summaryPlace: weighted(random, isBelow ? axes.SUMMARY_PLACES : among(axes.SUMMARY_PLACES, 'above the rows')),
    remarks: weighted(random, axes.REMARKS),
    dayOrder: weighted(random, mayTurn ? axes.DAY_ORDERS : among(axes.DAY_ORDERS, 'as the days')),
    file: weighted(random, accounts === 'periods' ? axes.FILES : among(axes.FILES, 'one statement')),
    lists: names.filter((name) => name === 'fees again' || name === 'cheque images' || hasListWords(locale.language)),
  };
}

function drawPaper(random: Random, locale: Locale) {
  const font = weighted(random, locale.isLatin1 ? axes.FONTS : among(axes.FONTS, 'Sans', 'Condensed', 'Serif', 'Mono'));
  const isWide = font === 'Courier' || font === 'Mono' || font === 'Sans' || font === 'Serif';
  return {
    font,
    fontSize: random.pick(isWide ? [7, 7.5, 8] : [7.5, 8, 8.5, 9, 9.5]),
    runs: weighted(random, axes.RUNS),
    isShuffled: random.chance(0.08),
    paper: random.pick(locale.papers),
    gap: weighted(random, axes.GAPS),
    leading: random.pick([1.15, 1.2, 1.3, 1.45]),
    rowGap: random.pick([0, 0, 0.2, 0.5, 0.9]),
    rules: weighted(random, axes.RULES),
  };
}
