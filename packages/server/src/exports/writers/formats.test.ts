// Facts about single formats that the golden files do not show.
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { collectBytes } from '../chunks.js';
import { exportAccount, exportPeriod, exportRow, exportStatement, referenceBankAccount } from '../statement.factory.js';
import type { ExportAccount, ExportPeriod, ExportRow, ExportStatement } from '../statement.js';
import { writeExport } from '../writeExport.js';

const textOf = async (statement: ExportStatement, format: string, options: object = {}): Promise<string> =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await collectBytes((await writeExport(statement, { format, options })).chunks));
const withRows = (rows: Partial<ExportRow>[], account: Partial<ExportAccount> = {}, period = {}): ExportStatement =>
  exportStatement({ accounts: [exportAccount({ ...account, periods: [exportPeriod({ ...period, rows: rows.map(exportRow) })] })] });
const sheets = async (statement: ExportStatement, options: object = {}): Promise<Record<string, string>> =>
  Object.fromEntries(Object.entries(unzipSync(await collectBytes((await writeExport(statement, { format: 'xlsx', options })).chunks))).map(([name, bytes]) => [name, strFromU8(bytes)]));

describe('csv', () => {
  it('keeps spreadsheets from running a text, and leaves amounts and dates alone', async () => {
    const statement = withRows([{ description: '=HYPERLINK("x")' }, { description: '+1' }, { description: '@a' }, { description: '-b', amountMinor: -5 }]);
    const lines = (await textOf(statement, 'csv', { columns: 'basic' })).split('\r\n');
    expect(lines).toEqual(['Date,Description,Amount', `2024-01-05,"'=HYPERLINK(""x"")",-12.34`, "2024-01-05,'+1,-12.34", "2024-01-05,'@a,-12.34", "2024-01-05,'-b,-0.05", '']);
  });

  it('begins with a byte order mark only when asked', async () => {
    expect((await textOf(exportStatement(), 'csv', { bom: true })).startsWith('\ufeffDate,')).toBe(true);
    expect((await textOf(exportStatement(), 'csv')).startsWith('Date,')).toBe(true);
  });

  it('gives each line of a description its own column when asked', async () => {
    const lines = (await textOf(withRows([{ description: 'a\nb' }, { description: 'c' }]), 'csv', { columns: 'basic', splitMultilineDescription: true })).split('\r\n');
    expect(lines.slice(0, 3)).toEqual(['Date,Description 1,Description 2,Amount', '2024-01-05,a,b,-12.34', '2024-01-05,c,,-12.34']);
  });

  it('puts the words of a document without rows into as many columns as asked, losing none', async () => {
    const statement = exportStatement({ accounts: [], generic: [{ page: 1, cells: ['a', 'b', 'c', 'd'] }, { page: 2, cells: ['e'] }] });
    expect(await textOf(statement, 'csv', { columnCount: 3 })).toBe('a,b,c d\r\ne,,\r\n');
    await expect(writeExport(statement, { format: 'csv', options: { columnCount: 21 } })).rejects.toThrow('Must be 20 or less');
    await expect(writeExport(statement, { format: 'qbo' })).rejects.toMatchObject({ problem: 'noData' });
  });
});

describe('xlsx', () => {
  it('writes amounts of each currency with its decimals, exactly', async () => {
    const amount = async (decimals: number, amountMinor: number) => /<c r="E2" s="(\d+)"><v>([^<]*)<\/v>/.exec((await sheets(withRows([{ amountMinor }], { decimals })))['xl/worksheets/sheet1.xml']!)!.slice(1);
    expect(await amount(2, -9_007_199_254_740_991)).toEqual(['11', '-90071992547409.91']);
    expect(await amount(0, 1234)).toEqual(['9', '1234']);
    expect(await amount(3, 1)).toEqual(['12', '0.001']);
  });

  it('marks a text that looks like a formula so that editing the cell does not run it', async () => {
    const parts = await sheets(withRows([{ description: '=1+1' }]));
    expect(parts['xl/worksheets/sheet1.xml']).toContain('<c r="C2" s="3" t="inlineStr"><is><t xml:space="preserve">=1+1</t></is></c>');
    const formats = [...parts['xl/styles.xml']!.split('<cellXfs')[1]!.matchAll(/<xf [^>]*>/g)].map(([tag]) => tag);
    expect(formats[3]).toContain('quotePrefix="1"');
  });

  it('counts days without a time zone', async () => {
    const serial = async (date: string) => /<c r="A2" s="\d+"><v>(\d+)/.exec((await sheets(withRows([{ date }])))['xl/worksheets/sheet1.xml']!)![1];
    expect([await serial('2024-02-29'), await serial('1999-12-31')]).toEqual(['45351', '36525']);
  });

  it('says on the Reconciliation sheet what is not proved', async () => {
    const statement = withRows([{}], {}, { isReconciled: false, startBalanceMinor: 1000, endBalanceMinor: 1000 });
    const sheet = (await sheets(statement))['xl/worksheets/sheet2.xml']!;
    expect(sheet).toContain('>Not proved<');
    expect(sheet).toContain('10.00 + 0.00 - 12.34 &lt;&gt; 10.00');
    expect(sheet).toContain('<f>ROUND(K2-L2,2)</f><v>-12.34</v>');
  });
});

