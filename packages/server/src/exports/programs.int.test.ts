// Our files opened by programs nobody here wrote. Each suite runs where its program is installed and says so where it is not.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unzipSync } from 'fflate';
import { afterAll, describe, expect, it } from 'vitest';
import { collectBytes } from './chunks.js';
import { awkwardStatement } from './statement.factory.js';
import type { ExportAccount, ExportRow } from './statement.js';
import { oneLine, toAscii } from './text.js';
import { writeExport } from './writeExport.js';

const folder = mkdtempSync(join(tmpdir(), 'tieout-programs-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the suite when the command answers; otherwise the suite's name in the report says what to install. */
function withProgram(command: string, args: string[], debianPackage: string, suite: () => void): void {
  const isFound = spawnSync(command, args).status === 0;
  describe.skipIf(!isFound)(isFound ? command : `${command} was not found (apt-get install ${debianPackage}), left out`, suite);
}

const run = (command: string, args: string[]): string => execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, LC_ALL: 'C.UTF-8', TZ: 'America/New_York' } });

async function save(format: string, options: object = {}, accounts?: ExportAccount[]): Promise<string[]> {
  const statement = awkwardStatement();
  const file = await writeExport({ ...statement, accounts: accounts ?? statement.accounts }, { format, options });
  const bytes = await collectBytes(file.chunks);
  const files = file.fileName.endsWith('.zip') ? Object.entries(unzipSync(bytes)) : [[file.fileName, bytes] as const];
  return files.map(([name, content], index) => {
    const path = join(folder, `${format}-${index}.${name.split('.').pop()}`);
    writeFileSync(path, content);
    return path;
  });
}

const { accounts } = awkwardStatement();
const rowsOf = (account: ExportAccount): ExportRow[] => account.periods.flatMap((period) => [...(period.rows as ExportRow[])]);
const closing = (account: ExportAccount): number => account.periods.at(-1)!.endBalanceMinor!;
const schema = (version: string): string => fileURLToPath(new URL(`fixtures/schemas/camt.053.001.${version}.xsd`, import.meta.url));

withProgram('xmllint', ['--version'], 'libxml2-utils', () => {
  it.each(['02', '08'])('finds camt.053.001.%s valid against the ISO 20022 schema', async (version) => {
    const [path] = await save(`camt053-v${Number(version)}`);
    expect(() => run('xmllint', ['--noout', '--schema', schema(version), path!])).not.toThrow();
  });

  it('finds OFX 2.1.1 well-formed', async () => {
    for (const path of await save('ofx', { version: '2.1.1' })) expect(() => run('xmllint', ['--noout', path])).not.toThrow();
  });
});

withProgram('ofxdump', ['--version'], 'ofx', () => {
  it.each([['qbo', toAscii], ['ofx', (text: string) => text]])('reads every row of %s: days, amounts, texts and the closing balance', async (format, characters) => {
    // libofx prints two decimals, so the accounts of two decimals are compared.
    const usual = accounts.filter(({ decimals }) => decimals === 2);
    for (const [index, path] of (await save(format, {}, usual)).entries()) {
      const account = usual[index]!;
      const found = run('ofxdump', [path]);
      const all = (pattern: RegExp): string[] => [...found.matchAll(pattern)].map((match) => match[1]!.trim());
      expect(all(/Total money amount: (.*)/g)).toEqual(rowsOf(account).map(({ amountMinor }) => (amountMinor / 100).toFixed(2)));
      expect(all(/Date posted: (.*)/g).map((date) => new Date(`${date.replace(/ E[SD]T/, '')} UTC`).toISOString().slice(0, 10))).toEqual(rowsOf(account).map(({ date }) => date));
      expect(all(/Ledger balance: (.*)/g)).toEqual([(closing(account) / 100).toFixed(2)]);
      expect(new Set(all(/Financial institution's ID for this transaction: (.*)/g)).size).toBe(rowsOf(account).length);
      const texts = all(/(?:\(memo\)|transaction description): (.*)/g);
      for (const { description } of rowsOf(account)) expect(texts).toContainEqual([...characters(oneLine(description))].slice(0, 255).join('').trim());
    }
  });
});

withProgram('hledger', ['--version'], 'hledger', () => {
  it('checks the journal strictly, balance assertions included, and reaches the closing balances', async () => {
    const [path] = await save('ledger');
    expect(() => run('hledger', ['-f', path!, 'check', '--strict'])).not.toThrow();
    const balances = run('hledger', ['-f', path!, 'balance', '--flat', '-N', 'Assets', 'Liabilities', '-O', 'csv']);
    for (const account of accounts) expect(balances.replaceAll(',', '')).toContain(`${plainAmount(account)} ${account.currency}`);
  });

  it('refuses the journal when one amount is changed', async () => {
    const [path] = await save('ledger');
    const broken = `${path}.broken.journal`;
    writeFileSync(broken, run('cat', [path!]).replace('-12.35 USD', '-12.36 USD').replace(' 12.35 USD', ' 12.36 USD'));
    expect(() => run('hledger', ['-f', broken, 'check'])).toThrow();
  });
});

withProgram('ledger', ['--version'], 'ledger', () => {
  it('reads the same journal in its strict and pedantic mode', async () => {
    const [path] = await save('ledger');
    const result = spawnSync('ledger', ['-f', path!, '--strict', '--pedantic', 'register', '^Assets', '^Liabilities'], { encoding: 'utf8' });
    expect([result.status, result.stderr]).toEqual([0, '']);
    // Each row and the opening of each account; two lines where a column is too narrow do not begin with a date.
    expect(result.stdout.split('\n').filter((line) => /^\d/.test(line)).length).toBeGreaterThan(100);
  });
});

withProgram('bean-check', ['--help'], 'beancount', () => {
  it('finds no error, and finds one when an amount is changed', async () => {
    const [path] = await save('beancount');
    expect(run('bean-check', [path!])).toBe('');
    // Beancount lets a balance be off by one cent, so the change is larger.
    const broken = `${path}.broken.beancount`;
    writeFileSync(broken, run('cat', [path!]).replace('-12.35 USD', '-13.35 USD').replace(' 12.35 USD', ' 13.35 USD'));
    expect(() => run('bean-check', [broken])).toThrow();
  });
});

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

withProgram('soffice', ['--version'], 'libreoffice-calc', () => {
  it('recalculates the reconciliation to a difference of zero and reads the rows', async () => {
    const [path] = await save('xlsx');
    run('soffice', ['--headless', `-env:UserInstallation=file://${folder}/profile`, '--convert-to', 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false,false,false,-1', '--outdir', folder, path!]);
    const written = readdirSync(folder).filter((name) => name.startsWith('xlsx-0-'));
    const sheet = (name: string): string[] => run('cat', [join(folder, written.find((file) => file.includes(name))!)]).trim().split('\n');
    expect(sheet('Transactions')).toHaveLength(1 + accounts.flatMap(rowsOf).length);
    expect(sheet('Transactions')[2]).toContain('=SUM(A1:A9)');
    for (const line of sheet('Reconciliation').slice(1)) expect(line).toMatch(/,0(\.0+)?,Reconciled,/);
  }, 120_000);
});

function plainAmount(account: ExportAccount): string {
  return (closing(account) / 10 ** account.decimals).toFixed(Math.max(1, account.decimals));
}
