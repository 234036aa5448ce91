import { ApiError, isImportMimetype, notFound, templateErrors } from '@tieout/sdk/contract';
import type { Context } from '../core/services.js';
import type { Scope } from '../database/tenant.js';
import type { Document } from '../documents/documents.model.js';
import { mayChangeTemplate, maySeeTemplate } from './templates.policy.js';
import type { Template } from './templates.model.js';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Jobs of older versions may name a template that never was one. */
export const isId = (text: string): boolean => uuid.test(text);

/** @throws ApiError `request.not_found` */
export async function findTemplate(context: Context, id: string, scope: Scope = context.scope): Promise<Template> {
  const template = isId(id) ? await context.db.templates.byId(id, scope) : null;
  if (!template || !maySeeTemplate(context, template)) throw new ApiError(notFound);
  return template;
}

/** @throws ApiError `request.not_found`, `template.not_owner` */
export async function findOwnTemplate(context: Context, id: string): Promise<Template> {
  const template = await findTemplate(context, id);
  if (!mayChangeTemplate(context, template)) throw new ApiError(templateErrors.notOwner);
  return template;
}

/** For a job on these documents. @throws ApiError `template.gone`, `template.not_a_page` */
export async function useTemplate(context: Context, id: string, documents: readonly Document[], scope: Scope): Promise<void> {
  const template = await findTemplate(context, id, scope).catch((error: unknown) => {
    throw error instanceof ApiError && error.is(notFound) ? new ApiError(templateErrors.gone, { message: 'There is no such template. Choose one of your templates.' }) : error;
  });
  const table = documents.find(({ mimetype }) => isImportMimetype(mimetype));
  if (table) throw new ApiError(templateErrors.notAPage, { message: `${table.name}: ${templateErrors.notAPage.message}`, data: { documents: [table.id] } });
  await template.update({ lastUsedAt: context.clock() }, scope);
}
