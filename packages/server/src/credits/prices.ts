// The price list of the installation: what the operator set, else that of the specification.
import { DEFAULT_PRICES, PriceList } from '@tieout/sdk/contract';
import { QueryTypes } from 'sequelize';
import type { Context, Services } from '../core/services.js';

const NAME = 'prices';

export async function readPrices({ db }: Pick<Services, 'db'>): Promise<PriceList> {
  const [row] = await db.sequelize.query<{ value: unknown }>('SELECT "value" FROM "operator_settings" WHERE "name" = :name', { type: QueryTypes.SELECT, replacements: { name: NAME } });
  return row ? PriceList.parse(row.value) : DEFAULT_PRICES;
}

export async function savePrices({ db, access, clock }: Context, prices: PriceList): Promise<void> {
  await db.sequelize.query(
    `INSERT INTO "operator_settings" ("name", "value", "userName", "changedAt") VALUES (:name, :value, :userName, :now)
     ON CONFLICT ("name") DO UPDATE SET "value" = EXCLUDED."value", "userName" = EXCLUDED."userName", "changedAt" = EXCLUDED."changedAt"`,
    { replacements: { name: NAME, value: JSON.stringify(prices), userName: access.userName, now: clock() } },
  );
}
