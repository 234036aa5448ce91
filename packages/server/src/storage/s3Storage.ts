// Files in any storage that speaks S3. Uploads become visible when they are complete, so nothing is ever half there.
import { createReadStream } from 'node:fs';
import { mkdtemp, rm, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { DeleteObjectCommand, DeleteObjectsCommand, GetObjectCommand, ListObjectsV2Command, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { ByteRange, Storage } from './storage.js';

export async function openS3Storage(storageUrl: string): Promise<Storage> {
  const { client, Bucket } = connect(storageUrl);
  const incomingDir = await mkdtemp(join(tmpdir(), 'tieout-incoming-'));

  const get = async (Key: string, range?: ByteRange) => {
    const Range = range ? `bytes=${range.start}-${range.end}` : undefined;
    const { Body } = await client.send(new GetObjectCommand({ Bucket, Key, Range }));
    if (!Body) throw new Error(`The storage answered without content for ${Key}.`);
    return Body;
  };
  const read = async (key: string) => (await get(key)).transformToByteArray();

  return {
    kind: 's3',
    incomingDir,
    async putFile(Key, path) {
      try {
        await new Upload({ client, params: { Bucket, Key, Body: createReadStream(path) } }).done();
      } finally {
        await unlink(path).catch(() => undefined);
      }
    },
    async putBytes(Key, Body) {
      await client.send(new PutObjectCommand({ Bucket, Key, Body }));
    },
    read,
    readIfPresent: (key) =>
      read(key).catch((error: unknown) => {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }),
    stream: async (key, range) => (await get(key, range)) as Readable,
    localPath: () => null,
    async delete(Key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key }));
    },
    async deleteAll(Prefix) {
      for (;;) {
        const { Contents = [], IsTruncated } = await client.send(new ListObjectsV2Command({ Bucket, Prefix }));
        if (Contents.length > 0) {
          await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects: Contents.map(({ Key }) => ({ Key })), Quiet: true } }));
        }
        if (!IsTruncated) return;
      }
    },
    async close() {
      client.destroy();
      await rm(incomingDir, { recursive: true, force: true });
    },
  };
}

/** `s3://key:secret@host:port/bucket?region=…&forcePathStyle=1&tls=0`; without a host it is Amazon's own, `s3:///bucket`. */
function connect(storageUrl: string): { client: S3Client; Bucket: string } {
  const url = new URL(storageUrl);
  const Bucket = decodeURIComponent(url.pathname.replace(/^\//, ''));
  if (!Bucket || Bucket.includes('/')) throw new Error('STORAGE_URL must name one bucket: s3://key:secret@host:port/bucket');
  const isPlain = url.searchParams.get('tls') === '0' || ['localhost', '127.0.0.1'].includes(url.hostname);
  const client = new S3Client({
    region: url.searchParams.get('region') ?? 'us-east-1',
    forcePathStyle: url.searchParams.get('forcePathStyle') === '1',
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(url.host ? { endpoint: `${isPlain ? 'http' : 'https'}://${url.host}` } : {}),
    ...(url.username
      ? { credentials: { accessKeyId: decodeURIComponent(url.username), secretAccessKey: decodeURIComponent(url.password) } }
      : {}),
  });
  return { client, Bucket };
}
