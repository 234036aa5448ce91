import { Model } from 'sequelize';
import type { InferAttributes, InferCreationAttributes, Sequelize } from 'sequelize';
import { bindModel } from '../database/bindModel.js';
import { primaryId, requiredId, requiredInstant, requiredInteger, requiredJson, requiredText } from '../database/columns.js';
import type { Scope } from '../database/tenant.js';

export class CategoryGroup extends Model<InferAttributes<CategoryGroup>, InferCreationAttributes<CategoryGroup>> {
  declare id: string;
  declare contractId: string;
  declare type: string;
  declare name: string;
  declare createdAt: Date;

  static ofType(type: string, scope: Scope): Promise<CategoryGroup[]> {
    return this.findAll({ where: { type }, order: [['createdAt', 'ASC'], ['name', 'ASC']], ...scope });
  }
}

export const bindCategoryGroup = (sequelize: Sequelize) =>
  bindModel(CategoryGroup, sequelize, 'category_groups', { id: primaryId(), contractId: requiredId(), type: requiredText(), name: requiredText(), createdAt: requiredInstant() });

export class Category extends Model<InferAttributes<Category>, InferCreationAttributes<Category>> {
  declare id: string;
  declare contractId: string;
  declare groupId: string;
  declare tag: string;
  declare tagLabel: string;
  /** Vendors and keywords, as they are typed. */
  declare regexes: string[];
  /** Place in its group. */
  declare position: number;

  static ofGroups(groupIds: readonly string[], scope: Scope): Promise<Category[]> {
    return this.findAll({ where: { groupId: [...groupIds] }, order: [['groupId', 'ASC'], ['position', 'ASC']], ...scope });
  }
}

export const bindCategory = (sequelize: Sequelize) =>
  bindModel(Category, sequelize, 'categories', {
    id: primaryId(), contractId: requiredId(), groupId: requiredId(), tag: requiredText(), tagLabel: requiredText(), regexes: requiredJson(), position: requiredInteger(),
  });
