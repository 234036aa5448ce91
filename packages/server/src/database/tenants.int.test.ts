import { contract } from '@tieout/sdk/contract';
import type { Endpoint } from '@tieout/sdk/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boot, convert } from '../testing/boot.js';
import type { Booted } from '../testing/boot.js';
import { statementPdf } from '../testing/statementPdf.js';
import type { Models } from './models.js';
import { bindModels } from './models.js';
import { scopedQuery } from './tenant.js';

let booted: Booted;
let ids: { job: string; document: string; transaction: string };

beforeAll(async () => {
  booted = await boot({ mode: 'server' });
  const job = await convert(booted.asOwner, [{ name: 'mine.pdf', content: await statementPdf() }]);
  await booted.asOwner.jobs.setTags(job.id, ['Mine']);
  await booted.asOwner.preferences.set('theme', 'dark');
  ids = { job: job.id, document: (await booted.asOwner.jobs.documents(job.id))[0]!.documentId, transaction: (await booted.asOwner.transactions.list(job.id)).data[0]!.id };
});
afterAll(() => booted?.close());

const SOME_ID = '11111111-1111-4111-8111-111111111111';

/** A body that the schema of the call accepts. */
const bodies: Record<string, unknown> = {
  'documents.unlock': { password: 'x' }, 'documents.update': { tags: [] }, 'jobs.update': { name: 'Taken' }, 'jobs.setTags': [], 'exports.create': { format: 'csv' },
  'imports.saveCsvSettings': { settings: {} }, 'customFormats.setColumnConfig': { fieldName: 'a', data: null }, 'exports.proof': { format: 'json' },
  'transactions.update': { changes: { payee: 'x' } }, 'transactions.updateMany': { edits: [{ transactionId: SOME_ID, changes: { payee: 'x' } }] },
  'transactions.correct': { documentId: SOME_ID, row: 0, col: -1 }, 'transactions.editColumn': { col: 0, newValue: 'x' },
  'transactions.create': { documentId: SOME_ID, transactions: [{ date: '2024-01-01', description: 'x', amount: 1 }] },
  'transactions.bulkEdit': { operation: 'delete', filters: [] }, 'transactions.switchSigns': { scope: 'all' }, 'transactions.switchIncludedExcluded': { scope: 'all' },
  'reconciliation.updateField': { documentId: SOME_ID, chunk: SOME_ID, name: 'endBalance', value: '1' },
  'reconciliation.renameAccount': { oldAccountName: 'x', newAccountName: 'y' }, 'reconciliation.applySuggestion': { chunk: SOME_ID, suggestionId: 'x' },
  'ratings.rateJob': { rating: 5 }, 'ratings.rateDocument': { rating: 5 },
};
const calls = Object.entries(contract).flatMap(([feature, endpoints]) =>
  Object.entries(endpoints as Record<string, Endpoint>).map(([name, endpoint]) => ({ name: `${feature}.${name}`, endpoint })),
);

function send({ name, endpoint }: (typeof calls)[number], token: string | undefined): Promise<Response> {
  const path = endpoint.path
    .replace('/document/{id}', `/document/${ids.document}`)
    .replace('{docId}', ids.document)
    .replace('{transactionId}', ids.transaction)
    .replace('{id}', ids.job)
    .replace('{n}', '0')
    .replace('{key}', 'theme');
  const body = endpoint.body && !endpoint.multipart ? JSON.stringify(bodies[name] ?? {}) : undefined;
  return fetch(booted.url + path, { method: endpoint.method, ...(body ? { body } : {}), headers: token ? { authorization: `Bearer ${token}` } : {} });
}

