import { buildErrorBody, buildRunningJob, buildStatement } from '@tieout/sdk/testing';
import { describe, expect, it, vi } from 'vitest';
import { captureIo, plain } from '../testing/captureIo.js';
import { ConvertRun } from './convertAll.js';
import { type ConvertedFile, summarizeAccount } from './convertedFile.js';
import { startConvertView } from './ConvertView.js';
import { symbolsFor } from './describeResult.js';

// On a CI machine ink draws only its last frame (and convert prints plain lines); here the drawing itself is tested.
vi.hoisted(() => (process.env.CI = 'false'));

const now = '2024-03-01T09:00:00.000Z';

function start(names: string[], columns = 80) {
  const io = captureIo({ cwd: '/home/me', columns });
  const run = new ConvertRun(names.map((name) => ({ path: `/home/me/${name}`, label: name })));
  const view = startConvertView(io, run, symbolsFor(io.env));
  const shows = (text: string) => expect.poll(() => plain(io.frames.join('')), { timeout: 5000 }).toContain(text);
  return { io, run, view, shows };
}

function converted(endBalance?: string): ConvertedFile {
  const { account, transactions } = buildStatement(endBalance ? { endBalance } : {});
  return {
    outcome: endBalance ? 'notReconciled' : 'reconciled', jobId: 'j', pages: 3, rows: transactions.length, accounts: [summarizeAccount(account)],
    written: [{ format: 'csv', path: '/home/me/january.csv', replaced: false }], notes: [], error: null,
  };
}

const reading = (progress: number | null, totalJobs = 12) =>
  ({ phase: 'reading' as const, job: buildRunningJob({ progress, totalJobs, startedAt: now, createdAt: now }) });

describe('the live view of convert', () => {
  it('goes from the upload over pages and time left to rows, proof and the totals', async () => {
    const { io, run, view, shows } = start(['january.pdf', 'february.pdf']);
    run.update(0, { progress: { phase: 'uploading', share: 0.4 } });
    await shows('taking in');
    await shows('1 file waiting');
    run.update(0, { progress: reading(null, 600) });
    await shows('In Progress · 600 pages · 10 minutes remaining');
    run.update(0, { progress: reading(0.5) });
    await shows('50% · page 6 of 12 · Less than a minute remaining');
    run.update(1, { progress: { phase: 'reading', job: buildRunningJob({ status: 'Finishing', progress: 1 }) } });
    await shows('Finishing up...');
    run.update(0, { result: converted(), elapsedMs: 1234 });
    await shows('january.pdf  reconciled  3 pages · 3 rows · 1.2 s');
    run.update(1, { result: converted('1149.00'), elapsedMs: 900 });
    await view.finish();
    const text = plain(io.out());
    expect(text).toContain('✓ january.pdf');
    expect(text).toContain('Checking ...6789 · USD · 3 rows');
    expect(text).toContain('2024-01-01 – 2024-01-31  reconciled');
    expect(text).toContain('1,000.00 + 250.00 − 100.00 = 1,150.00');
    expect(text).toContain('1,000.00 + 250.00 − 100.00 = 1,150.00, printed 1,149.00');
    expect(text).toContain('→ january.csv');
    expect(text).toContain('2 files: 1 reconciled, 1 not reconciled · 6 rows');
  });

  it('a file that is done is written once and stays', async () => {
    const { io, run, view, shows } = start(['a.pdf', 'b.pdf']);
    run.update(0, { result: { ...converted(), outcome: 'failed', accounts: [], written: [], error: Object.assign(new Error(buildErrorBody().message)) } });
    await shows('✗ a.pdf');
    run.update(1, { progress: reading(0.2) });
    await shows('20%');
    run.update(1, { progress: reading(0.9) });
    await shows('90%');
    await view.finish();
    expect(plain(io.out()).split('✗ a.pdf')).toHaveLength(2);
    expect(plain(io.out())).toContain('The file is damaged or cut off');
  });

  it('no line is wider than the terminal, however long the name', async () => {
    const { io, run, view, shows } = start([`${'statement-of-a-very-long-name-'.repeat(4)}.pdf`], 60);
    run.update(0, { progress: reading(0.5, 1000) });
    await shows('50%');
    run.update(0, { result: converted('1149.00') });
    await view.finish();
    const widest = Math.max(...plain(io.out()).split(/\r?\n/).map((line) => [...line].length));
    expect(widest).toBeLessThanOrEqual(60);
  });

  it('asks for a password without showing it, says when it was wrong, and takes a pasted one', async () => {
    const { io, run, view, shows } = start(['secret.pdf']);
    run.update(0, { progress: { phase: 'locked' } });
    const first = view.ask('secret.pdf', false);
    await shows('Password for secret.pdf');
    io.type('hunter');
    await shows('(typing)');
    io.type('3');
    io.type('\u007F');
    io.type('2');
    io.type('\r');
    expect(await first).toBe('hunter2');
    const second = view.ask('secret.pdf', true);
    await shows('The password does not open this PDF.');
    io.type('other\r');
    expect(await second).toBe('other');
    await view.finish();
    expect(plain(io.out())).not.toMatch(/hunter|other/);
  });

  it('Enter alone skips the file, and Ctrl-C at the question cancels everything', async () => {
    const { io, view, shows } = start(['secret.pdf']);
    const skipped = view.ask('secret.pdf', false);
    await shows('Password for secret.pdf');
    io.type('\r');
    expect(await skipped).toBeNull();
    const canceled = view.ask('secret.pdf', true);
    await shows('Check it and try again.');
    io.type('\u0003');
    expect(await canceled).toBeNull();
    expect(io.signal.aborted).toBe(true);
    await view.finish();
  });
});
