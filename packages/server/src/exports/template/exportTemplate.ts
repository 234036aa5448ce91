// Download of what templates read: of one job, or of all jobs under two tags that have a template.
import { ApiError, exportErrors, templateErrors } from '@tieout/sdk/contract';
import type { DateFormat, ExportPreview, ExportRequest } from '@tieout/sdk/contract';
import type { z } from 'zod';
import type { Context } from '../../core/services.js';
import type { Job } from '../../jobs/jobs.model.js';
import type { ExportFile } from '../writeExport.js';
import { readOptions } from '../writeExport.js';
import { templateTables } from './templateTables.js';
import type { TemplateTable } from './templateTables.js';
import { limitTables, previewTemplate, writeTemplate } from './writeTemplate.js';
import type { TemplateWriting } from './writeTemplate.js';

type Request = z.output<typeof ExportRequest>;

/** @throws ApiError `template.format_not_available`, `export.not_reconciled`; ExportError */
export async function exportTemplate(context: Context, jobs: readonly Job[], name: string, request: Request, limit: number | undefined): Promise<ExportFile & { trialLimit: number | null }> {
  const writing = writingOf(name, request);
  if (request.onlyReconciled) throw new ApiError(exportErrors.notReconciled, { message: 'A template reads no balances, so nothing of it is reconciled. Export without the "only reconciled" option.' });
  const tables = await templateTables(context, jobs, request);
  const limited = limit === undefined ? { tables, isCut: false } : limitTables(tables, limit);
  return { ...writeTemplate(limited.tables, writing), trialLimit: limited.isCut ? limit! : null };
}

/** @throws ApiError `template.format_not_available` */
export async function previewTemplateExport(context: Context, jobs: readonly Job[], request: Request): Promise<ExportPreview> {
  const { dateFormat } = writingOf('', request);
  const tables: TemplateTable[] = await templateTables(context, jobs, request);
  return previewTemplate(tables, dateFormat);
}

function writingOf(name: string, request: Request): TemplateWriting {
  const { format } = request;
  if (format !== 'xlsx' && format !== 'csv') throw new ApiError(templateErrors.notShown);
  const { options } = readOptions(request) as { options: { dateFormat: DateFormat; bom?: boolean } };
  return { name, format, dateFormat: options.dateFormat, ...(options.bom ? { bom: true } : {}) };
}
