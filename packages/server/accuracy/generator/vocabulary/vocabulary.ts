import { formatDay, type DateLanguage, type Day } from '../calendar.js';
import { formatMoney, type MoneyStyle } from '../money.js';
import type { Random } from '../random.js';

export type TransactionKind =
  | 'payroll'
  | 'rent'
  | 'card'
  | 'atm'
  | 'cheque'
  | 'directDebit'
  | 'transferIn'
  | 'transferOut'
  | 'fee'
  | 'interest'
  | 'refund'
  | 'deposit'
  | 'payment';

/**
 * The words of one language. A template is one or several lines separated by "|", with places in braces:
 * merchant company person city utility, ref (letters and digits), num (digits), card (last four), day (a date near the
 * booking), amount (some other amount: foreign price, gross pay, exchange fee).
 */
export interface Vocabulary {
  language: DateLanguage;
  merchants: readonly string[];
  companies: readonly string[];
  people: readonly string[];
  cities: readonly string[];
  utilities: readonly string[];
  /** Date pattern inside descriptions. */
  datePattern: string;
  templates: Record<TransactionKind, readonly string[]>;
}

export interface DescriptionFacts {
  kind: TransactionKind;
  day: Day;
  money: MoneyStyle;
  checkNumber: string | null;
  cardDigits: string;
  /** Fewest and most lines wanted; the nearest template is taken when none fits. */
  lines: [number, number];
}

/** Places of a template that name who pays or is paid. */
const NAMES = new Set(['merchant', 'company', 'person', 'utility']);

export interface Description {
  lines: string[];
  /** Whom the words name; null where they name nobody. */
  counterparty: string | null;
}

export function describe(vocabulary: Vocabulary, facts: DescriptionFacts, random: Random): Description {
  const all = vocabulary.templates[facts.kind];
  const fitting = all.filter((template) => {
    const count = template.split('|').length;
    return count >= facts.lines[0] && count <= facts.lines[1];
  });
  const template = random.pick(fitting.length > 0 ? fitting : all);
  const person = random.pick(vocabulary.people);
  const values: Record<string, () => string> = {
    merchant: () => random.pick(vocabulary.merchants),
    company: () => random.pick(vocabulary.companies),
    person: () => person,
    city: () => random.pick(vocabulary.cities),
    utility: () => random.pick(vocabulary.utilities),
    ref: () => random.letters(2) + random.digits(8),
    num: () => random.digits(6),
    longnum: () => random.digits(12),
    card: () => facts.cardDigits,
    check: () => facts.checkNumber ?? random.digits(4),
    day: () => formatDay(facts.day, vocabulary.datePattern, vocabulary.language),
    amount: () => formatMoney(random.int(1500, 480000), { ...facts.money, symbol: undefined }),
  };
  let counterparty: string | null = null;
  const text = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`Template "${template}" names {${name}}, which no description can fill.`);
    const word = value();
    if (NAMES.has(name)) counterparty = word;
    return word;
  });
  return { lines: text.split('|').slice(0, facts.lines[1]), counterparty };
}
