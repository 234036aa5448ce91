import type { z } from 'zod';
import type { BodyInputOf } from '../core/endpoint.js';
import type { CallOptions } from '../transport/call.js';
import type { ClientContext } from '../transport/clientContext.js';
import { customFormatEndpoints, type CustomFormatType } from './customFormats.contract.js';

export type NewCustomFormat = BodyInputOf<typeof customFormatEndpoints.create>;
export type CustomFormatChange = BodyInputOf<typeof customFormatEndpoints.update>;
export type CustomFormatsResource = ReturnType<typeof createCustomFormats>;

export function createCustomFormats({ call }: ClientContext) {
  return {
    /** The custom export formats; export in one of them with the format `custom-{name}`. */
    async list(type: CustomFormatType = 'bankStatement', options: CallOptions = {}) {
      return (await call(customFormatEndpoints.list, { query: { type }, ...options })).customFormats;
    },
    /** Makes a format, called `configuration N` when no name is given. @throws `custom_format.name_taken` */
    async create(format: NewCustomFormat = {}, options: CallOptions = {}) {
      return (await call(customFormatEndpoints.create, { body: format, ...options })).customFormat;
    },
    /** Renames a format or changes its columns. @throws `custom_format.name_taken` */
    async update(id: string, change: CustomFormatChange, options: CallOptions = {}) {
      return (await call(customFormatEndpoints.update, { params: { id }, body: change, ...options })).customFormat;
    },
    async delete(id: string, options: CallOptions = {}) {
      await call(customFormatEndpoints.delete, { params: { id }, ...options });
    },
    /** A few sample transactions in these columns; `exports.preview` shows those of a job. */
    preview(data: BodyInputOf<typeof customFormatEndpoints.preview>['data'], options: CallOptions = {}) {
      return call(customFormatEndpoints.preview, { body: { data }, ...options });
    },
    /** What was kept for the columns of a job, by field name. */
    async getColumnConfig(jobId: string, options: CallOptions = {}) {
      return (await call(customFormatEndpoints.getColumnConfig, { params: { id: jobId }, ...options })).columnConfigs;
    },
    async setColumnConfig(jobId: string, fieldName: string, data: z.core.util.JSONType, options: CallOptions = {}) {
      return (await call(customFormatEndpoints.setColumnConfig, { params: { id: jobId }, body: { fieldName, data }, ...options })).columnConfigs;
    },
  };
}
