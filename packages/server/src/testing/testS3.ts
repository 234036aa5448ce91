import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** An S3 server in this process, with one bucket. */
export async function startTestS3(): Promise<{ url: string; close(): Promise<void> }> {
  const { default: S3rver } = await import('s3rver');
  const directory = await mkdtemp(join(tmpdir(), 'tieout-s3-'));
  const server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets: [{ name: 'files', configs: [] }] });
  const { port } = (await server.run()) as AddressInfo;
  return {
    url: `s3://S3RVER:S3RVER@127.0.0.1:${port}/files?forcePathStyle=1`,
    async close() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
