import type { CallOptions } from '../transport/call.js';
import type { ClientContext } from '../transport/clientContext.js';
import { growthEndpoints } from './growth.contract.js';
import type { SendFeedback } from './growth.contract.js';

export type GrowthResource = ReturnType<typeof createGrowth>;

export function createGrowth({ call }: ClientContext) {
  return {
    /** Tells those who run this server what you think. */
    sendFeedback: (feedback: SendFeedback, options: CallOptions = {}) => call(growthEndpoints.feedback, { body: feedback, ...options }),
    /** Who signed up by your link. */
    referrals: (query: { offset?: number; limit?: number } = {}, options: CallOptions = {}) => call(growthEndpoints.referrals, { query, ...options }),
    /** Offers that hold for everybody. */
    async promotions(options: CallOptions = {}) {
      return (await call(growthEndpoints.promotions, options)).promotions;
    },
  };
}
