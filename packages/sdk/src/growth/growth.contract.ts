import { z } from 'zod';
import { authErrors } from '../auth/auth.contract.js';
import { endpoint } from '../core/endpoint.js';
import { Instant, intParam } from '../core/paging.js';

export const REFERRAL_LIST_LIMIT = 100;
/** The feedback survey opens by itself once the account is so old, and so long after it opened last. */
export const FEEDBACK_MIN_AGE_MS = 86_400_000;
export const FEEDBACK_REPEAT_MS = 2_592_000_000;
/** Of the first year of a referral's subscription, in percent. */
export const AFFILIATE_COMMISSION_PERCENT = 20;
/** What a review brings, and its value in dollars. */
export const REVIEW_PAGES = 100;
export const REVIEW_PAGES_VALUE = 60;
/** Begins the code of a referral in the coupon of a sign-up. */
export const REFERRAL_PREFIX = 'ref-';

export const FeedbackKind = z.enum(['feedback', 'jobInProgress', 'review', 'support', 'talkToSales']);
export type FeedbackKind = z.infer<typeof FeedbackKind>;

export const SendFeedback = z.object({
  kind: FeedbackKind.exclude(['support']).default('feedback'),
  rating: z.int().min(1).max(5).nullable().default(null),
  message: z.string().trim().max(5000).default(''),
  path: z.string().max(500).optional().describe('The page it was written on.'),
}).refine(({ rating, message }) => rating !== null || message !== '', { message: 'Choose a rating or write something', path: ['message'] });
export type SendFeedback = z.input<typeof SendFeedback>;

/** Somebody who came by a referral. The address is shortened: it is told to another person. */
export const ReferredUser = z.object({ name: z.string(), email: z.string(), status: z.enum(['signedUp', 'subscribed']), createdAt: Instant });
export type ReferredUser = z.infer<typeof ReferredUser>;

export const Referrals = z.object({
  referredUsers: z.array(ReferredUser),
  count: z.int(),
  referringUser: z.object({ name: z.string() }).nullable(),
  /** Address of the sign-up page that counts for this user. */
  link: z.string(),
});
export type Referrals = z.infer<typeof Referrals>;

export const Promotion = z.object({ id: z.string(), title: z.string(), text: z.string(), link: z.string() });
export type Promotion = z.infer<typeof Promotion>;

const server = { auth: 'bearer', mode: 'server' } as const;

export const growthEndpoints = {
  feedback: endpoint({ ...server, isRetried: false, method: 'POST', path: '/api/v1/protected/feedback', summary: 'Tell those who run this server what you think.', body: SendFeedback, response: 'empty', errors: [authErrors.tooManyAttempts] }),
  referrals: endpoint({
    ...server, needs: { fullAccount: true }, method: 'GET', path: '/api/v1/protected/referrals', summary: 'Who signed up by your link, and by whose link you did.',
    query: z.object({ offset: intParam(0, 1_000_000).default(0), limit: intParam(1, REFERRAL_LIST_LIMIT).default(REFERRAL_LIST_LIMIT) }), response: Referrals,
  }),
  promotions: endpoint({ ...server, method: 'GET', path: '/api/v1/protected/promotions', summary: 'Offers that hold for everybody.', response: z.object({ promotions: z.array(Promotion) }) }),
} as const;
