import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { claimDataFolder, readFolderOwner } from './dataFolder.js';

const folder = mkdtempSync(join(tmpdir(), 'tieout-owner-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.runIf(process.platform === 'linux')('takes the folder of a process that was killed and that nobody has asked for yet (Linux)', async () => {
  // A shell that starts a process, tells its number and never waits for it: once killed it stays listed as a zombie.
  const parent = spawn('python3', ['-c', 'import subprocess, sys, time\np = subprocess.Popen(["sleep", "60"]); print(p.pid, flush=True); p.kill(); time.sleep(60)']);
  try {
    const pid = Number(await new Promise((resolve) => parent.stdout.once('data', (text: Buffer) => resolve(text.toString()))));
    await expect.poll(() => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.[0], { timeout: 5000 }).toBe('Z');
    writeFileSync(join(folder, 'owner.json'), JSON.stringify({ pid, processStart: null, url: 'http://localhost:1', since: new Date(0).toISOString() }));
    expect(await readFolderOwner(folder)).toBeNull();
    const claim = await claimDataFolder(folder, 0);
    await claim.release();
  } finally {
    parent.kill('SIGKILL');
  }
});
