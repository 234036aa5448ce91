// What tests ask of the statement on a page of text, in figures as they are printed. In integers, and period by period, readPeriods asks the same.
import type { DocumentModel } from '../model.js';
import { understand } from '../understand.js';
import { documentOfText, readRows } from './documentOfText.js';

export function readStatement(page: string | DocumentModel) {
  const document = understand(typeof page === 'string' ? documentOfText(page) : page);
  const { accounts } = document;
  const periods = accounts.flatMap((account) => account.periods);
  // Else a test of what is not there would pass.
  if (periods.length === 0) throw new Error('No statement is read on this page.');
  const lists = readRows(document);
  const rowLists = lists.map((rows) => rows.map(({ date, amount }): [day: string | null, amount: string] => [date, amount]));
  const first = lists[0]!;
  return {
    document,
    accounts,
    numbers: accounts.map(({ number }) => number),
    currencies: accounts.map(({ currency }) => currency),
    periods,
    badges: periods.map(({ isReconciled }) => isReconciled),
    verdicts: periods.map(({ proof }) => proof.status),
    days: periods.map(({ startDate, endDate }) => [startDate?.value, endDate?.value]),
    bounds: periods.map(({ startBalance, endBalance }) => [startBalance?.value, endBalance?.value]),
    /** Of each period every row, with its text and balance. */
    lists,
    /** Of each period the day and the amount of every row. */
    rowLists,
    allRows: rowLists.flat(),
    // Of the first account and its first period:
    account: accounts[0]!,
    type: accounts[0]!.type,
    period: periods[0]!,
    isReconciled: periods[0]!.isReconciled,
    verdict: periods[0]!.proof.status,
    rows: rowLists[0]!,
    amounts: first.map(({ amount }) => amount),
    texts: first.map(({ description }) => description),
  };
}
