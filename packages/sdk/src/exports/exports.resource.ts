import type { CallOptions } from '../transport/call.js';
import type { ClientContext } from '../transport/clientContext.js';
import type { ExportFormatId, ExportFormatName, ExportOptionsInput } from './exportFormats.js';
import { exportEndpoints, type ExportRequest } from './exports.contract.js';

/** An export in one of the formats, with the options of that very format. */
export type ExportInput<F extends ExportFormatName> = Omit<ExportRequest, 'format' | 'options'> & {
  format: F;
  options?: ExportOptionsInput<F extends ExportFormatId ? F : 'custom'>;
};

export type ExportsResource = ReturnType<typeof createExports>;

export function createExports({ call }: ClientContext) {
  return {
    /** The rows of a job as a file. @throws `export.no_data`, `export.not_reconciled`, `export.invalid_options`, `job.not_finished` */
    create<F extends ExportFormatName>(jobId: string, input: ExportInput<F>, options: CallOptions = {}) {
      return call(exportEndpoints.create, { params: { id: jobId }, body: input as ExportRequest, ...options });
    },
    /** Institutions that QuickBooks accepts files of. */
    async listBanks(options: CallOptions = {}) {
      return (await call(exportEndpoints.listBanks, options)).banks;
    },
  };
}
