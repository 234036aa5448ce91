import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boot, convert, waitForJob } from '../testing/boot.js';
import type { Booted } from '../testing/boot.js';
import { statementPdf } from '../testing/statementPdf.js';

let booted: Booted;
beforeAll(async () => void (booted = await boot()));
afterAll(() => booted?.close());

describe('a finished job', () => {
  it('is read again by a redo, which replaces edited rows and forgets their steps', async () => {
    const { jobs, transactions, edits } = booted.asOwner;
    const { id } = await convert(booted.asOwner, [{ name: 'a.pdf', content: await statementPdf() }]);
    const before = (await transactions.list(id)).data;
    await transactions.update(id, before[0]!.id, { amount: 1 });
    await jobs.markReviewed(id);
    expect(await jobs.redo(id, { disableAutoRotation: true })).toMatchObject({ status: 'InProgress', reviewedAt: null });
    await expect(jobs.resume(id)).rejects.toMatchObject({ type: 'job.not_resumable' });
    expect(await waitForJob(booted.asOwner, id)).toMatchObject({ status: 'Succeeded', reconciliation: 'Reconciled', numTransactions: 3 });
    expect((await transactions.list(id)).data).toEqual(before);
    expect((await edits.list(id)).edits).toEqual([]);
    await expect(jobs.resume(id)).rejects.toMatchObject({ type: 'job.not_resumable' });
  });

  it('is marked reviewed, and debugged as a job of its own', async () => {
    const { jobs } = booted.asOwner;
    const { id } = await convert(booted.asOwner, [{ name: 'b.pdf', content: await statementPdf({ accountNumber: '2' }) }]);
    expect(Date.parse((await jobs.markReviewed(id)).reviewedAt!)).toBeGreaterThan(0);
    const debugged = await jobs.debug(id);
    expect([debugged.id === id, debugged.name]).toEqual([false, 'b.pdf (debug)']);
    expect(await waitForJob(booted.asOwner, debugged.id)).toMatchObject({ status: 'Succeeded', numTransactions: 3 });
  });
});

describe('all jobs under two tags', () => {
  it('are one workspace: listed, edited as one step, and taken back', async () => {
    const { jobs, transactions, edits, reconciliation } = booted.asOwner;
    const [one, two, other] = [
      await convert(booted.asOwner, [{ name: 'c.pdf', content: await statementPdf({ accountNumber: '3' }) }]),
      await convert(booted.asOwner, [{ name: 'd.pdf', content: await statementPdf({ accountNumber: '4' }) }]),
      await convert(booted.asOwner, [{ name: 'e.pdf', content: await statementPdf({ accountNumber: '5' }) }]),
    ];
    for (const { id } of [one, two]) await jobs.setTags(id, ['Client', '2024']);
    await jobs.setTags(other.id, ['Client']);
    const workspace = { l1: 'Client', l2: '2024' };
    expect((await jobs.documents(workspace)).map(({ name }) => name)).toEqual(['c.pdf', 'd.pdf']);
    const { data, pagination } = await transactions.list(workspace, { pageSize: 4 });
    expect([data.length, pagination.totalCount]).toEqual([4, 6]);
    const switched = await transactions.bulkEdit(workspace, { operation: 'switchSigns', filters: [] });
    expect([switched.numRows, switched.state]).toEqual([6, 'Not Reconciled']);
    expect(await reconciliation.totals(workspace)).toMatchObject([{ numCredits: 2, numPayments: 1, totalPayments: 2500 }, { numCredits: 2 }]);
    expect((await edits.undo(workspace)).state).toBe('Reconciled');
    expect((await jobs.get(two.id)).reconciliation).toBe('Reconciled');
    const error = await transactions.list({ l1: 'Client', l2: '' }).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ status: 400 });
  });
});
