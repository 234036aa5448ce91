// What a place of a page holds, for the drawing screen; and what jobs read, to look at and to correct.
import { ApiError, editErrors, notFound } from '@tieout/sdk/contract';
import type { Fragment, fragmentEndpoints, PageLocation, pageRegionEndpoints, PreviewFragment } from '@tieout/sdk/contract';
import type { z } from 'zod';
import type { Context } from '../core/services.js';
import { findJob } from '../jobs/jobs.commands.js';
import { editColumn } from '../transactions/correctCell.js';
import type { Transaction } from '../transactions/transactions.model.js';
import { upright } from './reading/canvasPage.js';
import type { CanvasPage } from './reading/canvasPage.js';
import { locate } from './reading/locate.js';
import { extractedData, normalized, readPlace } from './reading/readTemplate.js';
import type { FieldRules } from './reading/readTemplate.js';
import { presentFragment } from './templates.presenter.js';
import type { TemplateFragment } from './templates.model.js';

type TextBody = z.output<(typeof pageRegionEndpoints)['extractText']['body']>;
type TableBody = z.output<(typeof pageRegionEndpoints)['extractTable']['body']>;
type VariableBody = Pick<z.output<(typeof pageRegionEndpoints)['extractVariableText']['body']>, 'variableLocations'>;
type FragmentChange = z.output<(typeof fragmentEndpoints)['updateFragment']['body']>;

export const textRules = ({ name, fieldType, checkLabels, regex }: Pick<TextBody, 'name' | 'fieldType' | 'checkLabels' | 'regex'>): FieldRules => ({ id: '', name, fieldType: 'text', textFieldType: fieldType, tableConfig: null, checkLabels, ...(regex ? { regex } : {}) });
export const tableRules = ({ name, tableConfig }: Pick<TableBody, 'name' | 'tableConfig'>): FieldRules => ({ id: '', name, fieldType: 'table', textFieldType: 'text', tableConfig, checkLabels: null });

export function previewPlace(page: CanvasPage, location: PageLocation, rules: FieldRules, rectangleId: string | null = null): PreviewFragment {
  const [fragment] = normalized([readPlace(page, upright(location), rules)]);
  return { rectangleId, pageNumber: page.number, rawText: fragment!.rawText, extractedData: extractedData(fragment!, fragment!.rows.map(({ cells }) => cells)), ...fragment!.location };
}

export function previewVariable(page: CanvasPage, { variableLocations }: VariableBody, rules: FieldRules) {
  const located = variableLocations.map(({ rectangleId = null, variableLocation }) => ({ rectangleId, found: locate(page, variableLocation) }));
  return {
    fragments: located.flatMap(({ rectangleId, found }) => ('location' in found ? [previewPlace(page, found.location, rules, rectangleId)] : [])),
    errors: located.flatMap(({ rectangleId, found }) => ('problems' in found ? found.problems.map((problem) => ({ ...problem, rectangleId })) : [])),
  };
}

/** @param pageNumber zero-based */
export async function fragmentsOfPage({ db, scope }: Context, documentId: string, pageNumber: number, { jobId, templateId }: { jobId?: string | undefined; templateId?: string | undefined }): Promise<Fragment[]> {
  const where = { documentId, pageNumber, ...(jobId ? { jobId } : {}), ...(templateId ? { templateId } : {}) };
  const fragments = await db.templateFragments.findAll({ where, order: [['jobId', 'ASC'], ['position', 'ASC']], ...scope });
  const rows = await rowsOf({ db, scope }, { documentId, pageNumber, ...(jobId ? { jobId } : {}) });
  return fragments.map((fragment) => presentFragment(fragment, rows.get(fragment.id) ?? []));
}

async function rowsOf({ db, scope }: Pick<Context, 'db' | 'scope'>, where: { documentId: string; pageNumber: number; jobId?: string }): Promise<Map<string, Transaction[]>> {
  const rows = await db.transactions.findAll({ where: { ...where, fieldName: 'template' }, order: [['rowNumber', 'ASC']], ...scope });
  return rowsByFragment(rows);
}

/** In the order given. */
export function rowsByFragment<R extends Pick<Transaction, 'metadata'>>(rows: readonly R[]): Map<string, R[]> {
  const byFragment = new Map<string, R[]>();
  for (const row of rows) {
    const { fragmentId } = row.metadata;
    if (!fragmentId) continue;
    const own = byFragment.get(fragmentId);
    if (own) own.push(row);
    else byFragment.set(fragmentId, [row]);
  }
  return byFragment;
}

/** @throws ApiError `request.not_found` */
export async function findFragment({ db, scope }: Context, id: string): Promise<TemplateFragment> {
  const fragment = await db.templateFragments.byId(id, scope);
  if (!fragment) throw new ApiError(notFound);
  return fragment;
}

/** A correction is an edit of the job like any other: it can be undone. @throws ApiError `request.not_found`, `edit.not_editable`, `edit.conflict` */
export async function updateFragment(context: Context, id: string, { editedText, rating, row = 0, column = 0 }: FragmentChange): Promise<Fragment> {
  const fragment = await findFragment(context, id);
  const { jobId, documentId, pageNumber } = fragment;
  const read = async () => ((await rowsOf(context, { jobId, documentId, pageNumber })).get(id) ?? []).filter(({ included }) => included);
  if (editedText !== undefined) {
    const target = (await read())[row];
    const width = Math.max(1, fragment.columns.length);
    if (!target || column >= width) throw new ApiError(editErrors.notEditable, { message: `"${fragment.name}" has no cell in row ${row + 1} and column ${column + 1}.` });
    const job = await findJob(context, jobId);
    await editColumn(context, { jobs: [job], isTagLevel: false }, target, { col: column, newValue: editedText }, {});
  }
  if (rating !== undefined) await fragment.update({ rating }, context.scope);
  return presentFragment(fragment, await read());
}

