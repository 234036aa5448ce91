// Exports of a job through the whole server: many rows, previews, custom formats, proof, trial limit, banks.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { customFormatErrors, exportErrors } from '@tieout/sdk/contract';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SYSTEM } from '../database/tenant.js';
import { LOCAL_ACCESS } from '../auth/access.js';
import { contextOf } from '../http/authenticate.js';
import { boot, convert, waitForJob } from '../testing/boot.js';
import type { Booted } from '../testing/boot.js';
import { letterPdf, statementPdf } from '../testing/statementPdf.js';
import type { JobProof } from './proof/buildProof.js';
import { readStatements } from './readStatements.js';

let booted: Booted;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tieout-banks-'));
  await writeFile(join(folder, 'banks.csv'), 'bid,name,web_connect\n02430,Chase Web Download,BC\n00042,Answer Bank,B\n00043,Plastic,C\n00044,Direct Only,\n');
  booted = await boot({ config: { bankDirectory: join(folder, 'banks.csv') } });
});
afterAll(async () => {
  await booted?.close();
  await rm(folder, { recursive: true, force: true });
});

const csvFile = (name: string, rows: number) => {
  let balance = 0;
  const lines = Array.from({ length: rows }, (_, index) => {
    const cents = index % 3 === 0 ? 700 : -((index * 37) % 500) - 1;
    balance += cents;
    return `2024-01-${String(1 + Math.floor((index * 28) / rows)).padStart(2, '0')},Row ${index},${(cents / 100).toFixed(2)},${(balance / 100).toFixed(2)}`;
  });
  return { name, content: new TextEncoder().encode(`Date,Description,Amount,Balance\n${lines.join('\n')}\n`) };
};
const textOf = async (jobId: string, input: Parameters<Booted['asOwner']['exports']['create']>[1]) =>
  new TextDecoder().decode(await (await booted.asOwner.exports.create(jobId, input)).bytes());
/** Of a document that must have one page. */
async function wordsOfPdf(content: Uint8Array): Promise<string> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const pdf = await getDocument({ data: content.slice() }).promise;
  expect(pdf.numPages).toBe(1);
  return (await (await pdf.getPage(1)).getTextContent()).items.map((item) => ('str' in item ? item.str : '')).join(' ');
}
const descriptions = (csv: string) => csv.trim().split('\r\n').slice(1).map((line) => line.split(',')[2]);

describe('an export of more rows than one page of the reader', () => {
  it.each([['original', 'asc'], ['original', 'desc'], ['date', 'asc'], ['date', 'desc']] as const)('holds every row once, in the order of %s, %s', async (sortBy, sortDirection) => {
    const { services } = booted.server;
    const { id } = await convert(booted.asOwner, [csvFile('long.csv', 250)]);
    const job = (await services.db.jobs.byId(id, SYSTEM))!;
    // Rows without a date come last in either direction.
    await services.db.transactions.update({ date: null }, { where: { jobId: id, rowNumber: [3, 200] }, ...SYSTEM });
    const context = contextOf(services, { actor: { userId: job.userId, contractId: job.contractId }, access: LOCAL_ACCESS });
    const [statement] = await readStatements(context, job, { sortBy, sortDirection }, 40);
    for (const _walk of [1, 2]) {
      const found: number[] = [];
      for await (const row of statement!.accounts[0]!.periods[0]!.rows) found.push(Number(row.description.slice(4)));
      const inOrder = Array.from({ length: 250 }, (_, index) => index).filter((index) => sortBy === 'original' || ![3, 200].includes(index));
      if (sortBy === 'date') inOrder.push(...(sortDirection === 'asc' ? [3, 200] : []));
      const expected = sortDirection === 'asc' ? inOrder : sortBy === 'date' ? [...inOrder.reverse(), 200, 3] : inOrder.reverse();
      expect(found).toEqual(expected);
    }
  });
});

describe('the preview of an export', () => {
  it('is the first ten rows as they would be written', async () => {
    const job = await convert(booted.asOwner, [csvFile('ten.csv', 25)]);
    const preview = await booted.asOwner.exports.preview(job.id, { format: 'xero-csv', options: { dateFormat: 'DD/MM/YYYY' } });
    expect(preview.columns.slice(0, 2)).toEqual(['*Date', '*Amount']);
    expect(preview.rows).toHaveLength(10);
    expect(preview.rows[1]!.slice(0, 2)).toEqual(['02/01/2024', '-0.38']);
    expect((await booted.asOwner.exports.preview(job.id, { format: 'qbo' })).columns).toEqual(['Date', 'Description', 'Amount']);
    const custom = await booted.asOwner.exports.preview(job.id, { format: 'custom-new', options: { fileType: 'XLSX', columns: [{ index: 0, source: 'autoIncrement', type: 'number' }, { index: 1, source: 'transactionType', type: 'text', creditLabel: 'IN', debitLabel: 'OUT' }] } });
    expect([custom.columns, custom.rows.slice(0, 2)]).toEqual([['Column 1', 'Transaction Type'], [['1', 'IN'], ['2', 'OUT']]]);
  });
});

