import type { AnyColumnConfig, CustomFormatType } from '@tieout/sdk/contract';
import { col, fn, Model, where } from 'sequelize';
import type { InferAttributes, InferCreationAttributes, Sequelize } from 'sequelize';
import { bindModel } from '../database/bindModel.js';
import { optionalJson, primaryId, requiredId, requiredInstant, requiredJson, requiredText } from '../database/columns.js';
import type { Scope } from '../database/tenant.js';
import type { JsonValue } from '../preferences/preferences.model.js';

export class CustomFormat extends Model<InferAttributes<CustomFormat>, InferCreationAttributes<CustomFormat>> {
  declare id: string;
  declare contractId: string;
  declare type: CustomFormatType;
  declare name: string;
  declare data: AnyColumnConfig[];
  declare createdAt: Date;

  static ofType(type: CustomFormatType, scope: Scope): Promise<CustomFormat[]> {
    return this.findAll({ where: { type }, order: [['createdAt', 'ASC'], ['name', 'ASC']], ...scope });
  }

  static byId(id: string, scope: Scope): Promise<CustomFormat | null> {
    return this.findOne({ where: { id }, ...scope });
  }

  /** Capitals do not make another name: an export is asked for by typing it. */
  static byName(type: CustomFormatType, name: string, scope: Scope): Promise<CustomFormat | null> {
    return this.findOne({ where: [{ type }, where(fn('lower', col('name')), name.toLowerCase())] as never, ...scope });
  }
}

export const bindCustomFormat = (sequelize: Sequelize) =>
  bindModel(CustomFormat, sequelize, 'custom_formats', {
    id: primaryId(), contractId: requiredId(), type: requiredText(), name: requiredText(), data: requiredJson(), createdAt: requiredInstant(),
  });

export class ColumnConfigRecord extends Model<InferAttributes<ColumnConfigRecord>, InferCreationAttributes<ColumnConfigRecord>> {
  declare id: string;
  declare contractId: string;
  declare jobId: string;
  declare fieldName: string;
  declare data: JsonValue;

  static ofJob(jobId: string, scope: Scope): Promise<ColumnConfigRecord[]> {
    return this.findAll({ where: { jobId }, order: [['fieldName', 'ASC']], ...scope });
  }
}

export const bindColumnConfig = (sequelize: Sequelize) =>
  bindModel(ColumnConfigRecord, sequelize, 'column_configs', {
    id: primaryId(), contractId: requiredId(), jobId: requiredId(), fieldName: requiredText(), data: optionalJson(),
  });
