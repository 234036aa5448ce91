import { ApiError, documentErrors, jobErrors } from '@tieout/sdk/contract';
import type { Job } from '@tieout/sdk/contract';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boot, convert, waitForJob } from '../testing/boot.js';
import type { Booted } from '../testing/boot.js';
import { formPdf } from '../testing/formPdf.js';
import { letterPdf, statementPdf } from '../testing/statementPdf.js';

let booted: Booted;
beforeAll(async () => void (booted = await boot()));
afterAll(() => booted?.close());

const noPdf = { name: 'notes.pdf', content: Buffer.from('%PDF-1.4 but nothing of a PDF follows') };

describe('a job', () => {
  it('turns a statement into rows whose proof closes', async () => {
    const { asOwner } = booted;
    const job = await convert(asOwner, [{ name: 'january.pdf', content: await statementPdf() }]);
    expect(job).toMatchObject({ status: 'Succeeded', progress: 1, totalJobs: 1, numTransactions: 3, reconciliation: 'Reconciled', name: 'january.pdf', isBankMode: true, isGeneric: false });
    const { data, pagination } = await asOwner.transactions.list(job.id);
    expect(pagination).toEqual({ page: 1, pageSize: 20, totalCount: 3, totalPages: 1 });
    expect(data.map(({ amount, balance, debit, credit, rowNumber }) => ({ amount, balance, debit, credit, rowNumber }))).toEqual([
      { amount: -12.5, balance: 987.5, debit: 12.5, credit: null, rowNumber: 0 },
      { amount: 2500, balance: 3487.5, debit: null, credit: 2500, rowNumber: 1 },
      { amount: -43.99, balance: 3443.51, debit: 43.99, credit: null, rowNumber: 2 },
    ]);
    const { state, accounts } = await asOwner.reconciliation.get(job.id);
    expect(state).toBe('Reconciled');
    const period = accounts[0]!.periods[0]!;
    expect(period).toMatchObject({ startBalance: 1000, endBalance: 3443.51, numCredits: 1, totalCredits: 2500, totalPayments: -56.49, isReconciled: true });
    expect(data.every((row) => row.chunk === period.chunk)).toBe(true);
    const fields = await asOwner.reconciliation.metadataFields(job.id);
    expect(fields.find(({ name }) => name === 'isReconciled')?.value).toBe('1');
    expect(fields.find(({ name }) => name === 'endBalance')?.value).toBe('3443.51');
  });

  it('of a document without statement rows ends in automatic mode, with its words and the reason', async () => {
    const { asOwner } = booted;
    const job = await convert(asOwner, [{ name: 'letter.pdf', content: await letterPdf(['Dear Sir or Madam,', 'thank you for your letter.']) }]);
    expect(job).toMatchObject({ status: 'Succeeded', isGeneric: true, originalIsGeneric: true, isBankMode: false, reconciliation: 'Unknown' });
    expect(JSON.parse(job.metadata)).toMatchObject({ genericReason: 'noTransactions' });
    const { data } = await asOwner.transactions.list(job.id, { fieldName: 'generic' });
    expect(data.map(({ description }) => description).join(' ')).toContain('thank you for your letter.');
    expect(data.every(({ fieldName, amount, pageNumber }) => fieldName === 'generic' && amount === null && pageNumber === 0)).toBe(true);
  });


  it('of a PDF form holds what its fields hold, under their names', async () => {
    const { asOwner } = booted;
    const { id } = await asOwner.documents.upload({ name: 'filled.pdf', content: formPdf() });
    const job = await waitForJob(asOwner, (await asOwner.jobs.create({ documents: [id], jobType: 'Form' })).id);
    expect((await asOwner.jobs.data(job.id)).rows.map(({ cells }) => cells)).toEqual([
      ['name', 'Ada Lovelace'], ['notes', ''], ['agree', 'Off'], ['size', 'small'], ['country', 'Sweden'], ['languages', ''], ['stamp', 'received'],
    ]);
  });

  it('fills in a form for each record: PDFs to look at, and a zip of them to take along, made again by a redo, gone with the job', async () => {
    const { asOwner } = booted;
    const { id } = await asOwner.documents.upload({ name: 'form.pdf', content: formPdf() });
    expect((await asOwner.documents.formFields(id)).map(({ name, kind }) => `${name} ${kind}`)).toContain('country choice');
    const started = await asOwner.jobs.create({ documents: [id], jobType: 'WritePdf', jobName: 'Members', records: [{ name: 'Grace Hopper', agree: 'yes' }, { name: 'Alan Turing', country: 'Norway' }] });
    expect(started.totalJobs).toBe(2);
    const check = async () => {
      const job = await waitForJob(asOwner, started.id);
      expect(job).toMatchObject({ type: 'WritePdf', status: 'Succeeded', progress: 1, isGeneric: false, isBankMode: false });
      const made = await asOwner.jobs.documents(job.id);
      expect(made.map(({ name, numPages, status }) => [name, numPages, status])).toEqual([['form 1 of 2.pdf', 1, 'Succeeded'], ['form 2 of 2.pdf', 1, 'Succeeded']]);
      const values = await Promise.all(made.map(async ({ documentId }) => Object.fromEntries((await asOwner.documents.formFields(documentId)).map(({ name, value }) => [name, value]))));
      expect(values).toMatchObject([{ name: 'Grace Hopper', agree: 'Yes', country: 'Sweden' }, { name: 'Alan Turing', agree: 'Off', country: 'Norway' }]);
      const { documentId } = JSON.parse(job.output!) as { documentId: string };
      const file = await asOwner.documents.download(documentId);
      expect(file.fileName).toBe('Members.zip');
      expect(Object.keys(unzipSync(await file.bytes()))).toEqual(['form 1 of 2.pdf', 'form 2 of 2.pdf']);
      return [id, documentId, ...made.map((document) => document.documentId)];
    };
    await check();
    await asOwner.jobs.redo(started.id);
    const all = await check();
    await asOwner.jobs.delete(started.id);
    for (const gone of all) await expect(asOwner.documents.get(gone)).rejects.toMatchObject({ status: 404 });
  });

  it('edits pages into new documents that it shows', async () => {
    const { asOwner } = booted;
    const { id } = await asOwner.documents.upload({ name: 'both.pdf', content: await statementPdf({ amounts: Array.from({ length: 30 }, (_, index) => index + 1) }) });
    const { id: jobId } = await asOwner.jobs.create({ documents: [id], jobType: 'EditDocument', jobName: 'Apart', pdfCommands: [{ type: 'splitAfter', page: 0 }] });
    const job = await waitForJob(asOwner, jobId);
    const made = await asOwner.jobs.documents(jobId);
    expect(made.map(({ name, numPages }) => [name, numPages])).toEqual([['Apart 1 of 2.pdf', 1], ['Apart 2 of 2.pdf', 1]]);
    expect(JSON.parse(job.output!)).toEqual({ documentId: made[0]!.documentId });
  });

  it('of a form holds its fields, whose values can be changed and taken back', async () => {
    const { asOwner } = booted;
    const { id } = await asOwner.documents.upload({ name: 'form.pdf', content: await letterPdf(['Name: Ada Lovelace', 'This is no field', 'Tax year: 2024']) });
    const job = await waitForJob(asOwner, (await asOwner.jobs.create({ documents: [id], jobType: 'Form' })).id);
    const cells = async () => (await asOwner.jobs.data(job.id)).rows.map((row) => row.cells);
    expect(await cells()).toEqual([['Name', 'Ada Lovelace'], ['Tax year', '2024']]);
    const [, year] = (await asOwner.transactions.list(job.id, { fieldName: 'formMode' })).data;
    await asOwner.transactions.updateFormValues(job.id, year!.id, { value: '2025' });
    expect((await cells())[1]).toEqual(['Tax year', '2025']);
    await asOwner.edits.undo(job.id);
    expect((await asOwner.jobs.templateExtractedData(job.id)).data[0]).toMatchObject({ name: 'form.pdf', fields: [{ fieldName: 'formMode', rows: [{ cells: ['Name', 'Ada Lovelace'] }, { cells: ['Tax year', '2024'] }] }] });
  });

  it('says it is not reconciled when the printed closing balance contradicts the rows', async () => {
    const job = await convert(booted.asOwner, [{ name: 'wrong.pdf', content: await statementPdf({ printedClosingCents: 1 }) }]);
    expect(job).toMatchObject({ status: 'Succeeded', reconciliation: 'Not Reconciled' });
  });

  it('succeeds with the documents it can read, and keeps the error of the other on its document', async () => {
    const { asOwner, server } = booted;
    const good = await asOwner.documents.upload({ name: 'good.pdf', content: await statementPdf() });
    const gone = await asOwner.documents.upload({ name: 'gone.pdf', content: await statementPdf({ accountNumber: '999' }) });
    // The upload looked well; the file breaks afterwards.
    const document = await server.services.db.documents.byId(gone.id, { tenant: 'all' });
    await server.services.storage.putBytes(`${document!.contractId}/${gone.sha256.slice(0, 2)}/${gone.sha256}`, noPdf.content);
    const job = await waitForJob(asOwner, (await asOwner.jobs.create({ documents: [gone.id, good.id] })).id);
    expect(job).toMatchObject({ status: 'Succeeded', numTransactions: 3, reconciliation: 'Unknown' });
    const documents = await asOwner.jobs.documents(job.id);
    expect(documents.map(({ status, error }) => [status, error?.type ?? null])).toEqual([
      ['Failed', documentErrors.damaged.type],
      ['Succeeded', null],
    ]);
  });

  it('fails when no document can be read, with the error of the first', async () => {
    const { asOwner, server } = booted;
    const broken = await asOwner.documents.upload({ name: 'broken.pdf', content: await statementPdf({ accountNumber: '77' }) });
    const document = await server.services.db.documents.byId(broken.id, { tenant: 'all' });
    await server.services.storage.putBytes(`${document!.contractId}/${broken.sha256.slice(0, 2)}/${broken.sha256}`, noPdf.content);
    const job = await waitForJob(asOwner, (await asOwner.jobs.create({ documents: [broken.id] })).id);
    expect(job.status).toBe('Failed');
    expect(job.error).toMatchObject({ type: documentErrors.damaged.type, data: { document: broken.id } });
  });

  it('numbers accounts of the same name in different documents', async () => {
    const { asOwner } = booted;
    const job = await convert(asOwner, [
      { name: 'a.pdf', content: await statementPdf() },
      { name: 'b.pdf', content: await statementPdf({ year: 2023 }) },
    ]);
    const { accounts } = await asOwner.reconciliation.get(job.id);
    const [first, second] = accounts.map(({ accountName }) => accountName);
    expect(second).toBe(`${first} (2)`);
    const rows = await asOwner.transactions.list(job.id, { account: second });
    expect(rows.pagination.totalCount).toBe(3);
    expect(new Set(rows.data.map(({ documentId }) => documentId))).toEqual(new Set([accounts[1]!.documentId]));
  });

  it('gives the same rows, ids included, when the same run begins again', async () => {
    const { asOwner, server } = booted;
    const job = await convert(asOwner, [{ name: 'again.pdf', content: await statementPdf({ accountNumber: '4711' }) }]);
    const before = await asOwner.transactions.list(job.id);
    const { db } = server.services;
    const runId = server.services.newId();
    await db.jobs.update({ status: 'InProgress', runId, attempts: 0 }, { where: { id: job.id }, tenant: 'all' });
    await db.jobDocuments.update({ status: 'InProgress' }, { where: { jobId: job.id }, tenant: 'all' });
    const { runExtraction } = await import('./runExtraction.js');
    const record = await db.jobs.byId(job.id, { tenant: 'all' });
    await Promise.all([1, 2].map(() => runExtraction(server.services, { contractId: record!.contractId, jobId: job.id, runId })));
    expect((await asOwner.jobs.get(job.id)).status).toBe('Succeeded');
    expect((await asOwner.transactions.list(job.id)).data).toEqual(before.data);
  });
});

