import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { boot, convert } from '../../testing/boot.js';
import type { Booted } from '../../testing/boot.js';
import { statementPdf } from '../../testing/statementPdf.js';

let booted: Booted;
beforeAll(async () => {
  booted = await boot();
});
afterAll(() => booted?.close());

/** A job whose machine-read rows were harmed: one amount is wrong, one row is missing. */
async function harmedJob(name: string) {
  const { asOwner, server: { services: { db } } } = booted;
  const job = await convert(asOwner, [{ name, content: await statementPdf() }]);
  const { data } = await asOwner.transactions.list(job.id);
  const [first, second, third] = data;
  await db.transactions.update({ amountMinor: 1 }, { where: { id: first!.id }, tenant: 'all' });
  await db.transactions.destroy({ where: { id: second!.id }, tenant: 'all' });
  // Proved again by an edit and its undo.
  await asOwner.transactions.update(job.id, third!.id, { included: false });
  await asOwner.edits.undo(job.id);
  expect((await asOwner.jobs.get(job.id)).reconciliation).toBe('Not Reconciled');
  return { jobId: job.id, documentId: first!.documentId, before: data };
}

describe('Fix with AI', () => {
  it('reads the page again, finds the amount and the row that were lost, marks them, and is one step to take back', async () => {
    const { asOwner } = booted;
    const { jobId, documentId, before } = await harmedJob('harmed.pdf');
    const task = await asOwner.tasks.wait(await asOwner.transactions.fixPage(jobId, { documentId, pageNumber: 0 }));
    expect(task).toMatchObject({ status: 'succeeded', numRows: 2 });
    expect((await asOwner.jobs.get(jobId)).reconciliation).toBe('Reconciled');
    const { data } = await asOwner.transactions.list(jobId);
    expect(data.map(({ amount }) => amount)).toEqual(before.map(({ amount }) => amount));
    expect(data.map(({ metadata }) => metadata.aiGenerated ?? false)).toEqual(before.map((_, index) => index < 2));
    expect(data[0]!.provenance.amount).toMatchObject({ means: 'ocr', page: 1 });
    await asOwner.edits.undo(jobId);
    expect((await asOwner.jobs.get(jobId)).reconciliation).toBe('Not Reconciled');
    expect((await asOwner.transactions.list(jobId)).data.some(({ metadata }) => metadata.aiGenerated)).toBe(false);
  }, 120_000);

  it('does not bring back a row that a person deleted, and says so; once the deletion is undone it is an ordinary row again', async () => {
    const { asOwner } = booted;
    const job = await convert(asOwner, [{ name: 'deleted.pdf', content: await statementPdf() }]);
    const { data: before } = await asOwner.transactions.list(job.id);
    await asOwner.transactions.bulkEdit(job.id, { operation: 'delete', transactionIds: [before[1]!.id] });
    const task = await asOwner.tasks.wait(await asOwner.transactions.fixPage(job.id, { documentId: before[0]!.documentId, pageNumber: 0 }));
    expect(task).toMatchObject({ status: 'succeeded', numRows: 0, message: expect.stringContaining('1 row that was deleted by hand was left out') });
    expect((await asOwner.transactions.list(job.id)).data).toHaveLength(before.length - 1);
    await asOwner.edits.undo(job.id);
    expect((await asOwner.jobs.get(job.id)).reconciliation).toBe('Reconciled');
  }, 120_000);

  it('leaves a page that is proved as it is', async () => {
    const { asOwner } = booted;
    const job = await convert(asOwner, [{ name: 'proved.pdf', content: await statementPdf() }]);
    const [row] = (await asOwner.transactions.list(job.id)).data;
    const task = await asOwner.tasks.wait(await asOwner.transactions.fixPage(job.id, { documentId: row!.documentId, pageNumber: 0 }));
    expect(task).toMatchObject({ status: 'succeeded', numRows: 0 });
    expect((await asOwner.edits.list(job.id)).edits).toEqual([]);
    await expect(asOwner.transactions.fixPage(job.id, { documentId: row!.documentId, pageNumber: 99 })).rejects.toMatchObject({ type: 'request.invalid' });
  }, 60_000);
});

