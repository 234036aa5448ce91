// What is wrong with a job that makes PDFs is said before it is begun.
import { ApiError, documentErrors, MAKING_TYPES } from '@tieout/sdk/contract';
import type { CreateJob, JobType } from '@tieout/sdk/contract';
import type { z } from 'zod';
import type { Context } from '../core/services.js';
import { assertPdf } from '../documents/editDocument.js';
import type { Document } from '../documents/documents.model.js';
import { fileKey, sourceOf } from '../documents/files.commands.js';
import { applyPdfCommands } from '../documents/pdfCommands.js';
import { problemOf } from '../extraction/forms/formEntries.js';

export const isMaking = (type: JobType): boolean => MAKING_TYPES.includes(type);

/** @throws ApiError `document.not_pdf`, `document.no_fields`, `document.entry_refused`, `request.invalid` */
export async function checkMaking(context: Context, { jobType, records = [], pdfCommands = [] }: z.output<typeof CreateJob>, documents: readonly Document[]): Promise<void> {
  documents.forEach(assertPdf);
  if (jobType === 'EditDocument') return void applyPdfCommands(documents.map(({ numPages }) => numPages!), pdfCommands);
  for (const document of documents) await checkRecords(context, document, records);
}

async function checkRecords({ reader, storage }: Context, document: Document, records: readonly Readonly<Record<string, string>>[]): Promise<void> {
  const fields = new Map((await reader.formFields(await sourceOf(storage, fileKey(document.contractId, document.readableSha256!)))).map((field) => [field.name, field]));
  if (fields.size === 0) throw new ApiError(documentErrors.noFields, { message: `${document.name}: ${documentErrors.noFields.message}` });
  for (const [index, record] of records.entries()) {
    for (const [name, value] of Object.entries(record)) {
      const problem = problemOf(fields.get(name), name, value);
      if (problem === null) continue;
      const where = records.length > 1 ? `${document.name}, record ${index + 1}` : document.name;
      throw new ApiError(documentErrors.entryRefused, { message: `${where}: ${problem}`, data: { record: index, field: name } });
    }
  }
}
