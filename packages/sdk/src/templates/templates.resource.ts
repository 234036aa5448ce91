import type { BodyInputOf, QueryOf } from '../core/endpoint.js';
import type { CallOptions } from '../transport/call.js';
import type { ClientContext } from '../transport/clientContext.js';
import { fragmentEndpoints, pageRegionEndpoints } from './fragments.contract.js';
import { addedColumnEndpoints, templateEndpoints, type CreateTemplate, type NewMapping, type UpdateTemplate } from './templates.contract.js';

export type TemplateQuery = Partial<QueryOf<typeof templateEndpoints.list>>;
export type MappingQuery = Partial<QueryOf<typeof addedColumnEndpoints.listMappings>>;
export type FragmentChange = BodyInputOf<typeof fragmentEndpoints.updateFragment>;
export type TemplatesResource = ReturnType<typeof createTemplates>;

export function createTemplates(context: ClientContext) {
  const { call } = context;
  return {
    /** Your own templates, or with `visibility: 'public'` those shared with the firm. */
    list: (query: TemplateQuery = {}, options: CallOptions = {}) => call(templateEndpoints.list, { query, ...options }),
    /** The templates that jobs were started with last. */
    async lastUsed(options: CallOptions = {}) {
      return (await call(templateEndpoints.lastUsed, options)).templates;
    },
    async get(id: string, options: CallOptions = {}) {
      return (await call(templateEndpoints.get, { params: { id }, ...options })).template;
    },
    /** Saves a template; with `createJob` a job is started too. @throws `template.name_taken` */
    create: (template: CreateTemplate, options: CallOptions = {}) => call(templateEndpoints.create, { body: template, ...options }),
    /** @throws `template.name_taken`, `template.not_owner` */
    update: (id: string, change: UpdateTemplate, options: CallOptions = {}) => call(templateEndpoints.update, { params: { id }, body: change, ...options }),
    /** Jobs keep what the template extracted. @throws `template.not_owner` */
    async delete(id: string, options: CallOptions = {}) {
      await call(templateEndpoints.delete, { params: { id }, ...options });
    },
    /** A private copy of a template that you may use. */
    async import(id: string, name?: string, options: CallOptions = {}) {
      return (await call(templateEndpoints.import, { params: { id }, body: name === undefined ? {} : { name }, ...options })).template;
    },
    /** Hands a template over. @throws `template.no_user`, `template.not_owner` */
    async updateOwner(id: string, userId: string, options: CallOptions = {}) {
      return (await call(templateEndpoints.updateOwner, { params: { id }, body: { userId }, ...options })).template;
    },
    async fields(id: string, options: CallOptions = {}) {
      return (await call(templateEndpoints.fields, { params: { id }, ...options })).fields;
    },
    ...createAddedColumns(context),
    ...createPageRegions(context),
  };
}

function createAddedColumns({ call }: ClientContext) {
  return {
    /** Values that are added to rows by what a column says. */
    listMappings: (id: string, query: MappingQuery = {}, options: CallOptions = {}) => call(addedColumnEndpoints.listMappings, { params: { id }, query, ...options }),
    async addMappings(id: string, mappings: NewMapping[], options: CallOptions = {}) {
      return (await call(addedColumnEndpoints.addMappings, { params: { id }, body: { mappings }, ...options })).mappings;
    },
    async updateMapping(templateId: string, id: string, mapping: NewMapping, options: CallOptions = {}) {
      return (await call(addedColumnEndpoints.updateMapping, { params: { templateId, id }, body: mapping, ...options })).mapping;
    },
    async deleteMapping(templateId: string, id: string, options: CallOptions = {}) {
      await call(addedColumnEndpoints.deleteMapping, { params: { templateId, id }, ...options });
    },
    /** The mappings of an uploaded CSV file; with `dryRun` only what would come of each line. */
    async addMappingsCsv(id: string, documentId: string, dryRun = false, options: CallOptions = {}) {
      return (await call(addedColumnEndpoints.addMappingsCsv, { params: { id }, body: { documentId, dryRun }, ...options })).csvLineStatuses;
    },
    exampleSpreadsheet: (id: string, options: CallOptions = {}) => call(addedColumnEndpoints.exampleSpreadsheet, { params: { id }, ...options }),
  };
}

type Body<Name extends keyof typeof pageRegionEndpoints> = BodyInputOf<(typeof pageRegionEndpoints)[Name]>;

function createPageRegions({ call }: ClientContext) {
  const at = (id: string, n: number) => ({ params: { id, n } });
  return {
    /** The text in a rectangle of a page. @param page zero-based */
    extractText: (documentId: string, page: number, body: Body<'extractText'>, options: CallOptions = {}) => call(pageRegionEndpoints.extractText, { ...at(documentId, page), body, ...options }),
    /** The rows of a table in a rectangle of a page. @param page zero-based */
    extractTable: (documentId: string, page: number, body: Body<'extractTable'>, options: CallOptions = {}) => call(pageRegionEndpoints.extractTable, { ...at(documentId, page), body, ...options }),
    /** Text of places that words on the page tell. @param page zero-based */
    extractVariableText: (documentId: string, page: number, body: Body<'extractVariableText'>, options: CallOptions = {}) => call(pageRegionEndpoints.extractVariableText, { ...at(documentId, page), body, ...options }),
    /** Tables in places that words on the page tell. @param page zero-based */
    extractVariableTable: (documentId: string, page: number, body: Body<'extractVariableTable'>, options: CallOptions = {}) => call(pageRegionEndpoints.extractVariableTable, { ...at(documentId, page), body, ...options }),
    /** Words in a rectangle, and the edges they would give. @param page zero-based */
    wordsInRectangle: (documentId: string, page: number, body: Body<'wordsInRectangle'>, options: CallOptions = {}) => call(pageRegionEndpoints.wordsInRectangle, { ...at(documentId, page), body, ...options }),
    /** Where an edge lies beside words. @param page zero-based */
    async edgesFromWords(documentId: string, page: number, body: Body<'edgesFromWords'>, options: CallOptions = {}) {
      return (await call(pageRegionEndpoints.edgesFromWords, { ...at(documentId, page), body, ...options })).edges;
    },
    /** What templates read on a page. @param page zero-based */
    async extractedData(documentId: string, page: number, query: Partial<QueryOf<typeof pageRegionEndpoints.extractedData>> = {}, options: CallOptions = {}) {
      return (await call(pageRegionEndpoints.extractedData, { ...at(documentId, page), query, ...options })).rectangles;
    },
    /** Sizes of pages and the addresses of their small pictures. */
    thumbnails: (documentId: string, query: Partial<QueryOf<typeof pageRegionEndpoints.thumbnails>> = {}, options: CallOptions = {}) => call(pageRegionEndpoints.thumbnails, { params: { id: documentId }, query, ...options }),
    /** Corrects what was read in a place, or rates it as bad. */
    async updateFragment(id: string, change: FragmentChange, options: CallOptions = {}) {
      return (await call(fragmentEndpoints.updateFragment, { params: { id }, body: change, ...options })).fragment;
    },
    fragmentImage: (id: string, options: CallOptions = {}) => call(fragmentEndpoints.fragmentImage, { params: { id }, ...options }),
  };
}
