import { Model } from 'sequelize';
import type { InferAttributes, InferCreationAttributes, Sequelize } from 'sequelize';
import { bindModel } from '../database/bindModel.js';
import { primaryText, requiredId, requiredInstant, requiredJson } from '../database/columns.js';
import type { JsonValue } from '../preferences/preferences.model.js';

/** The answers of one person to one survey; the last ones count. */
export class Survey extends Model<InferAttributes<Survey>, InferCreationAttributes<Survey>> {
  declare contractId: string;
  declare userId: string;
  declare surveyId: string;
  declare data: Record<string, JsonValue>;
  declare answeredAt: Date;
}

export const bindSurvey = (sequelize: Sequelize) =>
  bindModel(Survey, sequelize, 'surveys', {
    contractId: requiredId(), userId: { ...requiredId(), primaryKey: true }, surveyId: primaryText(), data: requiredJson(), answeredAt: requiredInstant(),
  });
