import { Model } from 'sequelize';
import type { CreationOptional, InferAttributes, InferCreationAttributes, Sequelize } from 'sequelize';
import { bindModel } from '../database/bindModel.js';
import { defaultInteger, optionalInstant, primaryId, requiredId, requiredInstant, requiredText } from '../database/columns.js';

export type TokenPurpose = 'confirmEmail' | 'resetPassword' | 'invitation' | 'twoFactor';

/** What a link in a mail carries, or what stands between password and code. Works once; the database keeps its hash. */
export class OneTimeToken extends Model<InferAttributes<OneTimeToken>, InferCreationAttributes<OneTimeToken>> {
  declare id: string;
  declare contractId: string;
  declare userId: string;
  declare purpose: TokenPurpose;
  declare tokenHash: string;
  /** The address it was sent to: it proves that one, whatever the user's is by then. */
  declare email: string;
  /** Wrong codes given with it. */
  declare failures: CreationOptional<number>;
  declare createdAt: Date;
  declare expiresAt: Date;
  declare usedAt: CreationOptional<Date | null>;
}

export const bindOneTimeToken = (sequelize: Sequelize) =>
  bindModel(OneTimeToken, sequelize, 'one_time_tokens', {
    id: primaryId(), contractId: requiredId(), userId: requiredId(), purpose: requiredText(), tokenHash: requiredText(), email: requiredText(),
    failures: defaultInteger(0), createdAt: requiredInstant(), expiresAt: requiredInstant(), usedAt: optionalInstant(),
  });