describe('a user of another tenant', () => {
  it.each(calls.filter(({ endpoint }) => /\{(id|docId)\}/.test(endpoint.path)))('finds nothing behind $name', async (call) => {
    const stranger = await strangerToken();
    const response = await send(call, stranger);
    expect([response.status, (await response.json()).code]).toEqual([404, 2004]);
  });

  it('sees empty lists and settings of their own', async () => {
    const { asStranger } = booted;
    expect(await asStranger.jobs.list()).toEqual({ rows: [], count: 0 });
    expect(await asStranger.jobs.listTags()).toEqual([]);
    expect(await asStranger.preferences.get('theme')).toBeNull();
    expect((await asStranger.users.current()).email).toBe('stranger@example.com');
  });

  it('finds no rows under the tags of the first, and changes none', async () => {
    const workspace = { l1: 'Mine', l2: 'Mine' };
    expect((await booted.asOwner.transactions.list(workspace)).pagination.totalCount).toBe(3);
    expect((await booted.asStranger.transactions.list(workspace)).pagination.totalCount).toBe(0);
    await expect(booted.asStranger.transactions.bulkEdit(workspace, { operation: 'delete', filters: [] })).rejects.toMatchObject({ status: 400 });
    await expect(booted.asStranger.edits.undo(workspace)).rejects.toMatchObject({ status: 409 });
  });

  it('cannot start a job on a document of the first', async () => {
    await expect(booted.asStranger.jobs.create({ documents: [ids.document] })).rejects.toMatchObject({ type: 'job.document_gone' });
  });

  it('left everything as it was', async () => {
    expect(await booted.asOwner.jobs.get(ids.job)).toMatchObject({ name: 'mine.pdf', tags: ['Mine'], numTransactions: 3 });
    expect(await booted.asOwner.preferences.get('theme')).toBe('dark');
  });
});

describe('nobody', () => {
  it.each(calls.filter(({ endpoint }) => endpoint.auth === 'bearer'))('may call $name', async (call) => {
    for (const token of [undefined, 'tieout_wrong']) {
      const response = await send(call, token);
      expect([response.status, (await response.json()).code]).toEqual([401, 2002]);
    }
  });
});

describe('every model', () => {
  const names = ['contracts', 'users', 'accessTokens', 'files', 'documents', 'jobs', 'jobDocuments', 'accounts', 'periods', 'transactions', 'findings', 'tags', 'jobTags', 'preferences', 'customFormats', 'columnConfigs', 'csvSettings', 'edits', 'ratings'] as const;

  it('is in the list of this test', () => {
    expect(Object.keys(bindModels(booted.server.services.db.sequelize)).sort()).toEqual([...names].sort());
  });

  it.each(names)('%s refuses a query that names no tenant, and shows a tenant only its own', async (name) => {
    const { db } = booted.server.services;
    const model = db[name as keyof Models] as Models['jobs'];
    await expect(model.findAll()).rejects.toThrow('does not say whose data');
    await expect(model.count()).rejects.toThrow('does not say whose data');
    await expect(model.update({}, { where: {} })).rejects.toThrow();
    await expect(model.destroy({ where: {} })).rejects.toThrow('does not say whose data');
    const contractId = '99999999-9999-4999-8999-999999999999';
    expect(await model.findAll({ tenant: { contractId } })).toEqual([]);
    expect(await model.destroy({ where: {}, tenant: { contractId } })).toBe(0);
  });

  it('refuses a record of another tenant, and a hand-written query without one', async () => {
    const { db } = booted.server.services;
    const [tag] = await db.tags.findAll({ tenant: 'all' });
    await expect(tag!.update({ name: 'Taken' }, { tenant: { contractId: '99999999-9999-4999-8999-999999999999' } })).rejects.toThrow('belongs to another tenant');
    await expect(scopedQuery(db.sequelize, { tenant: { contractId: tag!.contractId } }, 'SELECT * FROM "jobs"')).rejects.toThrow(':contractId');
  });
});

let stranger: Promise<string> | undefined;
function strangerToken(): Promise<string> {
  stranger ??= (async () => {
    const { services } = booted.server;
    const { id } = await booted.asStranger.users.current();
    const user = await services.db.users.byId(id, { tenant: 'all' });
    const { createAccessToken } = await import('../users/users.commands.js');
    return createAccessToken(services, { userId: id, contractId: user!.contractId });
  })();
  return stranger;
}
