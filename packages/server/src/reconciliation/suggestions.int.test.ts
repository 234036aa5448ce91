import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boot, convert } from '../testing/boot.js';
import type { Booted } from '../testing/boot.js';
import { statementPdf } from '../testing/statementPdf.js';

let booted: Booted;
beforeAll(async () => void (booted = await boot()));
afterAll(() => booted?.close());

describe('a suggestion', () => {
  it('is applied with one call, ties the period out, and is taken back with another', async () => {
    const { transactions, reconciliation, edits } = booted.asOwner;
    const { id: jobId } = await convert(booted.asOwner, [{ name: 'a.pdf', content: await statementPdf() }]);
    const { data: rows } = await transactions.list(jobId);
    expect(await reconciliation.suggestions(jobId)).toEqual([]);
    await transactions.update(jobId, rows[1]!.id, { amount: 2580 });
    const [best] = await reconciliation.suggestions(jobId);
    expect(best).toMatchObject({ kind: 'amount', transactionId: rows[1]!.id, pageNumber: 0, from: '2580.00', to: '2500.00', confidence: 'strong', reconciles: true });
    expect(best!.message).toBe('The amount was read as 2,580.00; 2,500.00 would tie out.');
    const applied = await reconciliation.applySuggestion(jobId, best!);
    expect(applied).toMatchObject({ state: 'Reconciled', transactions: [{ amount: 2500 }], edit: { reason: best!.message } });
    await expect(reconciliation.applySuggestion(jobId, best!)).rejects.toMatchObject({ type: 'suggestion.gone' });
    expect((await edits.undo(jobId)).state).toBe('Not Reconciled');
  });

  it('puts the end balance right that a bank misprinted; the rows before it were proved all the time', async () => {
    const { transactions, reconciliation, edits } = booted.asOwner;
    const { id: jobId } = await convert(booted.asOwner, [{ name: 'misprint.pdf', content: await statementPdf({ accountNumber: '3', printedClosingCents: 350_351 }) }]);
    const statuses = async () => (await transactions.list(jobId)).data.map(({ status }) => status);
    expect(await statuses()).toEqual(['reconciled', 'reconciled', 'reconciled']);
    const [best] = await reconciliation.suggestions(jobId);
    expect(best).toMatchObject({ kind: 'endBalance', transactionId: null, to: '3443.51', reconciles: true });
    expect((await reconciliation.applySuggestion(jobId, best!)).state).toBe('Reconciled');
    expect((await edits.undo(jobId)).state).toBe('Not Reconciled');
    const { data: [first] } = await transactions.list(jobId);
    await transactions.update(jobId, first!.id, { amount: -99 });
    expect(await statuses()).toEqual(['error', 'unknown', 'unknown']);
  });

  it('puts a missing row back between its neighbours', async () => {
    const { transactions, reconciliation, edits } = booted.asOwner;
    const { id: jobId } = await convert(booted.asOwner, [{ name: 'b.pdf', content: await statementPdf({ accountNumber: '2' }) }]);
    const { data: rows } = await transactions.list(jobId);
    expect((await transactions.delete(jobId, rows[1]!.id)).state).toBe('Not Reconciled');
    const missing = (await reconciliation.suggestions(jobId)).find(({ kind }) => kind === 'missingRow');
    expect(missing).toMatchObject({ transactionId: rows[0]!.id, to: '2500.00', reconciles: true });
    const { transactions: [added], state } = await reconciliation.applySuggestion(jobId, missing!);
    expect([state, added!.amount, added!.status, added!.pageNumber]).toEqual(['Reconciled', 2500, 'added manually', 0]);
    expect((await transactions.list(jobId)).data.map(({ id }) => id)).toEqual([rows[0]!.id, added!.id, rows[2]!.id]);
    expect((await edits.undo(jobId)).deletedTransactionIds).toEqual([added!.id]);
  });
});

describe('the statements of an account', () => {
  it('form a chain over documents that says which month is missing and which rows are there twice', async () => {
    const opening = 100_000 - 1250 + 250_000 - 4399;
    const { id } = await convert(booted.asOwner, [
      { name: 'second.pdf', content: await statementPdf({ year: 2025, openingCents: opening, accountNumber: '333444' }) },
      { name: 'first.pdf', content: await statementPdf({ year: 2024, accountNumber: '333444' }) },
      { name: 'again.pdf', content: await statementPdf({ year: 2024, accountNumber: '333444', amounts: [-1250, 777] }) },
    ]);
    const chains = await booted.asOwner.reconciliation.chain(id);
    expect(chains).toHaveLength(1);
    expect(chains[0]!.periods.map(({ documentName, link }) => [documentName, link.kind])).toEqual([
      ['first.pdf', 'start'], ['again.pdf', 'overlap'], ['second.pdf', 'gap'],
    ]);
    expect(chains[0]!.periods[1]!.link).toMatchObject({ overlapDays: 31 });
    expect(chains[0]!.periods[1]!.link.doubledTransactionIds).toHaveLength(1);
    expect(chains[0]).toMatchObject({ isUnbroken: false, missingMonths: expect.arrayContaining(['2024-02', '2024-12']) });
  });
});

describe('a period', () => {
  it('is proved again with a balance typed in, and refuses what is no amount or date with the text of the rule', async () => {
    const { reconciliation } = booted.asOwner;
    const { id: jobId } = await convert(booted.asOwner, [{ name: 'c.pdf', content: await statementPdf({ accountNumber: '3' }) }]);
    const [account] = (await reconciliation.get(jobId)).accounts;
    const [period] = account!.periods;
    const set = (name: 'endBalance' | 'startDate', value: string, from?: string) =>
      reconciliation.updateField(jobId, { documentId: period!.documentId, chunk: period!.chunk, name, value, ...(from === undefined ? {} : { from }) });
    await expect(set('endBalance', 'much')).rejects.toMatchObject({ message: expect.stringContaining('Invalid amount. Use a valid amount. Examples: 100.23 or -200.54 or 300') });
    await expect(set('startDate', '2024-13-01')).rejects.toMatchObject({ message: expect.stringContaining('Invalid date. Use YYYY-MM-DD format. Example: 2022-01-31') });
    const wrong = await set('endBalance', '1', period!.endBalance!.toFixed(2));
    expect(wrong).toMatchObject({ state: 'Not Reconciled', periods: [{ endBalance: 1, sources: { endBalance: { means: 'manual', by: 'Local User' } } }] });
    await expect(set('endBalance', '2', period!.endBalance!.toFixed(2))).rejects.toMatchObject({ type: 'edit.conflict', data: { conflicts: [{ field: 'endBalance', yours: '2', theirs: '1.00' }] } });
    expect((await set('endBalance', period!.endBalance!.toFixed(2))).state).toBe('Reconciled');
    const named = await set('startDate', '2023-12-31');
    expect(named.periods[0]!.label).toBe('2023-12-31 to 2024-01-31');
    expect((await booted.asOwner.transactions.list(jobId)).data[0]!.chunkLabel).toBe('2023-12-31 to 2024-01-31');
  });
});
