// SAML 2.0, web browser profile: the request by redirect, the assertion by post. Signatures are @node-saml's; what an assertion
// must say to be for this server, this firm and this sign-in is checked here on the signed bytes, strictly.
import { randomBytes, X509Certificate } from 'node:crypto';
import { ApiError, authErrors, ssoErrors } from '@tieout/sdk/contract';
import type { SsoConnection } from '@tieout/sdk/contract';
import type { Profile, SAML } from '@node-saml/node-saml';
import type { Services } from '../core/services.js';
import type { ExternalPerson } from './openId.js';

export type SamlSettings = Extract<SsoConnection['settings'], { kind: 'saml' }>;

/** This server, as a firm's provider knows it. */
export interface SamlService {
  acsUrl: string;
  entityId: string;
}

const SKEW_MS = 60_000;
const REQUEST_LIFE_MS = 10 * 60_000;
const EMAIL_ATTRIBUTES = ['email', 'mail', 'emailAddress', 'urn:oid:0.9.2342.19200300.100.1.3', 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress'];
const FIRST_NAME_ATTRIBUTES = ['firstName', 'givenName', 'urn:oid:2.5.4.42', 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/givenname'];
const LAST_NAME_ATTRIBUTES = ['lastName', 'sn', 'surname', 'urn:oid:2.5.4.4', 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/surname'];

/** Names in XML begin with no digit. */
export const newRequestId = (): string => `_${randomBytes(20).toString('hex')}`;

/** Where the browser goes. @param requestId what the assertion has to answer to */
export async function samlAddress(settings: SamlSettings, service: SamlService, { requestId, state }: { requestId: string; state: string }): Promise<string> {
  const saml = await samlOf(settings, service, requestId);
  return saml.getAuthorizeUrlAsync(state, undefined, {});
}

export async function samlMetadata(settings: SamlSettings, service: SamlService): Promise<string> {
  return (await samlOf(settings, service, '_')).generateServiceProviderMetadata(null, null);
}

/** @throws ApiError `auth.elsewhere_failed` for whatever is not exactly the answer to this request */
export async function readSamlPerson({ log, clock }: Pick<Services, 'log' | 'clock'>, settings: SamlSettings, service: SamlService, requestId: string, response: string): Promise<ExternalPerson> {
  try {
    refuseWeakAlgorithms(response);
    const saml = await samlOf(settings, service, requestId);
    const { profile } = await saml.validatePostResponseAsync({ SAMLResponse: response });
    if (!profile) throw new Error('There is no assertion.');
    assertMeant(profile, settings, service, requestId, clock().getTime());
    return personOf(profile);
  } catch (error) {
    log.warn({ err: error, entityId: settings.entityId }, 'A SAML assertion was refused');
    throw new ApiError(authErrors.elsewhereFailed, { cause: error });
  }
}

async function samlOf({ entryPoint, certificates }: SamlSettings, { acsUrl, entityId }: SamlService, requestId: string): Promise<SAML> {
  const { SAML, ValidateInResponseTo } = await import('@node-saml/node-saml');
  return new SAML({
    entryPoint, callbackUrl: acsUrl, issuer: entityId, audience: entityId, idpCert: certificates, identifierFormat: null, disableRequestedAuthnContext: true,
    wantAssertionsSigned: true, wantAuthnResponseSigned: false, signatureAlgorithm: 'sha256', acceptedClockSkewMs: SKEW_MS, generateUniqueId: () => requestId,
    // The one request that may be answered here; that it is answered once is kept with the attempt.
    validateInResponseTo: ValidateInResponseTo.always, requestIdExpirationPeriodMs: REQUEST_LIFE_MS,
    cacheProvider: { saveAsync: async (_key, value) => ({ createdAt: Date.now(), value }), getAsync: async (key) => (key === requestId ? new Date().toISOString() : null), removeAsync: async (key) => key },
  });
}

/** SHA-1 can be made to collide. */
function refuseWeakAlgorithms(response: string): void {
  const xml = Buffer.from(response, 'base64').toString('utf8');
  if (/xmldsig#(rsa-|dsa-)?sha1["']/.test(xml)) throw new Error('The assertion is signed with SHA-1. Let the identity provider use SHA-256.');
  if (/<!DOCTYPE|<!ENTITY/i.test(xml)) throw new Error('The response declares a document type.');
}

interface Confirmation {
  $?: { Method?: string };
  SubjectConfirmationData?: { $?: Record<string, string> }[];
}

interface SignedAssertion {
  Assertion: { Subject?: { SubjectConfirmation?: Confirmation[] }[]; Conditions?: { AudienceRestriction?: unknown[] }[] };
}

/** From whom, for whom, in answer to what, until when: of what was signed, since the response around it need not be. */
function assertMeant(profile: Profile, settings: SamlSettings, { acsUrl }: SamlService, requestId: string, nowMs: number): void {
  if (profile.issuer !== settings.entityId) throw new Error(`The assertion is by "${profile.issuer}".`);
  const { Assertion } = profile.getAssertion!() as unknown as SignedAssertion;
  if (!Assertion.Conditions?.[0]?.AudienceRestriction) throw new Error('The assertion names no audience.');
  const isMeant = (Assertion.Subject?.[0]?.SubjectConfirmation ?? []).some(({ $, SubjectConfirmationData }) => {
    const data = SubjectConfirmationData?.[0]?.$;
    const isBearer = $?.Method === 'urn:oasis:names:tc:SAML:2.0:cm:bearer';
    return isBearer && data?.['Recipient'] === acsUrl && data['InResponseTo'] === requestId && Date.parse(data['NotOnOrAfter'] ?? '') + SKEW_MS > nowMs;
  });
  if (!isMeant) throw new Error('The assertion does not answer this request, is not for this server, or is too old.');
}

function personOf(profile: Profile): ExternalPerson {
  const attributes = (profile['attributes'] ?? {}) as Record<string, unknown>;
  const first = (names: readonly string[]): string => {
    const value = names.map((name) => attributes[name]).find((found) => found !== undefined);
    const single: unknown = Array.isArray(value) ? value[0] : value;
    return typeof single === 'string' ? single.trim() : '';
  };
  const isTransient = profile.nameIDFormat?.endsWith(':transient') ?? false;
  const email = (first(EMAIL_ATTRIBUTES) || (profile.nameID?.includes('@') && !isTransient ? profile.nameID : '')).toLowerCase() || null;
  const subject = isTransient ? email : profile.nameID;
  if (!subject) throw new Error('The assertion names nobody.');
  return { subject, email, isEmailVerified: true, firstName: first(FIRST_NAME_ATTRIBUTES).slice(0, 100), lastName: first(LAST_NAME_ATTRIBUTES).slice(0, 100) };
}

/** As PEM. @throws ApiError `sso.bad_certificate` */
export function readCertificate(text: string): string {
  const pem = text.includes('-----BEGIN') ? text : `-----BEGIN CERTIFICATE-----\n${text.replace(/\s/g, '')}\n-----END CERTIFICATE-----`;
  try {
    return new X509Certificate(pem).toString();
  } catch (error) {
    throw new ApiError(ssoErrors.badCertificate, { cause: error });
  }
}
