import { ApiError, unauthorized, userEndpoints } from '@tieout/sdk/contract';
import { route } from '../http/route.js';
import type { RoutesOf } from '../http/route.js';
import { presentUser } from './users.presenter.js';

export const userRoutes: RoutesOf<'users'> = {
  current: route(userEndpoints.current, async ({ db, actor, scope }) => {
    const user = await db.users.byId(actor.userId, scope);
    if (!user) throw new ApiError(unauthorized);
    return { user: presentUser(user) };
  }),
};
