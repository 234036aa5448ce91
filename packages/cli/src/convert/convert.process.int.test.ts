import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { drawStatement } from '../testing/drawStatement.js';
import { hasPseudoTerminal, type RunningProgram, startProgram } from '../testing/realProcess.js';

const folder = mkdtempSync(join(tmpdir(), 'tieout-process-'));
const dataDir = join(folder, 'data');
beforeAll(async () => {
  await drawStatement(join(folder, 'good.pdf'));
  await drawStatement(join(folder, 'misprinted.pdf'), { endBalance: '1,151.00' });
  await drawStatement(join(folder, 'secret.pdf'), { password: 'hunter2' });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const started: RunningProgram[] = [];
afterEach(() => started.splice(0).forEach((program) => program.signal('SIGKILL')));

function start(args: string[], columns?: number): RunningProgram {
  const program = startProgram(args, { cwd: folder, dataDir, ...(columns ? { columns } : {}) });
  started.push(program);
  return program;
}

const shows = (program: RunningProgram, text: string) => expect.poll(program.output, { timeout: 200_000, interval: 100 }).toContain(text);

describe('tieout convert as a process', { timeout: 240_000 }, () => {
  it('writes proved rows to a file and says so on a pipe', async () => {
    const program = start(['convert', 'good.pdf', '--to', 'json', '--out', 'out']);
    expect([await program.exitCode, program.output()]).toEqual([0, expect.stringContaining('1,000.00 + 250.00 − 100.00 = 1,150.00')]);
    const { accounts } = JSON.parse(readFileSync(join(folder, 'out/good.json'), 'utf8')) as { accounts: { periods: Record<string, unknown>[] }[] };
    expect(accounts[0]?.periods[0]).toMatchObject({ startBalance: '1000.00', endBalance: '1150.00', isReconciled: true });
    expect(accounts[0]?.periods[0]?.transactions).toMatchObject([{ amount: '-40.00', page: 1 }, { amount: '250.00' }, { amount: '-60.00', balance: '1150.00' }]);
  });

  it('takes a bank CSV to QuickBooks, with the proof beside it, and says what it was not sure of', async () => {
    writeFileSync(join(folder, 'bank.csv'), 'Date;Description;Amount;Balance\n03/02/2024;Shop;-1,50;98,50\n03/01/2024;Rent;-40,00;100,00\n02/01/2024;Pay;50,00;140,00\n');
    const program = start(['convert', 'bank.csv', '--to', 'qbo', '--out', 'bank', '--with-proof']);
    expect([await program.exitCode, program.output()]).toEqual([0, expect.stringContaining('Day first was taken: check it.')]);
    expect(readdirSync(join(folder, 'bank')).sort()).toEqual(['bank.proof.json', 'bank.proof.pdf', 'bank.qbo']);
    expect(readFileSync(join(folder, 'bank/bank.qbo'), 'latin1')).toContain('<BALAMT>98.50');
    expect(JSON.parse(readFileSync(join(folder, 'bank/bank.proof.json'), 'utf8'))).toMatchObject({ isReconciled: true });
  });

  it('ends with 2 for a statement whose printed balance is wrong', async () => {
    const program = start(['convert', 'misprinted.pdf', '--to', 'csv', '--out', 'out']);
    expect([await program.exitCode, program.output()]).toEqual([2, expect.stringContaining('printed 1,151.00')]);
    expect(readdirSync(join(folder, 'out'))).toContain('misprinted-not-reconciled.csv');
  });

  it.skipIf(!hasPseudoTerminal)('asks on a terminal for a password, hides it, says when it is wrong (skipped without python3)', async () => {
    const program = start(['convert', 'secret.pdf', '--to', 'csv', '--out', 'out'], 80);
    await shows(program, 'Password for secret.pdf');
    program.type('wrong-one\r');
    await shows(program, 'The password does not open this PDF.');
    program.type('hunter2\r');
    expect(await program.exitCode).toBe(0);
    expect(program.output()).toContain('✓ secret.pdf  reconciled');
    expect(program.output()).not.toMatch(/wrong-one|hunter2/);
    expect(readFileSync(join(folder, 'out/secret.csv'), 'utf8')).toContain('CORNER GROCERY');
  });

  it.skipIf(!hasPseudoTerminal)('Ctrl-C on a terminal ends with 130 and leaves nothing half-written (skipped without python3)', async () => {
    const program = start(['convert', 'secret.pdf', '--to', 'csv', '--out', 'canceled'], 80);
    await shows(program, 'Password for secret.pdf');
    program.type('\u0003');
    expect(await program.exitCode).toBe(130);
    expect(readdirSync(join(folder, 'canceled'))).toEqual([]);
    expect(existsSync(join(dataDir, 'owner.json'))).toBe(false);
  });
});

describe('tieout serve as a process', { timeout: 240_000 }, () => {
  it('prints the address and the data folder, answers there, and ends cleanly on Ctrl-C', async () => {
    const program = start(['serve', '--port', '0']);
    await shows(program, 'Stop with Ctrl-C.');
    const [, app = ''] = /Tieout is running at (\S+)/.exec(program.output()) ?? [];
    expect(app).toMatch(/^http:\/\/localhost:\d+\/app$/);
    expect(program.output()).toContain(`Data folder: ${dataDir}`);
    expect(await (await fetch(new URL('/api/v1/status', app))).json()).toMatchObject({ name: 'tieout', mode: 'local' });
    program.signal('SIGINT');
    expect(await program.exitCode).toBe(0);
    expect(existsSync(join(dataDir, 'owner.json'))).toBe(false);
  });
});
