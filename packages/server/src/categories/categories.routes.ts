import { ApiError, categoryEndpoints, notFound } from '@tieout/sdk/contract';
import type { Category as WireCategory, CategoryGroup as WireGroup } from '@tieout/sdk/contract';
import { findDocument } from '../documents/documents.commands.js';
import { route } from '../http/route.js';
import type { RoutesOf } from '../http/route.js';
import { createGroupOfVendors, previewVendors } from './categories.commands.js';
import type { Category, CategoryGroup } from './categories.model.js';

const presentCategory = ({ id, tag, tagLabel, regexes }: Category): WireCategory => ({ id, tag, tagLabel, regexes });

function presentGroup({ id, name, type }: CategoryGroup, categories: readonly Category[]): WireGroup {
  return { id, name, type, tagRegexesId: categories.flatMap((category) => (category.groupId === id ? [category.id] : [])) };
}

export const categoryRoutes: RoutesOf<'categories'> = {
  list: route(categoryEndpoints.list, async ({ db, scope }, { query }) => {
    const groups = await db.categoryGroups.ofType(query.type, scope);
    const categories = await db.categories.ofGroups(groups.map(({ id }) => id), scope);
    return { groups: groups.map((group) => presentGroup(group, categories)), tagRegexes: categories.map(presentCategory) };
  }),
  previewVendorsCsv: route(categoryEndpoints.previewVendorsCsv, async (context, { params, body }) => ({
    preview: await previewVendors(context, await findDocument(context, params.id), body.mapping),
  })),
  uploadVendorsCsv: route(categoryEndpoints.uploadVendorsCsv, async (context, { body }) => {
    const { group, categories } = await createGroupOfVendors(context, body);
    return { group: presentGroup(group, categories), tagRegexes: categories.map(presentCategory) };
  }),
  deleteGroup: route(categoryEndpoints.deleteGroup, async ({ db, scope }, { params, query }) => {
    const deleted = await db.categoryGroups.destroy({ where: { id: params.id, type: query.type }, ...scope });
    if (deleted === 0) throw new ApiError(notFound);
  }),
};
