import type { SsoConnection as WireSsoConnection } from '@tieout/sdk/contract';
import { Model, Op } from 'sequelize';
import type { InferAttributes, InferCreationAttributes, Sequelize } from 'sequelize';
import { bindModel } from '../database/bindModel.js';
import { optionalInstant, optionalText, primaryId, requiredBoolean, requiredId, requiredInstant, requiredJson, requiredText } from '../database/columns.js';
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
  /** When the domain was proved to be the firm's. Until then nobody signs in by it. */
  declare provedAt: Date | null;
  /** Set up by those who run the server, who may let operators in by it. */
  declare isByOperator: boolean;

  static countProved(scope: Scope): Promise<number> {
    return this.count({ where: { provedAt: { [Op.ne]: null } }, ...scope });
  }

  /** The one that counts for a domain. */
  static byDomain(domain: string, scope: Scope): Promise<SsoConnection | null> {
    return this.findOne({ where: { domain, provedAt: { [Op.ne]: null } }, ...scope });
  }
}

export const bindSsoConnection = (sequelize: Sequelize) =>
  bindModel(SsoConnection, sequelize, 'sso_connections', {
    id: primaryId(), contractId: requiredId(), domain: requiredText(), isRequired: requiredBoolean(), settings: requiredJson(), sealedSecret: optionalText(), createdAt: requiredInstant(), provedAt: optionalInstant(), isByOperator: requiredBoolean(),
  });
