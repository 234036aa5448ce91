import { z } from 'zod';
import { defineError } from '../core/defineError.js';
import { endpoint } from '../core/endpoint.js';
import { Id } from '../core/paging.js';
import { importErrors } from '../imports/imports.contract.js';

export const MAX_VENDORS = 20_000;

/** A category of a group, with the vendors or keywords that lead to it. */
export const Category = z.object({ id: Id, tag: z.string(), tagLabel: z.string(), regexes: z.array(z.string()) });
export type Category = z.infer<typeof Category>;

export const CategoryGroupName = z.string().trim().min(1, 'Name is required').max(100, 'Name must be at most 100 characters');

/** Categories that are used together; `tagRegexesId` are the ids of its categories. */
export const CategoryGroup = z.object({ id: Id, name: z.string(), type: z.string(), tagRegexesId: z.array(Id) });
export type CategoryGroup = z.infer<typeof CategoryGroup>;

const CategoryType = z.string().max(50).default('bankStatement');
const ColumnNumber = z.int().min(0).max(1000);

/** Which columns of a vendor list hold what. */
export const VendorsMapping = z.object({
  vendor: ColumnNumber.describe('Column of the vendor or keyword, from 0'),
  category: ColumnNumber.describe('Column of the category, from 0'),
  hasHeading: z.boolean().default(true).describe('The first line is a heading'),
}).refine(({ vendor, category }) => vendor !== category, { message: 'Vendor and category must be two columns', path: ['category'] });
export type VendorsMapping = z.output<typeof VendorsMapping>;

export const VendorsPreview = z.object({
  mapping: z.object({ vendor: z.int(), category: z.int(), hasHeading: z.boolean() }),
  headings: z.array(z.string()),
  /** First lines under the heading, as they stand in the file. */
  lines: z.array(z.array(z.string())),
  /** First categories as they would be made. */
  categories: z.array(z.object({ name: z.string(), vendors: z.array(z.string()), vendorCount: z.int() })),
  categoryCount: z.int(),
  vendorCount: z.int(),
  /** Lines that are left out, and why. */
  skipped: z.array(z.object({ line: z.int(), message: z.string() })),
  skippedCount: z.int(),
  /** Why nothing can be read with these columns. */
  problem: z.string().nullable(),
});
export type VendorsPreview = z.infer<typeof VendorsPreview>;

export const categoryErrors = {
  noVendors: defineError({ type: 'category.no_vendors', code: 2471, status: 422, message: 'No vendor with a category can be read with these columns. Choose other columns.' }),
} as const;

const GroupResponse = z.object({ group: CategoryGroup, tagRegexes: z.array(Category) });

export const categoryEndpoints = {
  list: endpoint({
    method: 'GET', path: '/api/v1/protected/tagRegexes', auth: 'bearer', summary: 'The category groups and their categories.',
    query: z.object({ type: CategoryType }), response: z.object({ groups: z.array(CategoryGroup), tagRegexes: z.array(Category) }),
  }),
  previewVendorsCsv: endpoint({
    method: 'POST', path: '/api/v1/protected/document/{id}/previewVendorsCsv', auth: 'bearer', isReading: true,
    summary: 'How a list of vendors and their categories is read: its columns and the categories that would be made.',
    params: z.object({ id: Id }), body: z.object({ mapping: VendorsMapping.optional() }),
    response: z.object({ preview: VendorsPreview }), errors: [importErrors.notCsv],
  }),
  uploadVendorsCsv: endpoint({
    method: 'POST', path: '/api/v1/protected/tagRegexes/uploadVendorsCsv', auth: 'bearer',
    summary: 'Make a category group of a list of vendors; a group of that name gets these categories instead of its own.',
    body: z.object({ name: CategoryGroupName, documentId: Id, mapping: VendorsMapping, type: CategoryType }),
    response: GroupResponse, errors: [importErrors.notCsv, categoryErrors.noVendors],
  }),
  deleteGroup: endpoint({
    method: 'DELETE', path: '/api/v1/protected/tagRegexesSet/{id}', auth: 'bearer', summary: 'Delete a category group with its categories.',
    params: z.object({ id: Id }), query: z.object({ type: CategoryType }), response: 'empty',
  }),
} as const;
