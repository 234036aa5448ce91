import { numberFromMinor } from '@tieout/sdk/contract';
import type { Transaction as WireTransaction } from '@tieout/sdk/contract';
import type { Transaction } from './transactions.model.js';

export function presentTransaction(transaction: Transaction): WireTransaction {
  const { id, documentId, fieldName, rowNumber, included, pageNumber, date, date2, payee, description, checkNumber, refNumber } = transaction;
  const { account, accountNickname, periodId, chunkLabel, currency, category, status, row, box, provenance, metadata, version } = transaction;
  const amount = wire(transaction.amountMinor, transaction.decimals);
  return {
    id, documentId, fieldName, rowNumber, included, pageNumber, date, date2, payee, description, checkNumber, refNumber, account,
    accountNickname, chunk: periodId, chunkLabel, currency, category, status, row, box, provenance, metadata, version,
    amount,
    debit: amount !== null && amount < 0 ? -amount : null,
    credit: amount !== null && amount > 0 ? amount : null,
    balance: wire(transaction.balanceMinor, transaction.decimals),
  };
}

function wire(amountMinor: number | null, decimals: number): number | null {
  return amountMinor === null ? null : numberFromMinor(amountMinor, decimals);
}
