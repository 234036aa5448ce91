import { ApiError, editErrors } from '@tieout/sdk/contract';
import { Op } from 'sequelize';
import type { EditUnit } from '../edits/runEdit.js';
import type { Transaction } from './transactions.model.js';

/**
 * The number of a new row behind the one with this number, and the row that follows it. Between two rows there is room for hundreds more, put in one behind the other.
 * @param before null: before all others
 * @throws ApiError `edit.not_editable`
 */
export async function placeBehind({ context: { db }, job, scope }: EditUnit, documentId: string, before: number | null): Promise<{ rowNumber: number; next: Transaction | null }> {
  const where = { jobId: job.id, documentId, ...(before === null ? {} : { rowNumber: { [Op.gt]: before } }) };
  const next = await db.transactions.findOne({ where, attributes: ['rowNumber', 'pageNumber'], order: [['rowNumber', 'ASC']], ...scope });
  if (before === null) return { rowNumber: next ? Math.floor(next.rowNumber) - 1 : 0, next };
  if (!next) return { rowNumber: Math.floor(before) + 1, next };
  const rowNumber = before + (next.rowNumber - before) / 16;
  if (rowNumber <= before || rowNumber >= next.rowNumber) throw new ApiError(editErrors.notEditable, { message: 'Too many rows were added at this place. Add the row after another one.' });
  return { rowNumber, next };
}