describe('a custom format', () => {
  it('is named by itself, changed, and exported by its name in any capitals', async () => {
    const { customFormats } = booted.asOwner;
    const first = await customFormats.create();
    expect([first.name, first.data.map(({ source }) => source)]).toEqual(['configuration 1', ['date', 'name', 'amount']]);
    expect((await customFormats.create()).name).toBe('configuration 2');
    const [date, name] = first.data;
    const changed = await customFormats.update(first.id, { name: 'My ledger', data: [{ ...date!, index: 7, params: { dateFormat: 'DD/MM/YYYY' } }, { ...name!, index: 3, heading: { hasHeading: true, text: 'What' } }] });
    expect(changed.data.map(({ index, source }) => [index, source])).toEqual([[0, 'name'], [1, 'date']]);
    const job = await convert(booted.asOwner, [csvFile('custom.csv', 2)]);
    expect(await textOf(job.id, { format: 'custom-my LEDGER' })).toBe('What,Date\r\nRow 0,01/01/2024\r\nRow 1,15/01/2024\r\n');
    await expect(customFormats.create({ name: 'MY ledger' })).rejects.toMatchObject({ type: customFormatErrors.nameTaken.type });
    await expect(customFormats.create({ name: 'Basic' })).rejects.toThrow('reserved');
    await customFormats.delete(first.id);
    expect((await customFormats.create()).name).toBe('configuration 1');
    await expect(textOf(job.id, { format: 'custom-My ledger' })).rejects.toMatchObject({ type: exportErrors.unknownFormat.type });
  });

  it('of an invoice is kept apart from those of statements', async () => {
    const invoice = await booted.asOwner.customFormats.create({ type: 'invoice' });
    expect([invoice.name, invoice.data.length]).toEqual(['configuration 1', 14]);
    expect((await booted.asOwner.customFormats.list('invoice')).map(({ id }) => id)).toEqual([invoice.id]);
  });
});

describe('the proof beside an export', () => {
  it('goes into the zip as JSON and as one page, with what was corrected by hand', async () => {
    const job = await convert(booted.asOwner, [{ name: 'Kontoauszug.pdf', content: await statementPdf() }]);
    const { db } = booted.server.services;
    const [row] = await db.transactions.findAll({ where: { jobId: job.id, rowNumber: 0 }, tenant: 'all' });
    const manual = { means: 'manual' as const, page: 1, box: null, text: 'CARD 0815', by: 'ann@example.com', at: '2024-02-01T10:00:00.000Z' };
    await row!.update({ description: 'Bakery', provenance: { ...row!.provenance, description: manual } }, { tenant: 'all' });
    const file = await booted.asOwner.exports.create(job.id, { format: 'qbo', withProof: true });
    expect(file.fileName).toBe('Kontoauszug.zip');
    const entries = unzipSync(await file.bytes());
    expect(Object.keys(entries)).toEqual(['Kontoauszug.qbo', 'proof.json', 'proof.pdf']);
    const proof = JSON.parse(new TextDecoder().decode(entries['proof.json'])) as JobProof;
    expect(proof).toMatchObject({ isReconciled: true, export: { format: 'qbo', files: ['Kontoauszug.qbo'], rows: 3 } });
    expect(proof.accounts[0]!.periods[0]).toMatchObject({ rows: 3, excludedRows: 0, proof: { difference: '0.00' } });
    expect(proof.corrections).toEqual([{ document: 'Kontoauszug.pdf', page: 1, field: 'description', value: 'Bakery', means: 'manual', printed: 'CARD 0815', rule: null, by: 'ann@example.com', at: '2024-02-01T10:00:00.000Z' }]);
    const words = await wordsOfPdf(entries['proof.pdf']!);
    for (const said of ['Proof of reconciliation', 'Reconciled: start balance plus rows', 'Bakery', 'by ann@example.com', 'Kontoauszug.qbo']) expect(words).toContain(said);
  });

  it('can be had alone, and says so when a period is not proved', async () => {
    const job = await convert(booted.asOwner, [{ name: 'wrong.pdf', content: await statementPdf({ printedClosingCents: 1 }) }]);
    const file = await booted.asOwner.exports.proof(job.id, { format: 'json' });
    expect(file.fileName).toBe('wrong-proof.json');
    expect(JSON.parse(await file.text())).toMatchObject({ isReconciled: false, export: null });
    const zipped = await booted.asOwner.exports.create(job.id, { format: 'csv', withProof: true });
    expect(zipped.fileName).toBe('wrong-not-reconciled.zip');
    await zipped.bytes();
    await expect(booted.asOwner.exports.proof(job.id, { format: 'pdf', documentIds: [] })).rejects.toMatchObject({ type: exportErrors.noData.type });
  });
});

