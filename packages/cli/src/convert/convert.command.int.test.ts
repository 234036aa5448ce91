import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApiError } from '@tieout/sdk';
import { documentErrors } from '@tieout/sdk/contract';
import { buildErrorBody, buildStatement } from '@tieout/sdk/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runCli } from '../program.js';
import { captureIo } from '../testing/captureIo.js';
import { createFakeServer, type FakeStatement } from '../testing/fakeServices.js';
import type { ConvertReport } from './report.js';

let cwd: string;
beforeEach(() => void (cwd = mkdtempSync(join(tmpdir(), 'tieout-cli-'))));
afterEach(() => rmSync(cwd, { recursive: true }));

function put(...names: string[]): void {
  for (const name of names) {
    mkdirSync(join(cwd, name, '..'), { recursive: true });
    writeFileSync(join(cwd, name), '%PDF-1.7');
  }
}

async function run(args: string[], files: Record<string, FakeStatement> = {}) {
  const io = captureIo({ cwd });
  const server = createFakeServer(files);
  const code = await runCli(['convert', ...args], io, server.services);
  return { code, io, server, report: () => JSON.parse(io.out()) as ConvertReport };
}

const broken = { refusedWith: new ApiError(documentErrors.damaged) };
const notReconciled = { statement: buildStatement({ endBalance: '1149.00' }) };

describe('exit code', () => {
  beforeEach(() => put('a.pdf', 'b.pdf'));

  it.each<[string, Record<string, FakeStatement>, number]>([
    ['0 when every period of every file ties out', {}, 0],
    ['2 when a period does not', { 'b.pdf': notReconciled }, 2],
    ['2 when no period was found, since nothing is proved', { 'b.pdf': { isGeneric: true } }, 2],
    ['1 when a file fails, whatever the others do', { 'a.pdf': notReconciled, 'b.pdf': broken }, 1],
    ['1 when a job fails', { 'a.pdf': { failsWith: buildErrorBody() } }, 1],
  ])('is %s', async (_name, files, expected) => {
    expect((await run(['a.pdf', 'b.pdf', '--to', 'csv'], files)).code).toBe(expected);
  });

  it('is 1 when an argument names nothing, and the others are converted', async () => {
    const { code, io } = await run(['a.pdf', 'missing.pdf', 'x*.pdf', '--to', 'csv']);
    expect(code).toBe(1);
    expect(io.err()).toContain('There is no file missing.pdf');
    expect(io.err()).toContain('No file matches x*.pdf');
    expect(readdirSync(cwd)).toContain('a.csv');
  });
});

describe('one broken file', () => {
  it('is told and does not stop the others', async () => {
    put('a.pdf', 'b.pdf', 'c.pdf');
    const { io } = await run(['.', '--to', 'csv'], { 'b.pdf': broken });
    expect(readdirSync(cwd).filter((name) => name.endsWith('.csv'))).toEqual(['a.csv', 'c.csv']);
    expect(io.out()).toContain('✗ b.pdf: The file is damaged or cut off');
    expect(io.out()).toContain('3 files: 2 reconciled, 1 failed · 6 rows');
  });
});

describe('inputs', () => {
  it('expands folders and quoted patterns in natural order, each file once', async () => {
    put('in/s10.pdf', 'in/s9.pdf', 'in/deep/S1.PDF', 'in/notes.txt');
    symlinkSync(join(cwd, 'in/s9.pdf'), join(cwd, 'same.pdf'));
    const { server, io } = await run(['in/s*.pdf', 'in', 'same.pdf', '--out', 'out', '--to', 'csv']);
    expect([...server.uploaded].sort()).toEqual(['S1.PDF', 's10.pdf', 's9.pdf']);
    expect(readdirSync(join(cwd, 'out')).sort()).toEqual(['S1.csv', 's10.csv', 's9.csv']);
    expect(io.err()).toContain('s9.pdf was named more than once; it is converted once.');
  });

  it('a file that is really named like a pattern is found', async () => {
    put('statement [1].pdf');
    expect((await run(['statement [1].pdf', '--to', 'csv'])).code).toBe(0);
  });
});

