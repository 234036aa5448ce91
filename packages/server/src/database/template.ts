// A data folder made ready at build time, so that a first start copies it instead of creating a database.
import { cp, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { constants } from 'node:fs';
import { join } from 'node:path';
import { databaseDirOf } from './dataFolder.js';

/** Creates the database with its schema in `outDir`, which is emptied first. */
export async function prepareTemplate(outDir: string): Promise<void> {
  await rm(outDir, { recursive: true, force: true });
  await mkdir(outDir, { recursive: true });
  const [{ openDatabase }, { SCHEMA_VERSION }] = await Promise.all([import('./database.js'), import('./migrate.js')]);
  const database = await openDatabase({ databaseDir: databaseDirOf(outDir) });
  await database.close();
  await writeFile(join(outDir, 'template.json'), JSON.stringify({ schemaVersion: SCHEMA_VERSION }));
}

/** Gives a new data folder its database. A copy that was cut off is thrown away and made again. */
export async function copyTemplate(templateDir: string | null, dataDir: string): Promise<void> {
  const target = databaseDirOf(dataDir);
  if ((await exists(target)) || !templateDir || !(await exists(join(templateDir, 'template.json')))) return;
  const unfinished = `${target}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await cp(databaseDirOf(templateDir), unfinished, { recursive: true, mode: constants.COPYFILE_FICLONE });
  await rename(unfinished, target);
}

const exists = (path: string) => stat(path).then(() => true, () => false);
