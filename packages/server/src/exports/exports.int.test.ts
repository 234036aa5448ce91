import { exportErrors } from '@tieout/sdk/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boot, convert } from '../testing/boot.js';
import type { Booted } from '../testing/boot.js';
import { statementPdf } from '../testing/statementPdf.js';

let booted: Booted;
let jobId: string;
beforeAll(async () => {
  booted = await boot();
  jobId = (await convert(booted.asOwner, [{ name: 'Kontoauszug Jänner.pdf', content: await statementPdf() }])).id;
});
afterAll(() => booted?.close());

async function download(body: Record<string, unknown>, id = jobId) {
  const response = await fetch(`${booted.url}/api/v1/protected/job/${id}/export`, { method: 'POST', body: JSON.stringify(body) });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

describe('an export', () => {
  it('holds the rows of the job, under the name of its document', async () => {
    const { status, headers, text } = await download({ format: 'csv' });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('text/csv');
    expect(headers.get('content-disposition')).toBe(`attachment; filename="Kontoauszug Janner.csv"; filename*=UTF-8''Kontoauszug%20J%C3%A4nner.csv`);
    for (const amount of ['-12.50', '2500.00', '-43.99']) expect(text).toContain(amount);
    expect(text.trim().split(/\r?\n/)).toHaveLength(4);
  });

  it('leaves out rows that a filter or the user excludes, and can turn the order around', async () => {
    const filtered = await download({ format: 'csv', filters: [{ field: 'amount', operator: 'lessThan', value: 0 }] });
    expect(filtered.text.trim().split(/\r?\n/)).toHaveLength(3);
    const descending = await download({ format: 'csv', sortBy: 'date', sortDirection: 'desc' });
    expect(descending.text.indexOf('-43.99')).toBeLessThan(descending.text.indexOf('-12.50'));
    const { db } = booted.server.services;
    await db.transactions.update({ included: false }, { where: { jobId, rowNumber: 1 }, tenant: 'all' });
    expect((await download({ format: 'csv' })).text).not.toContain('2500.00');
    await db.transactions.update({ included: true }, { where: { jobId, rowNumber: 1 }, tenant: 'all' });
  });

  it('in json gives the proof beside the rows', async () => {
    const { text } = await download({ format: 'json' });
    const [period] = (JSON.parse(text) as { accounts: { periods: { isReconciled: boolean; startBalance: string; transactions: unknown[] }[] }[] }).accounts[0]!.periods;
    expect(period).toMatchObject({ isReconciled: true, startBalance: '1000.00' });
    expect(period!.transactions).toHaveLength(3);
  });

  it.each([
    ['without rows', { format: 'csv', filters: [{ field: 'amount', operator: 'greaterThan', value: 1e9 }] }, exportErrors.noData],
    ['of no document', { format: 'csv', documentIds: [] }, exportErrors.noData],
    ['in an unknown format', { format: 'wav' }, exportErrors.unknownFormat],
    ['with wrong options', { format: 'csv', options: { dateFormat: 'soon' } }, exportErrors.invalidOptions],
  ])('%s is refused', async (_name, body, definition) => {
    const { status, text } = await download(body);
    expect([status, (JSON.parse(text) as { code: number }).code]).toEqual([definition.status, definition.code]);
  });

  it('of proved periods only is refused when one is not', async () => {
    const wrong = await convert(booted.asOwner, [{ name: 'wrong.pdf', content: await statementPdf({ printedClosingCents: 1 }) }]);
    const { status, text } = await download({ format: 'csv', onlyReconciled: true }, wrong.id);
    expect([status, (JSON.parse(text) as { code: number }).code]).toEqual([exportErrors.notReconciled.status, exportErrors.notReconciled.code]);
    expect((await download({ format: 'csv', onlyReconciled: true })).status).toBe(200);
  });

  it('waits for a job that still runs', async () => {
    const { db } = booted.server.services;
    await db.jobs.update({ status: 'Finishing' }, { where: { id: jobId }, tenant: 'all' });
    expect((await download({ format: 'csv' })).status).toBe(409);
    await db.jobs.update({ status: 'Succeeded' }, { where: { id: jobId }, tenant: 'all' });
  });
});

describe('the banks for QuickBooks', () => {
  it('begin with the default of the form', async () => {
    expect((await booted.asOwner.exports.listBanks())[0]).toMatchObject({ bid: '02430' });
  });
});
