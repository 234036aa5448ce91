// The value of a field of a form, or the cells of a row in automatic mode, as JSON text.
import type { EditResult } from '@tieout/sdk/contract';
import { z } from 'zod';
import { jsonOf } from '../core/jsonOf.js';
import type { Context } from '../core/services.js';
import { invalidRequest } from '../http/errors.js';
import type { Workspace } from '../jobs/workspace.js';
import { editCells } from './correctCell.js';
import type { Transaction } from './transactions.model.js';
import type { StepOptions } from './updateTransactions.js';

const Cell = z.string().max(10_000);
const Values = z.union([Cell, z.array(Cell).min(1).max(200), z.object({ key: Cell.optional(), value: Cell.optional() })]);

/** @throws ApiError `request.invalid`, `request.not_found`, `edit.conflict`, `edit.not_editable` */
export async function updateFormValues(context: Context, workspace: Workspace, row: Transaction, { newValue, version }: { newValue: string; version?: number | undefined }, options: StepOptions): Promise<EditResult> {
  const values = valuesOf(newValue);
  const change = ([key = '', value = '', ...rest]: readonly string[]): string[] => {
    if (Array.isArray(values)) return values;
    if (typeof values === 'string') return [key, values, ...rest];
    return [values.key ?? key, values.value ?? value, ...rest];
  };
  return editCells(context, workspace, row, { change, version, label: 'Changed a form field' }, options);
}

function valuesOf(text: string): z.output<typeof Values> {
  const parsed = Values.safeParse(jsonOf(text));
  if (!parsed.success) throw invalidRequest([{ path: ['body', 'newValue'], message: 'Send JSON text: a value, a list of cells, or {"key": …, "value": …}.' }]);
  return parsed.data;
}
