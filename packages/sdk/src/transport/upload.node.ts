import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { mimetypeOf } from './multipart.js';
import type { UploadFile } from './transport.js';

export interface OpenedUpload {
  name: string;
  mimetype: string;
  sizeBytes: number | null;
  /** Reads the content from its beginning, a piece at a time. */
  read(): AsyncIterable<Uint8Array>;
}

/** Looks at the file before a connection is opened, so that a wrong path is told as such. */
export async function openUpload(file: UploadFile): Promise<OpenedUpload> {
  if (typeof file === 'string') return openPath(file, basename(file));
  if (file instanceof Blob) return openBlob(file, 'name' in file && typeof file.name === 'string' ? file.name : 'document');
  const { name, content } = file;
  if (typeof content === 'string') return openPath(content, name);
  if (content instanceof Blob) return openBlob(content, name);
  if (content instanceof Uint8Array) {
    return { name, mimetype: mimetypeOf(name), sizeBytes: content.length, read: async function* () { yield content; } };
  }
  return { name, mimetype: mimetypeOf(name), sizeBytes: null, read: () => content };
}

function openBlob(blob: Blob, name: string): OpenedUpload {
  return { name, mimetype: blob.type || mimetypeOf(name), sizeBytes: blob.size, read: () => blob.stream() as unknown as AsyncIterable<Uint8Array> };
}

async function openPath(path: string, name: string): Promise<OpenedUpload> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw new Error(error.code === 'ENOENT' ? `There is no file ${path}. Check the path.` : `${path} cannot be read (${error.code}). Check its permissions.`, { cause: error });
  });
  if (!found.isFile()) throw new Error(`${path} is not a file. Give the path of a PDF or a picture.`);
  return { name, mimetype: mimetypeOf(name), sizeBytes: found.size, read: () => readPath(path) };
}

async function* readPath(path: string): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 })) yield chunk as Uint8Array;
  } catch (error) {
    throw Object.assign(new Error(`${path} cannot be read (${(error as NodeJS.ErrnoException).code}). Check its permissions.`, { cause: error }), { syscall: 'read', path });
  }
}
