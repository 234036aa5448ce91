// Adds rows by hand, each at its place among the rows of the document.
import { ApiError, BANK_COLUMNS, editErrors, transactionMessages } from '@tieout/sdk/contract';
import type { CreateTransactions, EditResult } from '@tieout/sdk/contract';
import { Op } from 'sequelize';
import type { z } from 'zod';
import type { Context } from '../core/services.js';
import { recordNewRows } from '../edits/changeRows.js';
import { runEdit } from '../edits/runEdit.js';
import type { EditUnit } from '../edits/runEdit.js';
import { invalidRequest } from '../http/errors.js';
import { jobOfDocument } from '../jobs/workspace.js';
import type { Workspace } from '../jobs/workspace.js';
import type { Source } from '../reconciliation/proof.js';
import type { Account, Period } from '../reconciliation/reconciliation.model.js';
import { placeBehind } from './placeBehind.js';
import { countRows, minorOf } from './rowChanges.js';
import type { Transaction } from './transactions.model.js';

type Input = z.output<typeof CreateTransactions>;
type NewRow = Input['transactions'][number];

/** @throws ApiError `request.not_found`, `request.invalid` */
export async function createTransactions(context: Context, workspace: Workspace, { documentId, transactions, editId, reason }: Input): Promise<EditResult> {
  const job = await jobOfDocument(context, workspace, documentId);
  const label = (numRows: number) => `Added ${countRows(numRows)}`;
  return runEdit(context, [job], { kind: 'transaction.create', label, editId, reason }, async (unit) => {
    const ids: string[] = [];
    for (const row of transactions) ids.push(await addRow(unit, documentId, row));
    await recordNewRows(unit, ids);
  });
}

/** @returns the id of the new row */
export async function addRow(unit: EditUnit, documentId: string, input: NewRow): Promise<string> {
  const { context, job, scope } = unit;
  const { db, newId } = context;
  const target = await targetOf(unit, documentId, input);
  const place = await placeOf(unit, documentId, target?.period ?? null, input);
  const decimals = target?.account.decimals ?? 2;
  const entry = await db.jobDocuments.findOne({ where: { jobId: job.id, documentId }, ...scope });
  const pageNumber = input.pageNumber ?? place.pageNumber;
  const { date, description, payee = null, checkNumber = null, date2 = null } = input;
  const source = manualSource(unit, pageNumber);
  const created = await db.transactions.create({
    id: newId(), contractId: job.contractId, jobId: job.id, documentId, documentPosition: entry!.position, rowNumber: place.rowNumber,
    accountId: target?.account.id ?? null, periodId: target?.period.id ?? null, fieldName: input.fieldName, included: true, pageNumber, date, date2,
    payee, description,
    amountMinor: minorOf(input.amount, decimals, 'amount'),
    balanceMinor: typeof input.balance === 'number' ? minorOf(input.balance, decimals, 'balance') : null,
    decimals, currency: target?.account.currency ?? null, checkNumber, refNumber: null,
    account: target?.account.accountName ?? input.account ?? null, accountNickname: input.accountNickname ?? target?.account.name ?? null,
    chunkLabel: target?.period.label ?? null, category: null, status: 'added manually', row: cellsOf(input), box: null,
    provenance: { date: source, date2: date2 === null ? null : source, description: source, amount: source, balance: typeof input.balance === 'number' ? source : null },
    metadata: {}, version: 1,
  }, scope);
  return created.id;
}

function manualSource({ edit }: EditUnit, pageNumber: number): Source {
  return { means: 'manual', page: pageNumber + 1, box: null, by: edit.userName, at: edit.createdAt.toISOString() };
}

function cellsOf(input: NewRow): string[] {
  const cells: string[] = Object.keys(BANK_COLUMNS).map(() => '');
  cells[BANK_COLUMNS.date] = input.date;
  cells[BANK_COLUMNS.name] = input.description;
  cells[BANK_COLUMNS.amount] = String(input.amount);
  cells[BANK_COLUMNS.balance] = typeof input.balance === 'number' ? String(input.balance) : '';
  cells[BANK_COLUMNS.checkNumber] = input.checkNumber ?? '';
  cells[BANK_COLUMNS.payee] = input.payee ?? '';
  return cells;
}

/** The period that was named, or the only one there is. */
async function targetOf({ context, job, scope }: EditUnit, documentId: string, { chunk, account: name }: NewRow): Promise<{ account: Account; period: Period } | null> {
  const { db } = context;
  const periods = chunk
    ? await db.periods.findAll({ where: { jobId: job.id, id: chunk }, ...scope })
    : await db.periods.findAll({ where: { jobId: job.id, documentId }, ...scope });
  const accounts = await db.accounts.findAll({ where: { id: periods.map(({ accountId }) => accountId) }, ...scope });
  const fitting = periods.filter(({ accountId }) => chunk || !name || accounts.some((account) => account.id === accountId && account.accountName === name));
  if (fitting.length > 1 || (chunk && fitting.length === 0)) throw invalidRequest([{ path: ['body', 'transactions', 'chunk'], message: transactionMessages.addChunk }]);
  const period = fitting[0];
  return period ? { period, account: accounts.find(({ id }) => id === period.accountId)! } : null;
}

async function placeOf(unit: EditUnit, documentId: string, period: Period | null, input: NewRow): Promise<{ rowNumber: number; pageNumber: number }> {
  const before = await rowBefore(unit, documentId, period, input);
  const { rowNumber, next } = await placeBehind(unit, documentId, before?.rowNumber ?? null);
  return { rowNumber, pageNumber: before?.pageNumber ?? next?.pageNumber ?? 0 };
}

/** The row it comes after; null: before all others. */
async function rowBefore({ context: { db }, job, scope }: EditUnit, documentId: string, period: Period | null, { afterTransactionId, date }: NewRow): Promise<Transaction | null> {
  const within = period ? { periodId: period.id, documentId } : { jobId: job.id, documentId };
  const find = (where: object, order: 'ASC' | 'DESC') => db.transactions.findOne({ where: { ...within, ...where }, order: [['rowNumber', order]], ...scope });
  if (afterTransactionId) {
    const row = await db.transactions.findOne({ where: { jobId: job.id, documentId, id: afterTransactionId }, ...scope });
    if (!row) throw new ApiError(editErrors.rowsGone);
    return row;
  }
  const [first, last] = [await find({}, 'ASC'), await find({}, 'DESC')];
  if (!first || !last) return db.transactions.findOne({ where: { jobId: job.id, documentId }, order: [['rowNumber', 'DESC']], ...scope });
  const beforeAll = () => db.transactions.findOne({ where: { jobId: job.id, documentId, rowNumber: { [Op.lt]: first.rowNumber } }, order: [['rowNumber', 'DESC']], ...scope });
  if (afterTransactionId === null) return beforeAll();
  const isDescending = first.date !== null && last.date !== null && first.date > last.date;
  // Newest first: it goes before the rows of its day, which are those that follow it in time.
  return (await find({ date: isDescending ? { [Op.gt]: date } : { [Op.lte]: date } }, 'DESC')) ?? beforeAll();
}
