// Pages beyond the plan (auto-refill): what they cost, and whether a firm has agreed to pay for them. Prices are the operator's.
import { z } from 'zod';
import { defineError } from '../core/defineError.js';
import { endpoint } from '../core/endpoint.js';

const MAX_PAGES = 10_000_000;
const Pages = z.int().min(1, 'Give at least one page').max(MAX_PAGES);
const toCents = (value: number): number => Math.round(value * 100);

/** Major units of the price list's currency, with at most two decimals. */
const PricePerPage = z.number().min(0).max(1000).refine((value) => Math.abs(value * 100 - toCents(value)) < 1e-9, 'Give whole cents');

export const OveragePackage = z.object({ pages: Pages, pricePerPage: PricePerPage });
export type OveragePackage = z.infer<typeof OveragePackage>;

export const PagePack = z.object({ pages: Pages, amount: z.int().min(0).max(100_000_000).describe('In cents.') });
export type PagePack = z.infer<typeof PagePack>;

const isWithoutDoubles = (list: readonly { pages: number }[]): boolean => new Set(list.map(({ pages }) => pages)).size === list.length;

/** What an installation sells. The first package of pages beyond the plan is the one that is chosen unless another is. */
export const PriceList = z.object({
  currency: z.string().regex(/^[A-Z]{3}$/, 'Give a currency of three letters'),
  overage: z.array(OveragePackage).max(20).refine(isWithoutDoubles, 'Each number of pages has one price').describe('Empty: nobody goes beyond the plan.'),
  oneOff: z.array(PagePack).max(20).refine(isWithoutDoubles, 'Each number of pages has one price').describe('Pages bought once, which never expire.'),
});
export type PriceList = z.infer<typeof PriceList>;

/** Until the operator sets others: those of the specification. */
export const DEFAULT_PRICES: PriceList = {
  currency: 'USD',
  overage: [{ pages: 5000, pricePerPage: 0.06 }, { pages: 2000, pricePerPage: 0.08 }, { pages: 1000, pricePerPage: 0.16 }, { pages: 500, pricePerPage: 0.2 }, { pages: 250, pricePerPage: 0.24 }],
  oneOff: [],
};

/** So many pages of a period at most, each at this price. */
export const OverageConfig = z.object({ enabled: z.boolean(), pages: Pages, pricePerPage: PricePerPage });
export type OverageConfig = z.infer<typeof OverageConfig>;

export const overageErrors = {
  notOffered: defineError({ type: 'overage.not_offered', code: 2781, status: 409, message: 'Pages beyond the plan are there with an active plan that counts pages, where the operator sells them.' }),
  noSuchPackage: defineError({ type: 'overage.no_such_package', code: 2782, status: 422, message: 'This is not one of the packages. Load the prices again and choose one of them.' }),
} as const;

const bearer = { auth: 'bearer', mode: 'server' } as const;
const prices = '/api/v1/protected/admin/prices';
const overage = '/api/v1/protected/contractPreference/overage';

export const overageEndpoints = {
  overagePricing: endpoint({
    ...bearer, method: 'GET', path: '/api/v1/protected/stripe/overagePricing', summary: 'Packages of pages beyond the plan, and what a page costs.',
    response: z.object({ currency: z.string(), packages: z.array(OveragePackage) }),
  }),
  oneOffPricing: endpoint({
    ...bearer, method: 'GET', path: '/api/v1/protected/stripe/oneOffPricing', summary: 'Packs of pages that are bought once and never expire.',
    response: z.object({ currency: z.string(), packs: z.array(PagePack) }),
  }),
  overage: endpoint({
    ...bearer, method: 'GET', path: overage, summary: 'Whether pages beyond the plan are allowed; null where none are offered.',
    response: z.object({ preference: OverageConfig.nullable() }),
  }),
  setOverage: endpoint({
    ...bearer, method: 'POST', path: overage, needs: { contractAdmin: true }, summary: 'Allow pages beyond the plan, up to those of a package, or stop them.',
    body: z.object({ value: OverageConfig }), response: z.object({ preference: OverageConfig }), errors: [overageErrors.notOffered, overageErrors.noSuchPackage],
  }),
  prices: endpoint({ ...bearer, method: 'GET', path: prices, needs: { permission: 'READ_DB_TABLES' }, summary: 'The price list of this installation.', response: z.object({ prices: PriceList }) }),
  setPrices: endpoint({
    ...bearer, method: 'POST', path: prices, needs: { permission: 'READ_DB_TABLES' }, summary: 'Set the price list. What a firm has agreed to keeps its price until it changes its choice.',
    body: PriceList, response: z.object({ prices: PriceList }),
  }),
} as const;