describe('json', () => {
  it('has what a statement prints of itself where it does', async () => {
    const source = { means: 'printed' as const, page: 1, box: null };
    const periodOf = async (period: Partial<ExportPeriod>) => JSON.parse(await textOf(withRows([], {}, period), 'json')).accounts[0].periods[0];
    expect((await periodOf({ facts: { minimumPayment: { value: 3500, source } } })).facts).toEqual({ minimumPayment: { value: '35.00', source } });
    for (const facts of [{}, null, undefined]) expect(await periodOf({ facts })).not.toHaveProperty('facts');
  });

  it('has the stable shape, amounts as text with the decimals of the currency', async () => {
    const source = { means: 'printed' as const, page: 1, box: [1, 2, 3, 4] as [number, number, number, number] };
    const proof = {
      status: 'reconciled' as const, method: 'sum' as const, differenceMinor: 0, firstBreak: null, repairs: [], openQuestions: [], explanation: 'It ties out.',
      terms: [{ name: 'startBalance' as const, amountMinor: 123450, source }],
      checks: [{ kind: 'countDebits' as const, label: 'Withdrawals', expected: 1, actual: 1, ok: true, source: null }],
    };
    const statement = withRows([{ checkNumber: '7', balanceMinor: 122216, box: [10, 20, 300.5, 30] }], {}, { proof, startBalanceMinor: 123450, endBalanceMinor: 122216 });
    expect(JSON.parse(await textOf(statement, 'json'))).toEqual({
      document: 'january.pdf', pages: 1, currency: 'USD',
      accounts: [
        {
          number: '123456789', name: 'Checking', type: 'bank',
          periods: [
            {
              startDate: '2024-01-01', endDate: '2024-01-31', startBalance: '1234.50', endBalance: '1222.16', isReconciled: true,
              proof: {
                status: 'reconciled', method: 'sum', terms: [{ name: 'startBalance', amount: '1234.50', source }], difference: '0.00',
                checks: [{ kind: 'countDebits', label: 'Withdrawals', expected: '1', actual: '1', ok: true, source: null }],
                firstBreak: null, repairs: [], explanation: 'It ties out.',
              },
              transactions: [
                { date: '2024-01-05', date2: null, description: 'CARD PAYMENT', amount: '-12.34', balance: '1222.16', checkNumber: '7', page: 1, box: [10, 20, 300.5, 30], status: 'reconciled' },
              ],
            },
          ],
        },
      ],
    });
  });

  it('holds a statement without rows, which no other format does', async () => {
    const statement = withRows([], {}, { startBalanceMinor: 5, endBalanceMinor: 5 });
    expect(JSON.parse(await textOf(statement, 'json')).accounts[0].periods[0]).toMatchObject({ startBalance: '0.05', transactions: [] });
    await expect(writeExport(statement, { format: 'csv' })).rejects.toMatchObject({ problem: 'noData' });
  });
});

describe('transaction ids', () => {
  const ids = async (rows: Partial<ExportRow>[]) => [...(await textOf(withRows(rows), 'ofx')).matchAll(/<FITID>(.*)\r/g)].map((match) => match[1]);

  it('stay the same when rows before are left out, a payee or an edited description changes', async () => {
    const [, second] = await ids([{ description: 'A' }, { description: 'B' }]);
    expect(await ids([{ description: 'B', payee: 'New name' }])).toEqual([second]);
    expect(await ids([{ description: 'Edited', originalDescription: 'B' }])).toEqual([second]);
  });

  it('differ for true twins, and for the same row of another account', async () => {
    const [first, second] = await ids([{}, {}]);
    expect(first).toMatch(/^20240105[0-9A-F]{12}$/);
    expect(second).not.toBe(first);
    const other = await textOf(withRows([{}], { number: '42' }), 'ofx');
    expect(other).not.toContain(first!);
  });
});

