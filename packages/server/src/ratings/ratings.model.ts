import type { IssueType } from '@tieout/sdk/contract';
import { Model } from 'sequelize';
import type { InferAttributes, InferCreationAttributes, Sequelize } from 'sequelize';
import { bindModel } from '../database/bindModel.js';
import { optionalId, optionalInstant, optionalText, primaryId, requiredId, requiredInstant, requiredInteger, requiredJson, requiredText } from '../database/columns.js';
import type { Scope } from '../database/tenant.js';

export interface StoredIssue {
  issueType: IssueType;
  pageNumber: number | null;
  details: string | null;
}

/** What a user thinks of a job or a document, or the issues reported with it. */
export class Rating extends Model<InferAttributes<Rating>, InferCreationAttributes<Rating>> {
  declare id: string;
  declare contractId: string;
  declare jobId: string | null;
  declare documentId: string | null;
  declare userId: string;
  declare userName: string;
  declare rating: number;
  declare details: string | null;
  declare issues: StoredIssue[];
  declare createdAt: Date;
  declare reviewedAt: Date | null;

  static ofJob(jobId: string, scope: Scope): Promise<Rating[]> {
    return this.findAll({ where: { jobId }, order: [['createdAt', 'DESC'], ['id', 'ASC']], ...scope });
  }
}

export const bindRating = (sequelize: Sequelize) =>
  bindModel(Rating, sequelize, 'ratings', {
    id: primaryId(), contractId: requiredId(), jobId: optionalId(), documentId: optionalId(), userId: requiredId(), userName: requiredText(),
    rating: requiredInteger(), details: optionalText(), issues: requiredJson(), createdAt: requiredInstant(), reviewedAt: optionalInstant(),
  });
