import { atWorkspace, type Workspace } from '../core/workspace.js';
import type { CallOptions } from '../transport/call.js';
import type { ClientContext } from '../transport/clientContext.js';
import type { ExportFormatId, ExportFormatName, ExportOptionsInput } from './exportFormats.js';
import { exportEndpoints, ExportPreview, type ExportRequest, type ProofRequest, type WebConnectService } from './exports.contract.js';

/** An export in one of the formats, with the options of that very format. */
export type ExportInput<F extends ExportFormatName> = Omit<ExportRequest, 'format' | 'options' | 'preview'> & {
  format: F;
  options?: ExportOptionsInput<F extends ExportFormatId ? F : 'custom'>;
};

export type ExportsResource = ReturnType<typeof createExports>;

export function createExports({ call }: ClientContext) {
  return {
    /** The rows of a job, or of all jobs under two tags (`{ l1, l2 }`), as a file. @throws `export.no_data`, `export.not_reconciled`, `export.invalid_options`, `job.not_finished` */
    create<F extends ExportFormatName>(workspace: Workspace, input: ExportInput<F>, options: CallOptions = {}) {
      return call(exportEndpoints.create, { ...atWorkspace(workspace), body: input as ExportRequest, ...options });
    },
    /** The first rows of an export, to look at before it is downloaded. @throws as `create` */
    async preview<F extends ExportFormatName>(workspace: Workspace, input: ExportInput<F>, options: CallOptions = {}) {
      const body = { ...input, preview: true } as ExportRequest;
      const file = await call(exportEndpoints.create, { ...atWorkspace(workspace), body, ...options });
      return ExportPreview.parse(JSON.parse(await file.text()));
    },
    /** The proof of a job as JSON, or as one page of PDF. @throws `export.no_data`, `job.not_finished` */
    proof(workspace: Workspace, input: ProofRequest, options: CallOptions = {}) {
      return call(exportEndpoints.proof, { ...atWorkspace(workspace), body: input, ...options });
    },
    /** Institutions that QuickBooks accepts files of; with `service` only those for this kind of account. */
    async listBanks({ service, ...options }: CallOptions & { service?: WebConnectService } = {}) {
      return (await call(exportEndpoints.listBanks, { query: { service }, ...options })).banks;
    },
    /** Institutions the user exported for last, newest first. */
    async recentBanks(options: CallOptions = {}) {
      return (await call(exportEndpoints.recentBanks, options)).banks;
    },
  };
}
