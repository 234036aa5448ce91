// Pages and a template in, what stands in its rectangles out. Pure: the same pages give the same fragments.
import { columnTitles, pagesOf } from '@tieout/sdk/contract';
import type { EdgeProblem, ExtractedData, PageLocation, RectangleFieldType as FieldKind, TemplateDefinition, TemplateRectangle, TextFieldType } from '@tieout/sdk/contract';
import type { z } from 'zod';
import type { Box } from '../../extraction/model.js';
import { textOf, upright, wordsInside } from './canvasPage.js';
import type { CanvasPage } from './canvasPage.js';
import { locate } from './locate.js';
import { matchPattern } from './matchPattern.js';
import { readTable } from './readTable.js';
import { notationOf, typedValue } from './typedValues.js';
import type { Notation, TypedText } from './typedValues.js';

export interface FragmentRow {
  cells: string[];
  /** As printed. */
  raw: string[];
  /** Points of the shown page. */
  box: Box;
}

export interface ReadFragment {
  rectangleId: string;
  name: string;
  fieldType: z.infer<typeof FieldKind>;
  textFieldType: TextFieldType;
  /** Zero-based. */
  pageNumber: number;
  /** On the canvas. */
  location: PageLocation;
  /** Headings of a table and what they hold; of a text field none. */
  columns: { name: string; fieldType: TextFieldType }[];
  rows: FragmentRow[];
  rawText: string;
}

export interface PlaceProblem extends EdgeProblem {
  /** Zero-based; null when it is about the document. */
  pageNumber: number | null;
}

export interface ReadTemplate {
  fragments: ReadFragment[];
  problems: PlaceProblem[];
}

/** What a rectangle says about how it is read, wherever it lies. */
export type FieldRules = Pick<TemplateRectangle, 'id' | 'name' | 'fieldType' | 'textFieldType' | 'tableConfig' | 'checkLabels' | 'regex'>;

export function readTemplate({ rectangles }: TemplateDefinition, pages: readonly CanvasPage[], pageCount: number): ReadTemplate {
  const read = rectangles.map((rectangle) => readRectangle(rectangle, pages, pageCount));
  return { fragments: normalized(read.flatMap(({ fragments }) => fragments)), problems: read.flatMap(({ problems }) => problems) };
}

/** Zero-based numbers of the pages that a template reads. */
export function pagesToRead({ rectangles }: TemplateDefinition, pageCount: number): number[] {
  return [...new Set(rectangles.flatMap(({ pages }) => pagesOf(pages, pageCount)))].sort((a, b) => a - b);
}

function readRectangle(rectangle: TemplateRectangle, pages: readonly CanvasPage[], pageCount: number): ReadTemplate {
  const numbers = pagesOf(rectangle.pages, pageCount);
  const about = { rectangleId: rectangle.id, edge: null };
  if (numbers.length === 0) {
    const where = `page ${rectangle.pages.page + 1}, and the document has ${pageCount === 1 ? 'one page' : `${pageCount} pages`}`;
    return { fragments: [], problems: [{ ...about, pageNumber: null, message: `"${rectangle.name}" is read on ${where}.` }] };
  }
  const fragments: ReadFragment[] = [];
  const problems: PlaceProblem[] = [];
  for (const page of pages.filter(({ number }) => numbers.includes(number))) {
    const found = rectangle.locationType === 'fixed' ? { location: upright(rectangle.fixedLocation!.pageLocation) } : locate(page, rectangle.variableLocation!);
    if ('problems' in found) problems.push(...found.problems.map((problem) => ({ ...problem, rectangleId: rectangle.id, pageNumber: page.number, message: `"${rectangle.name}": ${problem.message}` })));
    else fragments.push(readPlace(page, found.location, rectangle));
  }
  const slow = patternsOf(rectangle).find((pattern) => matchPattern(pattern, fragments.flatMap(({ rows }) => rows.flatMap(({ raw }) => raw))) === null);
  if (slow !== undefined) problems.push({ ...about, pageNumber: null, message: `"${rectangle.name}": the regular expression ${slow} takes too long and was not used.` });
  // A place that words tell need not be on every page.
  const isElsewhere = fragments.length > 0 && rectangle.locationType === 'variable' && numbers.length > 1;
  return { fragments, problems: isElsewhere ? problems.filter(({ pageNumber }) => pageNumber === null) : problems };
}

