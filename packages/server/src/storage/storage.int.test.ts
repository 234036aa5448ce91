// The same expectations of both storages.
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestS3 } from '../testing/testS3.js';
import { openStorage } from './storage.js';
import type { Storage } from './storage.js';

const kinds = ['folder', 's3'] as const;

describe.each(kinds)('files in a %s', (kind) => {
  let storage: Storage;
  let folder: string;
  const closers: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tieout-storage-'));
    const s3 = kind === 's3' ? await startTestS3() : null;
    if (s3) closers.push(() => s3.close());
    storage = await openStorage({ storageUrl: s3?.url, filesDir: folder });
    closers.push(() => storage.close());
  });
  afterAll(async () => {
    for (const close of closers.reverse()) await close();
    await rm(folder, { recursive: true, force: true });
  });

  const put = async (key: string, content: string) => {
    const path = join(storage.incomingDir, 'arriving');
    await writeFile(path, content);
    await storage.putFile(key, path);
  };

  it('are kept whole, read in parts, and gone when deleted', async () => {
    expect(storage.kind).toBe(kind);
    await put('tenant/ab/abc', 'hello world');
    expect(await readdir(storage.incomingDir)).toEqual([]);
    expect(Buffer.from(await storage.read('tenant/ab/abc')).toString()).toBe('hello world');
    expect(await text(await storage.stream('tenant/ab/abc', { start: 6, end: 8 }))).toBe('wor');
    await put('tenant/ab/abc', 'hello world');
    await storage.delete('tenant/ab/abc');
    await storage.delete('tenant/ab/abc');
    expect(await storage.readIfPresent('tenant/ab/abc')).toBeNull();
    await expect(storage.read('tenant/ab/abc')).rejects.toThrow();
  });

  it('are deleted by the beginning of their keys, and no others', async () => {
    for (const key of ['t/results/a/1', 't/results/a/2', 't/results/ab/1']) await storage.putBytes(key, Buffer.from(key));
    await storage.deleteAll('t/results/a/');
    await storage.deleteAll('t/results/none/');
    expect(await storage.readIfPresent('t/results/a/2')).toBeNull();
    expect(Buffer.from((await storage.readIfPresent('t/results/ab/1'))!).toString()).toBe('t/results/ab/1');
  });
});

describe('a folder', () => {
  it('forgets uploads that the end of the last process cut off', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tieout-storage-'));
    await mkdir(join(folder, '.incoming'));
    await writeFile(join(folder, '.incoming', 'half'), 'half a file');
    const storage = await openStorage({ filesDir: folder });
    expect(await readdir(storage.incomingDir)).toEqual([]);
    await rm(folder, { recursive: true });
  });

  it('leaves nothing half-written when a write fails', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tieout-storage-'));
    const storage = await openStorage({ filesDir: folder });
    // The place of the key is taken by a file, so its folder cannot be made: the write fails after the upload has arrived.
    await storage.putBytes('a', Buffer.from('x'));
    await expect(storage.putBytes('a/b', Buffer.from('y'))).rejects.toThrow();
    expect(await readdir(storage.incomingDir)).toEqual([]);
    expect(Buffer.from(await storage.read('a')).toString()).toBe('x');
    await rm(folder, { recursive: true });
  });
});
