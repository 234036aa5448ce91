// Signing in with OpenID Connect: code flow with PKCE, state and nonce, through openid-client.
import { ApiError, authErrors } from '@tieout/sdk/contract';
import type { Configuration } from 'openid-client';
import type { Services } from '../core/services.js';
import { fetchOutside } from '../http/outsideFetch.js';

export interface OpenIdProvider {
  issuer: string;
  clientId: string;
  clientSecret?: string | undefined;
  /** Chosen by a customer: internal addresses are not called. */
  isOfFirm?: boolean;
}

/** What has to be remembered until the browser comes back. */
export interface OpenIdSecrets {
  verifier: string;
  nonce: string;
}

/** As another server tells who somebody is. */
export interface ExternalPerson {
  subject: string;
  email: string | null;
  /** Null when it does not say. */
  isEmailVerified: boolean | null;
  firstName: string;
  lastName: string;
}

const TIMEOUT_S = 10;
const KEPT_MS = 3_600_000;
const MAX_ANSWER_BYTES = 1_000_000;
const library = () => import('openid-client');
const discovered = new Map<string, { until: number; configuration: Promise<Configuration> }>();

export async function newSecrets(): Promise<OpenIdSecrets> {
  const { randomNonce, randomPKCECodeVerifier } = await library();
  return { verifier: randomPKCECodeVerifier(), nonce: randomNonce() };
}

/** Where the browser goes. @throws ApiError `auth.elsewhere_failed` when the provider cannot be reached */
export async function openIdAddress(services: Services, provider: OpenIdProvider, asked: { redirectUri: string; state: string } & OpenIdSecrets): Promise<string> {
  return orFailed(services, provider.issuer, async () => {
    const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await library();
    const url = buildAuthorizationUrl(await discover(services, provider), {
      redirect_uri: asked.redirectUri, scope: 'openid email profile', state: asked.state, nonce: asked.nonce,
      code_challenge: await calculatePKCECodeChallenge(asked.verifier), code_challenge_method: 'S256',
    });
    return url.href;
  });
}

/** Who came back. @param returned the address that the browser was sent to, with all of its query @throws ApiError `auth.elsewhere_failed` */
export async function readOpenIdPerson(services: Services, provider: OpenIdProvider, returned: URL, state: string, { verifier, nonce }: OpenIdSecrets): Promise<ExternalPerson> {
  return orFailed(services, provider.issuer, async () => {
    const { authorizationCodeGrant, fetchUserInfo } = await library();
    const configuration = await discover(services, provider);
    const tokens = await authorizationCodeGrant(configuration, returned, { pkceCodeVerifier: verifier, expectedState: state, expectedNonce: nonce, idTokenExpected: true });
    const claims = tokens.claims()!;
    const isWhole = typeof claims['email'] === 'string' || !configuration.serverMetadata().userinfo_endpoint;
    const told: Record<string, unknown> = isWhole ? claims : { ...claims, ...(await fetchUserInfo(configuration, tokens.access_token, claims.sub)) };
    return personOf(claims.sub, told);
  });
}

function personOf(subject: string, told: Record<string, unknown>): ExternalPerson {
  const text = (name: string) => (typeof told[name] === 'string' ? told[name].trim().slice(0, 100) : '');
  const email = typeof told['email'] === 'string' ? told['email'].trim().toLowerCase() : null;
  const firstName = text('given_name') || text('name');
  // Facebook and Microsoft do not say; an address that somebody merely entered there must not open an account here.
  const isEmailVerified = typeof told['email_verified'] === 'boolean' ? told['email_verified'] : null;
  return { subject, email, isEmailVerified, firstName, lastName: text('given_name') ? text('family_name') : '' };
}

function discover({ clock, config }: Pick<Services, 'clock' | 'config'>, provider: OpenIdProvider): Promise<Configuration> {
  const key = JSON.stringify(provider);
  const now = clock().getTime();
  const known = discovered.get(key);
  if (known && known.until > now) return known.configuration;
  const configuration = describe(provider, config.webhookHosts);
  configuration.catch(() => discovered.delete(key));
  discovered.set(key, { until: now + KEPT_MS, configuration });
  return configuration;
}

const FACEBOOK = 'https://www.facebook.com';

async function describe({ issuer, clientId, clientSecret, isOfFirm = false }: OpenIdProvider, allowedHosts: readonly string[]): Promise<Configuration> {
  const { allowInsecureRequests, Configuration, customFetch, discovery } = await library();
  if (issuer === FACEBOOK && !isOfFirm) {
    // Its discovery document leaves out where codes are exchanged.
    return new Configuration({ issuer, authorization_endpoint: `${FACEBOOK}/dialog/oauth`, token_endpoint: 'https://graph.facebook.com/oauth/access_token', jwks_uri: `${FACEBOOK}/.well-known/oauth/openid/jwks/` }, clientId, clientSecret);
  }
  const url = new URL(issuer);
  // Only where http: was written: on the same machine, or for a test.
  const insecure = url.protocol === 'http:' ? { execute: [allowInsecureRequests] } : {};
  const outside = isOfFirm ? { [customFetch]: (address: string, request: Parameters<typeof fetchOutside>[1]) => fetchOutside(address, request, { allowedHosts, timeoutMs: TIMEOUT_S * 1000, maxBytes: MAX_ANSWER_BYTES }) } : {};
  return discovery(url, clientId, clientSecret, undefined, { timeout: TIMEOUT_S, ...insecure, ...outside } as never);
}

/** What a firm's provider says of itself. @throws Error in words that a person can act on */
export async function lookAtProvider(services: Pick<Services, 'config'>, provider: OpenIdProvider): Promise<{ takesCodes: boolean; hasKeys: boolean }> {
  const configuration = await describe(provider, services.config.webhookHosts);
  const { response_types_supported: types = ['code'], jwks_uri: keys } = configuration.serverMetadata();
  const answer = keys ? await fetchOutside(keys, {}, { allowedHosts: services.config.webhookHosts, timeoutMs: TIMEOUT_S * 1000, maxBytes: MAX_ANSWER_BYTES }) : null;
  const found = answer?.ok ? ((await answer.json()) as { keys?: unknown[] }) : null;
  return { takesCodes: types.includes('code'), hasKeys: (found?.keys?.length ?? 0) > 0 };
}

async function orFailed<T>({ log }: Pick<Services, 'log'>, issuer: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    log.warn({ err: error, issuer }, 'A sign-in with OpenID Connect failed');
    throw new ApiError(authErrors.elsewhereFailed, { cause: error });
  }
}
