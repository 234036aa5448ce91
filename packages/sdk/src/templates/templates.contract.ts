import { z } from 'zod';
import { defineError } from '../core/defineError.js';
import { endpoint, EXPORT_TIMEOUT_MS } from '../core/endpoint.js';
import { Filter, Id, Instant, intParam, jsonParam, Sort } from '../core/paging.js';
import { importErrors } from '../imports/imports.contract.js';
import { Job, jobErrors } from '../jobs/jobs.contract.js';
import { RectangleFieldType, TemplateDefinition, TextFieldType } from './rectangles.contract.js';

export const TEMPLATE_LIST_LIMIT = 100;
/** Rows per page of the tables of templates. */
export const TEMPLATE_TABLE_PAGE_SIZE = 20;
export const LAST_USED_TEMPLATES = 5;
export const DEFAULT_METADATA_FIELDS = ['startDate', 'endDate', 'startBalance', 'endBalance'] as const;

/** private: of its owner. public: everybody of the firm may use it, and copy it to change it. */
export const TemplateVisibility = z.enum(['private', 'public']);
export type TemplateVisibility = z.infer<typeof TemplateVisibility>;

export const TemplateName = z.string().trim().min(1, 'Template name is required').max(100, 'Template name must be at most 100 characters');

/** JSON text with a `rectangles` list, as the specification has it. */
const DefinitionText = z.string().max(2_000_000).superRefine((text, context) => {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    context.addIssue({ code: 'custom', message: 'Must be JSON text' });
    return;
  }
  const parsed = TemplateDefinition.safeParse(json);
  for (const issue of parsed.error?.issues ?? []) context.addIssue({ code: 'custom', message: issue.message, path: issue.path });
});

const fields = {
  metadataFields: z.array(z.string().max(100)).max(50),
  logoURL: z.string().max(1000).nullable(),
  intuitNumber: z.string().max(50).nullable(),
  visibility: TemplateVisibility,
  category: z.string().max(100),
  type: z.string().max(50),
  description: z.string().max(1000),
  version: z.string().max(20),
};

export const Template = z.object({
  id: Id, name: z.string(), ...fields,
  template: z.string().describe('JSON text with a rectangles list.'),
  /** The document it was drawn on; null when that is gone. */
  templateDocumentId: Id.nullable(),
  numFields: z.int(), numTables: z.int(),
  createdAt: Instant, updatedAt: Instant, lastUsedAt: Instant.nullable(),
  owner: z.object({ userId: Id, name: z.string() }),
  abilities: z.object({ update: z.boolean() }),
});
export type Template = z.infer<typeof Template>;

export const CreateTemplate = z.object({
  name: TemplateName,
  metadataFields: fields.metadataFields.default([...DEFAULT_METADATA_FIELDS]),
  logoURL: fields.logoURL.default(null),
  intuitNumber: fields.intuitNumber.default(null),
  visibility: fields.visibility.default('private'),
  category: fields.category.default(''),
  type: fields.type.default('FreeForm'),
  description: fields.description.default(''),
  version: fields.version.default('v2'),
  template: DefinitionText,
  templateDocumentId: Id.nullable().default(null),
  createJob: z.boolean().default(false).describe('Start a job with it at once, on the documents given, or on the one it was drawn on.'),
  documents: z.array(Id).max(500).optional(),
  l1: z.string().trim().max(100).optional().describe('Tag of the job.'),
  l2: z.string().trim().max(100).optional().describe('Second tag of the job.'),
});
export type CreateTemplate = z.input<typeof CreateTemplate>;

export const UpdateTemplate = z.object({
  name: TemplateName.optional(), template: DefinitionText.optional(), templateDocumentId: Id.nullable().optional(),
  ...z.object(fields).partial().shape,
  ...CreateTemplate.pick({ createJob: true, documents: true, l1: true, l2: true }).shape,
});
export type UpdateTemplate = z.input<typeof UpdateTemplate>;

