// What the system says about files and folders, in words for a person.
import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

const reasons: Record<string, string> = {
  ENOSPC: 'the disk is full. Free some space and try again',
  EDQUOT: 'your disk quota is used up. Free some space and try again',
  EACCES: 'you may not write there. Choose another folder or change its permissions',
  EPERM: 'you may not write there. Choose another folder or change its permissions',
  EROFS: 'the disk is read-only. Choose another folder',
  ENOENT: 'the folder does not exist. Create it first',
  EISDIR: 'there is a folder of that name. Choose another name or folder',
  EEXIST: 'there is a file of that name. Choose another folder',
  ENOTDIR: 'part of the path is a file. Choose another folder',
  ENAMETOOLONG: 'the name is too long. Choose a shorter one',
};

/** The error with what could not be done and why; unchanged when it is not one of the file system. Keeps the `code`. */
export function explainFileError(error: unknown, failed: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = reasons[code];
  return reason ? Object.assign(new Error(`${failed}: ${reason}.`, { cause: error }), { code }) : error;
}

/**
 * Makes a folder and those above it; one that is there is left as it is. Level by level, because Node's recursive mkdir never
 * returns where the system refuses a folder with ENOENT, as below /proc.
 */
export async function makeFolder(path: string, mode?: number): Promise<void> {
  try {
    await makeLevels(path, mode);
  } catch (error) {
    throw explainFileError(error, `The folder ${path} cannot be made`);
  }
}

async function makeLevels(path: string, mode: number | undefined): Promise<void> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return null;
  });
  if (found?.isDirectory()) return;
  if (found) throw Object.assign(new Error(`${path} is a file`), { code: 'EEXIST' });
  if (dirname(path) !== path) await makeLevels(dirname(path), mode);
  await mkdir(path, { mode }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') return;
    throw error.code === 'ENOENT' ? Object.assign(error, { code: 'EPERM' }) : error;
  });
}
