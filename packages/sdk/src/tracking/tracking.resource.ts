import type { z } from 'zod';
import type { CallOptions } from '../transport/call.js';
import type { ClientContext } from '../transport/clientContext.js';
import { trackingEndpoints } from './tracking.contract.js';
import type { PageView, UsageError, UsageEvent } from './tracking.contract.js';

export type TrackingResource = ReturnType<typeof createTracking>;

/** Stays on the server: no third party hears of it. */
export function createTracking({ call }: ClientContext) {
  return {
    /** A page was shown. */
    pageView: (view: PageView, options: CallOptions = {}) => call(trackingEndpoints.pageView, { body: view, ...options }),
    /** Another step of changing the plan was shown. */
    changePlans: (step: z.input<typeof trackingEndpoints.changePlans.body>, options: CallOptions = {}) => call(trackingEndpoints.changePlans, { body: step, ...options }),
    /** Something happened before anybody had signed in. */
    event: (event: UsageEvent, options: CallOptions = {}) => call(trackingEndpoints.event, { body: event, ...options }),
    /** The app had a fault that nobody caught. */
    error: (fault: UsageError, options: CallOptions = {}) => call(trackingEndpoints.error, { body: fault, ...options }),
    /** Whether ad conversions are told to anybody. */
    conversion: (options: CallOptions = {}) => call(trackingEndpoints.conversion, options),
  };
}
