// The proof of one or several jobs for the files of an auditor: what was proved, by which figures, and every figure that is not as it was read.
import { formatMinor } from '@tieout/sdk/contract';
import type { Proof as WireProof } from '@tieout/sdk/contract';
import { literal, Op } from 'sequelize';
import type { Context } from '../../core/services.js';
import type { Document } from '../../documents/documents.model.js';
import type { Source } from '../../reconciliation/proof.js';
import { presentProof } from '../../reconciliation/presentProof.js';
import type { Account, Period } from '../../reconciliation/reconciliation.model.js';
import type { Transaction } from '../../transactions/transactions.model.js';
import { exportedDocuments } from '../exportedDocuments.js';
import type { JobDocuments } from '../exportedDocuments.js';
import type { ExportedWorkspace } from '../exporter.js';

export interface ProofPeriod {
  startDate: string | null;
  endDate: string | null;
  isReconciled: boolean;
  rows: number;
  excludedRows: number;
  proof: WireProof;
}

export interface ProofAccount {
  document: string;
  account: string;
  number: string | null;
  type: 'bank' | 'card';
  currency: string | null;
  periods: ProofPeriod[];
}

/** A value that does not stand as it was printed: corrected by a rule of the engine, or entered by a person. */
export interface ProofCorrection {
  document: string;
  /** From 1; null for a figure of the period. */
  page: number | null;
  field: string;
  value: string | null;
  means: 'corrected' | 'manual';
  /** As it was read on the page. */
  printed: string | null;
  rule: string | null;
  by: string | null;
  at: string | null;
}

export interface JobProof {
  version: 'tieout-proof-1';
  madeAt: string;
  name: string;
  /** One, or all under two tags; with who marked each as reviewed and when, null while nobody did. */
  jobs: { id: string; name: string; approvedAt: string | null; approvedBy: string | null }[];
  isReconciled: boolean;
  documents: { name: string; pages: number | null; sha256: string }[];
  accounts: ProofAccount[];
  corrections: ProofCorrection[];
  /** The file this proof was made for. */
  export: { format: string; files: string[]; rows: number } | null;
}

const MAX_CORRECTIONS = 10_000;

export async function buildProof(context: Context, workspace: ExportedWorkspace, documentIds: readonly string[] | undefined): Promise<JobProof> {
  const parts: Part[] = [];
  for (const exported of await exportedDocuments(context, workspace.jobs, documentIds)) parts.push(await proofOfJob(context, exported));
  const periods = parts.flatMap(({ accounts }) => accounts).flatMap((account) => account.periods);
  return {
    version: 'tieout-proof-1',
    madeAt: context.clock().toISOString(),
    name: workspace.name,
    jobs: workspace.jobs.map(({ id, name, reviewedAt, reviewedBy }) => ({ id, name, approvedAt: reviewedAt?.toISOString() ?? null, approvedBy: reviewedBy })),
    isReconciled: periods.length > 0 && periods.every(({ isReconciled }) => isReconciled),
    documents: parts.flatMap(({ documents }) => documents),
    accounts: parts.flatMap(({ accounts }) => accounts),
    corrections: parts.flatMap(({ corrections }) => corrections),
    export: null,
  };
}

type Part = Pick<JobProof, 'documents' | 'accounts' | 'corrections'>;

async function proofOfJob({ db, scope }: Context, { job, documentIds: chosen }: JobDocuments): Promise<Part> {
  const [allAccounts, allPeriods] = await Promise.all([db.accounts.ofJob(job.id, scope), db.periods.ofJob(job.id, scope)]);
  const documents = new Map((await db.documents.byIds(chosen, scope)).map((document) => [document.id, document]));
  const counts = await countRows({ db, scope }, job.id);
  const accounts = allAccounts.filter(({ documentId }) => documents.has(documentId));
  const periods = allPeriods.filter(({ documentId }) => documents.has(documentId));
  const rows = await changedRows({ db, scope }, job.id, chosen);
  return {
    documents: chosen.map((id) => documents.get(id)!).map(({ name, numPages, sha256 }) => ({ name, pages: numPages, sha256 })),
    accounts: accounts.map((account) => proofAccount(account, periods.filter(({ accountId }) => accountId === account.id), documents, counts)),
    corrections: [...periods.flatMap((period) => periodCorrections(period, accounts, documents)), ...rows.flatMap((row) => rowCorrections(row, documents))],
  };
}

