import { z } from 'zod';
import { defineError } from '../core/defineError.js';
import { endpoint } from '../core/endpoint.js';
import { Id, Instant } from '../core/paging.js';
import { authErrors, Email, NextPath } from './auth.contract.js';

export const SignInProvider = z.enum(['google', 'facebook', 'microsoft']);
export type SignInProvider = z.infer<typeof SignInProvider>;

/** What the pages for people without a session may offer. */
export const SignInWays = z.object({
  providers: z.array(SignInProvider).describe('Those that the operator has configured.'),
  sso: z.boolean().describe('Whether any firm here has single sign-on.'),
  signUp: z.enum(['open', 'invited']),
});
export type SignInWays = z.infer<typeof SignInWays>;

/** A domain of addresses, which is also the name of a single sign-on. */
export const MailDomain = z.string().trim().toLowerCase().max(253).regex(/^(?=.{4,})[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/, 'Must be a domain, such as firm.example');

const MAX_SAML_LENGTH = 400_000;
const open = { auth: 'none', mode: 'server', isRetried: false } as const;
const start = { ...open, method: 'GET', response: 'redirect' } as const;
/** What a provider sends the browser back with. The rest of the address is read whole. */
const Returned = z.object({ state: z.string().max(500).optional(), code: z.string().max(10_000).optional(), error: z.string().max(500).optional() });
const OfDomain = z.object({ domain: MailDomain });

/** An account elsewhere that somebody signs in with. */
export const Identity = z.object({ id: Id, provider: z.string().describe('google, facebook, microsoft, or sso.'), createdAt: Instant });
export type Identity = z.infer<typeof Identity>;

export const identityErrors = {
  taken: defineError({ type: 'identity.taken', code: 2786, status: 409, message: 'That account is connected to another account here. Disconnect it there first.' }),
  lastWayIn: defineError({ type: 'identity.last_way_in', code: 2787, status: 409, message: 'It is the only way in that you have. Choose a password first: sign out, then follow "Forgot your password?".' }),
  notYours: defineError({ type: 'identity.not_begun_by_you', code: 2788, status: 409, message: 'This was begun in another browser, by another account, or too long ago. Begin again.' }),
} as const;

const person = { auth: 'bearer', mode: 'server', isRetried: false, needs: { session: true, fullAccount: true } } as const;

/** Accounts elsewhere that are connected to one's own. */
export const identityEndpoints = {
  arrival: endpoint({
    auth: 'bearer', mode: 'server', isRetried: false, needs: { session: true }, method: 'GET', path: '/api/v1/auth/arrival', summary: 'Whose session a token that came in an address is, and whether this browser began the sign-in it is of.',
    response: z.object({ email: z.string(), isGuest: z.boolean(), isFromHere: z.boolean() }),
  }),
  identities: endpoint({ ...person, method: 'GET', path: '/api/v1/auth/identities', summary: 'The accounts elsewhere that one signs in with.', response: z.object({ identities: z.array(Identity), hasPassword: z.boolean() }) }),
  connect: endpoint({
    ...person, method: 'GET', path: '/api/v1/auth/connect/{provider}', summary: 'Connect an account elsewhere to the own one: an address for the browser. It comes back to the account page with a state to finish with.',
    params: z.object({ provider: SignInProvider }), query: z.object({ token: z.string().max(5000).optional() }), response: 'redirect',
  }),
  finishConnect: endpoint({
    ...person, method: 'POST', path: '/api/v1/auth/connect', summary: 'Connect the account that was signed in with. Needs the present password where there is one.',
    body: z.object({ state: z.string().max(500), currentPassword: z.string().max(1000).optional() }), response: z.object({ identity: Identity }), errors: [identityErrors.taken, identityErrors.notYours, authErrors.wrongCredentials],
  }),
  disconnect: endpoint({
    ...person, method: 'DELETE', path: '/api/v1/auth/identities/{id}', summary: 'Disconnect an account elsewhere. The last way in stays.', params: z.object({ id: Id }), response: 'empty', errors: [identityErrors.lastWayIn],
  }),
} as const;

/**
 * Signing in elsewhere. These are addresses for the browser to go to, not calls: each answers with a redirect, at last to
 * /app/receiveJwt with the session in the hash, to /app/2fa, or to /app/login with what went wrong.
 */
export const elsewhereEndpoints = {
  ways: endpoint({ ...open, method: 'GET', path: '/api/v1/auth/ways', summary: 'Ways to sign in and up on this server.', response: SignInWays }),
  google: endpoint({ ...start, path: '/api/v1/auth/google', summary: 'Sign in or up with Google.', query: z.object({ next: NextPath }) }),
  googleCallback: endpoint({ ...start, path: '/api/v1/auth/google/callback', summary: 'Where Google sends the browser back to.', query: Returned }),
  facebook: endpoint({
    ...start, path: '/api/v1/auth/facebook', summary: 'Sign in or up with Facebook, or on the same path with Microsoft.',
    query: z.object({ next: NextPath, provider: SignInProvider.extract(['facebook', 'microsoft']).optional().describe('Not given: Facebook where that is configured, Microsoft otherwise.') }),
  }),
  facebookCallback: endpoint({ ...start, path: '/api/v1/auth/facebook/callback', summary: 'Where Facebook and Microsoft send the browser back to.', query: Returned }),
  sso: endpoint({
    ...start, path: '/api/v1/auth/sso', summary: "Sign in with the single sign-on of one's firm, which is found by the domain of the address.",
    query: z.object({ email: Email, next: NextPath }), errors: [authErrors.tooManyAttempts],
  }),
  ssoCallback: endpoint({ ...start, path: '/api/v1/auth/sso/{domain}/callback', summary: 'Where the OpenID provider of a firm sends the browser back to.', params: OfDomain, query: Returned }),
  ssoAssertion: endpoint({
    ...open, method: 'POST', path: '/api/v1/auth/sso/{domain}/acs', isForm: true, isFromElsewhere: true, summary: 'Where the SAML identity provider of a firm posts its assertion to (assertion consumer service).',
    params: OfDomain, body: z.object({ SAMLResponse: z.string().min(1).max(MAX_SAML_LENGTH), RelayState: z.string().max(500).default('') }), response: 'redirect',
  }),
  ssoFinish: endpoint({ ...start, path: '/api/v1/auth/sso/finish', summary: 'The last step after an assertion: only the browser that began can take it.', query: z.object({ state: z.string().max(500) }) }),
  ssoMetadata: endpoint({ ...open, method: 'GET', path: '/api/v1/auth/sso/{domain}/metadata', summary: 'This server as a SAML service provider, for the identity provider of a firm.', params: OfDomain, response: 'binary' }),
} as const;
