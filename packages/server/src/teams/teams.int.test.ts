import { createClient } from '@tieout/sdk';
import type { Client } from '@tieout/sdk';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setPlan } from '../contracts/contracts.commands.js';
import { SYSTEM } from '../database/tenant.js';
import { boot, convert } from '../testing/boot.js';
import type { Booted } from '../testing/boot.js';
import { statementPdf } from '../testing/statementPdf.js';
import { startTestMail } from '../testing/testMail.js';
import type { TestMail } from '../testing/testMail.js';

let booted: Booted;
let mail: TestMail;
let admin: Client;
let contractId: string;
let adminId: string;
let nowMs = Date.parse('2026-01-10T12:00:00Z');
const PASSWORD = 'correct horse';
const clients: Client[] = [];

function as(token?: string): Client {
  const client = createClient({ url: booted.url, token });
  clients.push(client);
  return client;
}

beforeAll(async () => {
  mail = await startTestMail();
  booted = await boot({ mode: 'server', clock: () => new Date(nowMs), config: { smtpUrl: mail.url, operatorEmails: ['operator@example.com'] } });
  admin = as(await as().auth.signUp({ email: 'admin@firm.example', password: PASSWORD, firstName: 'Ada', lastName: 'Min', companyName: 'Firm' }));
  await as().auth.confirmEmail(await mail.tokenTo('admin@firm.example'));
  ({ contractId, id: adminId } = await admin.users.current());
  await setPlan(booted.server.services, contractId, { plan: 'Enterprise' }, 'operator');
});
afterAll(async () => {
  await Promise.all(clients.map((client) => client.close()));
  await booted?.close();
  await mail?.close();
});

async function join(email: string): Promise<{ client: Client; id: string; token: string }> {
  await admin.teams.invite([email]);
  const { token } = await as().auth.register(await mail.tokenTo(email), PASSWORD, { firstName: email.split('@')[0]! });
  const client = as(token);
  return { client, token: token!, id: (await client.users.current()).id };
}

