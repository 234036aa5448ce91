// What those who run the server can do, through the SDK: administration, support, and acting as a customer.
import { createClient } from '@tieout/sdk';
import type { Client } from '@tieout/sdk';
import { contract } from '@tieout/sdk/contract';
import type { Endpoint } from '@tieout/sdk/contract';
import { Op } from 'sequelize';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSession } from '../auth/sessions.js';
import { SYSTEM } from '../database/tenant.js';
import { boot, convert } from '../testing/boot.js';
import type { Booted } from '../testing/boot.js';
import { statementPdf } from '../testing/statementPdf.js';
import { startTestMail } from '../testing/testMail.js';
import type { TestMail } from '../testing/testMail.js';
import { openAccount } from '../users/users.commands.js';
import type { User } from '../users/users.model.js';

const HOUR_MS = 3_600_000;
let nowMs = Date.parse('2026-03-10T12:00:00Z');
let booted: Booted;
let mail: TestMail;
let operator: Client;
let ada: User;
let adaClient: Client;
const clients: Client[] = [];

const as = (token?: string): Client => {
  const client = createClient({ url: booted.url, token });
  clients.push(client);
  return client;
};
async function account(email: string, firstName: string, more: Partial<Parameters<typeof openAccount>[1]> = {}): Promise<{ user: User; client: Client }> {
  const user = await openAccount(booted.server.services, { contractName: `${firstName} & Co`, email, firstName, lastName: 'Example', ...more });
  return { user, client: as(await startSession(booted.server.services, user, { address: null, userAgent: null })) };
}
const deeds = async (contractId: string) => (await operator.admin.db('auditlog', { contractId, limit: 100 })).rows;

beforeAll(async () => {
  mail = await startTestMail();
  booted = await boot({ mode: 'server', clock: () => new Date(nowMs), config: { smtpUrl: mail.url, publicUrl: 'https://tieout.example', operatorEmails: ['opal@tieout.example', 'otto@tieout.example'] } });
  operator = (await account('opal@tieout.example', 'Opal')).client;
  ({ user: ada, client: adaClient } = await account('ada@firm.example', 'Ada', { plan: 'Starter' }));
});
afterAll(async () => {
  await Promise.all(clients.map((client) => client.close()));
  await booted?.close();
  await mail?.close();
});

