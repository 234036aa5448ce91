import { Model } from 'sequelize';
import type { CreationOptional, InferAttributes, InferCreationAttributes, Sequelize } from 'sequelize';
import { bindModel } from '../database/bindModel.js';
import { defaultInteger, optionalId, optionalInstant, optionalText, primaryId, requiredId, requiredInstant, requiredInteger, requiredText } from '../database/columns.js';
import type { Scope } from '../database/tenant.js';

/** The pages of one document of one job, paid for once: running the job again finds the charge and adds none. */
export class PageCharge extends Model<InferAttributes<PageCharge>, InferCreationAttributes<PageCharge>> {
  declare contractId: string;
  declare jobId: string;
  declare documentId: string;
  declare planPages: number;
  declare purchasedPages: number;
  /** Beyond the plan, at the price the firm agreed to. */
  declare overagePages: CreationOptional<number>;
  declare chargedAt: Date;
  declare returnedAt: CreationOptional<Date | null>;

  static ofJob(jobId: string, scope: Scope): Promise<PageCharge[]> {
    return this.findAll({ where: { jobId }, ...scope });
  }
}

/** A change of the pages of a contract that is no charge of a job: an allowance, a purchase, a correction. */
export class CreditEntry extends Model<InferAttributes<CreditEntry>, InferCreationAttributes<CreditEntry>> {
  declare id: string;
  declare contractId: string;
  declare kind: 'allowance' | 'purchase' | 'correction' | 'plan' | 'overage';
  declare planPages: number;
  declare purchasedPages: number;
  declare jobId: CreationOptional<string | null>;
  declare note: string | null;
  declare userName: string | null;
  declare createdAt: Date;
}

export const bindPageCharge = (sequelize: Sequelize) =>
  bindModel(PageCharge, sequelize, 'page_charges', {
    contractId: requiredId(), jobId: { ...requiredId(), primaryKey: true }, documentId: { ...requiredId(), primaryKey: true },
    planPages: requiredInteger(), purchasedPages: requiredInteger(), overagePages: defaultInteger(0), chargedAt: requiredInstant(), returnedAt: optionalInstant(),
  });

export const bindCreditEntry = (sequelize: Sequelize) =>
  bindModel(CreditEntry, sequelize, 'credit_entries', {
    id: primaryId(), contractId: requiredId(), kind: requiredText(), planPages: requiredInteger(), purchasedPages: requiredInteger(),
    jobId: optionalId(), note: optionalText(), userName: optionalText(), createdAt: requiredInstant(),
  });
