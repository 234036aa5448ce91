import type { EditKind } from '@tieout/sdk/contract';
import { DataTypes, Model, Op } from 'sequelize';
import type { CreationOptional, InferAttributes, InferCreationAttributes, Sequelize, WhereOptions } from 'sequelize';
import { bindModel } from '../database/bindModel.js';
import { optionalInstant, optionalText, primaryId, requiredBoolean, requiredId, requiredInstant, requiredInteger, requiredJson, requiredText } from '../database/columns.js';
import type { Scope } from '../database/tenant.js';

/** A period or an account that an edit created or changed: whole columns before and after; null before it was there. */
export interface RecordChange {
  table: 'accounts' | 'periods';
  id: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown>;
}

/** Whose steps are offered: all of the user, or up to an instant and those named. */
export interface StepsOf {
  userId: string;
  openedAt?: string | undefined;
  steps?: readonly string[] | undefined;
}

const ofSteps = ({ userId, openedAt, steps = [] }: StepsOf): WhereOptions<Edit> =>
  openedAt === undefined ? { userId } : { userId, [Op.or]: [{ createdAt: { [Op.lte]: new Date(openedAt) } }, { stepId: [...steps] }] };

/** What one step did to one job. The rows it changed are in edit_rows. */
export class Edit extends Model<InferAttributes<Edit>, InferCreationAttributes<Edit>> {
  declare id: string;
  declare contractId: string;
  declare jobId: string;
  /** One call is one step; on several jobs it has an edit for each. */
  declare stepId: string;
  declare position: CreationOptional<number>;
  declare userId: string;
  declare userName: string;
  declare kind: EditKind;
  declare label: string;
  declare reason: string | null;
  declare numRows: number;
  /** Columns of rows it changed. */
  declare columns: string[];
  declare records: RecordChange[];
  declare createdAt: Date;
  declare undoneAt: Date | null;
  /** Undone, and then something else was done: redo no longer leads there. */
  declare isDiscarded: boolean;
  /** How often it was undone or redone. A row it changed, and nobody else since, has the version of its edit_row plus this. */
  declare numReverts: CreationOptional<number>;

  static ofStep(stepId: string, scope: Scope): Promise<Edit[]> {
    return this.findAll({ where: { stepId }, order: [['position', 'ASC']], ...scope });
  }

  /** What undo would take back: the newest step of the user that stands. */
  static lastDone(jobIds: readonly string[], whose: StepsOf, scope: Scope): Promise<Edit | null> {
    return this.findOne({ where: { jobId: [...jobIds], ...ofSteps(whose), undoneAt: null }, order: [['position', 'DESC']], ...scope });
  }

  /** What redo would do again: what the user took back last. */
  static lastUndone(jobIds: readonly string[], whose: StepsOf, scope: Scope): Promise<Edit | null> {
    const where = { jobId: [...jobIds], ...ofSteps(whose), isDiscarded: false };
    return this.findAll({ where, order: [['undoneAt', 'DESC NULLS LAST'], ['position', 'ASC']], limit: 1, ...scope }).then(([edit]) => (edit?.undoneAt ? edit : null));
  }

  static newest(jobIds: readonly string[], limit: number, scope: Scope): Promise<Edit[]> {
    return this.findAll({ where: { jobId: [...jobIds] }, order: [['position', 'DESC']], limit, ...scope });
  }
}

export const bindEdit = (sequelize: Sequelize) =>
  bindModel(Edit, sequelize, 'edits', {
    id: primaryId(), contractId: requiredId(), jobId: requiredId(), stepId: requiredId(),
    position: { type: DataTypes.BIGINT, allowNull: false, autoIncrement: true },
    userId: requiredId(), userName: requiredText(), kind: requiredText(), label: requiredText(), reason: optionalText(),
    numRows: requiredInteger(), columns: requiredJson(), records: requiredJson(), createdAt: requiredInstant(), undoneAt: optionalInstant(),
    isDiscarded: requiredBoolean(), numReverts: { ...requiredInteger(), defaultValue: 0 },
  });