describe('administration', () => {
  it('finds people, contracts and documents of all accounts by words, a page at a time, and shows no secret', async () => {
    const { rows, count } = await operator.admin.db('users', { search: 'ADA' });
    expect([count, rows[0]?.['email'], rows[0]?.['contract']]).toEqual([1, 'ada@firm.example', 'Ada & Co']);
    expect(JSON.stringify(rows)).not.toMatch(/password|totpSecret|hash/i);
    const first = await operator.admin.db('users', { limit: 2 });
    const second = await operator.admin.db('users', { limit: 2, offset: 2 });
    expect([first.rows.length, first.count]).toEqual([2, 4]);
    expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(4);
    expect((await operator.admin.contracts({ search: 'ada@' })).rows).toMatchObject([{ name: 'Ada & Co', plan: 'Starter', credits: 120, users: 1 }]);
    expect((await operator.admin.db('users', { search: "%' OR 1=1 --" })).count).toBe(0);
    for (const context of ['jobs', 'sessions', 'credits', 'charges', 'ratings', 'feedback', 'surveys', 'usage', 'documents', 'contracts'] as const) {
      expect((await operator.admin.db(context, { search: 'zz' })).count, context).toBe(0);
    }
  });

  it('finds an id by its beginning, and takes no words for a part of one', async () => {
    const found = async (search: string) => (await operator.admin.db('users', { search })).rows.map(({ email }) => email);
    for (const beginning of [ada.id, ada.id.toUpperCase(), ada.id.slice(0, 8), ada.id.slice(0, 15)]) expect(await found(beginning), beginning).toEqual(['ada@firm.example']);
    for (const part of [ada.id.slice(9, 13), ada.id.slice(-12), `${ada.id}0`]) expect(await found(part), part).toEqual([]);
    expect((await operator.admin.contracts({ search: ada.contractId.slice(0, 8) })).rows).toMatchObject([{ name: 'Ada & Co' }]);
  });

  it('shows bad ratings until they are reviewed, and opens documents of a job with a line in the audit log of the customer', async () => {
    const job = await convert(adaClient, [{ name: 'statement.pdf', content: await statementPdf() }]);
    await adaClient.ratings.reportIssues(job.id, { issues: [{ issueType: 'wrong_start_balance' }] });
    expect((await adaClient.admin.userRatings()).count).toBe(1);
    const { rows: [bad], count } = await operator.admin.badRatings({ search: 'ada@firm' });
    expect([count, bad?.email, bad?.jobId, bad?.template]).toEqual([1, 'ada@firm.example', job.id, 'Bank statements']);
    await operator.admin.markReviewed(bad!.id);
    expect((await operator.admin.badRatings()).count).toBe(0);
    const [document] = await operator.admin.jobDocuments(job.id);
    expect((await (await operator.admin.downloadDocument(document!.id)).bytes()).slice(0, 4)).toEqual(new TextEncoder().encode('%PDF'));
    expect((await operator.admin.documents({ search: 'statement' })).count).toBe(1);
    expect((await deeds(ada.contractId)).map(({ action }) => action)).toEqual(expect.arrayContaining(['rating.reviewed', 'support.document_downloaded']));
    expect(await (await operator.support.jobHistory('ada@firm.example')).text()).toContain('statement.pdf,ada@firm.example');
    await expect(adaClient.support.jobHistory('opal@tieout.example')).rejects.toMatchObject({ status: 403 });
  }, 60_000);

  it('looks into the queue, whichever runs, and finds the work of a job', async () => {
    const { services } = booted.server;
    const jobId = services.newId();
    const later = { name: 'job.extract', input: (await import('zod')).z.object({ jobId: (await import('zod')).z.string() }), concurrency: () => 1, run: async () => {} };
    await services.queue.add(later, { jobId }, `test-${jobId}`, HOUR_MS);
    const { jobs, counts } = await operator.admin.queueOfJob(jobId);
    expect(jobs).toMatchObject([{ name: 'job.extract', state: 'delayed', jobId }]);
    expect(counts).toMatchObject({ delayed: 1, active: 0 });
    expect((await operator.admin.queue({ search: 'nothing of the kind' })).jobs).toEqual([]);
  });
});

describe('acting as a customer', () => {
  it('is all the customer may do, under both names, for an hour, and without passwords and tokens', async () => {
    const client = as(await operator.admin.superLogin(ada.id, 'ada@firm.example'));
    expect((await client.users.current()).email).toBe('ada@firm.example');
    await client.tags.create('Made by the support');
    expect((await deeds(ada.contractId)).find(({ action }) => action === 'support.acted')).toMatchObject({ userName: 'Opal Example as Ada Example', details: { call: 'POST /api/v1/protected/tagLevel' } });
    await expect(client.tokens.create({ name: 'Backdoor' })).rejects.toMatchObject({ type: 'admin.acting_as' });
    await expect(client.users.updateProfile({ password: 'taken over 1' })).rejects.toMatchObject({ type: 'admin.acting_as' });
    await expect(client.teams.deleteUser(ada.id)).rejects.toMatchObject({ type: 'admin.acting_as' });
    await expect(client.embedTokens.create({ l1: 'A', l2: 'B', allowedOrigins: ['https://elsewhere.example'] })).rejects.toMatchObject({ type: 'admin.acting_as' });
    await expect(client.webhooks.create({ url: 'https://elsewhere.example/hook', events: ['document.extraction.completed'] })).rejects.toMatchObject({ type: 'admin.acting_as' });
    await expect(client.admin.db('users')).rejects.toMatchObject({ status: 403 });
    expect((await booted.server.services.db.users.byId(ada.id, SYSTEM))?.lastSeenAt).toEqual(new Date(nowMs));
    const refreshed = await client.auth.refresh();
    nowMs += HOUR_MS + 1;
    await expect(as(refreshed).auth.refresh()).rejects.toMatchObject({ status: 401 });
    operator.setToken(await operator.auth.refresh());
    adaClient.setToken(await adaClient.auth.refresh());
  });

  it('ends with its sign-out, and with the permission of the operator', async () => {
    const client = as(await operator.admin.superLogin(ada.id, 'ada@firm.example'));
    await client.auth.signOut();
    await expect(client.users.current()).rejects.toMatchObject({ status: 401 });
    const { user: sam, client: asSam } = await account('sam@tieout.example', 'Sam');
    await sam.update({ permissions: ['SUPPORT_TOOL'] }, SYSTEM);
    const acting = as(await asSam.admin.superLogin(ada.id, 'ada@firm.example'));
    await sam.update({ permissions: [] }, SYSTEM);
    await expect(acting.users.current()).rejects.toMatchObject({ status: 401 });
  });

  it('is refused for another operator, for oneself, and when id and address do not belong together', async () => {
    const { user: otto } = await account('otto@tieout.example', 'Otto');
    await expect(operator.admin.superLogin(otto.id, otto.email)).rejects.toMatchObject({ type: 'admin.operator_target' });
    const opal = await operator.users.current();
    await expect(operator.admin.superLogin(opal.id, opal.email)).rejects.toMatchObject({ type: 'admin.operator_target' });
    await expect(operator.admin.superLogin(ada.id, 'eve@firm.example')).rejects.toMatchObject({ type: 'admin.not_this_person' });
    await expect(adaClient.admin.superLogin(otto.id, otto.email)).rejects.toMatchObject({ status: 403 });
  });
});

