import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Job, JobResult } from './job.js';

const WORKER = fileURLToPath(new URL('./worker.ts', import.meta.url));

/** Measures every job in at most `size` processes; a process that dies or takes too long is replaced and its job fails. */
export async function measureAll(jobs: readonly Job[], size: number, timeoutMs: number, onResult: (result: JobResult) => void): Promise<void> {
  const queue = [...jobs];
  await Promise.all(Array.from({ length: Math.min(size, jobs.length) }, () => runQueue(queue, timeoutMs, onResult)));
}

async function runQueue(queue: Job[], timeoutMs: number, onResult: (result: JobResult) => void): Promise<void> {
  let child: ChildProcess | null = null;
  for (let job = queue.shift(); job !== undefined; job = queue.shift()) {
    child ??= fork(WORKER, { execArgv: process.execArgv });
    const result = await runOne(child, job, timeoutMs);
    if (result.error === DIED || result.error === LATE) {
      child.kill('SIGKILL');
      child = null;
    }
    onResult(result);
  }
  child?.kill();
}

const DIED = 'The process that read this document ended unexpectedly.';
const LATE = 'Reading this document took longer than allowed.';

function runOne(child: ChildProcess, job: Job, timeoutMs: number): Promise<JobResult> {
  return new Promise((resolve) => {
    const finish = (result: JobResult): void => {
      clearTimeout(timer);
      child.off('message', finish);
      child.off('exit', onExit);
      resolve(result);
    };
    const onExit = (): void => finish(failed(job, DIED));
    const timer = setTimeout(() => finish(failed(job, LATE)), timeoutMs);
    child.on('message', finish);
    child.on('exit', onExit);
    child.send(job);
  });
}

function failed(job: Job, error: string): JobResult {
  const name = job.source === 'file' ? job.name : `${job.layout}-${job.seed}`;
  return {
    id: job.id, group: job.group, name, pages: 0, seconds: 0, error, reading: null, expectation: { kind: 'none' },
    score: {
      expected: 0, read: 0, matched: 0, similaritySum: 0, payees: 0, payeesRight: 0, balances: 0, balancesRight: 0, facts: 0, factsRight: 0, names: 0, namesRight: 0, reconciled: 0,
      reconciledRight: 0, provable: 0, proved: 0, hasRows: true, isPerfect: false, problems: [error],
    },
  };
}
