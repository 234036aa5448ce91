// How the figures of one composition are printed: signs, marks, currency signs.
import { formatMoney, type MoneyStyle } from '../generator/money.js';
import type { Composition } from './composition.js';

export class Figures {
  private readonly style: MoneyStyle;
  private readonly signed: MoneyStyle;

  constructor(private readonly composition: Composition) {
    const { locale, money, negative, plus, symbols } = composition;
    this.style = symbols === 'everywhere' ? { ...money, symbol: locale.symbol, symbolPlace: locale.symbolPlace } : money;
    this.signed = { ...this.style, negative, ...(plus ? { plus: '+' } : {}) };
  }

  /** Without its sign. */
  plain(minor: number): string {
    return formatMoney(Math.abs(minor), this.style);
  }

  /** In a single column of amounts. */
  amount(minor: number): string {
    const { signs, marks, marked } = this.composition;
    switch (signs) {
      case 'signed':
        return formatMoney(minor, this.signed);
      case 'debts positive':
        return marked === 'credits' && minor > 0 ? `${this.plain(minor)} CR` : formatMoney(-minor, this.signed);
      case 'suffix':
        return minor < 0 ? `${this.plain(minor)} ${marks[0]}` : this.plain(minor) + (marked === 'debits' ? '' : ` ${marks[1]}`);
      default:
        return this.plain(minor);
    }
  }

  /** A running, opening or closing balance. On a card money owed is printed without a sign. */
  balance(minor: number): string {
    const { balanceMarks, marks, marked, isOverdrawn, type, signs } = this.composition;
    const style = { ...this.signed, plus: undefined };
    if (type === 'card') return signs === 'signed' ? formatMoney(minor, style) : marked === 'credits' && minor > 0 ? `${this.plain(minor)} CR` : formatMoney(-minor, style);
    if (!balanceMarks) return formatMoney(minor, style);
    if (minor < 0) return `${this.plain(minor)} ${marks[0]}`;
    return isOverdrawn && marked === 'debits' ? this.plain(minor) : `${this.plain(minor)} ${marks[1]}`;
  }

  /** The sum of one side. */
  total(minor: number): string {
    return this.composition.signedTotals && this.composition.signs === 'signed' ? formatMoney(minor, { ...this.signed, plus: undefined }) : this.plain(minor);
  }

  /** In a summary, where the currency may be printed although the rows leave it out. */
  withSymbol(text: string): string {
    const { locale, symbols } = this.composition;
    if (symbols !== 'summary') return text;
    const sign = /^[-\u2212(]/.exec(text)?.[0] ?? '';
    const rest = text.slice(sign.length);
    if (locale.symbolPlace === 'after-spaced') return `${text} ${locale.symbol}`;
    return `${sign}${locale.symbol}${locale.symbolPlace === 'before-spaced' ? ' ' : ''}${rest}`;
  }
}
