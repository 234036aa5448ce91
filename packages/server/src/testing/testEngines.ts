// What the integration suite runs on: the embedded default, or the engines that the environment names. Each boot gets its own database,
// its own part of Redis, its own bucket.
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Config } from '../config.js';
import { prepareTemplate } from '../database/template.js';

const { TEST_DATABASE_URL, TEST_REDIS_URL, TEST_S3 } = process.env;

export const enginesInUse = [
  TEST_DATABASE_URL ? 'PostgreSQL' : 'embedded database',
  TEST_REDIS_URL ? 'Redis' : TEST_DATABASE_URL ? 'pg-boss' : 'embedded queue',
  TEST_S3 ? 'S3' : 'folder',
].join(', ');

export interface TestEngines {
  config: Partial<Config>;
  templateDir: string | undefined;
  release(): Promise<void>;
}

export async function openEngines(): Promise<TestEngines> {
  const name = `tieout_test_${randomUUID().replaceAll('-', '').slice(0, 16)}`;
  const releases: (() => Promise<void>)[] = [];
  const config: Partial<Config> = {};
  if (TEST_DATABASE_URL) {
    await onServer(TEST_DATABASE_URL, `CREATE DATABASE "${name}"`);
    releases.push(() => onServer(TEST_DATABASE_URL, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`));
    config.databaseUrl = Object.assign(new URL(TEST_DATABASE_URL), { pathname: `/${name}` }).href;
  }
  if (TEST_REDIS_URL) Object.assign(config, { redisUrl: TEST_REDIS_URL, redisPrefix: name });
  if (TEST_S3) {
    const { startTestS3 } = await import('./testS3.js');
    const s3 = await startTestS3();
    config.storageUrl = s3.url;
    releases.push(() => s3.close());
  }
  return {
    config,
    templateDir: TEST_DATABASE_URL ? undefined : await sharedTemplate(),
    release: async () => {
      for (const release of releases.reverse()) await release();
    },
  };
}

async function onServer(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}

let preparing: Promise<string> | undefined;

/** Made once for each state of the schema and kept: creating a database takes seconds. */
export function sharedTemplate(): Promise<string> {
  preparing ??= prepareShared();
  return preparing;
}

async function prepareShared(): Promise<string> {
  const migrations = new URL('../database/migrations/', import.meta.url);
  const schema = readdirSync(migrations).sort().map((name) => readFileSync(new URL(name, migrations), 'utf8')).join('');
  const { dependencies } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { dependencies: Record<string, string> };
  const digest = createHash('sha256').update(schema).update(dependencies['@electric-sql/pglite'] ?? '').digest('hex').slice(0, 16);
  const target = join(tmpdir(), `tieout-test-template-${userInfo().username}-${digest}`);
  if (existsSync(join(target, 'template.json'))) return target;
  const making = await mkdtemp(`${target}-`);
  await prepareTemplate(making);
  // Another test process may have been faster; its template is as good.
  await rename(making, target).catch(() => rm(making, { recursive: true, force: true }));
  return target;
}
