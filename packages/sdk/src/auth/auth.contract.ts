import { z } from 'zod';
import { defineError } from '../core/defineError.js';
import { endpoint } from '../core/endpoint.js';
import { rateLimited } from '../core/errors.js';

export const PASSWORD_MIN_LENGTH = 8;
const PASSWORD_MAX_LENGTH = 200;
export const TWO_FACTOR_CODE_LENGTH = 6;

/** What a token may allow beyond one's own account. */
export const Permission = z.enum(['READ_DB_TABLES', 'SUPPORT_TOOL', 'MANAGE_EMAIL_INTEGRATION', 'SUPER_LOGIN']);
export type Permission = z.infer<typeof Permission>;

export const Email = z.string({ error: 'Email is required' }).trim().min(1, 'Email is required').max(254, 'Invalid email').toLowerCase().pipe(z.email('Invalid email'));
export const NewPassword = z.string({ error: 'Password is required' }).min(1, 'Password is required').min(PASSWORD_MIN_LENGTH, 'Password is too short').max(PASSWORD_MAX_LENGTH, 'Password is too long');
const GivenPassword = z.string({ error: 'Password is required' }).min(1, 'Password is required').max(PASSWORD_MAX_LENGTH, 'Password is too long');
export const PersonName = z.string().trim().max(100);
const Detail = z.string().trim().max(200).optional();
export const SecretToken = z.string().min(1).max(4000);
export const NextPath = z.string().max(2000).optional().describe('Where to go afterwards: a path of this app. Any other is ignored.');

export const SignUp = z.object({
  email: Email,
  password: NewPassword,
  firstName: PersonName.default(''),
  lastName: PersonName.default(''),
  phone: Detail,
  companyName: Detail,
  jobTitle: Detail,
  coupon: Detail,
  recaptchaToken: z.string().max(10_000).optional().describe('Taken and not used: no third party is asked.'),
  guestToken: SecretToken.optional().describe('Token of a guest: the account takes over its jobs.'),
  utm_source: Detail, utm_campaign: Detail, utm_medium: Detail, utm_term: Detail, utm_content: Detail,
});
export type SignUp = z.input<typeof SignUp>;

/** A session: the token goes into the Authorization header of each call. */
export const SessionToken = z.object({ token: z.string() });
export type SessionToken = z.infer<typeof SessionToken>;

/** Either a session, or what the second step needs: the code of the authenticator and this token. */
export const SignInResult = z.object({
  token: z.string().optional().describe('Absent when a code is asked for.'),
  tempToken: z.string().optional().describe('Give it to /auth/verify2fa together with the code.'),
});
export type SignInResult = z.infer<typeof SignInResult>;

export const authErrors = {
  wrongCredentials: defineError({ type: 'auth.wrong_credentials', code: 2701, status: 400, message: 'The email or the password is not right.' }),
  wrongCode: defineError({ type: 'auth.wrong_code', code: 2702, status: 400, message: 'The code is not right. Enter the six digits your authenticator shows now.' }),
  tokenExpired: defineError({ type: 'auth.token_expired', code: 2703, status: 403, message: 'The token has expired. Refresh it with GET /api/v1/auth/token.' }),
  linkInvalid: defineError({ type: 'auth.link_invalid', code: 2704, status: 400, message: 'This link has been used or has expired. Ask for a new one.' }),
  tooManyAttempts: defineError({ type: 'auth.too_many_attempts', code: 2705, status: 429, message: 'Too many attempts. Wait a while and try again.' }),
  emailTaken: defineError({ type: 'auth.email_taken', code: 2706, status: 409, message: 'This address belongs to another account. Sign in with that one, or use another address.' }),
  sessionRequired: defineError({ type: 'auth.session_required', code: 2707, status: 403, message: 'An access token cannot do this. Sign in with your password.' }),
  scopeMissing: defineError({ type: 'auth.scope_missing', code: 2708, status: 403, message: 'The access token does not have the scope for this.' }),
  serverModeOnly: defineError({ type: 'auth.server_mode_only', code: 2709, status: 404, message: 'This is an installation for one person, without sign-in. Start it with MODE=server to have accounts.' }),
  addressRefused: defineError({ type: 'auth.address_refused', code: 2710, status: 403, message: 'Your account cannot be used from this network.' }),
  signUpClosed: defineError({ type: 'auth.sign_up_closed', code: 2711, status: 403, message: 'New accounts are by invitation only. Ask an administrator of your firm.' }),
  ssoNotSetUp: defineError({ type: 'auth.sso_not_set_up', code: 2712, status: 404, message: 'Single sign-on is not set up for this address. Sign in with your email and password.' }),
  elsewhereFailed: defineError({ type: 'auth.elsewhere_failed', code: 2713, status: 400, message: 'Signing in there did not work. Try again.' }),
  ssoRequired: defineError({ type: 'auth.sso_required', code: 2714, status: 403, message: 'Your firm wants you to use single sign-on.' }),
  addressNotOfFirm: defineError({ type: 'auth.address_not_of_firm', code: 2715, status: 403, message: 'Your firm named an address that is not one of its own. Ask your administrator.' }),
} as const;

