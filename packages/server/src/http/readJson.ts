import type { IncomingMessage } from 'node:http';
import { ApiError, validationFailed } from '@tieout/sdk/contract';

const MAX_JSON_BYTES = 5 * 1024 * 1024;
const MAX_DEPTH = 64;

/** The JSON body; an empty object when there is none. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const text = await readText(request);
  if (text.trim() === '') return {};
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw invalid(validationFailed, `The request is not JSON: ${(error as Error).message}`);
  }
  assertKeepable(value);
  return value;
}

/** What neither a schema nor the database could take: bottomless nesting, the character NUL, halves of characters. */
function assertKeepable(whole: unknown): void {
  const waiting: [value: unknown, depth: number][] = [[whole, 0]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [value, depth] = next;
    if (typeof value === 'string') assertText(value);
    if (typeof value !== 'object' || value === null) continue;
    if (depth === MAX_DEPTH) throw invalid(validationFailed, `The request is nested more than ${MAX_DEPTH} levels deep.`);
    for (const [key, part] of Object.entries(value)) {
      assertText(key);
      waiting.push([part, depth + 1]);
    }
  }
}

function assertText(text: string): void {
  if (/\0|\p{Surrogate}/u.test(text)) throw invalid(validationFailed, 'The request holds the character NUL or half of a character. Leave it out.');
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
