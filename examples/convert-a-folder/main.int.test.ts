import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { convertFolder } from './main.js';

const documents = fileURLToPath(new URL('../documents/', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'tieout-example-'));
const inbox = join(folder, 'inbox');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Truth {
  accounts: { periods: { startDate: string; endDate: string; transactions: { date: string; amount: string }[] }[] }[];
}

function take(name: string): Truth['accounts'][number]['periods'][number] {
  cpSync(join(documents, `${name}.pdf`), join(inbox, `${name}.pdf`));
  const truth = JSON.parse(readFileSync(join(documents, `${name}.truth.json`), 'utf8')) as Truth;
  return truth.accounts[0]!.periods[0]!;
}

describe('the example', { timeout: 240_000 }, () => {
  it('converts a folder, says what ties out and why not, and goes on after a broken file', async () => {
    mkdirSync(inbox);
    const harbor = take('harbor-main-checking');
    const wattle = take('wattle-misprint');
    writeFileSync(join(inbox, 'm-broken.pdf'), 'no PDF at all');
    const [good, broken, misprinted] = await convertFolder(inbox, join(folder, 'out'), { dataDir: join(folder, 'data') });

    expect(good?.periods).toMatchObject([{ from: harbor.startDate, to: harbor.endDate, rows: harbor.transactions.length, tiesOut: true }]);
    const lines = readFileSync(good?.csv ?? '', 'utf8').trim().split('\n').slice(1);
    const missing = harbor.transactions.filter(({ date, amount }) => {
      const index = lines.findIndex((line) => line.startsWith(date) && line.includes(`,${amount},`));
      return index < 0 || !lines.splice(index, 1);
    });
    expect([missing, lines]).toEqual([[], []]);
    expect(broken).toMatchObject({ file: 'm-broken.pdf', csv: null, error: expect.stringContaining('PDF') });
    expect(misprinted?.periods).toMatchObject([{ rows: wattle.transactions.length, tiesOut: false }]);
  });
});
