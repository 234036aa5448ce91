import { Model, Op } from 'sequelize';
import type { CreationOptional, InferAttributes, InferCreationAttributes, Sequelize } from 'sequelize';
import { bindModel } from '../database/bindModel.js';
import { optionalId, optionalInstant, optionalText, primaryId, requiredId, requiredInstant, requiredInteger } from '../database/columns.js';
import type { Scope } from '../database/tenant.js';

/** A signed-in browser or program. Its tokens are short-lived; each refresh gives one of the next generation. */
export class Session extends Model<InferAttributes<Session>, InferCreationAttributes<Session>> {
  declare id: string;
  declare contractId: string;
  declare userId: string;
  /** The newest of which a token has come. */
  declare generation: number;
  /** When it first came. */
  declare rotatedAt: Date;
  declare createdAt: Date;
  /** After so long without a refresh it is over. */
  declare expiresAt: Date;
  declare endedAt: CreationOptional<Date | null>;
  /** Who from the support looks on, when it is not the user. */
  declare supporterId: CreationOptional<string | null>;
  declare address: string | null;
  declare userAgent: string | null;

  static byId(id: string, scope: Scope): Promise<Session | null> {
    return this.findOne({ where: { id }, ...scope });
  }

  /** Ends all sessions of a user, save one. */
  static async endAll(userId: string, now: Date, scope: Scope, exceptId?: string): Promise<void> {
    await this.update({ endedAt: now }, { where: { userId, endedAt: null, ...(exceptId ? { id: { [Op.ne]: exceptId } } : {}) }, ...scope });
  }
}

export const bindSession = (sequelize: Sequelize) =>
  bindModel(Session, sequelize, 'sessions', {
    id: primaryId(), contractId: requiredId(), userId: requiredId(), generation: requiredInteger(), rotatedAt: requiredInstant(),
    createdAt: requiredInstant(), expiresAt: requiredInstant(), endedAt: optionalInstant(), supporterId: optionalId(),
    address: optionalText(), userAgent: optionalText(),
  });
