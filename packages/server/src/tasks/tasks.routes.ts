import { ApiError, notFound, taskEndpoints } from '@tieout/sdk/contract';
import { route } from '../http/route.js';
import type { RoutesOf } from '../http/route.js';

export const taskRoutes: RoutesOf<'tasks'> = {
  get: route(taskEndpoints.get, async ({ db, scope }, { params }) => {
    const task = await db.tasks.findOne({ where: { id: params.id }, ...scope });
    if (!task) throw new ApiError(notFound);
    const { id: asyncJobId, kind, status, message, numRows, output, error, createdAt, finishedAt } = task;
    return { task: { asyncJobId, kind, status, message, numRows, output, error, createdAt: createdAt.toISOString(), finishedAt: finishedAt?.toISOString() ?? null } };
  }),
};
