// What a reading says about one page, as rows that can be laid over those that are stored. Pure.
import type { ExtractedDocument, StatementRow } from '../../extraction/model.js';
import type { Box, Source } from '../../reconciliation/proof.js';

export interface ReadRow {
  date: string | null;
  description: string;
  payee: string | null;
  amountMinor: number;
  balanceMinor: number | null;
  checkNumber: string | null;
  box: Box | null;
  decimals: number;
  accountNumber: string | null;
  sources: Record<'date' | 'description' | 'amount' | 'balance', Source | null>;
}

/** @param page from 1 */
export function rowsOfPage(document: ExtractedDocument, page: number): ReadRow[] {
  return document.accounts.flatMap((account) =>
    account.periods.flatMap(({ rows }) => rows.filter((row) => row.page === page).map((row) => readRow(row, account.decimals, account.number))),
  );
}

function readRow({ date, description, payee, amount, balance, checkNumber, box }: StatementRow, decimals: number, accountNumber: string | null): ReadRow {
  return {
    date: date?.value ?? null, description: description.value, payee, amountMinor: amount.value, balanceMinor: balance?.value ?? null, checkNumber, box, decimals, accountNumber,
    sources: { date: date?.source ?? null, description: description.source, amount: amount.source, balance: balance?.source ?? null },
  };
}
