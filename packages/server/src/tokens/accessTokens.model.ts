import type { TokenScope } from '@tieout/sdk/contract';
import { Model } from 'sequelize';
import type { CreationOptional, InferAttributes, InferCreationAttributes, Sequelize } from 'sequelize';
import { bindModel } from '../database/bindModel.js';
import { defaultJson, defaultText, optionalInstant, primaryId, requiredId, requiredInstant, requiredText } from '../database/columns.js';
import type { Scope } from '../database/tenant.js';

export class AccessToken extends Model<InferAttributes<AccessToken>, InferCreationAttributes<AccessToken>> {
  declare id: string;
  declare contractId: string;
  declare userId: string;
  /** SHA-256 of the token: the token itself is shown once and never stored. */
  declare tokenHash: string;
  declare createdAt: Date;
  declare name: CreationOptional<string>;
  declare scopes: CreationOptional<TokenScope[]>;
  /** The last letters, to tell tokens apart in a list. */
  declare ending: CreationOptional<string>;
  declare expiresAt: CreationOptional<Date | null>;
  declare lastUsedAt: CreationOptional<Date | null>;
  declare revokedAt: CreationOptional<Date | null>;

  static byHash(tokenHash: string, scope: Scope): Promise<AccessToken | null> {
    return this.findOne({ where: { tokenHash }, ...scope });
  }

  /** Those of a user that can still be used or are told apart from those that can, newest first. */
  static ofUser(userId: string, scope: Scope): Promise<AccessToken[]> {
    return this.findAll({ where: { userId, revokedAt: null }, order: [['createdAt', 'DESC'], ['id', 'ASC']], ...scope });
  }
}

export const bindAccessToken = (sequelize: Sequelize) =>
  bindModel(AccessToken, sequelize, 'access_tokens', {
    id: primaryId(), contractId: requiredId(), userId: requiredId(), tokenHash: requiredText(), createdAt: requiredInstant(),
    name: defaultText('Access token'), scopes: defaultJson(['read', 'write', 'admin']), ending: defaultText(''), expiresAt: optionalInstant(),
    lastUsedAt: optionalInstant(), revokedAt: optionalInstant(),
  });
