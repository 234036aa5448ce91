// The rows of a period as proofs and suggestions see them.
import type { Database } from '../database/database.js';
import type { Scope } from '../database/tenant.js';
import { scopedQuery } from '../database/tenant.js';
import type { ProofRow } from './provePeriod.js';

export interface NumberedRow extends ProofRow {
  documentPosition: number;
  rowNumber: number;
  hasDate: boolean;
  hasOcrAmount: boolean;
}

export interface NamedRow extends NumberedRow {
  id: string;
  date: string | null;
  description: string;
}

const NONE = '-';

// A rule beside a figure that was read tells that its sign was worked out.
const MARK = `CASE "provenance"->'amount'->>'means'
  WHEN 'printed' THEN CASE WHEN "provenance"->'amount'->'rule' IS NULL THEN 'p' ELSE 'd' END
  WHEN 'ocr' THEN CASE WHEN "provenance"->'amount'->'rule' IS NULL THEN 'o' ELSE 'b' END
  ELSE '${NONE}' END`;

const FACTS = `concat_ws(',', "documentPosition", "rowNumber", coalesce("amountMinor", 0), coalesce("balanceMinor"::text, '${NONE}'), "included"::integer, "pageNumber", ("date" IS NOT NULL)::integer, ${MARK})`;

/**
 * In the order of the document. They travel as one text, since a period may have 100,000 rows and is proved after each edit; boxes are
 * left out, because a proof needs that of one row only.
 */
export async function proofRowsOfPeriod({ sequelize }: Database, periodId: string, scope: Scope): Promise<NumberedRow[]> {
  const [answer] = await scopedQuery<{ facts: string | null }>(
    sequelize,
    scope,
    `SELECT string_agg(${FACTS}, ';' ORDER BY "documentPosition", "rowNumber") AS "facts" FROM "transactions" WHERE "contractId" = :contractId AND "periodId" = :periodId`,
    { periodId },
  );
  return answer?.facts ? answer.facts.split(';').map(parseFacts) : [];
}

function parseFacts(text: string): NumberedRow {
  const [documentPosition, rowNumber, amount, balance, included, pageNumber, hasDate, mark] = text.split(',');
  return {
    documentPosition: Number(documentPosition),
    rowNumber: Number(rowNumber),
    amount: exact(amount!),
    balance: balance === NONE ? null : exact(balance!),
    included: included === '1',
    page: Number(pageNumber) + 1,
    box: null,
    hasDate: hasDate === '1',
    isDerived: mark === 'd' || mark === 'b',
    hasOcrAmount: mark === 'o' || mark === 'b',
  };
}

function exact(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`The amount ${text} in the database is beyond exact integers.`);
  return value;
}

/** With what tells them apart for a person. */
export async function rowsOfPeriod(db: Database, periodId: string, scope: Scope): Promise<NamedRow[]> {
  const rows = await proofRowsOfPeriod(db, periodId, scope);
  const names = await db.transactions.findAll({ where: { periodId }, attributes: ['id', 'date', 'description'], order: [['documentPosition', 'ASC'], ['rowNumber', 'ASC']], raw: true, ...scope });
  return rows.map((row, index) => ({ ...row, ...(names[index] as Pick<NamedRow, 'id' | 'date' | 'description'>) }));
}
