import { readInvoiceRow } from '@tieout/sdk';
import type { Client, Job } from '@tieout/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import { boot, waitForJob } from '../testing/boot.js';
import type { Booted } from '../testing/boot.js';
import { invoiceLanguages, invoicePdf, invoiceTruth } from '../testing/invoicePdf.js';
import type { InvoiceLanguage, InvoicePdfOptions } from '../testing/invoicePdf.js';

let booted: Booted;
let asOwner: Client;
let job: Job;
const all: InvoicePdfOptions[] = (Object.keys(invoiceLanguages) as InvoiceLanguage[]).map((language, index) => ({ language, seed: index + 1, arrangement: index % 2 === 0 ? 'beside' : 'row' }));

const upload = async (name: string, ...invoices: InvoicePdfOptions[]): Promise<Job> => {
  const { id } = await asOwner.documents.upload({ name, content: await invoicePdf(...invoices) });
  return waitForJob(asOwner, (await asOwner.jobs.create({ documents: [id], jobType: 'Invoice' })).id);
};
const rowsOf = async (id: string) => (await asOwner.invoices.ofJob(id)).map((row) => ({ ...row, invoice: readInvoiceRow(row) }));
const csv = async (id: string, format: string, options: object = {}) => {
  const file = await asOwner.invoices.export(id, { format, options: { fileType: 'CSV', ...options } });
  return parse(await file.text(), { bom: true }) as string[][];
};

beforeAll(async () => {
  booted = await boot();
  asOwner = booted.asOwner;
  job = await upload('many.pdf', ...all);
}, 60_000);
afterAll(() => booted?.close());

describe('a job of invoices', () => {
  it('holds one row for each invoice of the document, in nine languages, every figure as printed and proved', async () => {
    expect(job).toMatchObject({ type: 'Invoice', status: 'Succeeded', numTransactions: all.length, reconciliation: 'Reconciled' });
    const rows = await rowsOf(job.id);
    expect(rows.map(({ invoice, pageNumber, proof }) => ({
      number: invoice.id, date: invoice.date, dueDate: invoice.dueDate, poNumber: invoice.poNumber, vendor: invoice.vendor, customer: invoice.customer, currency: invoice.currency,
      net: cents(invoice.net), tax: cents(invoice.tax), total: cents(invoice.total), page: pageNumber, state: proof.state,
      lines: invoice.lines.map(({ item, quantity, unitPrice, price }) => ({ item, quantity, unitPrice: cents(unitPrice), price: cents(price) })),
    }))).toEqual(all.map((options, page) => ({ ...invoiceTruth(options), page, state: 'Reconciled' })));
  });

  it('shows where a printed total does not follow, and names the difference', async () => {
    const wrong = await upload('wrong.pdf', { seed: 2, misprintCents: 100 });
    expect(wrong.reconciliation).toBe('Not Reconciled');
    expect((await rowsOf(wrong.id))[0]!.proof.explanation).toContain('(difference 1.00)');
    await expect(asOwner.invoices.export(wrong.id, { format: 'csv', onlyReconciled: true })).rejects.toMatchObject({ code: 2302 });
  });
});

const cents = (value: number | null) => (value === null ? null : Math.round(value * 100));

