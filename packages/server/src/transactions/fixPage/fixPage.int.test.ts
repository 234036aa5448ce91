import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

describe('a configured model', () => {
  it('is asked when the engine itself finds nothing, and like it cannot take away what a person entered', async () => {
    const asked: string[] = [];
    const model = createServer((request, response) => {
      request.resume().on('end', () => {
        asked.push(request.url!);
        response.end(JSON.stringify({ choices: [{ message: { content: '{"rows":[]}' } }] }));
      });
    });
    await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve));
    booted.server.services.config.aiUrl = `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`;
    const { asOwner } = booted;
    const job = await convert(asOwner, [{ name: 'asked.pdf', content: await statementPdf() }]);
    const [row] = (await asOwner.transactions.list(job.id)).data;
    // A person says something else than the page: no reading may take that away.
    await asOwner.transactions.update(job.id, row!.id, { amount: 1 });
    const task = await asOwner.tasks.wait(await asOwner.transactions.fixPage(job.id, { documentId: row!.documentId, pageNumber: 0 }));
    model.close();
    booted.server.services.config.aiUrl = undefined;
    expect(task).toMatchObject({ status: 'succeeded', numRows: 0 });
    expect(asked).toEqual(['/v1/chat/completions']);
    expect((await asOwner.transactions.get(job.id, row!.id)).amount).toBe(1);
  }, 120_000);
});
