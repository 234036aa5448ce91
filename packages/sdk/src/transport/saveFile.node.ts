import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { explainFileError } from './fileErrors.node.js';

/** Writes beside the file under another name and renames: the file appears whole or not at all, and an older one stays until then. */
export async function saveFile(chunks: AsyncIterable<Uint8Array>, path: string): Promise<void> {
  // Not named after the file: its name may be as long as the system allows already.
  const draft = join(dirname(path), `.${randomUUID()}.part`);
  try {
    await pipeline(chunks, createWriteStream(draft, { flags: 'wx' }));
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw explainFileError(error, `${path} was not written`);
  }
}