/** A model that answers each question with these rows. */
async function serveModel(rows: unknown[]): Promise<{ asked: string[]; close: () => void }> {
  const asked: string[] = [];
  const model = createServer((request, response) => {
    request.resume().on('end', () => {
      asked.push(request.url!);
      response.end(JSON.stringify({ choices: [{ message: { content: JSON.stringify({ rows }) } }] }));
    });
  });
  await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve));
  const { config } = booted.server.services;
  config.aiUrl = `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`;
  return {
    asked,
    close: () => {
      model.close();
      config.aiUrl = undefined;
    },
  };
}

describe('a configured model', () => {
  it('is asked when the engine itself finds nothing, and like it cannot take away what a person entered', async () => {
    const model = await serveModel([]);
    const { asOwner } = booted;
    const job = await convert(asOwner, [{ name: 'asked.pdf', content: await statementPdf() }]);
    const [row] = (await asOwner.transactions.list(job.id)).data;
    // A person says something else than the page: no reading may take that away.
    await asOwner.transactions.update(job.id, row!.id, { amount: 1 });
    const task = await asOwner.tasks.wait(await asOwner.transactions.fixPage(job.id, { documentId: row!.documentId, pageNumber: 0 }));
    model.close();
    expect(task).toMatchObject({ status: 'succeeded', numRows: 0 });
    expect(model.asked).toEqual(['/v1/chat/completions']);
    expect((await asOwner.transactions.get(job.id, row!.id)).amount).toBe(1);
  }, 120_000);

  it('is asked though each row of the page follows from the one before, but does not make up the row that is lacking', async () => {
    const { asOwner } = booted;
    const job = await convert(asOwner, [{ name: 'lacking.pdf', content: await statementPdf({ printedClosingCents: 344_351 - 1234 }) }]);
    const before = (await asOwner.transactions.list(job.id)).data;
    const model = await serveModel([
      ...before.map(({ date, description, amount }) => ({ date, description, amount, balance: null })), { date: '2024-01-31', description: 'LOST FEE', amount: '-12.34', balance: 3431.17 },
    ]);
    expect(before.map(({ status }) => status)).toEqual(before.map(() => 'reconciled'));
    const task = await asOwner.tasks.wait(await asOwner.transactions.fixPage(job.id, { documentId: before[0]!.documentId, pageNumber: 0 }));
    model.close();
    expect(model.asked).toHaveLength(1);
    expect(task).toMatchObject({ status: 'succeeded', numRows: 0, message: expect.stringContaining('1 row that was given by the model and not printed on the page was left out') });
    expect((await asOwner.jobs.get(job.id)).reconciliation).toBe('Not Reconciled');
  }, 120_000);

  it('gives back what is printed and the engine does not see, marked', async () => {
    const { asOwner, server: { services: { reader } } } = booted;
    const { jobId, documentId, before } = await harmedJob('unseen.pdf');
    const model = await serveModel(before.map(({ date, description, amount, balance }) => ({ date, description, amount: String(amount), balance })));
    const blind = vi.spyOn(reader, 'readAgain').mockResolvedValue({ accounts: [] } as unknown as Awaited<ReturnType<typeof reader.readAgain>>);
    const task = await asOwner.tasks.wait(await asOwner.transactions.fixPage(jobId, { documentId, pageNumber: 0 }));
    blind.mockRestore();
    model.close();
    expect(task).toMatchObject({ status: 'succeeded', numRows: 2 });
    const { data } = await asOwner.transactions.list(jobId);
    expect(data.map(({ amount, metadata }) => [amount, metadata.aiGenerated ?? false])).toEqual(before.map(({ amount }, index) => [amount, index < 2]));
    expect((await asOwner.jobs.get(jobId)).reconciliation).toBe('Reconciled');
  }, 120_000);
});
