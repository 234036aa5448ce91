import { z } from 'zod';
import { MailDomain } from '../auth/elsewhere.contract.js';
import { defineError } from '../core/defineError.js';
import { endpoint } from '../core/endpoint.js';
import { planLacksFeature } from '../core/errors.js';
import { Id, Instant } from '../core/paging.js';

const WebAddress = z.url({ protocol: /^https?$/, error: 'Must be a valid URL' }).max(2000);
const Certificate = z.string().trim().max(20_000).describe('PEM, or the Base64 inside it.');

const OidcSettings = z.object({ kind: z.literal('oidc'), issuer: WebAddress, clientId: z.string().trim().min(1).max(500) });
const SamlSettings = z.object({
  kind: z.literal('saml'),
  entryPoint: WebAddress.describe('Where people are sent to sign in (HTTP-Redirect).'),
  entityId: z.string().trim().min(1).max(2000).describe('Of the identity provider: the issuer of its assertions.'),
  certificates: z.array(Certificate).min(1, 'Give at least one certificate').max(5),
});

const common = {
  domain: MailDomain.describe('The addresses it is for. The operator makes sure that the domain belongs to the firm.'),
  isRequired: z.boolean().default(false).describe('Nobody of this domain signs in with a password or a social account any more.'),
};

export const SaveSsoConnection = z.discriminatedUnion('kind', [
  OidcSettings.extend({ ...common, clientSecret: z.string().max(2000).optional().describe('Not given: the one that was given before.') }),
  SamlSettings.extend(common),
]);
export type SaveSsoConnection = z.input<typeof SaveSsoConnection>;

/** How a firm signs in elsewhere. The secret is never shown again. */
export const SsoConnection = z.object({
  id: Id,
  domain: z.string(),
  isRequired: z.boolean(),
  settings: z.discriminatedUnion('kind', [OidcSettings, SamlSettings]),
  createdAt: Instant,
  callbackUrl: z.string().describe("Give it to the firm's provider: the redirect URI, or the assertion consumer service."),
  metadataUrl: z.string().nullable().describe('SAML: entity ID and metadata of this server.'),
  isProved: z.boolean().describe("Whether the domain is proved to be the firm's. Until then nobody signs in by it."),
  proof: z.object({ name: z.string(), value: z.string() }).describe('The TXT record of DNS that proves it.'),
});
export type SsoConnection = z.infer<typeof SsoConnection>;

export const ssoErrors = {
  domainTaken: defineError({ type: 'sso.domain_taken', code: 2716, status: 409, message: 'Another contract has single sign-on for this domain. Remove it there first.' }),
  notProved: defineError({ type: 'sso.not_proved', code: 2783, status: 409, message: 'The TXT record is not there yet, or says something else. DNS may take a while: try again later.' }),
  neverUsed: defineError({ type: 'sso.never_used', code: 2784, status: 409, message: 'Nobody has signed in this way yet. Sign in with it once, then make it the only way in.' }),
  badMetadata: defineError({ type: 'sso.bad_metadata', code: 2785, status: 422, message: 'This is no metadata of a SAML identity provider that takes sign-ins by redirect.' }),
  badCertificate: defineError({ type: 'sso.bad_certificate', code: 2717, status: 422, message: 'This is no X.509 certificate.' }),
} as const;

const support = { auth: 'bearer', mode: 'server', needs: { permission: 'SUPPORT_TOOL' }, params: z.object({ id: Id }) } as const;

/** Single sign-on of the customers, set up by those who run the server. */
export const ssoEndpoints = {
  listSso: endpoint({ ...support, method: 'GET', path: '/api/v1/protected/support/contracts/{id}/sso', summary: 'Single sign-on of a contract, by domain.', response: z.object({ connections: z.array(SsoConnection) }) }),
  saveSso: endpoint({
    ...support, method: 'POST', path: '/api/v1/protected/support/contracts/{id}/sso', summary: 'Set up single sign-on for a domain, or change it. The plan must include it.',
    body: SaveSsoConnection, response: z.object({ connection: SsoConnection }), errors: [planLacksFeature, ssoErrors.domainTaken, ssoErrors.badCertificate],
  }),
  deleteSso: endpoint({
    ...support, method: 'DELETE', path: '/api/v1/protected/support/contracts/{id}/sso/{connectionId}', summary: 'End single sign-on for a domain. People who joined by it can ask for a password.',
    params: z.object({ id: Id, connectionId: Id }), response: 'empty',
  }),
} as const;

const firm = { auth: 'bearer', mode: 'server', needs: { session: true, contractAdmin: true, feature: 'singleSignOn' } } as const;
const OfFirm = z.object({ id: Id });
const connection = z.object({ connection: SsoConnection });

/** What was found out about a connection without signing anybody in. */
export const SsoFinding = z.object({ ok: z.boolean(), text: z.string() });
export type SsoFinding = z.infer<typeof SsoFinding>;

export const SsoMetadata = z.object({ entityId: z.string(), entryPoint: z.string(), certificates: z.array(z.string()) });
export type SsoMetadata = z.infer<typeof SsoMetadata>;

/** Single sign-on of one's own firm, for its administrators. It counts once the domain is proved by DNS. */
export const firmSsoEndpoints = {
  list: endpoint({
    ...firm, method: 'GET', path: '/api/v1/protected/sso', summary: "Single sign-on of one's firm, by domain, and the addresses of this server that providers ask for.",
    response: z.object({ connections: z.array(SsoConnection), addresses: z.object({ callback: z.string(), acs: z.string(), metadata: z.string() }).describe('With {domain} where the domain goes.') }),
  }),
  save: endpoint({
    ...firm, method: 'POST', path: '/api/v1/protected/sso', summary: 'Set up single sign-on for a domain, or change it.', body: SaveSsoConnection, response: connection,
    errors: [ssoErrors.domainTaken, ssoErrors.badCertificate, ssoErrors.neverUsed],
  }),
  prove: endpoint({
    ...firm, method: 'POST', path: '/api/v1/protected/sso/{id}/prove', summary: "Look for the TXT record that proves that the domain is the firm's.", params: OfFirm, response: connection,
    errors: [ssoErrors.notProved, ssoErrors.domainTaken],
  }),
  test: endpoint({ ...firm, method: 'POST', path: '/api/v1/protected/sso/{id}/test', summary: 'Look whether the provider can be reached and says what is needed.', params: OfFirm, response: z.object({ findings: z.array(SsoFinding) }) }),
  delete: endpoint({ ...firm, method: 'DELETE', path: '/api/v1/protected/sso/{id}', summary: 'End single sign-on for a domain.', params: OfFirm, response: 'empty' }),
  readMetadata: endpoint({
    ...firm, method: 'POST', path: '/api/v1/protected/sso/metadata', summary: 'What the metadata of a SAML identity provider says, from its address or its text.',
    body: z.union([z.object({ url: WebAddress }), z.object({ xml: z.string().min(1).max(1_000_000) })]), response: SsoMetadata, errors: [ssoErrors.badMetadata, ssoErrors.badCertificate],
  }),
} as const;