describe('outputs', () => {
  it('files of the same name get numbers by their order and never overwrite each other', async () => {
    put('a/jan.pdf', 'b/jan.pdf', 'b/jan-2.pdf', 'c/JAN.pdf');
    await run(['a/jan.pdf', 'b/jan.pdf', 'b/jan-2.pdf', 'c/JAN.pdf', '--out', 'out', '--to', 'csv']);
    const contents = Object.fromEntries(readdirSync(join(cwd, 'out')).map((name) => [name, readFileSync(join(cwd, 'out', name), 'utf8').split(' {')[0]]));
    expect(contents).toEqual({ 'jan.csv': 'csv of jan.pdf', 'jan-3.csv': 'csv of jan.pdf', 'jan-2.csv': 'csv of jan-2.pdf', 'JAN-4.csv': 'csv of JAN.pdf' });
  });

  it('several formats at once, those that end alike by their names', async () => {
    put('a.pdf');
    await run(['a.pdf', '--to', 'csv,json', '--to', 'xero-csv', '--to', 'camt', '-t', 'camt053-v8']);
    expect(readdirSync(cwd).sort()).toEqual(['a-camt053-v2.xml', 'a-camt053-v8.xml', 'a-xero-csv.csv', 'a.csv', 'a.json', 'a.pdf']);
  });

  it('a zip of one file an account is named after the kind of file it holds', async () => {
    put('a.pdf');
    await run(['a.pdf', '--to', 'qbo,ofx'], { 'a.pdf': { isZipped: true } });
    expect(readdirSync(cwd).sort()).toEqual(['a.ofx.zip', 'a.pdf', 'a.qbo.zip']);
  });

  it('an older result is replaced and that is said; with --no-replace it stays', async () => {
    put('a.pdf');
    writeFileSync(join(cwd, 'a.csv'), 'old');
    const kept = await run(['a.pdf', '--to', 'csv', '--no-replace']);
    expect(readFileSync(join(cwd, 'a.csv'), 'utf8')).toBe('old');
    expect(kept.io.out()).toContain('→ a-2.csv');
    const replaced = await run(['a.pdf', '--to', 'csv']);
    expect(replaced.io.out()).toContain('→ a.csv (replaced)');
    expect(readFileSync(join(cwd, 'a.csv'), 'utf8')).toContain('csv of a.pdf');
  });

  it('an input is never overwritten by a result', async () => {
    put('a.pdf', 'a.csv');
    await run(['a.pdf', 'a.csv', '--to', 'csv']);
    expect(readFileSync(join(cwd, 'a.csv'), 'utf8')).toBe('%PDF-1.7');
  });

  it('--only-reconciled writes nothing for a file that does not tie out', async () => {
    put('a.pdf', 'b.pdf');
    const { code, io } = await run(['a.pdf', 'b.pdf', '--only-reconciled', '--to', 'csv'], { 'b.pdf': notReconciled });
    expect(readdirSync(cwd)).not.toContain('b.csv');
    expect(io.out()).toContain('b.pdf: not reconciled, so nothing was written');
    expect(code).toBe(2);
  });

  it('options reach the format that knows them; an unknown one is refused before anything is read', async () => {
    put('a.pdf');
    await run(['a.pdf', '--to', 'csv', '-O', 'dateFormat=DD/MM/YYYY', '-O', 'bom=true', '-O', 'columnCount=7']);
    expect(readFileSync(join(cwd, 'a.csv'), 'utf8')).toContain('{"dateFormat":"DD/MM/YYYY","bom":true,"columnCount":7}');
    const wrong = await run(['a.pdf', '--to', 'csv', '-O', 'colour=red']);
    expect(wrong.code).toBe(1);
    expect(wrong.io.err()).toMatch(/csv has no option "colour"\. There are: columns, dateFormat/);
    expect(wrong.server.uploaded).toEqual([]);
  });

  it('an option that a format cannot do without, or of a wrong value, is told before anything is read', async () => {
    put('a.pdf');
    for (const [args, message] of [
      [['--to', 'csv,iif'], 'iif: Source account is required. Give it as --option fromAccount=VALUE.'],
      [['--to', 'qbo', '-O', 'accountId=123'], 'qbo: Account number must be at least 4 characters. Give it as --option accountId=VALUE.'],
    ] as const) {
      const { code, io, server } = await run(['a.pdf', ...args]);
      expect([code, io.err(), server.uploaded]).toEqual([1, `tieout: ${message}\n`, []]);
    }
    expect((await run(['a.pdf', '--to', 'iif', '-O', 'fromAccount=Checking'])).code).toBe(0);
  });

  it('an unknown format is refused with the list of all', async () => {
    put('a.pdf');
    const { code, io } = await run(['a.pdf', '--to', 'docx']);
    expect(code).toBe(1);
    expect(io.err()).toMatch(/There is no format "docx"\. Choose among xlsx, csv, qbo, json/);
  });

  it('without --no-keep the job stays in the data folder, with it nothing does', async () => {
    put('a.pdf');
    expect((await run(['a.pdf', '--to', 'csv'])).server.deletedJobs).toEqual([]);
    expect((await run(['a.pdf', '--to', 'csv', '--no-keep'])).server.deletedJobs).toHaveLength(1);
  });
});

