import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { ApiError, type Document, type Job } from '@tieout/sdk';
import { contract, documentErrors } from '@tieout/sdk/contract';
import { buildDocument, buildFailedJob, buildJob, buildRunningJob, buildStatement, createFakeClient, type FakeTransport, testId } from '@tieout/sdk/testing';
import type { Services } from '../core/services.js';

export interface FakeStatement {
  statement?: ReturnType<typeof buildStatement>;
  /** Opens the file. */
  password?: string;
  /** The upload is refused with this. */
  refusedWith?: ApiError;
  /** The job fails with this. */
  failsWith?: Job['error'];
  /** No statement rows: automatic mode. */
  isGeneric?: boolean;
  /** Exports come as a zip with a file for each account. */
  isZipped?: boolean;
  /** The job stays under way for ever. */
  hangs?: boolean;
}

export interface FakeServer {
  services: Services;
  transport: FakeTransport;
  /** Names of the files by the order of their uploads. */
  uploaded: string[];
  deletedJobs: string[];
  isClosed: boolean;
}

/** A server that knows the given files by name, for running commands without a real one. */
export function createFakeServer(files: Record<string, FakeStatement>): FakeServer {
  const { client, transport } = createFakeClient();
  const documents: { document: Document; fake: FakeStatement }[] = [];
  const uploaded: string[] = [];
  const server: FakeServer = { transport, uploaded, deletedJobs: [], isClosed: false, services: {
    openClient: async ({ dir }) => ({ ...client, dir: dir ?? '/data', url: null, close: async () => void (server.isClosed = true) }),
    startServer: async ({ dir, port }) => ({ url: `http://localhost:${port ?? 4000}`, dir: dir ?? '/data', isShared: false, close: async () => void (server.isClosed = true) }),
  } };
  const fakeOf = (jobId: string) => documents[Number.parseInt(jobId.slice(-12), 16) - 1]!;
  const find = (id: string) => documents.find((entry) => entry.document.id === id)!;

  transport.saveFile = async (chunks, path) => {
    const parts: Uint8Array[] = [];
    for await (const chunk of chunks) parts.push(chunk);
    await writeFile(path, Buffer.concat(parts));
  };
  transport.on(contract.documents.upload, ({ file }) => {
    const name = basename(String(file));
    const fake = files[name] ?? {};
    if (fake.refusedWith) throw fake.refusedWith;
    uploaded.push(name);
    const document = buildDocument({ id: testId('document', uploaded.length), originalname: name, isEncrypted: Boolean(fake.password), passwordRequired: Boolean(fake.password) });
    documents.push({ document, fake });
    return { document };
  });
  transport.on(contract.documents.unlock, ({ params, body }) => {
    const { document, fake } = find(params.id);
    if (body.password !== fake.password) throw new ApiError(documentErrors.passwordWrong);
    return { document: { ...document, passwordRequired: false } };
  });
  transport.on(contract.documents.delete, () => undefined);
  transport.on(contract.jobs.create, ({ body }) => ({ job: buildRunningJob({ id: testId('job', documents.indexOf(find(body.documents[0]!)) + 1) }) }));
  transport.on(contract.jobs.get, ({ params }) => ({ job: jobOf(params.id, fakeOf(params.id).fake) }));
  transport.on(contract.jobs.delete, ({ params }) => void server.deletedJobs.push(params.id));
  transport.on(contract.reconciliation.get, ({ params }) => {
    const { statement, isGeneric } = fakeOf(params.id).fake;
    const { account } = statement ?? buildStatement();
    return { state: isGeneric ? 'Unknown' : account.state, accounts: isGeneric ? [] : [account] };
  });
  transport.on(contract.exports.create, ({ params, body }) => ({
    content: `${body.format} of ${fakeOf(params.id).document.originalname} ${JSON.stringify(body.options)}`,
    ...(fakeOf(params.id).fake.isZipped ? { fileName: 'accounts.zip' } : {}),
  }));
  return server;
}

function jobOf(id: string, { failsWith, isGeneric, hangs, statement }: FakeStatement): Job {
  if (hangs) return buildRunningJob({ id, totalJobs: 12, progress: 0.5 });
  if (failsWith) return buildFailedJob({ id, error: failsWith });
  return buildJob({ id, isGeneric: isGeneric ?? false, numTransactions: (statement ?? buildStatement()).transactions.length });
}
