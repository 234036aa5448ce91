// The statements of each account over all documents of a workspace.
import { numberFromMinor } from '@tieout/sdk/contract';
import type { ChainPeriod, StatementChain } from '@tieout/sdk/contract';
import { Op } from 'sequelize';
import type { Context } from '../core/services.js';
import type { Workspace } from '../jobs/workspace.js';
import { accountIdentity, likelyIdentity } from './accountIdentity.js';
import { doubledRows, inChainOrder, linkPeriods } from './chainPeriods.js';
import type { ChainedRow } from './chainPeriods.js';
import { proofStates } from './proof.js';
import type { Account, Period } from './reconciliation.model.js';

export async function statementChains(context: Context, { jobs }: Workspace): Promise<StatementChain[]> {
  const { db, scope } = context;
  const jobId = jobs.map(({ id }) => id);
  const accounts = await db.accounts.findAll({ where: { jobId }, order: [['jobId', 'ASC'], ['documentPosition', 'ASC'], ['position', 'ASC']], ...scope });
  const periods = await db.periods.findAll({ where: { jobId }, order: [['position', 'ASC'], ['id', 'ASC']], ...scope });
  const documents = await db.documents.byIds([...new Set(accounts.map(({ documentId }) => documentId))], scope);
  const names = new Map(documents.map(({ id, name }) => [id, name]));
  const groups = new Map<string, Account[]>();
  for (const account of accounts) groups.set(keyOf(account), [...(groups.get(keyOf(account)) ?? []), account]);
  return Promise.all([...groups.values()].map((group) => chainOf(context, group, periods, names)));
}

/** The same account in different documents. One that names not even its institution is known to be itself only. */
function keyOf(account: Account): string {
  return accountIdentity(account) ?? (account.institution ? likelyIdentity(account) : account.id);
}

async function chainOf(context: Context, accounts: readonly Account[], all: readonly Period[], names: ReadonlyMap<string, string>): Promise<StatementChain> {
  const { accountName, number, currency, decimals } = accounts[0]!;
  // Of the same dates, the document that was uploaded first.
  const ordered = inChainOrder(accounts.flatMap(({ id }) => all.filter(({ accountId }) => accountId === id)));
  const periods: ChainPeriod[] = [];
  for (const [index, period] of ordered.entries()) {
    const before = ordered[index - 1] ?? null;
    const link = linkPeriods(before, period, decimals);
    const doubledTransactionIds = before && link.kind === 'overlap' ? await doubledOf(context, before, period) : [];
    periods.push({ ...presentLinked(period, decimals), documentName: names.get(period.documentId) ?? '', link: { ...link, doubledTransactionIds } });
  }
  return {
    accountName, number, currency, decimals, periods,
    isUnbroken: periods.every(({ link }) => link.kind === 'start' || link.kind === 'continuous'),
    missingMonths: periods.flatMap(({ link }) => link.missingMonths),
  };
}

function presentLinked({ id: chunk, jobId, documentId, accountId, label, startDate, endDate, startBalanceMinor, endBalanceMinor, proof }: Period, decimals: number) {
  const wire = (minor: number | null) => (minor === null ? null : numberFromMinor(minor, decimals));
  return { jobId, chunk, documentId, accountId, label, startDate, endDate, startBalance: wire(startBalanceMinor), endBalance: wire(endBalanceMinor), state: proofStates[proof.status] };
}

/** Only the days that both hold are looked at. */
async function doubledOf({ db, scope }: Context, before: Period, period: Period): Promise<string[]> {
  const date = { [Op.between]: [period.startDate, before.endDate] as [string, string] };
  const rowsOf = (periodId: string) =>
    db.transactions.findAll({ where: { periodId, included: true, date }, attributes: ['id', 'date', 'amountMinor', 'description'], order: [['documentPosition', 'ASC'], ['rowNumber', 'ASC']], raw: true, ...scope }) as Promise<ChainedRow[]>;
  return doubledRows(await rowsOf(before.id), await rowsOf(period.id));
}
