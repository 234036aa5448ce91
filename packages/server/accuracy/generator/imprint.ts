// Keeps what a layout printed about a ledger, which is the truth of the document, and swaps in the one misprinted figure.
import type { LedgerAccount, LedgerPeriod, LedgerTransaction } from './ledger.js';
import { decimalString } from './money.js';
import type { TruthAccount, TruthFacts, TruthPeriod, TruthTransaction } from './truth.js';

/** The n-th time a figure is printed, to be printed wrong. */
export interface Misprint {
  key: string;
  occurrence: number;
  value: number;
  right: number;
}

export interface PrintedFigure {
  key: string;
  occurrence: number;
  value: number;
  page: number;
}

export interface RowMarks {
  /** The description as printed, line by line. */
  lines: string[];
  /** A type code under the same heading before the text, or a counterparty under its own, which a reader may take in or leave out. */
  code?: string;
  /** The row prints the ledger's other date. */
  otherDate?: boolean;
  /** The row prints its cheque number in a place of its own. */
  checkNumber?: boolean;
}

export class Imprint {
  readonly figures: PrintedFigure[] = [];
  /** The bank that the page names, where the layout leaves it open. */
  issuer: string | null = null;
  private readonly facts = new Map<string, TruthFacts>();
  private readonly rows = new Map<string, TruthTransaction>();
  private readonly values = new Map<string, number>();
  private readonly counts = new Map<string, number>();
  private readonly printedPeriods = new Map<string, { start: boolean; end: boolean }>();

  constructor(
    private readonly page: () => number,
    private readonly misprint: Misprint | null,
  ) {}

  amount(transaction: LedgerTransaction): number {
    return this.figure(`amount ${transaction.id}`, transaction.amount);
  }

  balance(transaction: LedgerTransaction): number {
    return this.figure(`balance ${transaction.id}`, transaction.balance);
  }

  opening(period: LedgerPeriod): number {
    return this.figure(`opening ${period.id}`, period.opening);
  }

  closing(period: LedgerPeriod): number {
    return this.figure(`closing ${period.id}`, period.closing);
  }

  credits(period: LedgerPeriod): number {
    return this.figure(`credits ${period.id}`, period.credits);
  }

  /** Negative. */
  debits(period: LedgerPeriod): number {
    return this.figure(`debits ${period.id}`, period.debits);
  }

  /** A further printed figure that the rows must explain: a section or page total, a day's balance, a carried balance. */
  derived(period: LedgerPeriod, name: string, value: number): number {
    return this.figure(`derived ${period.id} ${name}`, value);
  }

  /** The period's dates are printed somewhere. */
  dates(period: LedgerPeriod, printed: { start: boolean; end: boolean } = { start: true, end: true }): void {
    this.printedPeriods.set(period.id, printed);
  }

  /** What a card's bill prints beside its balances: a decimal string, or a day. */
  fact(period: LedgerPeriod, name: keyof TruthFacts, value: string): void {
    this.facts.set(period.id, { ...this.facts.get(period.id), [name]: value });
  }

  row(transaction: LedgerTransaction, marks: RowMarks): void {
    if (this.rows.has(transaction.id)) throw new Error(`Transaction ${transaction.id} was printed twice as a row.`);
    this.rows.set(transaction.id, {
      date: transaction.date,
      date2: marks.otherDate === true ? transaction.otherDate : null,
      description: marks.lines.join('\n'),
      ...(marks.code === undefined ? {} : { alternativeDescription: `${marks.code} ${marks.lines.join('\n')}` }),
      ...payeeOf(transaction, marks.lines),
      amount: '',
      balance: null,
      checkNumber: marks.checkNumber === true ? transaction.checkNumber : null,
      page: this.page(),
    });
  }

  truthOf(account: LedgerAccount): Omit<TruthAccount, 'bank' | 'holder'> {
    return {
      number: account.number,
      name: account.name,
      type: account.type,
      currency: account.currency,
      decimals: account.decimals,
      periods: account.periods.map((period) => this.periodTruth(period, account.decimals)),
    };
  }

  private periodTruth(period: LedgerPeriod, decimals: number): TruthPeriod {
    const printed = this.printedPeriods.get(period.id);
    const value = (key: string): string | null => {
      const minor = this.values.get(key);
      return minor === undefined ? null : decimalString(minor, decimals);
    };
    const transactions = period.transactions.map((transaction) => {
      const row = this.rows.get(transaction.id);
      const amount = value(`amount ${transaction.id}`);
      if (row === undefined || amount === null) throw new Error(`The layout did not print transaction ${transaction.id}.`);
      return { ...row, amount, balance: value(`balance ${transaction.id}`) };
    });
    const startBalance = value(`opening ${period.id}`);
    const endBalance = value(`closing ${period.id}`);
    const isChained = transactions.length > 0 && transactions.every((row) => row.balance !== null);
    return {
      startDate: printed?.start === true ? period.start : null,
      endDate: printed?.end === true ? period.end : null,
      startBalance,
      endBalance,
      facts: this.facts.get(period.id) ?? {},
      isReconciled: ((startBalance !== null && endBalance !== null) || isChained) && !this.isMisprinted(period),
      transactions,
    };
  }

  private isMisprinted(period: LedgerPeriod): boolean {
    return this.misprint !== null && keyConcerns(this.misprint.key, period);
  }

  private figure(key: string, value: number): number {
    const occurrence = (this.counts.get(key) ?? 0) + 1;
    this.counts.set(key, occurrence);
    const isWrong = this.misprint?.key === key && this.misprint.occurrence === occurrence;
    const printed = isWrong ? (this.misprint as Misprint).value : value;
    // The first printed occurrence is the truth of the row; later ones repeat it.
    if (occurrence === 1) this.values.set(key, printed);
    this.figures.push({ key, occurrence, value: printed, page: this.page() });
    return printed;
  }
}

/** "amount 0.1.12" and "derived 0.1 page 2" both concern period 0.1. */
function keyConcerns(key: string, period: LedgerPeriod): boolean {
  const subject = key.split(' ')[1] ?? '';
  return subject === period.id || subject.startsWith(`${period.id}.`);
}

/** Lines may break within a name. */
function payeeOf({ counterparty }: LedgerTransaction, lines: readonly string[]): { payee?: string } {
  const isPrinted = counterparty !== null && lines.join(' ').replace(/\s+/g, ' ').toLowerCase().includes(counterparty.toLowerCase());
  return isPrinted ? { payee: counterparty } : {};
}
