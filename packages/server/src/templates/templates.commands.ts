import { ApiError, TemplateDefinition, templateErrors } from '@tieout/sdk/contract';
import type { CreateTemplate, templateEndpoints, TemplateVisibility, UpdateTemplate } from '@tieout/sdk/contract';
import { Op, UniqueConstraintError } from 'sequelize';
import type { z } from 'zod';
import type { Context } from '../core/services.js';
import { scopeOf } from '../database/tenant.js';
import { findDocument } from '../documents/documents.commands.js';
import { createJob } from '../jobs/jobs.commands.js';
import type { Job } from '../jobs/jobs.model.js';
import { findOwnTemplate, findTemplate } from './findTemplate.js';
import type { Template } from './templates.model.js';

type ListQuery = z.output<(typeof templateEndpoints)['list']['query']>;
type NewTemplate = z.output<typeof CreateTemplate>;
type TemplateChange = z.output<typeof UpdateTemplate>;
type JobWish = Pick<NewTemplate, 'createJob' | 'documents' | 'l1' | 'l2'>;

export interface SavedTemplate {
  template: Template;
  job: Job | null;
}

export async function listTemplates({ db, scope, actor }: Context, { offset, limit, search, visibility, category }: ListQuery): Promise<{ rows: Template[]; count: number }> {
  const where = {
    ...(visibility === 'public' ? { visibility } : { userId: actor.userId }),
    ...(search ? { [Op.or]: ['name', 'description', 'category'].map((column) => ({ [column]: { [Op.iLike]: `%${search.replace(/[\\%_]/g, '\\$&')}%` } })) } : {}),
    ...(category ? { category } : {}),
  };
  const order: [string, string][] = [['lastUsedAt', 'DESC NULLS LAST'], ['createdAt', 'DESC'], ['id', 'ASC']];
  const [rows, count] = await Promise.all([db.templates.findAll({ where, order, offset, limit, ...scope }), db.templates.count({ where, ...scope })]);
  return { rows, count };
}

/** @throws ApiError `template.name_taken`, `request.not_found`, and as a new job */
export async function createTemplate(context: Context, { template: text, createJob: _wish, documents: _documents, l1: _l1, l2: _l2, ...input }: NewTemplate): Promise<Template> {
  const { db, actor, scope, newId, clock } = context;
  const definition = TemplateDefinition.parse(JSON.parse(text));
  if (input.templateDocumentId) await findDocument(context, input.templateDocumentId);
  const now = clock();
  return named(input.name, () => db.templates.create({ ...input, id: newId(), ...actor, definition, createdAt: now, updatedAt: now, lastUsedAt: null }, scope));
}

/** @throws ApiError `template.name_taken`, `template.not_owner`, `request.not_found` */
export async function updateTemplate(context: Context, id: string, { template: text, createJob: _wish, documents: _documents, l1: _l1, l2: _l2, ...change }: TemplateChange): Promise<Template> {
  const template = await findOwnTemplate(context, id);
  if (change.templateDocumentId) await findDocument(context, change.templateDocumentId);
  const definition = text === undefined ? {} : { definition: TemplateDefinition.parse(JSON.parse(text)) };
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  return named(change.name ?? template.name, () => template.update({ ...given, ...definition, updatedAt: context.clock() }, context.scope));
}

/** The job that was asked for with a template: on the documents named, or on the one it was drawn on. */
export async function startTemplateJob(context: Context, template: Template, { createJob: isWanted, documents, l1, l2 }: JobWish): Promise<Job | null> {
  const ids = documents && documents.length > 0 ? documents : template.templateDocumentId ? [template.templateDocumentId] : [];
  if (!isWanted || ids.length === 0) return null;
  const tags = [l1, l2].filter((tag): tag is string => Boolean(tag));
  return createJob(context, { documents: ids, templateId: template.id, jobType: 'ExtractData', tags, jobName: template.name }, false);
}

/** A copy of one's own, with its added columns. @throws ApiError `template.name_taken`, `request.not_found` */
export async function importTemplate(context: Context, id: string, name: string | undefined): Promise<Template> {
  const source = await findTemplate(context, id);
  const { db, actor, newId, clock } = context;
  const free = name ?? (await freeName(context, source.name));
  return named(free, () => db.transaction(async (transaction) => {
    const scope = scopeOf(actor.contractId, transaction);
    const now = clock();
    const { definition, category, type, description, version, logoURL, intuitNumber, metadataFields, templateDocumentId } = source;
    const visibility: TemplateVisibility = 'private';
    const copy = await db.templates.create({ id: newId(), ...actor, name: free, visibility, definition, category, type, description, version, logoURL, intuitNumber, metadataFields, templateDocumentId, createdAt: now, updatedAt: now, lastUsedAt: null }, scope);
    const mappings = await db.templateMappings.ofTemplates([source.id], scope);
    await db.templateMappings.bulkCreate(mappings.map(({ columnName, value, addedColumnName, addedValue, createdAt }) => ({ id: newId(), contractId: actor.contractId, templateId: copy.id, columnName, value, addedColumnName, addedValue, createdAt })), scope);
    return copy;
  }));
}

/** @throws ApiError `template.no_user`, `template.not_owner`, `request.not_found` */
export async function handOver(context: Context, id: string, userId: string): Promise<Template> {
  const template = await findOwnTemplate(context, id);
  const user = await context.db.users.byId(userId, context.scope);
  if (!user) throw new ApiError(templateErrors.noUser);
  return template.update({ userId, updatedAt: context.clock() }, context.scope);
}

async function freeName({ db, scope }: Context, name: string): Promise<string> {
  for (let number = 2; ; number += 1) {
    const candidate = `${name.slice(0, 90)} (${number})`;
    if (!(await db.templates.byName(candidate, scope))) return candidate;
  }
}

async function named<T>(name: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof UniqueConstraintError)) throw error;
    throw new ApiError(templateErrors.nameTaken, { message: `Validation error: there is already a template called "${name}". Choose another name.`, cause: error });
  }
}
