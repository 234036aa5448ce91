import { Model } from 'sequelize';
import type { InferAttributes, InferCreationAttributes, Sequelize } from 'sequelize';
import { bindModel } from '../database/bindModel.js';
import { primaryId, requiredId, requiredInteger, requiredText } from '../database/columns.js';
import type { Scope } from '../database/tenant.js';
import { scopedQuery } from '../database/tenant.js';

export class Tag extends Model<InferAttributes<Tag>, InferCreationAttributes<Tag>> {
  declare id: string;
  declare contractId: string;
  declare name: string;

  static byNames(names: readonly string[], scope: Scope): Promise<Tag[]> {
    return this.findAll({ where: { name: [...names] }, ...scope });
  }
}

export class JobTag extends Model<InferAttributes<JobTag>, InferCreationAttributes<JobTag>> {
  declare contractId: string;
  declare jobId: string;
  declare tagId: string;
  declare position: number;

  /** Names of all tags that stand on at least one job. */
  static async namesInUse(sequelize: Sequelize, scope: Scope): Promise<string[]> {
    const rows = await scopedQuery<{ name: string }>(
      sequelize,
      scope,
      `SELECT DISTINCT t."name" FROM "job_tags" jt JOIN "tags" t ON t."id" = jt."tagId" WHERE jt."contractId" = :contractId ORDER BY t."name"`,
    );
    return rows.map((row) => row.name);
  }
}

export const bindTag = (sequelize: Sequelize) =>
  bindModel(Tag, sequelize, 'tags', { id: primaryId(), contractId: requiredId(), name: requiredText() });

export const bindJobTag = (sequelize: Sequelize) =>
  bindModel(JobTag, sequelize, 'job_tags', {
    contractId: requiredId(), jobId: { ...requiredId(), primaryKey: true }, tagId: { ...requiredId(), primaryKey: true },
    position: requiredInteger(),
  });
