// ExtractedDocument -> the records of the database. Pure: the same document gives the same records, ids included.
import { BAD_YEAR, BANK_COLUMNS, formatMinor, proveInvoice } from '@tieout/sdk/contract';
import type { ReconciliationState } from '@tieout/sdk/contract';
import type { Attributes } from 'sequelize';
import type { ExtractedDocument, StatementAccount, StatementPeriod, StatementRow } from '../extraction/model.js';
import { invoiceRecord, invoicesOf } from '../invoices/invoiceRecord.js';
import type { Account, Period } from '../reconciliation/reconciliation.model.js';
import { proofStates } from '../reconciliation/proof.js';
import { basisOf } from '../reconciliation/proofBasis.js';
import type { ProofBasis } from '../reconciliation/proofBasis.js';
import type { Transaction } from '../transactions/transactions.model.js';
import { accountTitle, uniqueTitles } from './accountTitles.js';
import { deterministicId } from './deterministicId.js';
import type { Finding } from './findings.model.js';
import { periodLabel } from './periodLabel.js';
import { combineStates } from './summarizeJob.js';

type WithoutTenant<M extends { contractId: string }> = Omit<M, 'contractId'>;
export type TransactionRecord = WithoutTenant<Attributes<Transaction>>;
export type PeriodRecord = WithoutTenant<Attributes<Period>>;
export type AccountRecord = WithoutTenant<Attributes<Account>>;
export type FindingRecord = WithoutTenant<Attributes<Finding>>;

export interface DocumentRecords {
  accounts: AccountRecord[];
  periods: PeriodRecord[];
  transactions: TransactionRecord[];
  findings: FindingRecord[];
  isGeneric: boolean;
  reconciliation: ReconciliationState;
  hasBadDate: boolean;
}

export interface Place {
  jobId: string;
  documentId: string;
  documentPosition: number;
}

export function rowsOfDocument(document: ExtractedDocument, place: Place): DocumentRecords {
  const accounts: AccountRecord[] = [];
  const periods: PeriodRecord[] = [];
  const transactions: TransactionRecord[] = [];
  const titles = uniqueTitles(document.accounts.map(accountTitle));
  document.accounts.forEach((account, position) => {
    const accountRecord = accountOf(account, titles[position]!, position, place);
    accounts.push(accountRecord);
    account.periods.forEach((period, index) => {
      const periodRecord = periodOf(period, accountRecord, index, transactions.length, place);
      periods.push(periodRecord);
      for (const row of period.rows) transactions.push(transactionOf(row, account, accountRecord, periodRecord, transactions.length, place));
    });
  });
  const fieldName = document.isForm ? 'formMode' : 'generic';
  for (const row of document.generic) transactions.push(genericOf(row, fieldName, transactions.length, place));
  const invoices = document.invoices ? invoicesOf(document.invoices, document.pages.length) : [];
  for (const invoice of invoices) transactions.push(invoiceRecord(invoice, transactions.length, place));
  return {
    accounts,
    periods,
    transactions,
    findings: document.findings.map((finding, position) => ({ id: deterministicId(place.jobId, place.documentId, 'finding', position), ...place, position, ...finding })),
    isGeneric: document.kind === 'generic',
    reconciliation: combineStates([...document.accounts.flatMap((account) => account.periods.map((period) => proofStates[period.proof.status])), ...invoices.map((invoice) => proveInvoice(invoice).state)]),
    hasBadDate: [...transactions.flatMap(({ date, date2 }) => [date, date2]), ...periods.flatMap(({ startDate, endDate }) => [startDate, endDate])].some((date) =>
      date?.includes(BAD_YEAR),
    ),
  };
}

function accountOf(account: StatementAccount, accountName: string, position: number, place: Place): AccountRecord {
  const { number, name, type, currency, decimals, institution, holder } = account;
  const id = deterministicId(place.jobId, place.documentId, 'account', position);
  return { id, ...place, position, accountName, number, name, type, currency, decimals, institution, holder };
}

function periodOf(period: StatementPeriod, account: AccountRecord, position: number, firstRowNumber: number, place: Place): PeriodRecord {
  const { startDate, endDate, startBalance, endBalance, facts, rows, proof, isReconciled } = period;
  const credits = rows.filter((row) => row.amount.value > 0);
  const payments = rows.filter((row) => row.amount.value < 0);
  const total = (some: readonly StatementRow[]) => some.reduce((sum, row) => sum + row.amount.value, 0);
  return {
    id: deterministicId(place.jobId, place.documentId, 'period', account.position, position),
    jobId: place.jobId,
    documentId: place.documentId,
    accountId: account.id,
    position,
    label: periodLabel(startDate?.value, endDate?.value, position),
    startDate: startDate?.value ?? null,
    endDate: endDate?.value ?? null,
    startBalanceMinor: startBalance?.value ?? null,
    endBalanceMinor: endBalance?.value ?? null,
    numCredits: credits.length,
    numPayments: payments.length,
    totalCreditsMinor: total(credits),
    totalPaymentsMinor: total(payments),
    numTransactions: rows.length,
    isReconciled,
    sources: {
      startDate: startDate?.source ?? null, endDate: endDate?.source ?? null,
      startBalance: startBalance?.source ?? null, endBalance: endBalance?.source ?? null,
    },
    proof,
    basis: proofBasis(period, firstRowNumber),
    facts,
  };
}

