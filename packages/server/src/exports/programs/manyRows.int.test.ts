// 100,000 rows, opened by the programs that read as many in seconds; docs/formats.md has the figures of the slower ones.
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { exportAccount, exportPeriod, exportStatement } from '../statement.factory.js';
import type { ExportRow, ExportStatement } from '../statement.js';
import { run, saveStatement, withProgram } from './outsidePrograms.js';

const ROWS = 100_000;

function* rows(): Generator<ExportRow> {
  for (let row = 0; row < ROWS; row += 1) {
    yield {
      date: new Date(Date.UTC(2024, 0, 1) + Math.floor((row * 365) / ROWS) * 86_400_000).toISOString().slice(0, 10), date2: null,
      description: `CARD PAYMENT ${row} AT&T <STORE> Café`, payee: null, amountMinor: (row % 3 === 0 ? 1 : -1) * (100 + ((row * 7919) % 100_000)), balanceMinor: null,
      checkNumber: null, refNumber: null, category: row % 5 ? 'Meals' : null, page: 1, box: null, status: 'reconciled', fileName: 'long.pdf',
    };
  }
}

let sum = 0;
for (const { amountMinor } of rows()) sum += amountMinor;
const long: ExportStatement = exportStatement({
  accounts: [exportAccount({ name: 'Checking', number: null, periods: [exportPeriod({ endDate: '2024-12-31', startBalanceMinor: 0, endBalanceMinor: sum, rows: { [Symbol.iterator]: rows } })] })],
});

withProgram('ledger', ['--version'], 'ledger', () => {
  it(`reaches the closing balance over ${ROWS} rows`, async () => {
    const [path] = await saveStatement(long, 'ledger');
    expect(run('ledger', ['-f', path!, '--strict', 'balance', '^Assets']).replaceAll(',', '')).toContain(`${(sum / 100).toFixed(2)} USD`);
  });
});

withProgram('xmllint', ['--version'], 'libxml2-utils', () => {
  it(`finds camt.053 of ${ROWS} rows valid`, async () => {
    const [path] = await saveStatement(long, 'camt053-v8');
    const schema = fileURLToPath(new URL('../fixtures/schemas/camt.053.001.08.xsd', import.meta.url));
    expect(() => run('xmllint', ['--noout', '--stream', '--schema', schema, path!])).not.toThrow();
  });
});
