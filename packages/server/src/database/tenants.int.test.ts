import { createClient } from '@tieout/sdk';
import { contract, embedAbilityOf } from '@tieout/sdk/contract';
import type { Endpoint } from '@tieout/sdk/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSession } from '../auth/sessions.js';
import { boot, convert, waitForJob } from '../testing/boot.js';
import type { Booted } from '../testing/boot.js';
import { invoicePdf } from '../testing/invoicePdf.js';
import { statementPdf } from '../testing/statementPdf.js';
import { createAccessToken } from '../tokens/tokens.commands.js';
import type { Models } from './models.js';
import { bindModels } from './models.js';
import { scopedQuery } from './tenant.js';

let booted: Booted;
let ids: Record<string, string>;
/** Signed-in people, as far as this test needs them; and a program that may only read. */
let tokens: { owner: string; member: string; guest: string; stranger: string; reader: string; embedded: string };
/** Of people who could do everything, and can no more. */
let deadTokens: string[];

const SOME_ID = '11111111-1111-4111-8111-111111111111';
const CALLER = { address: null, userAgent: null };

beforeAll(async () => {
  booted = await boot({ mode: 'server' });
  const { services } = booted.server;
  const { db, newId } = services;
  const job = await convert(booted.asOwner, [{ name: 'mine.pdf', content: await statementPdf() }]);
  const invoices = await booted.asOwner.jobs.create({ documents: [(await booted.asOwner.documents.upload({ name: 'invoice.pdf', content: await invoicePdf() })).id], jobType: 'Invoice' });
  await waitForJob(booted.asOwner, invoices.id);
  await booted.asOwner.jobs.setTags(job.id, ['Mine']);
  await booted.asOwner.preferences.set('theme', 'dark');
  const owner = await booted.asOwner.users.current();
  const { contractId } = owner;
  const scope = { tenant: { contractId } };
  const member = await db.users.create({ id: newId(), contractId, email: 'member@example.com', firstName: 'M', lastName: 'M', isContractAdmin: false, createdAt: new Date(), emailConfirmedAt: new Date() }, scope);
  const sessionOf = async (id: string) => startSession(services, (await db.users.byId(id, { tenant: 'all' }))!, CALLER);
  const token = await sessionOf(owner.id);
  const asOwner = createClient({ url: booted.url, token });
  const team = await asOwner.teams.create(contractId, 'Closed');
  const client = await asOwner.tags.create('Client');
  const project = await asOwner.tags.create('Project', client.id);
  const { accessToken } = await asOwner.tokens.create({ name: 'Program' });
  const webhook = await asOwner.webhooks.create({ url: 'https://hooks.example.com/', events: ['document.extraction.completed'] });
  const sso = await asOwner.sso.save({ kind: 'oidc', domain: 'mine.example', issuer: 'https://id.example', clientId: 'x' });
  const { embedToken } = await asOwner.embedTokens.create({ jobId: job.id, allowedOrigins: ['https://partner.example'] });
  const other = await convert(booted.asOwner, [{ name: 'other.pdf', content: await statementPdf() }]);
  const embedded = await asOwner.embedTokens.create({ jobId: other.id, allowedOrigins: ['https://partner.example'], abilities: ['view', 'edit', 'review', 'export'] });
  const place = { x0: 0, y0: 0, x1: 9, y1: 9 };
  const documentId = (await asOwner.jobs.documents(job.id))[0]!.documentId;
  const { template } = await asOwner.templates.create({ name: 'Mine', template: '{"rectangles":[]}', templateDocumentId: documentId });
  const [mapping] = await asOwner.templates.addMappings(template.id, [{ columnName: 'a', value: 'b', addedColumnName: 'c', addedValue: 'd' }]);
  const fragment = await db.templateFragments.create({ id: newId(), contractId, jobId: job.id, documentId, documentPosition: 0, position: 0, templateId: template.id, rectangleId: 'a', name: 'A', fieldType: 'text', textFieldType: 'text', pageNumber: 0, location: place, columns: [], rawText: '', rating: null }, scope);
  const [revoked, late, left, ended] = [await asOwner.tokens.create({ name: 'Revoked' }), await asOwner.tokens.create({ name: 'Late', expiresInDays: 1 }), await sessionOf(owner.id), await asOwner.embedTokens.create({ jobId: job.id, allowedOrigins: ['https://partner.example'] })];
  await asOwner.tokens.revoke(revoked.accessToken.id);
  await db.accessTokens.update({ expiresAt: new Date(Date.now() - 1000) }, { where: { id: late.accessToken.id }, ...scope });
  await createClient({ url: booted.url, token: left }).auth.signOut();
  await asOwner.embedTokens.revoke(ended.embedToken.id);
  deadTokens = [revoked.token, late.token, left, ended.token];
  tokens = {
    embedded: embedded.token,
    owner: token, member: await sessionOf(member.id), stranger: await sessionOf((await booted.asStranger.users.current()).id),
    guest: await booted.asNobody.auth.createGuest(), reader: await createAccessToken(services, { userId: owner.id, contractId }, ['read']),
  };
  ids = {
    template: template.id, mapping: mapping!.id, fragment: fragment.id,
    job: job.id, document: documentId, transaction: (await asOwner.transactions.list(job.id)).data[0]!.id, invoice: (await asOwner.invoices.list()).data[0]!.id,
    contract: contractId, owner: owner.id, member: member.id, team: team.id, client: client.id, project: project.id, accessToken: accessToken.id, webhook: webhook.id, sso: sso.id, embedToken: embedToken.id, jobEmail: (await asOwner.jobEmails.list())[0]!.id,
  };
  await asOwner.close();
}, 60_000);
afterAll(() => booted?.close());

