// How an amount is printed. Amounts are integers in minor units throughout; nothing here goes through a float.

export interface MoneyStyle {
  decimals: number;
  /** Between groups of digits; '' for none. */
  group: string;
  decimal: string;
  /** thousands: 1,234,567; lakh: 12,34,567. */
  grouping?: 'thousands' | 'lakh';
  negative?: 'minus' | 'true-minus' | 'trailing' | 'parentheses' | 'detached' | 'none';
  /** Printed before positive amounts. */
  plus?: string;
  /** Around the number, inside the sign: 'before' gives -$1.00. */
  symbol?: string;
  symbolPlace?: 'before' | 'before-spaced' | 'after-spaced' | 'after' | 'outside';
  /** .45 instead of 0.45. */
  noLeadingZero?: boolean;
}

export const ENGLISH: MoneyStyle = { decimals: 2, group: ',', decimal: '.' };
export const CONTINENTAL: MoneyStyle = { decimals: 2, group: '.', decimal: ',' };
export const SPACED: MoneyStyle = { decimals: 2, group: ' ', decimal: ',' };
export const SWISS: MoneyStyle = { decimals: 2, group: "'", decimal: '.' };
export const LAKH: MoneyStyle = { decimals: 2, group: ',', decimal: '.', grouping: 'lakh' };

export function formatMoney(minor: number, style: MoneyStyle): string {
  if (!Number.isSafeInteger(minor)) throw new Error(`An amount must be a whole number of minor units, got ${minor}.`);
  const body = withSymbol(plainNumber(Math.abs(minor), style), style);
  if (minor < 0) return negated(body, style);
  return outside((minor > 0 ? (style.plus ?? '') : '') + body, style);
}

/** A printer of amounts in one style. */
export function moneyIn(style: MoneyStyle): (minor: number) => string {
  return (minor) => formatMoney(minor, style);
}

export const english = moneyIn(ENGLISH);
export const continental = moneyIn(CONTINENTAL);
export const spaced = moneyIn(SPACED);
export const swiss = moneyIn(SWISS);
export const lakh = moneyIn(LAKH);
export const dollars = moneyIn({ ...ENGLISH, symbol: '$' });
export const pounds = moneyIn({ ...ENGLISH, symbol: '£' });
export const minusBehind = moneyIn({ ...CONTINENTAL, negative: 'trailing' });

/** Amounts without their sign, and behind them what tells it: "12.00 DR", "12.00 CR". */
export function marked(print: (minor: number) => string, out: string, into: string): (minor: number) => string {
  return (minor) => print(Math.abs(minor)) + (minor < 0 ? out : into);
}

/** "-1234.50": the decimal string of the JSON output, for any number of decimals. */
export function decimalString(minor: number, decimals: number): string {
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const text = decimals === 0 ? digits : `${whole}.${digits.slice(digits.length - decimals)}`;
  return minor < 0 ? `-${text}` : text;
}

function plainNumber(minor: number, style: MoneyStyle): string {
  const digits = String(minor).padStart(style.decimals + 1, '0');
  const whole = digits.slice(0, digits.length - style.decimals);
  const fraction = style.decimals === 0 ? '' : style.decimal + digits.slice(digits.length - style.decimals);
  if (style.noLeadingZero && whole === '0' && fraction !== '') return fraction;
  return grouped(whole, style) + fraction;
}

function grouped(whole: string, style: MoneyStyle): string {
  if (style.group === '') return whole;
  const groups: string[] = [whole.slice(-3)];
  const size = style.grouping === 'lakh' ? 2 : 3;
  for (let end = whole.length - 3; end > 0; end -= size) groups.unshift(whole.slice(Math.max(0, end - size), end));
  return groups.join(style.group);
}

function withSymbol(text: string, style: MoneyStyle): string {
  if (style.symbol === undefined) return text;
  switch (style.symbolPlace ?? 'before') {
    case 'before':
      return style.symbol + text;
    case 'before-spaced':
      return `${style.symbol} ${text}`;
    case 'after':
      return text + style.symbol;
    case 'after-spaced':
      return `${text} ${style.symbol}`;
    case 'outside':
      return text;
  }
}

function outside(text: string, style: MoneyStyle): string {
  return style.symbolPlace === 'outside' ? `${style.symbol ?? ''}${text}` : text;
}

function negated(body: string, style: MoneyStyle): string {
  switch (style.negative ?? 'minus') {
    case 'minus':
      return outside(`-${body}`, style);
    case 'true-minus':
      return outside(`\u2212${body}`, style);
    case 'trailing':
      return outside(`${body}-`, style);
    case 'parentheses':
      return `(${outside(body, style)})`;
    case 'detached':
      return outside(`- ${body}`, style);
    case 'none':
      return outside(body, style);
  }
}
