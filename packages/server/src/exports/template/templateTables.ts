// What templates read, as tables to write: one per table of the templates, and one for all single fields. Values that were added come along.
import type { ExportRequest, Filter, TextFieldType } from '@tieout/sdk/contract';
import { Op } from 'sequelize';
import type { z } from 'zod';
import type { Context } from '../../core/services.js';
import type { Job } from '../../jobs/jobs.model.js';
import { rowsByFragment } from '../../templates/fragments.commands.js';
import type { TemplateFragment, TemplateMapping } from '../../templates/templates.model.js';
import { filterCondition } from '../../transactions/listTransactions.js';
import type { Transaction } from '../../transactions/transactions.model.js';
import { exportedDocuments } from '../exportedDocuments.js';

export interface TemplateColumn {
  name: string;
  fieldType: TextFieldType;
}

export interface TemplateRow {
  fileName: string;
  /** From 1. */
  page: number;
  /** By the names of the columns, in small letters. */
  values: Map<string, string>;
}

export interface TemplateTable {
  /** Null: the single fields. */
  name: string | null;
  columns: TemplateColumn[];
  rows: TemplateRow[];
}

type Choice = Pick<z.output<typeof ExportRequest>, 'documentIds' | 'filters' | 'sortDirection' | 'selectedFieldNames'>;

const keyOf = (name: string) => name.trim().toLowerCase();

/** Single fields first, then the tables in the order they were drawn. Tables of one name are one, whichever document they stand in. */
export async function templateTables(context: Context, jobs: readonly Job[], choice: Choice): Promise<TemplateTable[]> {
  const { db, scope } = context;
  const tables = new Map<string, TemplateTable>();
  const wanted = choice.selectedFieldNames && new Set(choice.selectedFieldNames.map(keyOf));
  const documentsOfJobs = await exportedDocuments(context, jobs, choice.documentIds);
  const documents = await db.documents.byIds([...new Set(documentsOfJobs.flatMap(({ documentIds }) => documentIds))], scope);
  const names = new Map(documents.map(({ id, name }) => [id, name]));
  for (const { job, documentIds } of documentsOfJobs) {
    const fragments = (await db.templateFragments.ofJobs([job.id], scope)).filter(({ documentId, name }) => documentIds.includes(documentId) && (!wanted || wanted.has(keyOf(name))));
    const rows = rowsByFragment(await rowsOf(context, job, choice));
    const mappings = await mappingsOf(context, fragments);
    for (const documentId of documentIds) {
      const own = fragments.filter((fragment) => fragment.documentId === documentId);
      const fileName = names.get(documentId) ?? '';
      addFields(tables, own.filter(({ fieldType }) => fieldType === 'text'), rows, fileName);
      for (const fragment of own.filter(({ fieldType }) => fieldType === 'table')) addTable(tables, fragment, rows.get(fragment.id) ?? [], fileName);
    }
    for (const table of tables.values()) addColumns(table, mappings);
  }
  const all = [...tables.values()].sort((a, b) => Number(a.name !== null) - Number(b.name !== null));
  return choice.sortDirection === 'desc' ? all.map((table) => ({ ...table, rows: table.rows.toReversed() })) : all;
}

async function rowsOf({ db, scope }: Context, job: Job, { filters = [] }: Choice): Promise<Transaction[]> {
  const escape = db.sequelize.escape.bind(db.sequelize);
  const conditions = [{ jobId: job.id, included: true, fieldName: 'template' }, ...(filters as Filter[]).map((filter) => filterCondition(filter, escape))];
  const found = await db.transactions.findAll({ where: { [Op.and]: conditions as never[] }, attributes: ['id', 'row', 'metadata'], order: [['documentPosition', 'ASC'], ['rowNumber', 'ASC']], raw: true, ...scope });
  return found;
}

async function mappingsOf({ db, scope }: Context, fragments: readonly TemplateFragment[]): Promise<TemplateMapping[]> {
  const ids = [...new Set(fragments.flatMap(({ templateId }) => templateId ?? []))];
  return ids.length === 0 ? [] : db.templateMappings.ofTemplates(ids, scope);
}

function tableOf(tables: Map<string, TemplateTable>, name: string | null): TemplateTable {
  const key = name === null ? '' : `t:${keyOf(name)}`;
  const known = tables.get(key) ?? { name, columns: [], rows: [] };
  tables.set(key, known);
  return known;
}

function column(table: TemplateTable, { name, fieldType }: TemplateColumn): string {
  if (!table.columns.some((known) => keyOf(known.name) === keyOf(name))) table.columns.push({ name, fieldType });
  return keyOf(name);
}

/** One row per document; a field that several pages have brings a row for each. */
function addFields(tables: Map<string, TemplateTable>, fragments: readonly TemplateFragment[], rows: ReadonlyMap<string, Transaction[]>, fileName: string): void {
  if (fragments.length === 0) return;
  const table = tableOf(tables, null);
  const lines: TemplateRow[] = [];
  const used = new Map<string, number>();
  for (const fragment of fragments) {
    const key = column(table, { name: fragment.name, fieldType: fragment.textFieldType });
    for (const { row } of rows.get(fragment.id) ?? []) {
      const index = used.get(key) ?? 0;
      used.set(key, index + 1);
      lines[index] ??= { fileName, page: fragment.pageNumber + 1, values: new Map() };
      lines[index].values.set(key, row[0] ?? '');
    }
  }
  table.rows.push(...lines);
}

function addTable(tables: Map<string, TemplateTable>, fragment: TemplateFragment, rows: readonly Transaction[], fileName: string): void {
  const table = tableOf(tables, fragment.name);
  const keys = fragment.columns.map((own) => column(table, own));
  for (const { row } of rows) {
    table.rows.push({ fileName, page: fragment.pageNumber + 1, values: new Map(keys.map((key, index) => [key, row[index] ?? ''])) });
  }
}

/** Where a column says what a mapping asks for, the added one says what it gives. */
function addColumns(table: TemplateTable, mappings: readonly TemplateMapping[]): void {
  for (const { columnName, value, addedColumnName, addedValue } of mappings) {
    const asked = keyOf(columnName);
    if (!table.columns.some(({ name }) => keyOf(name) === asked)) continue;
    const key = column(table, { name: addedColumnName, fieldType: 'text' });
    for (const { values } of table.rows) if (keyOf(values.get(asked) ?? '') === keyOf(value)) values.set(key, addedValue);
  }
}
