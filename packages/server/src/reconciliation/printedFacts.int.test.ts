import { buildPrintedFacts } from '@tieout/sdk/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { boot, convert } from '../testing/boot.js';
import type { Booted } from '../testing/boot.js';
import { statementPdf } from '../testing/statementPdf.js';

let booted: Booted;
beforeAll(async () => void (booted = await boot()));
afterAll(() => booted?.close());

it('what a statement prints of itself is kept with its period, and through an edit of its balance', async () => {
  const { asOwner, server: { services: { db } } } = booted;
  const { id: jobId } = await convert(asOwner, [{ name: 'january.pdf', content: await statementPdf() }]);
  const read = async () => (await asOwner.reconciliation.get(jobId)).accounts[0]!.periods[0]!;
  const { chunk, documentId } = await read();
  const { statementNumber, interest } = buildPrintedFacts();
  const stored = await db.periods.findOne({ where: { id: chunk }, tenant: 'all' });
  await stored!.update({ facts: { statementNumber, interest: { value: 550, source: interest!.source } } }, { tenant: 'all' });
  expect((await read()).facts).toEqual({ statementNumber, interest });
  await asOwner.reconciliation.updateField(jobId, { documentId, chunk, name: 'endBalance', value: '3443.52' });
  expect(await read()).toMatchObject({ endBalance: 3443.52, facts: { statementNumber, interest } });
});
