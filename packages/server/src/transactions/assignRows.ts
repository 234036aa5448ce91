// Puts rows into another period: one that is there, a new one of an account, or the first of a new account.
import { ApiError, editErrors, transactionMessages } from '@tieout/sdk/contract';
import type { AssignParams } from '@tieout/sdk/contract';
import type { z } from 'zod';
import { changeRows } from '../edits/changeRows.js';
import { recordNew } from '../edits/records.js';
import type { EditUnit } from '../edits/runEdit.js';
import { scopedQuery } from '../database/tenant.js';
import { invalidRequest } from '../http/errors.js';
import { uniqueTitles } from '../jobs/accountTitles.js';
import { periodLabel } from '../jobs/periodLabel.js';
import type { Proof, Source } from '../reconciliation/proof.js';
import type { Account, Period } from '../reconciliation/reconciliation.model.js';
import { minorOf } from './rowChanges.js';
import type { SelectedRows } from './selectRows.js';

type Params = z.output<typeof AssignParams>;

interface FirstRow {
  documentId: string;
  documentPosition: number;
  accountId: string | null;
  decimals: number;
  currency: string | null;
}

/** @throws ApiError `request.invalid`, `edit.not_editable` */
export async function assignRows(unit: EditUnit, rows: SelectedRows, params: Params): Promise<void> {
  const first = await firstRow(unit, rows);
  if (!first) return;
  const { account, period } = await targetOf(unit, first, params);
  const [other] = await scopedQuery<{ decimals: number }>(
    unit.context.db.sequelize,
    unit.scope,
    `SELECT o."decimals" FROM "transactions" o WHERE o."contractId" = :contractId AND o."jobId" = :jobId AND (${rows.where}) AND o."amountMinor" IS NOT NULL AND o."decimals" <> :decimals LIMIT 1`,
    { ...rows.replacements, jobId: unit.job.id, decimals: account.decimals },
  );
  if (other) throw new ApiError(editErrors.notEditable, { message: `Rows with ${other.decimals} decimals cannot be put into an account with ${account.decimals}.` });
  unit.periodIds.add(period.id);
  await changeRows(unit, {
    where: `(${rows.where}) AND o."periodId" IS DISTINCT FROM :targetPeriod`,
    set: {
      periodId: ':targetPeriod::uuid', accountId: ':targetAccount::uuid', account: ':accountName::text', accountNickname: ':nickname::text',
      chunkLabel: ':chunkLabel::text',
    },
    replacements: { ...rows.replacements, targetPeriod: period.id, targetAccount: account.id, accountName: account.accountName, nickname: account.name, chunkLabel: period.label },
  });
}

async function firstRow({ context, job, scope }: EditUnit, { where, replacements }: SelectedRows): Promise<FirstRow | undefined> {
  const [row] = await scopedQuery<FirstRow>(
    context.db.sequelize,
    scope,
    `SELECT o."documentId", o."documentPosition", o."accountId", o."decimals", o."currency" FROM "transactions" o
     WHERE o."contractId" = :contractId AND o."jobId" = :jobId AND (${where}) ORDER BY o."documentPosition", o."rowNumber" LIMIT 1`,
    { ...replacements, jobId: job.id },
  );
  return row;
}

async function targetOf(unit: EditUnit, first: FirstRow, params: Params): Promise<{ account: Account; period: Period }> {
  const { context: { db }, job, scope } = unit;
  if (params.account.isNew) {
    const account = await newAccount(unit, first, params.account.account!);
    return { account, period: await newPeriod(unit, account, params.period) };
  }
  const chunk = params.period.chunk ?? params.period.id;
  if (!params.period.isNew) {
    const period = await db.periods.findOne({ where: { jobId: job.id, id: chunk! }, ...scope });
    const account = period && (await db.accounts.findOne({ where: { id: period.accountId }, ...scope }));
    if (period && account) return { account, period };
  } else {
    const accounts = await db.accounts.findAll({ where: { jobId: job.id, accountName: params.account.account! }, ...scope });
    const account = accounts.find(({ documentId }) => documentId === first.documentId) ?? accounts[0];
    if (account) return { account, period: await newPeriod(unit, account, params.period) };
  }
  throw invalidRequest([{ path: ['body', 'params'], message: transactionMessages.targetRequired }]);
}

/** In the document of the first row, of the same kind and currency as the account that held it. */
async function newAccount(unit: EditUnit, first: FirstRow, wanted: string): Promise<Account> {
  const { context: { db, newId }, job, scope } = unit;
  const all = await db.accounts.ofJob(job.id, scope);
  const like = all.find(({ id }) => id === first.accountId);
  const [accountName] = uniqueTitles([wanted], new Set(all.map((account) => account.accountName)));
  const account = await db.accounts.create({
    id: newId(), contractId: job.contractId, jobId: job.id, documentId: first.documentId, documentPosition: first.documentPosition,
    position: Math.max(-1, ...all.filter(({ documentId }) => documentId === first.documentId).map(({ position }) => position)) + 1,
    accountName: accountName!, number: null, name: accountName!, type: like?.type ?? 'bank', currency: like?.currency ?? first.currency,
    decimals: like?.decimals ?? first.decimals, institution: like?.institution ?? null, holder: like?.holder ?? null,
  }, scope);
  recordNew(unit, account);
  return account;
}

const NO_PROOF: Proof = { status: 'unknown', method: 'none', terms: [], differenceMinor: null, checks: [], firstBreak: null, repairs: [], openQuestions: [], explanation: '' };

async function newPeriod(unit: EditUnit, account: Account, { startDate, endDate, startBalance, endBalance }: Params['period']): Promise<Period> {
  const { context: { db, newId }, job, scope, edit } = unit;
  const position = await db.periods.count({ where: { accountId: account.id }, ...scope });
  const minor = (value: number | null | undefined, field: string) => (typeof value === 'number' ? minorOf(value, account.decimals, field) : null);
  const source: Source = { means: 'manual', page: null, box: null, by: edit.userName, at: edit.createdAt.toISOString() };
  const [startBalanceMinor, endBalanceMinor] = [minor(startBalance, 'start balance'), minor(endBalance, 'end balance')];
  const period = await db.periods.create({
    id: newId(), contractId: job.contractId, jobId: job.id, documentId: account.documentId, accountId: account.id, position,
    label: periodLabel(startDate, endDate, position), startDate: startDate!, endDate: endDate!, startBalanceMinor, endBalanceMinor,
    numCredits: 0, numPayments: 0, totalCreditsMinor: 0, totalPaymentsMinor: 0, numTransactions: 0, isReconciled: false,
    sources: { startDate: source, endDate: source, startBalance: startBalanceMinor === null ? null : source, endBalance: endBalanceMinor === null ? null : source },
    proof: NO_PROOF, basis: null, facts: null,
  }, scope);
  recordNew(unit, period);
  unit.periodIds.add(period.id);
  return period;
}