const place = { x0: 0, y0: 0, x1: 9, y1: 9 };
const byPage = { type: 'percentage', percentage: 50 };
const variableLocations = [{ variableLocation: { top: byPage, bottom: byPage, left: byPage, right: byPage } }];
const tableConfig = { columns: [{ name: 'a', index: 0, columnWidthPercentage: 100 }] };
/** A body that the schema of the call accepts. */
const bodies: Record<string, () => unknown> = {
  'documents.unlock': () => ({ password: 'x' }), 'documents.update': () => ({ tags: [] }), 'jobs.update': () => ({ name: 'Taken' }), 'jobs.setTags': () => [], 'exports.create': () => ({ format: 'csv' }),
  'categories.uploadVendorsCsv': () => ({ name: 'x', documentId: ids['document'], mapping: { vendor: 0, category: 1 } }), 'imports.saveCsvSettings': () => ({ settings: {} }), 'customFormats.setColumnConfig': () => ({ fieldName: 'a', data: null }), 'exports.proof': () => ({ format: 'json' }),
  'transactions.update': () => ({ changes: { payee: 'x' } }), 'transactions.updateMany': () => ({ edits: [{ transactionId: SOME_ID, changes: { payee: 'x' } }] }),
  'transactions.correct': () => ({ documentId: SOME_ID, row: 0, col: -1 }), 'transactions.editColumn': () => ({ col: 0, newValue: 'x' }),
  'transactions.create': () => ({ documentId: SOME_ID, transactions: [{ date: '2024-01-01', description: 'x', amount: 1 }] }),
  'transactions.bulkEdit': () => ({ operation: 'delete', filters: [] }), 'transactions.switchSigns': () => ({ scope: 'all' }), 'transactions.switchIncludedExcluded': () => ({ scope: 'all' }),
  'reconciliation.updateField': () => ({ documentId: SOME_ID, chunk: SOME_ID, name: 'endBalance', value: '1' }),
  'reconciliation.renameAccount': () => ({ oldAccountName: 'x', newAccountName: 'y' }), 'reconciliation.applySuggestion': () => ({ chunk: SOME_ID, suggestionId: 'x' }),
  'transactions.updateFormValues': () => ({ newValue: '"x"' }), 'documents.edit': () => ({ documentIds: [ids['document']], commands: [] }), 'jobEmails.update': () => ({ email: 'taken@example.com' }),
  'transactions.fixPage': () => ({ documentId: SOME_ID, pageNumber: 0 }),
  'ratings.rateJob': () => ({ rating: 5 }), 'ratings.rateDocument': () => ({ rating: 5 }),
  'users.updateTags': () => ({ tags: ['Taken'] }), 'tags.update': () => ({ name: 'Taken' }), 'tags.create': () => ({ name: 'Taken', parentId: ids['client'] }), 'tags.assignJobs': () => ({ jobIds: [ids['job']] }),
  'tags.setPermission': () => ({ teamId: ids['team'], role: 'editor' }), 'teams.create': () => ({ name: 'Taken' }), 'teams.addMember': () => ({ email: 'taken@example.com', role: 'admin' }),
  'teams.setMemberRole': () => ({ role: 'admin' }), 'teams.makeAdmin': () => ({ userId: ids['member'], contractId: ids['contract'] }), 'teams.removeAdmin': () => ({ userId: ids['owner'], contractId: ids['contract'] }),
  'teams.deleteUser': () => ({ userId: ids['member'] }), 'teams.invite': () => ({ emails: ['taken@example.com'] }), 'teams.addSeat': () => ({ email: 'taken@example.com' }), 'jobs.create': () => ({ documents: [ids['document']] }),
  'templates.create': () => ({ name: 'Taken', template: '{"rectangles":[]}', templateDocumentId: ids['document'] }), 'templates.update': () => ({ name: 'Taken' }), 'templates.updateOwner': () => ({ userId: ids['member'] }),
  'templates.addMappings': () => ({ mappings: [{ columnName: 'x', value: 'x', addedColumnName: 'x', addedValue: 'x' }] }), 'templates.updateMapping': () => ({ columnName: 'x', value: 'x', addedColumnName: 'x', addedValue: 'x' }),
  'templates.addMappingsCsv': () => ({ documentId: ids['document'] }), 'templates.extractText': () => place, 'templates.extractTable': () => ({ ...place, tableConfig }), 'templates.wordsInRectangle': () => place,
  'templates.extractVariableText': () => ({ variableLocations }), 'templates.extractVariableTable': () => ({ variableLocations, tableConfig }),
  'templates.edgesFromWords': () => ({ words: 'x', edge: 'top', position: 'top' }), 'templates.updateFragment': () => ({ editedText: 'taken' }),
  'auditLog.enable': () => ({ enabled: false }), 'addressList.set': () => ({ networks: [] }), 'sso.save': () => ({ kind: 'oidc', domain: 'taken.example', issuer: 'https://id.example', clientId: 'x' }), 'sso.readMetadata': () => ({ xml: '<a/>' }), 'credits.setOverage': () => ({ value: { enabled: true, pages: 5000, pricePerPage: 0.06 } }),
};
/** What `{id}` and the like stand for: told by the path before them. */
const parameters: [RegExp, string][] = [
  [/invoice\/transactionLines\/\{id\}/, 'invoice'],
  [/template\/\{(id|templateId)\}/, 'template'], [/(update|addedColumnMappings)\/\{id\}/, 'mapping'], [/fragment\/\{id\}/, 'fragment'],
  [/\/document\/\{id\}/, 'document'], [/\{docId\}/, 'document'], [/\{transactionId\}/, 'transaction'], [/\{userId\}/, 'member'], [/\{teamId\}/, 'team'], [/\{contractId\}/, 'contract'],
  [/contractAdmins\/\{id\}/, 'contract'], [/protected\/sso\/\{id\}/, 'sso'], [/seat\/\{id\}/, 'member'], [/support\/contracts\/\{id\}/, 'contract'], [/user\/\{id\}/, 'member'], [/tagLevel\/\{id\}/, 'project'], [/\{tagId\}/, 'project'], [/\{entityId\}/, 'job'], [/accessTokens\/\{id\}/, 'accessToken'], [/webhooks\/(deliveries\/)?\{id\}/, 'webhook'], [/embedTokens\/\{id\}/, 'embedToken'], [/jobEmail\/\{id\}/, 'jobEmail'], [/\{id\}/, 'job'],
];
const calls = Object.entries(contract).flatMap(([feature, endpoints]) =>
  Object.entries(endpoints as Record<string, Endpoint>).map(([name, endpoint]) => ({ name: `${feature}.${name}`, endpoint })),
);
const bearer = calls.filter(({ endpoint }) => endpoint.auth === 'bearer');
const namesSomething = ({ endpoint }: (typeof calls)[number]) => /\{(id|docId|contractId|teamId|tagId)\}/.test(endpoint.path);

