import { customFormatEndpoints } from '@tieout/sdk/contract';
import type { CustomFormat as WireFormat } from '@tieout/sdk/contract';
import type { Context } from '../core/services.js';
import { route } from '../http/route.js';
import type { RoutesOf } from '../http/route.js';
import { findJob } from '../jobs/jobs.commands.js';
import type { JsonValue } from '../preferences/preferences.model.js';
import { createCustomFormat, findCustomFormat, setColumnConfig, updateCustomFormat } from './customFormats.commands.js';
import type { CustomFormat } from './customFormats.model.js';

const present = ({ id, name, type, data }: CustomFormat): WireFormat => ({ id, name, type, data });

async function columnConfigs({ db, scope }: Context, jobId: string): Promise<{ columnConfigs: Record<string, JsonValue> }> {
  const records = await db.columnConfigs.ofJob(jobId, scope);
  return { columnConfigs: Object.fromEntries(records.map(({ fieldName, data }) => [fieldName, data])) };
}

export const customFormatRoutes: RoutesOf<'customFormats'> = {
  list: route(customFormatEndpoints.list, async ({ db, scope }, { query }) => ({ customFormats: (await db.customFormats.ofType(query.type, scope)).map(present) })),
  create: route(customFormatEndpoints.create, async (context, { body }) => ({ customFormat: present(await createCustomFormat(context, body)) })),
  update: route(customFormatEndpoints.update, async (context, { params, body }) => {
    const format = await findCustomFormat(context, params.id);
    return { customFormat: present(await updateCustomFormat(context, format, body)) };
  }),
  preview: route(customFormatEndpoints.preview, async (_context, { body }) => {
    const [{ previewExport }, { sampleStatement }] = await Promise.all([import('../exports/previewExport.js'), import('./sampleStatement.js')]);
    return previewExport([sampleStatement], { format: 'custom-preview', options: { columns: body.data } });
  }),
  delete: route(customFormatEndpoints.delete, async (context, { params }) => (await findCustomFormat(context, params.id)).destroy(context.scope)),
  getColumnConfig: route(customFormatEndpoints.getColumnConfig, async (context, { params }) => columnConfigs(context, (await findJob(context, params.id)).id)),
  setColumnConfig: route(customFormatEndpoints.setColumnConfig, async (context, { params, body }) => {
    const job = await findJob(context, params.id);
    await setColumnConfig(context, job.id, body.fieldName, body.data as JsonValue);
    return columnConfigs(context, job.id);
  }),
};
