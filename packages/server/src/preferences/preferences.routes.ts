import { preferenceEndpoints } from '@tieout/sdk/contract';
import { route } from '../http/route.js';
import type { RoutesOf } from '../http/route.js';
import { setPreference, setSharedPreference } from './preferences.commands.js';
import type { JsonValue } from './preferences.model.js';

export const preferenceRoutes: RoutesOf<'preferences'> = {
  get: route(preferenceEndpoints.get, async ({ db, actor, scope }, { params }) => {
    const found = await db.preferences.of(actor.userId, params.key, scope);
    return { preference: found?.value ?? null };
  }),
  set: route(preferenceEndpoints.set, async (context, { params, body }) => {
    await setPreference(context, params.key, body.value as JsonValue);
    return { preference: body.value };
  }),
  getShared: route(preferenceEndpoints.getShared, async ({ db, scope }, { params }) => {
    const found = await db.contractPreferences.findOne({ where: { key: params.key }, ...scope });
    return { preference: (found?.value ?? null) as JsonValue };
  }),
  setShared: route(preferenceEndpoints.setShared, async (context, { params, body }) => {
    await setSharedPreference(context, params.key, body.value as JsonValue);
    return { preference: body.value };
  }),
};
