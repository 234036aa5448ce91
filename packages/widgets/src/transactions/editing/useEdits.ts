import { useQuery, useQueryClient } from '@tanstack/react-query';
import { atVersions, conflictsOf, isOutOfReach, sendEdit, type QueuedEdit, type SeenValue, type Workspace } from '@tieout/sdk';
import { ApiError, editErrors, notFound, type Edit, type EditConflict, type EditResult } from '@tieout/sdk/contract';
import { useCallback, useRef, useState } from 'react';
import { describeError } from '../../core/describeError.js';
import { queryKeys } from '../../core/queryKeys.js';
import { useStrings } from '../../core/useStrings.js';
import { useTieout } from '../../core/useTieout.js';
import { useWorkspace } from '../../core/useWorkspace.js';
import { newEditId } from '../../edits/newEditId.js';
import { addPageStep, markOpened, pageSteps } from '../../edits/pageSteps.js';
import { useWaitingEdits } from '../../edits/useWaitingEdits.js';
import { applyEditResult } from './applyEditResult.js';
import { editingStrings } from './editing.strings.js';

/** Given when an edit is sent again over what somebody else did: the versions of the rows now. */
export interface Resend { versions: ReadonlyMap<string, number> }

export interface EditCall {
  /** What is done, as data: it waits when the server is out of reach. It names what was shown, so that a change by somebody else is a conflict. */
  edit?: QueuedEdit;
  /** Values that the edit replaces. */
  seen?: SeenValue[];
  /** In place of `edit`: what cannot wait. */
  send?: (resend?: Resend) => Promise<EditResult>;
  /** Said when it is done; absent: the label of the step. */
  done?: string;
  failed: string;
}

export interface Conflict { conflicts: EditConflict[]; keepMine: () => void; keepTheirs: () => void }

export interface Edits {
  /** True when it was made. Failures and conflicts are shown. */
  run: (call: EditCall) => Promise<boolean>;
  undo: () => Promise<boolean>;
  redo: () => Promise<boolean>;
  /** The step that undo would take back. */
  undoable: Edit | null;
  redoable: Edit | null;
  isBusy: boolean;
  /** What was done last, in words; changes with each step. */
  notice: { text: string; id: number } | null;
  notify: (text: string) => void;
  conflict: Conflict | null;
}

/** Edits of a job: sent one by one, taken back and done again, with a question when somebody else was faster. */
export function useEdits(workspace: Workspace): Edits {
  const jobId = useWorkspace(workspace);
  const { client, toasts } = useTieout();
  const queryClient = useQueryClient();
  const strings = useStrings('Editing', editingStrings);
  const [pending, setPending] = useState(0);
  const [notice, setNotice] = useState<Edits['notice']>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const readSteps = {
    queryKey: queryKeys.edits(jobId),
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const answer = await client.edits.list(jobId, { limit: 1, ...pageSteps(queryClient, jobId), signal });
      markOpened(queryClient, jobId, answer.edits[0]);
      return answer;
    },
  };
  const steps = useQuery(readSteps);
  const running = useRef<Promise<unknown>>(Promise.resolve());
  const { keepWaiting, hasWaiting } = useWaitingEdits(jobId);
  const notify = useCallback((text: string) => setNotice((before) => ({ text, id: (before?.id ?? 0) + 1 })), []);

  /** Null: it waits for the connection. */
  const sendCall = useCallback(async ({ edit, seen = [], send }: EditCall, editId: string, resend?: Resend): Promise<EditResult | null> => {
    if (!edit) return send!(resend);
    const current = resend ? atVersions(edit, resend.versions) : edit;
    const wait = async () => {
      await keepWaiting({ id: editId, edit: current, seen });
      notify(strings.waiting);
      return null;
    };
    // What waits already goes first.
    if (hasWaiting()) return wait();
    try {
      return await sendEdit(client, jobId, current, editId);
    } catch (error) {
      if (!isOutOfReach(error)) throw error;
      return wait();
    }
  }, [client, hasWaiting, jobId, keepWaiting, notify, strings]);

  const reload = useCallback(() => {
    void queryClient.invalidateQueries({ queryKey: queryKeys.transactions(jobId) });
    void queryClient.invalidateQueries({ queryKey: queryKeys.reconciliation(jobId) });
  }, [jobId, queryClient]);

  const run = useCallback(async (call: EditCall): Promise<boolean> => {
    const editId = newEditId();
    const attempt = async (resend?: Resend): Promise<boolean> => {
      setPending((count) => count + 1);
      try {
        addPageStep(queryClient, jobId, editId);
        const result = await sendCall(call, editId, resend);
        if (!result) return true;
        addPageStep(queryClient, jobId, result.edit.id);
        applyEditResult(queryClient, jobId, result);
        notify(call.done ?? result.edit.label);
        return true;
      } catch (error) {
        const conflicts = conflictsOf(error);
        if (conflicts.length > 0) return ask(conflicts);
        const isGone = error instanceof ApiError && error.is(notFound);
        if (isGone) reload();
        if (isSettled(error)) void queryClient.invalidateQueries({ queryKey: queryKeys.edits(jobId) });
        toasts.error(call.failed, { detail: isGone ? editErrors.rowsGone.message : describeError(error, '') });
        return false;
      } finally {
        setPending((count) => count - 1);
      }
    };
    const ask = (conflicts: EditConflict[]) => new Promise<boolean>((resolve) => {
      setConflict({
        conflicts,
        keepMine: () => {
          setConflict(null);
          resolve(attempt({ versions: new Map(conflicts.map(({ transactionId, version }) => [transactionId, version])) }));
        },
        keepTheirs: () => {
          setConflict(null);
          reload();
          resolve(false);
        },
      });
    });
    const work = attempt();
    running.current = Promise.allSettled([running.current, work]);
    return work;
  }, [jobId, notify, queryClient, reload, sendCall, toasts]);

  /** Exactly the step that is named: what was done last is asked for behind what is still being sent, so that pressing twice takes back two. */
  const turn = async (name: 'undo' | 'redo'): Promise<boolean> => {
    const before = running.current;
    const work = before.then(async () => {
      const answer = await queryClient.fetchQuery({ ...readSteps, networkMode: 'always' }).catch(() => steps.data);
      const step = answer?.[name];
      if (!step) {
        notify(name === 'undo' ? strings.nothingToUndo : strings.nothingToRedo);
        return false;
      }
      const texts = name === 'undo' ? { failed: strings.undoFailed, done: strings.undone(step.label) } : { failed: strings.redoFailed, done: strings.redone(step.label) };
      return run({ ...texts, send: () => client.edits[name](jobId, { editId: step.id }) });
    });
    running.current = work;
    return work;
  };
  return {
    run, undoable: steps.data?.undo ?? null, redoable: steps.data?.redo ?? null, isBusy: pending > 0, notice, notify, conflict, undo: () => turn('undo'), redo: () => turn('redo'),
  };
}

/** The step was undone or redone already, in another tab perhaps. */
const isSettled = (error: unknown): boolean => error instanceof ApiError && (error.is(editErrors.nothingToUndo) || error.is(editErrors.nothingToRedo));