const { wrongCredentials, wrongCode, linkInvalid, tooManyAttempts, emailTaken, signUpClosed, ssoRequired } = authErrors;

/** Calls before there is a session. None of them says whether an address has an account. */
export const authEndpoints = {
  signIn: endpoint({
    method: 'POST', path: '/api/v1/auth/jwt', auth: 'none', mode: 'server', isRetried: false, summary: 'Sign in with email and password.',
    body: z.object({ email: Email, password: GivenPassword }), response: SignInResult, errors: [wrongCredentials, tooManyAttempts, ssoRequired],
  }),
  signUp: endpoint({
    method: 'POST', path: '/api/v1/auth/signup', auth: 'none', mode: 'server', isRetried: false, summary: 'Make an account, or turn a guest into one.',
    body: SignUp, response: SessionToken, errors: [tooManyAttempts, signUpClosed],
  }),
  createGuest: endpoint({
    method: 'POST', path: '/api/v1/auth/guest', auth: 'none', mode: 'server', isRetried: false, summary: 'An account without a name, to try things out. It can become a full one at sign-up.',
    response: SessionToken, errors: [tooManyAttempts, signUpClosed],
  }),
  verifyTwoFactor: endpoint({
    method: 'POST', path: '/api/v1/auth/verify2fa', auth: 'none', mode: 'server', isRetried: false, isForm: true,
    summary: 'The second step of signing in. A form post (no JSON asked for) is answered by a redirect to /app/receiveJwt, or back to /app/2fa with an error.',
    query: z.object({ next: NextPath }),
    body: z.object({ token: z.string().trim().min(1, 'Enter the code').max(40), tempToken: SecretToken }),
    response: SessionToken, errors: [wrongCode, linkInvalid, tooManyAttempts],
  }),
  register: endpoint({
    method: 'POST', path: '/api/v1/register', auth: 'none', mode: 'server', isRetried: false, summary: 'Accept an invitation: choose a password.',
    body: z.object({ password: NewPassword, token: SecretToken, firstName: PersonName.optional(), lastName: PersonName.optional() }),
    response: SignInResult, errors: [linkInvalid, emailTaken, tooManyAttempts, ssoRequired],
  }),
  requestPasswordReset: endpoint({
    method: 'POST', path: '/api/v1/requestPasswordReset', auth: 'none', mode: 'server', isRetried: false,
    summary: 'Ask for a mail with a link to choose a new password. The answer is the same whether or not the address has an account.',
    body: z.object({ email: Email }), response: 'empty', errors: [tooManyAttempts],
  }),
  resetPassword: endpoint({
    method: 'POST', path: '/api/v1/resetPassword', auth: 'none', mode: 'server', isRetried: false, summary: 'Choose a new password with the token of the mail. All sessions end.',
    body: z.object({ password: NewPassword, token: SecretToken }), response: SignInResult, errors: [linkInvalid, tooManyAttempts, ssoRequired],
  }),
  confirmEmail: endpoint({
    method: 'POST', path: '/api/v1/auth/confirmEmail', auth: 'none', mode: 'server', isRetried: false, summary: 'Confirm an address with the token of the mail.',
    body: z.object({ token: SecretToken }), response: 'empty', errors: [linkInvalid, emailTaken, tooManyAttempts],
  }),
  refresh: endpoint({
    method: 'GET', path: '/api/v1/auth/token', auth: 'refresh', mode: 'server', isRetried: false, summary: 'A new token for the session, with its present permissions. An expired token is good for this, once: using one that was replaced ends the session.',
    response: SessionToken, errors: [rateLimited],
  }),
  signOut: endpoint({
    method: 'POST', path: '/api/v1/auth/signOut', auth: 'bearer', mode: 'server', needs: { session: true }, summary: 'End the session.', response: 'empty',
  }),
} as const;
