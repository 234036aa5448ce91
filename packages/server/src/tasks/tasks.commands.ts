import { internal } from '@tieout/sdk/contract';
import type { TaskKind, TaskOutput } from '@tieout/sdk/contract';
import type { Context, Services } from '../core/services.js';
import { SYSTEM_ACCESS } from '../auth/access.js';
import { scopeOf } from '../database/tenant.js';
import { toApiError } from '../http/errors.js';
import { storedError } from '../jobs/saveDocument.js';
import { ReaderClosedError } from '../reading/reader.js';
import { runTask } from './tasks.jobs.js';
import type { Task } from './tasks.model.js';

/** Stores the work and puts it into the queue: it is done even when this process ends first. */
export async function startTask(context: Context, kind: TaskKind, input: Record<string, unknown>): Promise<Task> {
  const { db, actor, scope, newId, clock, queue } = context;
  const task = await db.tasks.create({
    id: newId(), contractId: actor.contractId, userId: actor.userId, kind, status: 'started', input, message: null, numRows: 0, output: null, error: null, createdAt: clock(), finishedAt: null,
  }, scope);
  await queue.add(runTask, { contractId: actor.contractId, taskId: task.id }, task.id);
  return task;
}

export interface TaskOutcome {
  message: string;
  numRows: number;
  output?: TaskOutput;
}

/** Does the work once, on behalf of whoever started it, and keeps what came of it. A server that shuts down leaves it to the next. */
export async function performTask(services: Services, contractId: string, taskId: string, work: (context: Context, task: Task) => Promise<TaskOutcome>): Promise<void> {
  const scope = scopeOf(contractId);
  const task = await services.db.tasks.findOne({ where: { id: taskId }, ...scope });
  if (task?.status !== 'started') return;
  const context: Context = { ...services, actor: { contractId, userId: task.userId }, scope, access: SYSTEM_ACCESS };
  try {
    const { message, numRows, output = null } = await work(context, task);
    await task.update({ status: 'succeeded', message, numRows, output, finishedAt: services.clock() }, scope);
  } catch (error) {
    if (error instanceof ReaderClosedError) throw error;
    const known = toApiError(error);
    if (known.is(internal)) services.log.error({ err: error, taskId }, 'A task failed');
    await task.update({ status: 'failed', message: known.message, error: storedError(known), finishedAt: services.clock() }, scope);
  }
}
