// Stored files, shared by the documents with the same content. The row of a file is locked while its content is written or removed,
// so that a document that is added while the last other one goes does not lose its file.
import type { Context } from '../core/services.js';
import type { Scope } from '../database/tenant.js';
import { scopedQuery } from '../database/tenant.js';
import type { WorkerSource } from '../extraction/workerProtocol.js';
import type { Storage } from '../storage/storage.js';

export const fileKey = (contractId: string, sha256: string) => `${contractId}/${sha256.slice(0, 2)}/${sha256}`;
/** What was read out of a file; goes with it. */
export const resultsPrefix = (contractId: string, sha256: string) => `${contractId}/results/${sha256}/`;

export interface FileContent {
  sha256: string;
  sizeBytes: number;
  /** Puts the content under its key. */
  write: (storage: Storage, key: string) => Promise<void>;
}

/** One more document uses this content. */
export async function keepFile({ db, storage, actor, clock }: Context, content: FileContent, scope: Scope): Promise<void> {
  await scopedQuery(
    db.sequelize,
    scope,
    `INSERT INTO "files" ("contractId", "sha256", "sizeBytes", "refCount", "createdAt") VALUES (:contractId, :sha256, :sizeBytes, 1, :now)
     ON CONFLICT ("contractId", "sha256") DO UPDATE SET "refCount" = "files"."refCount" + 1 RETURNING "refCount"`,
    { sha256: content.sha256, sizeBytes: content.sizeBytes, now: clock() },
  );
  await content.write(storage, fileKey(actor.contractId, content.sha256));
}

/** One document less uses this content; the last one takes it along. */
export async function releaseFile({ db, storage, actor }: Context, sha256: string, scope: Scope): Promise<void> {
  const [left] = await scopedQuery<{ refCount: number }>(
    db.sequelize,
    scope,
    `UPDATE "files" SET "refCount" = "refCount" - 1 WHERE "contractId" = :contractId AND "sha256" = :sha256 AND "refCount" > 0 RETURNING "refCount"`,
    { sha256 },
  );
  if (!left || left.refCount > 0) return;
  await storage.delete(fileKey(actor.contractId, sha256));
  await storage.deleteAll(resultsPrefix(actor.contractId, sha256));
  await db.files.destroy({ where: { sha256 }, ...scope });
}

export async function sourceOf(storage: Storage, key: string): Promise<WorkerSource> {
  const path = storage.localPath(key);
  return path === null ? { bytes: await storage.read(key) } : { path };
}
