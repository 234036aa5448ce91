// Files in a folder of this machine: written beside their place, flushed to the disk, then renamed.
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, unlink } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';
import type { ByteRange, Storage } from './storage.js';

export async function openFolderStorage(filesDir: string): Promise<Storage> {
  const incomingDir = join(filesDir, '.incoming');
  await mkdir(incomingDir, { recursive: true });
  // The folder has one owner, so whatever arrives here was cut off by the end of the last process.
  for (const name of await readdir(incomingDir)) await rm(join(incomingDir, name), { force: true });
  const pathOf = (key: string) => join(filesDir, ...key.split('/'));

  async function putFile(key: string, path: string): Promise<void> {
    const target = pathOf(key);
    try {
      await mkdir(dirname(target), { recursive: true });
      await flush(path);
      await rename(path, target);
      await flushFolder(dirname(target));
    } catch (error) {
      await unlink(path).catch(() => undefined);
      throw error;
    }
  }

  return {
    kind: 'folder',
    incomingDir,
    putFile,
    async putBytes(key, bytes) {
      const path = join(incomingDir, randomUUID());
      try {
        const file = await open(path, 'wx');
        try {
          await file.writeFile(bytes);
        } finally {
          await file.close();
        }
      } catch (error) {
        await unlink(path).catch(() => undefined);
        throw error;
      }
      await putFile(key, path);
    },
    read: (key) => readFile(pathOf(key)),
    readIfPresent: (key) => readFile(pathOf(key)).catch(ignoreMissing),
    async stream(key, range?: ByteRange) {
      const file = await open(pathOf(key), 'r');
      return createReadStream('', { fd: file, ...range });
    },
    localPath: pathOf,
    delete: (key) => rm(pathOf(key), { force: true }),
    deleteAll: (prefix) => rm(pathOf(prefix.replace(/\/$/, '')), { recursive: true, force: true }),
    close: async () => {},
  };
}

function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

async function flush(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Makes the rename itself last through a power cut; systems that cannot open folders keep their own promise. */
async function flushFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => null);
  await folder?.sync().catch(() => undefined);
  await folder?.close();
}
