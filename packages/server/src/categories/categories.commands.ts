import { ApiError, categoryErrors, CSV_MIMETYPE, importErrors } from '@tieout/sdk/contract';
import type { VendorsMapping, VendorsPreview } from '@tieout/sdk/contract';
import type { Context } from '../core/services.js';
import { scopeOf } from '../database/tenant.js';
import { findDocument } from '../documents/documents.commands.js';
import type { Document } from '../documents/documents.model.js';
import { fileKey, sourceOf } from '../documents/files.commands.js';
import type { VendorsCsv } from '../imports/csv/readVendorsCsv.js';
import type { Category, CategoryGroup } from './categories.model.js';

export interface VendorsUpload {
  name: string;
  type: string;
  documentId: string;
  mapping: VendorsMapping;
}

export interface GroupWithCategories {
  group: CategoryGroup;
  categories: Category[];
}

/** @throws ApiError `import.not_csv` */
export async function previewVendors(context: Context, document: Document, mapping: VendorsMapping | undefined): Promise<VendorsPreview> {
  return (await readVendors(context, document, mapping)).preview;
}

/** A group of that name keeps its id and gets these categories instead of its own. @throws ApiError `import.not_csv`, `category.no_vendors` */
export async function createGroupOfVendors(context: Context, upload: VendorsUpload): Promise<GroupWithCategories> {
  const { db, actor, newId, clock } = context;
  const { contractId } = actor;
  const found = await readVendors(context, await findDocument(context, upload.documentId), upload.mapping);
  if (found.categories.length === 0) throw new ApiError(categoryErrors.noVendors);
  return db.transaction(async (transaction) => {
    const scope = scopeOf(contractId, transaction);
    const known = (await db.categoryGroups.ofType(upload.type, scope)).find(({ name }) => name.toLowerCase() === upload.name.toLowerCase());
    const group = known ?? (await db.categoryGroups.create({ id: newId(), contractId, type: upload.type, name: upload.name, createdAt: clock() }, scope));
    await db.categories.destroy({ where: { groupId: group.id }, ...scope });
    await db.categories.bulkCreate(
      found.categories.map(({ name, vendors }, position) => ({ id: newId(), contractId, groupId: group.id, tag: name, tagLabel: name, regexes: vendors, position })), scope,
    );
    return { group, categories: await db.categories.ofGroups([group.id], scope) };
  });
}

async function readVendors({ reader, storage }: Context, document: Document, mapping: VendorsMapping | undefined): Promise<VendorsCsv> {
  if (document.mimetype !== CSV_MIMETYPE) throw new ApiError(importErrors.notCsv);
  return reader.readVendors(await sourceOf(storage, fileKey(document.contractId, document.sha256)), mapping);
}