describe('the list of invoices', () => {
  const list = async (query: Parameters<Client['invoices']['list']>[0]) => (await asOwner.invoices.list(query)).data.map(({ invoiceId }) => invoiceId);
  it('is paged, filtered and sorted on the server', async () => {
    const first = await asOwner.invoices.list({ filters: [{ field: 'jobId', operator: 'equals', value: job.id }] });
    expect(first.pagination).toEqual({ page: 1, pageSize: 10, totalCount: all.length, totalPages: 1 });
    expect(first.data[0]).toMatchObject({ documentName: 'many.pdf', invoiceType: 'payables', documentType: 'invoice', invoiceVendor: invoiceTruth(all[0]).vendor, state: 'Reconciled', currency: 'USD' });
    const ofJob = { field: 'jobId', operator: 'equals', value: job.id } as const;
    expect(await list({ filters: [ofJob, { field: 'invoiceVendor', operator: 'contains', value: 'bruchhagen' }] })).toEqual([]);
    expect(await list({ filters: [ofJob, { field: 'invoiceVendor', operator: 'contains', value: 'ammerfeld' }] })).toEqual([invoiceTruth(all[1]).number]);
    expect(await list({ filters: [ofJob, { field: 'invoiceDate', operator: 'after', value: '2024-08-01' }], sorting: [{ field: 'invoiceDate', direction: 'DESC' }] })).toEqual([invoiceTruth(all[8]).number, invoiceTruth(all[7]).number, invoiceTruth(all[6]).number].sort((a, b) => (dateOf(a) < dateOf(b) ? 1 : -1)));
    expect(await list({ filters: [ofJob, { field: 'hasPOMatch', operator: 'equals', value: true }] })).toEqual([]);
    await expect(list({ filters: [{ field: 'secret', operator: 'equals', value: 'x' }] })).rejects.toMatchObject({ status: 400 });
  });
  const dateOf = (number: string) => all.map((options) => invoiceTruth(options)).find((truth) => truth.number === number)!.date;

  it('loses a deleted invoice, and has it again when that is undone', async () => {
    const deleted = await upload('two.pdf', { seed: 5 }, { seed: 8 });
    const [row] = await rowsOf(deleted.id);
    await asOwner.invoices.delete(row!.id);
    expect((await rowsOf(deleted.id)).map(({ invoice }) => invoice.id)).toEqual([invoiceTruth({ seed: 8 }).number]);
    await asOwner.edits.undo(deleted.id);
    expect(await rowsOf(deleted.id)).toHaveLength(2);
  });
});

describe('a corrected invoice', () => {
  it('is proved again; what was changed is marked as entered, in place; undo takes it back', async () => {
    const corrected = await upload('corrected.pdf', { seed: 3 });
    const [row] = await rowsOf(corrected.id);
    const { invoice } = row!;
    const wrong = { ...invoice, vendorExcelEdited: 'My name for it', lines: invoice.lines.map((line, index) => (index === 0 ? { ...line, price: line.price! + 1 } : line)) };
    const result = await asOwner.invoices.save(corrected.id, row!.id, wrong, { version: row!.version });
    expect(result.state).toBe('Not Reconciled');
    const [now] = await rowsOf(corrected.id);
    expect(now!.proof.checks.filter(({ ok }) => !ok).map(({ kind }) => kind)).toEqual(['line', 'lines']);
    expect(now!.invoice.lines[0]!.sources['price']).toMatchObject({ means: 'manual', page: 1, box: invoice.lines[0]!.sources['price']!.box });
    expect(now!.invoice.lines[1]!.sources['price']).toMatchObject({ means: 'printed' });
    expect((await asOwner.invoices.list({ filters: [{ field: 'jobId', operator: 'equals', value: corrected.id }] })).data[0]).toMatchObject({ invoiceVendor: 'My name for it', state: 'Not Reconciled' });
    await expect(asOwner.invoices.save(corrected.id, row!.id, invoice, { version: row!.version })).rejects.toMatchObject({ code: 2501 });
    await asOwner.edits.undo(corrected.id);
    expect((await rowsOf(corrected.id))[0]).toMatchObject({ invoice, proof: { state: 'Reconciled' } });
    expect((await asOwner.jobs.get(corrected.id)).reconciliation).toBe('Reconciled');
    await expect(asOwner.invoices.save(corrected.id, row!.id, { ...invoice, total: 'much' } as never)).rejects.toMatchObject({ status: 400 });
  });
});