/** In rows whose column says `value`, a further column says `addedValue`. */
export const AddedColumnMapping = z.object({
  id: Id, columnName: z.string(), value: z.string(), addedColumnName: z.string(), addedValue: z.string(),
});
export type AddedColumnMapping = z.infer<typeof AddedColumnMapping>;

export const NewMapping = z.object({
  columnName: z.string().trim().min(1, 'Column name is required').max(100),
  value: z.string().trim().max(1000),
  addedColumnName: z.string().trim().min(1, 'Added column name is required').max(100),
  addedValue: z.string().trim().max(1000),
});
export type NewMapping = z.infer<typeof NewMapping>;

/** What becomes of one line of a CSV file. */
export const CsvLineStatus = z.object({
  line: z.int().min(1), status: z.enum(['added', 'updated', 'unchanged', 'error']), message: z.string(), mapping: NewMapping.nullable(),
});
export type CsvLineStatus = z.infer<typeof CsvLineStatus>;

export const TemplateField = z.object({
  rectangleId: z.string(), name: z.string(), fieldType: RectangleFieldType,
  columns: z.array(z.object({ name: z.string(), fieldType: TextFieldType })).describe('Of a table its columns; of a field itself.'),
});
export type TemplateField = z.infer<typeof TemplateField>;

export const templateErrors = {
  nameTaken: defineError({ type: 'template.name_taken', code: 2911, status: 409, message: 'Validation error: there is already a template of this name. Choose another name.' }),
  notOwner: defineError({ type: 'template.not_owner', code: 2912, status: 403, message: 'Only its owner or an administrator can change this template. Copy it to make one of your own.' }),
  noUser: defineError({ type: 'template.no_user', code: 2913, status: 422, message: 'There is no such person in your firm. Choose one of its users as the owner.' }),
  gone: defineError({ type: 'template.gone', code: 2914, status: 422, message: 'The template of this job no longer exists. Start a new job with another template.' }),
  notShown: defineError({ type: 'template.format_not_available', code: 2915, status: 422, message: 'What a template extracts can be downloaded as xlsx or csv. Choose one of these.' }),
  mappingTaken: defineError({ type: 'template.mapping_taken', code: 2916, status: 409, message: 'There is already an added value for this column and value. Change that one.' }),
  notAPage: defineError({ type: 'template.not_a_page', code: 2917, status: 422, message: 'Rectangles are drawn on the pages of PDFs and pictures. Upload one of these.' }),
} as const;

const TemplateParams = z.object({ id: Id });
const MappingParams = z.object({ templateId: Id, id: Id });
const Saved = z.object({ template: Template, job: Job.nullable().describe('When createJob is true.') });
const Mappings = z.object({ mappings: z.array(AddedColumnMapping) });
const offset = intParam(0, 1_000_000).default(0);
const base = '/api/v1/protected/template';

