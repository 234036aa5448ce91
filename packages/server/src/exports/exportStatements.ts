// Statements, words in columns and forms as a file: the rows of accounts and periods, with their proof where it is wanted.
import { ApiError, exportErrors, findExportFormat, reservedCustomFormats } from '@tieout/sdk/contract';
import type { Context } from '../core/services.js';
import { rememberBank } from './bankDirectory.js';
import { exportedDocuments } from './exportedDocuments.js';
import { trialRows } from './exporter.js';
import type { ExportedWorkspace, Exporter, ExportRequest } from './exporter.js';
import { joinStatements } from './joinStatements.js';
import { limitForms, limitRows } from './limitRows.js';
import { previewExport } from './previewExport.js';
import { readStatements } from './readStatements.js';
import type { ExportStatement } from './statement.js';
import { writeExport } from './writeExport.js';
import type { ExportRequest as WriteRequest } from './writeExport.js';

export const statementExporter: Exporter = {
  async create(context, workspace, request) {
    const { statements, trialLimit } = await statementsFor(context, workspace, request);
    const file = await writeExport(statements, await writeRequest(context, workspace, statements, request));
    await rememberBank(context, request);
    return { ...file, trialLimit };
  },
  async preview(context, workspace, request) {
    const { statements, doubledRows } = await statementsFor(context, workspace, request);
    const preview = await previewExport(statements, await writeRequest(context, workspace, statements, { ...request, withProof: false }));
    return doubledRows > 0 ? { ...preview, doubledRows } : preview;
  },
};

interface ChosenStatements {
  statements: ExportStatement[];
  doubledRows: number;
  trialLimit: number | null;
}

async function statementsFor(context: Context, { jobs }: ExportedWorkspace, request: ExportRequest): Promise<ChosenStatements> {
  const read: ExportStatement[] = [];
  for (const { job, documentIds } of await exportedDocuments(context, jobs.filter(({ type }) => type !== 'Invoice'), request.documentIds)) {
    read.push(...(await readStatements(context, job, { ...request, documentIds })));
  }
  if (read.length === 0) throw new ApiError(exportErrors.noData);
  const { statements, doubledRows } = await joinStatements(read);
  const limit = trialRows(context);
  if (limit === undefined) return { statements, doubledRows, trialLimit: null };
  const isForms = jobs.every(({ type }) => type === 'Form');
  const limited = isForms ? limitForms(statements, limit) : await limitRows(statements, limit);
  return { statements: limited.statements, doubledRows, trialLimit: limited.isCut ? limit : null };
}

async function writeRequest(context: Context, workspace: ExportedWorkspace, statements: readonly ExportStatement[], request: ExportRequest): Promise<WriteRequest> {
  const { format, onlyReconciled, withProof } = request;
  return {
    format,
    onlyReconciled,
    options: await optionsOf(context, request),
    ...(statements.length > 1 ? { name: workspace.name } : {}),
    ...(withProof ? { attach: await proofAttachments(context, workspace, request) } : {}),
  };
}

async function proofAttachments(context: Context, workspace: ExportedWorkspace, request: ExportRequest): Promise<NonNullable<WriteRequest['attach']>> {
  const [{ buildProof }, { proofFiles }] = await Promise.all([import('./proof/buildProof.js'), import('./proof/proofFiles.js')]);
  const proof = await buildProof(context, workspace, request.documentIds);
  return (about) => proofFiles({ ...proof, export: { format: request.format, files: about.fileNames, rows: about.rowCount } });
}

/** A format of the user's own is asked for by its name and brings its columns. */
async function optionsOf({ db, scope }: Context, { format, options }: ExportRequest): Promise<Record<string, unknown>> {
  const customName = findExportFormat(format)?.customName ?? null;
  if (customName === null || customName in reservedCustomFormats || Array.isArray(options['columns'])) return options;
  const own = await db.customFormats.byName('bankStatement', customName, scope);
  if (own) return { ...options, columns: own.data };
  const names = (await db.customFormats.ofType('bankStatement', scope)).map(({ name }) => `custom-${name}`);
  const known = ['custom-basic', 'custom-all', ...names].join(', ');
  throw new ApiError(exportErrors.unknownFormat, { message: `There is no custom format "${customName}". There are: ${known}.` });
}
