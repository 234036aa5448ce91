import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { collectBytes } from './chunks.js';
import { exportAccount, exportPeriod, exportRow, exportStatement, referenceBankAccount, referenceCard } from './statement.factory.js';
import type { ExportStatement } from './statement.js';
import { writeExport } from './writeExport.js';
import type { ExportRequest } from './writeExport.js';

const write = async (statement: ExportStatement | ExportStatement[], request: ExportRequest) => {
  const file = await writeExport(statement, request);
  const bytes = await collectBytes(file.chunks);
  return { ...file, bytes, text: new TextDecoder().decode(bytes) };
};
const reference = (name: string): string => readFileSync(new URL(`fixtures/reference/${name}`, import.meta.url), 'latin1');

describe('an export', () => {
  it('is refused with noData when no row is left', async () => {
    const statement = exportStatement({ accounts: [exportAccount({ periods: [exportPeriod({ rows: [] })] })] });
    for (const format of ['xlsx', 'csv', 'qbo', 'ofx', 'custom-basic']) {
      await expect(writeExport(statement, { format })).rejects.toMatchObject({ problem: 'noData' });
    }
  });

  it('of json says that a document in automatic mode holds no accounts, instead of failing', async () => {
    const statement = exportStatement({ accounts: [], generic: [{ page: 1, cells: ['Terms', 'and'] }] });
    const { text } = await write(statement, { format: 'json' });
    expect(JSON.parse(text)).toMatchObject({ document: statement.documentName, accounts: [] });
  });

  it('is refused with the places that are not reconciled when only reconciled rows may leave', async () => {
    const statement = exportStatement({ accounts: [exportAccount({ periods: [exportPeriod({ isReconciled: false })] })] });
    const failure = writeExport(statement, { format: 'csv', onlyReconciled: true });
    await expect(failure).rejects.toMatchObject({ problem: 'notReconciled' });
    await expect(failure).rejects.toThrow('123456789 (2024-01-01 to 2024-01-31)');
  });

  it('says in the file name that it is not reconciled where the format has no place for it', async () => {
    const statement = exportStatement({ accounts: [exportAccount({ periods: [exportPeriod({ isReconciled: false })] })] });
    expect((await write(statement, { format: 'csv' })).fileName).toBe('january-not-reconciled.csv');
    expect((await write(statement, { format: 'xlsx' })).fileName).toBe('january.xlsx');
    expect((await write(exportStatement(), { format: 'csv' })).fileName).toBe('january.csv');
  });

  it('names a row without a date when the format needs dates', async () => {
    const rows = [exportRow(), exportRow({ date: null, description: 'LOST', page: 3 })];
    const statement = exportStatement({ accounts: [exportAccount({ periods: [exportPeriod({ rows })] })] });
    await expect(writeExport(statement, { format: 'qbo' })).rejects.toThrow('Row 2 (page 3), "LOST", has no date');
    expect((await write(statement, { format: 'csv' })).text).toContain('\r\n,,LOST,');
  });

  it('answers an unknown format and wrong options with what is wrong', async () => {
    await expect(writeExport(exportStatement(), { format: 'docx' })).rejects.toMatchObject({ problem: 'unknownFormat' });
    const failure = writeExport(exportStatement(), { format: 'qbo', options: { accountId: '123', bid: '' } });
    await expect(failure).rejects.toMatchObject({
      problem: 'invalidOptions',
      data: {
        issues: [
          { path: ['accountId'], message: 'Account number must be at least 4 characters' },
          { path: ['bid'], message: 'Bank is required. Select "Chase Web Download" if your bank is not listed.' },
        ],
      },
    });
  });

  it('strips from the file name what file systems refuse', async () => {
    const file = await write(exportStatement({ documentName: 'a/b\\c:d*?"<>|e.PDF' }), { format: 'csv' });
    expect(file.fileName).toBe('a b c d e.csv');
  });

  it('gives the same bytes again, zip and xlsx included', async () => {
    const statement = exportStatement({ accounts: [referenceBankAccount(), referenceCard()] });
    for (const format of ['xlsx', 'qbo', 'csv', 'json', 'custom-all']) {
      const first = await write(statement, { format });
      const second = await write(statement, { format });
      expect(Buffer.compare(first.bytes, second.bytes), format).toBe(0);
    }
  });
});

describe('several accounts in the OFX family', () => {
  const statement = exportStatement({ accounts: [referenceBankAccount(), referenceCard()] });

  it('become a zip of one file for each account', async () => {
    const file = await write(statement, { format: 'qbo', options: { bankId: '021000021' }, createdOn: '2024-02-01' });
    expect([file.fileName, file.mimetype]).toEqual(['january.zip', 'application/zip']);
    const entries = unzipSync(file.bytes);
    expect(Object.keys(entries)).toEqual(['january-123456789.qbo', 'january-4111111111119876.qbo']);
    const decode = (name: string) => new TextDecoder().decode(entries[name]);
    expect(decode('january-123456789.qbo')).toBe(reference('bank.qbo'));
    expect(decode('january-4111111111119876.qbo')).toBe(reference('card.qbo'));
  });

  it("keep their own numbers and types, whatever the form says of one account", async () => {
    const options = { accountId: '99999', accountType: 'savings', currency: 'EUR' };
    const entries = Object.values(unzipSync((await write(statement, { format: 'ofx', options })).bytes)).map((bytes) => new TextDecoder().decode(bytes));
    expect(entries[0]).toContain('<CURDEF>USD\r\n<BANKACCTFROM>\r\n<BANKID>123456789\r\n<ACCTID>123456789\r\n<ACCTTYPE>SAVINGS');
    expect(entries[1]).toContain('<CCACCTFROM>\r\n<ACCTID>4111111111119876\r\n</CCACCTFROM>');
    const single = await write(exportStatement(), { format: 'ofx', options });
    expect(single.text).toContain('<CURDEF>EUR\r\n<BANKACCTFROM>\r\n<BANKID>123456789\r\n<ACCTID>99999\r\n<ACCTTYPE>SAVINGS');
  });

  it('stay in one file when the user says so', async () => {
    const file = await write(statement, { format: 'ofx', options: { separateFilesForAccounts: false } });
    expect(file.fileName).toBe('january.ofx');
    expect(file.text.indexOf('<BANKMSGSRSV1>')).toBeLessThan(file.text.indexOf('<CREDITCARDMSGSRSV1>'));
  });

  it('of two monthly documents are one account with both months', async () => {
    const later = exportAccount({
      periods: [exportPeriod({ startDate: '2024-02-01', endDate: '2024-02-29', endBalanceMinor: 5, rows: [exportRow({ date: '2024-02-03' })] })],
    });
    const file = await write([exportStatement({ documentName: 'february.pdf', accounts: [later] }), exportStatement()], { format: 'ofx' });
    expect(file.text).toContain('<DTSTART>20240101120000\r\n<DTEND>20240229120000');
    expect(file.text.match(/<STMTTRN>/g)).toHaveLength(2);
    expect(file.text).toContain('<BALAMT>0.05');
  });
});
