// Keeps how a bank's CSV is read: for the document, and for every later file with the same heading.
import { ApiError, CSV_MIMETYPE, importErrors } from '@tieout/sdk/contract';
import type { CsvPreview, CsvSettings } from '@tieout/sdk/contract';
import type { Context, Services } from '../core/services.js';
import { scopeOf } from '../database/tenant.js';
import type { Document } from '../documents/documents.model.js';
import { fileKey, sourceOf } from '../documents/files.commands.js';
import type { WorkerSource } from '../extraction/workerProtocol.js';
import type { KeptSettings } from '../imports/csv/previewCsv.js';

/** More headings than any bookkeeper meets; the latest count. */
const MAX_KEPT_HEADINGS = 300;
const HEADING = 'heading:';

/** @throws ApiError `import.not_csv` */
export async function previewDocument(context: Context, document: Document, settings: CsvSettings | undefined): Promise<CsvPreview> {
  const { preview } = await readPreview(context, document, settings);
  return preview;
}

/** @throws ApiError `import.not_csv` */
export async function saveCsvSettings(context: Context, document: Document, settings: CsvSettings): Promise<CsvPreview> {
  const { db, actor } = context;
  const { preview, headingKey } = await readPreview(context, document, settings);
  const keys = [ownKey(document.id), ...(headingKey === null ? [] : [HEADING + headingKey])];
  await db.transaction(async (transaction) => {
    const scope = scopeOf(actor.contractId, transaction);
    for (const key of keys) await keep(context, key, settings, scope);
  });
  return preview;
}

async function keep({ db, actor, newId, clock }: Context, key: string, settings: CsvSettings, scope: ReturnType<typeof scopeOf>): Promise<void> {
  const record = { settings, updatedAt: clock() };
  const [updated] = await db.csvSettings.update(record, { where: { key }, ...scope });
  if (updated > 0) return;
  await db.csvSettings.bulkCreate([{ id: newId(), contractId: actor.contractId, key, ...record }], {
    updateOnDuplicate: ['settings', 'updatedAt'], conflictAttributes: ['contractId', 'key'], ...scope,
  });
}

/** What was kept that may apply to a document. */
export async function keptSettings({ db }: Pick<Services, 'db'>, document: Document): Promise<KeptSettings> {
  const scope = scopeOf(document.contractId);
  const [own] = await db.csvSettings.byKeys([ownKey(document.id)], scope);
  if (own) return { own: own.settings, byHeading: {} };
  const headings = await db.csvSettings.latestOf(HEADING, MAX_KEPT_HEADINGS, scope);
  return { own: null, byHeading: Object.fromEntries(headings.map(({ key, settings }) => [key.slice(HEADING.length), settings])) };
}

async function readPreview(context: Context, document: Document, settings: CsvSettings | undefined) {
  if (document.mimetype !== CSV_MIMETYPE) throw new ApiError(importErrors.notCsv);
  const source: WorkerSource = await sourceOf(context.storage, fileKey(document.contractId, document.sha256));
  return context.reader.previewCsv(source, settings, await keptSettings(context, document));
}

function ownKey(documentId: string): string {
  return `document:${documentId}`;
}
