import { ColumnConfig } from '@tieout/sdk/contract';
import type { BankColumnSource } from '@tieout/sdk/contract';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { collectBytes } from '../chunks.js';
import { exportAccount, exportPeriod, exportRow, exportStatement } from '../statement.factory.js';
import { writeExport } from '../writeExport.js';

const rows = [
  exportRow({
    date2: '2024-01-04', payee: 'Shop', balanceMinor: 98766, checkNumber: '7', refNumber: 'R1', category: 'Food', categoryKeyword: 'shop', page: 3, metadata: 'm',
  }),
  exportRow({ date: '2024-01-06', amountMinor: 5000 }),
];
const statement = exportStatement({ accounts: [exportAccount({ periods: [exportPeriod({ rows })] })] });

const column = (source: BankColumnSource, rest: object = {}, index = 0) => ({ index, source, ...rest });
const linesOf = async (columns: object[], options: object = {}, format = 'custom-mine'): Promise<string[]> => {
  const { chunks } = await writeExport(statement, { format, options: { columns, ...options } });
  return new TextDecoder().decode(await collectBytes(chunks)).trimEnd().split('\r\n');
};

describe('a custom format', () => {
  it.each<[BankColumnSource, string, string, string]>([
    ['date', 'Date', '2024-01-05', '2024-01-06'], ['date2', 'Date 2', '2024-01-04', ''], ['payee', 'Payee', 'Shop', ''], ['name', 'Description', 'CARD PAYMENT', 'CARD PAYMENT'],
    ['amount', 'Amount', '-12.34', '50.00'], ['credit', 'Credit', '', '50.00'], ['debit', 'Debit', '12.34', ''], ['balance', 'Balance', '987.66', ''],
    ['checkNumber', 'Check Number', '7', ''], ['refNumber', 'Reference', 'R1', ''], ['account', 'Account', '123456789', '123456789'], ['category', 'Category', 'Food', ''],
    ['categoryKeyword', 'Category Keyword', 'shop', ''], ['fileName', 'File', 'january.pdf', 'january.pdf'], ['pageNumber', 'Page', '3', '1'], ['metadata', 'Metadata', 'm', ''],
    ['autoIncrement', 'Column 1', '1', '2'], ['transactionType', 'Transaction Type', 'Debit', 'Credit'], ['hardcodedValue', 'Column 1', '', ''],
  ])('source %s: its heading and values', async (source, heading, first, second) => {
    // A second column keeps lines of empty cells apart.
    const lines = await linesOf([column(source), column('hardcodedValue', { hardcodedValue: 'x', heading: { text: 'H' } }, 1)]);
    expect(lines).toEqual([`${heading},H`, `${first},x`, `${second},x`]);
  });

  it('orders columns by index, and takes headings, labels, fixed values and parameters from the columns', async () => {
    const lines = await linesOf([
      column('amount', { params: { decimalSeparator: ',', invertSign: true }, heading: { text: 'Betrag' } }, 2),
      column('date', { params: { dateFormat: 'DD/MM/YYYY' } }, 0),
      column('transactionType', { creditLabel: 'In', debitLabel: 'Out' }, 3),
      column('autoIncrement', { params: { start: 100 }, heading: { hasHeading: false } }, 1),
      column('hardcodedValue', { hardcodedValue: '=evil' }, 4),
    ]);
    expect(lines).toEqual(['Date,,Betrag,Transaction Type,Column 5', "05/01/2024,100,\"12,34\",Out,'=evil", "06/01/2024,101,\"-50,00\",In,'=evil"]);
  });

  it('basic and all are built in', async () => {
    expect((await linesOf([], {}, 'custom-basic'))[0]).toBe('Date,Description,Amount');
    expect((await linesOf([], {}, 'custom-all'))[0]).toBe(
      'Date,Date 2,Payee,Description,Amount,Credit,Debit,Balance,Check Number,Reference,Account,Category,Category Keyword,File,Page',
    );
  });

  it('is a workbook when the file type says so', async () => {
    const file = await writeExport(statement, { format: 'custom-basic', options: { fileType: 'XLSX' } });
    expect(file.fileName).toBe('january.xlsx');
    expect(Object.keys(unzipSync(await collectBytes(file.chunks)))).toContain('xl/worksheets/sheet1.xml');
  });

  it('writes dates and amounts as text in a workbook, and numbers among texts as numbers, where its columns say so', async () => {
    const columns = [column('date', { type: 'text', params: { dateFormat: 'DD/MM/YYYY' } }), column('amount', { type: 'text', params: { decimalSeparator: ',' } }, 1), column('amount', { type: 'number' }, 2), column('checkNumber', { type: 'number' }, 3), column('checkNumber', { type: 'text' }, 4)];
    const { chunks } = await writeExport(statement, { format: 'custom-mine', options: { columns, fileType: 'XLSX' } });
    const sheet = new TextDecoder().decode(unzipSync(await collectBytes(chunks))['xl/worksheets/sheet1.xml']);
    const second = /<row r="2">(.*?)<\/row>/.exec(sheet)![1]!;
    expect([...second.matchAll(/<c [^>]*?( t="inlineStr")?>.*?(?:<t[^>]*>|<v>)(.*?)</g)].map(([, isText, value]) => [Boolean(isText), value])).toEqual([
      [true, '05/01/2024'], [true, '-12,34'], [false, '-12.34'], [false, '7'], [true, '7'],
    ]);
  });

  it('runs no heading as a formula', async () => {
    expect((await linesOf([column('date', { heading: { text: '=1+1' } })]))[0]).toBe("'=1+1");
  });

  it('without columns is refused', async () => {
    await expect(writeExport(statement, { format: 'custom-mine' })).rejects.toThrow('"mine" has no columns');
  });

  it('gives a new column the defaults of the specification', () => {
    expect(ColumnConfig.parse({ index: 0, source: 'name' })).toEqual({
      index: 0, source: 'name', type: 'date', params: {}, heading: { hasHeading: true, text: '' }, creditLabel: 'Credit', debitLabel: 'Debit', hardcodedValue: '',
    });
  });
});
