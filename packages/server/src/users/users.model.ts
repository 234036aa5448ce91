import type { Permission } from '@tieout/sdk/contract';
import { Model, Op } from 'sequelize';
import type { CreationOptional, InferAttributes, InferCreationAttributes, Sequelize } from 'sequelize';
import { bindModel } from '../database/bindModel.js';
import { defaultBoolean, defaultJson, optionalId, optionalInstant, optionalMinor, optionalText, primaryId, requiredBoolean, requiredId, requiredInstant, requiredText } from '../database/columns.js';
import type { Scope } from '../database/tenant.js';

export class User extends Model<InferAttributes<User>, InferCreationAttributes<User>> {
  declare id: string;
  declare contractId: string;
  /** In small letters. */
  declare email: string;
  declare firstName: string;
  declare lastName: string;
  declare isContractAdmin: boolean;
  declare createdAt: Date;
  /** Null while invited, and for people who sign in elsewhere. */
  declare passwordHash: CreationOptional<string | null>;
  /** Until then the address is only claimed: others may claim it too. */
  declare emailConfirmedAt: CreationOptional<Date | null>;
  declare isEnabled: CreationOptional<boolean>;
  declare isGuest: CreationOptional<boolean>;
  declare invitedAt: CreationOptional<Date | null>;
  declare permissions: CreationOptional<Permission[]>;
  declare tags: CreationOptional<string[]>;
  declare segment: CreationOptional<string | null>;
  declare documentFrequency: CreationOptional<string | null>;
  declare referralCode: CreationOptional<string | null>;
  declare referredBy: CreationOptional<string | null>;
  /** What the sign-up page was given: utm fields, company, job title, coupon. */
  declare signUpDetails: CreationOptional<Record<string, string>>;
  /** Encrypted. In use only with totpEnabledAt. */
  declare totpSecret: CreationOptional<string | null>;
  declare totpEnabledAt: CreationOptional<Date | null>;
  /** A code is taken once: none of this step or an earlier one. */
  declare totpLastStep: CreationOptional<number | null>;
  declare recoveryHashes: CreationOptional<string[]>;
  declare lastSeenAt: CreationOptional<Date | null>;

  static byId(id: string, scope: Scope): Promise<User | null> {
    return this.findOne({ where: { id }, ...scope });
  }

  /** Whoever confirmed the address. */
  static byConfirmedEmail(email: string, scope: Scope): Promise<User | null> {
    return this.findOne({ where: { email, emailConfirmedAt: { [Op.ne]: null } }, ...scope });
  }

  /** Everybody who claims the address, the one who confirmed it first. */
  static claiming(email: string, scope: Scope): Promise<User[]> {
    return this.findAll({ where: { email, isGuest: false }, order: [['emailConfirmedAt', 'ASC NULLS LAST'], ['createdAt', 'ASC']], ...scope });
  }
}

export const bindUser = (sequelize: Sequelize) =>
  bindModel(User, sequelize, 'users', {
    id: primaryId(), contractId: requiredId(), email: requiredText(), firstName: requiredText(), lastName: requiredText(),
    isContractAdmin: requiredBoolean(), createdAt: requiredInstant(), passwordHash: optionalText(), emailConfirmedAt: optionalInstant(),
    isEnabled: defaultBoolean(true), isGuest: defaultBoolean(false), invitedAt: optionalInstant(), permissions: defaultJson([]), tags: defaultJson([]),
    segment: optionalText(), documentFrequency: optionalText(), referralCode: optionalText(), referredBy: optionalId(), signUpDetails: defaultJson({}),
    totpSecret: optionalText(), totpEnabledAt: optionalInstant(), totpLastStep: optionalMinor(), recoveryHashes: defaultJson([]), lastSeenAt: optionalInstant(),
  });