/** What anybody may ask: nothing of anybody is in the answers. */
const open = [
  'system.status', 'system.openapi', 'auth.signIn', 'auth.signUp', 'auth.createGuest', 'auth.verifyTwoFactor', 'auth.register', 'auth.requestPasswordReset', 'auth.resetPassword', 'auth.confirmEmail', 'auth.refresh',
  'auth.ways', 'auth.google', 'auth.googleCallback', 'auth.facebook', 'auth.facebookCallback', 'auth.sso', 'auth.ssoCallback', 'auth.ssoAssertion', 'auth.ssoFinish', 'auth.ssoMetadata', 'tracking.event', 'tracking.error',
];
/** Addresses that name nothing: these answer with what is one's own, or one's firm's. */
const ofOneself = [
  'auth.signOut', 'auth.arrival', 'auth.identities', 'auth.connect', 'auth.finishConnect', 'users.current', 'users.resendConfirmation', 'users.updateProfile', 'users.updateEmail', 'users.updateName', 'users.updateGuestAccount', 'users.updateSegment', 'users.setUpTwoFactor', 'users.confirmTwoFactor', 'users.disableTwoFactor',
  'teams.invite', 'teams.listSeats', 'teams.addSeat', 'teams.deleteUser', 'tokens.list', 'tokens.create', 'embedTokens.create', 'embedTokens.current', 'embedTokens.list', 'credits.get', 'credits.overagePricing', 'credits.oneOffPricing', 'credits.overage', 'credits.setOverage', 'tags.tree', 'tags.create', 'auditLog.list', 'auditLog.enable', 'auditLog.export',
  'preferences.get', 'preferences.set', 'preferences.getShared', 'preferences.setShared', 'documents.upload', 'documents.edit', 'jobs.create', 'jobs.list', 'jobs.listTags', 'jobEmails.list', 'ratings.requestUpdate', 'exports.listBanks', 'exports.recentBanks',
  'templates.list', 'templates.lastUsed', 'templates.create', 'invoices.list', 'categories.list', 'categories.uploadVendorsCsv', 'customFormats.list', 'customFormats.create', 'customFormats.preview', 'webhooks.list', 'webhooks.create', 'admin.userRatings', 'support.jobHistory', 'support.contactSupport', 'onboarding.saveSurvey', 'onboarding.pendingSurvey',
  'onboarding.onboardingSteps', 'onboarding.tour', 'onboarding.markTourCompleted', 'onboarding.markTourNotCompleted', 'sso.list', 'sso.save', 'addressList.get', 'addressList.set', 'sso.readMetadata', 'growth.feedback', 'growth.referrals', 'growth.promotions', 'announcements.list', 'announcements.track', 'tracking.pageView', 'tracking.changePlans', 'tracking.conversion',
];

