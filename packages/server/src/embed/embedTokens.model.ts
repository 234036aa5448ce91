import type { EmbedAbility } from '@tieout/sdk/contract';
import { literal, Model, Op } from 'sequelize';
import type { CreationOptional, InferAttributes, InferCreationAttributes, Sequelize } from 'sequelize';
import { bindModel } from '../database/bindModel.js';
import { optionalId, optionalInstant, primaryId, requiredId, requiredInstant, requiredJson, requiredText } from '../database/columns.js';
import type { Scope } from '../database/tenant.js';

export class EmbedToken extends Model<InferAttributes<EmbedToken>, InferCreationAttributes<EmbedToken>> {
  declare id: string;
  declare contractId: string;
  /** Who made it: the token can never do more than this person. */
  declare userId: string;
  /** The program that made it for that person; when it is revoked, this one is worth nothing either. */
  declare accessTokenId: string | null;
  declare tokenHash: string;
  declare jobId: string | null;
  declare firstTagId: string | null;
  declare secondTagId: string | null;
  declare abilities: EmbedAbility[];
  declare allowedOrigins: string[];
  declare createdAt: Date;
  declare expiresAt: Date;
  declare revokedAt: CreationOptional<Date | null>;

  static byHash(tokenHash: string, scope: Scope): Promise<EmbedToken | null> {
    return this.findOne({ where: { tokenHash }, ...scope });
  }

  static liveOf(userId: string, now: Date, scope: Scope): Promise<EmbedToken[]> {
    return this.findAll({ where: { userId, revokedAt: null, expiresAt: { [Op.gt]: now } }, order: [['createdAt', 'DESC'], ['id', 'ASC']], ...scope });
  }

  /** Whether any token, expired ones included, was made for pages of this origin. */
  static async knowsOrigin(origin: string, scope: Scope): Promise<boolean> {
    const names = literal(`"allowedOrigins" @> ${this.sequelize!.escape(JSON.stringify([origin]))}::jsonb`);
    return (await this.findOne({ where: names as never, attributes: ['id'], ...scope })) !== null;
  }
}

export const bindEmbedToken = (sequelize: Sequelize) =>
  bindModel(EmbedToken, sequelize, 'embed_tokens', {
    id: primaryId(), contractId: requiredId(), userId: requiredId(), accessTokenId: optionalId(), tokenHash: requiredText(), jobId: optionalId(), firstTagId: optionalId(),
    secondTagId: optionalId(), abilities: requiredJson(), allowedOrigins: requiredJson(), createdAt: requiredInstant(), expiresAt: requiredInstant(), revokedAt: optionalInstant(),
  });
