// What can be found out about a firm's provider without signing anybody in: its metadata, and whether it is what it should be.
import { X509Certificate } from 'node:crypto';
import { ApiError, ssoErrors } from '@tieout/sdk/contract';
import type { SsoFinding, SsoMetadata } from '@tieout/sdk/contract';
import { lookAtProvider } from '../auth/openId.js';
import { readCertificate } from '../auth/saml.js';
import type { Services } from '../core/services.js';
import { fetchOutside } from '../http/outsideFetch.js';
import { find, findAll, parseMarkup } from '../imports/markup.js';
import { openIdProviderOf } from './sso.commands.js';
import type { SsoConnection } from './ssoConnections.model.js';

const REDIRECT = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';
const TIMEOUT_MS = 10_000;
const MAX_BYTES = 1_000_000;
const DAY_MS = 24 * 3_600_000;
const SOON_MS = 30 * DAY_MS;

/** @throws ApiError `sso.bad_metadata`, `sso.bad_certificate` */
export async function readMetadata({ config, log }: Pick<Services, 'config' | 'log'>, source: { url: string } | { xml: string }): Promise<SsoMetadata> {
  if ('xml' in source) return metadataOf(source.xml);
  let text: string;
  try {
    const response = await fetchOutside(source.url, {}, { allowedHosts: config.webhookHosts, timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES });
    if (!response.ok) throw new Error(`It answered ${response.status}.`);
    text = await response.text();
  } catch (error) {
    log.warn({ err: error }, 'Metadata of an identity provider could not be fetched');
    throw new ApiError(ssoErrors.badMetadata, { message: `The metadata could not be fetched from this address (${(error as Error).message}). Paste its text instead.`, cause: error });
  }
  return metadataOf(text);
}

function metadataOf(xml: string): SsoMetadata {
  let root;
  try {
    root = parseMarkup(xml, false);
  } catch (error) {
    throw new ApiError(ssoErrors.badMetadata, { cause: error });
  }
  const entity = findAll(root, 'EntityDescriptor').find((candidate) => find(candidate, 'IDPSSODescriptor'));
  const descriptor = entity && find(entity, 'IDPSSODescriptor');
  const entryPoint = descriptor && findAll(descriptor, 'SingleSignOnService').find(({ attributes }) => attributes['Binding'] === REDIRECT)?.attributes['Location'];
  const keys = descriptor ? findAll(descriptor, 'KeyDescriptor').filter(({ attributes }) => attributes['use'] !== 'encryption') : [];
  const certificates = keys.flatMap((key) => findAll(key, 'X509Certificate').map(({ text }) => readCertificate(text)));
  const entityId = entity?.attributes['entityID'];
  if (!entityId || !entryPoint || !/^https?:/.test(entryPoint) || certificates.length === 0) throw new ApiError(ssoErrors.badMetadata);
  return { entityId, entryPoint, certificates: [...new Set(certificates)].slice(0, 5) };
}

export async function testSso(services: Services, connection: SsoConnection): Promise<SsoFinding[]> {
  const proved: SsoFinding = connection.provedAt
    ? { ok: true, text: `${connection.domain} is proved to be yours.` }
    : { ok: false, text: `${connection.domain} is not proved yet: nobody can sign in this way until it is.` };
  const { settings } = connection;
  return [proved, ...(settings.kind === 'oidc' ? await testOpenId(services, connection, settings.issuer) : testSaml(settings, services.clock()))];
}

async function testOpenId(services: Services, connection: SsoConnection, issuer: string): Promise<SsoFinding[]> {
  try {
    const { takesCodes, hasKeys } = await lookAtProvider(services, await openIdProviderOf(services, connection));
    return [
      { ok: true, text: `${issuer} answers and describes itself.` },
      takesCodes ? { ok: true, text: 'It signs people in by the authorization code flow.' } : { ok: false, text: 'It does not offer the authorization code flow, which is needed.' },
      hasKeys ? { ok: true, text: 'Its signing keys can be read.' } : { ok: false, text: 'Its signing keys cannot be read.' },
      { ok: connection.sealedSecret !== null, text: connection.sealedSecret !== null ? 'A client secret is kept. Whether it is right shows when somebody signs in.' : 'No client secret is kept: most providers need one.' },
    ];
  } catch (error) {
    return [{ ok: false, text: `${issuer} does not answer as an OpenID provider: ${reasonOf(error)}` }];
  }
}

/** Libraries wrap what went wrong. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message;
}

function testSaml({ entryPoint, certificates }: Extract<SsoConnection['settings'], { kind: 'saml' }>, now: Date): SsoFinding[] {
  const address: SsoFinding = entryPoint.startsWith('https:') ? { ok: true, text: 'The sign-in address is encrypted (https).' } : { ok: false, text: 'The sign-in address is not encrypted: it begins with http.' };
  return [address, ...certificates.map((pem) => certificateFinding(new X509Certificate(pem), now))];
}

function certificateFinding({ validFrom, validTo }: X509Certificate, now: Date): SsoFinding {
  const until = new Date(validTo);
  const day = until.toISOString().slice(0, 10);
  if (new Date(validFrom) > now) return { ok: false, text: `A certificate is valid only from ${new Date(validFrom).toISOString().slice(0, 10)}.` };
  if (until <= now) return { ok: false, text: `A certificate ended on ${day}. Ask your provider for the new one.` };
  if (until.getTime() - now.getTime() < SOON_MS) return { ok: false, text: `A certificate ends soon, on ${day}. Add the next one beside it.` };
  return { ok: true, text: `A certificate is valid until ${day}.` };
}
