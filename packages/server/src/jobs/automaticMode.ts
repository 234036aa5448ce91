// Automatic mode of documents that were read otherwise, to look at: every word in columns, and nothing of the job changes.
import { ApiError, isImportMimetype, jobErrors, joinColumns } from '@tieout/sdk/contract';
import { z } from 'zod';
import type { Context } from '../core/services.js';
import type { Document } from '../documents/documents.model.js';
import { startTask } from '../tasks/tasks.commands.js';
import type { TaskOutcome } from '../tasks/tasks.commands.js';
import type { Task } from '../tasks/tasks.model.js';
import { readDocument } from './readDocument.js';
import { jobOfDocument } from './workspace.js';
import type { Workspace } from './workspace.js';

const Input = z.object({ documentIds: z.array(z.uuid()), columns: z.int().nullable() });

/** Rows a preview shows. */
const PREVIEW_ROWS = 100;

/** @throws ApiError `request.not_found`, `job.document_gone` */
export async function startPreview(context: Context, workspace: Workspace, { documentId, columns }: { documentId?: string | undefined; columns?: number | undefined }): Promise<{ asyncJobId: string }> {
  if (documentId) await jobOfDocument(context, workspace, documentId);
  const entries = (await Promise.all(workspace.jobs.map((job) => context.db.jobDocuments.ofJob(job.id, context.scope)))).flat();
  const documentIds = documentId ? [documentId] : entries.map((entry) => entry.documentId);
  if (documentIds.length === 0) throw new ApiError(jobErrors.documentGone, { message: 'There is no document to put into columns. Add one first.' });
  const task = await startTask(context, 'previewAutomaticMode', { documentIds, columns: columns ?? null });
  return { asyncJobId: task.id };
}

interface Line {
  documentId: string;
  pageNumber: number;
  cells: string[];
}

/** The work itself; run again after it was cut off it finds what was read already. */
export async function previewAutomaticMode(context: Context, task: Task): Promise<TaskOutcome> {
  const { documentIds, columns } = Input.parse(task.input);
  const documents = await context.db.documents.byIds(documentIds, context.scope);
  const lines: Line[] = [];
  for (const document of documents) lines.push(...(await linesOf(context, document)));
  const widest = lines.reduce((most, { cells }) => Math.max(most, cells.length), 1);
  const count = Math.min(columns ?? widest, widest);
  const rows = lines.slice(0, PREVIEW_ROWS).map((line) => ({ ...line, cells: joinColumns(line.cells, count) }));
  return { message: 'Data extraction completed successfully.', numRows: lines.length, output: { preview: { columns: count, rows } } };
}

async function linesOf(context: Context, document: Document): Promise<Line[]> {
  if (isImportMimetype(document.mimetype)) return [];
  const { extracted, keep } = await readDocument(context, document, { reading: 'columns', signal: new AbortController().signal, onPages: () => undefined });
  await keep();
  return extracted.generic.map(({ page, cells }) => ({ documentId: document.id, pageNumber: page - 1, cells }));
}
