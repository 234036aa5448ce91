import { Model } from 'sequelize';
import type { CreationOptional, InferAttributes, InferCreationAttributes, Sequelize } from 'sequelize';
import { bindModel } from '../database/bindModel.js';
import { optionalId, primaryId, requiredId, requiredInstant, requiredText } from '../database/columns.js';
import type { Scope } from '../database/tenant.js';

/** An account elsewhere that a user signs in with. */
export class UserIdentity extends Model<InferAttributes<UserIdentity>, InferCreationAttributes<UserIdentity>> {
  declare id: string;
  declare contractId: string;
  declare userId: string;
  /** Of a firm's single sign-on, and goes with it. */
  declare connectionId: CreationOptional<string | null>;
  /** google, facebook, microsoft, or sso: and the connection. */
  declare provider: string;
  /** Who it is there: never an address, which can change hands. */
  declare subject: string;
  declare createdAt: Date;

  static known(provider: string, subject: string, scope: Scope): Promise<UserIdentity | null> {
    return this.findOne({ where: { provider, subject }, ...scope });
  }
}

export const bindUserIdentity = (sequelize: Sequelize) =>
  bindModel(UserIdentity, sequelize, 'user_identities', {
    id: primaryId(), contractId: requiredId(), userId: requiredId(), connectionId: optionalId(), provider: requiredText(), subject: requiredText(), createdAt: requiredInstant(),
  });
