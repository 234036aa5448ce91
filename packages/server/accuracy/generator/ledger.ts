// The business behind a statement, invented before anything is printed: accounts, periods, transactions that add up exactly.
import { addDays, endOfMonth, nextBusinessDay, startOfNextMonth, toNumber, type Day } from './calendar.js';
import type { MoneyStyle } from './money.js';
import type { Random } from './random.js';
import { describe, type Description, type TransactionKind, type Vocabulary } from './vocabulary/vocabulary.js';

export interface LedgerTransaction {
  /** Unique within the statement; the key of everything printed about it. */
  id: string;
  kind: TransactionKind;
  /** Posting date. */
  date: Day;
  /** Transaction or value date, for layouts that print two. */
  otherDate: Day;
  /** HH:MM:SS */
  time: string;
  /** Minor units, money in positive, as the holder sees it (card purchases negative). */
  amount: number;
  /** After this transaction. On a card, money owed is negative. */
  balance: number;
  checkNumber: string | null;
  reference: string;
  lines: string[];
  counterparty: string | null;
}

export interface LedgerPeriod {
  id: string;
  start: Day;
  end: Day;
  opening: number;
  closing: number;
  credits: number;
  debits: number;
  transactions: LedgerTransaction[];
}

export interface LedgerAccount {
  id: string;
  /** As printed. */
  number: string;
  name: string;
  type: 'bank' | 'card';
  currency: string;
  decimals: number;
  holder: string;
  periods: LedgerPeriod[];
}

export interface AccountPlan {
  number: string;
  name: string;
  type?: 'bank' | 'card';
  currency: string;
  decimals?: number;
  holder: string;
  vocabulary: Vocabulary;
  /** How amounts inside descriptions look. */
  money: MoneyStyle;
  start: Day;
  end: Day;
  /** Consecutive periods; the first has the dates above, the others follow by months. */
  periods?: number;
  /** Fewest and most transactions in a period. */
  count: [number, number];
  /** Fewest and most description lines. */
  lines?: [number, number];
  weights?: Partial<Record<TransactionKind, number>>;
  /** Typical amounts are for a currency like the dollar; 100 suits the yen, 60 the rupee. */
  scale?: number;
  /** Without this the opening balance is raised until the account is never overdrawn. */
  overdraft?: boolean;
  /** Longest distance between the two dates of a transaction. */
  dateGap?: number;
}

/** Major units, before the scale; a negative range is money out. */
const RANGES: Record<TransactionKind, [number, number]> = {
  payroll: [1450, 5200],
  rent: [-1900, -560],
  card: [-180, -2],
  atm: [-300, -20],
  cheque: [-2500, -35],
  directDebit: [-220, -14],
  transferIn: [15, 2600],
  transferOut: [-1800, -10],
  fee: [-25, -1],
  interest: [0, 9],
  refund: [4, 95],
  deposit: [40, 2000],
  payment: [90, 1500],
};

const BANK_WEIGHTS: Partial<Record<TransactionKind, number>> = {
  payroll: 2, rent: 1, card: 11, atm: 2, cheque: 1, directDebit: 4, transferIn: 3, transferOut: 4, fee: 1, interest: 1, refund: 1, deposit: 1,
};
const CARD_WEIGHTS: Partial<Record<TransactionKind, number>> = { card: 18, refund: 1, payment: 2, fee: 1 };

export function createAccount(id: string, plan: AccountPlan, random: Random): LedgerAccount {
  const account: LedgerAccount = {
    id,
    number: plan.number,
    name: plan.name,
    type: plan.type ?? 'bank',
    currency: plan.currency,
    decimals: plan.decimals ?? 2,
    holder: plan.holder,
    periods: [],
  };
  let start = plan.start;
  let end = plan.end;
  let checkNumber = random.int(101, 8000);
  for (let i = 0; i < (plan.periods ?? 1); i++) {
    const transactions = createTransactions(`${id}.${i}`, plan, start, end, random);
    for (const transaction of transactions) {
      if (transaction.kind !== 'cheque') continue;
      checkNumber += random.pick([1, 1, 1, 2, 3]);
      transaction.checkNumber = String(checkNumber);
    }
    for (const transaction of transactions) Object.assign(transaction, describeRow(transaction, plan, random));
    account.periods.push({ id: `${id}.${i}`, start, end, opening: 0, closing: 0, credits: 0, debits: 0, transactions });
    start = addDays(end, 1);
    end = endOfMonth(start);
  }
  settle(account, plan, random);
  return account;
}

