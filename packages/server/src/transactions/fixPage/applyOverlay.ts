// Writes a new reading of a page, if the periods of the document stand better after it; otherwise nothing is written.
import { BANK_COLUMNS, formatMinor } from '@tieout/sdk/contract';
import { Op } from 'sequelize';
import type { Context } from '../../core/services.js';
import { changeRows, deleteRows, EDITABLE_COLUMNS, recordNewRows } from '../../edits/changeRows.js';
import type { EditableColumn } from '../../edits/changeRows.js';
import { scopedQuery } from '../../database/tenant.js';
import { runEdit } from '../../edits/runEdit.js';
import type { EditUnit } from '../../edits/runEdit.js';
import type { Job } from '../../jobs/jobs.model.js';
import { proofRowsOfPeriod } from '../../reconciliation/periodRows.js';
import { provePeriodAgain } from '../../reconciliation/proveAgain.js';
import type { Account, Period } from '../../reconciliation/reconciliation.model.js';
import { placeBehind } from '../placeBehind.js';
import type { Transaction } from '../transactions.model.js';
import type { CellChange, Overlay, StoredRow } from './layOver.js';
import type { ReadRow } from './readRows.js';
import { compareStandings, standingOf } from './standing.js';
import type { Standing } from './standing.js';

/** The rows would not stand better: the transaction is rolled back. */
export class NotBetter extends Error {}

/** How it would be; thrown, so that nothing of it stays. */
class Tried extends Error {
  constructor(readonly gain: number, readonly isProved: boolean) {
    super('Only tried');
  }
}

interface PagePlace { documentId: string; pageNumber: number }

export async function storedRowsOf({ db, scope }: Context, job: Job, documentId: string, pageNumber: number): Promise<StoredRow[]> {
  const rows = await db.transactions.findAll({ where: { jobId: job.id, documentId, pageNumber, fieldName: 'bankMode' }, order: [['rowNumber', 'ASC']], ...scope });
  return rows.map(({ id, rowNumber, date, description, amountMinor, balanceMinor, box, provenance }) => ({ id, rowNumber, date, description, amountMinor, balanceMinor, box, provenance }));
}

/** Rows that a person deleted from the page, as they were: a machine does not bring them back. */
export async function deletedRowsOf({ db, scope }: Context, job: Job, documentId: string, pageNumber: number): Promise<StoredRow[]> {
  const rows = await scopedQuery<{ before: StoredRow }>(
    db.sequelize,
    scope,
    `SELECT r."before" FROM "edits" e JOIN "edit_rows" r ON r."editId" = e."id"
     WHERE e."contractId" = :contractId AND r."contractId" = :contractId AND e."jobId" = :jobId AND e."kind" = 'transaction.delete' AND e."undoneAt" IS NULL
       AND r."after" IS NULL AND r."before"->>'documentId' = :documentId AND (r."before"->>'pageNumber')::integer = :pageNumber`,
    { jobId: job.id, documentId, pageNumber },
  );
  return rows.map(({ before }) => before);
}

/** What it would bring; null when it brings nothing. Nothing is kept. */
export async function tryOverlay(context: Context, job: Job, place: PagePlace, overlay: Overlay): Promise<{ gain: number; isProved: boolean } | null> {
  try {
    await runEdit(context, [job], { kind: 'page.fix', label: () => '' }, async (unit) => {
      const { gain, isProved } = await apply(unit, place, overlay);
      throw new Tried(gain, isProved);
    });
  } catch (error) {
    if (error instanceof Tried) return error;
    if (error instanceof NotBetter) return null;
    throw error;
  }
  return null;
}

/** @throws NotBetter */
export async function applyOverlay(unit: EditUnit, place: PagePlace, overlay: Overlay): Promise<void> {
  await apply(unit, place, overlay);
}

async function apply(unit: EditUnit, place: PagePlace, overlay: Overlay): Promise<{ gain: number; isProved: boolean }> {
  const { context: { db }, job, scope } = unit;
  const periods = await db.periods.findAll({ where: { jobId: job.id, documentId: place.documentId }, order: [['position', 'ASC'], ['id', 'ASC']], ...scope });
  const accounts = await db.accounts.ofJob(job.id, scope, place.documentId);
  const before = await standings(unit, periods);
  for (const change of overlay.changes) await changeCells(unit, change);
  const ids: string[] = [];
  for (const { row, after } of overlay.added) {
    const id = await addRow(unit, place, row, { after, periods, accounts, behind: ids.at(-1) ?? null });
    if (id) ids.push(id);
  }
  if (ids.length > 0) await recordNewRows(unit, ids);
  if (overlay.gone.length > 0) await deleteRows(unit, 'o."id" IN (:goneIds)', { goneIds: overlay.gone });
  for (const period of periods) {
    unit.periodIds.add(period.id);
    await provePeriodAgain(unit.context, period, accounts.find(({ id }) => id === period.accountId)?.decimals ?? 2, scope);
  }
  const after = await standings(unit, periods);
  const gain = compareStandings(before, after);
  if (gain <= 0) throw new NotBetter();
  return { gain, isProved: after.every(({ rank }) => rank === 2) };
}

