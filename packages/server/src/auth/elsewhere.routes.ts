// Addresses that a browser passes on its way to another server and back. Whatever goes wrong ends on the sign-in page, in words.
import type { IncomingMessage } from 'node:http';
import { ApiError, authErrors, elsewhereEndpoints, identityEndpoints } from '@tieout/sdk/contract';
import type { SignInProvider } from '@tieout/sdk/contract';
import type { SsoConnection } from '../contracts/ssoConnections.model.js';
import type { Services } from '../core/services.js';
import { SYSTEM } from '../database/tenant.js';
import { Redirect, route } from '../http/route.js';
import type { CallerOfRequest, RoutesOf } from '../http/route.js';
import { assertPassword, currentUser } from '../users/account.commands.js';
import { publicUrl } from './accountMail.js';
import { arrivalCookie, isFromHere } from './arrivals.js';
import { CONNECT, connectIdentity, disconnectIdentity, listIdentities } from './connectedAccounts.js';
import type { ProvedIdentity } from './connectedAccounts.js';
import { domainOf, signInBySso, signInSocially } from './identities.commands.js';
import type { Arrival } from './identities.commands.js';
import { nextPath } from './nextPath.js';
import { newSecrets, openIdAddress, readOpenIdPerson } from './openId.js';
import type { ExternalPerson, OpenIdProvider, OpenIdSecrets } from './openId.js';
import { assertWithin, limits } from './rateLimit.js';
import { hashSecret } from './serverKeys.js';
import { openIdProviderOf } from '../contracts/sso.commands.js';
import { browserOf, keepAttempt, readCookie, takeAttempt } from './signInAttempts.js';
import type { Attempt } from './signInAttempts.js';
import { newRequestId, readSamlPerson, samlAddress, samlMetadata } from './saml.js';
import { samlServiceOf, ssoCallbackUrl } from './ssoAddresses.js';

interface Asked {
  query: { next?: string | undefined };
  raw: IncomingMessage;
  caller: CallerOfRequest;
}

/** What a page of the app gets at the end: the session in the hash, the question for a code, or an error. */
function landing(services: Services, { token, tempToken, isNew }: Arrival, next: string): Redirect {
  if (!token) return new Redirect(`/app/2fa?${new URLSearchParams({ tempToken: tempToken!, next })}`);
  return sessionLanding(services, token, { next, event: isNew ? 'sign_up' : 'login' });
}

/** Takes the session along in the hash, which no server sees, with the cookie that says that this browser began it. */
export function sessionLanding(services: Services, token: string, query: Record<string, string>): Redirect {
  return new Redirect(`/app/receiveJwt?${new URLSearchParams(query)}#token=${token}`, { 'set-cookie': arrivalCookie(token, isSecure(services)) });
}

const isSecure = (services: Services): boolean => publicUrl(services).startsWith('https:');

async function orErrorPage(page: 'login' | 'loginsso' | 'account', next: string | undefined, act: () => Promise<Redirect>): Promise<Redirect> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return new Redirect(`/app/${page}?${new URLSearchParams({ error: error.message, ...(next ? { next: nextPath(next) } : {}) })}`);
  }
}

/** Binds what begins now to this browser, and sends it off. */
async function sendOff<Details extends object>(services: Services, purpose: string, { query, raw }: Pick<Asked, 'query' | 'raw'>, details: Details, addressOf: (state: string) => Promise<string>): Promise<Redirect> {
  const browser = browserOf(raw.headers.cookie, isSecure(services));
  const state = await keepAttempt(services, purpose, hashSecret(browser.secret), { next: nextPath(query.next), details });
  return new Redirect(await addressOf(state), { 'set-cookie': browser.setCookie });
}

/** What this browser began. @throws ApiError `auth.elsewhere_failed` */
async function comeBack<Details>(services: Services, purpose: string, state: string | undefined, raw: IncomingMessage): Promise<Attempt<Details>> {
  const secret = readCookie(raw.headers.cookie);
  const attempt = state && secret ? await takeAttempt<Details>(services, purpose, state, secret) : null;
  if (!attempt) throw new ApiError(authErrors.elsewhereFailed, { message: 'This sign-in was begun in another browser or too long ago. Begin again.' });
  return attempt;
}

const socialCallback = (services: Services, path: 'google' | 'facebook') => `${publicUrl(services)}/api/v1/auth/${path}/callback`;

/** @property userId of whoever connects the account to their own, instead of signing in with it */
type SocialDetails = OpenIdSecrets & { provider: SignInProvider; userId?: string };

