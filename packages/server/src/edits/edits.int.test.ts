import { editErrors } from '@tieout/sdk/contract';
import type { EditResult, LiveMessage, Transaction } from '@tieout/sdk/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { boot, convert } from '../testing/boot.js';
import type { Booted } from '../testing/boot.js';
import { statementPdf } from '../testing/statementPdf.js';

let booted: Booted;
let jobId: string;
let rows: Transaction[];
let count = 0;

beforeAll(async () => void (booted = await boot()));
afterAll(() => booted?.close());
beforeEach(async () => {
  count += 1;
  jobId = (await convert(booted.asOwner, [{ name: 'statement.pdf', content: await statementPdf({ accountNumber: `77${count}` }) }])).id;
  rows = await list();
});

const client = () => booted.asOwner;
const list = async () => (await client().transactions.list(jobId, { pageSize: 100 })).data;
const state = async () => (await client().jobs.get(jobId)).reconciliation;
/** What of a row an edit can change. */
const facts = (all: Transaction[]) => all.map(({ version: _, ...row }) => row);

describe('a changed amount', () => {
  it('takes the badge away at once, says where the chain breaks, and is proved again when put right', async () => {
    expect(await state()).toBe('Reconciled');
    const wrong = await client().transactions.update(jobId, rows[1]!.id, { amount: 2400.5 }, { version: 1, reason: 'Typing error' });
    expect(wrong.state).toBe('Not Reconciled');
    expect(wrong.transactions[0]).toMatchObject({ amount: 2400.5, credit: 2400.5, version: 2, status: 'error' });
    expect(wrong.transactions[0]!.provenance.amount).toMatchObject({ means: 'manual', page: 1, text: '2,500.00' });
    expect(wrong.periods[0]!.proof).toMatchObject({ status: 'notReconciled', firstBreak: { row: 1, expected: '3388.00', printed: '3487.50' }, difference: '-99.50' });
    expect(wrong.periods[0]!.proof.firstBreak!.box).toEqual(rows[1]!.box);
    expect(await state()).toBe('Not Reconciled');
    expect((await list()).map(({ status }) => status)).toEqual(['reconciled', 'error', 'reconciled']);
    const right = await client().transactions.update(jobId, rows[1]!.id, { amount: 2500 }, { version: 2 });
    expect([right.state, right.periods[0]!.isReconciled]).toEqual(['Reconciled', true]);
    expect((await list()).map(({ status }) => status)).toEqual(['reconciled', 'reconciled', 'reconciled']);
  });

  it('is refused with more decimals than the currency has, and is never rounded', async () => {
    await expect(client().transactions.update(jobId, rows[0]!.id, { amount: 1.234 })).rejects.toMatchObject({ status: 400, message: expect.stringContaining('at most 2 decimals') });
    expect(await list()).toEqual(rows);
  });
});

describe('cells', () => {
  it('refuse what is no date, with the text of the rule', async () => {
    const change = (date: string) => client().transactions.update(jobId, rows[0]!.id, { date });
    await expect(change('5.1.2024')).rejects.toMatchObject({ message: expect.stringContaining('Date must be in YYYY-MM-DD format') });
    await expect(change('2024-02-30')).rejects.toMatchObject({ message: expect.stringContaining('Date is invalid or out of range') });
  });

  it('of several rows change as one step, or none does', async () => {
    const edits = rows.map(({ id, version }, index) => ({ transactionId: id, version, changes: { description: `Row ${index}`, payee: 'Shop' } }));
    const result = await client().transactions.updateMany(jobId, { edits });
    expect(result.edit).toMatchObject({ numRows: 3, label: 'Changed description and payee of 3 rows' });
    expect((await list()).map(({ description }) => description)).toEqual(['Row 0', 'Row 1', 'Row 2']);
    const gone = '11111111-1111-4111-8111-111111111111';
    await expect(client().transactions.updateMany(jobId, { edits: [{ transactionId: rows[0]!.id, changes: { payee: 'Other' } }, { transactionId: gone, changes: { payee: 'Other' } }] })).rejects.toMatchObject({ type: editErrors.rowsGone.type });
    expect((await list()).map(({ payee }) => payee)).toEqual(['Shop', 'Shop', 'Shop']);
    await client().edits.undo(jobId);
    expect(facts(await list())).toEqual(facts(rows));
  });

  it('can be corrected by their place: included, sign, hundredth, text', async () => {
    const { documentId } = rows[0]!;
    const correct = (row: number, col: number, more: object = {}) => client().transactions.correct(jobId, { documentId, row, col, ...more });
    expect((await correct(0, -1)).transactions[0]!.included).toBe(false);
    expect((await correct(0, -1)).transactions[0]!.included).toBe(true);
    expect((await correct(1, 2, { toggleSign: true })).transactions[0]!.amount).toBe(-2500);
    expect((await correct(1, 2, { divideBy100: true })).transactions[0]!.amount).toBe(-25);
    expect((await correct(1, 2, { newValue: '2,500.00' })).state).toBe('Reconciled');
    await expect(correct(1, 2, { newValue: 'much' })).rejects.toMatchObject({ message: expect.stringContaining('Enter a positive or negative number') });
    await expect(correct(0, 4, { divideBy100: true })).rejects.toMatchObject({ type: editErrors.notEditable.type });
    for (let step = 0; step < 5; step += 1) await client().edits.undo(jobId);
    expect(facts(await list())).toEqual(facts(rows));
  });
});

