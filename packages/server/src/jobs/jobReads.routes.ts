import { jobReadEndpoints } from '@tieout/sdk/contract';
import type { JobDataRow } from '@tieout/sdk/contract';
import { route } from '../http/route.js';
import type { RoutesOf } from '../http/route.js';
import { listDiscardedLines } from '../transactions/discardedLines.js';
import { presentTransaction } from '../transactions/transactions.presenter.js';
import { startPreview } from './automaticMode.js';
import { columnsOf, pagesWithRows, presentDataRow, readRows } from './readRows.js';
import { findWorkspace } from './workspace.js';

const UNTYPED = ['generic', 'template', 'formMode'] as const;

export const jobReadRoutes: Pick<RoutesOf<'jobs'>, keyof typeof jobReadEndpoints> = {
  pageRows: route(jobReadEndpoints.pageRows, async (context, { params, query }) => {
    const workspace = await findWorkspace(context, params.id, query);
    const [{ rows, count }, pages] = await Promise.all([readRows(context, workspace, query), pagesWithRows(context, workspace, query.documentId)]);
    return { transactions: rows.map(presentTransaction), count, pages };
  }),
  data: route(jobReadEndpoints.data, async (context, { params, query }) => {
    const { rows, count } = await readRows(context, await findWorkspace(context, params.id, query), query);
    return { rows: rows.map(presentDataRow), count };
  }),
  superset: route(jobReadEndpoints.superset, async (context, { params, query }) => ({ columns: await columnsOf(context, await findWorkspace(context, params.id, query)) })),
  templateExtractedData: route(jobReadEndpoints.templateExtractedData, async (context, { params, query }) => {
    const { rows, count } = await readRows(context, await findWorkspace(context, params.id, query), { ...query, fieldNames: UNTYPED });
    const documents = await context.db.documents.byIds([...new Set(rows.map(({ documentId }) => documentId))], context.scope);
    const names = new Map(documents.map(({ id, name }) => [id, name]));
    return { data: byDocument(rows.map(presentDataRow), names), count };
  }),
  discardedLines: route(jobReadEndpoints.discardedLines, async (context, { params, query }) => ({
    lines: await listDiscardedLines(context, await findWorkspace(context, params.id, query), query),
  })),
  previewAutomaticMode: route(jobReadEndpoints.previewAutomaticMode, async (context, { params, query, body }) => startPreview(context, await findWorkspace(context, params.id, query), body)),
};

function byDocument(rows: readonly JobDataRow[], names: ReadonlyMap<string, string>) {
  return [...new Set(rows.map(({ documentId }) => documentId))].map((documentId) => {
    const own = rows.filter((row) => row.documentId === documentId);
    const fieldNames = [...new Set(own.map(({ fieldName }) => fieldName))];
    return { documentId, name: names.get(documentId) ?? '', fields: fieldNames.map((fieldName) => ({ fieldName, rows: own.filter((row) => row.fieldName === fieldName) })) };
  });
}