describe('people of a firm', () => {
  it('are invited by mail, each address with its own result, and join with a password', async () => {
    const results = await admin.teams.invite([' Bea@Firm.example ', 'no address', 'admin@firm.example', 'bea@firm.example']);
    expect(results).toEqual([{ email: 'bea@firm.example', result: 'invited' }, { email: 'admin@firm.example', result: 'alreadyHere' }]);
    const link = await mail.tokenTo('bea@firm.example');
    await expect(as().auth.signIn('bea@firm.example', PASSWORD)).rejects.toMatchObject({ code: 2701 });
    const { token } = await as().auth.register(link, PASSWORD, { firstName: 'Bea' });
    expect(await as(token).users.current()).toMatchObject({ contractId, isContractAdmin: false, isEmailConfirmed: true });
    await expect(as().auth.register(link, PASSWORD)).rejects.toMatchObject({ type: 'auth.link_invalid' });
    expect((await admin.teams.listUsers(contractId)).rows.map(({ email, status }) => [email, status])).toContainEqual(['bea@firm.example', 'confirmed']);
  });

  it('are locked out at once, and let in again while there is a place', async () => {
    const { client, id, token } = await join('cid@firm.example');
    expect((await admin.teams.disableSeat(id)).enabled).toBe(false);
    await expect(client.users.current()).rejects.toMatchObject({ status: 401 });
    await expect(as(token).auth.refresh()).rejects.toMatchObject({ status: 401 });
    await booted.server.services.db.contracts.update({ maxUsers: 2 }, { where: { id: contractId }, ...SYSTEM });
    await expect(admin.teams.enableSeat(id)).rejects.toMatchObject({ type: 'team.no_seats' });
    expect((await admin.teams.invite(['dee@firm.example']))[0]).toMatchObject({ result: 'refused' });
    await booted.server.services.db.contracts.update({ maxUsers: null }, { where: { id: contractId }, ...SYSTEM });
    expect((await admin.teams.enableSeat(id)).enabled).toBe(true);
    await expect(admin.teams.disableSeat(adminId)).rejects.toMatchObject({ type: 'team.not_yourself' });
  });

  it('always have an administrator', async () => {
    await expect(admin.teams.removeAdmin(contractId, adminId)).rejects.toMatchObject({ type: 'team.last_admin' });
    await expect(admin.teams.deleteUser(adminId)).rejects.toMatchObject({ type: 'team.last_admin' });
    const { client, id } = await join('eve@firm.example');
    await expect(client.teams.makeAdmin(contractId, id)).rejects.toMatchObject({ code: 2003 });
    await admin.teams.makeAdmin(contractId, id);
    await client.teams.removeAdmin(contractId, adminId);
    await expect(admin.teams.invite(['x@firm.example'])).rejects.toMatchObject({ code: 2003 });
    await client.teams.makeAdmin(contractId, adminId);
    await admin.teams.removeAdmin(contractId, id);
    expect((await admin.teams.listAdmins(contractId)).map(({ userId }) => userId)).toEqual([adminId]);
  });

  it('always have one although two lock each other out, leave or take the right away at the same moment', async () => {
    const { client, id } = await join('una@firm.example');
    await admin.teams.makeAdmin(contractId, id);
    const admins = async () => (await booted.server.services.db.users.findAll({ where: { contractId, isContractAdmin: true, isEnabled: true }, ...SYSTEM })).length;
    const both = [[() => admin.teams.disableSeat(id), () => client.teams.disableSeat(adminId)], [() => admin.teams.removeAdmin(contractId, id), () => client.teams.removeAdmin(contractId, adminId)]];
    for (const [mine, theirs] of both) {
      const outcomes = await Promise.allSettled([mine!(), theirs!()]);
      expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeLessThan(2);
      expect(await admins()).toBe(1);
      await booted.server.services.db.users.update({ isEnabled: true, isContractAdmin: true }, { where: { id: [adminId, id] }, ...SYSTEM });
      // Whoever was locked out has lost the session, too; either of them may have been the faster.
      await booted.server.services.db.sessions.update({ endedAt: null }, { where: { userId: [adminId, id] }, ...SYSTEM });
    }
    // Somebody who has never come is no administrator who could stay behind.
    await admin.teams.invite(['never@firm.example']);
    const never = await booted.server.services.db.users.findOne({ where: { email: 'never@firm.example' }, ...SYSTEM });
    await admin.teams.makeAdmin(contractId, never!.id);
    await as((await as().auth.signIn('admin@firm.example', PASSWORD)).token).teams.removeAdmin(contractId, id);
    await expect(as((await as().auth.signIn('admin@firm.example', PASSWORD)).token).teams.deleteUser(adminId)).rejects.toMatchObject({ type: 'team.last_admin' });
    await admin.teams.deleteUser(never!.id);
  });

  it('take the last place once, though several are invited and let in at the same moment', async () => {
    const { db } = booted.server.services;
    const taken = await db.users.count({ where: { contractId, isEnabled: true }, ...SYSTEM });
    const { id } = await join('uwe@firm.example');
    await admin.teams.disableSeat(id);
    await db.contracts.update({ maxUsers: taken + 1 }, { where: { id: contractId }, ...SYSTEM });
    await Promise.allSettled([admin.teams.invite(['one@firm.example']), admin.teams.addSeat('two@firm.example'), admin.teams.enableSeat(id)]);
    expect(await db.users.count({ where: { contractId, isEnabled: true }, ...SYSTEM })).toBe(taken + 1);
    await db.contracts.update({ maxUsers: null }, { where: { id: contractId }, ...SYSTEM });
  });

  it('leave their jobs to whoever deletes them; the last one takes the account along', async () => {
    const { client, id } = await join('fay@firm.example');
    const job = await convert(client, [{ name: 'fay.pdf', content: await statementPdf() }]);
    await admin.teams.deleteUser(id);
    await expect(client.users.current()).rejects.toMatchObject({ status: 401 });
    expect((await admin.jobs.get(job.id)).name).toBe('fay.pdf');
    const alone = as(await as().auth.createGuest());
    const { contractId: own, id: ownId } = await alone.users.current();
    await convert(alone, [{ name: 'mine.pdf', content: await statementPdf() }]);
    await alone.teams.deleteUser(ownId);
    expect(await booted.server.services.db.contracts.count({ where: { id: own }, ...SYSTEM })).toBe(0);
    expect(await booted.server.services.db.files.count({ where: { contractId: own }, ...SYSTEM })).toBe(0);
  });
});