describe('jobs', () => {
  it('are listed newest first, by status and by tag', async () => {
    const { asOwner } = booted;
    const content = await statementPdf();
    const older = await convert(asOwner, [{ name: 'older.pdf', content }]);
    const newer = await convert(asOwner, [{ name: 'newer.pdf', content }]);
    await asOwner.jobs.setTags(older.id, ['Client A', '2024', 'Client A']);
    const { rows, count } = await asOwner.jobs.list({ limit: 2 });
    expect(rows.map(({ id }) => id)).toEqual([newer.id, older.id]);
    expect(count).toBeGreaterThan(2);
    expect((await asOwner.jobs.list({ tags: 'Client A,2024' })).rows.map(({ id, tags }) => [id, tags])).toEqual([[older.id, ['Client A', '2024']]]);
    expect((await asOwner.jobs.list({ tags: 'Client A,2025' })).count).toBe(0);
    expect((await asOwner.jobs.list({ unassigned: 'true' })).rows.map(({ id }) => id)).not.toContain(older.id);
    expect((await asOwner.jobs.list({ status: 'Failed', limit: 100 })).rows.every(({ status }) => status === 'Failed')).toBe(true);
    expect((await asOwner.jobs.list({ filters: [{ field: 'name', operator: 'equals', value: 'Older.pdf' }] })).count).toBe(1);
    expect(await asOwner.jobs.listTags()).toEqual(expect.arrayContaining(['2024', 'Client A']));
  });

  it('are renamed, and deleted with their documents', async () => {
    const { asOwner } = booted;
    const job = await convert(asOwner, [{ name: 'first.pdf', content: await statementPdf({ accountNumber: '1' }) }]);
    expect((await asOwner.jobs.update(job.id, { name: ' Renamed ' })).name).toBe('Renamed');
    const [document] = await asOwner.jobs.documents(job.id);
    await asOwner.jobs.delete(job.id);
    await expect(asOwner.jobs.get(job.id)).rejects.toMatchObject({ status: 404 });
    await expect(asOwner.documents.get(document!.documentId)).rejects.toMatchObject({ status: 404 });
  });

  it('keep a document that another job uses', async () => {
    const { asOwner } = booted;
    const document = await asOwner.documents.upload({ name: 'shared.pdf', content: await statementPdf({ accountNumber: '2' }) });
    const [one, two] = [await asOwner.jobs.create({ documents: [document.id] }), await asOwner.jobs.create({ documents: [document.id] })];
    await Promise.all([waitForJob(asOwner, one.id), waitForJob(asOwner, two.id)]);
    await asOwner.jobs.delete(one.id);
    expect((await asOwner.transactions.list(two.id)).pagination.totalCount).toBe(3);
    expect((await asOwner.documents.get(document.id)).id).toBe(document.id);
  });

  it('count again when a document is taken out', async () => {
    const { asOwner } = booted;
    const job = await convert(asOwner, [
      { name: 'keep.pdf', content: await statementPdf({ accountNumber: '31' }) },
      { name: 'drop.pdf', content: await statementPdf({ accountNumber: '32', printedClosingCents: 5 }) },
    ]);
    expect(job).toMatchObject({ numTransactions: 6, reconciliation: 'Not Reconciled' });
    const drop = (await asOwner.jobs.documents(job.id)).find(({ name }) => name === 'drop.pdf')!;
    await asOwner.jobs.deleteDocument(job.id, drop.documentId);
    expect(await asOwner.jobs.get(job.id)).toMatchObject({ numTransactions: 3, numDocuments: 1, totalJobs: 1, reconciliation: 'Reconciled' });
    expect((await asOwner.transactions.list(job.id)).pagination.totalCount).toBe(3);
  });
});

