import { Model } from 'sequelize';
import type { InferAttributes, InferCreationAttributes, Sequelize } from 'sequelize';
import { bindModel } from '../database/bindModel.js';
import { optionalInteger, optionalText, primaryId, primaryText, requiredBoolean, requiredId, requiredInstant, requiredInteger, requiredJson, requiredMinor, requiredText } from '../database/columns.js';
import type { Scope } from '../database/tenant.js';

export class Document extends Model<InferAttributes<Document>, InferCreationAttributes<Document>> {
  declare id: string;
  declare contractId: string;
  declare userId: string;
  declare originalname: string;
  declare name: string;
  declare mimetype: string;
  /** Of the file as it was uploaded. */
  declare sha256: string;
  /** Of the file to read: the same, or the decrypted working copy; null while the password is missing. */
  declare readableSha256: string | null;
  declare sizeBytes: number;
  declare numPages: number | null;
  declare isEncrypted: boolean;
  declare tags: string[];
  declare createdAt: Date;

  static byId(id: string, scope: Scope): Promise<Document | null> {
    return this.findOne({ where: { id }, ...scope });
  }

  static byIds(ids: readonly string[], scope: Scope): Promise<Document[]> {
    return this.findAll({ where: { id: [...ids] }, ...scope });
  }
}

/** A stored file and how many documents share it. */
export class StoredFile extends Model<InferAttributes<StoredFile>, InferCreationAttributes<StoredFile>> {
  declare contractId: string;
  declare sha256: string;
  declare sizeBytes: number;
  declare refCount: number;
  declare createdAt: Date;
}

export const bindDocument = (sequelize: Sequelize) =>
  bindModel(Document, sequelize, 'documents', {
    id: primaryId(), contractId: requiredId(), userId: requiredId(), originalname: requiredText(), name: requiredText(),
    mimetype: requiredText(), sha256: requiredText(), readableSha256: optionalText(), sizeBytes: requiredMinor(),
    numPages: optionalInteger(), isEncrypted: requiredBoolean(), tags: requiredJson(), createdAt: requiredInstant(),
  });

export const bindStoredFile = (sequelize: Sequelize) =>
  bindModel(StoredFile, sequelize, 'files', {
    contractId: { ...requiredId(), primaryKey: true }, sha256: primaryText(), sizeBytes: requiredMinor(), refCount: requiredInteger(),
    createdAt: requiredInstant(),
  });
