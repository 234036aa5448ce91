import type { CallOptions } from '../transport/call.js';
import type { ClientContext } from '../transport/clientContext.js';
import { userEndpoints } from './users.contract.js';
import type { UpdateProfile } from './users.contract.js';

export type UsersResource = ReturnType<typeof createUsers>;

export function createUsers({ call }: ClientContext) {
  return {
    /** The signed-in user; in local mode the one local user. */
    async current(options: CallOptions = {}) {
      return (await call(userEndpoints.current, options)).user;
    },
    /** Sends the mail with the confirmation link again. */
    resendConfirmation: (options: CallOptions = {}) => call(userEndpoints.resendConfirmation, options),
    /** Changes name, address or password. @throws ApiError `auth.wrong_credentials` */
    async updateProfile(changes: UpdateProfile, options: CallOptions = {}) {
      return (await call(userEndpoints.updateProfile, { body: changes, ...options })).user;
    },
    /** Changes the address; it counts once it is confirmed. */
    async updateEmail(email: string, currentPassword?: string, options: CallOptions = {}) {
      return (await call(userEndpoints.updateEmail, { body: { email, currentPassword }, ...options })).user;
    },
    /** Changes the name. */
    async updateName(name: { firstName: string; lastName: string }, options: CallOptions = {}) {
      return (await call(userEndpoints.updateName, { body: name, ...options })).user;
    },
    /** Turns a guest account into a full one. */
    async updateGuestAccount(input: { email: string; password: string; firstName?: string; lastName?: string }, options: CallOptions = {}) {
      return (await call(userEndpoints.updateGuestAccount, { body: input, ...options })).user;
    },
    /** Keeps what kind of user this is. */
    async updateSegment(input: { segment: string | null; document_frequency?: string | null }, options: CallOptions = {}) {
      return (await call(userEndpoints.updateSegment, { body: input, ...options })).user;
    },
    /** Replaces the tags of a user. */
    async updateTags(userId: string, tags: string[], options: CallOptions = {}) {
      return (await call(userEndpoints.updateTags, { params: { id: userId }, body: { tags }, ...options })).user;
    },
    /** Begins two-factor authentication: a key for the authenticator, as text and as a picture. */
    setUpTwoFactor: (options: CallOptions = {}) => call(userEndpoints.setUpTwoFactor, options),
    /** Confirms two-factor authentication; answers the recovery codes. @throws ApiError `auth.wrong_code` */
    async confirmTwoFactor(code: string, options: CallOptions = {}) {
      return (await call(userEndpoints.confirmTwoFactor, { body: { token: code }, ...options })).recoveryCodes;
    },
    /** Ends two-factor authentication. @throws ApiError `auth.wrong_credentials` */
    disableTwoFactor: (proof: { password?: string; token?: string }, options: CallOptions = {}) => call(userEndpoints.disableTwoFactor, { body: proof, ...options }),
  };
}