describe('ids of transactions', () => {
  it('are the same in every export and in another job of the same statement, whatever was worded otherwise; true twins differ', async () => {
    const content = new TextEncoder().encode('Date,Description,Amount,Balance,Account\n2024-01-14,SHOP,-5.00,95.00,12345678\n2024-01-14,SHOP,-5.00,90.00,12345678\n2024-01-15,PAY,20.00,110.00,12345678\n');
    const [first, second] = [await convert(booted.asOwner, [{ name: 'twins.csv', content }]), await convert(booted.asOwner, [{ name: 'again.csv', content }, csvFile('other.csv', 2)])];
    const { transactions } = booted.asOwner;
    const [row] = (await transactions.list(second!.id, { pageSize: 1 })).data;
    await transactions.update(second!.id, row!.id, { description: 'Corner shop' }, { version: row!.version });
    const idsOf = async (jobId: string, format: 'qbo' | 'ofx') => [...(await textOf(jobId, { format, options: { separateFilesForAccounts: false } })).matchAll(/<FITID>(\S+)/g)].map(([, id]) => id);
    const ids = await idsOf(first!.id, 'qbo');
    expect(new Set(ids).size).toBe(3);
    expect(await idsOf(first!.id, 'ofx')).toEqual(ids);
    expect((await idsOf(second!.id, 'ofx')).slice(0, 3)).toEqual(ids);
  });
});

describe('filters', () => {
  it('leave only their rows, which prove nothing any more, and none of them is no data', async () => {
    const job = await convert(booted.asOwner, [csvFile('filtered.csv', 6)]);
    const { exports } = booted.asOwner;
    const some = await exports.create(job.id, { format: 'json', filters: [{ field: 'amount', operator: 'greaterThan', value: 0 }] });
    const [account] = (JSON.parse(await some.text()) as { accounts: { periods: { isReconciled: boolean; transactions: { description: string }[] }[] }[] }).accounts;
    expect([account!.periods[0]!.transactions.map(({ description }) => description), account!.periods[0]!.isReconciled]).toEqual([['Row 0', 'Row 3'], false]);
    const every = { field: 'description', operator: 'startsWith', value: 'Row' } as const;
    expect((await exports.create(job.id, { format: 'qbo', filters: [every] })).fileName).toBe('filtered.qbo');
    expect((await exports.create(job.id, { format: 'qbo', filters: [{ ...every, value: 'Row 5' }] })).fileName).toBe('filtered-not-reconciled.qbo');
    await expect(exports.create(job.id, { format: 'csv', filters: [{ ...every, value: 'nothing' }] })).rejects.toMatchObject({ type: exportErrors.noData.type });
    await expect(exports.create(job.id, { format: 'csv', onlyReconciled: true, filters: [{ ...every, value: 'Row 5' }] })).rejects.toMatchObject({ type: exportErrors.notReconciled.type });
  });
});

describe('all jobs under two tags', () => {
  it('hold a file that stands in several of them once: as the reviewed job has it, else the last', async () => {
    const levels = { l1: 'Client B', l2: '2024' };
    const { exports, jobs } = booted.asOwner;
    const [first, second] = [await convert(booted.asOwner, [csvFile('twice.csv', 3)]), await convert(booted.asOwner, [csvFile('twice again.csv', 3), csvFile('more.csv', 2)])];
    for (const { id } of [first!, second!]) await jobs.setTags(id, Object.values(levels));
    const filesOf = async () => new Set((await (await exports.create(levels, { format: 'csv' })).text()).trim().split('\r\n').slice(1).map((line) => line.split(',').at(-1)));
    expect(descriptions(await (await exports.create(levels, { format: 'csv' })).text())).toHaveLength(5);
    expect(await filesOf()).toEqual(new Set(['twice again.csv', 'more.csv']));
    const proof = JSON.parse(await (await exports.proof(levels, { format: 'json' })).text()) as JobProof;
    expect(proof.documents.map(({ name }) => name)).toEqual(['twice again.csv', 'more.csv']);
    await jobs.markReviewed(first!.id);
    expect(await filesOf()).toEqual(new Set(['twice.csv', 'more.csv']));
  });

  it('leave as one file, are previewed together, and are proved together with who approved each', async () => {
    const levels = { l1: 'Client A', l2: '2024' };
    const jobs = [await convert(booted.asOwner, [csvFile('first.csv', 3)]), await convert(booted.asOwner, [csvFile('second.csv', 4)])];
    for (const { id } of jobs) await booted.asOwner.jobs.setTags(id, Object.values(levels));
    const { exports } = booted.asOwner;
    const file = await exports.create(levels, { format: 'csv' });
    expect(file.fileName).toMatch(/^Client A 2024(-not-reconciled)?\.csv$/);
    expect(descriptions(await file.text())).toEqual(['Row 0', 'Row 1', 'Row 2', 'Row 0', 'Row 1', 'Row 2', 'Row 3']);
    expect((await exports.preview(levels, { format: 'xlsx' })).rows).toHaveLength(7);
    await booted.asOwner.jobs.markReviewed(jobs[0]!.id);
    const half = JSON.parse(await (await exports.proof(levels, { format: 'json' })).text()) as JobProof;
    expect([half.name, half.jobs.map(({ name, approvedBy }) => [name, approvedBy])]).toEqual(['Client A 2024', [['first.csv', 'Local User'], ['second.csv', null]]]);
    expect(await wordsOfPdf(await (await exports.proof(levels, { format: 'pdf' })).bytes())).toContain('1 of 2 jobs are marked as reviewed.');
    expect(await wordsOfPdf(await (await exports.proof(jobs[0]!.id, { format: 'pdf' })).bytes())).toMatch(/Marked as reviewed on \d{4}-\d\d-\d\d by Local User\./);
    await expect(exports.create({ l1: 'Client A', l2: 'none' }, { format: 'csv' })).rejects.toMatchObject({ type: exportErrors.noData.type });
  });
});

