// What a template holds: rectangles on pages, each a field or a table.
import { z } from 'zod';

/** Rectangles are measured on a canvas of this size, whatever the paper: so a template fits every copy of a form. */
export const TEMPLATE_CANVAS = { portrait: { width: 2550, height: 3300 }, landscape: { width: 3300, height: 2550 } } as const;
export const TABLE_COLUMNS = { min: 2, max: 10, default: 2 } as const;
/** Percent of the table's width that two dividers stand apart. */
export const MIN_COLUMN_GAP = 2;
export const MAX_RECTANGLES = 200;
export const MAX_HEADER_ROWS = 20;

/** The canvas of a page by its shape. */
export function canvasOf(page: { width: number; height: number }): { width: number; height: number } {
  return page.width > page.height ? TEMPLATE_CANVAS.landscape : TEMPLATE_CANVAS.portrait;
}

/** A count of columns as typed: what is no number is 2, and the limits hold. */
export function clampColumnCount(value: unknown): number {
  const count = typeof value === 'string' && value.trim() === '' ? NaN : Math.round(Number(value));
  return Number.isFinite(count) ? Math.min(TABLE_COLUMNS.max, Math.max(TABLE_COLUMNS.min, count)) : TABLE_COLUMNS.default;
}

export const TextFieldType = z.enum(['text', 'number', 'date']);
export type TextFieldType = z.infer<typeof TextFieldType>;
export const RectangleFieldType = z.enum(['text', 'table']);
export const ToolType = z.enum(['ocr', 'ocrtables']);
export const RectangleEdge = z.enum(['top', 'bottom', 'left', 'right']);
export type RectangleEdge = z.infer<typeof RectangleEdge>;

const coordinate = z.number().min(-100).max(3400);
/** On the canvas, origin top-left. */
export const PageLocation = z.object({ x0: coordinate, y0: coordinate, x1: coordinate, y1: coordinate });
export type PageLocation = z.infer<typeof PageLocation>;

/** Where one side of a rectangle lies: at a share of the page, or beside words wherever they are printed. */
export const EdgeLocation = z.discriminatedUnion('type', [
  z.object({ type: z.literal('percentage'), percentage: z.number().min(0, 'Must be 0 to 100').max(100, 'Must be 0 to 100').describe('Of the width (left, right) or height (top, bottom) of the page.') }),
  z.object({
    type: z.literal('words'), words: z.string().trim().min(1, 'Enter the words').max(200),
    position: RectangleEdge.describe('The side of the words at which the edge lies.'),
    offset: z.number().min(-3400).max(3400).default(0).describe('Further by so much, right or down, on the canvas.'),
  }),
]);
export type EdgeLocation = z.infer<typeof EdgeLocation>;

export const VariableLocation = z.object({
  top: EdgeLocation, bottom: EdgeLocation, left: EdgeLocation, right: EdgeLocation,
  forbiddenWords: z.array(z.string().trim().min(1).max(200)).max(50).default([]).describe('A place that holds one of these is not the one meant.'),
});
export type VariableLocation = z.infer<typeof VariableLocation>;

const pageNumbers = z.array(z.int().min(0).max(100_000)).max(2000);
export const RectanglePages = z.object({
  page: z.int().min(0).max(100_000).describe('Zero-based: the page it was drawn on.'),
  pagesType: z.enum(['currentPage', 'allPages']).default('currentPage'),
  include: pageNumbers.optional().describe('Only these pages, zero-based.'),
  exclude: pageNumbers.optional().describe('Not these pages, zero-based.'),
});
export type RectanglePages = z.infer<typeof RectanglePages>;

export const Pattern = z.string().max(500).refine(isPattern, 'Is no regular expression');
function isPattern(text: string): boolean {
  try {
    return Boolean(new RegExp(text, 'u'));
  } catch {
    return false;
  }
}

export const TemplateColumn = z.object({
  name: z.string().trim().max(100),
  index: z.int().min(0).max(99),
  fieldType: TextFieldType.default('text'),
  columnWidthPercentage: z.number().min(0).max(100),
  removeFromOutput: z.boolean().default(false),
  line: z.int().min(1).max(20).optional().describe('Of a row of several lines: only this one, from 1.'),
  regex: Pattern.optional(),
});
export type TemplateColumn = z.infer<typeof TemplateColumn>;

