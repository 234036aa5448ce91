import { Model } from 'sequelize';
import type { InferAttributes, InferCreationAttributes, Sequelize } from 'sequelize';
import { bindModel } from '../database/bindModel.js';
import { optionalInteger, optionalJson, primaryId, requiredId, requiredInteger, requiredText } from '../database/columns.js';
import type { Scope } from '../database/tenant.js';

export class Finding extends Model<InferAttributes<Finding>, InferCreationAttributes<Finding>> {
  declare id: string;
  declare contractId: string;
  declare jobId: string;
  declare documentId: string;
  declare documentPosition: number;
  declare position: number;
  declare code: string;
  declare message: string;
  declare page: number | null;
  declare box: [number, number, number, number] | null;

  static ofJob(jobId: string, scope: Scope): Promise<Finding[]> {
    return this.findAll({ where: { jobId }, order: [['documentPosition', 'ASC'], ['position', 'ASC']], ...scope });
  }
}

export const bindFinding = (sequelize: Sequelize) =>
  bindModel(Finding, sequelize, 'findings', {
    id: primaryId(), contractId: requiredId(), jobId: requiredId(), documentId: requiredId(), documentPosition: requiredInteger(),
    position: requiredInteger(), code: requiredText(), message: requiredText(), page: optionalInteger(), box: optionalJson(),
  });
