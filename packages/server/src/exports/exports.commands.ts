import { ApiError, exportErrors, findExportFormat, jobErrors, reservedCustomFormats, TRIAL_DOWNLOAD_ROWS } from '@tieout/sdk/contract';
import type { ErrorDefinition, ExportPreview, ExportRequest } from '@tieout/sdk/contract';
import type { z } from 'zod';
import type { Context } from '../core/services.js';
import type { Job } from '../jobs/jobs.model.js';
import { isRunning } from '../jobs/transitionJob.js';
import { findWorkspace } from '../jobs/workspace.js';
import { rememberBank } from './bankDirectory.js';
import { ExportError } from './exportError.js';
import type { ExportProblem } from './exportError.js';
import { exportedDocuments } from './exportedDocuments.js';
import { joinStatements } from './joinStatements.js';
import { readStatements } from './readStatements.js';
import type { ExportStatement } from './statement.js';
import type { ExportFile, ExportRequest as WriteRequest } from './writeExport.js';

type Request = z.output<typeof ExportRequest>;

const definitions: Record<ExportProblem, ErrorDefinition> = {
  noData: exportErrors.noData,
  notReconciled: exportErrors.notReconciled,
  rowWithoutDate: exportErrors.rowWithoutDate,
  unknownFormat: exportErrors.unknownFormat,
  invalidOptions: exportErrors.invalidOptions,
};

export interface JobExport extends ExportFile {
  /** Set when a trial download was cut to so many rows. */
  trialLimit: number | null;
}

/** What is exported together: one job, or all under two tags. */
export interface ExportedWorkspace {
  name: string;
  jobs: readonly Job[];
}

/** @throws ApiError as findWorkspace; `export.no_data` when no job bears both tags */
export async function findExported(context: Context, id: string, query: { l1?: string | undefined; l2?: string | undefined }, content?: Request['content']): Promise<ExportedWorkspace> {
  if (id === 'undefined' && content === 'invoices' && !query.l1 && !query.l2) {
    const jobs = await context.db.jobs.findAll({ where: { type: 'Invoice', status: 'Succeeded' }, order: [['createdAt', 'ASC'], ['id', 'ASC']], ...context.scope });
    return { name: 'invoices', jobs };
  }
  const { jobs, isTagLevel } = await findWorkspace(context, id, query);
  if (jobs.length === 0) throw new ApiError(exportErrors.noData, { message: `No job bears both tags "${query.l1}" and "${query.l2}".` });
  return { name: isTagLevel ? `${query.l1} ${query.l2}` : jobs[0]!.name, jobs };
}

/** @throws ApiError `export.*`, `job.not_finished` */
export async function exportRows(context: Context, workspace: ExportedWorkspace, request: Request): Promise<JobExport> {
  if (wantsInvoices(workspace, request)) {
    refuseRunning(workspace.jobs);
    const { exportInvoices } = await import('../invoices/exportInvoices.js');
    return exportInvoices(context, workspace, request);
  }
  const drawn = templateJobs(workspace.jobs, request);
  if (drawn) return withContractErrors(async () => (await templateExport(drawn)).exportTemplate(context, drawn, workspace.name, request, trialRows(context)));
  const { writeExport } = await import('./writeExport.js');
  const { statements, trialLimit } = await statementsFor(context, workspace, request);
  const file = await withContractErrors(async () => writeExport(statements, await writeRequest(context, workspace, statements, request)));
  await rememberBank(context, request);
  return { ...file, trialLimit };
}

/** @throws ApiError as exportRows */
export async function previewRows(context: Context, workspace: ExportedWorkspace, request: Request): Promise<ExportPreview> {
  if (wantsInvoices(workspace, request)) {
    refuseRunning(workspace.jobs);
    const { previewInvoices } = await import('../invoices/exportInvoices.js');
    return previewInvoices(context, workspace, request);
  }
  const drawn = templateJobs(workspace.jobs, request);
  if (drawn) return withContractErrors(async () => (await templateExport(drawn)).previewTemplateExport(context, drawn, request));
  const { previewExport } = await import('./previewExport.js');
  const { statements, doubledRows } = await statementsFor(context, workspace, request);
  const preview = await withContractErrors(async () => previewExport(statements, await writeRequest(context, workspace, statements, { ...request, withProof: false })));
  return doubledRows > 0 ? { ...preview, doubledRows } : preview;
}

