import { describe, expect, it } from 'vitest';
import { ApiError } from '../core/apiError.js';
import { ConnectionError } from '../core/connectionErrors.js';
import { testId } from '../testing/testId.js';
import { editErrors, type EditResult } from './edits.contract.js';
import { createOutbox, type OutboxEntry, type OutboxStore } from './outbox.js';
import type { EditTarget } from './queuedEdit.js';

const row = testId('transaction', 1);

function memoryStore(): OutboxStore {
  const kept = new Map<string, OutboxEntry>();
  return {
    list: async () => [...kept.values()],
    put: async (entry) => void kept.set(entry.id, structuredClone(entry)),
    remove: async (id) => void kept.delete(id),
  };
}

/** A server that answers each call with the next of these; what it was sent is noted. */
function setUp(answers: (Error | null)[]) {
  const sent: { editId: string; version: number | undefined; amount: unknown }[] = [];
  const update = async (_workspace: unknown, _id: string, changes: { amount?: unknown }, { editId, version }: { editId?: string; version?: number }) => {
    sent.push({ editId: editId!, version, amount: changes.amount });
    const answer = answers.shift();
    if (answer) throw answer;
    return { numRows: 1 } as EditResult;
  };
  const client = { transactions: { update } } as unknown as EditTarget;
  const store = memoryStore();
  const done: string[] = [];
  const outbox = createOutbox({ client, store, onSent: ({ id }) => done.push(id) });
  const add = (id: string, amount: number, seen: number, userId: string | null = null) => outbox.add({
    id, workspace: testId('job'), edit: { call: 'update', transactionId: row, changes: { amount }, version: 3 }, seen: [{ transactionId: row, field: 'amount', value: seen }], at: '2024-03-01T09:00:00.000Z', userId,
  });
  return { sent, store, client, outbox, done, add };
}

const conflict = (theirs: number) => new ApiError(editErrors.conflict, {
  data: { conflicts: [{ transactionId: row, field: 'amount', yours: 1, theirs, userName: 'Kim', at: null, version: 7 }] },
});
const gone = () => new ConnectionError('The server cannot be reached.');

describe('edits that wait', () => {
  it('stay while the server is out of reach, also for the next page, and are then sent in the order of making', async () => {
    const { sent, store, client, outbox, done, add } = setUp([gone(), null, null]);
    await add('a', 1, 0);
    await add('b', 2, 1);
    await outbox.flush(null);
    expect([sent.length, outbox.entries.map(({ id }) => id)]).toEqual([1, ['a', 'b']]);
    const next = createOutbox({ client, store, onSent: ({ id }) => done.push(id) });
    await next.flush(null);
    expect([sent.map(({ editId }) => editId), done, next.entries]).toEqual([['a', 'a', 'b'], ['a', 'b'], []]);
  });

  it('meet no conflict where the value is the one that was seen: the own edit before put it there', async () => {
    const { sent, outbox, add } = setUp([null, conflict(1), null]);
    await add('a', 1, 0);
    await add('b', 2, 1);
    await outbox.flush(null);
    expect(sent.map(({ version }) => version)).toEqual([3, 3, 7]);
    expect(outbox.entries).toEqual([]);
  });

  it('are kept with both values when others changed the same, hold up nothing, and are sent again over theirs when mine is kept', async () => {
    const { sent, outbox, add } = setUp([conflict(45), null, null]);
    await add('a', 1, 0);
    await add('b', 2, 1);
    await outbox.flush(null);
    expect([sent.length, outbox.entries.map(({ id, problem }) => [id, problem?.conflicts[0]?.theirs])]).toEqual([2, [['a', 45]]]);
    await outbox.flush(null);
    expect(sent.length).toBe(2);
    await outbox.keepMine('a');
    await outbox.flush(null);
    expect(sent[2]).toEqual({ editId: 'a', version: 7, amount: 1 });
    expect(outbox.entries).toEqual([]);
  });

  it('can be given up', async () => {
    const { outbox, add } = setUp([]);
    await add('a', 1, 0);
    await outbox.discard('a');
    expect(outbox.entries).toEqual([]);
  });

  it('are sent for who made them only', async () => {
    const { sent, outbox, add } = setUp([]);
    await add('a', 1, 0, 'ada');
    await outbox.flush('grace');
    expect([sent, outbox.entries.length]).toEqual([[], 1]);
  });
});
