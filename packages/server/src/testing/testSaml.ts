// A SAML identity provider made with another library (samlify) than the server's: it reads the server's own metadata and request.
import { IdentityProvider, SamlLib, ServiceProvider, setSchemaValidator } from 'samlify';
import { createTestCertificate } from './testCertificate.js';

/** What an assertion says; a test changes some of it. */
export type AssertionTags = Record<'Issuer' | 'Audience' | 'SubjectRecipient' | 'InResponseTo' | 'NameID' | 'ConditionsNotOnOrAfter' | 'SubjectConfirmationDataNotOnOrAfter', string>;

export interface TestSaml {
  entityId: string;
  entryPoint: string;
  certificate: string;
  /** The answer to a request, as the fields that are posted to the server. */
  answer(requestUrl: URL, metadata: string, email: string, changes?: Partial<AssertionTags>): Promise<{ SAMLResponse: string; RelayState: string }>;
}

const FORMAT = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress';
const LIFE_MS = 5 * 60_000;

export function createTestSaml(entityId = 'https://idp.example/saml'): TestSaml {
  setSchemaValidator({ validate: async () => 'the schema is not what is tried here' });
  const { privateKey, certificate } = createTestCertificate();
  const entryPoint = 'https://idp.example/sso';
  const redirect = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';
  const idp = IdentityProvider({ entityID: entityId, privateKey, signingCert: certificate, nameIDFormat: [FORMAT], singleSignOnService: [{ Binding: redirect, Location: entryPoint }], requestSignatureAlgorithm: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256' });
  return {
    entityId, entryPoint, certificate,
    async answer(requestUrl, metadata, email, changes = {}) {
      const sp = ServiceProvider({ metadata });
      const request = await idp.parseLoginRequest(sp, 'redirect', { query: Object.fromEntries(requestUrl.searchParams) });
      const acs = String(sp.entityMeta.getAssertionConsumerService('post'));
      const now = new Date().toISOString();
      const later = new Date(Date.now() + LIFE_MS).toISOString();
      const tags = {
        ID: '_response', AssertionID: '_assertion', Destination: acs, Audience: sp.entityMeta.getEntityID(), SubjectRecipient: acs, Issuer: entityId, IssueInstant: now,
        StatusCode: 'urn:oasis:names:tc:SAML:2.0:status:Success', ConditionsNotBefore: now, ConditionsNotOnOrAfter: later, SubjectConfirmationDataNotOnOrAfter: later,
        NameIDFormat: FORMAT, NameID: email, InResponseTo: (request.extract as { request: { id: string } }).request.id, AuthnStatement: '', AttributeStatement: '', ...changes,
      };
      const { context } = await idp.createLoginResponse(sp, { extract: request.extract }, 'post', { email }, (template: string) => ({ id: tags.ID, context: SamlLib.replaceTagsByValue(template, tags) }));
      return { SAMLResponse: context, RelayState: requestUrl.searchParams.get('RelayState')! };
    },
  };
}
