// Calls of the drawing screen and of the viewer: what stands in a place of a page, and what a template read there.
import { z } from 'zod';
import { endpoint } from '../core/endpoint.js';
import { Id, intParam } from '../core/paging.js';
import { documentErrors } from '../documents/documents.contract.js';
import { editErrors } from '../edits/edits.contract.js';
import { CheckLabels, PageLocation, Pattern, RectangleEdge, RectangleFieldType, TableConfig, TextFieldType, ToolType, VariableLocation } from './rectangles.contract.js';
import { templateErrors } from './templates.contract.js';

export const THUMBNAIL_SCALE = 0.2;
export const THUMBNAIL_COUNT = 10;
export const FRAGMENT_IMAGE_INTERVAL_MS = 500;
/** A scan is recognised the first time it is asked for. */
const READING_TIMEOUT_MS = 300_000;

/** What was read: a text, or the rows of a table with its headings first when `hasHeader`. */
export const ExtractedData = z.object({ name: z.string(), output: z.union([z.string(), z.array(z.array(z.string()))]), hasHeader: z.boolean() });
export type ExtractedData = z.infer<typeof ExtractedData>;

/** One place that was read. On the canvas, origin top-left. */
export const Fragment = z.object({
  id: Id, fragmentId: Id, jobId: Id, documentId: Id, rectangleId: z.string(),
  fieldType: RectangleFieldType, toolType: ToolType, textFieldType: TextFieldType,
  x: z.number(), y: z.number(), width: z.number(), height: z.number(),
  x0: z.number(), y0: z.number(), x1: z.number(), y1: z.number(),
  pageNumber: z.int().min(0).describe('Zero-based.'),
  extractedData: ExtractedData,
  rawText: z.string().describe('As it stands on the page, before numbers and dates were put into one form.'),
  editedText: z.string().nullable().describe('What a person typed instead.'),
  rating: z.literal('bad').nullable(),
  rowIds: z.array(Id).describe('Its rows among the transactions of the job.'),
});
export type Fragment = z.infer<typeof Fragment>;

/** A place that was read and is not kept. */
export const PreviewFragment = Fragment.pick({ x0: true, y0: true, x1: true, y1: true, extractedData: true, rawText: true, pageNumber: true }).extend({ rectangleId: z.string().nullable() });
export type PreviewFragment = z.infer<typeof PreviewFragment>;

export const EdgeProblem = z.object({ rectangleId: z.string().nullable(), edge: RectangleEdge.nullable(), message: z.string() });
export type EdgeProblem = z.infer<typeof EdgeProblem>;

export const PageWord = PageLocation.extend({ text: z.string() });
export type PageWord = z.infer<typeof PageWord>;
/** Where an edge would lie beside words of the page. */
export const FoundEdge = z.object({ edge: RectangleEdge, position: RectangleEdge, value: z.number().describe('On the canvas.'), words: z.string(), box: PageLocation });
export type FoundEdge = z.infer<typeof FoundEdge>;

export const Thumbnail = z.object({ pageNumber: z.int().min(0), width: z.number(), height: z.number(), imageSrc: z.string() });
export type Thumbnail = z.infer<typeof Thumbnail>;

const PageParams = z.object({ id: Id, n: z.coerce.number().int().min(0) });
const asked = { fragmentId: Id.optional(), jobId: Id.optional(), documentId: Id.optional(), pageNumber: z.int().min(0).optional(), toolType: ToolType.optional(), name: z.string().max(100).default('') };
const text = { fieldType: TextFieldType.default('text'), checkLabels: CheckLabels.nullable().default(null), regex: Pattern.optional() };
const variable = { ...asked, variableLocations: z.array(z.object({ rectangleId: z.string().max(64).optional(), variableLocation: VariableLocation })).min(1).max(50) };
const Located = z.object({ fragments: z.array(PreviewFragment), errors: z.array(EdgeProblem) });
const errors = [documentErrors.passwordRequired, templateErrors.notAPage] as const;
const page = '/api/v1/protected/document/{id}/page/{n}';
const shared = { auth: 'bearer', params: PageParams, isReading: true, timeoutMs: READING_TIMEOUT_MS, errors } as const;

