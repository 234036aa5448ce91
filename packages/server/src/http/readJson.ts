import type { IncomingMessage } from 'node:http';
import { ApiError, validationFailed } from '@tieout/sdk/contract';

const MAX_JSON_BYTES = 5 * 1024 * 1024;

/** The JSON body; an empty object when there is none. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const text = await readText(request);
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch (error) {
    throw invalid(validationFailed, `The request is not JSON: ${(error as Error).message}`);
  }
}

/** The fields of a form post. */
export async function readForm(request: IncomingMessage): Promise<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams(await readText(request)));
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    sizeBytes += chunk.length;
    if (sizeBytes > MAX_JSON_BYTES) throw invalid({ ...validationFailed, status: 413 }, 'The request is larger than 5 MB.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function invalid(definition: typeof validationFailed | { type: string; code: number; status: number; message: string }, message: string): ApiError {
  return new ApiError(definition, { message, data: { issues: [{ path: ['body'], message }] } });
}