describe('the support', () => {
  it('changes plan and pages, keeps notes and money, and each deed stands in the audit log of the customer', async () => {
    const { support } = operator;
    expect((await support.updateSubscription({ email: 'ada@firm.example', plan: 'Business', billingCycle: 'Annually' })).users[0]?.contract.credits).toMatchObject({ plan: 'Business', credits: 7680 });
    expect((await support.updateCredits({ email: 'ada@firm.example', credits: 5000 })).users[0]?.contract.credits.credits).toBe(5000);
    const credited = await support.addCreditForUnusedMonths('ada@firm.example');
    expect(credited.users[0]?.contract.credits).toMatchObject({ credits: 0, purchasedCredits: 5000 });
    await expect(support.addCreditForUnusedMonths('ada@firm.example')).rejects.toMatchObject({ type: 'support.nothing_unused' });
    await support.addStripeCredit({ email: 'ada@firm.example', amount: 0.1, note: 'Sorry' });
    expect((await support.addStripeCredit({ email: 'ada@firm.example', amount: 0.2, note: 'Again' })).paymentCredit).toBe(0.3);
    await expect(support.addStripeCredit({ email: 'ada@firm.example', amount: 0.001, note: 'x' })).rejects.toMatchObject({ status: 400 });
    expect((await support.addNote('ada@firm.example', 'Called twice')).notes).toMatchObject([{ note: 'Called twice', userName: 'Opal Example' }]);
    const actions = (await deeds(ada.contractId)).map(({ action, userName }) => `${String(userName)}: ${String(action)}`);
    for (const action of ['contract.plan_set', 'contract.credits_set', 'contract.unused_months_credited', 'contract.payment_credit_added', 'support.note_added']) expect(actions).toContain(`Opal Example: ${action}`);
    await expect(support.lookup('nobody@firm.example')).rejects.toMatchObject({ type: 'support.no_such_person' });
  });

  it('switches administrators within an account only', async () => {
    const { db, newId } = booted.server.services;
    await db.users.create({ id: newId(), contractId: ada.contractId, email: 'bea@firm.example', firstName: 'Bea', lastName: '', isContractAdmin: false, createdAt: new Date(nowMs), emailConfirmedAt: new Date(nowMs) }, SYSTEM);
    await expect(operator.support.switchAdmin({ oldAdminEmail: 'ada@firm.example', newAdminEmail: 'opal@tieout.example' })).rejects.toMatchObject({ type: 'support.other_contract' });
    const { users } = await operator.support.switchAdmin({ oldAdminEmail: 'ada@firm.example', newAdminEmail: 'bea@firm.example' });
    expect(users[0]?.contract.admins).toEqual(['bea@firm.example']);
    await operator.support.switchAdmin({ oldAdminEmail: 'bea@firm.example', newAdminEmail: 'ada@firm.example' });
  });

  it('makes accounts and turns guests into people, who choose their own password by mail', async () => {
    await operator.support.createAccount({ email: 'cleo@firm.example', firstName: 'Cleo', plan: 'Professional' });
    await as().auth.register(await mail.tokenTo('cleo@firm.example'), 'correct horse');
    await expect(operator.support.createAccount({ email: 'cleo@firm.example' })).rejects.toMatchObject({ type: 'auth.email_taken' });
    const guest = as(await as().auth.createGuest());
    const { email } = await guest.users.current();
    await operator.support.assignEmailToGuest({ guestEmail: email, newEmail: 'dora@firm.example', firstName: 'Dora' });
    expect(await guest.users.current()).toMatchObject({ email: 'dora@firm.example', isGuest: false });
    await mail.tokenTo('dora@firm.example');
    await operator.support.resetPassword('cleo@firm.example');
    await mail.tokenTo('cleo@firm.example');
  });

  it('sends nothing to suppressed addresses, and gives trials of chosen domains pages without a limit once the address is confirmed', async () => {
    expect(await operator.support.suppressEmail('quiet@uni.example', true)).toEqual(['quiet@uni.example']);
    expect(await operator.support.setUnlimitedTrialDomain('uni.example', true)).toEqual(['uni.example']);
    await as().auth.signUp({ email: 'quiet@uni.example', password: 'correct horse' });
    const loud = as(await as().auth.signUp({ email: 'loud@uni.example', password: 'correct horse' }));
    const token = await mail.tokenTo('loud@uni.example');
    expect((await loud.credits.get()).available).toBe(20);
    await as().auth.confirmEmail(token);
    expect((await loud.credits.get()).available).toBe(1_000_000);
    expect(mail.messages.filter(({ to }) => to === 'quiet@uni.example')).toEqual([]);
    expect((await operator.support.trials({ search: 'uni.example' })).count).toBe(2);
    expect(await operator.support.suppressEmail('quiet@uni.example', false)).toEqual([]);
    expect((await operator.support.churnedUsers({ search: 'loud@uni.example' })).count).toBe(0);
    await booted.server.services.db.contracts.update({ trialEndsAt: new Date(nowMs) }, { where: { id: (await loud.users.current()).contractId }, ...SYSTEM });
    expect((await operator.support.churnedUsers({ search: 'loud@uni.example' })).count).toBe(1);
  });

  it('reads prospects out of a list, whichever column holds the address, and skips those who want no mail', async () => {
    await operator.support.suppressEmail('no@mail.example', true);
    const content = new TextEncoder().encode('Company;First name;Mail\nA Ltd;Ann;ann@a.example\nB Ltd;Ben;no address\nA Ltd;Ann;ANN@a.example\nC;Cy;no@mail.example\n');
    const { id } = await operator.documents.upload({ name: 'prospects.csv', content });
    const preview = await operator.support.previewProspectCsv(id);
    expect(preview).toMatchObject({ count: 2, skippedCount: 2, prospects: [{ email: 'ann@a.example', name: 'Ann', company: 'A Ltd' }, { email: 'no@mail.example' }] });
    expect(await operator.support.addProspects(id, 'Spring')).toMatchObject({ added: 1, leftOut: 3, campaign: { name: 'Spring', prospects: 1 } });
    expect(await operator.support.addProspects(id, 'Spring')).toMatchObject({ added: 0 });
    expect(await operator.support.campaigns()).toMatchObject([{ name: 'Spring', prospects: 1 }]);
  });

  it('downloads who pays and who is active', async () => {
    const paying = await (await operator.support.payingReport()).text();
    expect(paying).toContain('Ada & Co,ada@firm.example');
    expect(paying).toContain(',0.30,');
    expect(paying).not.toContain('Opal');
    expect(await (await operator.support.mauReport()).text()).toMatch(/^month,users,accounts\r\n2026-03,\d+,\d+\r\n$/);
  });
});

