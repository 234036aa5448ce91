// For the tests in which programs nobody here wrote open our files: finding them, running them, and the files they are given.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, describe } from 'vitest';
import { collectBytes } from '../chunks.js';
import { awkwardStatement } from '../statement.factory.js';
import type { ExportAccount, ExportRow, ExportStatement } from '../statement.js';
import { writeExport } from '../writeExport.js';

export const folder = mkdtempSync(join(tmpdir(), 'tieout-programs-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the suite when the command answers; otherwise the suite's name in the report says what to install. CI takes a skipped test for a failure. */
export function withProgram(command: string, args: string[], debianPackage: string, suite: () => void): void {
  const isFound = spawnSync(command, args, { env: environment }).status === 0;
  describe.skipIf(!isFound)(isFound ? command : `${command} was not found (apt-get install ${debianPackage}), left out`, suite);
}

/** A zone behind UTC: a reader that takes a calendar date for an instant shows the day before. */
const environment = { ...process.env, LC_ALL: 'C.UTF-8', TZ: 'America/New_York', QT_QPA_PLATFORM: 'offscreen', XDG_RUNTIME_DIR: folder, HOME: folder };

export function run(command: string, args: string[], own: NodeJS.ProcessEnv = {}): string {
  return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], env: { ...environment, ...own }, maxBuffer: 1 << 28, cwd: folder });
}

export const accounts: readonly ExportAccount[] = awkwardStatement().accounts;
export const rowsOf = (account: ExportAccount): ExportRow[] => account.periods.flatMap((period) => [...(period.rows as Iterable<ExportRow>)]);
export const closing = (account: ExportAccount): number => account.periods.at(-1)!.endBalanceMinor!;

let saved = 0;

/** The awkward statement in a format, as files on the disk; several when the format has one for each account. */
export async function save(format: string, options: object = {}, own: readonly ExportAccount[] = accounts): Promise<string[]> {
  return saveStatement({ ...awkwardStatement(), accounts: [...own] }, format, options);
}

/** Each account with the file that holds it, in a format that has one for each. */
export async function saveEach(format: string, options: object = {}, own: readonly ExportAccount[] = accounts): Promise<[ExportAccount, string][]> {
  const paths = await save(format, options, own);
  if (paths.length !== own.length) throw new Error(`${format} wrote ${paths.length} files for ${own.length} accounts.`);
  return own.map((account, index) => [account, paths[index]!]);
}

export async function saveStatement(statement: ExportStatement, format: string, options: object = {}): Promise<string[]> {
  const file = await writeExport(statement, { format, options });
  const bytes = await collectBytes(file.chunks);
  const files = file.fileName.endsWith('.zip') ? Object.entries(unzipSync(bytes)) : [[file.fileName, bytes] as const];
  saved += 1;
  return files.map(([name, content], index) => {
    const path = join(folder, `${format}-${saved}-${index}.${name.split('.').pop()}`);
    writeFileSync(path, content);
    return path;
  });
}
