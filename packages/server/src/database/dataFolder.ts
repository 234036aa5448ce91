// The folder of an embedded installation, and the lock that gives it to one process at a time.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { link, mkdir, readFile, rename, unlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export interface FolderOwner {
  pid: number;
  /** Tells a process from a later one that was given the same number. */
  processStart: string | null;
  /** Address of the web server, when the owner is one; others may use it instead of the folder. */
  url: string | null;
  since: string;
}

export interface FolderClaim {
  /** Tells other processes the address under which this one can be reached. */
  announce(url: string): Promise<void>;
  release(): Promise<void>;
}

/** Another process has the folder open. */
export class DataFolderBusyError extends Error {
  constructor(readonly dataDir: string, readonly owner: FolderOwner) {
    const where = owner.url ? ` and serves it at ${owner.url}. Use that address, or end the process` : '. Wait until it has ended, or end it';
    super(`The data folder ${dataDir} is in use by process ${owner.pid}${where}, then try again. (Another folder can be chosen with DATA_DIR or --data.)`);
    this.name = 'DataFolderBusyError';
  }
}

const RETRY_MS = 50;
const ownClaims = new Set<string>();

export const databaseDirOf = (dataDir: string) => join(dataDir, 'database');
export const filesDirOf = (dataDir: string) => join(dataDir, 'files');
const lockPathOf = (dataDir: string) => join(dataDir, 'owner.json');

/** The process that has the folder open now; null when nobody has. */
export async function readFolderOwner(dataDir: string): Promise<FolderOwner | null> {
  const owner = await readLock(lockPathOf(resolve(dataDir)));
  return owner && isAlive(owner, resolve(dataDir)) ? owner : null;
}

/** @throws DataFolderBusyError when the owner does not leave within `waitMs`, or at once when it is a web server that can be used instead */
export async function claimDataFolder(folder: string, waitMs: number): Promise<FolderClaim> {
  const dataDir = resolve(folder);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const lockPath = lockPathOf(dataDir);
  const owner: FolderOwner = { pid: process.pid, processStart: processStart(process.pid), url: null, since: new Date().toISOString() };
  const deadline = Date.now() + waitMs;
  while (!(await tryClaim(lockPath, owner))) {
    const other = await readLock(lockPath);
    if (other && !isAlive(other, dataDir)) await removeStale(lockPath, other);
    else if (other && (other.url || Date.now() >= deadline)) throw new DataFolderBusyError(dataDir, other);
    else await sleep(RETRY_MS);
  }
  ownClaims.add(dataDir);
  return {
    async announce(url) {
      const path = `${lockPath}.${randomUUID()}`;
      await writeFile(path, JSON.stringify({ ...owner, url }));
      await rename(path, lockPath);
    },
    async release() {
      await unlink(lockPath).catch(() => undefined);
      ownClaims.delete(dataDir);
    },
  };
}

/** Written aside and linked into place, so that nobody ever reads half a lock. */
async function tryClaim(lockPath: string, owner: FolderOwner): Promise<boolean> {
  const path = `${lockPath}.${randomUUID()}`;
  await writeFile(path, JSON.stringify(owner));
  try {
    await link(path, lockPath);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await unlink(path);
  }
}

async function readLock(lockPath: string): Promise<FolderOwner | null> {
  try {
    return JSON.parse(await readFile(lockPath, 'utf8')) as FolderOwner;
  } catch {
    return null;
  }
}

/** Moves the lock aside before looking again, so that two processes cannot both remove it and then a newer one. */
async function removeStale(lockPath: string, stale: FolderOwner): Promise<void> {
  const aside = `${lockPath}.stale-${randomUUID()}`;
  await rename(lockPath, aside).catch(() => undefined);
  const moved = await readLock(aside);
  if (moved && (moved.pid !== stale.pid || moved.since !== stale.since)) await link(aside, lockPath).catch(() => undefined);
  await unlink(aside).catch(() => undefined);
}

function isAlive(owner: FolderOwner, dataDir: string): boolean {
  if (owner.pid === process.pid) return ownClaims.has(dataDir);
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  const start = processStart(owner.pid);
  if (start === ENDED) return false;
  return start === null || owner.processStart === null || start === owner.processStart;
}

const ENDED = 'ended';

/** Ticks since boot at which the process began; Linux only. A process that has ended may be listed until its parent asks for it. */
function processStart(pid: number): string | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return fields[0] === 'Z' || fields[0] === 'X' ? ENDED : (fields[19] ?? null);
  } catch {
    return null;
  }
}
