import type { FeedbackKind } from '@tieout/sdk/contract';
import { Model } from 'sequelize';
import type { InferAttributes, InferCreationAttributes, Sequelize } from 'sequelize';
import { bindModel } from '../database/bindModel.js';
import { optionalId, optionalInteger, optionalText, primaryId, requiredId, requiredInstant, requiredText } from '../database/columns.js';

/** What somebody wrote to those who run the server. */
export class Feedback extends Model<InferAttributes<Feedback>, InferCreationAttributes<Feedback>> {
  declare id: string;
  declare contractId: string;
  declare userId: string | null;
  declare kind: FeedbackKind;
  declare rating: number | null;
  declare message: string;
  /** The page it was written on. */
  declare path: string | null;
  declare createdAt: Date;
}

export const bindFeedback = (sequelize: Sequelize) =>
  bindModel(Feedback, sequelize, 'feedback', {
    id: primaryId(), contractId: requiredId(), userId: optionalId(), kind: requiredText(), rating: optionalInteger(), message: requiredText(), path: optionalText(), createdAt: requiredInstant(),
  });