export const templateEndpoints = {
  list: endpoint({
    method: 'GET', path: base, auth: 'bearer', summary: 'Templates, the one used last first: your own, or those shared with the firm.',
    query: z.object({
      offset, limit: intParam(1, 1000).default(TEMPLATE_LIST_LIMIT), search: z.string().max(200).optional(),
      visibility: TemplateVisibility.default('private'), category: z.string().max(100).optional(),
      geo: z.string().max(50).optional().describe('Taken for the sake of older clients; templates are not told apart by country.'),
      time: z.string().max(50).optional().describe('Any value: against caches on the way.'),
    }),
    response: z.object({ templates: z.array(Template), count: z.int() }),
  }),
  lastUsed: endpoint({
    method: 'GET', path: `${base}/lastUsed`, auth: 'bearer', summary: 'The templates that jobs were started with last.', response: z.object({ templates: z.array(Template) }),
  }),
  get: endpoint({ method: 'GET', path: `${base}/{id}`, auth: 'bearer', summary: 'One template.', params: TemplateParams, response: z.object({ template: Template }) }),
  create: endpoint({
    method: 'POST', path: base, auth: 'bearer', summary: 'Save a new template, and start a job with it if wanted.', body: CreateTemplate, response: Saved,
    errors: [templateErrors.nameTaken, jobErrors.documentGone],
  }),
  update: endpoint({
    method: 'POST', path: `${base}/{id}`, auth: 'bearer', summary: 'Change a template, and start a job with it if wanted.', params: TemplateParams, body: UpdateTemplate, response: Saved,
    errors: [templateErrors.nameTaken, templateErrors.notOwner, jobErrors.documentGone],
  }),
  delete: endpoint({
    method: 'DELETE', path: `${base}/{id}`, auth: 'bearer', summary: 'Delete a template. Jobs keep what it extracted.', params: TemplateParams, response: 'empty', errors: [templateErrors.notOwner],
  }),
  import: endpoint({
    method: 'POST', path: `${base}/{id}/import`, auth: 'bearer', summary: 'Copy a template that you may use, with its added columns, as a private one of your own.',
    params: TemplateParams, body: z.object({ name: TemplateName.optional() }).prefault({}), response: z.object({ template: Template }), errors: [templateErrors.nameTaken],
  }),
  updateOwner: endpoint({
    method: 'POST', path: `${base}/{id}/updateOwner`, auth: 'bearer', summary: 'Hand a template over to another user of the firm.',
    params: TemplateParams, body: z.object({ userId: Id }), response: z.object({ template: Template }), errors: [templateErrors.notOwner, templateErrors.noUser],
  }),
  fields: endpoint({
    method: 'GET', path: `${base}/{id}/fields`, auth: 'bearer', summary: 'Fields and tables of a template with their columns.', params: TemplateParams, response: z.object({ fields: z.array(TemplateField) }),
  }),
} as const;

export const addedColumnEndpoints = {
  listMappings: endpoint({
    method: 'GET', path: `${base}/{id}/addedColumnMappings`, auth: 'bearer', summary: 'Values that are added to rows by what a column says.', params: TemplateParams,
    query: z.object({ offset, limit: intParam(1, 1000).default(TEMPLATE_TABLE_PAGE_SIZE), filtered: jsonParam(z.array(Filter).max(20)).optional(), sorted: jsonParam(z.array(Sort).max(4)).optional() }),
    response: Mappings.extend({ count: z.int() }),
  }),
  addMappings: endpoint({
    method: 'POST', path: `${base}/{id}/addItems`, auth: 'bearer', summary: 'Add mappings; one that is there already gets the new value.', params: TemplateParams,
    body: z.object({ mappings: z.array(NewMapping).min(1, 'Add at least one mapping').max(1000) }), response: Mappings, errors: [templateErrors.notOwner],
  }),
  updateMapping: endpoint({
    method: 'POST', path: `${base}/{templateId}/update/{id}`, auth: 'bearer', summary: 'Change a mapping.', params: MappingParams, body: NewMapping, response: z.object({ mapping: AddedColumnMapping }),
    errors: [templateErrors.notOwner, templateErrors.mappingTaken],
  }),
  deleteMapping: endpoint({
    method: 'DELETE', path: `${base}/{templateId}/addedColumnMappings/{id}`, auth: 'bearer', summary: 'Delete a mapping.', params: MappingParams, response: 'empty', errors: [templateErrors.notOwner],
  }),
  addMappingsCsv: endpoint({
    method: 'POST', path: `${base}/{id}/addItemsCsv`, auth: 'bearer', summary: 'Add the mappings of an uploaded CSV file, or only say line by line what would come of it.', params: TemplateParams,
    body: z.object({ documentId: Id, dryRun: z.boolean().default(false) }), response: z.object({ csvLineStatuses: z.array(CsvLineStatus) }), errors: [importErrors.notCsv, templateErrors.notOwner],
  }),
  exampleSpreadsheet: endpoint({
    method: 'POST', path: `${base}/{id}/downloadExampleSpreadsheet`, auth: 'bearer', isReading: true, summary: 'A spreadsheet with the headings of such a CSV file and a line for each column of the template.',
    params: TemplateParams, response: 'binary', timeoutMs: EXPORT_TIMEOUT_MS,
  }),
} as const;