describe('plain lines', () => {
  it('tell accounts, rows, each period with its equation, and the place where it breaks', async () => {
    put('a.pdf', 'b.pdf');
    const { io } = await run(['a.pdf', 'b.pdf', '--to', 'csv'], { 'b.pdf': notReconciled });
    expect(io.out()).toContain('Checking ...6789 · USD · 3 rows');
    expect(io.out()).toContain('2024-01-01 – 2024-01-31: reconciled, 1,000.00 + 250.00 − 100.00 = 1,150.00');
    expect(io.out()).toContain('not reconciled, 1,000.00 + 250.00 − 100.00 = 1,150.00, printed 1,149.00');
    expect(io.out()).toContain('The rows do not lead from the start balance to the end balance.');
  });
});

describe('--json', () => {
  it('prints one document with every file, exact figures as strings, and nothing else', async () => {
    put('a.pdf', 'b.pdf');
    const { report, io } = await run(['a.pdf', 'b.pdf', 'missing.pdf', '--json', '--to', 'csv'], { 'b.pdf': broken });
    const { files, summary, exitCode } = report();
    expect(files.map((file) => [file.outcome, file.error?.type ?? null])).toEqual([['reconciled', null], ['failed', 'document.damaged'], ['failed', 'input.not_found']]);
    expect(files[0]).toMatchObject({ input: join(cwd, 'a.pdf'), pages: 3, rows: 3, outputs: [{ format: 'csv', path: join(cwd, 'a.csv') }] });
    expect(files[0]?.accounts[0]?.periods[0]).toMatchObject({ startBalance: '1000.00', credits: '250.00', debits: '-100.00', endBalance: '1150.00', difference: '0.00', isReconciled: true });
    expect(summary).toEqual({ files: 3, reconciled: 1, notReconciled: 0, noPeriods: 0, withheld: 0, failed: 2, canceled: 0, rows: 3 });
    expect([exitCode, io.err()]).toEqual([1, '']);
  });
});

describe('protected files', () => {
  beforeEach(() => put('a.pdf', 'b.pdf'));
  const files = { 'a.pdf': { password: 'alpha' }, 'b.pdf': { password: 'beta' } };

  it('each password of the ring is tried on each', async () => {
    expect((await run(['a.pdf', 'b.pdf', '-p', 'beta', '--password', 'alpha', '--to', 'csv'], files)).code).toBe(0);
  });

  it('without a password the message names the option; with a wrong one it says so', async () => {
    const without = await run(['a.pdf', '--to', 'csv'], files);
    expect(without.code).toBe(1);
    expect(without.io.out()).toContain('The PDF is protected. Give its password: tieout convert --password PASSWORD "a.pdf"');
    const wrong = await run(['a.pdf', '-p', 'nope', '--to', 'csv'], files);
    expect(wrong.io.out()).toContain('the password does not open it');
    expect(wrong.server.transport.calls.at(-1)?.endpoint.method).toBe('DELETE');
  });
});

describe('Ctrl-C', () => {
  it('stops, removes the unfinished job, closes the server and ends with 130', async () => {
    put('a.pdf', 'b.pdf');
    const io = captureIo({ cwd });
    const server = createFakeServer({ 'a.pdf': { hangs: true }, 'b.pdf': { hangs: true } });
    const running = runCli(['convert', 'a.pdf', 'b.pdf', '--to', 'csv'], io, server.services);
    await expect.poll(() => server.uploaded.length).toBeGreaterThan(0);
    setTimeout(io.interrupt, 50);
    expect(await running).toBe(130);
    expect(server.deletedJobs.length).toBe(server.uploaded.length);
    expect([server.isClosed, readdirSync(cwd)]).toEqual([true, ['a.pdf', 'b.pdf']]);
  });
});

describe('usage', () => {
  it('no file is an error, help is not', async () => {
    expect((await run([])).code).toBe(1);
    const help = await run(['--help']);
    expect([help.code, help.io.out()]).toEqual([0, expect.stringContaining('Exit code: 0 every period ties out')]);
  });
});
