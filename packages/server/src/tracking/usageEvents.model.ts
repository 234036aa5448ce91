import { Model } from 'sequelize';
import type { InferAttributes, InferCreationAttributes, Sequelize } from 'sequelize';
import { bindModel } from '../database/bindModel.js';
import { optionalId, primaryId, requiredInstant, requiredJson, requiredText } from '../database/columns.js';

export type UsageKind = 'pageview' | 'event' | 'error' | 'announcement' | 'changePlans';

/** Something that happened in the app. It stays on this server and goes by age. */
export class UsageEvent extends Model<InferAttributes<UsageEvent>, InferCreationAttributes<UsageEvent>> {
  declare id: string;
  /** Null for somebody who has not signed in. */
  declare contractId: string | null;
  declare userId: string | null;
  declare kind: UsageKind;
  /** A path, the name of an event, the first words of a fault. */
  declare name: string;
  declare details: Record<string, unknown>;
  declare createdAt: Date;
}

export const bindUsageEvent = (sequelize: Sequelize) =>
  bindModel(UsageEvent, sequelize, 'usage_events', {
    id: primaryId(), contractId: optionalId(), userId: optionalId(), kind: requiredText(), name: requiredText(), details: requiredJson(), createdAt: requiredInstant(),
  });
