import { createClient } from '@tieout/sdk';
import type { Client } from '@tieout/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setPlan } from '../contracts/contracts.commands.js';
import { scopeOf, SYSTEM } from '../database/tenant.js';
import { boot } from '../testing/boot.js';
import type { Booted } from '../testing/boot.js';
import { createTestBrowser } from '../testing/testBrowser.js';
import type { Landing, TestBrowser } from '../testing/testBrowser.js';
import { startTestOpenId } from '../testing/testOpenId.js';
import type { TestOpenId, TestPerson } from '../testing/testOpenId.js';
import { createTestSaml } from '../testing/testSaml.js';
import type { AssertionTags } from '../testing/testSaml.js';
import { startTestNames } from '../testing/testNames.js';
import type { TestNames } from '../testing/testNames.js';
import { hashPassword } from './passwords.js';
import { startSession } from './sessions.js';
import { openAccount } from '../users/users.commands.js';

const PUBLIC_URL = 'https://tieout.example';
const API = '/api/v1/auth';
const callbacks = ['google/callback', 'facebook/callback', 'sso/oidc.example/callback', 'sso/own.example/callback'].map((path) => `${PUBLIC_URL}${API}/${path}`);
const saml = createTestSaml();

let booted: Booted;
let provider: TestOpenId;
let operator: Client;
let contractId: string;
const clients: Client[] = [];

beforeAll(async () => {
  provider = await startTestOpenId(callbacks);
  const settings = { issuer: provider.issuer, ...provider.client };
  booted = await boot({ mode: 'server', config: { publicUrl: PUBLIC_URL, webhookHosts: ['127.0.0.1', 'localhost'], operatorEmails: ['owner@example.com'], signInProviders: { google: settings, microsoft: settings } } });
  operator = booted.asOwner;
  contractId = (await booted.asStranger.users.current()).contractId;
  await operator.contracts.saveSso(contractId, { kind: 'saml', domain: 'saml.example', entryPoint: saml.entryPoint, entityId: saml.entityId, certificates: [saml.certificate] });
  await operator.contracts.saveSso(contractId, { kind: 'oidc', domain: 'oidc.example', issuer: provider.issuer, ...provider.client });
});
afterAll(async () => {
  await Promise.all(clients.map((client) => client.close()));
  await booted?.close();
  await provider?.close();
});

const browser = (): TestBrowser => createTestBrowser({ publicUrl: PUBLIC_URL, url: booted.url });

function as(token: string | undefined): Client {
  const client = createClient({ url: booted.url, token: token ?? 'none' });
  clients.push(client);
  return client;
}

function arrive(path: string, person: TestPerson, from: TestBrowser = browser()): Promise<Landing> {
  provider.person = person;
  return from.go(`${API}/${path}`);
}

const account = (email: string, isConfirmed: boolean) => openAccount(booted.server.services, { contractName: email, email, firstName: 'A', lastName: 'B', isConfirmed });

describe('the pages before a session', () => {
  it('offer what is configured', async () => {
    expect(await booted.asNobody.auth.ways()).toEqual({ providers: ['google', 'microsoft'], sso: true, signUp: 'open' });
    expect(booted.asNobody.auth.providerUrl('microsoft', '/jobData')).toBe(`${booted.url}${API}/facebook?next=%2FjobData&provider=microsoft`);
    expect((await browser().go(`${API}/facebook?provider=facebook&next=/jobs`)).url.href).toBe(`${PUBLIC_URL}/app/login?error=This+way+to+sign+in+is+not+set+up+on+this+server.&next=%2Fjobs`);
  });
});

