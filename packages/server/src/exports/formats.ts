// Joins each published format to the module that writes it: a format without a writer does not compile.
import { exportFormats } from '@tieout/sdk/contract';
import type { ExportFormat, ExportFormatId, ExportOptions } from '@tieout/sdk/contract';
import type { Writer } from './writer.js';
import { csvWriter } from './writers/csv.js';
import { customWriter } from './writers/custom.js';
import { jsonWriter } from './writers/json.js';
import { ofxWriter } from './writers/ofx.js';
import { xlsxWriter } from './writers/xlsx.js';

type Writers = { [Id in ExportFormatId]: Writer<ExportOptions<Id>> };

const writers: Writers = {
  xlsx: xlsxWriter,
  csv: csvWriter,
  qbo: ofxWriter,
  json: jsonWriter,
  ofx: ofxWriter,
  qfx: ofxWriter,
  custom: customWriter,
};

/** The table: what the SDK publishes about each format, with its writer. */
export const formats: readonly (ExportFormat & { writer: Writer<never> })[] = exportFormats.map((format) => ({
  ...format,
  writer: writers[format.id],
}));

export function writerOf(id: ExportFormatId): Writer<object> {
  // The options were parsed by the format's own schema, which is what its writer takes.
  return writers[id] as Writer<object>;
}
