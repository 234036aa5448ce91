// Rectangles on the canvas of a template: drawn, moved, resized, cut into columns. Pure.
import { clampColumnCount, MIN_COLUMN_GAP, TableTransforms, type PageLocation, type TemplateColumn, type TemplateRectangle, type TextFieldType } from '@tieout/sdk/contract';

export interface Point { x: number; y: number }
export interface Canvas { width: number; height: number }
export type Handle = 'move' | 'n' | 's' | 'e' | 'w' | 'ne' | 'nw' | 'se' | 'sw';
export const HANDLES: readonly Exclude<Handle, 'move'>[] = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'];

/** A rectangle of the editor: until its questions are answered it is being configured. */
export interface EditorRectangle extends TemplateRectangle {
  state: 'configuring' | 'complete';
}
export type Step = 'fieldType' | 'textType' | 'columns' | 'columnConfig' | 'pageConfig';

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** What a drag from one point to another draws; nothing unless it went along both axes. */
export function drawnBetween(from: Point, to: Point, canvas: Canvas): PageLocation | null {
  const inside = ({ x, y }: Point) => ({ x: clamp(x, 0, canvas.width), y: clamp(y, 0, canvas.height) });
  const [a, b] = [inside(from), inside(to)];
  if (Math.round(a.x) === Math.round(b.x) || Math.round(a.y) === Math.round(b.y)) return null;
  return flipped({ x0: a.x, y0: a.y, x1: b.x, y1: b.y });
}

/** Width and height are positive, whichever way it was pulled. */
function flipped({ x0, y0, x1, y1 }: PageLocation): PageLocation {
  return rounded({ x0: Math.min(x0, x1), y0: Math.min(y0, y1), x1: Math.max(x0, x1), y1: Math.max(y0, y1) });
}

const rounded = ({ x0, y0, x1, y1 }: PageLocation): PageLocation => ({ x0: round(x0), y0: round(y0), x1: round(x1), y1: round(y1) });
const round = (value: number) => Math.round(value * 10) / 10;

/** By so much from where it lay; it stays on the page, and is never flat. */
export function dragged(place: PageLocation, handle: Handle, { x, y }: Point, canvas: Canvas): PageLocation {
  if (handle === 'move') {
    const dx = clamp(x, -place.x0, canvas.width - place.x1);
    const dy = clamp(y, -place.y0, canvas.height - place.y1);
    return rounded({ x0: place.x0 + dx, y0: place.y0 + dy, x1: place.x1 + dx, y1: place.y1 + dy });
  }
  const next = { ...place };
  if (handle.includes('w')) next.x0 = clamp(place.x0 + x, 0, canvas.width);
  if (handle.includes('e')) next.x1 = clamp(place.x1 + x, 0, canvas.width);
  if (handle.includes('n')) next.y0 = clamp(place.y0 + y, 0, canvas.height);
  if (handle.includes('s')) next.y1 = clamp(place.y1 + y, 0, canvas.height);
  const pulled = flipped(next);
  return pulled.x1 - pulled.x0 < 1 || pulled.y1 - pulled.y0 < 1 ? place : pulled;
}

/** Percent from the left at which the dividers stand; one less than columns. */
export function dividersOf(columns: readonly Pick<TemplateColumn, 'columnWidthPercentage'>[]): number[] {
  const total = columns.reduce((sum, { columnWidthPercentage }) => sum + columnWidthPercentage, 0) || 1;
  let at = 0;
  return columns.slice(0, -1).map(({ columnWidthPercentage }) => (at += (columnWidthPercentage / total) * 100));
}

/** It keeps its distance from its neighbours. */
export function moveDivider(columns: readonly TemplateColumn[], index: number, percent: number): TemplateColumn[] {
  const places = [0, ...dividersOf(columns), 100];
  const least = places[index]! + MIN_COLUMN_GAP;
  const most = places[index + 2]! - MIN_COLUMN_GAP;
  places[index + 1] = least > most ? (least + most) / 2 : clamp(percent, least, most);
  return columns.map((column, at) => ({ ...column, columnWidthPercentage: Math.round((places[at + 1]! - places[at]!) * 1000) / 1000 }));
}

/** So many columns of one width; those that were named keep their names and types. */
export function columnsOf(count: unknown, known: readonly TemplateColumn[] = []): TemplateColumn[] {
  const wanted = clampColumnCount(count);
  return Array.from({ length: wanted }, (_, index) => ({ ...(known[index] ?? { name: '', fieldType: 'text' as const, removeFromOutput: false }), index, columnWidthPercentage: Math.round(100_000 / wanted) / 1000 }));
}

export const emptyTransforms = TableTransforms.parse({});

/** Field 1, Field 2 …: the first name that is not taken. */
export function freeName(kind: string, rectangles: readonly Pick<TemplateRectangle, 'name'>[]): string {
  const taken = new Set(rectangles.map(({ name }) => name.toLowerCase()));
  for (let number = 1; ; number += 1) if (!taken.has(`${kind} ${number}`.toLowerCase())) return `${kind} ${number}`;
}

export function newRectangle(id: string, place: PageLocation, page: number, name: string): EditorRectangle {
  return {
    id, name, fieldType: 'text', toolType: 'ocr', textFieldType: 'text', locationType: 'fixed', fixedLocation: { pageLocation: place }, variableLocation: null,
    pages: { page, pagesType: 'currentPage' }, tableConfig: null, checkLabels: null, state: 'configuring',
  };
}

export function asText(rectangle: EditorRectangle, textFieldType: TextFieldType): EditorRectangle {
  return { ...rectangle, fieldType: 'text', toolType: 'ocr', textFieldType, tableConfig: null };
}

export function asTable(rectangle: EditorRectangle, count: unknown): EditorRectangle {
  const { columns, headerRows = 0, transforms = emptyTransforms } = rectangle.tableConfig ?? {};
  return { ...rectangle, fieldType: 'table', toolType: 'ocrtables', checkLabels: null, tableConfig: { columns: columnsOf(count, columns), headerRows, transforms } };
}

/** The questions of a new rectangle, in their order. */
export function stepsOf({ fieldType }: Pick<EditorRectangle, 'fieldType'>): Step[] {
  return ['fieldType', ...(fieldType === 'table' ? (['columns', 'columnConfig'] as const) : (['textType'] as const)), 'pageConfig'];
}

/** "1, 3-5" as people write pages, from 1; null for what is none. Empty: no list. */
export function pageList(text: string): number[] | null | undefined {
  if (text.trim() === '') return undefined;
  const pages = new Set<number>();
  for (const part of text.split(',').map((piece) => piece.trim()).filter(Boolean)) {
    const match = /^(\d{1,5})(?:\s*-\s*(\d{1,5}))?$/.exec(part);
    const [first, last] = [Number(match?.[1]), Number(match?.[2] ?? match?.[1])];
    if (!match || first < 1 || last < first || last - first > 2000) return null;
    for (let page = first; page <= last; page += 1) pages.add(page - 1);
  }
  return [...pages].sort((a, b) => a - b);
}

/** The other way: from 1, neighbours as a range. */
export function pageListText(pages: readonly number[] | undefined): string {
  const parts: string[] = [];
  for (let start = 0; pages && start < pages.length;) {
    let end = start;
    while (pages[end + 1] === pages[end]! + 1) end += 1;
    parts.push(end === start ? `${pages[start]! + 1}` : `${pages[start]! + 1}-${pages[end]! + 1}`);
    start = end + 1;
  }
  return parts.join(', ');
}
