// Values that are added to rows by what a column says: by hand, or out of a CSV file.
import { ApiError, CSV_MIMETYPE, importErrors, NewMapping, notFound, templateErrors, validationFailed } from '@tieout/sdk/contract';
import type { addedColumnEndpoints, CsvLineStatus, Filter } from '@tieout/sdk/contract';
import { literal, Op, UniqueConstraintError } from 'sequelize';
import type { z } from 'zod';
import type { Context } from '../core/services.js';
import { conditionOf } from '../database/filters.js';
import type { FilterColumns } from '../database/filters.js';
import { scopeOf } from '../database/tenant.js';
import type { Scope } from '../database/tenant.js';
import { findDocument } from '../documents/documents.commands.js';
import { fileKey, sourceOf } from '../documents/files.commands.js';
import { plainWords } from '../imports/csv/headings.js';
import type { CsvRecord } from '../imports/csv/records.js';
import { findOwnTemplate } from './findTemplate.js';
import type { Template, TemplateMapping } from './templates.model.js';

type ListQuery = z.output<(typeof addedColumnEndpoints)['listMappings']['query']>;
type Outcome = 'added' | 'updated' | 'unchanged';

const fields = ['columnName', 'value', 'addedColumnName', 'addedValue'] as const;
const columns: FilterColumns = Object.fromEntries(fields.map((field) => [field, { sql: `"template_mappings"."${field}"`, kind: 'text' }]));
/** As the file and the example spreadsheet head them. */
export const mappingHeadings: Record<keyof NewMapping, string> = { columnName: 'Column Name', value: 'Value', addedColumnName: 'Added Column Name', addedValue: 'Added Value' };

/** @throws ApiError `request.invalid` */
export async function listMappings({ db, scope }: Context, { id: templateId }: Template, { offset, limit, filtered = [], sorted = [] }: ListQuery): Promise<{ rows: TemplateMapping[]; count: number }> {
  const escape = db.sequelize.escape.bind(db.sequelize);
  const unknown = sorted.find(({ field }) => !Object.hasOwn(columns, field));
  if (unknown) throw new ApiError(validationFailed, { message: `Added columns cannot be sorted by "${unknown.field}". Use ${fields.join(', ')}.`, data: { issues: [{ path: ['query', 'sorted'], message: `Unknown field ${unknown.field}` }] } });
  const where = { [Op.and]: [{ templateId }, ...(filtered as Filter[]).map((filter) => literal(conditionOf(filter, columns, escape)))] as never[] };
  const order: [string, string][] = [...sorted.map(({ field, direction }): [string, string] => [field, direction]), ['createdAt', 'ASC'], ['id', 'ASC']];
  const [rows, count] = await Promise.all([db.templateMappings.findAll({ where, order, offset, limit, ...scope }), db.templateMappings.count({ where, ...scope })]);
  return { rows, count };
}

/** One that is there already gets the new value. @throws ApiError `template.not_owner` */
export async function addMappings(context: Context, templateId: string, mappings: readonly NewMapping[]): Promise<TemplateMapping[]> {
  const template = await findOwnTemplate(context, templateId);
  await context.db.transaction(async (transaction) => putMappings(context, template, mappings, scopeOf(context.actor.contractId, transaction)));
  return context.db.templateMappings.ofTemplates([template.id], context.scope);
}

/** @throws ApiError `template.mapping_taken`, `template.not_owner`, `request.not_found` */
export async function updateMapping(context: Context, templateId: string, id: string, change: NewMapping): Promise<TemplateMapping> {
  const mapping = await findMapping(context, templateId, id);
  try {
    return await mapping.update(change, context.scope);
  } catch (error) {
    if (error instanceof UniqueConstraintError) throw new ApiError(templateErrors.mappingTaken, { cause: error });
    throw error;
  }
}

/** @throws ApiError `template.not_owner`, `request.not_found` */
export async function deleteMapping(context: Context, templateId: string, id: string): Promise<void> {
  await (await findMapping(context, templateId, id)).destroy(context.scope);
}