describe('a project that is given to a team', () => {
  it('is not there for others, and not to be changed by who only looks', async () => {
    const inside = await join('gus@firm.example');
    const looking = await join('hal@firm.example');
    const outside = await join('ida@firm.example');
    const team = await admin.teams.create(contractId, 'Audit');
    await admin.teams.addMember(contractId, team.id, 'gus@firm.example', 'editor');
    await admin.teams.addMember(contractId, team.id, 'hal@firm.example', 'viewer');
    await expect(admin.teams.create(contractId, 'Audit')).rejects.toMatchObject({ type: 'team.name_taken' });
    const client = await admin.tags.create('Acme');
    const project = await admin.tags.create('2026', client.id);
    const other = await admin.tags.create('Beta');
    await admin.tags.create('2026', other.id);
    await expect(admin.tags.create('2026', client.id)).rejects.toMatchObject({ type: 'tag.name_taken' });
    const job = await convert(outside.client, [{ name: 'acme.pdf', content: await statementPdf() }]);
    expect(await outside.client.tags.assignJobs(project.id, [job.id])).toBe(1);
    await expect(admin.tags.assignJobs(client.id, [job.id])).rejects.toMatchObject({ type: 'tag.not_a_project' });
    expect((await admin.jobs.get(job.id)).tags).toEqual(['Acme', '2026']);
    expect((await admin.transactions.list({ l1: 'Acme', l2: '2026' })).pagination.totalCount).toBe(3);
    expect((await admin.transactions.list({ l1: 'Beta', l2: '2026' })).pagination.totalCount).toBe(0);

    await admin.tags.setPermission(project.id, { teamId: team.id, role: 'editor' });
    const documentId = (await admin.jobs.documents(job.id))[0]!.documentId;
    for (const call of [
      () => outside.client.jobs.get(job.id), () => outside.client.documents.get(documentId), () => outside.client.transactions.list(job.id),
      () => outside.client.jobs.delete(job.id), () => outside.client.tags.rename(project.id, 'Mine'), () => outside.client.jobs.create({ documents: [documentId] }),
    ]) await expect(call()).rejects.toMatchObject({ status: expect.toSatisfy((status: number) => status === 404 || status === 422) });
    expect((await outside.client.jobs.list()).rows.map(({ id }) => id)).not.toContain(job.id);
    expect((await outside.client.transactions.list({ l1: 'Acme', l2: '2026' })).pagination.totalCount).toBe(0);
    expect((await outside.client.tags.tree()).find(({ id }) => id === client.id)!.children).toEqual([]);

    expect((await looking.client.jobs.get(job.id)).id).toBe(job.id);
    await expect(looking.client.jobs.update(job.id, { name: 'Changed' })).rejects.toMatchObject({ status: 404 });
    expect((await inside.client.jobs.update(job.id, { name: 'Changed' })).name).toBe('Changed');
    await expect(outside.client.tags.removePermission(project.id, team.id)).rejects.toMatchObject({ code: 2003 });
    // A team that goes must not open what only it may see.
    await expect(admin.teams.delete(contractId, team.id)).rejects.toMatchObject({ type: 'team.has_own_tags', message: expect.stringContaining('"2026"') });
    await expect(outside.client.jobs.get(job.id)).rejects.toMatchObject({ status: 404 });
    await admin.tags.removePermission(project.id, team.id);
    await admin.teams.delete(contractId, team.id);
    expect((await admin.teams.list(contractId)).map(({ name }) => name)).not.toContain('Audit');
    expect((await outside.client.jobs.get(job.id)).name).toBe('Changed');

    await admin.tags.removeEntity(project.id, job.id);
    expect((await admin.jobs.get(job.id)).tags).toEqual([]);
    await admin.tags.delete(client.id);
    expect((await admin.tags.tree()).map(({ name }) => name)).toEqual(['Beta']);
  });
});

describe('a setting of the firm', () => {
  it('is read by all of it and kept by its administrators', async () => {
    const { client } = await join('kim@firm.example');
    for (const pages of [1000, 2000]) await admin.preferences.setShared('layout', { enabled: true, pages });
    expect(await client.preferences.getShared('layout')).toEqual({ enabled: true, pages: 2000 });
    expect(await client.preferences.get('overage')).toBeNull();
    await expect(client.preferences.setShared('layout', null)).rejects.toMatchObject({ code: 2003 });
    expect(await booted.asStranger.preferences.getShared('layout')).toBeNull();
  });
});