describe('the audit log', () => {
  /** Each call that is for operators alone and changes something, or lets something out of the house. */
  const closedCalls = Object.entries(contract).flatMap(([feature, calls]) => Object.entries(calls as Record<string, Endpoint>)
    .filter(([, { method, isReading, needs, response }]) => needs?.permission && (response === 'binary' || (method !== 'GET' && !isReading)))
    .map(([name]) => `${feature}.${name}`));

  it('gets a line, under the name of the operator, from every call of the contract that only operators may make and that is more than looking', async () => {
    const { services } = booted.server;
    const { user: gail, client: asGail } = await account('gail@audit.example', 'Gail', { plan: 'Starter' });
    const contractId = gail.contractId;
    await services.db.users.create({ id: services.newId(), contractId, email: 'hal@audit.example', firstName: 'Hal', lastName: '', isContractAdmin: false, createdAt: new Date(nowMs), emailConfirmedAt: new Date(nowMs) }, SYSTEM);
    const job = await convert(asGail, [{ name: 'gail.pdf', content: await statementPdf() }]);
    await asGail.ratings.reportIssues(job.id, { issues: [{ issueType: 'wrong_start_balance' }] });
    const list = await operator.documents.upload({ name: 'prospects.csv', content: new TextEncoder().encode('Mail\nann@a.example\n') });
    const guest = await as(await as().auth.createGuest()).users.current();
    const { admin, announcements, contracts, credits, support } = operator;
    const [of, email] = [{ email: gail.email }, gail.email];
    const deedsOfCalls: Record<string, () => Promise<unknown>> = {
      'credits.setPrices': () => credits.setPrices({ currency: 'EUR', overage: [], oneOff: [] }),
      'admin.switchToEnterprise': () => admin.switchToEnterprise({ userId: gail.id }),
      'contracts.addPages': () => contracts.addPages(contractId, 5, 'Sorry'),
      'contracts.saveSso': () => contracts.saveSso(contractId, { kind: 'oidc', domain: 'audit.example', issuer: 'https://login.audit.example', clientId: 'a', clientSecret: 'b' }),
      'contracts.deleteSso': async () => contracts.deleteSso(contractId, (await contracts.listSso(contractId))[0]!.id),
      'contracts.setPlan': () => contracts.setPlan(contractId, { plan: 'Business', billingCycle: 'Annually' }),
      'admin.downloadDocument': async () => (await admin.downloadDocument((await admin.jobDocuments(job.id))[0]!.id)).bytes(),
      'admin.markReviewed': async () => admin.markReviewed((await admin.badRatings({ search: email })).rows[0]!.id),
      'admin.superLogin': () => admin.superLogin(gail.id, email),
      'support.updateSubscription': () => support.updateSubscription({ ...of, plan: 'Business', billingCycle: 'Annually' }),
      'support.updateCredits': () => support.updateCredits({ ...of, credits: 5000 }),
      'support.addCreditForUnusedMonths': () => support.addCreditForUnusedMonths(email),
      'support.addStripeCredit': () => support.addStripeCredit({ ...of, amount: 1, note: 'Sorry' }),
      'support.contactNotes': () => support.addNote(email, 'Called'),
      'support.switchAdmin': () => support.switchAdmin({ oldAdminEmail: email, newAdminEmail: 'hal@audit.example' }),
      'support.assignEmailToGuest': () => support.assignEmailToGuest({ guestEmail: guest.email, newEmail: 'ida@audit.example' }),
      'support.resetPassword': () => support.resetPassword(email),
      'support.createAccount': () => support.createAccount({ email: 'joe@audit.example' }),
      'support.changeUnlimitedTrialDomains': () => support.setUnlimitedTrialDomain('audit.example', true),
      'support.emailSuppression': () => support.suppressEmail('quiet@audit.example', true),
      'support.prospectCsv': () => support.addProspects(list.id, 'Summer'),
      'support.payingReport': async () => (await support.payingReport()).text(),
      'support.mauReport': async () => (await support.mauReport()).text(),
      'announcements.create': () => announcements.create({ title: 'Tonight' }),
      'announcements.delete': async () => announcements.delete((await announcements.listAll())[0]!.id),
    };
    expect(Object.keys(deedsOfCalls).sort(), 'a new call of operators is tried here').toEqual([...closedCalls].sort());
    const { id: operatorId } = await operator.users.current();
    const countLines = () => services.db.auditEntries.count({ where: { userName: { [Op.startsWith]: 'Opal Example' } }, ...SYSTEM });
    for (const [name, act] of Object.entries(deedsOfCalls)) {
      const before = await countLines();
      await act();
      expect(await countLines(), name).toBeGreaterThan(before);
    }
    expect(await services.db.auditEntries.count({ where: { userId: operatorId }, ...SYSTEM })).toBeGreaterThanOrEqual(closedCalls.length - 1);
    await services.db.sequelize.query('DELETE FROM "operator_settings"');
  }, 60_000);
});