describe('signing in with a provider', () => {
  it('makes an account with a confirmed address, and finds it again by who it is there, not by the address', async () => {
    const first = await arrive('google?next=/app/jobData?jobId=1', { sub: 'ann', email: 'Ann@Mail.example', email_verified: true, given_name: 'Ann', family_name: 'Lee' });
    expect([first.url.pathname, first.url.searchParams.get('next'), first.url.searchParams.get('event')]).toEqual(['/app/receiveJwt', '/jobData?jobId=1', 'sign_up']);
    const user = await as(first.token).users.current();
    expect(user).toMatchObject({ email: 'ann@mail.example', firstName: 'Ann', lastName: 'Lee', isEmailConfirmed: true, isContractAdmin: true });
    const again = await arrive('google', { sub: 'ann', email: 'ann.married@mail.example', email_verified: true });
    expect(again.url.searchParams.get('event')).toBe('login');
    expect(await as(again.token).users.current()).toMatchObject({ id: user.id, email: 'ann@mail.example' });
  });

  it('takes an account that is here only when both sides have verified its address', async () => {
    const confirmed = await account('bob@mail.example', true);
    const unconfirmed = await account('cay@mail.example', false);
    const strangers = await arrive('google', { sub: 'evil', email: 'bob@mail.example', email_verified: false });
    expect((await as(strangers.token).users.current()).id).not.toBe(confirmed.id);
    const silent = await arrive('facebook?provider=microsoft', { sub: 'evil-2', email: 'bob@mail.example' });
    expect(await as(silent.token).users.current()).toMatchObject({ isEmailConfirmed: false });
    const squatted = await arrive('google', { sub: 'cay', email: 'cay@mail.example', email_verified: true });
    expect((await as(squatted.token).users.current()).id).not.toBe(unconfirmed.id);
    const own = await arrive('google', { sub: 'bob', email: 'bob@mail.example', email_verified: true });
    expect((await as(own.token).users.current()).id).toBe(confirmed.id);
    expect((await arrive('google', { sub: 'mute' })).error).toContain('Google did not tell your address');
  });

  it('is finished by the browser that began it, once, and on the path where it began', async () => {
    provider.person = { sub: 'ann', email: 'ann@mail.example', email_verified: true };
    const started = await fetch(`${booted.url}${API}/google`, { redirect: 'manual' });
    expect(started.headers.get('set-cookie')).toMatch(/^tieout-sign-in=[\w-]{43}; Path=\/api\/v1\/auth; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/);
    expect(started.headers.get('cache-control')).toBe('no-store');
    const asked = new URL(started.headers.get('location')!).searchParams;
    expect([asked.get('code_challenge_method'), asked.get('scope'), asked.get('redirect_uri')]).toEqual(['S256', 'openid email profile', callbacks[0]]);
    expect([asked.get('state')!.length, asked.get('nonce')!.length]).toEqual([43, 43]);
    const cookie = started.headers.get('set-cookie')!.split(';')[0]!;
    const finish = (path: string, headers: Record<string, string>) =>
      fetch(`${booted.url}${API}/${path}/callback?code=x&state=${asked.get('state')}`, { redirect: 'manual', headers }).then(({ headers: answer }) => new URL(answer.get('location')!, PUBLIC_URL).searchParams.get('error'));
    const elsewhere = 'This sign-in was begun in another browser or too long ago. Begin again.';
    expect(await finish('google', {})).toBe(elsewhere);
    expect(await finish('google', { cookie: `tieout-sign-in=${'x'.repeat(43)}` })).toBe(elsewhere);
    expect(await finish('facebook', { cookie })).toBe(elsewhere);
    // The right browser gets as far as the provider, which knows no such code; and then it is over.
    expect(await finish('google', { cookie })).toBe('Signing in there did not work. Try again.');
    expect(await finish('google', { cookie })).toBe(elsewhere);
  });

  it.each(['//evil.example', String.raw`/\evil.example`, String.raw`\\evil.example`, 'https://evil.example', 'javascript:alert(1)', '/%0d%0aSet-Cookie:a=b//', '/app//evil.example', '%2F%2Fevil.example'])('never leads to %s', async (next) => {
    const { url, token } = await arrive(`google?${new URLSearchParams({ next })}`, { sub: 'ann', email: 'ann@mail.example', email_verified: true });
    expect(url.origin + url.pathname).toBe(`${PUBLIC_URL}/app/receiveJwt`);
    expect(new URL(`/app${url.searchParams.get('next')!}`, PUBLIC_URL).origin).toBe(PUBLIC_URL);
    expect(url.searchParams.get('next')).toMatch(/^\/(extractdata$|%0d%0aSet-Cookie)/);
    expect(token).toBeTruthy();
  });

  it('still asks for the code of two-factor authentication', async () => {
    const user = await account('two@mail.example', true);
    await user.update({ totpEnabledAt: new Date() }, SYSTEM);
    const { url, token } = await arrive('google', { sub: 'two', email: 'two@mail.example', email_verified: true });
    expect([url.pathname, token, Boolean(url.searchParams.get('tempToken'))]).toEqual(['/app/2fa', undefined, true]);
  });
});