describe('two people', () => {
  it('who change the same cell get both values, and nothing is lost', async () => {
    const [row] = rows;
    await client().transactions.update(jobId, row!.id, { description: 'Mine' }, { version: row!.version });
    const error = await client().transactions.update(jobId, row!.id, { description: 'Yours' }, { version: row!.version }).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ status: 409, type: 'edit.conflict', data: { conflicts: [{ transactionId: row!.id, field: 'description', yours: 'Yours', theirs: 'Mine', version: 2, userName: 'Local User', row: { date: row!.date, description: 'Mine', amount: row!.amount } }] } });
    expect((await list())[0]!.description).toBe('Mine');
    expect((await client().transactions.update(jobId, row!.id, { description: 'Yours' }, { version: 2 })).transactions[0]!.description).toBe('Yours');
  });

  it('who change different cells of a row, or the same cell to the same value, do not disturb each other', async () => {
    const [row] = rows;
    await client().transactions.update(jobId, row!.id, { description: 'Mine' }, { version: 1 });
    const both = await client().transactions.update(jobId, row!.id, { payee: 'Shop', description: 'Mine' }, { version: 1 });
    expect(both.transactions[0]).toMatchObject({ description: 'Mine', payee: 'Shop', version: 3 });
  });

  it('who press at the same moment are taken one after the other', async () => {
    const [row] = rows;
    const outcomes = await Promise.allSettled(['A', 'B', 'C'].map((description) => client().transactions.update(jobId, row!.id, { description }, { version: 1 })));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await list())[0]!.version).toBe(2);
  });

  it('may send the same edit twice: it is made once', async () => {
    const editId = '22222222-2222-4222-8222-22222222220' + (count % 10);
    const send = () => client().transactions.bulkEdit(jobId, { operation: 'switchSigns', transactionIds: [rows[0]!.id], editId });
    const [once, twice] = [await send(), await send()];
    expect([once.transactions[0]!.amount, twice.transactions[0]!.amount, twice.edit.id]).toEqual([12.5, 12.5, editId]);
  });
});

it('every viewer is told of an edit: the step, who made it, and the rows', async () => {
  const messages: LiveMessage[] = [];
  const stop = client().live.subscribe((message) => messages.push(message));
  await expect.poll(() => messages.some(({ messageType }) => messageType === 'Ready'), { timeout: 10_000 }).toBe(true);
  const { edit } = await client().transactions.update(jobId, rows[0]!.id, { amount: 7 });
  await expect.poll(() => messages.find(({ messageType }) => messageType === 'TransactionsChanged'), { timeout: 10_000 }).toMatchObject({ jobId, editId: edit.id, userId: edit.userId, transactionIds: [rows[0]!.id], documentIds: [rows[0]!.documentId] });
  await expect.poll(() => messages.some((message) => message.messageType === 'JobStatusUpdate' && message.job.reconciliation === 'Not Reconciled'), { timeout: 10_000 }).toBe(true);
  stop();
});

