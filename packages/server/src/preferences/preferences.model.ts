import { Model } from 'sequelize';
import type { InferAttributes, InferCreationAttributes, Sequelize } from 'sequelize';
import { bindModel } from '../database/bindModel.js';
import { optionalJson, primaryText, requiredId } from '../database/columns.js';
import type { Scope } from '../database/tenant.js';

export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };

export class Preference extends Model<InferAttributes<Preference>, InferCreationAttributes<Preference>> {
  declare contractId: string;
  declare userId: string;
  declare key: string;
  declare value: JsonValue;

  static of(userId: string, key: string, scope: Scope): Promise<Preference | null> {
    return this.findOne({ where: { userId, key }, ...scope });
  }
}

export const bindPreference = (sequelize: Sequelize) =>
  bindModel(Preference, sequelize, 'preferences', {
    contractId: requiredId(), userId: { ...requiredId(), primaryKey: true }, key: primaryText(), value: optionalJson(),
  });