type Reads = Pick<Context, 'db' | 'scope'>;
type RowCounts = Map<string, { included: number; excluded: number }>;

async function countRows({ db, scope }: Reads, jobId: string): Promise<RowCounts> {
  const found = (await db.transactions.findAll({
    where: { jobId, periodId: { [Op.ne]: null } },
    attributes: ['periodId', 'included', [literal('COUNT(*)::int'), 'count']],
    group: ['periodId', 'included'], raw: true, ...scope,
  })) as unknown as { periodId: string; included: boolean; count: number }[];
  const counts: RowCounts = new Map();
  for (const { periodId, included, count } of found) {
    const entry = counts.get(periodId) ?? { included: 0, excluded: 0 };
    entry[included ? 'included' : 'excluded'] = count;
    counts.set(periodId, entry);
  }
  return counts;
}

function changedRows({ db, scope }: Reads, jobId: string, documentIds: readonly string[]): Promise<Transaction[]> {
  const isChanged = literal(`("status" = 'added manually' OR EXISTS (SELECT 1 FROM jsonb_each("provenance") AS p WHERE p.value->>'means' IN ('manual', 'corrected')))`);
  return db.transactions.findAll({
    where: { [Op.and]: [{ jobId, documentId: [...documentIds], included: true }, isChanged] as never[] },
    order: [['documentPosition', 'ASC'], ['rowNumber', 'ASC']], limit: MAX_CORRECTIONS, raw: true, ...scope,
  });
}

function proofAccount(account: Account, periods: readonly Period[], documents: ReadonlyMap<string, Document>, counts: RowCounts): ProofAccount {
  const { accountName, number, type, currency, decimals, documentId } = account;
  return {
    document: documents.get(documentId)!.name, account: accountName, number, type, currency,
    periods: periods.map(({ id, startDate, endDate, isReconciled, proof }) => {
      const { included = 0, excluded = 0 } = counts.get(id) ?? {};
      return { startDate, endDate, isReconciled, rows: included, excludedRows: excluded, proof: presentProof(proof, decimals) };
    }),
  };
}

function periodCorrections(period: Period, accounts: readonly Account[], documents: ReadonlyMap<string, Document>): ProofCorrection[] {
  const decimals = accounts.find(({ id }) => id === period.accountId)?.decimals ?? 2;
  const money = (minor: number | null) => (minor === null ? null : formatMinor(minor, decimals));
  const values = { startDate: period.startDate, endDate: period.endDate, startBalance: money(period.startBalanceMinor), endBalance: money(period.endBalanceMinor) };
  return (Object.keys(values) as (keyof typeof values)[]).flatMap((field) =>
    correction(documents.get(period.documentId)!.name, null, field, values[field], period.sources[field]),
  );
}

function rowCorrections(row: Transaction, documents: ReadonlyMap<string, Document>): ProofCorrection[] {
  const document = documents.get(row.documentId)!.name;
  const page = row.pageNumber + 1;
  const money = (minor: number | null) => (minor === null ? null : formatMinor(minor, row.decimals));
  const text = `${row.date ?? ''} ${row.description} ${money(row.amountMinor) ?? ''}`.trim();
  if (row.status === 'added manually') return [{ document, page, field: 'row', value: text, means: 'manual', printed: null, rule: 'Added by hand', ...whoOf(row.provenance.amount) }];
  const values = { date: row.date, date2: row.date2, description: row.description, amount: money(row.amountMinor), balance: money(row.balanceMinor) };
  return (Object.keys(values) as (keyof typeof values)[]).flatMap((field) => correction(document, page, field, values[field], row.provenance[field]));
}

function correction(document: string, page: number | null, field: string, value: string | null, source: Source | null): ProofCorrection[] {
  if (!source || (source.means !== 'corrected' && source.means !== 'manual')) return [];
  return [{ document, page, field, value, means: source.means, printed: source.text ?? null, rule: source.rule ?? null, ...whoOf(source) }];
}

function whoOf(source: Source | null): Pick<ProofCorrection, 'by' | 'at'> {
  return { by: source?.by ?? null, at: source?.at ?? null };
}
