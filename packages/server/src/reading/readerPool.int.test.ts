// The pool against threads that misbehave on purpose.
import { Worker } from 'node:worker_threads';
import { documentErrors } from '@tieout/sdk/contract';
import { afterEach, describe, expect, it } from 'vitest';
import type { ExtractProgress } from '../extraction/model.js';
import type { Reader } from './reader.js';
import { EngineError, ReaderClosedError } from './reader.js';
import { createReaderPool } from './readerPool.js';
import type { ReaderPoolOptions } from './readerPool.js';

/** A thread that does what the path of the source says. */
const script = `
const { parentPort } = require('node:worker_threads');
parentPort.on('message', ({ name, input }) => {
  const order = input.source?.path ?? 'answer';
  if (order === 'loop') { parentPort.postMessage({ kind: 'progress', progress: { stage: 'reading', page: 1, pages: 9 } }); for (;;); }
  if (order === 'fill') { const kept = []; for (;;) kept.push(new Array(100000).fill(Math.random())); }
  if (order === 'crash') process.exit(3);
  if (order === 'throw') { setImmediate(() => { throw new Error('bad engine'); }); return; }
  if (order === 'unreadable') return parentPort.postMessage({ kind: 'unreadable', problem: 'damaged', message: 'Page 3 is damaged.', data: { page: 3 } });
  const output = { answered: name, thread: require('node:worker_threads').threadId };
  parentPort.postMessage({ kind: 'done', output: name === 'extract' ? new TextEncoder().encode(JSON.stringify(output)) : output });
});`;

let pool: Reader | undefined;
afterEach(() => pool?.close());

function open({ threads = 1, timeoutMs = 60_000 } = {}): Reader {
  const startWorker = ({ memoryMb }: ReaderPoolOptions) => new Worker(script, { eval: true, resourceLimits: { maxOldGenerationSizeMb: memoryMb } });
  pool = createReaderPool({ threads, timeoutMs, memoryMb: 64, startWorker });
  return pool;
}

const options = { maxPages: 1, languages: [] };
const extract = (reader: Reader, path: string, hooks: { onProgress?: (progress: ExtractProgress) => void; signal?: AbortSignal } = {}) =>
  reader.extract({ path }, options, { onProgress: () => {}, signal: new AbortController().signal, ...hooks });
const answers = async (reader: Reader) => (await extract(reader, 'answer')).document as unknown as { answered: string; thread: number };

describe('a document that goes too far', () => {
  it('ends after its time, and the next one is read', async () => {
    const reader = open({ timeoutMs: 1500 });
    await expect(extract(reader, 'loop')).rejects.toMatchObject({ type: documentErrors.timeout.type });
    expect(await answers(reader)).toMatchObject({ answered: 'extract' });
  });

  it('ends at the limit of its memory, and the next one is read', async () => {
    const reader = open();
    await expect(extract(reader, 'fill')).rejects.toMatchObject({ type: documentErrors.memory.type });
    expect(await answers(reader)).toMatchObject({ answered: 'extract' });
  });

  it.each(['crash', 'throw'])('and brings its thread down (%s) is an error of the engine, and the next one is read', async (order) => {
    const reader = open();
    await expect(extract(reader, order)).rejects.toBeInstanceOf(EngineError);
    expect(await answers(reader)).toMatchObject({ answered: 'extract' });
  });

  it('says what is wrong with it when it cannot be read, in a thread that lives on', async () => {
    const reader = open();
    const { thread } = await answers(reader);
    await expect(extract(reader, 'unreadable')).rejects.toMatchObject({ type: documentErrors.damaged.type, message: 'Page 3 is damaged.', data: { page: 3 } });
    expect((await answers(reader)).thread).toBe(thread);
  });
});

describe('canceling', () => {
  it('stops a document in the middle of its work, at once', async () => {
    const reader = open();
    const canceled = new AbortController();
    const startedAt = performance.now();
    await expect(extract(reader, 'loop', { signal: canceled.signal, onProgress: () => canceled.abort(new Error('Canceled')) })).rejects.toThrow('Canceled');
    expect(performance.now() - startedAt).toBeLessThan(20_000);
    expect(await answers(reader)).toMatchObject({ answered: 'extract' });
  });
});

describe('looking at a file', () => {
  it('does not wait behind a long extraction', async () => {
    const reader = open();
    const long = extract(reader, 'loop').catch((error: unknown) => error);
    expect(await reader.inspect({ path: 'answer' })).toMatchObject({ answered: 'inspect' });
    await reader.close();
    expect(await long).toBeInstanceOf(ReaderClosedError);
    await expect(reader.inspect({ path: 'answer' })).rejects.toBeInstanceOf(ReaderClosedError);
  });
});