/** A line whose cells are filled just as the mask says belongs to the row before or after it. */
export const MergeMask = z.object({ columns: z.array(z.boolean().nullable()).max(99).describe('true: filled, false: empty, null: either.'), direction: z.enum(['previous', 'next']) });
export type MergeMask = z.infer<typeof MergeMask>;

export const TableTransforms = z.object({
  verticalMergeMasks: z.array(MergeMask).max(20).default([]),
  alignMiddle: z.object({ referenceField: z.int().min(0).max(99) }).nullable().default(null).describe('Lines belong to the nearest line that fills this column: for cells set in the middle of their row.'),
  multilineFields: z.array(z.int().min(0).max(99)).default([]).describe('Columns that keep their lines apart.'),
  separator: z.string().max(10).default(' ').describe('Between the lines of the other columns.'),
});
export type TableTransforms = z.infer<typeof TableTransforms>;

export const TableConfig = z.object({
  columns: z.array(TemplateColumn).min(1).max(99),
  headerRows: z.int().min(0).max(MAX_HEADER_ROWS).default(0).describe('Lines at the top that are headings, not rows.'),
  transforms: TableTransforms.prefault({}),
});
export type TableConfig = z.infer<typeof TableConfig>;

export const CheckLabels = z.object({ checked: z.string().max(100), unchecked: z.string().max(100) });

export const TemplateRectangle = z.object({
  id: z.string().min(1).max(64),
  name: z.string().trim().min(1, 'Each field needs a name').max(100),
  fieldType: RectangleFieldType,
  toolType: ToolType,
  textFieldType: TextFieldType.default('text').describe('Of a text field.'),
  locationType: z.enum(['fixed', 'variable']).default('fixed'),
  fixedLocation: z.object({ pageLocation: PageLocation }).nullable().default(null),
  variableLocation: VariableLocation.nullable().default(null),
  pages: RectanglePages,
  tableConfig: TableConfig.nullable().default(null),
  checkLabels: CheckLabels.nullable().default(null).describe('The field is a box to tick: what stands for a tick and for none.'),
  regex: Pattern.optional().describe('The first match, or its first group, is the value.'),
}).superRefine((rectangle, context) => {
  if (rectangle.locationType === 'fixed' ? !rectangle.fixedLocation : !rectangle.variableLocation) context.addIssue({ code: 'custom', path: [`${rectangle.locationType}Location`], message: `"${rectangle.name}" has no place` });
  if (rectangle.fieldType === 'table' && !rectangle.tableConfig) context.addIssue({ code: 'custom', path: ['tableConfig'], message: `The table "${rectangle.name}" has no columns` });
});
export type TemplateRectangle = z.infer<typeof TemplateRectangle>;

export const TemplateDefinition = z.object({ rectangles: z.array(TemplateRectangle).max(MAX_RECTANGLES) })
  .refine(({ rectangles }) => new Set(rectangles.map(({ id }) => id)).size === rectangles.length, { path: ['rectangles'], message: 'Two rectangles have the same id' })
  .refine(({ rectangles }) => new Set(rectangles.map(({ name }) => name.toLowerCase())).size === rectangles.length, { path: ['rectangles'], message: 'Two fields have the same name' });
export type TemplateDefinition = z.infer<typeof TemplateDefinition>;

/** Zero-based numbers of the pages that a rectangle is read on. */
export function pagesOf({ page, pagesType, include, exclude }: RectanglePages, pageCount: number): number[] {
  const all = Array.from({ length: pageCount }, (_, index) => index);
  const wanted = include && include.length > 0 ? new Set(include) : null;
  const chosen = wanted ? all.filter((number) => wanted.has(number)) : pagesType === 'allPages' ? all : all.filter((number) => number === page);
  return chosen.filter((number) => !exclude?.includes(number));
}

/** Headings of a table, as they are written: a column without a name is numbered. */
export function columnTitles(columns: readonly Pick<TemplateColumn, 'name' | 'index' | 'removeFromOutput'>[]): string[] {
  return columns.filter(({ removeFromOutput }) => !removeFromOutput).map(({ name, index }) => name || `Col ${index + 1}`);
}