describe('limits and escapes', () => {
  it('cut before escaping, by characters', async () => {
    const text = await textOf(withRows([{ payee: `${'&'.repeat(31)}😀😀`, description: `${'<'.repeat(300)}` }]), 'ofx', { version: '2.1.1' });
    expect(text).toContain(`<NAME>${'&amp;'.repeat(31)}😀</NAME>`);
    expect(text).toContain(`<MEMO>${'&lt;'.repeat(255)}</MEMO>`);
  });

  it('leave no control character, line break or lone surrogate in any text format', async () => {
    const description = 'a\u0000b\u0007c\ud800d\r\ne\u2028f\ufffe';
    for (const format of ['csv', 'ofx', 'qif', 'camt053-v2', 'mt940', 'beancount', 'ledger', 'netsuite']) {
      const text = await textOf(withRows([{ description }]), format);
      expect(text, format).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u2028\ufffe]/);
      expect(text, format).toMatch(/a b c.d e f/);
    }
  });

  it('escape what ledger and hledger would read as a comment, code or tag', async () => {
    const text = await textOf(withRows([{ payee: '(12) A; B | C', description: 'Date: 05 [2024-13-45] x' }]), 'ledger');
    expect(text).toContain('2024-01-05 * [12] A, B / C\n    ; Date - 05 (2024-13-45) x\n');
  });
});

describe('files of accounting programs', () => {
  it('Xero gets at most 1,000 lines in a file', async () => {
    const rows = Array.from({ length: 2500 }, (_, index) => ({ description: `row ${index}` }));
    const file = await writeExport(withRows(rows), { format: 'xero-csv' });
    const entries = Object.entries(unzipSync(await collectBytes(file.chunks)));
    expect(entries.map(([name, bytes]) => [name, strFromU8(bytes).trim().split('\r\n').length])).toEqual([['january-1.csv', 1001], ['january-2.csv', 1001], ['january-3.csv', 501]]);
    expect(strFromU8(entries[2]![1])).toContain('row 2499');
  });

  it('Sage 50 has its own types and nominal code for cards', async () => {
    const text = await textOf(withRows([{}, { amountMinor: 5 }], { type: 'card' }), 'sage-csv');
    expect(text.split('\r\n').slice(1, 3)).toEqual(['VP,1240,9998,0,05/01/2024,,CARD PAYMENT,12.34,T9,0.00,1,,,,', 'VR,1240,9998,0,05/01/2024,,CARD PAYMENT,0.05,T9,0.00,1,,,,']);
  });

  it('IIF needs a source account, and a destination when categories are not used', async () => {
    await expect(textOf(exportStatement(), 'iif')).rejects.toThrow('Source account is required');
    await expect(textOf(exportStatement(), 'iif', { fromAccount: 'A', useCategoryAsDestination: false })).rejects.toThrow('Destination account is required');
    const text = await textOf(withRows([{ payee: 'A\t"B"' }]), 'iif', { fromAccount: 'Bank', useCategoryAsDestination: false, toAccount: 'Ask:My Accountant' });
    expect(text).toContain("TRNS\t\tCHECK\t01/05/2024\tBank\tA 'B'\t\t-12.34\t\tCARD PAYMENT\tN\r\nSPL\t\tCHECK\t01/05/2024\tAsk:My Accountant\t\t\t12.34");
  });
});

describe('camt.053 and MT940 of a statement that is not proved', () => {
  const open = withRows([{ amountMinor: -100 }], {}, { isReconciled: false, endBalanceMinor: 900 });

  it('count the missing balance from the rows, and camt.053 says so', async () => {
    expect(await textOf(open, 'camt053-v2')).toContain('<AddtlStmtInf>Not reconciled. A balance here is not printed on the statement');
    expect(await textOf(open, 'mt940')).toContain(':60F:C240101USD10,00');
  });

  it('write an overdrawn balance as a debit', async () => {
    const statement = withRows([{ amountMinor: -100 }], { currency: 'JPY', decimals: 0 }, { startBalanceMinor: 0, endBalanceMinor: -100 });
    expect(await textOf(statement, 'mt940')).toContain(':62F:D240131JPY100,\r\n-');
  });
});

describe('plain-text accounting asserts only what is proved', () => {
  it('nothing in a period that is not reconciled', async () => {
    const account = referenceBankAccount();
    account.periods[0]!.isReconciled = false;
    const statement = exportStatement({ accounts: [account] });
    expect(await textOf(statement, 'beancount')).not.toContain(' balance ');
    expect(await textOf(statement, 'beancount')).toContain('; Not reconciled to 2024-01-31');
    expect(await textOf(statement, 'ledger')).not.toContain(' = ');
  });

  it('movements between two statements that are not there are named', async () => {
    const first = exportPeriod({ startBalanceMinor: 0, endBalanceMinor: -1234 });
    const second = exportPeriod({ startDate: '2024-03-01', endDate: '2024-03-31', startBalanceMinor: 5000, endBalanceMinor: 3766, rows: [exportRow({ date: '2024-03-05' })] });
    const text = await textOf(exportStatement({ accounts: [exportAccount({ periods: [first, second] })] }), 'beancount');
    expect(text).toContain('2024-03-01 * "Movements not in these statements"\n  Assets:Bank:Checking-6789  62.34 USD');
    expect(text).toContain('2024-04-01 balance Assets:Bank:Checking-6789  37.66 USD');
  });
});