const patternsOf = ({ regex, tableConfig }: FieldRules): string[] => [regex, ...(tableConfig?.columns ?? []).map((column) => column.regex)].flatMap((pattern) => pattern || []);

/** Before numbers and dates are put into one form. */
export function readPlace(page: CanvasPage, location: PageLocation, rules: FieldRules): ReadFragment {
  const { id: rectangleId, name, fieldType, textFieldType, tableConfig } = rules;
  const words = wordsInside(page.words, location);
  const rawText = textOf(words);
  const shared = { rectangleId, name, fieldType, textFieldType, pageNumber: page.number, location, rawText };
  if (fieldType === 'text' || !tableConfig) return { ...shared, columns: [], rows: [{ cells: [fieldText(rawText, rules)], raw: [rawText], box: page.toPoints(location) }] };
  const kept = tableConfig.columns.flatMap((column, index) => (column.removeFromOutput ? [] : [{ ...column, at: index }]));
  const rows = readTable(page, location, tableConfig);
  const texts = kept.map(({ at, regex }) => matched(rows.map(({ cells }) => cells[at]!), regex));
  return {
    ...shared,
    columns: columnTitles(tableConfig.columns).map((title, index) => ({ name: title, fieldType: kept[index]!.fieldType })),
    rows: rows.map(({ cells, place }, row) => ({ cells: texts.map((column) => column[row]!), raw: kept.map(({ at }) => cells[at]!), box: page.toPoints(place) })),
  };
}

/** An empty box to tick may be printed as a character of its own. */
const emptyBox = /[\s\u2610\u25a1\u25a2\u25cb\u2751\u274f\uf06f\uf0a8[\](){}_.]/gu;

function fieldText(text: string, { checkLabels, regex }: FieldRules): string {
  if (checkLabels) return text.replace(emptyBox, '') === '' ? checkLabels.unchecked : checkLabels.checked;
  return matched([text], regex)[0]!;
}

function matched(texts: readonly string[], pattern: string | undefined): string[] {
  return (pattern ? matchPattern(pattern, texts) : null) ?? [...texts];
}

/** Numbers and dates of all fragments together tell how the document writes them. */
export function normalized(fragments: readonly ReadFragment[]): ReadFragment[] {
  const notation = notationOf(fragments.flatMap((fragment) => fragment.rows.flatMap(({ cells }) => cells.map((text, column) => typed(fragment, text, column)))));
  return fragments.map((fragment) => ({ ...fragment, rows: fragment.rows.map((row) => ({ ...row, cells: valuesOf(fragment, row, notation) })) }));
}

const typed = ({ columns, textFieldType }: ReadFragment, text: string, column: number): TypedText => ({ text, fieldType: columns[column]?.fieldType ?? textFieldType });

function valuesOf(fragment: ReadFragment, row: FragmentRow, notation: Notation): string[] {
  return row.cells.map((text, column) => typedValue(typed(fragment, text, column), notation));
}

/** As the wire has it: a text, or rows with their headings first. */
export function extractedData({ name, fieldType, columns }: Pick<ReadFragment, 'name' | 'fieldType' | 'columns'>, rows: readonly (readonly string[])[]): ExtractedData {
  if (fieldType === 'text') return { name, output: rows[0]?.[0] ?? '', hasHeader: false };
  return { name, output: [columns.map((column) => column.name), ...rows.map((cells) => [...cells])], hasHeader: true };
}
