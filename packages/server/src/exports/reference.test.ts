// The golden files are read correctly by the importers of their formats; our writers must give the very same bytes.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { collectBytes } from './chunks.js';
import { exportStatement, referenceBankAccount, referenceCard } from './statement.factory.js';
import type { ExportAccount } from './statement.js';
import { writeExport } from './writeExport.js';

const bank = [referenceBankAccount()];
const card = [referenceCard()];
const intoOneFile = [referenceBankAccount(), referenceBankAccount('987654321'), referenceCard()];
const routing = { bankId: '021000021' };

const cases: [file: string, accounts: ExportAccount[], format: string, options?: object][] = [
  ['bank.qbo', bank, 'qbo', routing],
  ['bank.qfx', bank, 'qfx', routing],
  ['card.qbo', card, 'qbo', routing],
  ['bank.ofx', bank, 'ofx', routing],
  ['bank-v2.ofx', bank, 'ofx', { ...routing, version: '2.1.1' }],
  ['two-accounts.ofx', intoOneFile, 'ofx', { ...routing, separateFilesForAccounts: false }],
  ['bank.qif', bank, 'qif'],
  ['card.qif', card, 'qif'],
  ['bank.iif', bank, 'iif', { fromAccount: 'Checking' }],
  ['card.iif', card, 'iif', { fromAccount: 'Visa' }],
  ['xero.csv', bank, 'xero-csv'],
  ['sage50-audit-trail.csv', bank, 'sage-csv'],
  ['sage-accounting-3col.csv', bank, 'sage-cloud-csv'],
  ['quickbooks-online-3col.csv', bank, 'csv', { columns: 'basic', dateFormat: 'MM/DD/YYYY' }],
  ['netsuite.csv', bank, 'netsuite'],
  ['bank.camt.053.001.02.xml', bank, 'camt053-v2'],
  ['bank.camt.053.001.08.xml', bank, 'camt053-v8'],
  ['bank.sta', bank, 'mt940'],
  ['bank.beancount', bank, 'beancount'],
  ['bank.journal', bank, 'ledger'],
];

describe('our writers give the reference files', () => {
  it.each(cases)('%s', async (file, accounts, format, options) => {
    const { chunks } = await writeExport(exportStatement({ accounts }), { format, options, createdOn: '2024-02-01' });
    const expected = readFileSync(new URL(`fixtures/reference/${file}`, import.meta.url), 'utf8');
    expect(new TextDecoder().decode(await collectBytes(chunks))).toBe(expected);
  });
});
