// "Fix with AI": a page is read again, and what brings its periods nearer to their proof is kept as one step that can be taken back.
import { ApiError, editErrors, isImportMimetype, taskErrors } from '@tieout/sdk/contract';
import type { EditResult } from '@tieout/sdk/contract';
import { z } from 'zod';
import type { Context } from '../../core/services.js';
import { fileKey, sourceOf } from '../../documents/files.commands.js';
import type { Document } from '../../documents/documents.model.js';
import { runEdit } from '../../edits/runEdit.js';
import type { ExtractOptions } from '../../extraction/model.js';
import { invalidRequest } from '../../http/errors.js';
import { findJob } from '../../jobs/jobs.commands.js';
import type { Job } from '../../jobs/jobs.model.js';
import { jobOfDocument } from '../../jobs/workspace.js';
import type { Workspace } from '../../jobs/workspace.js';
import { startTask } from '../../tasks/tasks.commands.js';
import type { TaskOutcome } from '../../tasks/tasks.commands.js';
import type { Task } from '../../tasks/tasks.model.js';
import { applyOverlay, deletedRowsOf, NotBetter, storedRowsOf, tryOverlay } from './applyOverlay.js';
import { askModel } from './askModel.js';
import { layOver, variantsOf } from './layOver.js';
import type { Overlay } from './layOver.js';
import { keepPrinted, printedFigures } from './printedFigures.js';
import { rowsOfPage } from './readRows.js';
import type { ReadRow } from './readRows.js';

const Input = z.object({ jobId: z.uuid(), documentId: z.uuid(), pageNumber: z.int() });

/** Ways of the engine to read a page again. */
const ATTEMPTS = [0, 1];

/** @throws ApiError `request.not_found`, `request.invalid`, `edit.not_editable` */
export async function startFixPage(context: Context, workspace: Workspace, { documentId, pageNumber }: { documentId: string; pageNumber: number }): Promise<{ asyncJobId: string }> {
  const job = await jobOfDocument(context, workspace, documentId);
  const [document] = await context.db.documents.byIds([documentId], context.scope);
  if (!document || isImportMimetype(document.mimetype)) throw new ApiError(editErrors.notEditable, { message: 'This file has no pages that could be read again.' });
  if (document.numPages !== null && pageNumber >= document.numPages) throw invalidRequest([{ path: ['body', 'pageNumber'], message: `End page is greater than the last page (${document.numPages})` }]);
  const task = await startTask(context, 'fixBankPage', { jobId: job.id, documentId, pageNumber });
  return { asyncJobId: task.id };
}

/** The work itself. Run again after it was cut off it finds the page as it left it. */
export async function fixPage(context: Context, task: Task): Promise<TaskOutcome> {
  const { jobId, documentId, pageNumber } = Input.parse(task.input);
  const job = await findJob(context, jobId);
  const known = await context.db.edits.ofStep(task.id, context.scope);
  if (known.length > 0) return fixed(known[0]!.numRows);
  const [document] = await context.db.documents.byIds([documentId], context.scope);
  if (!document) throw new ApiError(editErrors.rowsGone);
  if (await isProved(context, job, documentId, pageNumber)) return { message: 'Every row of this page is proved already. Nothing was changed.', numRows: 0 };
  const { best, numLeftOut, numUnprinted } = await bestOverlay(context, job, document, pageNumber);
  if (!best) return { message: `Read again, the page says nothing that brings its periods nearer to their proof. Nothing was changed.${leftOut(numLeftOut, 'deleted by hand')}${leftOut(numUnprinted, 'given by the model and not printed on the page')}`, numRows: 0 };
  try {
    const result = await keep(context, job, { documentId, pageNumber, stepId: task.id }, best);
    return fixed(result.numRows);
  } catch (error) {
    // Somebody changed the rows meanwhile.
    if (error instanceof NotBetter) return { message: 'The rows of this page were changed meanwhile. Nothing was changed. Try again.', numRows: 0 };
    throw error;
  }
}

const fixed = (numRows: number): TaskOutcome => ({ message: `Bank page fixed successfully with AI: ${numRows === 1 ? '1 row' : `${numRows} rows`} changed.`, numRows });

const leftOut = (count: number, why: string): string => (count === 0 ? '' : ` ${count === 1 ? `1 row that was ${why} was` : `${count} rows that were ${why} were`} left out.`);

