import type { PageLocation, TemplateDefinition, TemplateVisibility, TextFieldType } from '@tieout/sdk/contract';
import { col, fn, Model, Op, where } from 'sequelize';
import type { InferAttributes, InferCreationAttributes, Sequelize } from 'sequelize';
import { bindModel } from '../database/bindModel.js';
import { optionalId, optionalInstant, optionalText, primaryId, requiredId, requiredInstant, requiredInteger, requiredJson, requiredText } from '../database/columns.js';
import type { Scope } from '../database/tenant.js';

export class Template extends Model<InferAttributes<Template>, InferCreationAttributes<Template>> {
  declare id: string;
  declare contractId: string;
  declare userId: string;
  declare name: string;
  declare visibility: TemplateVisibility;
  declare category: string;
  declare type: string;
  declare description: string;
  declare version: string;
  declare logoURL: string | null;
  declare intuitNumber: string | null;
  declare metadataFields: string[];
  declare definition: TemplateDefinition;
  declare templateDocumentId: string | null;
  declare createdAt: Date;
  declare updatedAt: Date;
  declare lastUsedAt: Date | null;

  static byId(id: string, scope: Scope): Promise<Template | null> {
    return this.findOne({ where: { id }, ...scope });
  }

  static byIds(ids: readonly string[], scope: Scope): Promise<Template[]> {
    return this.findAll({ where: { id: [...ids] }, ...scope });
  }

  /** Capitals do not make another name. */
  static byName(name: string, scope: Scope): Promise<Template | null> {
    return this.findOne({ where: where(fn('lower', col('name')), name.toLowerCase()) as never, ...scope });
  }

  static lastUsed(userId: string, limit: number, scope: Scope): Promise<Template[]> {
    return this.findAll({ where: { lastUsedAt: { [Op.ne]: null }, [Op.or]: [{ userId }, { visibility: 'public' }] }, order: [['lastUsedAt', 'DESC'], ['id', 'ASC']], limit, ...scope });
  }
}

/** In rows whose column says `value`, the added column says `addedValue`. */
export class TemplateMapping extends Model<InferAttributes<TemplateMapping>, InferCreationAttributes<TemplateMapping>> {
  declare id: string;
  declare contractId: string;
  declare templateId: string;
  declare columnName: string;
  declare value: string;
  declare addedColumnName: string;
  declare addedValue: string;
  declare createdAt: Date;

  static ofTemplates(templateIds: readonly string[], scope: Scope): Promise<TemplateMapping[]> {
    return this.findAll({ where: { templateId: [...templateIds] }, order: [['createdAt', 'ASC'], ['id', 'ASC']], ...scope });
  }
}

/** One place that a job read with a template; what stands in it are rows of the job's transactions. */
export class TemplateFragment extends Model<InferAttributes<TemplateFragment>, InferCreationAttributes<TemplateFragment>> {
  declare id: string;
  declare contractId: string;
  declare jobId: string;
  declare documentId: string;
  declare documentPosition: number;
  declare position: number;
  declare templateId: string | null;
  declare rectangleId: string;
  declare name: string;
  declare fieldType: 'text' | 'table';
  declare textFieldType: TextFieldType;
  declare pageNumber: number;
  declare location: PageLocation;
  declare columns: { name: string; fieldType: TextFieldType }[];
  declare rawText: string;
  declare rating: 'bad' | null;

  static byId(id: string, scope: Scope): Promise<TemplateFragment | null> {
    return this.findOne({ where: { id }, ...scope });
  }

  static ofJobs(jobIds: readonly string[], scope: Scope): Promise<TemplateFragment[]> {
    return this.findAll({ where: { jobId: [...jobIds] }, order: [['documentPosition', 'ASC'], ['position', 'ASC']], ...scope });
  }
}

export const bindTemplate = (sequelize: Sequelize) =>
  bindModel(Template, sequelize, 'templates', {
    id: primaryId(), contractId: requiredId(), userId: requiredId(), name: requiredText(), visibility: requiredText(), category: requiredText(),
    type: requiredText(), description: requiredText(), version: requiredText(), logoURL: optionalText(), intuitNumber: optionalText(),
    metadataFields: requiredJson(), definition: requiredJson(), templateDocumentId: optionalId(), createdAt: requiredInstant(),
    updatedAt: requiredInstant(), lastUsedAt: optionalInstant(),
  });

export const bindTemplateMapping = (sequelize: Sequelize) =>
  bindModel(TemplateMapping, sequelize, 'template_mappings', {
    id: primaryId(), contractId: requiredId(), templateId: requiredId(), columnName: requiredText(), value: requiredText(),
    addedColumnName: requiredText(), addedValue: requiredText(), createdAt: requiredInstant(),
  });

export const bindTemplateFragment = (sequelize: Sequelize) =>
  bindModel(TemplateFragment, sequelize, 'template_fragments', {
    id: primaryId(), contractId: requiredId(), jobId: requiredId(), documentId: requiredId(), documentPosition: requiredInteger(),
    position: requiredInteger(), templateId: optionalId(), rectangleId: requiredText(), name: requiredText(), fieldType: requiredText(),
    textFieldType: requiredText(), pageNumber: requiredInteger(), location: requiredJson(), columns: requiredJson(), rawText: requiredText(),
    rating: optionalText(),
  });
