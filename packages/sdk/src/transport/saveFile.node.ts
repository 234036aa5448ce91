import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** Writes beside the file under another name and renames: the file appears whole or not at all, and an older one stays until then. */
export async function saveFile(chunks: AsyncIterable<Uint8Array>, path: string): Promise<void> {
  const draft = join(dirname(path), `.${basename(path)}.${randomUUID().slice(0, 8)}.part`);
  try {
    await pipeline(chunks, createWriteStream(draft, { flags: 'wx' }));
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw explain(error, path);
  }
}

const reasons: Record<string, string> = {
  ENOSPC: 'the disk is full. Free some space and try again',
  EDQUOT: 'your disk quota is used up. Free some space and try again',
  EACCES: 'you may not write there. Choose another folder or change its permissions',
  EPERM: 'you may not write there. Choose another folder or change its permissions',
  EROFS: 'the disk is read-only. Choose another folder',
  ENOENT: 'the folder does not exist. Create it first',
  EISDIR: 'there is a folder of that name. Choose another name or folder',
  ENAMETOOLONG: 'the name is too long. Choose a shorter one',
};

function explain(error: unknown, path: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = reasons[code];
  return reason ? Object.assign(new Error(`${path} was not written: ${reason}.`, { cause: error }), { code }) : error;
}
