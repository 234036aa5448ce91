import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { makeFolder } from './fileErrors.node.js';
import { saveFile } from './saveFile.node.js';

const folder = mkdtempSync(join(tmpdir(), 'tieout-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('makeFolder', () => {
  it('makes every level, and is content with what is there', async () => {
    await makeFolder(join(folder, 'a/b/c'));
    await makeFolder(join(folder, 'a/b/c'));
    expect(statSync(join(folder, 'a/b/c')).isDirectory()).toBe(true);
  });

  it('says that a file is in the way', async () => {
    writeFileSync(join(folder, 'file'), '');
    await expect(makeFolder(join(folder, 'file'))).rejects.toThrow(`The folder ${folder}/file cannot be made: there is a file of that name. Choose another folder.`);
    await expect(makeFolder(join(folder, 'file/below'))).rejects.toThrow('part of the path is a file');
  });

  it.runIf(process.platform === 'linux')('ends where the system has no room for folders (Linux: /proc)', async () => {
    await expect(makeFolder('/proc/tieout/out')).rejects.toThrow('you may not write there');
  });
});

it('saveFile writes a name as long as the system allows, and leaves nothing beside it', async () => {
  const target = join(folder, 'long');
  await makeFolder(target);
  const name = `${'n'.repeat(251)}.csv`;
  await saveFile((async function* () { yield Buffer.from('rows'); })(), join(target, name));
  expect(readdirSync(target)).toEqual([name]);
});
