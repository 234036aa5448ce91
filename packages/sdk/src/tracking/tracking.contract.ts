import { z } from 'zod';
import { authErrors } from '../auth/auth.contract.js';
import { endpoint } from '../core/endpoint.js';
import { Instant } from '../core/paging.js';

/** What is tracked stays on this server and is deleted after so many days. */
export const USAGE_DAYS = 90;

const Word = z.string().trim().max(100);
/** Without what follows the question mark: it may hold names and addresses. */
const Path = z.string().trim().max(500).transform((path) => path.split(/[?#]/)[0] ?? '');

export const PageView = z.object({ path: Path, timestamp: Instant, plan: Word.optional(), billingCycle: Word.optional(), checkoutStage: Word.optional() });
export type PageView = z.input<typeof PageView>;

export const UsageEvent = z.object({
  name: z.string().trim().regex(/^[\w.-]{1,60}$/, 'Use letters, digits, dots and dashes'),
  details: z.record(z.string().max(50), z.union([z.string().max(200), z.number(), z.boolean(), z.null()])).refine((details) => Object.keys(details).length <= 20, 'Too many details').default({}),
});
export type UsageEvent = z.input<typeof UsageEvent>;

/** A fault of the app: what the browser says of it, cut to size by the caller. */
export const UsageError = z.object({ message: z.string().trim().min(1).max(500), stack: z.string().max(4000).default(''), path: Path.default('') });
export type UsageError = z.input<typeof UsageError>;

const server = { auth: 'bearer', mode: 'server', isRetried: false, method: 'POST', response: 'empty', errors: [authErrors.tooManyAttempts] } as const;
const open = { ...server, auth: 'none' } as const;

/** Stays on this server: no third party hears of it. */
export const trackingEndpoints = {
  pageView: endpoint({ ...server, path: '/api/v1/protected/analytics/pageview', summary: 'A page was shown.', body: PageView }),
  changePlans: endpoint({ ...server, path: '/api/v1/protected/account/changePlans', summary: 'Another step of changing the plan was shown.', body: z.object({ plan: Word, billingCycle: Word, checkoutStage: Word }) }),
  event: endpoint({ ...open, path: '/api/v1/analytics/event', summary: 'Something happened before anybody had signed in, for instance a sign-up that failed.', body: UsageEvent }),
  error: endpoint({ ...open, path: '/api/v1/analytics/error', summary: 'The app had a fault that nobody caught.', body: UsageError }),
  conversion: endpoint({
    auth: 'bearer', mode: 'server', method: 'GET', path: '/api/v1/protected/fbconversion', summary: 'Whether ad conversions and session replay are told to anybody. They are not: both are hooks that are off.',
    response: z.object({ enabled: z.literal(false), sessionReplay: z.literal(false) }),
  }),
} as const;
