import { createClient } from '@tieout/sdk';
import type { Client } from '@tieout/sdk';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { boot } from '../testing/boot.js';
import type { Booted } from '../testing/boot.js';
import { startTestMail } from '../testing/testMail.js';
import type { TestMail } from '../testing/testMail.js';
import { SYSTEM } from '../database/tenant.js';

/** What takes long about passwords, in the order it was asked for. */
const hashing = vi.hoisted(() => ({ calls: [] as string[] }));
vi.mock('@node-rs/argon2', async (original) => {
  const { hash, verify } = await original<typeof import('@node-rs/argon2')>();
  const counted = <A extends unknown[], R>(name: string, work: (...args: A) => R) => (...args: A): R => {
    hashing.calls.push(name);
    return work(...args);
  };
  return { hash: counted('hash', hash), verify: counted('verify', verify) };
});

let booted: Booted;
let mail: TestMail;
let nowMs = Date.parse('2026-01-10T12:00:00Z');
const MINUTE_MS = 60_000;
const clients: Client[] = [];

beforeAll(async () => {
  mail = await startTestMail();
  booted = await boot({ mode: 'server', clock: () => new Date(nowMs), config: { smtpUrl: mail.url, publicUrl: 'https://tieout.example', operatorEmails: ['operator@example.com'] } });
});
afterAll(async () => {
  await Promise.all(clients.map((client) => client.close()));
  await booted?.close();
  await mail?.close();
});

function as(token?: string): Client {
  const client = createClient({ url: booted.url, token });
  clients.push(client);
  return client;
}

const PASSWORD = 'correct horse';
async function person(email: string, { isConfirmed = true } = {}): Promise<{ token: string; client: Client }> {
  const token = await as().auth.signUp({ email, password: PASSWORD, firstName: 'Ada', lastName: 'L' });
  const link = await mail.tokenTo(email);
  if (isConfirmed) await as().auth.confirmEmail(link);
  return { token, client: as(token) };
}

