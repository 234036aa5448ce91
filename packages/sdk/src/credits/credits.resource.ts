import type { CallOptions } from '../transport/call.js';
import type { ClientContext } from '../transport/clientContext.js';
import { creditEndpoints } from './credits.contract.js';
import type { OverageConfig, PriceList } from './overage.contract.js';

export type CreditsResource = ReturnType<typeof createCredits>;

export function createCredits({ call }: ClientContext) {
  return {
    /** Pages that are left, and the plan they come from. */
    get: (options: CallOptions = {}) => call(creditEndpoints.get, options),
    /** Packages of pages beyond the plan. */
    overagePricing: (options: CallOptions = {}) => call(creditEndpoints.overagePricing, options),
    /** Packs of pages that never expire. */
    oneOffPricing: (options: CallOptions = {}) => call(creditEndpoints.oneOffPricing, options),
    /** Whether pages beyond the plan are allowed; null where none are offered. */
    async overage(options: CallOptions = {}) {
      return (await call(creditEndpoints.overage, options)).preference;
    },
    /** Allows pages beyond the plan, up to those of a package. @throws ApiError `overage.not_offered`, `overage.no_such_package` */
    async setOverage(value: OverageConfig, options: CallOptions = {}) {
      return (await call(creditEndpoints.setOverage, { body: { value }, ...options })).preference;
    },
    /** For those who run the server: what it sells. */
    async prices(options: CallOptions = {}) {
      return (await call(creditEndpoints.prices, options)).prices;
    },
    /** For those who run the server. */
    async setPrices(prices: PriceList, options: CallOptions = {}) {
      return (await call(creditEndpoints.setPrices, { body: prices, ...options })).prices;
    },
  };
}
