// The rows of a period as proofs and suggestions see them: few columns, so that a period of 100,000 rows is read quickly.
import type { Scope } from '../database/tenant.js';
import { scopedQuery } from '../database/tenant.js';
import type { Database } from '../database/database.js';
import type { ProofRow } from './provePeriod.js';

export interface PeriodRow extends ProofRow {
  id: string;
  rowNumber: number;
  date: string | null;
  description: string;
  hasOcrAmount: boolean;
}

interface StoredRow {
  id: string;
  rowNumber: number;
  amountMinor: number | null;
  balanceMinor: number | null;
  included: boolean;
  pageNumber: number;
  date: string | null;
  description: string;
  means: string | null;
  hasRule: boolean;
}

/** In the order of the document. Boxes are left out: a proof needs that of one row only. */
export async function rowsOfPeriod({ sequelize }: Database, periodId: string, scope: Scope): Promise<PeriodRow[]> {
  const rows = await scopedQuery<StoredRow>(
    sequelize,
    scope,
    `SELECT "id", "rowNumber", "amountMinor", "balanceMinor", "included", "pageNumber", "date", "description",
       "provenance"->'amount'->>'means' AS "means", ("provenance"->'amount'->>'rule') IS NOT NULL AS "hasRule"
     FROM "transactions" WHERE "contractId" = :contractId AND "periodId" = :periodId ORDER BY "documentPosition", "rowNumber"`,
    { periodId },
  );
  return rows.map(({ id, rowNumber, amountMinor, balanceMinor, included, pageNumber, date, description, means, hasRule }) => ({
    id, rowNumber, date, description, included,
    amount: amountMinor ?? 0,
    balance: balanceMinor,
    page: pageNumber + 1,
    box: null,
    // A rule beside a figure that was read tells that its sign was worked out.
    isDerived: hasRule && (means === 'printed' || means === 'ocr'),
    hasOcrAmount: means === 'ocr',
  }));
}