function beginSocially(services: Services, path: 'google' | 'facebook', provider: SignInProvider, asked: Asked, userId?: string): Promise<Redirect> {
  return orErrorPage(userId ? 'account' : 'login', asked.query.next, async () => {
    await assertWithin(services, limits.elsewhereByAddress, asked.caller.address ?? '');
    const settings = configured(services, provider);
    const secrets = await newSecrets();
    return sendOff<SocialDetails>(services, path, asked, { ...secrets, provider, ...(userId ? { userId } : {}) }, (state) => openIdAddress(services, settings, { redirectUri: socialCallback(services, path), state, ...secrets }));
  });
}

function endSocially(services: Services, path: 'google' | 'facebook', query: { state?: string | undefined; error?: string | undefined }, raw: IncomingMessage, caller: CallerOfRequest): Promise<Redirect> {
  return orErrorPage('login', undefined, async () => {
    const { details, next } = await comeBack<SocialDetails>(services, path, query.state, raw);
    const { provider, userId } = details;
    if (userId) return backToAccount(() => provedFor(services, { provider, userId }, path, query, raw, details));
    const person = await whoCameBack(services, configured(services, provider), socialCallback(services, path), query, raw, details);
    return landing(services, await signInSocially(services, provider, person, caller), next);
  });
}

/** Back on the account page, where whoever is signed in there finishes: this address alone connects nothing. */
function backToAccount(prove: () => Promise<Record<string, string>>): Promise<Redirect> {
  return orErrorPage('account', undefined, async () => new Redirect(`/app/account?${new URLSearchParams({ section: 'security', ...(await prove()) })}`));
}

async function provedFor(services: Services, { provider, userId }: { provider: SignInProvider; userId: string }, path: 'google' | 'facebook', query: { state?: string | undefined; error?: string | undefined }, raw: IncomingMessage, secrets: OpenIdSecrets): Promise<Record<string, string>> {
  const { subject } = await whoCameBack(services, configured(services, provider), socialCallback(services, path), query, raw, secrets);
  const proved: ProvedIdentity = { provider, subject, userId };
  return { connect: await keepAttempt(services, CONNECT, hashSecret(readCookie(raw.headers.cookie)!), { next: '/', details: proved }), provider };
}

async function whoCameBack(services: Services, provider: OpenIdProvider, callback: string, query: { state?: string | undefined; error?: string | undefined }, raw: IncomingMessage, secrets: OpenIdSecrets): Promise<ExternalPerson> {
  if (query.error) throw new ApiError(authErrors.elsewhereFailed, { message: query.error === 'access_denied' ? 'You did not allow it there. Nothing was changed.' : authErrors.elsewhereFailed.message });
  return readOpenIdPerson(services, provider, new URL(callback + new URL(raw.url ?? '', callback).search), query.state!, secrets);
}

function configured({ config }: Services, provider: SignInProvider): OpenIdProvider {
  const settings = config.signInProviders[provider];
  if (!settings) throw new ApiError(authErrors.elsewhereFailed, { message: 'This way to sign in is not set up on this server.' });
  return settings;
}

async function connectionOf({ db }: Services, domain: string): Promise<SsoConnection> {
  const connection = await db.ssoConnections.byDomain(domain, SYSTEM);
  if (!connection) throw new ApiError(authErrors.ssoNotSetUp);
  return connection;
}

async function beginSso(services: Services, connection: SsoConnection, asked: Asked): Promise<Redirect> {
  const { settings, domain } = connection;
  if (settings.kind === 'saml') {
    const requestId = newRequestId();
    return sendOff(services, `saml:${connection.id}`, asked, { requestId }, (state) => samlAddress(settings, samlServiceOf(services, domain), { requestId, state }));
  }
  const [provider, secrets] = await Promise.all([openIdProviderOf(services, connection), newSecrets()]);
  return sendOff(services, `sso:${connection.id}`, asked, secrets, (state) => openIdAddress(services, provider, { redirectUri: ssoCallbackUrl(services, connection), state, ...secrets }));
}

interface ProvedPerson {
  domain: string;
  connectionId: string;
  person: ExternalPerson;
}

const PROVED = 'sso-proved';

type Ways = Pick<RoutesOf<'auth'>, keyof typeof elsewhereEndpoints | keyof typeof identityEndpoints>;

