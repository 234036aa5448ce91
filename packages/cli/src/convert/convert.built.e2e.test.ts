import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { drawStatement } from '../testing/drawStatement.js';
import { type RunningProgram, startProgram } from '../testing/realProcess.js';

const folder = mkdtempSync(join(tmpdir(), 'tieout-built-'));
let program: RunningProgram | undefined;
beforeAll(() => drawStatement(join(folder, 'good.pdf')));
afterEach(() => program?.signal('SIGKILL'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('the built program converts and ends by itself', { timeout: 60_000 }, async () => {
  program = startProgram(['convert', 'good.pdf', '--to', 'csv', '--out', 'out'], { cwd: folder, dataDir: join(folder, 'data'), isBuilt: true });
  expect(await program.exitCode, program.output()).toBe(0);
  expect(readFileSync(join(folder, 'out/good.csv'), 'utf8')).toContain('CORNER GROCERY');
});

it('the built program ends at once on SIGTERM and leaves no lock behind', { timeout: 60_000 }, async () => {
  program = startProgram(['serve', '--port', '0'], { cwd: folder, dataDir: join(folder, 'data'), isBuilt: true });
  await expect.poll(program.output, { timeout: 30_000 }).toContain('Stop with Ctrl-C.');
  program.signal('SIGTERM');
  expect(await program.exitCode, program.output()).toBe(0);
});
