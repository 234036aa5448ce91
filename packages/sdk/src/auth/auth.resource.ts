import type { CallOptions } from '../transport/call.js';
import type { ClientContext } from '../transport/clientContext.js';
import { authEndpoints } from './auth.contract.js';
import type { SignUp } from './auth.contract.js';
import { elsewhereEndpoints, identityEndpoints } from './elsewhere.contract.js';
import type { SignInProvider } from './elsewhere.contract.js';

export type AuthResource = ReturnType<typeof createAuth>;

/** Signing in and out. None of these keeps the token: give it to `client.setToken`. */
export function createAuth({ call, url }: ClientContext) {
  return {
    /** A session; or, with two-factor authentication, a tempToken for `verifyTwoFactor`. @throws ApiError `auth.wrong_credentials`, `auth.too_many_attempts` */
    signIn: (email: string, password: string, options: CallOptions = {}) => call(authEndpoints.signIn, { body: { email, password }, ...options }),
    /** Makes an account and signs it in. */
    async signUp(input: SignUp, options: CallOptions = {}) {
      return (await call(authEndpoints.signUp, { body: input, ...options })).token;
    },
    /** Makes an account without a name and signs it in. */
    async createGuest(options: CallOptions = {}) {
      return (await call(authEndpoints.createGuest, options)).token;
    },
    /** The second step of signing in. @throws ApiError `auth.wrong_code`, `auth.link_invalid` */
    async verifyTwoFactor(code: string, tempToken: string, options: CallOptions = {}) {
      return (await call(authEndpoints.verifyTwoFactor, { body: { token: code, tempToken }, ...options })).token;
    },
    /** Accepts an invitation. @throws ApiError `auth.link_invalid` */
    register: (token: string, password: string, name: { firstName?: string; lastName?: string } = {}, options: CallOptions = {}) =>
      call(authEndpoints.register, { body: { token, password, ...name }, ...options }),
    /** Asks for the mail with the link to choose a new password. */
    requestPasswordReset: (email: string, options: CallOptions = {}) => call(authEndpoints.requestPasswordReset, { body: { email }, ...options }),
    /** Chooses a new password with the token of the mail. @throws ApiError `auth.link_invalid` */
    resetPassword: (token: string, password: string, options: CallOptions = {}) => call(authEndpoints.resetPassword, { body: { token, password }, ...options }),
    /** Confirms an address with the token of the mail. @throws ApiError `auth.link_invalid`, `auth.email_taken` */
    confirmEmail: (token: string, options: CallOptions = {}) => call(authEndpoints.confirmEmail, { body: { token }, ...options }),
    /** A new token for the session of the present one. */
    async refresh(options: CallOptions = {}) {
      return (await call(authEndpoints.refresh, options)).token;
    },
    /** Ways to sign in and up on this server. */
    ways: (options: CallOptions = {}) => call(elsewhereEndpoints.ways, options),
    /** Where a browser goes to sign in with a provider: a full page, not a call. */
    providerUrl: (provider: SignInProvider, next?: string) =>
      provider === 'google' ? url(elsewhereEndpoints.google, { query: { next } }) : url(elsewhereEndpoints.facebook, { query: { next, provider } }),
    /** Where a browser goes to sign in with the single sign-on of a firm. */
    ssoUrl: (email: string, next?: string) => url(elsewhereEndpoints.sso, { query: { email, next } }),
    /** Whose session the present token is, and whether this browser began that sign-in. */
    arrival: (options: CallOptions = {}) => call(identityEndpoints.arrival, options),
    /** Accounts elsewhere that are connected to one's own. */
    identities: (options: CallOptions = {}) => call(identityEndpoints.identities, options),
    /** Where a browser goes to connect an account elsewhere: a full page, not a call. */
    connectUrl: (provider: SignInProvider) => url(identityEndpoints.connect, { params: { provider } }),
    /** Connects what the browser came back with. @throws ApiError `identity.taken`, `identity.not_begun_by_you`, `auth.wrong_credentials` */
    async finishConnect(input: { state: string; currentPassword?: string | undefined }, options: CallOptions = {}) {
      return (await call(identityEndpoints.finishConnect, { body: input, ...options })).identity;
    },
    /** Disconnects an account elsewhere. @throws ApiError `identity.last_way_in` */
    disconnect: (id: string, options: CallOptions = {}) => call(identityEndpoints.disconnect, { params: { id }, ...options }),
    /** Ends the session. */
    signOut: (options: CallOptions = {}) => call(authEndpoints.signOut, options),
  };
}
