// Where files lie. Keys are paths with forward slashes; a key's content never changes, so writing it twice is harmless.
import type { Readable } from 'node:stream';

export interface ByteRange {
  start: number;
  /** Inclusive. */
  end: number;
}

export interface Storage {
  kind: 'folder' | 's3';
  /** Folder for files that are still arriving; finished ones are taken over by putFile. */
  incomingDir: string;
  /** Takes the finished file over: whole or not at all. The file at `path` is gone afterwards. */
  putFile(key: string, path: string): Promise<void>;
  putBytes(key: string, bytes: Uint8Array): Promise<void>;
  read(key: string): Promise<Uint8Array>;
  /** Null when there is no such key. */
  readIfPresent(key: string): Promise<Uint8Array | null>;
  stream(key: string, range?: ByteRange): Promise<Readable>;
  /** Path of the file for a thread of this machine to open; null when it lies elsewhere and must be read. */
  localPath(key: string): string | null;
  /** Nothing happens when there is no such key. */
  delete(key: string): Promise<void>;
  /** Deletes all keys that begin with `prefix`, which ends with a slash. */
  deleteAll(prefix: string): Promise<void>;
  close(): Promise<void>;
}

export async function openStorage(options: { storageUrl?: string | undefined; filesDir: string }): Promise<Storage> {
  if (options.storageUrl) {
    const { openS3Storage } = await import('./s3Storage.js');
    return openS3Storage(options.storageUrl);
  }
  const { openFolderStorage } = await import('./folderStorage.js');
  return openFolderStorage(options.filesDir);
}
