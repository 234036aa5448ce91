// A server in the state a page needs: every status of a job, with a statement whose rows stand where the PDF prints them.
import { ApiError, contract, formatMinor, notFound, type Job } from '@tieout/sdk/contract';
import {
  buildBank, buildFailedJob, buildJob, buildJobDocument, buildRunningJob, buildSource, buildStatement, buildSystemStatus, buildUser, createFakeTransport, testId,
  type FakeTransport,
} from '@tieout/sdk/testing';
import { januaryRows, statementPdf } from './statementPdf.js';

const CREATED = '2025-02-03T09:12:00.000Z';

const stated = (n: number, job: Partial<Job>): Partial<Job> => ({ id: testId('job', n), createdAt: CREATED, date: CREATED, ...job });

/** One job of each kind, by the name the pictures carry. */
export const statedJobs = {
  reconciled: buildJob(stated(1, { name: 'Lakeside January 2025', tags: ['household', '2025'], numTransactions: januaryRows.length, totalJobs: 1 })),
  running: buildRunningJob(stated(2, { name: 'Harbour Bank 2024, all months', totalJobs: 48, numDocuments: 12, startedAt: new Date(Date.now() - 60_000).toISOString() })),
  waiting: buildRunningJob(stated(3, { name: 'Card statements', progress: null, totalJobs: 6, numDocuments: 2 })),
  failed: buildFailedJob(stated(4, { name: 'scan-0412.pdf' })),
  canceled: buildRunningJob(stated(5, { name: 'Wrong folder', status: 'Canceled', progress: 0.2 })),
  outOfCredits: buildRunningJob(stated(6, { name: 'Archive 2019 to 2023', status: 'OutOfCredits', progress: null, totalJobs: 640 })),
  partial: buildJob(stated(7, { name: 'Ledger of the tenant', isPartial: true, reconciliation: 'Not Reconciled', hasBadDate: true, totalJobs: 1 })),
  generic: buildJob(stated(8, {
    name: 'Letter of the bank', isGeneric: true, isBankMode: false, reconciliation: 'Unknown', totalJobs: 1,
    metadata: JSON.stringify({ algoVersion: 'v2', engineVersion: '1', genericReason: 'noTransactions' }),
  })),
} satisfies Record<string, Job>;
export type StatedJob = keyof typeof statedJobs;

/** A transport that knows these jobs. */
export async function createStatedServer(jobs: readonly Job[]): Promise<FakeTransport> {
  const transport = createFakeTransport();
  const pdf = await statementPdf();
  const find = (id: string): Job => {
    const job = jobs.find((candidate) => candidate.id === id);
    if (!job) throw new ApiError(notFound);
    return job;
  };
  const preferences = new Map<string, unknown>();
  transport
    .on(contract.system.status, () => buildSystemStatus())
    .on(contract.users.current, () => ({ user: buildUser({ credits: 120 }) }))
    .on(contract.preferences.get, ({ params }) => ({ preference: (preferences.get(params.key) ?? null) as null }))
    .on(contract.preferences.set, ({ params, body }) => {
      preferences.set(params.key, body.value);
      return { preference: body.value };
    })
    .on(contract.jobs.list, ({ query }) => {
      const wanted = jobs.filter(({ status }) => !query.status || query.status.split(',').includes(status));
      return { rows: wanted.slice(query.offset, query.offset + query.limit), count: wanted.length };
    })
    .on(contract.jobs.get, ({ params }) => ({ job: find(params.id) }))
    .on(contract.jobs.update, ({ params, body }) => ({ job: { ...find(params.id), name: body.name } }))
    .on(contract.jobs.listTags, () => ({ tags: ['household', '2025', 'tenant'] }))
    .on(contract.jobs.documents, ({ params }) => ({ documents: documentsOf(find(params.id)) }))
    .on(contract.jobs.findings, () => ({ findings: [] }))
    .on(contract.exports.listBanks, () => ({ banks: [buildBank()] }))
    .on(contract.documents.file, () => ({ content: new Uint8Array(pdf), contentType: 'application/pdf', fileName: 'statement.pdf' }));
  return answerRows(transport, find);
}

function answerRows(transport: FakeTransport, find: (id: string) => Job): FakeTransport {
  return transport
    .on(contract.reconciliation.get, ({ params }) => {
      const job = find(params.id);
      return { state: job.reconciliation, accounts: job.isGeneric ? [] : [statementOf(job).account] };
    })
    .on(contract.reconciliation.metadataFields, () => ({ metadataFields: [] }))
    .on(contract.transactions.list, ({ params, query }) => {
      const rows = statementOf(find(params.id)).transactions;
      const { page, pageSize } = query;
      return {
        data: rows.slice((page - 1) * pageSize, page * pageSize),
        pagination: { page, pageSize, totalCount: rows.length, totalPages: Math.ceil(rows.length / pageSize) },
      };
    });
}

function documentsOf(job: Job) {
  return Array.from({ length: job.numDocuments }, (_, index) => buildJobDocument({
    documentId: testId('document', index + 1), numPages: Math.max(1, Math.round(job.totalJobs / job.numDocuments)),
    name: `statement-${String(index + 1).padStart(2, '0')}.pdf`, originalname: `statement-${index + 1}.pdf`,
    status: job.status, reconciliation: job.reconciliation,
  }));
}

/** The rows of statementPdf, each with the box it is printed in. */
function statementOf(job: Job): ReturnType<typeof buildStatement> {
  const statement = buildStatement({
    startBalance: '4120.90',
    ...(job.reconciliation === 'Reconciled' ? {} : { endBalance: '7500.00' }),
    rows: januaryRows.map(({ date, description, amountMinor }) => ({
      date: `${date.slice(6)}-${date.slice(0, 2)}-${date.slice(3, 5)}`, description, amount: formatMinor(amountMinor),
    })),
    account: { accountName: 'Lakeside Example Bank ...6789', institution: 'Lakeside Example Bank' },
    period: { label: 'Jan 1, 2025 - Jan 31, 2025', startDate: '2025-01-01', endDate: '2025-01-31' },
  });
  const transactions = statement.transactions.map((row, index) => {
    const top = 208 + index * 18;
    const at = (x0: number, x1: number) => buildSource({ box: [x0, top, x1, top + 14] });
    return {
      ...row,
      box: [50, top, 564, top + 14] as [number, number, number, number],
      provenance: { date: at(52, 108), date2: null, description: at(128, 400), amount: at(440, 492), balance: at(505, 562) },
    };
  });
  return { ...statement, transactions };
}

