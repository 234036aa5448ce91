// What the operators may look into: one list of columns per table. A column that is not named here does not leave the database;
// passwords, keys, tokens and what documents say are never named.
import type { RecordContext } from '@tieout/sdk/contract';

export interface RecordTable {
  from: string;
  /** Name on the wire and its expression. */
  columns: Readonly<Record<string, string>>;
  /** Expressions that a search looks into for the words. */
  search: readonly string[];
  /** Columns of ids, found by how they begin. */
  ids?: readonly string[];
  /** Newest first; ends with what makes the order whole. */
  order: string;
  /** Columns that narrow to one person, contract or job. */
  narrow: Readonly<Partial<Record<'userId' | 'contractId' | 'jobId', string>>>;
  /** Always true of a row. */
  where?: string;
}

const CONTRACT = 'JOIN "contracts" c ON c."id" = x."contractId"';
const PERSON = 'LEFT JOIN "users" u ON u."id" = x."userId"';
/** The first administrator stands for the contract. */
const ADMIN_EMAIL = '(SELECT a."email" FROM "users" a WHERE a."contractId" = x."id" AND a."isContractAdmin" ORDER BY a."createdAt" LIMIT 1)';
const FULL_NAME = `trim(x."firstName" || ' ' || x."lastName")`;
const ofPerson = { userId: 'x."userId"', contractId: 'x."contractId"' } as const;
const newest = 'x."createdAt" DESC, x."id"';

/** Names of a contract and of somebody in it, for rows that belong to both. */
const whose = { email: `coalesce(u."email", '')`, contract: 'c."name"', userId: 'x."userId"', contractId: 'x."contractId"' } as const;

const contractColumns = {
  name: 'x."name"', admin: ADMIN_EMAIL, users: '(SELECT count(*)::int FROM "users" a WHERE a."contractId" = x."id")', plan: 'x."plan"', status: 'x."status"',
  billingCycle: 'x."billingCycle"', credits: 'x."credits"', purchasedCredits: 'x."purchasedCredits"', pageAllowance: 'x."pageAllowance"', retentionDays: 'x."retentionDays"',
  trialEndsAt: 'x."trialEndsAt"', disabledAt: 'x."disabledAt"', createdAt: 'x."createdAt"', id: 'x."id"',
} as const;
const contractSearch = { search: ['x."name"', 'x."plan"', ADMIN_EMAIL], ids: ['x."id"'] } as const;

