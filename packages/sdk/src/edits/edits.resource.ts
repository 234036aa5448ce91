import { atWorkspace, type Workspace } from '../core/workspace.js';
import type { CallOptions } from '../transport/call.js';
import type { ClientContext } from '../transport/clientContext.js';
import { editEndpoints, type OwnSteps } from './edits.contract.js';

export type EditsResource = ReturnType<typeof createEdits>;

export function createEdits({ call }: ClientContext) {
  return {
    /** Steps, newest first, and which of them undo and redo would take for this user, or for one page of the app. */
    list(workspace: Workspace, { limit, openedAt, steps, ...options }: CallOptions & OwnSteps & { limit?: number } = {}) {
      const { params, query } = atWorkspace(workspace);
      return call(editEndpoints.list, { params, query: { ...query, limit, openedAt, steps }, ...options });
    },
    /** Takes back the user's newest step, or the one named. @throws `edit.nothing_to_undo`, `edit.blocked` */
    undo(workspace: Workspace, { editId, ...options }: CallOptions & { editId?: string } = {}) {
      return call(editEndpoints.undo, { ...atWorkspace(workspace), body: { editId }, ...options });
    },
    /** Does again what undo took back. @throws `edit.nothing_to_redo`, `edit.blocked` */
    redo(workspace: Workspace, { editId, ...options }: CallOptions & { editId?: string } = {}) {
      return call(editEndpoints.redo, { ...atWorkspace(workspace), body: { editId }, ...options });
    },
    /** Who changed a row, when, from what to what and why; newest first. */
    async history(workspace: Workspace, transactionId: string, options: CallOptions = {}) {
      const { params, query } = atWorkspace(workspace);
      return (await call(editEndpoints.history, { params: { ...params, transactionId }, query, ...options })).history;
    },
  };
}
