import { z } from 'zod';
import { ErrorBody } from '../core/apiError.js';
import { defineError } from '../core/defineError.js';
import { endpoint } from '../core/endpoint.js';
import { Id, Instant } from '../core/paging.js';

export const TaskKind = z.enum(['fixBankPage', 'previewAutomaticMode', 'editDocument']);
export type TaskKind = z.infer<typeof TaskKind>;

export const TaskStatus = z.enum(['started', 'succeeded', 'failed']);
export type TaskStatus = z.infer<typeof TaskStatus>;

/** What a task made: of edited documents the new ones, of automatic mode its first rows. */
export const TaskOutput = z.object({
  documentIds: z.array(Id).optional(),
  preview: z.object({
    /** Columns that every row has. */
    columns: z.int().min(1),
    rows: z.array(z.object({ documentId: Id, pageNumber: z.int().min(0), cells: z.array(z.string()) })),
  }).optional(),
});
export type TaskOutput = z.infer<typeof TaskOutput>;

/** Work that goes on after the call that started it was answered. */
export const AsyncTask = z.object({
  asyncJobId: Id,
  kind: TaskKind,
  status: TaskStatus,
  /** What came of it, in words; null while it runs. */
  message: z.string().nullable(),
  /** Number of rows it changed. */
  numRows: z.int().min(0),
  /** Null while it runs, and of work that only changes rows. */
  output: TaskOutput.nullable(),
  error: ErrorBody.omit({ requestId: true }).nullable(),
  createdAt: Instant,
  finishedAt: Instant.nullable(),
});
export type AsyncTask = z.infer<typeof AsyncTask>;

/** Answer of every call that starts such work. */
export const StartedTask = z.object({ asyncJobId: Id });

export const taskErrors = {
  modelFailed: defineError({ type: 'task.model_failed', code: 2507, status: 502, message: 'The configured model could not be asked.' }),
} as const;

export const taskEndpoints = {
  get: endpoint({
    method: 'GET', path: '/api/v1/protected/asyncTask/{id}', auth: 'bearer', summary: 'How far the work is that a call with an asyncJobId started.',
    params: z.object({ id: Id }), response: z.object({ task: AsyncTask }),
  }),
} as const;
