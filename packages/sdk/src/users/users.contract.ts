import { z } from 'zod';
import { authErrors, Email, NewPassword, Permission, PersonName } from '../auth/auth.contract.js';
import { endpoint } from '../core/endpoint.js';
import { Id, Instant } from '../core/paging.js';

export const User = z.object({
  id: Id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  isContractAdmin: z.boolean(),
  createdAt: Instant,
  referralCode: z.string().nullable(),
  tags: z.array(z.string()),
  /** Pages left; null when unlimited (local mode). */
  credits: z.int().nullable(),
  purchasedCredits: z.int(),
  document_frequency: z.string().nullable(),
  segment: z.string().nullable(),
  contractId: Id,
  /** An account without a name, made to try things out. */
  isGuest: z.boolean(),
  isEmailConfirmed: z.boolean(),
  isTwoFactorEnabled: z.boolean(),
  permissions: z.array(Permission),
});
export type User = z.infer<typeof User>;

const UserResponse = z.object({ user: User });
const CurrentPassword = z.string().max(200).optional().describe('The present password, asked when the address or the password changes.');
const server = { auth: 'bearer', mode: 'server' } as const;
const own = { ...server, needs: { session: true, fullAccount: true } } as const;

export const UpdateProfile = z.object({
  firstName: PersonName.optional(), lastName: PersonName.optional(), email: Email.optional(), password: NewPassword.optional(), currentPassword: CurrentPassword,
});
export type UpdateProfile = z.input<typeof UpdateProfile>;

export const TwoFactorSetup = z.object({
  /** For people who cannot scan: the key in Base32. */
  secret: z.string(),
  /** The address of the key: otpauth://totp/... */
  url: z.string(),
  /** The same as a picture: data:image/svg+xml;... */
  qrCode: z.string(),
});
export type TwoFactorSetup = z.infer<typeof TwoFactorSetup>;

export const userEndpoints = {
  current: endpoint({
    method: 'GET', path: '/api/v1/protected/user/', auth: 'bearer', summary: 'The signed-in user; in local mode the one local user.',
    response: UserResponse,
  }),
  resendConfirmation: endpoint({
    ...own, isRetried: false, method: 'POST', path: '/api/v1/protected/user/resendConfirmationLink', summary: 'Send the mail with the confirmation link again.',
    response: 'empty', errors: [authErrors.tooManyAttempts],
  }),
  updateProfile: endpoint({
    ...own, isRetried: false, method: 'POST', path: '/api/v1/protected/user/updateProfile', summary: 'Change name, address or password. A new address counts once it is confirmed.',
    body: UpdateProfile, response: UserResponse, errors: [authErrors.wrongCredentials, authErrors.tooManyAttempts],
  }),
  updateEmail: endpoint({
    ...own, isRetried: false, method: 'POST', path: '/api/v1/protected/user/updateEmail', summary: 'Change the address. It counts once it is confirmed.',
    body: z.object({ email: Email, currentPassword: CurrentPassword }), response: UserResponse, errors: [authErrors.wrongCredentials, authErrors.tooManyAttempts],
  }),
  updateName: endpoint({
    ...server, needs: { session: true }, method: 'POST', path: '/api/v1/protected/user/updateName', summary: 'Change the name.',
    body: z.object({ firstName: PersonName, lastName: PersonName }), response: UserResponse,
  }),
  updateGuestAccount: endpoint({
    ...server, needs: { session: true }, isRetried: false, method: 'POST', path: '/api/v1/protected/user/updateGuestAccount', summary: 'Turn a guest account into a full one.',
    body: z.object({ email: Email, password: NewPassword, firstName: PersonName.default(''), lastName: PersonName.default('') }), response: UserResponse,
  }),
  updateSegment: endpoint({
    auth: 'bearer', method: 'POST', path: '/api/v1/protected/user/updateSegment', summary: 'Keep what kind of user this is.',
    body: z.object({ segment: z.string().trim().max(100).nullable(), document_frequency: z.string().trim().max(100).nullable().optional() }), response: UserResponse,
  }),
  updateTags: endpoint({
    auth: 'bearer', method: 'POST', path: '/api/v1/protected/user/{id}', summary: 'Replace the tags of a user: one\'s own, or as an administrator those of anybody in the contract.',
    params: z.object({ id: Id }), body: z.object({ tags: z.array(z.string().trim().min(1).max(100)).max(100) }), response: UserResponse,
  }),
  setUpTwoFactor: endpoint({
    ...own, method: 'POST', path: '/api/v1/protected/2fa/setup', summary: 'Begin two-factor authentication: a key for the authenticator. It counts once a code confirmed it.',
    response: TwoFactorSetup,
  }),
  confirmTwoFactor: endpoint({
    ...own, isRetried: false, method: 'POST', path: '/api/v1/protected/2fa/confirm', summary: 'Confirm two-factor authentication with a first code. Answers recovery codes, shown once.',
    body: z.object({ token: z.string().trim().regex(/^\d{6}$/, 'Enter the six digits') }), response: z.object({ recoveryCodes: z.array(z.string()) }),
    errors: [authErrors.wrongCode, authErrors.tooManyAttempts],
  }),
  disableTwoFactor: endpoint({
    ...own, isRetried: false, method: 'POST', path: '/api/v1/protected/2fa/disable', summary: 'End two-factor authentication, with the password or a code.',
    body: z.object({ password: z.string().max(200).optional(), token: z.string().trim().max(40).optional() }), response: 'empty',
    errors: [authErrors.wrongCredentials, authErrors.tooManyAttempts],
  }),
} as const;
