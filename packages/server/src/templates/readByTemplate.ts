// One document of a job, read with the template of the job.
import type { Attributes } from 'sequelize';
import type { Services } from '../core/services.js';
import type { Document } from '../documents/documents.model.js';
import { deterministicId } from '../jobs/deterministicId.js';
import type { JobOptions } from '../jobs/jobs.model.js';
import { rowOfCells } from '../jobs/rowsOfDocument.js';
import type { DocumentRecords, Place, TransactionRecord } from '../jobs/rowsOfDocument.js';
import { wordsOfPages } from './pageWords.js';
import { pagesToRead, readTemplate } from './reading/readTemplate.js';
import type { PlaceProblem } from './reading/readTemplate.js';
import type { Template, TemplateFragment } from './templates.model.js';

export type FragmentRecord = Omit<Attributes<TemplateFragment>, 'contractId'>;

export interface TemplateRecords extends DocumentRecords {
  fragments: FragmentRecord[];
}

export interface TemplateHooks {
  signal: AbortSignal;
  options: JobOptions;
  maxPages?: number | undefined;
  onPages(pages: number): void;
}

export async function readByTemplate(services: Services, template: Template, document: Document, place: Place, { maxPages = Infinity, ...hooks }: TemplateHooks): Promise<TemplateRecords> {
  const pageCount = Math.min(document.numPages ?? 0, maxPages, services.config.maxDocumentPages);
  const pages = await wordsOfPages(services, document, pagesToRead(template.definition, pageCount), hooks);
  const { fragments, problems } = readTemplate(template.definition, pages, pageCount);
  const transactions: TransactionRecord[] = [];
  const records = fragments.map((fragment, position): FragmentRecord => {
    const id = deterministicId(place.jobId, place.documentId, 'fragment', position);
    const { rectangleId, name, fieldType, textFieldType, pageNumber, location, columns, rawText } = fragment;
    for (const { cells, raw, box } of fragment.rows) {
      transactions.push(rowOfCells({ fieldName: 'template', pageNumber, cells, box, metadata: { fragmentId: id, read: cells, raw } }, transactions.length, place));
    }
    return { id, ...place, position, templateId: template.id, rectangleId, name, fieldType, textFieldType, pageNumber, location, columns, rawText, rating: null };
  });
  return {
    accounts: [], periods: [], transactions, fragments: records, isGeneric: false, reconciliation: 'Unknown', hasBadDate: false,
    findings: problems.map((problem, position) => ({ id: deterministicId(place.jobId, place.documentId, 'finding', position), ...place, position, ...finding(problem) })),
  };
}

function finding({ message, pageNumber }: PlaceProblem) {
  return { code: 'template.place', message: `${message} Change the template, or leave this document out.`, page: pageNumber === null ? null : pageNumber + 1, box: null };
}
