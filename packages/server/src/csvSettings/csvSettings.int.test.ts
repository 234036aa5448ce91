import { importErrors } from '@tieout/sdk/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boot, convert } from '../testing/boot.js';
import type { Booted } from '../testing/boot.js';
import { statementPdf } from '../testing/statementPdf.js';

let booted: Booted;
beforeAll(async () => void (booted = await boot()));
afterAll(() => booted?.close());

const file = (name: string, text: string) => ({ name, content: new TextEncoder().encode(text) });
const descending = 'Date,Description,Amount,Balance\n01/16/2024,COFFEE,-4.50,995.50\n01/15/2024,RENT,-100.00,1000.00\n01/02/2024,PAYROLL,600.00,1100.00\n';
const ambiguous = 'Day;What;Sum\n02/01/2024;One;1,50\n03/02/2024;Two;2,50\n';

async function rowsOf(jobId: string): Promise<string[]> {
  const { data } = await booted.asOwner.transactions.list(jobId, {});
  return data.map((row) => `${row.date} ${row.amount} ${row.description}`);
}

describe('an exchange file', () => {
  it('becomes a job like any other: rows, an account, and a proof from its printed balances', async () => {
    const job = await convert(booted.asOwner, [file('bank.csv', descending)]);
    expect(job).toMatchObject({ status: 'Succeeded', reconciliation: 'Reconciled', isGeneric: false, numTransactions: 3, totalJobs: 1 });
    expect(await rowsOf(job.id)).toEqual(['2024-01-16 -4.5 COFFEE', '2024-01-15 -100 RENT', '2024-01-02 600 PAYROLL']);
    const { accounts } = await booted.asOwner.reconciliation.get(job.id);
    expect(accounts[0]!.periods[0]).toMatchObject({ startBalance: 500, endBalance: 995.5, isReconciled: true });
    const exported = await booted.asOwner.exports.create(job.id, { format: 'qbo' });
    expect(new TextDecoder().decode(await exported.bytes())).toContain('<BALAMT>995.50');
  });

  it.each([
    ['a.ofx', 'application/x-ofx', '<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>EUR<BANKACCTFROM><BANKID>1<ACCTID>77<ACCTTYPE>CHECKING</BANKACCTFROM><BANKTRANLIST><STMTTRN><DTPOSTED>20240105<TRNAMT>-1.00<FITID>1<NAME>A</STMTTRN></BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>'],
    ['a.qif', 'application/qif', '!Type:Bank\nD05/01/2024\nT-1.00\nPA\n^\n'],
    ['a.sta', 'application/x-mt940', ':20:A\n:25:123456789\n:28C:1/1\n:60F:C240101EUR2,00\n:61:2401050105D1,00NTRFNONREF\n:86:A\n:62F:C240131EUR1,00\n-\n'],
  ])('%s is told by its content and read', async (name, mimetype, text) => {
    const document = await booted.asOwner.documents.upload(file(name, text));
    expect(document).toMatchObject({ mimetype, numPages: 1, passwordRequired: false });
    const job = await convert(booted.asOwner, [file(name, text)]);
    expect([job.status, job.numTransactions]).toEqual(['Succeeded', 1]);
  });

  it('that holds nothing to read fails with its reason, and the job keeps the others', async () => {
    const job = await convert(booted.asOwner, [file('notes.csv', 'Name,Town\nAnn,Rome\nBob,Oslo\n'), file('bank.csv', descending)]);
    expect(job).toMatchObject({ status: 'Succeeded', numTransactions: 3 });
    const [notes] = await booted.asOwner.jobs.documents(job.id);
    expect(notes).toMatchObject({ status: 'Failed', error: { type: 'document.not_supported' } });
    expect(notes!.error!.message).toContain('no column that can be told to be the date');
  });

  it('with a quotation mark that is never closed says where', async () => {
    const job = await convert(booted.asOwner, [file('cut.csv', 'Date,Description,Amount\n2024-01-02,"cut off,1.00\n')]);
    expect(job.error?.message).toMatch(/quotation mark is not closed/);
  });
});

describe('the columns of a bank CSV', () => {
  it('are shown with what is in doubt, and as they would be read with other settings', async () => {
    const { id } = await booted.asOwner.documents.upload(file('a.csv', ambiguous));
    const seen = await booted.asOwner.imports.previewCsv(id);
    expect(seen.doubts.map(({ code }) => code)).toContain('dateOrder');
    expect(seen).toMatchObject({ headings: ['Day', 'What', 'Sum'], rowCount: 2, isRemembered: false, problem: null });
    expect(seen.rows[0]).toMatchObject({ date: '2024-01-02', amount: 1.5 });
    const turned = await booted.asOwner.imports.previewCsv(id, { mapping: { ...seen.mapping, dateOrder: 'MDY', isInverted: true } });
    expect(turned.rows[0]).toMatchObject({ date: '2024-02-01', amount: -1.5 });
    expect(turned.doubts).toEqual([]);
  });

  it('are kept for the document and for the next file with the same heading', async () => {
    const first = await booted.asOwner.documents.upload(file('first.csv', ambiguous));
    const { mapping } = await booted.asOwner.imports.previewCsv(first.id);
    await booted.asOwner.imports.saveCsvSettings(first.id, { mapping: { ...mapping, dateOrder: 'MDY' }, accountType: 'card', currency: 'EUR' });
    const job = await convert(booted.asOwner, [file('second.csv', ambiguous.replace('One', 'Other'))]);
    expect(await rowsOf(job.id)).toEqual(['2024-02-01 1.5 Other', '2024-03-02 2.5 Two']);
    const [account] = (await booted.asOwner.reconciliation.get(job.id)).accounts;
    expect(account).toMatchObject({ type: 'card', currency: 'EUR' });
    const other = await booted.asOwner.documents.upload(file('other.csv', ambiguous.replace('Sum', 'Amount')));
    expect((await booted.asOwner.imports.previewCsv(other.id)).isRemembered).toBe(false);
  });

  it('can be chosen by hand when the file cannot be told, and the job reads it then', async () => {
    const text = 'a;b;c\nx;20240102;5,00\ny;20240103;-2,00\n';
    const { id } = await booted.asOwner.documents.upload(file('odd.csv', text));
    const mapping = { headerRow: 0, columns: { date: 1, amount: 2 }, descriptionColumns: [0], dateOrder: 'YMD' as const, decimalMark: ',' as const, isInverted: false };
    const preview = await booted.asOwner.imports.saveCsvSettings(id, { mapping });
    expect(preview.rows.map(({ amount, description }) => [amount, description])).toEqual([[5, 'x'], [-2, 'y']]);
    const job = await booted.asOwner.jobs.create({ documents: [id], jobType: 'Csv2Qbo' });
    for await (const state of booted.asOwner.jobs.watch(job.id)) expect(state.type).toBe('Csv2Qbo');
    expect(await rowsOf(job.id)).toEqual(['2024-01-02 5 x', '2024-01-03 -2 y']);
  });

  it('are no matter of a PDF', async () => {
    const { id } = await booted.asOwner.documents.upload({ name: 'a.pdf', content: await statementPdf() });
    await expect(booted.asOwner.imports.previewCsv(id)).rejects.toMatchObject({ type: importErrors.notCsv.type });
  });
});
