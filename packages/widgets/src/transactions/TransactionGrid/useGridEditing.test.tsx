// @vitest-environment jsdom
import { contract } from '@tieout/sdk/contract';
import { buildTransactions, createFakeClient, testId } from '@tieout/sdk/testing';
import { act } from 'react';
import { expect, it } from 'vitest';
import { answerEdits } from '../../testing/answerEdits.js';
import { renderHook } from '../../testing/renderHook.js';
import { nothingSelected, type RowSelection } from '../editing/rowSelection.js';
import { transactionGridStrings } from './TransactionGrid.strings.js';
import { useGridEditing, type GridState } from './useGridEditing.js';

const rows = buildTransactions(3);
const [first, next] = rows as [(typeof rows)[0], (typeof rows)[0]];

/** The editing of a grid, of which as many cells are open as said. */
function setUp(open: { cells: number } = { cells: 0 }) {
  const { client, transport } = createFakeClient();
  answerEdits(transport, { rows: [...rows], accounts: [] });
  const chosen: RowSelection[] = [];
  const api = { isDestroyed: () => false, refreshCells: () => undefined, getEditingCells: () => Array.from({ length: open.cells }), getDisplayedRowAtIndex: () => ({ data: first }) };
  const grid = { api, selection: nothingSelected, setSelection: (next: RowSelection) => chosen.push(next), scope: {}, columns: { allLines: false }, blocks: {} } as unknown as GridState;
  const hook = renderHook(() => useGridEditing({ jobId: testId('job'), grid, isReadOnly: false, strings: transactionGridStrings }), client);
  return { hook, transport, chosen };
}

const column = { getColId: () => 'description' };

it('what was typed into a row that somebody deleted meanwhile goes to no other row', async () => {
  const { hook, transport } = setUp();
  await act(async () => hook.current.handleEditingStarted({ data: first } as never));
  await act(async () => hook.current.handleEditRequest({ data: next, column, newValue: 'typing' } as never));
  await hook.waitFor(() => expect(transport.calls.find(({ endpoint }) => endpoint === contract.transactions.update)?.params).toMatchObject({ transactionId: first.id }));
});

it('Space chooses a row, but not while a cell of it is open', async () => {
  const open = { cells: 1 };
  const { hook, chosen } = setUp(open);
  const press = () => act(async () => hook.current.handleKeyDown({ event: new KeyboardEvent('keydown', { key: ' ' }), data: first, column, rowIndex: 0 } as never));
  await press();
  expect(chosen).toEqual([]);
  open.cells = 0;
  await press();
  expect(chosen).toHaveLength(1);
});
