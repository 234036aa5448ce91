// Lists of people who may become customers: a CSV that a member of the support has uploaded, put into a campaign.
import { ApiError, CSV_MIMETYPE, Email, importErrors, supportErrors } from '@tieout/sdk/contract';
import type { Campaign, ProspectPreview } from '@tieout/sdk/contract';
import { QueryTypes } from 'sequelize';
import type { Context } from '../core/services.js';
import { findDocument } from '../documents/documents.commands.js';
import { fileKey } from '../documents/files.commands.js';
import { detectDelimiter, parseRecords } from '../imports/csv/records.js';
import { decodeText } from '../imports/decodeText.js';

const SHOWN = 10;
const MAX_BYTES = 5 * 1024 * 1024;
const MAX_PROSPECTS = 20_000;

interface Prospect {
  email: string;
  name: string;
  company: string;
}

interface ReadProspects {
  headings: string[];
  prospects: Prospect[];
  skipped: { line: number; message: string }[];
}

export async function previewProspects(context: Context, documentId: string): Promise<ProspectPreview> {
  const { headings, prospects, skipped } = await readProspects(context, documentId);
  return { headings, prospects: prospects.slice(0, SHOWN), count: prospects.length, skipped: skipped.slice(0, SHOWN), skippedCount: skipped.length };
}

/** @throws ApiError `import.not_csv`, `support.no_prospects` */
export async function addProspects(context: Context, documentId: string, campaign: string): Promise<{ campaign: Campaign; added: number; leftOut: number }> {
  const { prospects, skipped } = await readProspects(context, documentId);
  if (prospects.length === 0) throw new ApiError(supportErrors.noProspects);
  const added = await context.db.sequelize.query(
    `INSERT INTO "prospects" ("campaign", "email", "name", "company", "createdAt")
     SELECT :campaign, p->>'email', p->>'name', p->>'company', :now FROM jsonb_array_elements(CAST(:prospects AS jsonb)) AS p
     WHERE NOT EXISTS (SELECT 1 FROM "email_suppressions" s WHERE s."email" = p->>'email') ON CONFLICT DO NOTHING RETURNING "email"`,
    { type: QueryTypes.SELECT, replacements: { campaign, prospects: JSON.stringify(prospects), now: context.clock() } },
  );
  const found = (await listCampaigns(context)).find(({ name }) => name === campaign);
  return { campaign: found ?? { name: campaign, prospects: 0, createdAt: context.clock().toISOString() }, added: added.length, leftOut: prospects.length - added.length + skipped.length };
}

export async function listCampaigns({ db }: Pick<Context, 'db'>): Promise<Campaign[]> {
  const rows = await db.sequelize.query<{ name: string; prospects: number; createdAt: Date }>(
    'SELECT "campaign" AS "name", count(*)::int AS "prospects", min("createdAt") AS "createdAt" FROM "prospects" GROUP BY 1 ORDER BY 3 DESC, 1', { type: QueryTypes.SELECT },
  );
  return rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }));
}

async function readProspects(context: Context, documentId: string): Promise<ReadProspects> {
  const document = await findDocument(context, documentId);
  if (document.mimetype !== CSV_MIMETYPE) throw new ApiError(importErrors.notCsv);
  if (document.sizeBytes > MAX_BYTES) throw new ApiError(importErrors.notCsv, { message: 'The list is larger than 5 MB. Cut it into several files.' });
  const text = decodeText(await context.storage.read(fileKey(document.contractId, document.sha256)));
  return prospectsOf(parseRecords(text, detectDelimiter(text)));
}

const isAddress = (cell: string | undefined): boolean => Email.safeParse(cell).success;

function prospectsOf(records: readonly { line: number; cells: string[] }[]): ReadProspects {
  const headings = records[0]?.cells.some(isAddress) ? [] : (records[0]?.cells ?? []);
  const body = headings.length > 0 ? records.slice(1) : records;
  const widest = Math.max(0, ...body.map(({ cells }) => cells.length));
  const counts = Array.from({ length: widest }, (_, column) => body.filter(({ cells }) => isAddress(cells[column])).length);
  const emailColumn = counts.indexOf(Math.max(...counts, 1));
  const column = (pattern: RegExp) => headings.findIndex((heading, index) => index !== emailColumn && pattern.test(heading));
  const companyColumn = column(/compan|firm|organi[sz]ation|business|account/i);
  const nameColumns = headings.flatMap((heading, index) => (index !== emailColumn && index !== companyColumn && /name/i.test(heading) ? [index] : []));
  const seen = new Map<string, Prospect>();
  const skipped: ReadProspects['skipped'] = [];
  for (const { line, cells } of body) {
    const email = Email.safeParse(cells[emailColumn]).data;
    if (!email) skipped.push({ line, message: 'There is no email address in this line.' });
    else if (seen.has(email)) skipped.push({ line, message: `${email} stands in an earlier line already.` });
    else if (seen.size >= MAX_PROSPECTS) skipped.push({ line, message: `A list holds at most ${MAX_PROSPECTS} prospects.` });
    else seen.set(email, { email, name: nameColumns.map((index) => cells[index] ?? '').join(' ').trim(), company: cells[companyColumn] ?? '' });
  }
  return { headings, prospects: [...seen.values()], skipped };
}