describe('undo and redo', () => {
  it('take back and do again each step in turn, and everything is as it was', async () => {
    const { documentId } = rows[0]!;
    const steps: (() => Promise<EditResult>)[] = [
      () => client().transactions.update(jobId, rows[0]!.id, { amount: 1, date: '2024-01-02' }),
      () => client().transactions.bulkEdit(jobId, { operation: 'switchSigns', transactionIds: [], filters: [] }),
      () => client().transactions.create(jobId, { documentId, transactions: [{ date: '2024-01-11', description: 'Forgotten', amount: -3 }] }),
      () => client().transactions.delete(jobId, rows[1]!.id),
      () => client().reconciliation.renameAccount(jobId, { oldAccountName: rows[0]!.account!, newAccountName: 'Main account' }),
      () => client().reconciliation.updateField(jobId, { documentId, chunk: rows[0]!.chunk!, name: 'endDate', value: '2024-02-01' }),
      () => client().transactions.bulkEdit(jobId, {
        operation: 'assignToAccount', transactionIds: [rows[2]!.id],
        params: { account: { account: 'Savings', isNew: true }, period: { isNew: true, startDate: '2024-01-01', endDate: '2024-01-31', startBalance: 0, endBalance: 1 } },
      }),
    ];
    const snapshots = [await snapshot()];
    for (const step of steps) {
      await step();
      snapshots.push(await snapshot());
    }
    for (let index = steps.length - 1; index >= 0; index -= 1) {
      await client().edits.undo(jobId);
      expect(await snapshot()).toEqual(snapshots[index]);
    }
    await expect(client().edits.undo(jobId)).rejects.toMatchObject({ type: editErrors.nothingToUndo.type });
    expect(await state()).toBe('Reconciled');
    for (let index = 1; index <= steps.length; index += 1) {
      await client().edits.redo(jobId);
      expect(await snapshot()).toEqual(snapshots[index]);
    }
    await expect(client().edits.redo(jobId)).rejects.toMatchObject({ type: editErrors.nothingToRedo.type });
  });

  it('forget what was undone once something else is done', async () => {
    await client().transactions.update(jobId, rows[0]!.id, { payee: 'A' });
    await client().edits.undo(jobId);
    expect((await client().edits.list(jobId)).redo).toMatchObject({ label: 'Changed payee' });
    await client().transactions.update(jobId, rows[0]!.id, { payee: 'B' });
    expect((await client().edits.list(jobId)).redo).toBeNull();
    await expect(client().edits.redo(jobId)).rejects.toMatchObject({ type: editErrors.nothingToRedo.type });
  });

  it('are offered in one page for what was done before it was opened or in it, not for what the same user does elsewhere meanwhile', async () => {
    const first = await client().transactions.update(jobId, rows[0]!.id, { payee: 'A' });
    const openedAt = (await client().edits.list(jobId, { limit: 1 })).edits[0]!.createdAt;
    const own = await client().transactions.update(jobId, rows[1]!.id, { payee: 'Here' });
    const elsewhere = await client().transactions.update(jobId, rows[2]!.id, { payee: 'There' });
    const offered = (steps: string[]) => client().edits.list(jobId, { openedAt, steps });
    expect((await offered([own.edit.id])).undo?.id).toBe(own.edit.id);
    expect((await offered([])).undo?.id).toBe(first.edit.id);
    await client().edits.undo(jobId, { editId: elsewhere.edit.id });
    expect((await offered([own.edit.id])).redo).toBeNull();
    await client().edits.undo(jobId, { editId: own.edit.id });
    expect(await offered([own.edit.id])).toMatchObject({ undo: { id: first.edit.id }, redo: { id: own.edit.id } });
  });

  it('refuse to take back a step whose values were changed again, and leave everything as it is', async () => {
    const first = await client().transactions.update(jobId, rows[0]!.id, { payee: 'A' });
    await client().transactions.update(jobId, rows[0]!.id, { payee: 'B', description: 'Text' });
    await expect(client().edits.undo(jobId, { editId: first.edit.id })).rejects.toMatchObject({ type: editErrors.blocked.type });
    expect((await list())[0]!.payee).toBe('B');
    const other = await client().transactions.update(jobId, rows[0]!.id, { checkNumber: '12' });
    await client().transactions.update(jobId, rows[0]!.id, { refNumber: '34' });
    expect((await client().edits.undo(jobId, { editId: other.edit.id })).transactions[0]).toMatchObject({ checkNumber: null, refNumber: '34' });
    const { transactions: [again] } = await client().edits.redo(jobId);
    expect(again).toMatchObject({ checkNumber: '12', refNumber: '34' });
    expect((await client().edits.history(jobId, rows[0]!.id)).slice(0, 2).map(({ version }) => version)).toEqual([again!.version - 2, again!.version]);
  });

  it('leave no step behind where nothing changed', async () => {
    const result = await client().transactions.update(jobId, rows[0]!.id, { amount: rows[0]!.amount! });
    expect([result.numRows, (await client().edits.list(jobId)).edits]).toEqual([0, []]);
  });
});

describe('the history of a row', () => {
  it('tells who changed what, from what to what and why', async () => {
    const { id } = rows[0]!;
    await client().transactions.update(jobId, id, { amount: -13 }, { reason: 'Read from the paper' });
    await client().transactions.update(jobId, id, { payee: 'Shop' });
    const [latest, first] = await client().edits.history(jobId, id);
    expect(latest).toMatchObject({ version: 3, changes: [{ field: 'payee', to: 'Shop' }] });
    expect(first).toMatchObject({ version: 2, edit: { userName: 'Local User', reason: 'Read from the paper' }, changes: [{ field: 'amount', from: -12.5, to: -13 }] });
    expect(Date.parse(first!.edit.createdAt)).toBeGreaterThan(0);
    await client().edits.undo(jobId);
    expect((await client().edits.history(jobId, id))[0]).toMatchObject({ version: null, edit: { undoneAt: expect.any(String) } });
  });
});

async function snapshot() {
  const { accounts, state: whole } = await client().reconciliation.get(jobId);
  const job = await client().jobs.get(jobId);
  return { rows: facts(await list()), accounts, whole, numTransactions: job.numTransactions };
}
