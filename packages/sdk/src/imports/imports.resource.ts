import type { CallOptions } from '../transport/call.js';
import type { ClientContext } from '../transport/clientContext.js';
import { type CsvSettings, importEndpoints } from './imports.contract.js';

export type ImportsResource = ReturnType<typeof createImports>;

export function createImports({ call }: ClientContext) {
  return {
    /** How an uploaded bank CSV is read; with `settings`, how it would be read with these. @throws `import.not_csv` */
    async previewCsv(documentId: string, settings?: CsvSettings, options: CallOptions = {}) {
      return (await call(importEndpoints.previewCsv, { params: { id: documentId }, body: { settings }, ...options })).preview;
    },
    /** Keeps how a CSV is read, for this document and for every later file with the same heading. @throws `import.not_csv` */
    async saveCsvSettings(documentId: string, settings: CsvSettings, options: CallOptions = {}) {
      return (await call(importEndpoints.saveCsvSettings, { params: { id: documentId }, body: { settings }, ...options })).preview;
    },
  };
}