/** There are rows, each is proved, and so are their periods: rows that follow one another may still lack one before or behind them. */
async function isProved({ db, scope }: Context, job: Job, documentId: string, pageNumber: number): Promise<boolean> {
  const rows = await db.transactions.findAll({ where: { jobId: job.id, documentId, pageNumber }, attributes: ['status', 'periodId'], ...scope });
  if (rows.length === 0 || rows.some(({ status }) => status !== 'reconciled')) return false;
  const periods = await db.periods.findAll({ where: { jobId: job.id, documentId, isReconciled: false }, attributes: ['id'], ...scope });
  return !periods.some(({ id }) => rows.some(({ periodId }) => periodId === id));
}

interface Found { best: Overlay | null; numLeftOut: number; numUnprinted: number }
interface Candidate { overlay: Overlay; gain: number; isProved: boolean }

const isBetter = (one: Candidate, other: Candidate | null) => !other || Number(one.isProved) - Number(other.isProved) > 0 || (one.isProved === other.isProved && one.gain > other.gain);

/** @throws ApiError `task.model_failed` when the engine alone found nothing and the model cannot be asked */
async function bestOverlay(context: Context, job: Job, document: Document, pageNumber: number): Promise<Found> {
  const found: { best: Candidate | null; numLeftOut: number; numUnprinted: number } = { best: null, numLeftOut: 0, numUnprinted: 0 };
  const deleted = await deletedRowsOf(context, job, document.id, pageNumber);
  try {
    for await (const { rows, figures } of readings(context, job, document, pageNumber)) {
      const stored = await storedRowsOf(context, job, document.id, pageNumber);
      const read = layOver(stored, rows, deleted);
      const { overlay: whole, numUnprinted } = figures ? keepPrinted(read, figures, [...stored.map(({ balanceMinor }) => balanceMinor), ...(await boundsOf(context, job, document.id))]) : { overlay: read, numUnprinted: 0 };
      found.numUnprinted = Math.max(found.numUnprinted, numUnprinted);
      found.numLeftOut = Math.max(found.numLeftOut, whole.numLeftOut);
      for (const overlay of variantsOf(whole)) {
        const tried = await tryOverlay(context, job, { documentId: document.id, pageNumber }, overlay);
        const candidate = tried && { overlay, gain: tried.gain, isProved: tried.isProved };
        if (candidate && isBetter(candidate, found.best)) found.best = candidate;
      }
      if (found.best?.isProved) break;
    }
  } catch (error) {
    if (!found.best || !(error instanceof ApiError && error.is(taskErrors.modelFailed))) throw error;
  }
  return { ...found, best: found.best?.overlay ?? null };
}

/** Opening and closing balances of the document's periods. */
async function boundsOf({ db, scope }: Context, job: Job, documentId: string): Promise<(number | null)[]> {
  const periods = await db.periods.findAll({ where: { jobId: job.id, documentId }, attributes: ['startBalanceMinor', 'endBalanceMinor'], ...scope });
  return periods.flatMap(({ startBalanceMinor, endBalanceMinor }) => [startBalanceMinor, endBalanceMinor]);
}

interface Reading {
  rows: ReadRow[];
  /** What stands on the page, for a reader that may make things up. */
  figures?: ReadonlySet<string>;
}

/** The page as the engine reads it more finely, then as the configured model does. */
async function* readings(context: Context, job: Job, document: Document, pageNumber: number): AsyncGenerator<Reading> {
  const { storage, reader, config } = context;
  const source = await sourceOf(storage, fileKey(document.contractId, document.readableSha256 ?? document.sha256));
  const options: ExtractOptions = { maxPages: config.maxDocumentPages, languages: config.ocrLanguages };
  for (const attempt of ATTEMPTS) {
    yield { rows: rowsOfPage(await reader.readAgain(source, options, { page: pageNumber + 1, attempt }), pageNumber + 1) };
  }
  if (!config.aiUrl) return;
  const [account] = await context.db.accounts.ofJob(job.id, context.scope, document.id);
  const decimals = account?.decimals ?? 2;
  const rows = await askModel(context, await reader.renderPage(source, pageNumber, MODEL_WIDTH), { pageNumber, decimals });
  yield { rows, figures: printedFigures(await reader.readLines(source, options, pageNumber), decimals) };
}

/** Pixels across of the picture that a model is shown. */
const MODEL_WIDTH = 1600;

function keep(context: Context, job: Job, place: { documentId: string; pageNumber: number; stepId: string }, overlay: Overlay): Promise<EditResult> {
  const label = (numRows: number) => `Fixed page ${place.pageNumber + 1} with AI: ${numRows === 1 ? '1 row' : `${numRows} rows`}`;
  return runEdit(context, [job], { kind: 'page.fix', label, editId: place.stepId, reason: 'Read again' }, (unit) => applyOverlay(unit, place, overlay));
}
