import { ApiError, customFormatErrors, defaultColumns, notFound } from '@tieout/sdk/contract';
import type { AnyColumnConfig, CustomFormatType } from '@tieout/sdk/contract';
import { UniqueConstraintError } from 'sequelize';
import type { Context } from '../core/services.js';
import type { JsonValue } from '../preferences/preferences.model.js';
import type { CustomFormat } from './customFormats.model.js';

interface NewFormat {
  name?: string | undefined;
  data?: AnyColumnConfig[] | undefined;
  type: CustomFormatType;
}

/** @throws ApiError `custom_format.name_taken` */
export async function createCustomFormat(context: Context, { name, data, type }: NewFormat): Promise<CustomFormat> {
  const { db, actor, scope, newId, clock } = context;
  const create = async () => {
    const free = name ?? (await firstUnusedName(context, type));
    const columns = reindexed(data ?? defaultColumns(type));
    return db.customFormats.create({ id: newId(), contractId: actor.contractId, type, name: free, data: columns, createdAt: clock() }, scope);
  };
  try {
    return await create();
  } catch (error) {
    if (!(error instanceof UniqueConstraintError)) throw error;
    // Two windows may have found the same unused name at the same moment.
    if (name === undefined) return create();
    throw nameTaken(name, error);
  }
}

/** @throws ApiError `custom_format.name_taken` */
export async function updateCustomFormat({ scope }: Context, format: CustomFormat, change: Omit<NewFormat, 'type'>): Promise<CustomFormat> {
  const { name = format.name, data = format.data } = change;
  try {
    return await format.update({ name, data: reindexed(data) }, scope);
  } catch (error) {
    if (error instanceof UniqueConstraintError) throw nameTaken(name, error);
    throw error;
  }
}

/** @throws ApiError `request.not_found` */
export async function findCustomFormat({ db, scope }: Context, id: string): Promise<CustomFormat> {
  const format = await db.customFormats.byId(id, scope);
  if (!format) throw new ApiError(notFound);
  return format;
}

export async function setColumnConfig({ db, actor, scope, newId }: Context, jobId: string, fieldName: string, data: JsonValue): Promise<void> {
  const [updated] = await db.columnConfigs.update({ data }, { where: { jobId, fieldName }, ...scope });
  if (updated > 0) return;
  await db.columnConfigs.bulkCreate([{ id: newId(), contractId: actor.contractId, jobId, fieldName, data }], {
    updateOnDuplicate: ['data'], conflictAttributes: ['jobId', 'fieldName'], ...scope,
  });
}

async function firstUnusedName({ db, scope }: Context, type: CustomFormatType): Promise<string> {
  const taken = new Set((await db.customFormats.ofType(type, scope)).map(({ name }) => name.toLowerCase()));
  let number = 1;
  while (taken.has(`configuration ${number}`)) number += 1;
  return `configuration ${number}`;
}

/** In the order of their indexes, which afterwards count from 0 without gaps. */
function reindexed(columns: readonly AnyColumnConfig[]): AnyColumnConfig[] {
  return [...columns].sort((a, b) => a.index - b.index).map((column, index) => ({ ...column, index }));
}

function nameTaken(name: string, cause: unknown): ApiError {
  return new ApiError(customFormatErrors.nameTaken, { message: `There is already a format called "${name}". Choose another name.`, cause });
}