describe('an account elsewhere that is connected to the own one', () => {
  const password = 'correct horse';
  async function signedIn(email: string): Promise<{ token: string; client: Client; id: string }> {
    const user = await account(email, true);
    await user.update({ passwordHash: await hashPassword(password) }, SYSTEM);
    const token = (await booted.asNobody.auth.signIn(email, password)).token!;
    return { token, client: as(token), id: user.id };
  }
  const begin = async (from: TestBrowser, token: string, person: TestPerson): Promise<URL> => {
    provider.person = person;
    return (await from.go(`${API}/connect/google?token=${token}`)).url;
  };
  const finish = async (from: TestBrowser, token: string, body: object) => from.post(`${API}/connect`, body, token);

  it('signs in from then on, is shown, and can be taken off unless it is the last way in', async () => {
    const { token, client, id } = await signedIn('connects@mail.example');
    const from = browser();
    const back = await begin(from, token, { sub: 'connect-1', email: 'another@mail.example' });
    expect([back.pathname, back.searchParams.get('section'), back.searchParams.get('provider')]).toEqual(['/app/account', 'security', 'google']);
    const state = back.searchParams.get('connect')!;
    expect(await client.auth.identities()).toEqual({ identities: [], hasPassword: true });
    expect((await finish(from, token, { state, currentPassword: 'wrong password' })).status).toBe(400);
    expect((await finish(from, token, { state, currentPassword: password })).status).toBe(200);
    expect((await finish(from, token, { state, currentPassword: password })).status).toBe(409);
    const [identity] = (await client.auth.identities()).identities;
    expect(identity!.provider).toBe('google');
    const { token: byGoogle } = await arrive('google', { sub: 'connect-1', email: 'another@mail.example' });
    expect((await as(byGoogle).users.current()).id).toBe(id);
    await expect(as((await signedIn('looks@mail.example')).token).auth.disconnect(identity!.id)).rejects.toMatchObject({ code: 2004 });
    await booted.server.services.db.users.update({ passwordHash: null }, { where: { id }, ...SYSTEM });
    await expect(client.auth.disconnect(identity!.id)).rejects.toMatchObject({ type: 'identity.last_way_in' });
    await booted.server.services.db.users.update({ passwordHash: 'x' }, { where: { id }, ...SYSTEM });
    await client.auth.disconnect(identity!.id);
    expect((await client.auth.identities()).identities).toEqual([]);
  });

  it('is connected to nobody by an address that somebody else made, nor in another browser, nor away from its owner', async () => {
    const attacker = await signedIn('attacker@mail.example');
    const victim = await signedIn('victim@mail.example');
    const theirs = browser();
    // The attacker's own token in a link that the victim follows: the victim's account elsewhere must not become the attacker's.
    const state = (await begin(theirs, attacker.token, { sub: 'of-the-victim', email: 'victim@mail.example' })).searchParams.get('connect')!;
    expect((await finish(theirs, victim.token, { state, currentPassword: password })).status).toBe(409);
    const again = (await begin(theirs, attacker.token, { sub: 'of-the-victim', email: 'victim@mail.example' })).searchParams.get('connect')!;
    expect((await finish(browser(), attacker.token, { state: again, currentPassword: password })).status).toBe(409);
    expect((await attacker.client.auth.identities()).identities).toEqual([]);
    await arrive('google', { sub: 'owned', email: 'owned@mail.example', email_verified: true });
    const fresh = browser();
    const taken = (await begin(fresh, victim.token, { sub: 'owned' })).searchParams.get('connect')!;
    expect(await (await finish(fresh, victim.token, { state: taken, currentPassword: password })).json()).toMatchObject({ type: 'identity.taken' });
  });
});

