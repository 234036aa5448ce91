// @vitest-environment jsdom
import { useQueryClient } from '@tanstack/react-query';
import { ConnectionError } from '@tieout/sdk';
import { ApiError, contract, editErrors, internal, notFound } from '@tieout/sdk/contract';
import { buildTransaction, createFakeClient, testId } from '@tieout/sdk/testing';
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { queryKeys } from '../../core/queryKeys.js';
import { answerEdits } from '../../testing/answerEdits.js';
import { renderHook } from '../../testing/renderHook.js';
import { useFlushOutbox, useOutboxEntries } from '../../edits/useOutbox.js';
import { useEdits } from './useEdits.js';
import { useRowActions } from './useRowActions.js';

const row = buildTransaction();
const jobId = testId('job');

function setUp() {
  const { client, transport } = createFakeClient();
  const server = { rows: [row], accounts: [] };
  answerEdits(transport, server);
  const hook = renderHook(() => {
    const edits = useEdits(jobId);
    const steps = useQueryClient().getQueryData(queryKeys.edits(jobId));
    return { edits, actions: useRowActions(edits), isLoaded: steps !== undefined };
  }, client);
  const writeAmount = async (text: string) => {
    let problem: string | null = null;
    await act(async () => {
      problem = await hook.current.actions.writeCell({ row, column: 'amount', text });
    });
    return problem;
  };
  return { transport, server, hook, writeAmount };
}

const conflict = () => new ApiError(editErrors.conflict, {
  data: { conflicts: [{ transactionId: row.id, field: 'amount', yours: -50, theirs: -45, userName: 'Kim', at: '2024-03-01T09:00:00.000Z', version: 7 }] },
});

describe('edits', () => {
  it('a value is sent with the version that was shown, and undo takes it back', async () => {
    const { transport, server, hook, writeAmount } = setUp();
    await hook.waitFor(() => expect(hook.current.isLoaded).toBe(true));
    expect(await writeAmount('-50')).toBeNull();
    expect(transport.calls.find(({ endpoint }) => endpoint === contract.transactions.update)?.body).toMatchObject({ changes: { amount: -50 }, version: row.version });
    expect([server.rows[0]?.amount, hook.current.edits.notice?.text]).toEqual([-50, 'Field updated successfully']);
    await hook.waitFor(() => expect(hook.current.edits.undoable).not.toBeNull());
    await act(() => hook.current.edits.undo());
    expect(server.rows[0]?.amount).toBe(-40);
  });

  it('undo pressed twice at once takes back two steps, each by its name and none of another page; then it says that there is nothing', async () => {
    const { transport, hook, writeAmount } = setUp();
    await hook.waitFor(() => expect(hook.current.isLoaded).toBe(true));
    await writeAmount('-50');
    await writeAmount('-60');
    await act(() => Promise.all([hook.current.edits.undo(), hook.current.edits.undo(), hook.current.edits.undo()]));
    const made = transport.calls.filter(({ endpoint }) => endpoint === contract.transactions.update).map(({ body }) => (body as { editId: string }).editId);
    const asked = transport.calls.filter(({ endpoint }) => endpoint === contract.edits.list).at(-1)?.query as { openedAt: string; steps: string[] };
    expect([asked.openedAt, asked.steps.filter((id) => made.includes(id))]).toEqual(['1970-01-01T00:00:00.000Z', made]);
    expect(transport.calls.filter(({ endpoint }) => endpoint === contract.edits.undo).map(({ body }) => body)).toEqual([{ editId: testId('period', 901) }, { editId: testId('period', 900) }]);
    expect(hook.current.edits.notice?.text).toBe('There is nothing to undo');
  });

  it('what does not fit is not sent', async () => {
    const { transport, writeAmount } = setUp();
    expect(await writeAmount('much')).toBe('Enter a positive or negative number');
    expect(transport.calls.some(({ endpoint }) => endpoint === contract.transactions.update)).toBe(false);
  });

  it('when somebody was faster both values are shown, and only keeping mine sends again, over the version that is there now', async () => {
    const { transport, hook } = setUp();
    const sent: (number | undefined)[] = [];
    transport.on(contract.transactions.update, ({ body }) => {
      sent.push(body.version);
      throw body.version === 7 ? new ApiError(internal) : conflict();
    });
    let made: Promise<unknown> = Promise.resolve();
    act(() => {
      made = hook.current.actions.writeCell({ row, column: 'amount', text: '-50' });
    });
    await hook.waitFor(() => expect(hook.current.edits.conflict?.conflicts[0]).toMatchObject({ yours: -50, theirs: -45 }));
    expect(sent).toEqual([row.version]);
    await act(async () => {
      hook.current.edits.conflict?.keepMine();
      await made;
    });
    expect(sent).toEqual([row.version, 7]);
    expect(hook.current.edits.conflict).toBeNull();
  });

  it('a row that somebody deleted meanwhile is said to be gone', async () => {
    const { transport, hook, writeAmount } = setUp();
    await hook.waitFor(() => expect(hook.current.isLoaded).toBe(true));
    transport.on(contract.transactions.update, () => {
      throw new ApiError(notFound);
    });
    await writeAmount('-50');
    expect(hook.toasts.error).toHaveBeenCalledWith('Error updating field', { detail: editErrors.rowsGone.message });
  });

  it('keeping theirs sends nothing more', async () => {
    const { transport, hook } = setUp();
    let count = 0;
    transport.on(contract.transactions.update, () => {
      count += 1;
      throw conflict();
    });
    act(() => void hook.current.actions.writeCell({ row, column: 'amount', text: '-50' }));
    await hook.waitFor(() => expect(hook.current.edits.conflict).not.toBeNull());
    act(() => hook.current.edits.conflict?.keepTheirs());
    await hook.waitFor(() => expect(hook.current.edits.conflict).toBeNull());
    expect(count).toBe(1);
  });

  it('an edit waits while the server is out of reach, shows at once, and is sent under the same id when it is back', async () => {
    const { client, transport } = createFakeClient();
    const sent: (string | undefined)[] = [];
    const block = { rows: [row], totalCount: 1 };
    const hook = renderHook(() => {
      const queryClient = useQueryClient();
      const edits = useEdits(jobId);
      return { edits, queryClient, actions: useRowActions(edits), entries: useOutboxEntries(), flush: useFlushOutbox() };
    }, client);
    const key = queryKeys.transactionBlock(jobId, {});
    act(() => {
      hook.current.queryClient.setQueryData(key, block);
      hook.current.queryClient.setQueryData(queryKeys.user, { id: testId('user') });
    });
    transport.on(contract.transactions.update, ({ body }) => {
      sent.push(body.editId);
      throw new ConnectionError('The server cannot be reached.');
    });
    await act(() => hook.current.actions.writeCell({ row, column: 'amount', text: '-50' }));
    await hook.waitFor(() => expect(hook.current.entries.map(({ edit }) => edit.call)).toEqual(['update']));
    expect(hook.current.queryClient.getQueryData<typeof block>(key)?.rows[0]).toMatchObject({ amount: -50, debit: 50 });
    expect(hook.current.edits.notice?.text).toBe('Kept on this device until the connection is back');
    const server = { rows: [row], accounts: [] };
    answerEdits(transport, server);
    await act(() => hook.current.flush());
    expect([hook.current.entries, server.rows[0]?.amount]).toEqual([[], -50]);
    expect(transport.calls.find(({ endpoint }) => endpoint === contract.transactions.update)?.body).toMatchObject({ editId: sent[0] });
  });
});
