import type { TagRole } from '@tieout/sdk/contract';
import { Model } from 'sequelize';
import type { CreationOptional, InferAttributes, InferCreationAttributes, Sequelize } from 'sequelize';
import { bindModel } from '../database/bindModel.js';
import { defaultInteger, optionalId, primaryId, requiredId, requiredInteger, requiredText } from '../database/columns.js';
import type { Scope } from '../database/tenant.js';
import { hiddenTagsOf, scopedQuery } from '../database/tenant.js';

const NO_TAG = '00000000-0000-4000-8000-000000000000';

export class Tag extends Model<InferAttributes<Tag>, InferCreationAttributes<Tag>> {
  declare id: string;
  declare contractId: string;
  declare name: string;
  /** 1 for a client, 2 for a project of it, 0 for a label that stands alone. */
  declare level: CreationOptional<number>;
  declare parentId: CreationOptional<string | null>;

  static byId(id: string, scope: Scope): Promise<Tag | null> {
    return this.findOne({ where: { id }, ...scope });
  }

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
      `SELECT DISTINCT t."name" FROM "job_tags" jt JOIN "tags" t ON t."id" = jt."tagId" WHERE jt."contractId" = :contractId AND t."id" NOT IN (:hidden) ORDER BY t."name"`,
      // An empty list is no SQL.
      { hidden: [NO_TAG, ...hiddenTagsOf(scope)] },
    );
    return rows.map((row) => row.name);
  }
}

/** What the members of a team may do with the jobs of a tag. A tag without any is open to the whole contract. */
export class TagPermission extends Model<InferAttributes<TagPermission>, InferCreationAttributes<TagPermission>> {
  declare contractId: string;
  declare tagId: string;
  declare teamId: string;
  declare role: TagRole;
}

export const bindTagPermission = (sequelize: Sequelize) =>
  bindModel(TagPermission, sequelize, 'tag_permissions', {
    contractId: requiredId(), tagId: { ...requiredId(), primaryKey: true }, teamId: { ...requiredId(), primaryKey: true }, role: requiredText(),
  });

export const bindTag = (sequelize: Sequelize) =>
  bindModel(Tag, sequelize, 'tags', { id: primaryId(), contractId: requiredId(), name: requiredText(), level: defaultInteger(0), parentId: optionalId() });

export const bindJobTag = (sequelize: Sequelize) =>
  bindModel(JobTag, sequelize, 'job_tags', {
    contractId: requiredId(), jobId: { ...requiredId(), primaryKey: true }, tagId: { ...requiredId(), primaryKey: true },
    position: requiredInteger(),
  });
