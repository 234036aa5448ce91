// Download of what templates read: of one job, or of all jobs under two tags that have a template.
import { ApiError, exportErrors, templateErrors } from '@tieout/sdk/contract';
import type { DateFormat } from '@tieout/sdk/contract';
import { trialRows } from '../exporter.js';
import type { Exporter, ExportRequest } from '../exporter.js';
import { readOptions } from '../writeExport.js';
import { templateTables } from './templateTables.js';
import { limitTables, previewTemplate, writeTemplate } from './writeTemplate.js';
import type { TemplateWriting } from './writeTemplate.js';

export const templateExporter: Exporter = {
  async create(context, { jobs, name }, request) {
    const writing = writingOf(name, request);
    if (request.onlyReconciled) throw new ApiError(exportErrors.notReconciled, { message: 'A template reads no balances, so nothing of it is reconciled. Export without the "only reconciled" option.' });
    const tables = await templateTables(context, jobs, request);
    const limit = trialRows(context);
    const limited = limit === undefined ? { tables, isCut: false } : limitTables(tables, limit);
    return { ...writeTemplate(limited.tables, writing), trialLimit: limited.isCut ? limit! : null };
  },
  async preview(context, { jobs }, request) {
    const { dateFormat } = writingOf('', request);
    return previewTemplate(await templateTables(context, jobs, request), dateFormat);
  },
};

/** @throws ApiError `template.format_not_available` */
function writingOf(name: string, request: ExportRequest): TemplateWriting {
  const { format } = request;
  if (format !== 'xlsx' && format !== 'csv') throw new ApiError(templateErrors.notShown);
  const { options } = readOptions(request) as { options: { dateFormat: DateFormat; bom?: boolean } };
  return { name, format, dateFormat: options.dateFormat, ...(options.bom ? { bom: true } : {}) };
}