describe('signing up', () => {
  it('makes a trial with its pages, signed in, and sends a link that confirms the address once', async () => {
    const token = await as().auth.signUp({ email: ' New@Example.COM ', password: PASSWORD, firstName: 'Ada', lastName: 'Lovelace', utm_source: 'talk' });
    const user = await as(token).users.current();
    expect(user).toMatchObject({ email: 'new@example.com', firstName: 'Ada', isContractAdmin: true, isEmailConfirmed: false, credits: 20, purchasedCredits: 0 });
    expect(await as(token).credits.get()).toMatchObject({ plan: 'Trial', status: 'trialing', available: 20, renewsAt: new Date(nowMs + 14 * 24 * 60 * MINUTE_MS).toISOString() });
    const link = await mail.tokenTo('new@example.com');
    await as().auth.confirmEmail(link);
    expect((await as(token).users.current()).isEmailConfirmed).toBe(true);
    await expect(as().auth.confirmEmail(link)).rejects.toMatchObject({ type: 'auth.link_invalid' });
    const stored = await booted.server.services.db.users.findOne({ where: { email: 'new@example.com' }, ...SYSTEM });
    expect(stored!.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(stored!.signUpDetails).toEqual({ utm_source: 'talk' });
  });

  it('names every rule in the words of the specification', async () => {
    const texts = async (input: object) => as().auth.signUp(input as never).catch((error: { data: { issues: { message: string }[] } }) => error.data.issues.map(({ message }) => message));
    expect(await texts({})).toEqual(['Email is required', 'Password is required']);
    expect(await texts({ email: '', password: '' })).toEqual(['Email is required', 'Password is required', 'Password is too short']);
    expect(await texts({ email: 'nobody', password: '1234567' })).toEqual(['Invalid email', 'Password is too short']);
  });

  it('with an address that has an account answers as always, harms nothing and warns its owner', async () => {
    const { client } = await person('owned@example.com');
    const before = await client.users.current();
    const token = await as().auth.signUp({ email: 'owned@example.com', password: 'another password' });
    const claimant = await as(token).users.current();
    expect(claimant).toMatchObject({ email: 'owned@example.com', isEmailConfirmed: false });
    expect(claimant.contractId).not.toBe(before.contractId);
    await expect.poll(() => mail.messages.some(({ to, text }) => to === 'owned@example.com' && text.includes('You have a Tieout account already'))).toBe(true);
    mail.messages.splice(0);
    // Both passwords sign in, each to its own account: the answers tell nothing.
    for (const [password, contractId] of [[PASSWORD, before.contractId], ['another password', claimant.contractId]] as const) {
      const { token: session } = await as().auth.signIn('owned@example.com', password);
      expect((await as(session).users.current()).contractId).toBe(contractId);
    }
  });

  it('gives the powers of an operator only with a confirmed address', async () => {
    const { client, token } = await person('operator@example.com', { isConfirmed: false });
    expect((await client.users.current()).permissions).toEqual([]);
    await client.users.resendConfirmation();
    await as().auth.confirmEmail(await mail.tokenTo('operator@example.com'));
    expect((await client.users.current()).permissions).toContain('READ_DB_TABLES');
    const claims = JSON.parse(Buffer.from((await as(token).auth.refresh()).split('.')[1]!, 'base64url').toString()) as { permissions: string[] };
    expect(claims.permissions).toContain('SUPPORT_TOOL');
  });

  it('turns a guest into a full account with the same jobs', async () => {
    const guestToken = await as().auth.createGuest();
    const guest = await as(guestToken).users.current();
    expect(guest.isGuest).toBe(true);
    const token = await as().auth.signUp({ email: 'was-guest@example.com', password: PASSWORD, guestToken });
    expect(await as(token).users.current()).toMatchObject({ id: guest.id, isGuest: false, email: 'was-guest@example.com' });
    const other = await as().auth.createGuest();
    expect(await as(other).users.updateGuestAccount({ email: 'second-guest@example.com', password: PASSWORD })).toMatchObject({ isGuest: false });
    // A token that is no guest's takes nobody over.
    const { token: victim } = await person('victim@example.com');
    const attacker = await as().auth.signUp({ email: 'attacker@example.com', password: PASSWORD, guestToken: victim });
    expect((await as(attacker).users.current()).id).not.toBe((await as(victim).users.current()).id);
  });
});

describe('the token of a guest', () => {
  it('makes one account, once, and whoever else has it is out', async () => {
    const guestToken = await as().auth.createGuest();
    const guest = await as(guestToken).users.current();
    const tries = await Promise.allSettled(['first', 'second'].map((name) => as().auth.signUp({ email: `${name}-claim@example.com`, password: PASSWORD, guestToken })));
    const users = await Promise.all(tries.flatMap((outcome) => (outcome.status === 'fulfilled' ? [as(outcome.value).users.current()] : [])));
    expect(users.filter(({ id }) => id === guest.id)).toHaveLength(1);
    await expect(as(guestToken).users.current()).rejects.toMatchObject({ status: 401 });
    await expect(as(guestToken).auth.refresh()).rejects.toMatchObject({ status: 401 });
    const late = await as().auth.signUp({ email: 'late-claim@example.com', password: PASSWORD, guestToken });
    expect((await as(late).users.current()).id).not.toBe(guest.id);
  });

  it('that was replaced makes none', async () => {
    const first = await as().auth.createGuest();
    const second = await as(first).auth.refresh();
    const third = await as(second).auth.refresh();
    const guest = await as(third).users.current();
    const taken = await as().auth.signUp({ email: 'old-token@example.com', password: PASSWORD, guestToken: first });
    expect((await as(taken).users.current()).id).not.toBe(guest.id);
  });
});

describe('an account that somebody opened with the address of another', () => {
  it('is its owner\'s alone after a new password: nothing that waited inside goes on', async () => {
    const { client: waiting } = await person('owner-of@example.com', { isConfirmed: false });
    await waiting.teams.invite(['accomplice@example.com']);
    const { token: accomplice } = await as().auth.register(await mail.tokenTo('accomplice@example.com'), PASSWORD);
    const { token: program } = await waiting.tokens.create({ name: 'waits' });
    await waiting.webhooks.create({ url: 'https://evil.example/in', events: ['document.extraction.completed'] });
    await as().auth.requestPasswordReset('owner-of@example.com');
    const { token } = await as().auth.resetPassword(await mail.tokenTo('owner-of@example.com', 'resetPassword'), 'another password');
    for (const left of [accomplice!, program]) await expect(as(left).users.current()).rejects.toMatchObject({ status: 401 });
    expect(await as(token).webhooks.list()).toEqual([]);
  });
});

describe('the address of a caller', () => {
  const ask = (forwarded: string, url = booted.url) => fetch(`${url}/api/v1/auth/confirmEmail`, {
    method: 'POST', headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded, 'x-real-ip': forwarded, forwarded: `for=${forwarded}` }, body: JSON.stringify({ token: 'none' }),
  });

  it('is that of the connection, whatever the call says, for limits and for lists of addresses', async () => {
    const { client, token } = await person('listed@example.com');
    const { contractId } = await client.users.current();
    await booted.server.services.db.contracts.update({ allowedAddresses: ['203.0.113.7'] }, { where: { id: contractId }, ...SYSTEM });
    const refused = await fetch(`${booted.url}/api/v1/protected/user`, { headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': '203.0.113.7', 'x-real-ip': '203.0.113.7' } });
    expect([refused.status, ((await refused.json()) as { code: number }).code]).toEqual([403, 2710]);
    const statuses: number[] = [];
    for (let n = 0; n < 101; n += 1) statuses.push((await ask(`198.51.100.${n}`)).status);
    expect(statuses.at(-1)).toBe(429);
    nowMs += 16 * MINUTE_MS;
  });

  it('is held against the list that the administrator of an account has set, who cannot lock themselves out', async () => {
    const { client } = await person('lister@example.com');
    const { contractId } = await client.users.current();
    await expect(client.addressList.set(['127.0.0.0/8'])).rejects.toMatchObject({ code: 1042 });
    await booted.server.services.db.contracts.update({ plan: 'Enterprise' }, { where: { id: contractId }, ...SYSTEM });
    const { ownAddress } = await client.addressList.get();
    await expect(client.addressList.set(['203.0.113.7'])).rejects.toMatchObject({ type: 'address_list.without_yours', data: { ownAddress } });
    for (const wrong of ['here', '10.0.0.0/33', '300.1.1.1', '10.0.0.1/']) await expect(client.addressList.set([wrong]), wrong).rejects.toMatchObject({ code: 2001 });
    expect((await client.addressList.set([ownAddress!, '192.0.2.0/24', '2001:db8::/32'])).networks).toEqual([ownAddress, '192.0.2.0/24', '2001:db8::/32']);
    expect((await client.users.current()).email).toBe('lister@example.com');
    expect(await booted.server.services.db.auditEntries.count({ where: { contractId, action: 'address_list.set' }, ...SYSTEM })).toBe(1);
    expect((await client.addressList.set([])).networks).toEqual([]);
  });

  it('is what the proxy added last, once the operator has named one', async () => {
    const behind = await boot({ mode: 'server', config: { trustProxy: true } });
    try {
      const contractId = (await behind.asOwner.users.current()).contractId;
      await behind.server.services.db.contracts.update({ allowedAddresses: ['203.0.113.7'] }, { where: { id: contractId }, ...SYSTEM });
      const from = async (forwarded: string) => (await fetch(`${behind.url}/api/v1/protected/user`, { headers: { authorization: `Bearer ${behind.ownerToken}`, 'x-forwarded-for': forwarded } })).status;
      expect([await from('203.0.113.7'), await from('8.8.8.8, 203.0.113.7'), await from('203.0.113.7, 8.8.8.8')]).toEqual([200, 200, 403]);
    } finally {
      await behind.close();
    }
  });
});

describe('signing in', () => {
  it('answers the same for a wrong password, an unknown address and a locked person', async () => {
    const { client } = await person('known@example.com');
    const { id } = await client.users.current();
    const failures = [['known@example.com', 'wrong password'], ['unknown@example.com', PASSWORD]];
    await booted.server.services.db.users.update({ isEnabled: false }, { where: { id }, ...SYSTEM });
    failures.push(['known@example.com', PASSWORD]);
    for (const [email, password] of failures) await expect(as().auth.signIn(email!, password!)).rejects.toMatchObject({ code: 2701, status: 400, data: {} });
    await expect(client.users.current()).rejects.toMatchObject({ status: 401 });
  });

  const calls: [string, (email: string) => Promise<unknown>][] = [
    ['signing in', (email) => as().auth.signIn(email, 'wrong password')],
    ['asking for a new password', (email) => as().auth.requestPasswordReset(email)],
    ['signing up', (email) => as().auth.signUp({ email, password: PASSWORD })],
  ];
  it.each(calls)('does the same costly work with and without an account, so that its time does not tell: %s', async (name, call) => {
    const address = `timed-${name.replaceAll(' ', '-')}@example.com`;
    await person(address);
    const queued = vi.spyOn(booted.server.services.queue, 'add');
    const workOf = async (email: string) => {
      hashing.calls.length = 0;
      queued.mockClear();
      await call(email).catch(() => undefined);
      return [...hashing.calls, ...queued.mock.calls.map(([job]) => job.name)];
    };
    await workOf(address);
    const known = await workOf(address);
    expect(known.length).toBeGreaterThan(0);
    expect(await workOf(`nobody-${address}`)).toEqual(known);
    queued.mockRestore();
  });

  it('is locked after ten failures, for every address alike, and opens again after a quarter of an hour', async () => {
    await person('flooded@example.com');
    for (const email of ['flooded@example.com', 'nobody-there@example.com']) {
      for (let tries = 0; tries < 10; tries += 1) await expect(as().auth.signIn(email, 'wrong password')).rejects.toMatchObject({ code: 2701 });
      const refused = await fetch(`${booted.url}/api/v1/auth/jwt`, { method: 'POST', body: JSON.stringify({ email, password: PASSWORD }), headers: { 'content-type': 'application/json' } });
      expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    }
    nowMs += 16 * MINUTE_MS;
    expect((await as().auth.signIn('flooded@example.com', PASSWORD)).token).toBeTruthy();
  });
});

describe('a session', () => {
  it('outlives its tokens by refreshing, and the SDK does so by itself', async () => {
    const { token } = await person('stays@example.com');
    nowMs += 20 * MINUTE_MS;
    await expect(as(token).users.current()).rejects.toMatchObject({ status: 403, type: 'auth.token_expired' });
    const refreshed: string[] = [];
    const client: Client = createClient({
      url: booted.url, token,
      refreshToken: async () => {
        refreshed.push(await as(token).auth.refresh());
        return refreshed.at(-1)!;
      },
    });
    clients.push(client);
    expect((await client.users.current()).email).toBe('stays@example.com');
    expect(refreshed).toHaveLength(1);
  });

  it('ends when a token that was replaced comes again', async () => {
    const { token } = await person('stolen@example.com');
    const next = await as(token).auth.refresh();
    // Another tab at the same moment is no thief.
    const beside = await as(token).auth.refresh();
    expect((await as(beside).users.current()).email).toBe('stolen@example.com');
    nowMs += 2 * MINUTE_MS;
    await expect(as(token).auth.refresh()).rejects.toMatchObject({ status: 401 });
    for (const dead of [token, next, beside]) await expect(as(dead).users.current()).rejects.toMatchObject({ status: 401 });
  });

  it('outlives a refresh whose answer was lost, until the new token has come', async () => {
    const { token } = await person('lost@example.com');
    const lost = await as(token).auth.refresh();
    nowMs += 30 * MINUTE_MS;
    const again = await as(token).auth.refresh();
    expect((await as(again).users.current()).email).toBe('lost@example.com');
    // Whoever found the lost answer has one of the tokens that were replaced once the session went on.
    await as(await as(again).auth.refresh()).users.current();
    nowMs += 2 * MINUTE_MS;
    await expect(as(lost).auth.refresh()).rejects.toMatchObject({ status: 401 });
    await expect(as(again).auth.refresh()).rejects.toMatchObject({ status: 401 });
  });

  it('ends with signing out, after two weeks, and is worth nothing when forged', async () => {
    const { token, client } = await person('leaves@example.com');
    await client.auth.signOut();
    await expect(as(token).users.current()).rejects.toMatchObject({ status: 401 });
    await expect(as(token).auth.refresh()).rejects.toMatchObject({ status: 401 });
    const { token: idle } = await as().auth.signIn('leaves@example.com', PASSWORD);
    nowMs += 15 * 24 * 60 * MINUTE_MS;
    await expect(as(idle).auth.refresh()).rejects.toMatchObject({ status: 401 });
    const { token: fresh } = await as().auth.signIn('leaves@example.com', PASSWORD);
    const [header, payload, signature] = fresh!.split('.') as [string, string, string];
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
    const forged = Buffer.from(JSON.stringify({ ...claims, permissions: ['READ_DB_TABLES'] })).toString('base64url');
    const unsigned = Buffer.from('{"alg":"none"}').toString('base64url');
    for (const bad of [`${header}.${forged}.${signature}`, `${unsigned}.${payload}.`]) await expect(as(bad).users.current()).rejects.toMatchObject({ status: 401 });
  });
});

describe('a forgotten password', () => {
  it('is replaced by the link of the mail, once, and every session ends', async () => {
    const { token } = await person('forgot@example.com');
    await as().auth.requestPasswordReset('forgot@example.com');
    const link = await mail.tokenTo('forgot@example.com');
    const { token: session } = await as().auth.resetPassword(link, 'a new password');
    expect((await as(session).users.current()).email).toBe('forgot@example.com');
    await expect(as(token).users.current()).rejects.toMatchObject({ status: 401 });
    await expect(as().auth.signIn('forgot@example.com', PASSWORD)).rejects.toMatchObject({ code: 2701 });
    await expect(as().auth.resetPassword(link, 'yet another one')).rejects.toMatchObject({ type: 'auth.link_invalid' });
    await as().auth.requestPasswordReset('forgot@example.com');
    const late = await mail.tokenTo('forgot@example.com');
    nowMs += 61 * MINUTE_MS;
    await expect(as().auth.resetPassword(late, 'too late for this')).rejects.toMatchObject({ type: 'auth.link_invalid' });
  });

  it('cannot be replaced by a link from before the password, or the address, was changed', async () => {
    const { client } = await person('changes@example.com');
    const { id } = await client.users.current();
    const ask = async () => {
      await as().auth.requestPasswordReset('changes@example.com');
      return mail.tokenTo('changes@example.com', 'resetPassword');
    };
    const before = await ask();
    await client.users.updateProfile({ password: 'another password', currentPassword: PASSWORD });
    await expect(as().auth.resetPassword(before, 'of the old mailbox')).rejects.toMatchObject({ type: 'auth.link_invalid' });
    const toOld = await ask();
    await booted.server.services.db.users.update({ email: 'another-mailbox@example.com' }, { where: { id }, ...SYSTEM });
    await expect(as().auth.resetPassword(toOld, 'of the old mailbox')).rejects.toMatchObject({ type: 'auth.link_invalid' });
  });

  it('asked for an unknown address is answered alike and sends nothing; five mails an hour are enough', async () => {
    await person('mailed@example.com');
    mail.messages.splice(0);
    await as().auth.requestPasswordReset('unknown@example.com');
    nowMs += 61 * MINUTE_MS;
    for (let times = 0; times < 8; times += 1) await as().auth.requestPasswordReset('mailed@example.com');
    await expect.poll(() => mail.messages.length).toBe(5);
    expect(mail.messages.every(({ to, text }) => to === 'mailed@example.com' && text.includes('https://tieout.example/app/resetPassword?token='))).toBe(true);
    mail.messages.splice(0);
  });
});

describe('a new address or password', () => {
  it('needs the present password; the address counts once confirmed, and nobody can take a confirmed one', async () => {
    const { client } = await person('mover@example.com');
    await person('taken@example.com');
    await expect(client.users.updateProfile({ password: 'a new password' })).rejects.toMatchObject({ code: 2701 });
    await client.users.updateEmail('moved@example.com', PASSWORD);
    expect((await client.users.current()).email).toBe('mover@example.com');
    await as().auth.confirmEmail(await mail.tokenTo('moved@example.com'));
    expect((await client.users.current()).email).toBe('moved@example.com');
    await client.users.updateEmail('taken@example.com', PASSWORD);
    await expect.poll(() => mail.messages.some(({ to }) => to === 'taken@example.com')).toBe(true);
    expect(mail.messages.some(({ text }) => text.includes('confirmEmail'))).toBe(false);
    mail.messages.splice(0);
  });
});