describe('an access token', () => {
  it('is shown once, does what its scopes say, tells when it was used, and is worth nothing when revoked or late', async () => {
    const { token, accessToken } = await admin.tokens.create({ name: 'Nightly', scopes: ['read'], expiresInDays: 30 });
    const program = as(token);
    expect((await program.jobs.list()).count).toBeGreaterThanOrEqual(0);
    await expect(program.preferences.set('a', 1)).rejects.toMatchObject({ type: 'auth.scope_missing' });
    await expect(program.tokens.list()).rejects.toMatchObject({ type: 'auth.session_required' });
    const [listed] = await admin.tokens.list();
    expect(listed).toMatchObject({ id: accessToken.id, name: 'Nightly', scopes: ['read'], ending: token.slice(-4), lastUsedAt: new Date(nowMs).toISOString() });
    expect(JSON.stringify(await booted.server.services.db.accessTokens.findAll(SYSTEM))).not.toContain(token);
    nowMs += 31 * 24 * 3_600_000;
    await expect(program.jobs.list()).rejects.toMatchObject({ status: 401 });
    nowMs -= 31 * 24 * 3_600_000;
    await admin.tokens.revoke(accessToken.id);
    await expect(program.jobs.list()).rejects.toMatchObject({ status: 401 });
  });

  it('needs a plan with the API', async () => {
    const { token } = await admin.tokens.create({ name: 'Program' });
    await setPlan(booted.server.services, contractId, { plan: 'Professional' }, 'operator');
    await expect(as(token).jobs.list()).rejects.toMatchObject({ code: 1042 });
    await expect(admin.tokens.create({ name: 'Another' })).rejects.toMatchObject({ code: 1042, data: { feature: 'api', plan: 'Professional' } });
    await expect(admin.teams.create(contractId, 'New')).rejects.toMatchObject({ code: 1042 });
    await setPlan(booted.server.services, contractId, { plan: 'Enterprise' }, 'operator');
    const { rows } = await admin.jobs.list();
    expect(rows).not.toEqual([]);
    expect((await as(token).jobs.list()).rows).toEqual(rows);
  });
});

describe('two-factor authentication', () => {
  it('asks for a code that works once, or a recovery code that does too', async () => {
    const { client } = await join('joy@firm.example');
    const { secret, url, qrCode } = await client.users.setUpTwoFactor();
    expect(url).toMatch(/^otpauth:\/\/totp\/Tieout:joy%40firm\.example\?issuer=Tieout&secret=/);
    expect(decodeURIComponent(qrCode)).toContain('<svg');
    const codeNow = () => new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 }).generate({ timestamp: nowMs });
    await expect(client.users.confirmTwoFactor(codeNow() === '000000' ? '111111' : '000000')).rejects.toMatchObject({ type: 'auth.wrong_code' });
    const recovery = await client.users.confirmTwoFactor(codeNow());
    expect(new Set(recovery).size).toBe(10);
    nowMs += 60_000;
    const { token, tempToken } = await as().auth.signIn('joy@firm.example', PASSWORD);
    expect([token, typeof tempToken]).toEqual([undefined, 'string']);
    await expect(as(tempToken).users.current()).rejects.toMatchObject({ status: 401 });
    const code = codeNow();
    const form = new URLSearchParams({ token: code, tempToken: tempToken! });
    const post = (body: URLSearchParams) => fetch(`${booted.url}/api/v1/auth/verify2fa?next=//evil.example`, { method: 'POST', body, redirect: 'manual' });
    const answer = await post(form);
    const [, session] = /^\/app\/receiveJwt\?next=%2Fextractdata#token=(.+)$/.exec(answer.headers.get('location')!)!;
    expect((await as(session).users.current()).isTwoFactorEnabled).toBe(true);
    // The same code once more, with a new password step.
    const again = await as().auth.signIn('joy@firm.example', PASSWORD);
    await expect(as().auth.verifyTwoFactor(code, again.tempToken!)).rejects.toMatchObject({ type: 'auth.wrong_code' });
    expect((await as(await as().auth.verifyTwoFactor(recovery[0]!, again.tempToken!)).users.current()).email).toBe('joy@firm.example');
    const third = await as().auth.signIn('joy@firm.example', PASSWORD);
    for (let tries = 0; tries < 5; tries += 1) await expect(as().auth.verifyTwoFactor(recovery[0]!, third.tempToken!)).rejects.toMatchObject({ type: 'auth.wrong_code' });
    await expect(as().auth.verifyTwoFactor(recovery[1]!, third.tempToken!)).rejects.toMatchObject({ type: 'auth.link_invalid' });
    const refused = await post(new URLSearchParams({ token: '1', tempToken: third.tempToken! }));
    expect(refused.headers.get('location')).toMatch(/^\/app\/2fa\?tempToken=.*error=This/);
    const stored = await booted.server.services.db.users.findOne({ where: { email: 'joy@firm.example' }, ...SYSTEM });
    expect(stored!.totpSecret).not.toContain(secret);
    await expect(as(session).users.disableTwoFactor({ password: 'wrong' })).rejects.toMatchObject({ code: 2701 });
    await as(session).users.disableTwoFactor({ password: PASSWORD });
    expect((await as().auth.signIn('joy@firm.example', PASSWORD)).token).toBeTruthy();
  });
});

