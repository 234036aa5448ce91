import { Model } from 'sequelize';
import type { InferAttributes, InferCreationAttributes, Sequelize } from 'sequelize';
import { bindModel } from '../database/bindModel.js';
import { primaryId, requiredBoolean, requiredId, requiredInstant, requiredText } from '../database/columns.js';
import type { Scope } from '../database/tenant.js';

/** A tenant: a firm, or the one person of a local installation. */
export class Contract extends Model<InferAttributes<Contract>, InferCreationAttributes<Contract>> {
  declare id: string;
  declare name: string;
  declare createdAt: Date;
}

export class User extends Model<InferAttributes<User>, InferCreationAttributes<User>> {
  declare id: string;
  declare contractId: string;
  declare email: string;
  declare firstName: string;
  declare lastName: string;
  declare isContractAdmin: boolean;
  declare createdAt: Date;

  static byId(id: string, scope: Scope): Promise<User | null> {
    return this.findOne({ where: { id }, ...scope });
  }
}

export class AccessToken extends Model<InferAttributes<AccessToken>, InferCreationAttributes<AccessToken>> {
  declare id: string;
  declare contractId: string;
  declare userId: string;
  /** SHA-256 of the token: the token itself is shown once and never stored. */
  declare tokenHash: string;
  declare createdAt: Date;

  static byHash(tokenHash: string, scope: Scope): Promise<AccessToken | null> {
    return this.findOne({ where: { tokenHash }, ...scope });
  }
}

export const bindContract = (sequelize: Sequelize) =>
  bindModel(Contract, sequelize, 'contracts', { id: primaryId(), name: requiredText(), createdAt: requiredInstant() }, 'id');

export const bindUser = (sequelize: Sequelize) =>
  bindModel(User, sequelize, 'users', {
    id: primaryId(), contractId: requiredId(), email: requiredText(), firstName: requiredText(), lastName: requiredText(),
    isContractAdmin: requiredBoolean(), createdAt: requiredInstant(),
  });

export const bindAccessToken = (sequelize: Sequelize) =>
  bindModel(AccessToken, sequelize, 'access_tokens', {
    id: primaryId(), contractId: requiredId(), userId: requiredId(), tokenHash: requiredText(), createdAt: requiredInstant(),
  });
