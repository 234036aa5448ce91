import { ApiError, exportErrors, jobErrors } from '@tieout/sdk/contract';
import type { ErrorDefinition, ExportPreview } from '@tieout/sdk/contract';
import type { Context } from '../core/services.js';
import type { Job } from '../jobs/jobs.model.js';
import { isRunning } from '../jobs/transitionJob.js';
import { findWorkspace } from '../jobs/workspace.js';
import type { ExportedWorkspace, Exporter, ExportRequest, JobExport } from './exporter.js';
import { ExportError } from './exportError.js';
import type { ExportProblem } from './exportError.js';

const definitions: Record<ExportProblem, ErrorDefinition> = {
  noData: exportErrors.noData,
  notReconciled: exportErrors.notReconciled,
  rowWithoutDate: exportErrors.rowWithoutDate,
  unknownFormat: exportErrors.unknownFormat,
  invalidOptions: exportErrors.invalidOptions,
};

/** @throws ApiError as findWorkspace; `export.no_data` when no job bears both tags */
export async function findExported(context: Context, id: string, query: { l1?: string | undefined; l2?: string | undefined }, content?: ExportRequest['content']): Promise<ExportedWorkspace> {
  if (id === 'undefined' && content === 'invoices' && !query.l1 && !query.l2) {
    const jobs = await context.db.jobs.findAll({ where: { type: 'Invoice', status: 'Succeeded' }, order: [['createdAt', 'ASC'], ['id', 'ASC']], ...context.scope });
    return { name: 'invoices', jobs };
  }
  const { jobs, isTagLevel } = await findWorkspace(context, id, query);
  if (jobs.length === 0) throw new ApiError(exportErrors.noData, { message: `No job bears both tags "${query.l1}" and "${query.l2}".` });
  return { name: isTagLevel ? `${query.l1} ${query.l2}` : jobs[0]!.name, jobs };
}

/** @throws ApiError `export.*`, `job.not_finished` */
export function exportRows(context: Context, workspace: ExportedWorkspace, request: ExportRequest): Promise<JobExport> {
  return withExporter(workspace, request, (exporter, exported) => exporter.create(context, exported, request));
}

/** @throws ApiError as exportRows */
export function previewRows(context: Context, workspace: ExportedWorkspace, request: ExportRequest): Promise<ExportPreview> {
  return withExporter(workspace, request, (exporter, exported) => exporter.preview(context, exported, request));
}

async function withExporter<T>(workspace: ExportedWorkspace, request: ExportRequest, work: (exporter: Exporter, exported: ExportedWorkspace) => Promise<T>): Promise<T> {
  const { exported, load } = chooseExporter(workspace, request);
  refuseRunning(exported.jobs);
  const exporter = await load();
  return withContractErrors(() => work(exporter, exported));
}

/** What of the workspace is meant, and what writes it. Writers are heavy and come when they are wanted. */
function chooseExporter(workspace: ExportedWorkspace, request: ExportRequest): { exported: ExportedWorkspace; load: () => Promise<Exporter> } {
  if (wantsInvoices(workspace, request)) return { exported: workspace, load: async () => (await import('../invoices/exportInvoices.js')).invoiceExporter };
  const drawn = templateJobs(workspace.jobs, request);
  if (drawn) return { exported: { ...workspace, jobs: drawn }, load: async () => (await import('./template/exportTemplate.js')).templateExporter };
  return { exported: workspace, load: async () => (await import('./exportStatements.js')).statementExporter };
}

/** The jobs whose fields are meant; null when transactions are. */
function templateJobs(jobs: readonly Job[], { filters = [] }: Pick<ExportRequest, 'filters'>): readonly Job[] | null {
  const drawn = jobs.filter(({ templateId }) => templateId !== null);
  const isAsked = filters.some(({ field, operator, value }) => field === 'fieldName' && operator === 'equals' && value === 'template');
  return drawn.length > 0 && (isAsked || drawn.length === jobs.length) ? drawn : null;
}

/** Under two tags there may be statements and invoices: what is not asked for stays. */
function wantsInvoices({ jobs }: ExportedWorkspace, { content }: ExportRequest): boolean {
  return content === 'invoices' || (content === undefined && jobs.every(({ type }) => type === 'Invoice'));
}

/** @throws ApiError `job.not_finished` */
export function refuseRunning(jobs: readonly Job[]): void {
  if (jobs.some(({ status }) => isRunning(status))) throw new ApiError(jobErrors.notFinished);
}

async function withContractErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ExportError) throw new ApiError(definitions[error.problem], { message: error.message, data: error.data, cause: error });
    throw error;
  }
}