it('writes the rows of two copies of a statement once, and the preview says so', async () => {
  const content = await statementPdf();
  const { id } = await convert(booted.asOwner, [{ name: 'statement.pdf', content }, { name: 'copy.pdf', content: Buffer.concat([content, Buffer.from('\n')]) }]);
  const { doubledRows, rows } = await booted.asOwner.exports.preview(id, { format: 'csv' });
  expect([doubledRows, rows.length]).toEqual([3, 3]);
  expect(descriptions(await textOf(id, { format: 'csv' }))).toHaveLength(3);
});

describe('a trial', () => {
  const onTrialOf = async (limit: number, run: () => Promise<void>) => {
    booted.server.services.config.trialDownloadRows = limit;
    await run().finally(() => (booted.server.services.config.trialDownloadRows = undefined));
  };

  it('cuts downloads to its rows and says so in the header', () => onTrialOf(10, async () => {
    const job = await convert(booted.asOwner, [csvFile('trial.csv', 12)]);
    const cut = await booted.asOwner.exports.create(job.id, { format: 'csv' });
    expect([cut.trialLimit, cut.fileName]).toEqual([10, 'trial-not-reconciled.csv']);
    expect(descriptions(await cut.text())).toHaveLength(10);
    const small = await booted.asOwner.exports.create((await convert(booted.asOwner, [csvFile('small.csv', 3)])).id, { format: 'csv' });
    expect([small.trialLimit, descriptions(await small.text()).length]).toEqual([null, 3]);
  }));

  it('counts forms, each with all its fields', () => onTrialOf(1, async () => {
    const { asOwner } = booted;
    const documents = await Promise.all(['Ada Lovelace', 'Alan Turing'].map(async (name) => (await asOwner.documents.upload({ name: `${name}.pdf`, content: await letterPdf([`Name: ${name}`, 'Tax year: 2024']) })).id));
    const { id } = await waitForJob(asOwner, (await asOwner.jobs.create({ documents, jobType: 'Form' })).id);
    const [cut, single] = [await asOwner.exports.create(id, { format: 'csv' }), await asOwner.exports.create(id, { format: 'csv', documentIds: [documents[1]!] })];
    const [first, second] = [await cut.text(), await single.text()];
    expect([cut.trialLimit, single.trialLimit]).toEqual([1, null]);
    expect(first).toContain('Ada Lovelace');
    expect(first).not.toContain('Alan Turing');
    expect([first, second].map((text) => text.trim().split('\r\n').length)).toEqual([2, 2]);
  }));
});

describe('the banks for QuickBooks', () => {
  it("come from the operator's file, only those enabled for the service, and the last used first", async () => {
    const { exports } = booted.asOwner;
    expect((await exports.listBanks()).map(({ name }) => name)).toEqual(['Chase Web Download', 'Answer Bank', 'Plastic']);
    expect((await exports.listBanks({ service: 'card' })).map(({ bid }) => bid)).toEqual(['02430', '00043']);
    const job = await convert(booted.asOwner, [csvFile('bank.csv', 2)]);
    for (const bid of ['02430', '00042', '99999', '02430']) await (await exports.create(job.id, { format: 'qbo', options: { bid } })).bytes();
    expect((await exports.recentBanks()).map(({ bid }) => bid)).toEqual(['02430', '00042']);
  });
});