describe('a new call', () => {
  it('is decided on here before it can be made', () => {
    const names = (of: typeof calls) => of.map(({ name }) => name).sort();
    expect(names(calls.filter(({ endpoint }) => endpoint.auth !== 'bearer'))).toEqual([...open].sort());
    expect(names(bearer.filter((call) => !namesSomething(call) && !call.endpoint.needs?.permission))).toEqual([...ofOneself].sort());
  });
});

/** A walk over nothing would prove nothing: a filter that finds no call any more fails here. */
function some<T>(list: readonly T[]): readonly T[] {
  if (list.length === 0) throw new Error('There is nothing to walk over: the filter finds no call.');
  return list;
}

async function send({ name, endpoint }: (typeof calls)[number], token: string | undefined): Promise<[number, number | null]> {
  let path = endpoint.path.replace('{n}', '0').replace('{key}', 'theme');
  for (const [pattern, thing] of parameters) path = path.replace(pattern, (found) => found.replace(/\{\w+\}/, ids[thing]!));
  const body = endpoint.body && !endpoint.multipart ? JSON.stringify(bodies[name]?.() ?? {}) : undefined;
  const response = await fetch(booted.url + path, { method: endpoint.method, ...(body ? { body } : {}), headers: token ? { authorization: `Bearer ${token}` } : {} });
  const answer = (await response.text()) || '{}';
  return [response.status, response.status < 400 ? null : (JSON.parse(answer) as { code: number }).code];
}

describe('a user of another tenant', () => {
  it.each(some(bearer.filter((call) => namesSomething(call) && !call.endpoint.needs?.permission)))('finds nothing behind $name', async (call) => {
    expect(await send(call, tokens.stranger)).toEqual([404, 2004]);
  });

  it.each(['templates.create', 'teams.deleteUser', 'documents.edit', 'tags.create'])('finds nobody and nothing named in the body of %s', async (name) => {
    expect(await send(calls.find((call) => call.name === name)!, tokens.stranger)).toEqual([404, 2004]);
  });

  it('sees empty lists and settings of their own', async () => {
    const { asStranger } = booted;
    expect(await asStranger.jobs.list()).toEqual({ rows: [], count: 0 });
    expect(await asStranger.jobs.listTags()).toEqual([]);
    expect((await asStranger.invoices.list()).pagination.totalCount).toBe(0);
    await expect(asStranger.invoices.delete(ids['invoice']!)).rejects.toMatchObject({ status: 404 });
    expect((await booted.asOwner.invoices.list()).pagination.totalCount).toBe(1);
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
    await expect(booted.asStranger.jobs.create({ documents: [ids['document']!] })).rejects.toMatchObject({ type: 'job.document_gone' });
  });

  it('left everything as it was', async () => {
    expect(await booted.asOwner.jobs.get(ids['job']!)).toMatchObject({ name: 'mine.pdf', tags: ['Mine'], numTransactions: 3 });
    expect(await booted.asOwner.preferences.get('theme')).toBe('dark');
  });
});

