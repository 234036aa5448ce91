// Columns that change what the mapped ones say: a fee beside the amount, and the sender where only the recipient is taken for the payee.
import { chainLinks } from './csvSigns.js';
import type { CsvMapping } from './csvMapping.js';
import { plainWords } from './headings.js';
import type { CsvRecord } from './records.js';

export interface BesideColumns {
  fee: number | null;
  /** Who paid, for money that comes in. */
  payer: number | null;
}

export function besideColumns(header: CsvRecord | null, { payee }: CsvMapping['columns']): BesideColumns {
  const words = header?.cells.map(plainWords) ?? [];
  const columnOf = (heading: RegExp): number | null => {
    const at = words.findIndex((word) => heading.test(word));
    return at < 0 ? null : at;
  };
  const isRecipient = payee !== undefined && /empfanger|^payee|recipient|beneficiary/.test(words[payee] ?? '') && !/auftraggeber|payer|pflichtig/.test(words[payee] ?? '');
  return { fee: columnOf(/^(fees?|commission|gebuhr(en)?|frais)$/), payer: isRecipient ? columnOf(/^(zahlungspflichtige|auftraggeber|payer|sender)\b/) : null };
}

interface FeeRow {
  amountMinor: number;
  balanceMinor: number | null;
  currency: string | null;
}

/** Fees that the balances count and the amounts do not are taken from the amounts; else the amounts stay as they are written. */
export function takeFees(rows: readonly FeeRow[], fees: readonly number[]): void {
  if (fees.every((fee) => fee === 0)) return;
  for (const currency of new Set(rows.map((row) => row.currency))) {
    const isOf = (row: FeeRow): boolean => row.currency === currency;
    const reduced = rows.map((row, index) => ({ ...row, amountMinor: row.amountMinor - Math.abs(fees[index]!) }));
    if (chainLinks(rows.filter(isOf), 1).bad === 0 || chainLinks(reduced.filter(isOf), 1).bad > 0) continue;
    rows.forEach((row, index) => {
      if (isOf(row)) row.amountMinor = reduced[index]!.amountMinor;
    });
  }
}
