// Files for the support: who pays, who is active, and which jobs an account has run.
import { formatMinor } from '@tieout/sdk/contract';
import { QueryTypes } from 'sequelize';
import type { Context } from '../core/services.js';
import { scopedQuery, scopeOf } from '../database/tenant.js';
import { csvLine, csvText } from '../exports/writers/csv.js';
import type { BinaryResponse } from '../http/route.js';

const MONTHS = 12;
const MAX_JOBS = 100_000;

type Cell = string | number | Date | null;

function csvFile(fileName: string, headings: readonly string[], rows: readonly Record<string, Cell>[]): BinaryResponse {
  const text = (value: Cell | undefined) => csvText(value instanceof Date ? value.toISOString() : String(value ?? ''));
  const lines = [csvLine(headings.map(csvText)), ...rows.map((row) => csvLine(headings.map((heading) => text(row[heading]))))];
  return { body: Buffer.from(lines.join(''), 'utf8'), mimetype: 'text/csv; charset=utf-8', fileName };
}

/** Plans that are paid for, and are being paid. */
export async function payingReport({ db }: Context): Promise<BinaryResponse> {
  const rows = await db.sequelize.query<Record<string, Cell> & { paymentCreditMinor: number }>(
    `SELECT c."name" AS "account", (SELECT u."email" FROM "users" u WHERE u."contractId" = c."id" AND u."isContractAdmin" ORDER BY u."createdAt" LIMIT 1) AS "admin",
       (SELECT count(*)::int FROM "users" u WHERE u."contractId" = c."id" AND u."isEnabled") AS "users", c."plan", c."billingCycle", c."status", c."credits", c."purchasedCredits",
       (SELECT coalesce(sum(p."amountMinor"), 0)::bigint FROM "payment_credits" p WHERE p."contractId" = c."id") AS "paymentCreditMinor", c."createdAt" AS "since", c."creditsUntil" AS "renews", c."id"
     FROM "contracts" c WHERE c."plan" NOT IN ('Trial', 'Unlimited') AND c."status" IN ('active', 'past_due') AND c."disabledAt" IS NULL ORDER BY c."createdAt", c."id"`,
    { type: QueryTypes.SELECT },
  );
  const headings = ['account', 'admin', 'users', 'plan', 'billingCycle', 'status', 'credits', 'purchasedCredits', 'paymentCredit', 'since', 'renews', 'id'];
  return csvFile('paying-accounts.csv', headings, rows.map((row) => ({ ...row, paymentCredit: formatMinor(row.paymentCreditMinor, 2) })));
}

/** Active: signed in, started a job or looked at a page. Whoever of the support acts as a customer does not count. */
export async function mauReport({ db, clock }: Context): Promise<BinaryResponse> {
  const now = clock();
  const since = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (MONTHS - 1), 1));
  const rows = await db.sequelize.query<Record<string, Cell>>(
    `SELECT to_char(x."at" AT TIME ZONE 'UTC', 'YYYY-MM') AS "month", count(DISTINCT x."userId")::int AS "users", count(DISTINCT x."contractId")::int AS "accounts" FROM (
       SELECT "createdAt" AS "at", "userId", "contractId" FROM "jobs"
       UNION ALL SELECT "createdAt", "userId", "contractId" FROM "usage_events" WHERE "userId" IS NOT NULL
       UNION ALL SELECT "rotatedAt", "userId", "contractId" FROM "sessions" WHERE "supporterId" IS NULL
     ) x WHERE x."at" >= :since GROUP BY 1 ORDER BY 1`,
    { type: QueryTypes.SELECT, replacements: { since } },
  );
  return csvFile('monthly-active-users.csv', ['month', 'users', 'accounts'], rows);
}

export async function jobHistory({ db }: Context, contractId: string): Promise<BinaryResponse> {
  const rows = await scopedQuery<Record<string, Cell>>(
    db.sequelize, scopeOf(contractId),
    `SELECT j."id", j."name", u."email" AS "user", j."type", j."status", j."numDocuments" AS "documents", j."totalPages" AS "pages", j."numTransactions" AS "rows", j."reconciliation",
       j."error"->>'message' AS "error", j."createdAt", j."finishedAt" FROM "jobs" j LEFT JOIN "users" u ON u."id" = j."userId" WHERE j."contractId" = :contractId ORDER BY j."createdAt" DESC, j."id" LIMIT :most`,
    { most: MAX_JOBS },
  );
  return csvFile('job-history.csv', ['id', 'name', 'user', 'type', 'status', 'documents', 'pages', 'rows', 'reconciliation', 'error', 'createdAt', 'finishedAt'], rows);
}
