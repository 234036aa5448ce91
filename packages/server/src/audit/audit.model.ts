import { Model } from 'sequelize';
import type { InferAttributes, InferCreationAttributes, Sequelize } from 'sequelize';
import { bindModel } from '../database/bindModel.js';
import { optionalId, optionalText, primaryId, requiredId, requiredInstant, requiredJson, requiredText } from '../database/columns.js';

/** Something that was done to the account, and by whom. Written once, never changed. */
export class AuditEntry extends Model<InferAttributes<AuditEntry>, InferCreationAttributes<AuditEntry>> {
  declare id: string;
  declare contractId: string;
  /** Null for the system itself. */
  declare userId: string | null;
  declare userName: string;
  /** Dotted, in the past tense: `user.invited`. */
  declare action: string;
  declare subject: string | null;
  declare details: Record<string, unknown>;
  declare address: string | null;
  declare createdAt: Date;
}

export const bindAuditEntry = (sequelize: Sequelize) =>
  bindModel(AuditEntry, sequelize, 'audit_entries', {
    id: primaryId(), contractId: requiredId(), userId: optionalId(), userName: requiredText(), action: requiredText(), subject: optionalText(),
    details: requiredJson(), address: optionalText(), createdAt: requiredInstant(),
  });
