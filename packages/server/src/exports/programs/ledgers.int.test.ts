// Plain-text accounting: the journal read by hledger and ledger, the Beancount file by Beancount.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { formatMinor } from '@tieout/sdk/contract';
import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import type { ExportAccount, ExportRow } from '../statement.js';
import { oneLine } from '../text.js';
import { accounts, closing, rowsOf, run, save, withProgram } from './outsidePrograms.js';

/** Ledger and hledger take no amount without a decimal. */
const amountOf = (account: ExportAccount, minor: number): string => (account.decimals === 0 ? `${minor}.0` : formatMinor(minor, account.decimals));
/** hledger takes ";" for the begin of a comment and "|" for the end of the payee: the journal has other signs there. */
const words = (text: string | null): string => oneLine(text).replaceAll(';', ',').replaceAll('|', '/');
const payeeOf = (row: ExportRow): string => words(row.payee) || words(row.description);

/** Rows as the program gives them: by account, without the opening balance, in the order of their dates. */
function byAccount(rows: readonly { account: string; line: string }[]): string[][] {
  const found = new Map<string, string[]>();
  for (const { account, line } of rows) found.set(account, [...(found.get(account) ?? []), line]);
  return [...found.values()].map((lines) => lines.slice(1));
}

withProgram('hledger', ['--version'], 'hledger', () => {
  it('checks the journal strictly, balance assertions included, and reaches the closing balances', async () => {
    const [path] = await save('ledger');
    expect(() => run('hledger', ['-f', path!, 'check', '--strict'])).not.toThrow();
    const balances = run('hledger', ['-f', path!, 'balance', '--flat', '-N', 'Assets', 'Liabilities', '-O', 'csv']);
    for (const account of accounts) expect(balances.replaceAll(',', '')).toContain(`${amountOf(account, closing(account))} ${account.currency}`);
  });

  it('reads every row: days, amounts, payees', async () => {
    const [path] = await save('ledger');
    const register = parse(run('hledger', ['-f', path!, 'register', '-O', 'csv', 'Assets', 'Liabilities']), { columns: true }) as Record<'date' | 'amount' | 'description' | 'account', string>[];
    const found = byAccount(register.map(({ date, amount, description, account }) => ({ account, line: `${date} ${amount.replaceAll(',', '')} ${description}` })));
    expect(found).toEqual(accounts.map((account) => rowsOf(account).map((row) => `${row.date} ${amountOf(account, row.amountMinor)} ${account.currency} ${payeeOf(row)}`)));
  });

  it('refuses the journal when one amount is changed', async () => {
    const [path] = await save('ledger');
    const broken = `${path}.broken.journal`;
    writeFileSync(broken, readFileSync(path!, 'utf8').replace('-12.35 USD', '-12.36 USD').replace(' 12.35 USD', ' 12.36 USD'));
    expect(() => run('hledger', ['-f', broken, 'check'])).toThrow();
  });
});

withProgram('ledger', ['--version'], 'ledger', () => {
  it('reads the same journal in its strict and pedantic mode, every row of it', async () => {
    const [path] = await save('ledger');
    const format = '%(format_date(date, "%Y-%m-%d"))\t%(quantity(amount))\t%(commodity(amount))\t%(account)\n';
    const { status, stderr, stdout } = spawnSync('ledger', ['-f', path!, '--strict', '--pedantic', '--format', format, 'register', '^Assets', '^Liabilities'], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
    const found = byAccount(stdout.trim().split('\n').map((line) => {
      const [date, amount, currency, account] = line.split('\t');
      return { account: account!, line: `${date} ${Number(amount)} ${currency}` };
    }));
    expect(found).toEqual(accounts.map((account) => rowsOf(account).map((row) => `${row.date} ${row.amountMinor / 10 ** account.decimals} ${account.currency}`)));
  });
});

withProgram('bean-check', ['--help'], 'beancount', () => {
  it('finds no error, and finds one when an amount is changed', async () => {
    const [path] = await save('beancount');
    expect(run('bean-check', [path!])).toBe('');
    // Beancount lets a balance be off by one cent, so the change is larger.
    const broken = `${path}.broken.beancount`;
    writeFileSync(broken, readFileSync(path!, 'utf8').replace('-12.35 USD', '-13.35 USD').replace(' 12.35 USD', ' 13.35 USD'));
    expect(() => run('bean-check', [broken])).toThrow();
  });

  it('reads every row: days, amounts, payees and texts', async () => {
    const [path] = await save('beancount');
    const table = run('bean-query', ['-f', 'csv', path!, "SELECT date, str(number) AS number, currency, payee, narration, account WHERE account ~ '^(Assets|Liabilities)'"]);
    const postings = parse(table, { columns: true, trim: true }) as Record<'date' | 'number' | 'currency' | 'payee' | 'narration' | 'account', string>[];
    const found = byAccount(postings.map(({ date, number, currency, payee, narration, account }) => ({ account: account.trim(), line: `${date} ${Number(number.replace(/[^\d.-]/g, ''))} ${currency.trim()} ${payee.trim()} | ${narration.trim()}` })));
    expect(found).toEqual(accounts.map((account) => rowsOf(account).map((row) =>
      `${row.date} ${row.amountMinor / 10 ** account.decimals} ${account.currency} ${oneLine(row.payee)} | ${oneLine(row.description)}`)));
  });
});
