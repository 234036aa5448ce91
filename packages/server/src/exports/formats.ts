// Joins each published format to the module that writes it: a format without a writer does not compile.
import type { ExportFormatId, ExportOptions } from '@tieout/sdk/contract';
import type { Writer } from './writer.js';
import { myobWriter, netsuiteWriter, relateWriter, sageCloudWriter, sageWriter, xeroWriter } from './writers/accountingCsv.js';
import { beancountWriter } from './writers/beancount.js';
import { camt053V2Writer, camt053V8Writer } from './writers/camt053.js';
import { csvWriter } from './writers/csv.js';
import { customWriter } from './writers/custom.js';
import { iifWriter } from './writers/iif.js';
import { jsonWriter } from './writers/json.js';
import { ledgerWriter } from './writers/ledger.js';
import { mt940Writer } from './writers/mt940.js';
import { ofxWriter } from './writers/ofx.js';
import { qifWriter } from './writers/qif.js';
import { xlsxWriter } from './writers/xlsx.js';

type Writers = { [Id in ExportFormatId]: Writer<ExportOptions<Id>> };

const writers: Writers = {
  xlsx: xlsxWriter,
  csv: csvWriter,
  qbo: ofxWriter,
  json: jsonWriter,
  ofx: ofxWriter,
  qfx: ofxWriter,
  qif: qifWriter,
  iif: iifWriter,
  'xero-csv': xeroWriter,
  'sage-csv': sageWriter,
  'sage-cloud-csv': sageCloudWriter,
  myob: myobWriter,
  relate: relateWriter,
  netsuite: netsuiteWriter,
  'camt053-v2': camt053V2Writer,
  'camt053-v8': camt053V8Writer,
  mt940: mt940Writer,
  beancount: beancountWriter,
  ledger: ledgerWriter,
  custom: customWriter,
};

export function writerOf(id: ExportFormatId): Writer<object> {
  // The options were parsed by the format's own schema, which is what its writer takes.
  return writers[id] as Writer<object>;
}