export const recordTables: Readonly<Record<RecordContext | 'trials' | 'churned', RecordTable>> = {
  users: {
    from: `"users" x ${CONTRACT}`,
    columns: {
      email: 'x."email"', name: FULL_NAME, contract: 'c."name"', plan: 'c."plan"', isContractAdmin: 'x."isContractAdmin"', isEnabled: 'x."isEnabled"', isGuest: 'x."isGuest"',
      isEmailConfirmed: 'x."emailConfirmedAt" IS NOT NULL', isTwoFactorEnabled: 'x."totpEnabledAt" IS NOT NULL', permissions: 'x."permissions"', segment: 'x."segment"',
      document_frequency: 'x."documentFrequency"', createdAt: 'x."createdAt"', lastSeenAt: 'x."lastSeenAt"', id: 'x."id"', contractId: 'x."contractId"',
    },
    search: ['x."email"', FULL_NAME, 'c."name"'], ids: ['x."id"'], order: newest, narrow: { userId: 'x."id"', contractId: 'x."contractId"' },
  },
  contracts: { from: '"contracts" x', columns: contractColumns, ...contractSearch, order: newest, narrow: { contractId: 'x."id"' } },
  trials: { from: '"contracts" x', columns: contractColumns, ...contractSearch, order: 'x."trialEndsAt", x."id"', narrow: {}, where: `x."status" = 'trialing'` },
  churned: {
    from: '"contracts" x', columns: contractColumns, ...contractSearch, order: newest, narrow: {},
    where: `(x."status" IN ('canceled', 'incomplete_expired', 'unpaid', 'paused') OR (x."plan" = 'Trial' AND x."trialEndsAt" <= :now))`,
  },
  jobs: {
    from: `"jobs" x ${CONTRACT} ${PERSON}`,
    columns: {
      name: 'x."name"', status: 'x."status"', type: 'x."type"', pages: 'x."totalPages"', rows: 'x."numTransactions"', reconciliation: 'x."reconciliation"',
      error: `x."error"->>'message'`, ...whose, createdAt: 'x."createdAt"', finishedAt: 'x."finishedAt"', id: 'x."id"',
    },
    search: ['x."name"', 'u."email"', 'c."name"'], ids: ['x."id"'], order: newest, narrow: { ...ofPerson, jobId: 'x."id"' },
  },
  documents: {
    from: `"documents" x ${CONTRACT} ${PERSON}`,
    columns: {
      name: 'x."originalname"', mimetype: 'x."mimetype"', pages: 'x."numPages"', sizeBytes: 'x."sizeBytes"', ...whose,
      jobId: '(SELECT d."jobId" FROM "job_documents" d WHERE d."documentId" = x."id" LIMIT 1)', createdAt: 'x."createdAt"', id: 'x."id"',
    },
    search: ['x."originalname"', 'u."email"', 'c."name"'], ids: ['x."id"'], order: newest,
    narrow: { ...ofPerson, jobId: '(SELECT d."jobId" FROM "job_documents" d WHERE d."documentId" = x."id" AND d."jobId" = :jobId)' },
  },
  sessions: {
    from: `"sessions" x ${CONTRACT} ${PERSON}`,
    columns: { ...whose, address: 'x."address"', userAgent: 'x."userAgent"', supporterId: 'x."supporterId"', createdAt: 'x."createdAt"', rotatedAt: 'x."rotatedAt"', endedAt: 'x."endedAt"', id: 'x."id"' },
    search: ['u."email"', 'c."name"', 'x."address"'], order: newest, narrow: ofPerson,
  },
  credits: {
    from: `"credit_entries" x ${CONTRACT}`,
    columns: { kind: 'x."kind"', planPages: 'x."planPages"', purchasedPages: 'x."purchasedPages"', note: 'x."note"', userName: 'x."userName"', contract: 'c."name"', contractId: 'x."contractId"', createdAt: 'x."createdAt"', id: 'x."id"' },
    search: ['c."name"', 'x."note"', 'x."userName"'], order: newest, narrow: { contractId: 'x."contractId"' },
  },
  charges: {
    from: `"page_charges" x ${CONTRACT} LEFT JOIN "jobs" j ON j."id" = x."jobId"`,
    columns: { job: 'j."name"', planPages: 'x."planPages"', purchasedPages: 'x."purchasedPages"', contract: 'c."name"', contractId: 'x."contractId"', chargedAt: 'x."chargedAt"', returnedAt: 'x."returnedAt"', jobId: 'x."jobId"', documentId: 'x."documentId"' },
    search: ['c."name"', 'j."name"'], ids: ['x."jobId"'], order: 'x."chargedAt" DESC, x."jobId", x."documentId"', narrow: { contractId: 'x."contractId"', jobId: 'x."jobId"' },
  },
  ratings: {
    from: `"ratings" x ${CONTRACT} ${PERSON}`,
    columns: { rating: 'x."rating"', issues: 'x."issues"', details: 'x."details"', ...whose, jobId: 'x."jobId"', createdAt: 'x."createdAt"', reviewedAt: 'x."reviewedAt"', id: 'x."id"' },
    search: ['u."email"', 'c."name"', 'x."details"'], ids: ['x."jobId"'], order: newest, narrow: { ...ofPerson, jobId: 'x."jobId"' },
  },
  feedback: {
    from: `"feedback" x ${CONTRACT} ${PERSON}`,
    columns: { kind: 'x."kind"', rating: 'x."rating"', message: 'x."message"', path: 'x."path"', ...whose, createdAt: 'x."createdAt"', id: 'x."id"' },
    search: ['u."email"', 'c."name"', 'x."message"', 'x."kind"'], order: newest, narrow: ofPerson,
  },
  surveys: {
    from: `"surveys" x ${CONTRACT} ${PERSON}`,
    columns: { survey: 'x."surveyId"', answers: 'x."data"', ...whose, answeredAt: 'x."answeredAt"' },
    search: ['u."email"', 'c."name"', 'x."surveyId"', 'x."data"::text'], order: 'x."answeredAt" DESC, x."userId", x."surveyId"', narrow: ofPerson,
  },
  usage: {
    from: `"usage_events" x LEFT JOIN "contracts" c ON c."id" = x."contractId" ${PERSON}`,
    columns: { kind: 'x."kind"', name: 'x."name"', details: 'x."details"', ...whose, contract: `coalesce(c."name", '')`, createdAt: 'x."createdAt"', id: 'x."id"' },
    search: ['x."name"', 'x."kind"', 'u."email"'], order: newest, narrow: ofPerson,
  },
  auditlog: {
    from: `"audit_entries" x ${CONTRACT}`,
    columns: {
      userName: 'x."userName"', action: 'x."action"', subject: 'x."subject"', details: 'x."details"', contract: 'c."name"', address: 'x."address"', createdAt: 'x."createdAt"',
      userId: 'x."userId"', contractId: 'x."contractId"', id: 'x."id"',
    },
    search: ['x."userName"', 'x."action"', 'x."subject"', 'c."name"'], order: newest, narrow: ofPerson,
  },
};
