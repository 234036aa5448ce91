import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { corpusJobs } from './corpus.js';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'corpus-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function expectationFor(entry: Record<string, unknown>, file?: [string, string]) {
  if (file !== undefined) writeFileSync(join(folder, file[0]), file[1]);
  const row = { path: 'a.pdf', kind: 'statements', note: '', truth: file === undefined ? [] : [file[0]], ...entry };
  writeFileSync(join(folder, 'MANIFEST.json'), JSON.stringify([row, { ...row, kind: 'invoices' }]));
  const jobs = corpusJobs(folder);
  expect(jobs).toHaveLength(1);
  const [job] = jobs;
  return job?.source === 'file' ? job.expectation : null;
}

describe('the truth of a published document', () => {
  it('is read from a table with dates and signed amounts, without lines that only carry a balance', () => {
    const csv = "date,description,amount,balance\n2023-07-02,LAST MONTH'S BALANCE,-412.16,\n2023-07-03,BREAKFAST,-4.2,10\n";
    expect(expectationFor({}, ['t.csv', csv])).toEqual({ kind: 'rows', rows: [{ date: '2023-07-03', description: 'BREAKFAST', amount: '-4.20', balance: '10.00' }] });
  });

  it('is read from events with a direction', () => {
    const json = JSON.stringify({ events: [{ date: '2025-01-05', description: 'RENT', amount: '2200.00', direction: 'OUT', balance_after: '15000.00' }] });
    expect(expectationFor({}, ['t.json', json])).toMatchObject({ kind: 'rows', rows: [{ amount: '-2200.00', balance: '15000.00' }] });
  });

  it('is not believed in a shape without rows', () => {
    expect(expectationFor({}, ['t.json', '[{"issuer": "X"}]'])).toEqual({ kind: 'none' });
    expect(expectationFor({}, ['t.csv', 'date,description,amount\n02/07,PAYMENT,4.20\n'])).toEqual({ kind: 'none' });
  });

  it('is a verdict when the note says that the printed totals agree or were spoilt', () => {
    expect(expectationFor({ note: 'one amount changed: the balance check must fail' })).toEqual({ kind: 'verdict', isConsistent: false });
    expect(expectationFor({ note: 'printed opening/closing/in/out totals reconcile' })).toEqual({ kind: 'verdict', isConsistent: true });
  });
});

it('says what is missing when the folder has no manifest', () => {
  expect(() => corpusJobs(folder)).toThrow('no MANIFEST.json');
});