export const pageRegionEndpoints = {
  extractText: endpoint({
    ...shared, method: 'POST', path: `${page}/extractText`, summary: 'The text in a rectangle of page n (zero-based).',
    body: PageLocation.extend({ ...asked, ...text }), response: z.object({ extractedText: z.string(), fragment: PreviewFragment }),
  }),
  extractTable: endpoint({
    ...shared, method: 'POST', path: `${page}/extractTable`, summary: 'The rows of a table in a rectangle of page n (zero-based).',
    body: PageLocation.extend({ ...asked, tableConfig: TableConfig }), response: z.object({ fragment: PreviewFragment }),
  }),
  extractVariableText: endpoint({
    ...shared, method: 'POST', path: `${page}/extractVariableText`, summary: 'Text of places that words on the page tell, and which words were not found.',
    body: z.object({ ...variable, ...text }), response: Located,
  }),
  extractVariableTable: endpoint({
    ...shared, method: 'POST', path: `${page}/extractVariableTable`, summary: 'Tables in places that words on the page tell, and which words were not found.',
    body: z.object({ ...variable, tableConfig: TableConfig }), response: Located,
  }),
  wordsInRectangle: endpoint({
    ...shared, method: 'POST', path: `${page}/wordsInRectangle`, summary: 'Words in a rectangle of page n (zero-based), and the edges they would give.',
    body: PageLocation.extend({ edge: RectangleEdge.optional(), position: RectangleEdge.optional() }), response: z.object({ words: z.array(PageWord), edges: z.array(FoundEdge) }),
  }),
  edgesFromWords: endpoint({
    ...shared, method: 'POST', path: `${page}/edgesFromWords`, summary: 'Where an edge lies beside words, at each place of the page that has them.',
    body: z.object({ words: z.union([z.string().trim().min(1, 'Enter the words').max(200), z.array(z.string().max(200)).min(1)]), edge: RectangleEdge, position: RectangleEdge, offset: z.number().default(0) }),
    response: z.object({ edges: z.array(FoundEdge) }),
  }),
  extractedData: endpoint({
    method: 'GET', path: `${page}/extractedData`, auth: 'bearer', summary: 'What templates read on page n (zero-based), place by place.', params: PageParams,
    query: z.object({ jobId: Id.optional(), templateId: Id.optional() }), response: z.object({ rectangles: z.array(Fragment) }),
  }),
  thumbnails: endpoint({
    method: 'GET', path: '/api/v1/protected/document/{id}/thumbnails', auth: 'bearer', summary: 'Sizes of pages and the addresses of their small pictures, in order.', params: z.object({ id: Id }),
    query: z.object({ offset: intParam(0, 100_000).default(0), count: intParam(1, 100).default(THUMBNAIL_COUNT) }),
    response: z.object({ thumbnails: z.array(Thumbnail), count: z.int().describe('Pages there are.') }), errors,
  }),
} as const;

export const fragmentEndpoints = {
  updateFragment: endpoint({
    method: 'POST', path: '/api/v1/protected/fragment/{id}', auth: 'bearer', summary: 'Correct what was read in a place (of a table: one cell of it), or rate it as bad.', params: z.object({ id: Id }),
    body: z.object({
      editedText: z.string().max(10_000).optional(), rating: z.literal('bad').nullable().optional(),
      row: z.int().min(0).optional().describe('Of a table, from 0.'), column: z.int().min(0).max(99).optional().describe('Of a table, from 0.'),
    }).refine(({ editedText, rating }) => editedText !== undefined || rating !== undefined, 'Send editedText or rating'),
    response: z.object({ fragment: Fragment }), errors: [editErrors.notEditable, editErrors.conflict],
  }),
  fragmentImage: endpoint({
    method: 'GET', path: '/api/v1/protected/fragment/{id}/image', auth: 'bearer', summary: 'PNG picture of the place that was read.', params: z.object({ id: Id }), response: 'binary', errors,
  }),
} as const;