describe('a job is refused', () => {
  const refusal = async (create: Promise<Job>): Promise<ApiError> => {
    const error = await create.catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ApiError);
    return error as ApiError;
  };

  it('without documents, and with an unknown one', async () => {
    const { asOwner } = booted;
    expect((await refusal(asOwner.jobs.create({ documents: [] }))).code).toBe(2001);
    const gone = '11111111-1111-4111-8111-111111111111';
    const error = await refusal(asOwner.jobs.create({ documents: [gone] }));
    expect(error.is(jobErrors.documentGone)).toBe(true);
    expect(error.data['documents']).toEqual([gone]);
  });

  it.each([
    ['a PDF without fields', () => statementPdf(), { name: 'x' }, documentErrors.noFields, 'form.pdf: The PDF has no fields to fill in.'],
    ['an entry for no field', () => formPdf(), { surname: 'x' }, documentErrors.entryRefused, 'form.pdf: The form has no field “surname”.'],
    ['a choice that is none', () => formPdf(), { country: 'Denmark' }, documentErrors.entryRefused, 'It can be “Norway”, “Sweden”.'],
  ])('to fill in %s', async (_what, content, record, definition, message) => {
    const { id } = await booted.asOwner.documents.upload({ name: 'form.pdf', content: await content() });
    const error = await refusal(booted.asOwner.jobs.create({ documents: [id], jobType: 'WritePdf', records: [record] }));
    expect([error.is(definition), error.message]).toEqual([true, expect.stringContaining(message)]);
  });

  it('to make PDFs without saying how', async () => {
    const { id } = await booted.asOwner.documents.upload({ name: 'x.pdf', content: await statementPdf() });
    for (const jobType of ['WritePdf', 'EditDocument'] as const) expect((await refusal(booted.asOwner.jobs.create({ documents: [id], jobType }))).status).toBe(400);
  });

  it('a resume unless it failed or was canceled', async () => {
    const job = await convert(booted.asOwner, [{ name: 'done.pdf', content: await statementPdf() }]);
    expect((await refusal(booted.asOwner.jobs.resume(job.id))).is(jobErrors.notResumable)).toBe(true);
  });
});

describe('the address for mail about jobs', () => {
  it('is kept by type, and forgotten again', async () => {
    const { jobEmails } = booted.asOwner;
    const [forms] = await jobEmails.list({ jobType: 'Form' });
    expect(forms).toMatchObject({ jobType: 'Form', email: null });
    await jobEmails.update(forms!.id, 'forms@example.com');
    expect((await jobEmails.list()).filter(({ email }) => email)).toEqual([{ ...forms, email: 'forms@example.com' }]);
    expect((await jobEmails.update(forms!.id, null)).email).toBeNull();
  });
});
