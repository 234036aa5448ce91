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

  /** Tag names of each of the jobs, in the order the user gave them. */
  static async namesOf(sequelize: Sequelize, jobIds: readonly string[], scope: Scope): Promise<Map<string, string[]>> {
    const names = new Map<string, string[]>(jobIds.map((id) => [id, []]));
    if (jobIds.length === 0) return names;
    const rows = await scopedQuery<{ jobId: string; name: string }>(
      sequelize,
      scope,
      `SELECT jt."jobId", t."name" FROM "job_tags" jt JOIN "tags" t ON t."id" = jt."tagId"
       WHERE jt."contractId" = :contractId AND jt."jobId" IN (:jobIds) ORDER BY jt."position"`,
      { jobIds },
    );
    for (const { jobId, name } of rows) names.get(jobId)?.push(name);
    return names;
  }

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
