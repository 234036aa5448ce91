// xlsx and csv opened by openpyxl and LibreOffice.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { oneLine } from '../text.js';
import { accounts, folder, rowsOf, run, save, withProgram } from './outsidePrograms.js';

const readWorkbook = `
import sys, json, datetime, openpyxl
plain = lambda v: v.isoformat()[:10] if isinstance(v, datetime.datetime) else v
book = openpyxl.load_workbook(sys.argv[1])
sheet = book['Transactions']
print(json.dumps({'sheets': book.sheetnames, 'freeze': sheet.freeze_panes, 'filter': sheet.auto_filter.ref,
  'types': [[c.data_type for c in row] for row in sheet.iter_rows(min_row=2)],
  'rows': [[plain(c.value) for c in row] for row in sheet.iter_rows(min_row=2)],
  'formulas': [plain(c.value) for c in list(book['Reconciliation'].iter_rows(min_row=2))[0]]}))
`;

withProgram('/usr/bin/python3', ['-c', 'import openpyxl'], 'python3-openpyxl', () => {
  it('reads typed dates, numbers and texts, and no formula among the transactions', async () => {
    const [path] = await save('xlsx');
    const book = JSON.parse(run('/usr/bin/python3', ['-c', readWorkbook, path!])) as { sheets: string[]; freeze: string; filter: string; types: string[][]; rows: unknown[][]; formulas: string[] };
    const rows = accounts.flatMap((account) => rowsOf(account).map((row) => ({ row, account })));
    expect([book.sheets, book.freeze, book.filter]).toEqual([['Transactions', 'Reconciliation'], 'A2', `A1:O${rows.length + 1}`]);
    expect(book.rows.map((cells) => cells[0])).toEqual(rows.map(({ row }) => row.date));
    expect(book.rows.map((cells) => cells[4])).toEqual(rows.map(({ row, account }) => row.amountMinor / 10 ** account.decimals));
    expect(book.rows.map((cells) => cells[5])).toEqual(rows.map(({ row, account }) => row.balanceMinor! / 10 ** account.decimals));
    expect(book.rows.map((cells) => String(cells[2]).replace('_x005F_', '_'))).toEqual(rows.map(({ row }) => oneLine(row.description)));
    expect(new Set(book.types.map((types) => `${types[0]}${types[2]}${types[4]}`))).toEqual(new Set(['dsn']));
    expect(book.formulas.filter((value) => String(value).startsWith('=ROUND'))).toHaveLength(4);
  });
});

const soffice = (...args: string[]) => run('soffice', ['--headless', `-env:UserInstallation=file://${folder}/profile`, ...args, '--outdir', folder]);

withProgram('soffice', ['--version'], 'libreoffice-calc', () => {
  it('recalculates the reconciliation to a difference of zero and reads the rows', async () => {
    const [path] = await save('xlsx');
    soffice('--convert-to', 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false,false,false,-1', path!);
    const written = readdirSync(folder).filter((name) => name.startsWith(basename(path!, '.xlsx')));
    const sheet = (name: string): string[] => readFileSync(join(folder, written.find((file) => file.includes(name))!), 'utf8').trim().split('\n');
    expect(sheet('Transactions')).toHaveLength(1 + accounts.flatMap(rowsOf).length);
    expect(sheet('Transactions')[2]).toContain('=SUM(A1:A9)');
    const [, ...periods] = sheet('Reconciliation');
    expect(periods).toHaveLength(accounts.flatMap((account) => account.periods).length);
    for (const line of periods) expect(line).toMatch(/,0(\.0+)?,Reconciled,/);
  }, 120_000);

  it('opens csv with amounts as numbers, dates as dates and texts as texts: nothing runs as a formula', async () => {
    const [path] = await save('csv');
    // Fields by comma, texts in double quotes, UTF-8; formulas are evaluated as when a person opens the file.
    soffice('--infilter=CSV:44,34,76,1,,1033,false,true,false,false,false,-1', '--convert-to', 'fods', path!);
    const cells = [...readFileSync(path!.replace(/csv$/, 'fods'), 'utf8').matchAll(/<table:table-cell[^>]*office:value-type="(\w+)"[^>]*>/g)];
    const values = (type: string, attribute: string) => cells.filter(([, kind]) => kind === type).map(([cell]) => new RegExp(`office:${attribute}="([^"]*)"`).exec(cell)![1]);
    expect(cells.filter(([cell]) => cell.includes('table:formula'))).toEqual([]);
    const rows = accounts.flatMap((account) => rowsOf(account).map((row) => ({ ...row, unit: 10 ** account.decimals })));
    expect(values('date', 'date-value')).toEqual(rows.flatMap(({ date, date2 }) => [date, ...(date2 ? [date2] : [])]));
    const numbers = values('float', 'value').map(Number);
    for (const { amountMinor, balanceMinor, unit } of rows) for (const value of [amountMinor, balanceMinor!]) expect(numbers).toContain(value / unit);
  }, 120_000);
});
