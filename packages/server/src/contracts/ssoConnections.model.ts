import type { SsoConnection as WireSsoConnection } from '@tieout/sdk/contract';
import { Model } from 'sequelize';
import type { InferAttributes, InferCreationAttributes, Sequelize } from 'sequelize';
import { bindModel } from '../database/bindModel.js';
import { optionalText, primaryId, requiredBoolean, requiredId, requiredInstant, requiredJson, requiredText } from '../database/columns.js';
import type { Scope } from '../database/tenant.js';

/** How the people of one domain of a firm sign in elsewhere. */
export class SsoConnection extends Model<InferAttributes<SsoConnection>, InferCreationAttributes<SsoConnection>> {
  declare id: string;
  declare contractId: string;
  declare domain: string;
  declare isRequired: boolean;
  declare settings: WireSsoConnection['settings'];
  /** Encrypted. */
  declare sealedSecret: string | null;
  declare createdAt: Date;

  static byDomain(domain: string, scope: Scope): Promise<SsoConnection | null> {
    return this.findOne({ where: { domain }, ...scope });
  }
}

export const bindSsoConnection = (sequelize: Sequelize) =>
  bindModel(SsoConnection, sequelize, 'sso_connections', {
    id: primaryId(), contractId: requiredId(), domain: requiredText(), isRequired: requiredBoolean(), settings: requiredJson(), sealedSecret: optionalText(), createdAt: requiredInstant(),
  });
