import type { BillingCycle, PlanName, SubscriptionStatus } from '@tieout/sdk/contract';
import { Model } from 'sequelize';
import type { CreationOptional, InferAttributes, InferCreationAttributes, Sequelize, Transaction } from 'sequelize';
import { bindModel } from '../database/bindModel.js';
import { defaultBoolean, defaultInteger, defaultJson, defaultText, optionalInstant, optionalInteger, optionalText, primaryId, primaryText, requiredId, optionalJson, requiredInstant, requiredText } from '../database/columns.js';
import type { Scope } from '../database/tenant.js';

/** A tenant: a firm, or the one person of a local installation. */
export class Contract extends Model<InferAttributes<Contract>, InferCreationAttributes<Contract>> {
  declare id: string;
  declare name: string;
  declare createdAt: Date;
  declare plan: CreationOptional<PlanName>;
  declare status: CreationOptional<SubscriptionStatus>;
  declare billingCycle: CreationOptional<BillingCycle | null>;
  /** Pages of the plan that are left in this period. */
  declare credits: CreationOptional<number>;
  declare purchasedCredits: CreationOptional<number>;
  /** The firm pays for pages beyond its plan. */
  declare isOverageEnabled: CreationOptional<boolean>;
  /** So many in a period, at most. */
  declare overageLimit: CreationOptional<number | null>;
  /** What a page costs, as it was agreed. */
  declare overagePriceMinor: CreationOptional<number | null>;
  declare overageUsed: CreationOptional<number>;
  /** Instead of the plan's, by agreement. */
  declare pageAllowance: CreationOptional<number | null>;
  declare creditsSince: CreationOptional<Date | null>;
  declare creditsUntil: CreationOptional<Date | null>;
  declare trialEndsAt: CreationOptional<Date | null>;
  /** Instead of the plan's, by agreement. */
  declare retentionDays: CreationOptional<number | null>;
  declare maxUsers: CreationOptional<number | null>;
  declare isAuditLogEnabled: CreationOptional<boolean>;
  /** Networks that may use the account; empty when any may. */
  declare allowedAddresses: CreationOptional<string[]>;
  declare disabledAt: CreationOptional<Date | null>;

  static byId(id: string, scope: Scope): Promise<Contract | null> {
    return this.findOne({ where: { id }, ...scope });
  }

  /** Nobody else may change its pages until the transaction ends. */
  static async lockById(id: string, scope: Scope & { transaction: Transaction }): Promise<Contract> {
    const found = await this.findOne({ where: { id }, lock: scope.transaction.LOCK.UPDATE, ...scope });
    if (!found) throw new Error(`There is no contract ${id}.`);
    return found;
  }
}

/** A setting that all people of a contract share. */
export class ContractPreference extends Model<InferAttributes<ContractPreference>, InferCreationAttributes<ContractPreference>> {
  declare contractId: string;
  declare key: string;
  declare value: unknown;
}

export const bindContract = (sequelize: Sequelize) =>
  bindModel(Contract, sequelize, 'contracts', {
    id: primaryId(), name: requiredText(), createdAt: requiredInstant(), plan: defaultText('Unlimited'), status: defaultText('active'),
    billingCycle: optionalText(), credits: defaultInteger(0), purchasedCredits: defaultInteger(0), isOverageEnabled: defaultBoolean(false), overageLimit: optionalInteger(), overagePriceMinor: optionalInteger(), overageUsed: defaultInteger(0), pageAllowance: optionalInteger(),
    creditsSince: optionalInstant(), creditsUntil: optionalInstant(), trialEndsAt: optionalInstant(), retentionDays: optionalInteger(),
    maxUsers: optionalInteger(), isAuditLogEnabled: defaultBoolean(false), allowedAddresses: defaultJson([]), disabledAt: optionalInstant(),
  }, 'id');

export const bindContractPreference = (sequelize: Sequelize) =>
  bindModel(ContractPreference, sequelize, 'contract_preferences', {
    contractId: { ...requiredId(), primaryKey: true }, key: primaryText(), value: optionalJson(),
  });
