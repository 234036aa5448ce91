// The Reconciliation sheet: each period's equation as live formulas beside the values and the result of the proof.
import { formatMinor } from '@tieout/sdk/contract';
import type { PreparedAccount, PreparedPeriod } from '../prepare.js';
import { oneLine } from '../text.js';
import { amountCell, amountStyle, cellsRow, dateCell, styles, textCell } from './xlsxSheet.js';
import type { Cell } from './xlsxSheet.js';

/** Where the amounts and the numbers of the periods stand. */
export interface TransactionColumns {
  sheets: readonly string[];
  amount: string;
  period: string;
}

const headings = [
  'Period No.', 'Account', 'Type', 'Currency', 'Start date', 'End date', 'Rows', 'Start balance', 'Money in', 'Money out',
  'Start + in + out', 'End balance', 'Difference', 'Result', 'Equation', 'Explanation',
];
export const reconciliationWidths = [11, 22, 8, 10, 12, 12, 8, 15, 15, 15, 16, 15, 13, 16, 44, 70];

export function* reconciliationRows(
  accounts: readonly PreparedAccount[],
  transactions: TransactionColumns,
): Generator<(rowNumber: number) => string> {
  yield cellsRow(headings.map((text) => ({ text, style: styles.heading })));
  let number = 0;
  for (const account of accounts) {
    for (const period of account.periods) {
      number += 1;
      // The heading is row 1, so period n stands on row n + 1.
      yield cellsRow(periodCells(account, period, number, number + 1, transactions));
    }
  }
}

function periodCells(account: PreparedAccount, period: PreparedPeriod, number: number, row: number, transactions: TransactionColumns): Cell[] {
  const { decimals } = account;
  const { count, creditsMinor, debitsMinor } = period.summary;
  const live = (formula: string, minor: number): Cell => ({ formula, value: formatMinor(minor, decimals), style: amountStyle(decimals) });
  const sum = (sign: string): string => {
    const parts = transactions.sheets.map((sheet) => sumOf(sheet, transactions, row, sign));
    return `ROUND(${parts.join('+')},${decimals})`;
  };
  const { startBalanceMinor: start, endBalanceMinor: end } = period;
  const reached = start === null ? null : start + creditsMinor + debitsMinor;
  return [
    { number: String(number), style: styles.integer },
    textCell(oneLine(account.number ?? account.name)),
    textCell(account.type === 'card' ? 'Card' : 'Bank'),
    textCell(account.currency ?? ''),
    dateCell(period.startDate, 'YYYY-MM-DD'),
    dateCell(period.endDate, 'YYYY-MM-DD'),
    { number: String(count), style: styles.integer },
    amountCell(start, decimals),
    live(sum('>0'), creditsMinor),
    live(sum('<0'), debitsMinor),
    reached === null ? null : live(`ROUND(H${row}+I${row}+J${row},${decimals})`, reached),
    amountCell(end, decimals),
    reached === null || end === null ? null : live(`ROUND(K${row}-L${row},${decimals})`, reached - end),
    resultCell(period),
    textCell(equation(period, decimals)),
    { text: oneLine(period.proof?.explanation), style: styles.wrapped },
  ];
}

/** By the period's number rather than by a range of rows: sorting or filtering the sheet does not break it. */
function sumOf(sheet: string, { amount, period }: TransactionColumns, row: number, sign: string): string {
  const column = (letters: string): string => `'${sheet}'!$${letters}:$${letters}`;
  return `SUMIFS(${column(amount)},${column(period)},$A${row},${column(amount)},"${sign}")`;
}

function resultCell(period: PreparedPeriod): Cell {
  if (period.isReconciled) return { text: 'Reconciled', style: styles.good };
  return { text: period.proof?.status === 'notReconciled' ? 'Not reconciled' : 'Not proved', style: styles.bad };
}

/** "1000.00 + 2500.00 - 256.80 = 3243.20", with the figures that are known. */
function equation(period: PreparedPeriod, decimals: number): string {
  const { startBalanceMinor: start, endBalanceMinor: end, summary } = period;
  const figure = (minor: number | null): string => (minor === null ? '?' : formatMinor(minor, decimals));
  const reached = start === null ? null : start + summary.creditsMinor + summary.debitsMinor;
  const isEqual = reached !== null && reached === end;
  const sign = reached === null || end === null ? '?=' : isEqual ? '=' : '<>';
  return `${figure(start)} + ${figure(summary.creditsMinor)} - ${figure(-summary.debitsMinor)} ${sign} ${figure(end)}`;
}
