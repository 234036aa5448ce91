import { contract, EMBED_PREFIX, type Account, type Document, type EmbedAbility, type Finding, type Job, type JobDocument, type Rating, type Suggestion, type Transaction } from '@tieout/sdk/contract';
import type { Client } from '@tieout/sdk';
import {
  buildAccount, buildBank, buildDocument, buildDocumentPage, buildJob, buildJobDocument, buildPageText, buildTransactions, buildUser, createFakeClient, type FakeTransport,
} from '@tieout/sdk/testing';
import { answerEdits } from './answerEdits.js';
import { answerTransactions } from './answerTransactions.js';
import { buildStatementPdf } from './buildStatementPdf.js';

export interface StoryServer {
  jobs?: Job[];
  documents?: JobDocument[];
  accounts?: Account[];
  rows?: Transaction[];
  tags?: string[];
  /** Pages of the PDF; absent: as many as the rows have. */
  numPages?: number;
  /** Instead of a PDF of the rows. */
  fileUrl?: string;
  findings?: Finding[];
  suggestions?: Suggestion[];
  ratings?: Rating[];
  upload?: (name: string) => Document | Promise<Document>;
  /** A partner's page, whose token allows these; absent: somebody's own session. */
  abilities?: EmbedAbility[];
  /** Anything else. */
  with?: (transport: FakeTransport) => void;
}

/** A client that answers like a server with these things in it. */
export function createStoryClient(server: StoryServer = {}): Client {
  const jobs = server.jobs ?? [buildJob()];
  const rows = server.rows ?? buildTransactions(42);
  const { abilities } = server;
  const { client, transport } = createFakeClient(abilities ? { token: `${EMBED_PREFIX}story` } : {});
  if (abilities) transport.on(contract.embedTokens.current, () => ({ abilities, expiresAt: '2030-01-01T00:00:00.000Z' }));
  const accounts = server.accounts ?? [buildAccount()];
  answerEdits(transport, { rows, accounts, ...(server.suggestions ? { suggestions: server.suggestions } : {}), ...(server.ratings ? { ratings: server.ratings } : {}) });
  const preferences = new Map<string, unknown>();
  const findJob = (id: string) => jobs.find((job) => job.id === id) ?? jobs[0] ?? buildJob({ id });
  transport
    .on(contract.jobs.list, ({ query }) => ({ rows: jobs.slice(query.offset, query.offset + query.limit), count: jobs.length }))
    .on(contract.jobs.get, ({ params }) => ({ job: findJob(params.id) }))
    .on(contract.jobs.cancel, ({ params }) => ({ job: { ...findJob(params.id), status: 'Canceled' as const } }))
    .on(contract.jobs.resume, ({ params }) => ({ job: { ...findJob(params.id), status: 'InProgress' as const, progress: null } }))
    .on(contract.jobs.delete, ({ params }) => void jobs.splice(jobs.findIndex(({ id }) => id === params.id), 1))
    .on(contract.jobs.setTags, ({ params, body }) => ({ job: { ...findJob(params.id), tags: body } }))
    .on(contract.jobs.create, ({ body }) => ({ job: buildJob({ name: body.jobName ?? 'statement.pdf', tags: body.tags, status: 'InProgress', progress: null }) }))
    .on(contract.jobs.documents, () => ({ documents: server.documents ?? [buildJobDocument()] }))
    .on(contract.jobs.findings, () => ({ findings: server.findings ?? [] }))
    .on(contract.jobs.listTags, () => ({ tags: server.tags ?? ['2024', 'Client A', 'Client B'] }))
    .on(contract.transactions.list, ({ query }) => answerTransactions(rows, query))
    .on(contract.reconciliation.get, () => ({ state: 'Reconciled' as const, accounts }))
    .on(contract.exports.listBanks, () => ({ banks: [buildBank(), buildBank({ bid: '00101', name: 'Harbour Bank', bankName: 'Harbour Bank' }), buildBank({ bid: '03000', name: 'First Northern Credit Union', bankName: 'First Northern CU' })] }))
    .on(contract.exports.recentBanks, () => ({ banks: [] }))
    .on(contract.customFormats.list, () => ({ customFormats: [] }))
    .on(contract.exports.create, ({ body }) => ({ content: 'date,amount\n', fileName: `statement.${body.format}` }))
    .on(contract.users.current, () => ({ user: buildUser({ credits: 20, purchasedCredits: 5 }) }))
    .on(contract.preferences.get, ({ params }) => ({ preference: (preferences.get(params.key) ?? null) as null }))
    .on(contract.preferences.set, ({ params, body }) => {
      preferences.set(params.key, body.value);
      return { preference: body.value };
    })
    .on(contract.documents.upload, async ({ file }) => ({ document: await (server.upload ?? ((name) => buildDocument({ originalname: name })))(file instanceof File ? file.name : 'statement.pdf') }))
    .on(contract.documents.unlock, ({ params }) => ({ document: buildDocument({ id: params.id, isEncrypted: true }) }))
    .on(contract.documents.delete, () => undefined)
    .on(contract.documents.page, ({ params }) => buildDocumentPage({ documentId: params.id, pageNumber: params.n }))
    .on(contract.documents.pageText, ({ params }) => buildPageText({ words: [{ text: `Scan, page ${params.n + 1}`, box: [72, 60, 200, 84], line: 0 }] }));
  server.with?.(transport);
  return withFiles(client, server.fileUrl ?? null, () => buildStatementPdf(rows, server.numPages));
}

/** pdf.js and image elements fetch by address: these addresses hold the content itself. */
function withFiles(client: Client, given: string | null, build: () => Uint8Array<ArrayBuffer>): Client {
  let url = given;
  return {
    ...client,
    documents: {
      ...client.documents,
      fileUrl: () => (url ??= URL.createObjectURL(new Blob([build()], { type: 'application/pdf' }))),
      pageImageUrl: (_id, page) => `data:image/svg+xml,${encodeURIComponent(pagePicture(page))}`,
    },
  };
}

function pagePicture(page: number): string {
  const lines = Array.from({ length: 24 }, (_, index) => `<rect x="72" y="${200 + index * 14}" width="${320 + ((index * 37) % 140)}" height="6" fill="#8a94a3"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="595" height="842" viewBox="0 0 595 842"><rect width="595" height="842" fill="#fdfcf8"/><text x="72" y="80" font-size="22" font-family="sans-serif">Scan, page ${page + 1}</text>${lines}</svg>`;
}
