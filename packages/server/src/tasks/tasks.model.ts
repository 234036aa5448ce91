import type { TaskKind, TaskOutput, TaskStatus } from '@tieout/sdk/contract';
import { Model } from 'sequelize';
import type { InferAttributes, InferCreationAttributes, Sequelize } from 'sequelize';
import { bindModel } from '../database/bindModel.js';
import { optionalInstant, optionalJson, optionalText, primaryId, requiredId, requiredInstant, requiredInteger, requiredJson, requiredText } from '../database/columns.js';
import type { StoredError } from '../jobs/jobs.model.js';

/** Work that goes on after the call that started it was answered. */
export class Task extends Model<InferAttributes<Task>, InferCreationAttributes<Task>> {
  declare id: string;
  declare contractId: string;
  declare userId: string;
  declare kind: TaskKind;
  declare status: TaskStatus;
  /** Of its kind: what to do. */
  declare input: Record<string, unknown>;
  declare message: string | null;
  declare numRows: number;
  /** Of its kind: what it made. */
  declare output: TaskOutput | null;
  declare error: StoredError | null;
  declare createdAt: Date;
  declare finishedAt: Date | null;
}

export const bindTask = (sequelize: Sequelize) =>
  bindModel(Task, sequelize, 'tasks', {
    id: primaryId(), contractId: requiredId(), userId: requiredId(), kind: requiredText(), status: requiredText(), input: requiredJson(),
    message: optionalText(), numRows: requiredInteger(), output: optionalJson(), error: optionalJson(), createdAt: requiredInstant(), finishedAt: optionalInstant(),
  });