describe('a session that comes in an address', () => {
  it('is known as begun in this browser, and in no other', async () => {
    const from = browser();
    const { token } = await arrive('google', { sub: 'arrives', email: 'arrives@mail.example' }, from);
    const ask = async (who: TestBrowser) => JSON.parse((await who.go(`${API}/arrival?token=${token}`)).body) as unknown;
    expect(await ask(from)).toEqual({ email: 'arrives@mail.example', isGuest: false, isFromHere: true });
    expect(await ask(browser())).toMatchObject({ isFromHere: false });
    const other = (await arrive('google', { sub: 'arrives-2', email: 'arrives-2@mail.example' }, browser())).token;
    expect(JSON.parse((await from.go(`${API}/arrival?token=${other}`)).body)).toMatchObject({ isFromHere: false });
    expect((await from.go(`${API}/arrival?token=forged`)).body).toContain('auth.required');
  });
});

describe('single sign-on with OpenID Connect', () => {
  it('makes members of people of the domain, and of nobody else', async () => {
    const { token, url } = await arrive('sso?email=dan@oidc.example&next=/jobs', { sub: 'dan', email: 'dan@oidc.example', given_name: 'Dan' });
    expect(url.searchParams.get('next')).toBe('/jobs');
    expect(await as(token).users.current()).toMatchObject({ contractId, firstName: 'Dan', isContractAdmin: false, isEmailConfirmed: true });
    for (const email of ['owner@example.com', 'dan@oidc.example.evil.example', 'dan@notoidc.example']) expect((await arrive('sso?email=x@oidc.example', { sub: email, email })).error).toContain('not one of its own');
    expect((await arrive('sso?email=x@oidc.example', { sub: 'no', email: 'no@oidc.example', email_verified: false })).error).toContain('not one of its own');
    expect((await arrive('sso?email=x@nowhere.example', { sub: 'x' })).error).toBe('Single sign-on is not set up for this address. Sign in with your email and password.');
  });

  it('gives an address that went to somebody else no way into the old account', async () => {
    const first = await arrive('sso?email=eve@oidc.example', { sub: 'eve-1', email: 'eve@oidc.example' });
    expect(first.token).toBeTruthy();
    expect((await arrive('sso?email=eve@oidc.example', { sub: 'eve-2', email: 'eve@oidc.example' })).error).toContain('Somebody else of your firm');
  });

  it('can be made the only way in, ends with the plan, and is for operators to set up', async () => {
    const { services } = booted.server;
    const now = new Date();
    const member = await services.db.users.create(
      { id: services.newId(), contractId, email: 'fay@oidc.example', firstName: 'Fay', lastName: '', isContractAdmin: false, createdAt: now, emailConfirmedAt: now, passwordHash: await hashPassword('correct horse') }, scopeOf(contractId),
    );
    expect((await booted.asNobody.auth.signIn('fay@oidc.example', 'correct horse')).token).toBeTruthy();
    const fay = as((await booted.asNobody.auth.signIn('fay@oidc.example', 'correct horse')).token);
    const settings = { kind: 'oidc', domain: 'oidc.example', issuer: provider.issuer, clientId: provider.client.clientId } as const;
    await operator.contracts.saveSso(contractId, { ...settings, isRequired: true });
    await expect(booted.asNobody.auth.signIn('fay@oidc.example', 'correct horse')).rejects.toMatchObject({ type: 'auth.sso_required' });
    await expect(fay.users.updateEmail('fay@elsewhere.example', 'correct horse')).rejects.toMatchObject({ type: 'auth.sso_required' });
    await expect(booted.asNobody.auth.signIn('fay@oidc.example', 'wrong password')).rejects.toMatchObject({ code: 2701 });
    expect((await arrive('google', { sub: 'fay', email: 'fay@oidc.example', email_verified: true })).error).toBe('Your firm wants you to use single sign-on.');
    const own = await arrive('sso?email=fay@oidc.example', { sub: 'fay', email: 'fay@oidc.example' });
    expect((await as(own.token).users.current()).id).toBe(member.id);
    const [shown] = (await operator.contracts.listSso(contractId)).filter(({ domain }) => domain === 'oidc.example');
    expect(shown).toMatchObject({ isRequired: true, callbackUrl: callbacks[2] });
    expect(JSON.stringify(shown)).not.toContain(provider.client.clientSecret);
    await expect(booted.asStranger.contracts.saveSso(contractId, settings)).rejects.toMatchObject({ code: 2003 });
    await expect(operator.contracts.saveSso((await operator.users.current()).contractId, settings)).rejects.toMatchObject({ type: 'sso.domain_taken' });
    await setPlan(services, contractId, { plan: 'Business' }, 'operator');
    expect((await arrive('sso?email=fay@oidc.example', { sub: 'fay', email: 'fay@oidc.example' })).error).toContain("plan doesn't include");
    expect((await booted.asNobody.auth.signIn('fay@oidc.example', 'correct horse')).token).toBeTruthy();
    await setPlan(services, contractId, { plan: 'Enterprise' }, 'operator');
  });
});

