// Stable ids of transactions (FITID): the same row gives the same id for ever, true twins differ.
import { createHash } from 'node:crypto';
import { formatMinor } from '@tieout/sdk/contract';
import type { ExportAccount, ExportRow } from './statement.js';
import { oneLine } from './text.js';

/**
 * Gives each row of one account its id: the date and a hash of account, date, amount, description as extracted and the
 * occurrence among identical rows. Nothing of the time of export, of a row counter or of an edit goes into it.
 */
export function transactionIds(account: Pick<ExportAccount, 'number' | 'name' | 'decimals'>): (row: ExportRow) => string {
  const accountKey = oneLine(account.number) || oneLine(account.name);
  const seen = new Map<string, number>();
  return (row) => {
    const date = row.date ?? '';
    const description = oneLine(row.originalDescription ?? row.description);
    const key = `${accountKey}|${date}|${formatMinor(row.amountMinor, account.decimals)}|${description}`;
    const occurrence = seen.get(key) ?? 0;
    seen.set(key, occurrence + 1);
    const hash = createHash('sha256').update(`${key}|${occurrence}`).digest('hex').slice(0, 12);
    return date.replaceAll('-', '') + hash.toUpperCase();
  };
}

/** Whether these can be the ids that we gave to the rows of an account: a file of ours comes back. */
export function areTransactionIds(ids: readonly (string | null)[]): boolean {
  return ids.every((id) => id !== null && /^\d{8}[0-9A-F]{12}$/.test(id)) && ids.some((id) => /[A-F]/.test(id!));
}