async function standings({ context: { db }, scope }: EditUnit, periods: readonly Period[]): Promise<Standing[]> {
  const found: Standing[] = [];
  for (const period of periods) found.push(standingOf(period.id, period.proof, await proofRowsOfPeriod(db, period.id, scope)));
  return found;
}

async function changeCells(unit: EditUnit, { id, columns, sources }: CellChange): Promise<void> {
  const names = Object.keys(columns) as EditableColumn[];
  await changeRows(unit, {
    where: 'o."id" = :rowId',
    set: {
      ...Object.fromEntries(names.map((name) => [name, `:new_${name}::${EDITABLE_COLUMNS[name]}`])),
      provenance: 'o."provenance" || :newSources::jsonb', metadata: `o."metadata" || '{"aiGenerated": true}'::jsonb`,
    },
    replacements: { rowId: id, newSources: JSON.stringify(sources), ...Object.fromEntries(names.map((name) => [`new_${name}`, columns[name as keyof typeof columns] ?? null])) },
  });
}

interface NewPlace { after: string | null; behind: string | null; periods: readonly Period[]; accounts: readonly Account[] }

async function addRow(unit: EditUnit, { documentId, pageNumber }: PagePlace, row: ReadRow, { after, behind, periods, accounts }: NewPlace): Promise<string | null> {
  const { context: { db, newId }, job, scope } = unit;
  const neighbour = await rowById(unit, after ?? behind);
  const period = periodOf(row, neighbour, periods, accounts);
  const account = accounts.find(({ id }) => id === period?.accountId);
  if (!period || !account || account.decimals !== row.decimals) return null;
  const entry = await db.jobDocuments.findOne({ where: { jobId: job.id, documentId }, ...scope });
  const rowNumber = await placeOf(unit, documentId, pageNumber, await rowById(unit, behind), neighbour);
  const { date, description, payee, amountMinor, balanceMinor, checkNumber, box, decimals, sources } = row;
  const created = await db.transactions.create({
    id: newId(), contractId: job.contractId, jobId: job.id, documentId, documentPosition: entry!.position, rowNumber, accountId: account.id, periodId: period.id,
    fieldName: 'bankMode', included: true, pageNumber, date, date2: null, payee, description, amountMinor, balanceMinor, decimals, currency: account.currency,
    checkNumber, refNumber: null, account: account.accountName, accountNickname: account.name, chunkLabel: period.label, category: null, status: 'unknown',
    row: cellsOf(row), box, provenance: { ...sources, date2: null }, metadata: { aiGenerated: true }, version: 1,
  }, scope);
  return created.id;
}

function rowById({ context: { db }, scope }: EditUnit, id: string | null): Promise<Transaction | null> {
  return id === null ? Promise.resolve(null) : db.transactions.findOne({ where: { id }, ...scope });
}

/** That of its account and day, else that of the row before it, else the only one. */
function periodOf(row: ReadRow, neighbour: Transaction | null, periods: readonly Period[], accounts: readonly Account[]): Period | undefined {
  const own = row.accountNumber === null ? periods : periods.filter(({ accountId }) => accounts.some(({ id, number }) => id === accountId && number === row.accountNumber));
  const candidates = own.length > 0 ? own : periods;
  const ofDay = candidates.filter(({ startDate, endDate }) => row.date !== null && startDate !== null && endDate !== null && startDate <= row.date && row.date <= endDate);
  return ofDay.length === 1 ? ofDay[0] : (candidates.find(({ id }) => id === neighbour?.periodId) ?? ofDay[0] ?? candidates[0]);
}

/** Behind the row before it; without one, behind the pages before. */
async function placeOf(unit: EditUnit, documentId: string, pageNumber: number, added: Transaction | null, neighbour: Transaction | null): Promise<number> {
  const { context: { db }, job, scope } = unit;
  const known = [added, neighbour].flatMap((row) => (row ? [row.rowNumber] : []));
  const last = known.length > 0 ? null : await db.transactions.findOne({ where: { jobId: job.id, documentId, pageNumber: { [Op.lt]: pageNumber } }, attributes: ['rowNumber'], order: [['rowNumber', 'DESC']], ...scope });
  return (await placeBehind(unit, documentId, known.length > 0 ? Math.max(...known) : (last?.rowNumber ?? null))).rowNumber;
}

function cellsOf({ date, description, amountMinor, balanceMinor, checkNumber, payee, decimals, sources }: ReadRow): string[] {
  const cells: string[] = Object.keys(BANK_COLUMNS).map(() => '');
  cells[BANK_COLUMNS.date] = sources.date?.text ?? date ?? '';
  cells[BANK_COLUMNS.name] = description;
  cells[BANK_COLUMNS.amount] = sources.amount?.text ?? formatMinor(amountMinor, decimals);
  cells[BANK_COLUMNS.balance] = balanceMinor === null ? '' : (sources.balance?.text ?? formatMinor(balanceMinor, decimals));
  cells[BANK_COLUMNS.checkNumber] = checkNumber ?? '';
  cells[BANK_COLUMNS.payee] = payee ?? '';
  return cells;
}
