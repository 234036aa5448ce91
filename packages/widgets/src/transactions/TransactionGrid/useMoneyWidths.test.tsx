// @vitest-environment jsdom
import { buildTransaction, createFakeClient } from '@tieout/sdk/testing';
import type { Transaction } from '@tieout/sdk/contract';
import type { GridApi } from 'ag-grid-community';
import { expect, it } from 'vitest';
import { renderHook } from '../../testing/renderHook.js';
import { useMoneyWidths } from './useMoneyWidths.js';

/** A grid with these rows; a column that is hidden has no width. */
function gridOf(rows: Transaction[], widths: Record<string, number>) {
  const heard = new Set<() => void>();
  const api = {
    forEachNode: (visit: (node: { data: Transaction | undefined }) => void) => [...rows, undefined].forEach((data) => visit({ data })),
    getColumn: (id: string) => (id in widths ? { getActualWidth: () => widths[id] } : null),
    applyColumnState: ({ state }: { state: { colId: string; width: number }[] }) => state.forEach(({ colId, width }) => void (widths[colId] = width)),
    addEventListener: (_: string, listener: () => void) => heard.add(listener),
    removeEventListener: (_: string, listener: () => void) => heard.delete(listener),
    isDestroyed: () => false,
  } as unknown as GridApi<Transaction>;
  return { api, load: (row: Transaction) => { rows.push(row); heard.forEach((listener) => listener()); } };
}

it('a column of money grows with the longest figure that comes, and never shrinks', () => {
  const widths: Record<string, number> = { amount: 92, balance: 92 };
  const definitions: never[] = [];
  const { api, load } = gridOf([buildTransaction({ amount: -40, balance: 960 })], widths);
  renderHook(() => useMoneyWidths(api, definitions), createFakeClient().client);
  expect(widths).toEqual({ amount: 92, balance: 92 });
  load(buildTransaction({ amount: -40, balance: -13_422_618.56 }));
  expect(widths).toEqual({ amount: 92, balance: expect.any(Number) });
  const { balance } = widths;
  expect(balance).toBeGreaterThan(108);
  load(buildTransaction({ amount: 1, balance: 1 }));
  expect(widths).toEqual({ amount: 92, balance });
});