/** Printed figures and open questions, so that the period can be proved again after an edit. */
function proofBasis({ startBalance, endBalance, rows, proof }: StatementPeriod, firstRowNumber: number): ProofBasis {
  // A bare sum that has the badge was confirmed by a second reading of its figures.
  const isConfirmed = proof.method === 'bareSum' && proof.status === 'reconciled';
  const isOcr = !isConfirmed && rows.some((row) => row.amount.source.means === 'ocr');
  const numbered = rows.map(({ amount }, index) => ({ rowNumber: firstRowNumber + index, amount: amount.value }));
  return basisOf(proof, numbered, { start: startBalance?.value ?? null, end: endBalance?.value ?? null }, isOcr);
}

function transactionOf(row: StatementRow, account: StatementAccount, accountRecord: AccountRecord, period: PeriodRecord, rowNumber: number, place: Place): TransactionRecord {
  return {
    id: deterministicId(place.jobId, place.documentId, 'row', rowNumber),
    ...place,
    rowNumber,
    accountId: accountRecord.id,
    periodId: period.id,
    fieldName: 'bankMode',
    included: true,
    pageNumber: row.page - 1,
    date: row.date?.value ?? null,
    date2: row.date2?.value ?? null,
    payee: row.payee,
    description: row.description.value,
    amountMinor: row.amount.value,
    balanceMinor: row.balance?.value ?? null,
    decimals: account.decimals,
    currency: row.currency ?? account.currency,
    checkNumber: row.checkNumber,
    refNumber: row.refNumber,
    account: accountRecord.accountName,
    accountNickname: account.name,
    chunkLabel: period.label,
    category: null,
    status: row.status,
    row: cellsOf(row, account.decimals),
    box: row.box,
    provenance: {
      date: row.date?.source ?? null, date2: row.date2?.source ?? null, description: row.description.source,
      amount: row.amount.source, balance: row.balance?.source ?? null,
    },
    metadata: {},
    version: 1,
  };
}

/** As printed where it was printed, in the fixed order of the columns. */
function cellsOf(row: StatementRow, decimals: number): string[] {
  const cells: string[] = Object.keys(BANK_COLUMNS).map(() => '');
  cells[BANK_COLUMNS.date] = row.date?.source.text ?? row.date?.value ?? '';
  cells[BANK_COLUMNS.name] = row.description.value;
  cells[BANK_COLUMNS.amount] = row.amount.source.text ?? formatMinor(row.amount.value, decimals);
  cells[BANK_COLUMNS.checkNumber] = row.checkNumber ?? '';
  cells[BANK_COLUMNS.balance] = row.balance ? (row.balance.source.text ?? formatMinor(row.balance.value, decimals)) : '';
  cells[BANK_COLUMNS.date2] = row.date2?.source.text ?? row.date2?.value ?? '';
  cells[BANK_COLUMNS.refNumber] = row.refNumber ?? '';
  cells[BANK_COLUMNS.payee] = row.payee ?? '';
  return cells;
}

function genericOf(row: ExtractedDocument['generic'][number], fieldName: 'generic' | 'formMode', rowNumber: number, place: Place): TransactionRecord {
  return rowOfCells({ fieldName, pageNumber: row.page - 1, cells: row.cells, box: row.box, metadata: {} }, rowNumber, place);
}

/** A row that is no bank transaction: cells, and where they stand. */
export function rowOfCells(row: Pick<TransactionRecord, 'fieldName' | 'pageNumber' | 'box' | 'metadata'> & { cells: string[] }, rowNumber: number, place: Place): TransactionRecord {
  const { cells, ...rest } = row;
  return {
    id: deterministicId(place.jobId, place.documentId, 'row', rowNumber),
    ...place,
    rowNumber,
    ...rest,
    accountId: null, periodId: null, included: true, date: null, date2: null, payee: null,
    description: cells.filter((cell) => cell !== '').join(' '),
    amountMinor: null, balanceMinor: null, decimals: 2, currency: null, checkNumber: null, refNumber: null, account: null,
    accountNickname: null, chunkLabel: null, category: null, status: 'unknown', row: cells,
    provenance: { date: null, date2: null, description: null, amount: null, balance: null }, version: 1,
  };
}