interface ChosenStatements {
  statements: ExportStatement[];
  doubledRows: number;
  trialLimit: number | null;
}

async function statementsFor(context: Context, { jobs }: ExportedWorkspace, request: Request): Promise<ChosenStatements> {
  refuseRunning(jobs);
  const read: ExportStatement[] = [];
  for (const { job, documentIds } of await exportedDocuments(context, jobs.filter(({ type }) => type !== 'Invoice'), request.documentIds)) {
    read.push(...(await readStatements(context, job, { ...request, documentIds })));
  }
  if (read.length === 0) throw new ApiError(exportErrors.noData);
  const { statements, doubledRows } = await joinStatements(read);
  const limit = trialRows(context);
  if (limit === undefined) return { statements, doubledRows, trialLimit: null };
  const { limitRows } = await import('./limitRows.js');
  const limited = await limitRows(statements, limit);
  return { statements: limited.statements, doubledRows, trialLimit: limited.isCut ? limit : null };
}

export const trialRows = ({ config, access }: Context): number | undefined => config.trialDownloadRows ?? (access.plan === 'Trial' ? TRIAL_DOWNLOAD_ROWS : undefined);

/** The jobs whose fields are meant; null when transactions are. */
function templateJobs(jobs: readonly Job[], { filters = [] }: Pick<Request, 'filters'>): readonly Job[] | null {
  const drawn = jobs.filter(({ templateId }) => templateId !== null);
  const isAsked = filters.some(({ field, operator, value }) => field === 'fieldName' && operator === 'equals' && value === 'template');
  return drawn.length > 0 && (isAsked || drawn.length === jobs.length) ? drawn : null;
}

function templateExport(jobs: readonly Job[]): Promise<typeof import('./template/exportTemplate.js')> {
  refuseRunning(jobs);
  return import('./template/exportTemplate.js');
}

/** Under two tags there may be statements and invoices: what is not asked for stays. */
function wantsInvoices({ jobs }: ExportedWorkspace, { content }: Request): boolean {
  return content === 'invoices' || (content === undefined && jobs.every(({ type }) => type === 'Invoice'));
}

/** @throws ApiError `job.not_finished` */
export function refuseRunning(jobs: readonly Job[]): void {
  if (jobs.some(({ status }) => isRunning(status))) throw new ApiError(jobErrors.notFinished);
}

async function writeRequest(context: Context, workspace: ExportedWorkspace, statements: readonly ExportStatement[], request: Request): Promise<WriteRequest> {
  const { format, onlyReconciled, withProof } = request;
  return {
    format,
    onlyReconciled,
    options: await optionsOf(context, request),
    ...(statements.length > 1 ? { name: workspace.name } : {}),
    ...(withProof ? { attach: await proofAttachments(context, workspace, request) } : {}),
  };
}

async function proofAttachments(context: Context, workspace: ExportedWorkspace, request: Request): Promise<NonNullable<WriteRequest['attach']>> {
  const [{ buildProof }, { proofFiles }] = await Promise.all([import('./proof/buildProof.js'), import('./proof/proofFiles.js')]);
  const proof = await buildProof(context, workspace, request.documentIds);
  return (about) => proofFiles({ ...proof, export: { format: request.format, files: about.fileNames, rows: about.rowCount } });
}

/** A format of the user's own is asked for by its name and brings its columns. */
async function optionsOf({ db, scope }: Context, { format, options }: Request): Promise<Record<string, unknown>> {
  const customName = findExportFormat(format)?.customName ?? null;
  if (customName === null || customName in reservedCustomFormats || Array.isArray(options['columns'])) return options;
  const own = await db.customFormats.byName('bankStatement', customName, scope);
  if (own) return { ...options, columns: own.data };
  const names = (await db.customFormats.ofType('bankStatement', scope)).map(({ name }) => `custom-${name}`);
  const known = ['custom-basic', 'custom-all', ...names].join(', ');
  throw new ApiError(exportErrors.unknownFormat, { message: `There is no custom format "${customName}". There are: ${known}.` });
}

async function withContractErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ExportError) throw new ApiError(definitions[error.problem], { message: error.message, data: error.data, cause: error });
    throw error;
  }
}