describe('single sign-on with SAML', () => {
  const metadata = async (): Promise<string> => (await fetch(`${booted.url}${API}/sso/saml.example/metadata`)).text();

  async function begin(from: TestBrowser, email = 'gil@saml.example'): Promise<URL> {
    return (await from.go(`${API}/sso?${new URLSearchParams({ email, next: '/jobs' })}`)).url;
  }

  async function answer(email: string, changes: Partial<AssertionTags> = {}, tamper: (xml: string) => string = (xml) => xml, from = browser()) {
    const form = await saml.answer(await begin(from), await metadata(), email, changes);
    const signed = Buffer.from(form.SAMLResponse, 'base64').toString('utf8');
    const sent = tamper(signed);
    return { from, isTampered: sent !== signed, form: { ...form, SAMLResponse: Buffer.from(sent).toString('base64') } };
  }

  const post = ({ from, form }: Pick<Awaited<ReturnType<typeof answer>>, 'from' | 'form'>) => from.go(`${API}/sso/saml.example/acs`, form);

  it('makes a member of whoever the signed assertion names, once', async () => {
    const answered = await answer('gil@saml.example');
    const landing = await post(answered);
    expect([landing.url.pathname, landing.url.searchParams.get('next')]).toEqual(['/app/receiveJwt', '/jobs']);
    expect(await as(landing.token).users.current()).toMatchObject({ email: 'gil@saml.example', contractId, isContractAdmin: false });
    expect((await post(answered)).error).toContain('Begin at the sign-in page');
    // An assertion that answered one request does not answer another.
    const next = await answer('gil@saml.example');
    expect((await post({ ...next, form: { ...next.form, SAMLResponse: answered.form.SAMLResponse } })).error).toBe('Signing in there did not work. Try again.');
    // Nor when the envelope, which nobody signed, is made out to the other.
    const [late, unused] = [await answer('gil@saml.example'), await answer('gil@saml.example')];
    const xmlOf = ({ form }: typeof late) => Buffer.from(form.SAMLResponse, 'base64').toString('utf8');
    const request = /InResponseTo="([^"]+)"/.exec(xmlOf(late))![1]!;
    const readdressed = Buffer.from(xmlOf(unused).replace(/InResponseTo="[^"]+"/, `InResponseTo="${request}"`)).toString('base64');
    expect((await post({ ...late, form: { ...late.form, SAMLResponse: readdressed } })).error).toBe('Signing in there did not work. Try again.');
    expect((await post({ ...(await answer('gil@saml.example')), from: browser() })).error).toContain('begun in another browser');
  });

  const past = '2020-01-01T00:00:00Z';
  it.each<[string, Partial<AssertionTags>]>([
    ['another provider', { Issuer: 'https://evil.example/saml' }],
    ['another audience', { Audience: 'https://other.example/metadata' }],
    ['another recipient', { SubjectRecipient: 'https://other.example/acs' }],
    ['another request', { InResponseTo: '_another' }],
    ['no request', { InResponseTo: '' }],
    ['a time that is over', { ConditionsNotOnOrAfter: past, SubjectConfirmationDataNotOnOrAfter: past }],
  ])('refuses an assertion with %s', async (_name, changes) => {
    expect((await post(await answer('gil@saml.example', changes))).error).toBe('Signing in there did not work. Try again.');
  });

  const wrapped = (evilFirst: boolean) => (xml: string) => {
    const signed = /<saml:Assertion[\s\S]*<\/saml:Assertion>/.exec(xml)![0];
    const evil = signed.replace(/<ds:Signature[\s\S]*<\/ds:Signature>/, '').replaceAll('gil@', 'owner@').replace('ID="_assertion"', 'ID="_evil"');
    return xml.replace(signed, evilFirst ? evil + signed : signed + evil);
  };
  it.each<[string, (xml: string) => string]>([
    ['changed after it was signed', (xml) => xml.replaceAll('gil@saml.example', 'hal@saml.example')],
    ['with no signature', (xml) => xml.replace(/<ds:Signature[\s\S]*?<\/ds:Signature>/, '')],
    ['wrapped behind a forged one', wrapped(true)],
    ['wrapped before a forged one', wrapped(false)],
    ['put inside a forged one', (xml) => xml.replace(/(<saml:Assertion[\s\S]*<\/saml:Assertion>)/, (signed) => `${signed.replace(/<ds:Signature[\s\S]*<\/ds:Signature>/, '').replaceAll('gil@', 'owner@').replace('ID="_assertion"', 'ID="_evil"').replace('</saml:Assertion>', '')}${signed}</saml:Assertion>`)],
    ['with a second one of the same name', (xml) => xml.replace(/(<saml:Assertion[\s\S]*<\/saml:Assertion>)/, '<samlp:Extensions>$1</samlp:Extensions>$1')],
    ['with a document type', (xml) => `<!DOCTYPE a [<!ENTITY b "c">]>${xml}`],
    ['that is no XML', () => 'nothing of the kind'],
  ])('refuses an assertion %s', async (_name, tamper) => {
    const answered = await answer('gil@saml.example', {}, tamper);
    expect(answered.isTampered).toBe(true);
    expect((await post(answered)).error).toBe('Signing in there did not work. Try again.');
  });

  it('does not let the provider of one firm speak for another', async () => {
    expect((await post(await answer('owner@example.com'))).error).toContain('not one of its own');
    const stranger = createTestSaml();
    const from = browser();
    const form = await stranger.answer(await begin(from), await metadata(), 'gil@saml.example');
    expect((await post({ from, form })).error).toBe('Signing in there did not work. Try again.');
    // What begins at the provider answers to nothing that was asked here.
    expect((await post({ from, form: { ...form, RelayState: '' } })).error).toContain('Begin at the sign-in page');
  });
});

