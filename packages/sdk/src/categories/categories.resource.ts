import type { z } from 'zod';
import type { CallOptions } from '../transport/call.js';
import type { ClientContext } from '../transport/clientContext.js';
import { categoryEndpoints, type VendorsMapping } from './categories.contract.js';

export interface VendorsUpload {
  /** Name of the category group. */
  name: string;
  /** The uploaded CSV. */
  documentId: string;
  mapping: z.input<typeof VendorsMapping>;
}

export type CategoriesResource = ReturnType<typeof createCategories>;

export function createCategories({ call }: ClientContext) {
  return {
    /** The category groups and their categories. */
    list(options: CallOptions = {}) {
      return call(categoryEndpoints.list, { query: {}, ...options });
    },
    /** How a list of vendors is read; with `mapping`, how it would be read with these columns. @throws `import.not_csv` */
    async previewVendorsCsv(documentId: string, mapping?: z.input<typeof VendorsMapping>, options: CallOptions = {}) {
      return (await call(categoryEndpoints.previewVendorsCsv, { params: { id: documentId }, body: { mapping }, ...options })).preview;
    },
    /** Makes a category group of a list of vendors. @throws `import.not_csv`, `category.no_vendors` */
    uploadVendorsCsv(upload: VendorsUpload, options: CallOptions = {}) {
      return call(categoryEndpoints.uploadVendorsCsv, { body: upload, ...options });
    },
    /** Deletes a category group with its categories. */
    deleteGroup(id: string, options: CallOptions = {}) {
      return call(categoryEndpoints.deleteGroup, { params: { id }, query: {}, ...options });
    },
  };
}
