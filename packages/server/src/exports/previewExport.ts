// The first rows of an export as a table: what the page and the configuration of columns show before a download.
import { parse } from 'csv-parse/sync';
import { findExportFormat } from '@tieout/sdk/contract';
import type { ExportPreview } from '@tieout/sdk/contract';
import { unzipSync } from 'fflate';
import { collectBytes } from './chunks.js';
import { limitRows } from './limitRows.js';
import type { ExportStatement } from './statement.js';
import { writeExport } from './writeExport.js';
import type { ExportRequest } from './writeExport.js';

const PREVIEW_ROWS = 10;

/** @throws ExportError */
export async function previewExport(statements: readonly ExportStatement[], request: ExportRequest): Promise<ExportPreview> {
  const { statements: first } = await limitRows(statements, PREVIEW_ROWS);
  const isGeneric = first.every(({ accounts }) => accounts.length === 0);
  const file = await writeExport(first, asTable(request));
  const bytes = await collectBytes(file.chunks);
  const isZip = file.fileName.endsWith('.zip');
  const texts = (isZip ? Object.values(unzipSync(bytes)) : [bytes]).map((content) => new TextDecoder().decode(content));
  const tables = texts.map((text) => parse(text, { bom: true, relax_column_count: true }) as string[][]);
  if (isGeneric) return { columns: (tables[0]?.[0] ?? []).map((_, index) => `Column ${index + 1}`), rows: tables[0] ?? [] };
  const hasHeading = !isCustomWithoutHeading(request);
  const [heading = []] = tables[0] ?? [];
  const rows = tables.flatMap((table) => (hasHeading ? table.slice(1) : table)).slice(0, PREVIEW_ROWS);
  return { columns: hasHeading ? heading : heading.map(() => ''), rows };
}

/** A format that is no table is shown by the columns that it carries. */
function asTable(request: ExportRequest): ExportRequest {
  const found = findExportFormat(request.format);
  const given = (request.options ?? {}) as Record<string, unknown>;
  if (found?.format.id === 'custom') return { ...request, options: { ...given, fileType: 'CSV' } };
  if (found?.format.id === 'xlsx') return { ...request, format: 'csv' };
  if (!found || found.format.deliveredAs === 'csv') return request;
  return { ...request, format: 'csv', options: { columns: 'basic' } };
}

function isCustomWithoutHeading({ options }: ExportRequest): boolean {
  const { columns } = (options ?? {}) as { columns?: { heading?: { hasHeading?: boolean } }[] };
  return Array.isArray(columns) && columns.length > 0 && columns.every(({ heading }) => heading?.hasHeading === false);
}
