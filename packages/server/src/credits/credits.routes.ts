import { creditEndpoints } from '@tieout/sdk/contract';
import { recordDeed } from '../audit/recordAudit.js';
import { route } from '../http/route.js';
import type { RoutesOf } from '../http/route.js';
import { availablePages } from './balance.js';
import { presentCredits } from './credits.presenter.js';
import { readOverage, setOverage } from './overage.commands.js';
import { readPrices, savePrices } from './prices.js';

export const creditRoutes: RoutesOf<'credits'> = {
  get: route(creditEndpoints.get, async (context) => presentCredits(await availablePages(context, context.actor.contractId), await readPrices(context))),
  overagePricing: route(creditEndpoints.overagePricing, async (context) => {
    const { currency, overage } = await readPrices(context);
    return { currency, packages: overage };
  }),
  oneOffPricing: route(creditEndpoints.oneOffPricing, async (context) => {
    const { currency, oneOff } = await readPrices(context);
    return { currency, packs: oneOff };
  }),
  overage: route(creditEndpoints.overage, async (context) => ({ preference: await readOverage(context) })),
  setOverage: route(creditEndpoints.setOverage, async (context, { body }) => ({ preference: await setOverage(context, body.value) })),
  prices: route(creditEndpoints.prices, async (context) => ({ prices: await readPrices(context) })),
  setPrices: route(creditEndpoints.setPrices, async (context, { body }) => {
    await savePrices(context, body);
    await recordDeed(context, { action: 'support.prices_set', details: body });
    return { prices: body };
  }),
};
