import { ApiError, editEndpoints, notFound } from '@tieout/sdk/contract';
import { route } from '../http/route.js';
import type { RoutesOf } from '../http/route.js';
import { findWorkspace } from '../jobs/workspace.js';
import { historyOf } from './history.js';
import { presentEdit } from './presentEdit.js';
import { revertEdit } from './revertEdit.js';

export const editRoutes: RoutesOf<'edits'> = {
  list: route(editEndpoints.list, async (context, { params, query }) => {
    const { db, scope, actor } = context;
    const whose = { userId: actor.userId, openedAt: query.openedAt, steps: query.steps };
    const jobIds = (await findWorkspace(context, params.id, query)).jobs.map(({ id }) => id);
    const [edits, undo, redo] = await Promise.all([
      db.edits.newest(jobIds, query.limit, scope), db.edits.lastDone(jobIds, whose, scope), db.edits.lastUndone(jobIds, whose, scope),
    ]);
    return { edits: edits.map((edit) => presentEdit([edit])), undo: undo && presentEdit([undo]), redo: redo && presentEdit([redo]) };
  }),
  undo: route(editEndpoints.undo, async (context, { params, query, body }) =>
    revertEdit(context, await findWorkspace(context, params.id, query), 'undo', body.editId),
  ),
  redo: route(editEndpoints.redo, async (context, { params, query, body }) =>
    revertEdit(context, await findWorkspace(context, params.id, query), 'redo', body.editId),
  ),
  history: route(editEndpoints.history, async (context, { params, query }) => {
    const { jobs } = await findWorkspace(context, params.id, query);
    const row = await context.db.transactions.findOne({ where: { id: params.transactionId, jobId: jobs.map(({ id }) => id) }, attributes: ['id', 'decimals'], ...context.scope });
    if (!row) throw new ApiError(notFound);
    return { history: await historyOf(context, row) };
  }),
};