describe('an export of invoices', () => {
  it('has a row for each line, in all columns or those of a custom format', async () => {
    const [heading, ...rows] = await csv(job.id, 'csv');
    expect(rows).toHaveLength(all.flatMap((options) => invoiceTruth(options).lines).length);
    expect(heading!.slice(0, 11)).toEqual(['File', 'Page', 'Invoice Number', 'Invoice Date', 'Invoice Due Date', 'Invoice Total', 'Tax Amount', 'PO Number', 'Vendor/From', 'Customer/Bill To', 'Account']);
    const cell = (row: string[], name: string) => row[heading!.indexOf(name)];
    const truth = invoiceTruth(all[1]);
    const german = rows.filter((row) => cell(row, 'Invoice Number') === truth.number);
    expect(german.map((row) => [cell(row, 'Quantity'), cell(row, 'Unit Price per Item'), cell(row, 'Line Item Total'), cell(row, 'Invoice Total'), cell(row, 'Ties Out')])).toEqual(
      truth.lines.map(({ quantity, unitPrice, price }) => [String(quantity), decimal(unitPrice), decimal(price), decimal(truth.total), 'Reconciled']),
    );
    await asOwner.customFormats.create({ type: 'invoice', name: 'Bookings', data: [{ index: 0, source: 'total', type: 'number', params: { decimalSeparator: ',' }, heading: { hasHeading: true, text: 'Betrag' } }, { index: 1, source: 'date', type: 'date', params: {} }] as never });
    const own = await csv(job.id, 'custom-bookings', { dateFormat: 'DD/MM/YYYY' });
    expect(own[0]).toEqual(['Betrag', 'Invoice Date']);
    expect(own[1]).toEqual([decimal(invoiceTruth(all[0]).total).replace('.', ','), invoiceTruth(all[0]).date.split('-').reverse().join('/')]);
    expect(await asOwner.invoices.previewExport(job.id, { format: 'custom-Bookings' })).toMatchObject({ columns: ['Betrag', 'Invoice Date'] });
    await expect(asOwner.invoices.export(job.id, { format: 'custom-nothing' })).rejects.toMatchObject({ code: 2301, message: expect.stringContaining('custom-Bookings') });
    await expect(asOwner.invoices.export(job.id, { format: 'ofx' })).rejects.toMatchObject({ code: 2301 });
  });
  const decimal = (value: number) => (value / 100).toFixed(2);

  it('writes numbers as numbers and dates as dates, and no text becomes a formula', async () => {
    const risky = await upload('risky.pdf', { seed: 4 });
    const [row] = await rowsOf(risky.id);
    await asOwner.invoices.save(risky.id, row!.id, { ...row!.invoice, vendorExcelEdited: '=HYPERLINK("http://x")', id: '@SUM(1)', dueDate: '=1+1' });
    const file = await asOwner.invoices.export(risky.id, { format: 'xlsx' });
    expect(file.fileName).toBe('risky.xlsx');
    const sheet = strFromU8(unzipSync(await file.bytes())['xl/worksheets/sheet1.xml']!);
    const truth = invoiceTruth({ seed: 4 });
    expect(sheet).toContain(`<v>${decimal(truth.total)}</v>`);
    expect(sheet).toContain(`<v>${Date.parse(truth.date) / 86_400_000 + 25_569}</v>`);
    expect(sheet).not.toContain('<f>');
    expect(sheet).toMatch(/s="3" t="inlineStr"><is><t xml:space="preserve">=HYPERLINK/);
    const cells = (await csv(risky.id, 'csv'))[1]!;
    expect(cells).toContain(`'=HYPERLINK("http://x")`);
    expect(cells).toContain("'@SUM(1)");
    expect(cells).toContain("'=1+1");
  });

  it('holds the fields that were chosen, of the documents that were chosen, under two tags too', async () => {
    const [heading] = await csv(job.id, 'csv', { selectedExportFields: { invoice: ['id'], invoiceExtra: [], line: ['price'], lineExtra: [] } });
    expect(heading).toEqual(['File', 'Page', 'Invoice Number', 'Currency', 'Net Amount', 'Ties Out', 'Line Item Total']);
    await asOwner.jobs.setTags(job.id, ['Client A', '2024']);
    const tags = { l1: 'Client A', l2: '2024' };
    const file = await asOwner.invoices.export(tags, { format: 'json' });
    expect((JSON.parse(await file.text()) as { invoices: unknown[] }).invoices).toHaveLength(all.length);
    await expect(asOwner.exports.create(tags, { format: 'csv', content: 'transactions' })).rejects.toMatchObject({ code: 1055 });
    expect((await asOwner.invoices.list({ tags })).pagination.totalCount).toBe(all.length);
  });

  it('of a trial holds so many invoices, whole, and says so in the header', async () => {
    booted.server.services.config.trialDownloadRows = 2;
    const cut = await asOwner.invoices.export(job.id, { format: 'csv' }).finally(() => (booted.server.services.config.trialDownloadRows = undefined));
    expect(cut.trialLimit).toBe(2);
    const lines = all.slice(0, 2).flatMap((options) => invoiceTruth(options).lines);
    expect(parse(await cut.text(), { bom: true })).toHaveLength(1 + lines.length);
  });
});