describe('an operator', () => {
  it('finds customers by address, gives them plans and pages, and is seen doing so', async () => {
    const operator = as(await as().auth.signUp({ email: 'operator@example.com', password: PASSWORD, firstName: 'Olga' }));
    await expect(operator.contracts.find('admin@firm.example')).rejects.toMatchObject({ code: 2003 });
    await as().auth.confirmEmail(await mail.tokenTo('operator@example.com'));
    const [firm] = await operator.contracts.find('admin@firm.example');
    expect(firm).toMatchObject({ id: contractId, name: 'Firm', admins: ['admin@firm.example'] });
    expect((await operator.contracts.setPlan(contractId, { plan: 'Starter', pageAllowance: 50 })).credits).toMatchObject({ plan: 'Starter', credits: 50 });
    expect((await operator.contracts.addPages(contractId, 25, 'A gift')).credits).toMatchObject({ purchasedCredits: 25, available: 75 });
    expect((await operator.contracts.addPages(contractId, -100, 'Taken back')).credits).toMatchObject({ purchasedCredits: 0 });
    await operator.contracts.setPlan(contractId, { plan: 'Enterprise' });
    await expect(operator.contracts.setPlan('11111111-1111-4111-8111-111111111111', { plan: 'Starter' })).rejects.toMatchObject({ code: 2004 });
    expect((await booted.server.services.db.auditEntries.findAll({ where: { userName: 'Olga' }, ...SYSTEM })).map((entry) => [entry.contractId, entry.action])).toEqual(
      expect.arrayContaining([[contractId, 'contract.plan_set'], [contractId, 'contract.pages_added']]),
    );
  });
});

describe('the audit log', () => {
  it('holds every administrative deed, shows them once enabled, and leaves as CSV', async () => {
    expect(await admin.auditLog.list()).toEqual({ rows: [], count: 0, enabled: false });
    await admin.auditLog.enable(true);
    const { rows } = await admin.auditLog.list({ limit: 1000 });
    const actions = new Set(rows.map(({ action }) => action));
    for (const action of ['user.invited', 'user.registered', 'user.disabled', 'user.enabled', 'user.deleted', 'contract_admin.made', 'contract_admin.removed', 'team.created', 'team.member_added', 'tag.permission_given', 'access_token.created', 'access_token.revoked', 'two_factor.enabled', 'two_factor.disabled', 'audit_log.enabled']) expect([action, actions.has(action)]).toEqual([action, true]);
    expect(rows.find(({ action, subject }) => action === 'user.invited' && subject === 'bea@firm.example')).toMatchObject({ userId: adminId, userName: 'Ada Min', address: expect.stringContaining('127.0.0.1') });
    const csv = new TextDecoder().decode(await (await admin.auditLog.export({ from: '2026-01-10', to: '2026-01-10' })).bytes());
    expect(csv.split('\r\n')[0]).toBe('time,user,action,subject,details,address');
    expect(csv).toContain('Ada Min,user.invited,bea@firm.example');
  });
});

describe('codes', () => {
  it('are not guessed: after ten wrong ones nobody may try for a while, however many sign-ins are begun', async () => {
    const { client } = await join('yan@firm.example');
    const { secret } = await client.users.setUpTwoFactor();
    const codeNow = () => new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 }).generate({ timestamp: nowMs });
    await client.users.confirmTwoFactor(codeNow());
    nowMs += 60_000;
    const wrong = ['000000', '111111', '222222'].find((code) => code !== codeNow())!;
    const outcomes: unknown[] = [];
    for (let round = 0; round < 3; round += 1) {
      const { tempToken } = await as().auth.signIn('yan@firm.example', PASSWORD);
      const tries = await Promise.allSettled(Array.from({ length: 5 }, () => as().auth.verifyTwoFactor(wrong, tempToken!)));
      outcomes.push(...tries.map((outcome) => (outcome.status === 'rejected' ? (outcome.reason as { type: string }).type : 'in')));
    }
    expect(outcomes.filter((type) => type === 'auth.wrong_code').length).toBeLessThanOrEqual(10);
    expect(outcomes).toContain('auth.too_many_attempts');
    const { tempToken } = await as().auth.signIn('yan@firm.example', PASSWORD);
    await expect(as().auth.verifyTwoFactor(codeNow(), tempToken!)).rejects.toMatchObject({ type: 'auth.too_many_attempts' });
    nowMs += 16 * 60_000;
    const later = (await as().auth.signIn('yan@firm.example', PASSWORD)).tempToken!;
    // Of two that bring the same right code at the same moment one comes in.
    const twice = await Promise.allSettled([1, 2].map(() => as().auth.verifyTwoFactor(codeNow(), later)));
    expect(twice.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