function createTransactions(period: string, plan: AccountPlan, start: Day, end: Day, random: Random): LedgerTransaction[] {
  const count = random.int(plan.count[0], plan.count[1]);
  const days = toNumber(end) - toNumber(start);
  const weighted = weightedKinds({ ...(plan.type === 'card' ? CARD_WEIGHTS : BANK_WEIGHTS), ...plan.weights });
  const rows: LedgerTransaction[] = [];
  while (rows.length < count) {
    const date = postingDay(addDays(start, random.int(0, days)), end);
    const row = createTransaction(random.pick(weighted), date, plan, random);
    rows.push(row);
    // True twins happen (two coffees, two fares) and must both be kept.
    if (rows.length < count && row.kind === 'card' && random.chance(0.03)) rows.push({ ...row });
  }
  rows.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  return rows.map((row, index) => ({ ...row, id: `${period}.${index}` }));
}

function postingDay(day: Day, end: Day): Day {
  const business = nextBusinessDay(day);
  return business > end ? day : business;
}

function weightedKinds(weights: Partial<Record<TransactionKind, number>>): TransactionKind[] {
  return (Object.entries(weights) as [TransactionKind, number][]).flatMap(([kind, weight]) => Array<TransactionKind>(weight).fill(kind));
}

function createTransaction(kind: TransactionKind, date: Day, plan: AccountPlan, random: Random): LedgerTransaction {
  const [low, high] = RANGES[kind];
  const unit = 10 ** (plan.decimals ?? 2);
  const scale = plan.scale ?? 1;
  let amount = random.int(Math.round(low * scale * unit), Math.round(high * scale * unit));
  if (kind === 'atm') amount = Math.trunc(amount / (10 * unit)) * 10 * unit;
  if (kind === 'rent' || kind === 'transferOut') amount = random.chance(0.6) ? Math.trunc(amount / unit) * unit : amount;
  if (amount === 0) amount = high > 0 ? 1 : -1;
  return {
    id: '',
    kind,
    date,
    otherDate: addDays(date, -random.int(0, plan.dateGap ?? 3)),
    time: [random.int(6, 22), random.int(0, 59), random.int(0, 59)].map((part) => String(part).padStart(2, '0')).join(':'),
    amount,
    balance: 0,
    checkNumber: null,
    reference: random.letters(1) + random.digits(9),
    lines: [],
    counterparty: null,
  };
}

function describeRow(transaction: LedgerTransaction, plan: AccountPlan, random: Random): Description {
  return describe(
    plan.vocabulary,
    {
      kind: transaction.kind,
      day: transaction.otherDate,
      money: plan.money,
      checkNumber: transaction.checkNumber,
      cardDigits: plan.number.replace(/\D/g, '').slice(-4).padStart(4, '7'),
      lines: plan.lines ?? [1, 2],
    },
    random,
  );
}

function settle(account: LedgerAccount, plan: AccountPlan, random: Random): void {
  const unit = Math.round(10 ** account.decimals * (plan.scale ?? 1));
  let opening = random.int(120 * unit, 9000 * unit);
  if (account.type === 'card') opening = -random.int(60 * unit, 2400 * unit);
  else if (!plan.overdraft) opening = Math.max(opening, random.int(unit, 400 * unit) - lowest(account));
  let balance = opening;
  for (const period of account.periods) {
    period.opening = balance;
    for (const transaction of period.transactions) {
      balance += transaction.amount;
      transaction.balance = balance;
      if (transaction.amount > 0) period.credits += transaction.amount;
      else period.debits += transaction.amount;
    }
    period.closing = balance;
  }
}

/** The lowest running sum when starting from nothing. */
function lowest(account: LedgerAccount): number {
  let sum = 0;
  let low = 0;
  for (const period of account.periods) {
    for (const transaction of period.transactions) {
      sum += transaction.amount;
      low = Math.min(low, sum);
    }
  }
  return low;
}

/** A calendar month somewhere in 2019 to 2025, which a layout may ask to begin on another day. */
export function randomMonth(random: Random): { start: Day; end: Day } {
  const start = `${random.int(2019, 2025)}-${String(random.int(1, 12)).padStart(2, '0')}-01`;
  return { start, end: endOfMonth(start) };
}

/** A period that begins in December and ends in January. */
export function acrossNewYear(random: Random): { start: Day; end: Day } {
  const year = random.int(2019, 2025);
  return { start: `${year}-12-${random.int(10, 20)}`, end: `${year + 1}-01-${random.int(10, 20)}` };
}

export function quarter(random: Random): { start: Day; end: Day } {
  const { start } = randomMonth(random);
  return { start, end: endOfMonth(startOfNextMonth(startOfNextMonth(start))) };
}