async function findMapping(context: Context, templateId: string, id: string): Promise<TemplateMapping> {
  const template = await findOwnTemplate(context, templateId);
  const mapping = await context.db.templateMappings.findOne({ where: { id, templateId: template.id }, ...context.scope });
  if (!mapping) throw new ApiError(notFound);
  return mapping;
}

/** @throws ApiError `import.not_csv`, `template.not_owner`, `request.not_found` */
export async function addMappingsCsv(context: Context, templateId: string, { documentId, dryRun }: { documentId: string; dryRun: boolean }): Promise<CsvLineStatus[]> {
  const template = await findOwnTemplate(context, templateId);
  const document = await findDocument(context, documentId);
  if (document.mimetype !== CSV_MIMETYPE) throw new ApiError(importErrors.notCsv);
  const lines = linesOf(await context.reader.readRecords(await sourceOf(context.storage, fileKey(document.contractId, document.sha256))));
  const good = lines.flatMap(({ mapping }) => mapping ?? []);
  const outcomes = await context.db.transaction(async (transaction) => {
    const scope = scopeOf(context.actor.contractId, transaction);
    return putMappings(context, template, good, scope, dryRun);
  });
  let next = 0;
  return lines.map(({ line, mapping, message }) => {
    if (!mapping) return { line, status: 'error' as const, message, mapping };
    const status = outcomes[next++]!;
    return { line, status, message: sayings[status], mapping };
  });
}

const sayings: Record<Outcome, string> = { added: 'New', updated: 'Replaces the value that is there', unchanged: 'Already there' };

interface Line {
  line: number;
  mapping: NewMapping | null;
  message: string;
}

/** Columns by their headings; a file without these headings has them in their usual order. */
function linesOf(records: readonly CsvRecord[]): Line[] {
  const heading = (records[0]?.cells ?? []).map(plainWords);
  const places = fields.map((field) => heading.indexOf(plainWords(mappingHeadings[field])));
  const hasHeading = places.every((place) => place !== -1);
  const places4 = hasHeading ? places : fields.map((_, index) => index);
  return records.slice(hasHeading ? 1 : 0).map(({ line, cells }) => {
    if (!hasHeading && cells.length !== fields.length) return { line, mapping: null, message: `The line has ${cells.length} columns; ${fields.length} are needed: ${fields.map((field) => mappingHeadings[field]).join(', ')}.` };
    const parsed = NewMapping.safeParse(Object.fromEntries(fields.map((field, index) => [field, cells[places4[index]!] ?? ''])));
    return parsed.success ? { line, mapping: parsed.data, message: '' } : { line, mapping: null, message: parsed.error.issues.map(({ message }) => message).join('; ') };
  });
}

const keyOf = ({ columnName, value, addedColumnName }: NewMapping) => JSON.stringify([columnName, value, addedColumnName].map((text) => text.toLowerCase()));

/** What became of each, in order. */
async function putMappings({ db, newId, clock, actor }: Context, { id: templateId }: Template, mappings: readonly NewMapping[], scope: Scope, isDry = false): Promise<Outcome[]> {
  const known = new Map((await db.templateMappings.ofTemplates([templateId], scope)).map((mapping) => [keyOf(mapping), { value: mapping.addedValue, id: mapping.id }]));
  const fresh = new Map<string, NewMapping & { id: string; contractId: string; templateId: string; createdAt: Date }>();
  const changed = new Map<string, string>();
  const start = clock().getTime();
  const outcomes = mappings.map((mapping): Outcome => {
    const key = keyOf(mapping);
    const before = known.get(key);
    if (before?.value === mapping.addedValue) return 'unchanged';
    const id = before?.id ?? newId();
    known.set(key, { id, value: mapping.addedValue });
    if (before && !fresh.has(key)) changed.set(id, mapping.addedValue);
    // Their order is that of the file.
    else fresh.set(key, { ...mapping, id, contractId: actor.contractId, templateId, createdAt: fresh.get(key)?.createdAt ?? new Date(start + fresh.size) });
    return before ? 'updated' : 'added';
  });
  if (isDry) return outcomes;
  await db.templateMappings.bulkCreate([...fresh.values()], scope);
  for (const [id, addedValue] of changed) await db.templateMappings.update({ addedValue }, { where: { id }, ...scope });
  return outcomes;
}
