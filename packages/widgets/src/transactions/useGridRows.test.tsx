// @vitest-environment jsdom
import { useQueryClient } from '@tanstack/react-query';
import { ApiError, contract, internal } from '@tieout/sdk/contract';
import { buildTransactions, createFakeClient, testId } from '@tieout/sdk/testing';
import type { IGetRowsParams } from 'ag-grid-community';
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { invalidateRows } from '../core/LiveUpdates.js';
import { answerTransactions } from '../testing/answerTransactions.js';
import { renderHook } from '../testing/renderHook.js';
import { useGridRows } from './useGridRows.js';

const rows = buildTransactions(230);

function setUp() {
  const { client, transport } = createFakeClient();
  transport.on(contract.transactions.list, ({ query }) => answerTransactions(rows, query));
  return { transport, hook: renderHook(() => useGridRows({ jobId: testId('job') }), client) };
}

async function ask({ hook }: ReturnType<typeof setUp>, startRow: number) {
  const answer = { successCallback: vi.fn(), failCallback: vi.fn() };
  hook.current.datasource.getRows({ startRow, endRow: startRow + 100, ...answer } as unknown as IGetRowsParams);
  await hook.waitFor(() => expect(answer.successCallback.mock.calls.length + answer.failCallback.mock.calls.length).toBe(1));
  return answer;
}

describe('rows of a grid', () => {
  it('a block brings its rows and says how many there are in all', async () => {
    const page = setUp();
    const { successCallback } = await ask(page, 200);
    const [block, total] = successCallback.mock.calls[0]!;
    expect([block.length, block[0].rowNumber, total]).toEqual([30, 200, 230]);
  });

  it('a block that was seen before is not asked for again, and the next one comes before it is asked for', async () => {
    const page = setUp();
    await ask(page, 100);
    await page.hook.waitFor(() => expect(page.transport.calls).toHaveLength(2));
    await ask(page, 100);
    await ask(page, 200);
    expect(page.transport.calls.map(({ query }) => (query as { page: number }).page)).toEqual([2, 3]);
  });

  it('rows that change while a block is on its way are read again before it is shown', async () => {
    const { client, transport } = createFakeClient();
    let answerOld = () => {};
    const changed = rows.map((row, index) => (index === 0 ? { ...row, description: 'Changed by somebody else' } : row));
    transport.on(contract.transactions.list, ({ query }) => {
      if (transport.calls.length > 1) return answerTransactions(changed, query);
      return new Promise((resolve) => { answerOld = () => resolve(answerTransactions(rows, query)); });
    });
    const hook = renderHook(() => ({ ...useGridRows({ jobId: testId('job') }), cache: useQueryClient() }), client);
    const answer = { successCallback: vi.fn(), failCallback: vi.fn() };
    hook.current.datasource.getRows({ startRow: 0, endRow: 100, ...answer } as unknown as IGetRowsParams);
    await hook.waitFor(() => expect(transport.calls).toHaveLength(1));
    await act(async () => invalidateRows(hook.current.cache, testId('job')));
    await act(async () => answerOld());
    await hook.waitFor(() => expect(answer.successCallback).toHaveBeenCalledOnce());
    expect(answer.successCallback.mock.calls[0]![0][0].description).toBe('Changed by somebody else');
  });

  it('a failure is kept for the reader, and trying again asks anew', async () => {
    const page = setUp();
    page.transport.on(contract.transactions.list, () => { throw new ApiError(internal); });
    const { failCallback } = await ask(page, 0);
    expect(failCallback).toHaveBeenCalledOnce();
    await page.hook.waitFor(() => expect(page.hook.current.error).toBeInstanceOf(ApiError));
    const before = page.hook.current.datasource;
    act(() => page.hook.current.retry());
    expect(page.hook.current.datasource).not.toBe(before);
    expect(page.hook.current.error).toBeNull();
  });
});