export const elsewhereRoutes: Ways = {
  arrival: route(identityEndpoints.arrival, async (context, { raw, caller }) => {
    const { email, isGuest } = await currentUser(context);
    return { email, isGuest, isFromHere: isFromHere(raw.headers.cookie, caller.token) };
  }),
  identities: route(identityEndpoints.identities, async (context) => listIdentities(context)),
  connect: route(identityEndpoints.connect, async (context, { params, raw, caller }) => {
    const { provider } = params;
    return beginSocially(context, provider === 'google' ? 'google' : 'facebook', provider, { query: {}, raw, caller }, context.actor.userId);
  }),
  finishConnect: route(identityEndpoints.finishConnect, async (context, { body, raw }) => {
    const user = await currentUser(context);
    // Before the state is taken: a slip of the finger is no reason to begin again.
    if (user.passwordHash !== null) await assertPassword(context, user, body.currentPassword);
    const secret = readCookie(raw.headers.cookie);
    const attempt = secret ? await takeAttempt<ProvedIdentity>(context, CONNECT, body.state, secret) : null;
    return { identity: await connectIdentity(context, user, attempt?.details ?? null) };
  }),
  disconnect: route(identityEndpoints.disconnect, async (context, { params }) => disconnectIdentity(context, params.id)),
  ways: route(elsewhereEndpoints.ways, async ({ config, db }) => ({
    providers: Object.keys(config.signInProviders) as SignInProvider[], sso: (await db.ssoConnections.countProved(SYSTEM)) > 0, signUp: config.signUp,
  })),
  google: route(elsewhereEndpoints.google, async (services, asked) => beginSocially(services, 'google', 'google', asked)),
  googleCallback: route(elsewhereEndpoints.googleCallback, async (services, { query, raw, caller }) => endSocially(services, 'google', query, raw, caller)),
  facebook: route(elsewhereEndpoints.facebook, async (services, asked) =>
    beginSocially(services, 'facebook', asked.query.provider ?? (services.config.signInProviders.facebook ? 'facebook' : 'microsoft'), asked)),
  facebookCallback: route(elsewhereEndpoints.facebookCallback, async (services, { query, raw, caller }) => endSocially(services, 'facebook', query, raw, caller)),
  sso: route(elsewhereEndpoints.sso, async (services, asked) =>
    orErrorPage('loginsso', asked.query.next, async () => {
      await assertWithin(services, limits.elsewhereByAddress, asked.caller.address ?? '');
      return beginSso(services, await connectionOf(services, domainOf(asked.query.email)), asked);
    })),
  ssoCallback: route(elsewhereEndpoints.ssoCallback, async (services, { params, query, raw, caller }) =>
    orErrorPage('loginsso', undefined, async () => {
      const connection = await connectionOf(services, params.domain);
      const { details, next } = await comeBack<OpenIdSecrets>(services, `sso:${connection.id}`, query.state, raw);
      const person = await whoCameBack(services, await openIdProviderOf(services, connection), ssoCallbackUrl(services, connection), query, raw, details);
      return landing(services, await signInBySso(services, connection, person, caller), next);
    })),
  // Browsers send no cookie along with a post from another site, so who is proved here is kept until the browser that began comes by itself.
  ssoAssertion: route(elsewhereEndpoints.ssoAssertion, async (services, { params, body }) =>
    orErrorPage('loginsso', undefined, async () => {
      const connection = await connectionOf(services, params.domain);
      const attempt = await takeAttempt<{ requestId: string }>(services, `saml:${connection.id}`, body.RelayState, null);
      if (!attempt || connection.settings.kind !== 'saml') throw new ApiError(authErrors.elsewhereFailed, { message: 'Begin at the sign-in page of this server, not at that of your provider.' });
      const person = await readSamlPerson(services, connection.settings, samlServiceOf(services, connection.domain), attempt.details.requestId, body.SAMLResponse);
      const proved: ProvedPerson = { domain: connection.domain, connectionId: connection.id, person };
      const state = await keepAttempt(services, PROVED, attempt.browserHash, { next: attempt.next, details: proved });
      return new Redirect(`/api/v1/auth/sso/finish?${new URLSearchParams({ state })}`);
    })),
  ssoFinish: route(elsewhereEndpoints.ssoFinish, async (services, { query, raw, caller }) =>
    orErrorPage('loginsso', undefined, async () => {
      const { details, next } = await comeBack<ProvedPerson>(services, PROVED, query.state, raw);
      const connection = await connectionOf(services, details.domain);
      if (connection.id !== details.connectionId) throw new ApiError(authErrors.ssoNotSetUp);
      return landing(services, await signInBySso(services, connection, details.person, caller), next);
    })),
  ssoMetadata: route(elsewhereEndpoints.ssoMetadata, async (services, { params }) => {
    const { settings, domain } = await connectionOf(services, params.domain);
    if (settings.kind !== 'saml') throw new ApiError(authErrors.ssoNotSetUp);
    return { body: Buffer.from(await samlMetadata(settings, samlServiceOf(services, domain))), mimetype: 'application/samlmetadata+xml' };
  }),
};
