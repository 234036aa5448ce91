// The pool of extraction threads. A task that is canceled, takes too long or takes too much memory ends with its thread; a fresh one follows.
import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import { ApiError, documentErrors } from '@tieout/sdk/contract';
import { startThread } from '../core/startThread.js';
import type { ExtractedDocument, ExtractProgress } from '../extraction/model.js';
import type { TaskInput, TaskName, TaskOutput, WorkerMessage, WorkerRequest, WorkerSettings } from '../extraction/workerProtocol.js';
import type { Reader } from './reader.js';
import { EngineError, ReaderClosedError, unreadable } from './reader.js';

export interface ReaderPoolOptions {
  threads: number;
  timeoutMs: number;
  memoryMb: number;
  /** For tests: another entry than the engine's. */
  startWorker?: (options: ReaderPoolOptions) => Worker;
}

interface Task {
  request: WorkerRequest;
  onProgress?: (progress: ExtractProgress) => void;
  signal?: AbortSignal;
  resolve(output: unknown): void;
  reject(error: Error): void;
}

const MEMORY_CHECK_MS = 250;

export function createReaderPool(options: ReaderPoolOptions): Reader {
  const idle: Worker[] = [];
  const running = new Map<Worker, { task: Task; stopWatching: () => void }>();
  // Looking at a file or a page must not wait behind long extractions, so these go first and one thread more may run for them.
  const quick: Task[] = [];
  const slow: Task[] = [];
  let isClosed = false;
  const start = options.startWorker ?? startEngine;

  function enqueue<N extends TaskName>(name: N, input: TaskInput<N>, rest: Pick<Task, 'onProgress' | 'signal'> = {}): Promise<TaskOutput<N>> {
    return new Promise<TaskOutput<N>>((resolve, reject) => {
      if (isClosed) return reject(new ReaderClosedError());
      if (rest.signal?.aborted) return reject(abortError(rest.signal));
      const task: Task = { request: { name, input }, resolve: resolve as (output: unknown) => void, reject, ...rest };
      (name === 'extract' || name === 'readImport' || name === 'readAgain' || name === 'readLines' || name === 'readWords' ? slow : quick).push(task);
      next();
    });
  }

  function next(): void {
    while (quick.length > 0 && running.size <= options.threads) runTask(quick.shift()!);
    while (slow.length > 0 && running.size < options.threads) runTask(slow.shift()!);
  }

  /** Processors that one more document may use, this thread's own included. */
  function freeThreads(): number {
    return Math.max(1, Math.floor(availableParallelism() / (running.size + slow.length + 1)));
  }

  function runTask(task: Task): void {
    const worker = idle.pop() ?? startWorker();
    const stopWatching = watch(task, options, (error) => settle(worker, () => task.reject(error), false));
    running.set(worker, { task, stopWatching });
    worker.ref();
    worker.postMessage(task.request);
  }

  function startWorker(): Worker {
    const worker = start(options);
    const failWith = (error: Error) => settle(worker, (task) => task.reject(error), false);
    worker.on('message', (message: WorkerMessage) => {
      if (message.kind === 'progress') running.get(worker)?.task.onProgress?.(message.progress);
      else settle(worker, (task) => answer(task, message), true);
    });
    worker.on('error', (error) => {
      const isOutOfMemory = (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';
      failWith(isOutOfMemory ? new ApiError(documentErrors.memory) : new EngineError(error.message, error.stack));
    });
    worker.on('exit', () => failWith(new EngineError('The thread that read the document ended unexpectedly.')));
    return worker;
  }

  /** Ends the task of a thread once; the thread takes the next one, or goes. */
  function settle(worker: Worker, finish: (task: Task) => void, isReusable: boolean): void {
    const run = running.get(worker);
    running.delete(worker);
    run?.stopWatching();
    const isIdle = idle.indexOf(worker);
    if (isReusable && !isClosed && idle.length < options.threads) {
      worker.unref();
      if (isIdle === -1) idle.push(worker);
    } else {
      if (isIdle !== -1) idle.splice(isIdle, 1);
      void worker.terminate();
    }
    if (run) finish(run.task);
    next();
  }

  return {
    get isIdle() {
      return running.size + quick.length + slow.length === 0;
    },
    warm: () => void enqueue('warm', {}).catch(() => undefined),
    inspect: (source, password, fileName) => enqueue('inspect', { source, password, fileName }),
    decrypt: (source, password) => enqueue('decrypt', { source, password }),
    async extract(source, extractOptions, hooks) {
      const json = await enqueue('extract', { source, options: extractOptions, readers: freeThreads() }, hooks);
      return { document: JSON.parse(Buffer.from(json.buffer, json.byteOffset, json.byteLength).toString('utf8')) as ExtractedDocument, json };
    },
    readAgain: (source, extractOptions, look) => enqueue('readAgain', { source, options: extractOptions, look }),
    readLines: (source, extractOptions, page) => enqueue('readLines', { source, options: extractOptions, page: page + 1 }),
    readWords: (source, extractOptions, pages, hooks = {}) => enqueue('readWords', { source, options: extractOptions, pages: pages.map((page) => page + 1) }, hooks),
    editPdf: (sources, pages) => enqueue('editPdf', { sources, pages }),
    formFields: (source) => enqueue('formFields', { source }),
    fillForm: (source, record) => enqueue('fillForm', { source, record }),
    readImport: (source, input, hooks) => enqueue('readImport', { source, ...input }, hooks),
    previewCsv: (source, settings, kept) => enqueue('previewCsv', { source, settings, kept }),
    readVendors: (source, mapping) => enqueue('readVendors', { source, mapping }),
    readRecords: (source) => enqueue('readRecords', { source }),
    pageSize: (source, page) => enqueue('pageSize', { source, page }),
    renderPage: (source, page, width) => enqueue('renderPage', { source, page, width }),
    async close() {
      isClosed = true;
      const stopped = new ReaderClosedError();
      const given = [...running.values()];
      for (const { stopWatching } of given) stopWatching();
      for (const task of [...quick.splice(0), ...slow.splice(0), ...given.map((run) => run.task)]) task.reject(stopped);
      const workers = [...running.keys(), ...idle.splice(0)];
      running.clear();
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

function answer(task: Task, message: Exclude<WorkerMessage, { kind: 'progress' }>): void {
  if (message.kind === 'done') task.resolve(message.output);
  else if (message.kind === 'unreadable') task.reject(unreadable(message.problem, message.message, message.data));
  else task.reject(new EngineError(message.message, message.stack));
}

/** Fails the task when it is canceled, takes too long, or the process grows beyond what its tasks may take. */
function watch(task: Task, options: ReaderPoolOptions, fail: (error: Error) => void): () => void {
  const onAbort = () => fail(abortError(task.signal!));
  task.signal?.addEventListener('abort', onAbort, { once: true });
  const timer = setTimeout(() => fail(new ApiError(documentErrors.timeout)), options.timeoutMs);
  // The thread's own limit covers its heap; memory of WebAssembly and native code shows only in the size of the process.
  const limit = process.memoryUsage.rss() + options.memoryMb * 1024 * 1024;
  const memory = setInterval(() => {
    if (process.memoryUsage.rss() > limit) fail(new ApiError(documentErrors.memory));
  }, MEMORY_CHECK_MS);
  return () => {
    task.signal?.removeEventListener('abort', onAbort);
    clearTimeout(timer);
    clearInterval(memory);
  };
}

function abortError(signal: AbortSignal): Error {
  return signal.reason instanceof Error ? signal.reason : new Error('Canceled');
}

/** Twice what V8 takes: most of what a page leaves behind dies young, and moving it costs a sixth of the time of a long document. */
const YOUNG_MB = 96;

function startEngine({ memoryMb, threads }: ReaderPoolOptions): Worker {
  // The threads share the processors among them.
  const ocrWorkers = Math.max(1, Math.floor(availableParallelism() / threads));
  return startThread('extractionWorker', new URL('../extraction/worker.ts', import.meta.url), {
    name: 'extraction',
    workerData: { ocrWorkers } satisfies WorkerSettings,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: YOUNG_MB },
  });
}