describe('single sign-on that a firm sets up itself', () => {
  let names: TestNames;
  let firm: Client;
  beforeAll(async () => {
    names = await startTestNames();
    const { db } = booted.server.services;
    const stranger = await db.users.findOne({ where: { email: 'stranger@example.com' }, ...SYSTEM });
    firm = as(await startSession(booted.server.services, stranger!, { address: null, userAgent: null }));
  });
  afterAll(() => names.close());
  const own = () => ({ kind: 'oidc', domain: 'own.example', issuer: provider.issuer, ...provider.client }) as const;

  it('counts once the domain is proved by DNS, keeps its secret, and belongs to its contract', async () => {
    const { id, isProved, proof } = await firm.sso.save(own());
    expect([isProved, proof.name]).toEqual([false, '_tieout.own.example']);
    expect((await arrive('sso?email=ivy@own.example', { sub: 'ivy', email: 'ivy@own.example' })).error).toContain('not set up for this address');
    await expect(firm.sso.prove(id)).rejects.toMatchObject({ type: 'sso.not_proved' });
    names.records.set(proof.name, 'tieout-domain=somebody-else');
    await expect(firm.sso.prove(id)).rejects.toMatchObject({ type: 'sso.not_proved' });
    names.records.set(proof.name, proof.value);
    expect((await firm.sso.prove(id)).isProved).toBe(true);
    const shown = await firm.sso.list();
    expect(JSON.stringify(shown)).not.toContain(provider.client.clientSecret);
    expect(shown.addresses).toEqual({ callback: `${PUBLIC_URL}${API}/sso/{domain}/callback`, acs: `${PUBLIC_URL}${API}/sso/{domain}/acs`, metadata: `${PUBLIC_URL}${API}/sso/{domain}/metadata` });
    const { token } = await arrive('sso?email=ivy@own.example', { sub: 'ivy', email: 'ivy@own.example' });
    expect(await as(token).users.current()).toMatchObject({ email: 'ivy@own.example', contractId });
    await expect(as(token).sso.list()).rejects.toMatchObject({ code: 2003 });
    // An access token is not a person, whatever its scopes.
    await expect(booted.asStranger.sso.list()).rejects.toMatchObject({ type: 'auth.session_required' });
    await expect(operator.contracts.saveSso((await operator.users.current()).contractId, own())).rejects.toMatchObject({ type: 'sso.domain_taken' });
  });

  it('is tested before anybody relies on it, and locks nobody out untried', async () => {
    const [connection] = (await firm.sso.list()).connections.filter(({ domain }) => domain === 'own.example');
    expect((await firm.sso.test(connection!.id)).map(({ ok }) => ok)).toEqual([true, true, true, true, true]);
    const other = await firm.sso.save({ ...own(), domain: 'untried.example' });
    await expect(firm.sso.save({ ...own(), domain: 'untried.example', isRequired: true })).rejects.toMatchObject({ type: 'sso.never_used' });
    expect((await firm.sso.save({ ...own(), isRequired: true })).isRequired).toBe(true);
    await firm.sso.save(own());
    const inside = await firm.sso.save({ ...own(), domain: 'untried.example', issuer: 'http://169.254.169.254/latest' });
    expect((await firm.sso.test(inside.id)).find(({ text }) => text.includes('internal network'))).toMatchObject({ ok: false });
    await firm.sso.delete(other.id);
  });

  it('gives a secret that was made for one provider to no other', async () => {
    await firm.sso.save({ kind: 'oidc', domain: 'own.example', issuer: 'https://other.example', clientId: 'x' });
    expect((await booted.server.services.db.ssoConnections.findOne({ where: { domain: 'own.example' }, ...SYSTEM }))!.sealedSecret).toBeNull();
    await firm.sso.save(own());
  });

  it('makes no operator of anybody', async () => {
    const { db } = booted.server.services;
    await arrive('sso?email=kay@own.example', { sub: 'kay', email: 'kay@own.example' });
    await db.users.update({ permissions: ['SUPPORT_TOOL'] }, { where: { email: 'kay@own.example' }, ...SYSTEM });
    expect((await arrive('sso?email=kay@own.example', { sub: 'kay', email: 'kay@own.example' })).error).toContain('Those who run this server');
  });

  it('reads the metadata of a SAML provider, and refuses what is none', async () => {
    const key = saml.certificate.replace(/-----[^-]+-----|\s/g, '');
    const xml = `<?xml version="1.0"?><md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="https://idp.example/saml"><md:IDPSSODescriptor><md:KeyDescriptor use="signing"><ds:KeyInfo><ds:X509Data><ds:X509Certificate>${key}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor><md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="https://idp.example/post"/><md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="https://idp.example/sso?a=1&amp;b=2"/></md:IDPSSODescriptor></md:EntityDescriptor>`;
    expect(await firm.sso.readMetadata({ xml })).toMatchObject({ entityId: 'https://idp.example/saml', entryPoint: 'https://idp.example/sso?a=1&b=2', certificates: [expect.stringContaining('BEGIN CERTIFICATE')] });
    await expect(firm.sso.readMetadata({ xml: '<a/>' })).rejects.toMatchObject({ type: 'sso.bad_metadata' });
    await expect(firm.sso.readMetadata({ url: 'http://10.0.0.1/metadata' })).rejects.toMatchObject({ type: 'sso.bad_metadata' });
  });
});
