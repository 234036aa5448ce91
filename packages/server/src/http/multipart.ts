// Takes an upload in as it streams: hashed and counted on its way to a temporary file, cut off at the limit.
import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ApiError, documentErrors, validationFailed } from '@tieout/sdk/contract';
import busboy from 'busboy';

export interface UploadedFile {
  path: string;
  name: string;
  mimetype: string;
  sizeBytes: number;
  sha256: string;
}

export interface Upload {
  fields: Record<string, string>;
  file: UploadedFile;
}

const MAX_FIELDS = 20;
const MAX_FIELD_BYTES = 10_000;

/** @throws ApiError `request.invalid`, `document.too_large`; any error of the disk */
export async function receiveUpload(request: IncomingMessage, incomingDir: string, maxBytes: number): Promise<Upload> {
  const parser = openParser(request, maxBytes);
  const fields: Record<string, string> = {};
  let arriving: Promise<UploadedFile> | undefined;
  parser.on('field', (name, value) => void (fields[name] = value));
  try {
    await new Promise<void>((resolve, reject) => {
      parser.on('file', (name, stream, { filename, mimeType }) => {
        if (name !== 'file' || arriving) return void stream.resume();
        arriving = store(stream, join(incomingDir, randomUUID()), maxBytes).then((stored) => ({ ...stored, name: filename ?? 'document', mimetype: mimeType }));
        arriving.catch(reject);
      });
      parser.on('close', resolve);
      parser.on('error', (error) => reject(cutOff(error)));
      request.on('aborted', () => reject(cutOff()));
      request.pipe(parser);
    });
    if (!arriving) throw invalidUpload('The upload holds no file. Send it in the form field "file".');
    return { fields, file: await arriving };
  } catch (error) {
    // The rest is read and dropped: a client gets the answer only when it may finish sending.
    request.unpipe(parser);
    request.resume();
    parser.destroy();
    await arriving?.then((file) => unlink(file.path)).catch(() => undefined);
    throw error;
  }
}

const cutOff = (cause?: unknown) => invalidUpload('The upload was cut off before its end. Send the file again.', cause);

function openParser(request: IncomingMessage, maxBytes: number): busboy.Busboy {
  try {
    return busboy({
      headers: request.headers,
      defParamCharset: 'utf8',
      limits: { files: 1, fields: MAX_FIELDS, fieldSize: MAX_FIELD_BYTES, fileSize: maxBytes + 1 },
    });
  } catch (error) {
    throw invalidUpload('Send the file as multipart/form-data, in the field "file".', error);
  }
}

async function store(stream: Readable, path: string, maxBytes: number): Promise<Omit<UploadedFile, 'name' | 'mimetype'>> {
  const hash = createHash('sha256');
  let sizeBytes = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      sizeBytes += chunk.length;
      if (sizeBytes > maxBytes) return done(new ApiError(documentErrors.tooLarge));
      hash.update(chunk);
      done(null, chunk);
    },
  });
  try {
    await pipeline(stream, measure, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  } catch (error) {
    await unlink(path).catch(() => undefined);
    throw error;
  }
  return { path, sizeBytes, sha256: hash.digest('hex') };
}

function invalidUpload(message: string, cause?: unknown): ApiError {
  return new ApiError(validationFailed, { message, data: { issues: [{ path: ['file'], message }] }, cause });
}