describe('nobody', () => {
  it.each(some(bearer))('may call $name', async (call) => {
    for (const token of [undefined, 'tieout_wrong', 'eyJhbGciOiJub25lIn0.e30.', ...deadTokens]) expect(await send(call, token)).toEqual([401, 2002]);
  });
});

describe("a partner's page with a token for another job", () => {
  it.each(some(bearer.filter(({ endpoint }) => embedAbilityOf(endpoint) === null)))('may not call $name', async (call) => {
    expect(await send(call, tokens.embedded)).toEqual([403, 2151]);
  });

  it.each(some(bearer.filter((call) => embedAbilityOf(call.endpoint) !== null && namesSomething(call))))('finds nothing behind $name', async (call) => {
    expect(await send(call, tokens.embedded)).toEqual([404, 2004]);
  });
});

describe('a lower role', () => {
  const isAdmins = ({ endpoint }: (typeof calls)[number]) => endpoint.needs?.contractAdmin || endpoint.needs?.permission;

  it.each(some(bearer.filter(isAdmins)))('that is no administrator may not call $name', async (call) => {
    expect(await send(call, tokens.member)).toEqual([403, 2003]);
  });

  it.each(some(bearer.filter(({ endpoint }) => endpoint.needs?.permission)))('that administers a contract may not call $name without the permission', async (call) => {
    for (const token of [tokens.owner, tokens.stranger]) expect(await send(call, token)).toEqual([403, 2003]);
  });

  it.each(['teams.addMember', 'teams.removeMember', 'teams.setMemberRole'])('that is not in a team finds nothing behind %s', async (name) => {
    expect(await send(calls.find((call) => call.name === name)!, tokens.member)).toEqual([404, 2004]);
  });

  it('cannot change or delete other people', async () => {
    const { asNobody } = booted;
    asNobody.setToken(tokens.member);
    await expect(asNobody.users.updateTags(ids['owner']!, [])).rejects.toMatchObject({ code: 2004 });
    await expect(asNobody.teams.deleteUser(ids['owner']!)).rejects.toMatchObject({ code: 2004 });
    await expect(asNobody.tokens.revoke(ids['accessToken']!)).rejects.toMatchObject({ code: 2004 });
    expect(await asNobody.teams.list(ids['contract']!)).toEqual([]);
    asNobody.setToken(undefined);
  });

  it.each(some(bearer.filter(({ endpoint }) => endpoint.needs?.fullAccount)))('of a guest may not call $name', async (call) => {
    expect((await send(call, tokens.guest))[0]).toBe(403);
  });

  it.each(some(bearer.filter((call) => (call.endpoint.method !== 'GET' && !call.endpoint.isReading) || isAdmins(call))))('of a program that may only read is refused at $name', async (call) => {
    const code = call.endpoint.needs?.session ? 2707 : 2708;
    expect(await send(call, tokens.reader)).toEqual([403, code]);
  });
});

describe('every model', () => {
  const names = ['templates', 'templateMappings', 'templateFragments', 'contracts', 'users', 'accessTokens', 'files', 'documents', 'jobs', 'jobDocuments', 'jobEmails', 'accounts', 'periods', 'transactions', 'findings', 'tags', 'jobTags', 'preferences', 'customFormats', 'categories', 'categoryGroups', 'columnConfigs', 'csvSettings', 'edits', 'ratings', 'tasks', 'contractPreferences', 'sessions', 'oneTimeTokens', 'ssoConnections', 'userIdentities', 'teams', 'teamMembers', 'tagPermissions', 'pageCharges', 'creditEntries', 'auditEntries', 'contactNotes', 'paymentCredits', 'feedback', 'surveys', 'usageEvents', 'webhooks', 'webhookDeliveries', 'embedTokens'] as const;

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
