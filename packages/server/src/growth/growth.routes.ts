import { AFFILIATE_COMMISSION_PERCENT, growthEndpoints, REVIEW_PAGES, REVIEW_PAGES_VALUE } from '@tieout/sdk/contract';
import type { Promotion } from '@tieout/sdk/contract';
import { route } from '../http/route.js';
import type { RoutesOf } from '../http/route.js';
import { keepFeedback } from './feedback.commands.js';
import { listReferrals } from './referrals.js';

/** They hold for everybody and change with a release. */
const promotions: Promotion[] = [
  { id: 'referral', title: 'One free month', text: 'Send your link to somebody. You get one free month when they subscribe to a paid plan.', link: '/account/refer' },
  { id: 'affiliate', title: `${AFFILIATE_COMMISSION_PERCENT}% commission`, text: `As an affiliate you get ${AFFILIATE_COMMISSION_PERCENT}% of the first year of each subscription that you bring.`, link: '/account/refer' },
  { id: 'review', title: `${REVIEW_PAGES} free pages`, text: `Write an honest review and get ${REVIEW_PAGES} pages, worth $${REVIEW_PAGES_VALUE}.`, link: '/review' },
];

export const growthRoutes: RoutesOf<'growth'> = {
  feedback: route(growthEndpoints.feedback, async (context, { body }) => keepFeedback(context, body)),
  referrals: route(growthEndpoints.referrals, async (context, { query }) => listReferrals(context, query)),
  promotions: route(growthEndpoints.promotions, async () => ({ promotions })),
};
