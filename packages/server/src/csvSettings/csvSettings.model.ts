import type { CsvSettings as Settings } from '@tieout/sdk/contract';
import { Model, Op } from 'sequelize';
import type { InferAttributes, InferCreationAttributes, Sequelize } from 'sequelize';
import { bindModel } from '../database/bindModel.js';
import { primaryId, requiredId, requiredInstant, requiredJson, requiredText } from '../database/columns.js';
import type { Scope } from '../database/tenant.js';

/** How files with one heading, or one document, are read. */
export class CsvSettingsRecord extends Model<InferAttributes<CsvSettingsRecord>, InferCreationAttributes<CsvSettingsRecord>> {
  declare id: string;
  declare contractId: string;
  /** `document:{id}`, or `heading:` and the hash of the heading. */
  declare key: string;
  declare settings: Settings;
  declare updatedAt: Date;

  static byKeys(keys: readonly string[], scope: Scope): Promise<CsvSettingsRecord[]> {
    return this.findAll({ where: { key: [...keys] }, ...scope });
  }

  static latestOf(prefix: string, limit: number, scope: Scope): Promise<CsvSettingsRecord[]> {
    return this.findAll({ where: { key: { [Op.startsWith]: prefix } }, order: [['updatedAt', 'DESC'], ['key', 'ASC']], limit, ...scope });
  }
}

export const bindCsvSettings = (sequelize: Sequelize) =>
  bindModel(CsvSettingsRecord, sequelize, 'csv_settings', {
    id: primaryId(), contractId: requiredId(), key: requiredText(), settings: requiredJson(), updatedAt: requiredInstant(),
  });
