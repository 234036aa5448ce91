// Pages for print on both sides: the margins of odd and even pages differ, and with them every column. All pages are laid over the first table.
// A scanner draws each page in a little further left or right than the one before, which comes to the same.
import { columnsOf, FIGURE, moveOfScan, type ScanEdges, scanEdgesOf } from './alignedScans.js';
import type { DocumentModel, ExtractedDocument, PageModel } from '../model.js';
import { withMovedBoxes } from '../readers/skewedBox.js';
import { movedBox, movedWord } from './movedWords.js';

/** Points: what a program places, it places exactly. */
const SAME_EDGE = 0.75;
/** Lines that say where a column is, and columns of figures that say where the page is. */
const FEWEST = 3;
const FEWEST_COLUMNS = 2;
/** Of the width of the page. */
const WIDEST_MARGIN = 0.15;

/** Edges with at least three lines each, those of most lines first. */
interface Edges {
  figures: readonly number[];
  begins: readonly number[];
}

interface Aligned {
  model: DocumentModel;
  /** Boxes back where the pages have them. */
  placed: (document: ExtractedDocument) => ExtractedDocument;
}

export function withAlignedPages(model: DocumentModel): Aligned | null {
  if (model.pages.length < 2) return null;
  const moves = movesOfScans(model.pages);
  let known: Edges | null = null;
  let first: PageModel | null = null;
  for (const page of model.pages) {
    const edges = page.origin === 'text' ? edgesOf(page) : null;
    if (!edges || edges.figures.length < FEWEST_COLUMNS) continue;
    if (!known || !first || page.width !== first.width) {
      [known, first] = [edges, page];
      continue;
    }
    const move = moveOnto(known, edges, page.width * WIDEST_MARGIN);
    if (move !== 0) moves.set(page.number, move);
  }
  if (moves.size === 0) return null;
  const pages = model.pages.map((page) => movedPage(page, moves.get(page.number) ?? 0));
  return { model: { ...model, pages }, placed: (document) => withMovedBoxes(document, (box, page) => movedBox(box, -(moves.get(page) ?? 0), 0)) };
}

function movesOfScans(pages: readonly PageModel[]): Map<number, number> {
  const moves = new Map<number, number>();
  const known: ScanEdges[] = [];
  for (const page of pages.some(({ origin }) => origin === 'ocr') ? pages : []) {
    const edges = scanEdgesOf(page);
    const move = page.origin === 'text' ? null : moveOfScan(known, edges, page.width * WIDEST_MARGIN);
    if (move === null) known.push(edges);
    else if (move !== 0) moves.set(page.number, move);
  }
  return moves;
}

/** How far all columns of the page stand from those of the first, the beginnings of lines among them; 0 where it is not one distance. */
function moveOnto(known: Edges, { figures, begins }: Edges, widest: number): number {
  const fits = (by: number): boolean => figures.every((edge) => has(known.figures, edge + by)) && has(known.begins, begins[0]! + by);
  if (begins.length === 0 || figures.some((edge) => has(known.figures, edge)) || has(known.begins, begins[0]!)) return 0;
  const moves = known.figures.map((edge) => edge - figures[0]!).filter((by) => Math.abs(by) <= widest && fits(by));
  return moves.length === 1 ? moves[0]! : 0;
}

function has(edges: readonly number[], edge: number): boolean {
  return edges.some((other) => Math.abs(other - edge) < SAME_EDGE);
}

function edgesOf({ words }: PageModel): Edges {
  const figures = words.filter(({ text, angle }) => angle === 0 && FIGURE.test(text));
  const heights = new Set(figures.map(({ baseline }) => Math.round(baseline)));
  const begins = new Map<number, number>();
  for (const { baseline, box } of words) {
    const height = Math.round(baseline);
    if (heights.has(height)) begins.set(height, Math.min(box[0], begins.get(height) ?? Infinity));
  }
  return { figures: sharedEdges(figures.map(({ box }) => box[2])), begins: sharedEdges([...begins.values()]) };
}

function sharedEdges(values: readonly number[]): number[] {
  return columnsOf(values, SAME_EDGE, FEWEST).sort((a, b) => b.count - a.count).map(({ at }) => at);
}

function movedPage(page: PageModel, by: number): PageModel {
  return by === 0 ? page : { ...page, words: page.words.map((word) => movedWord(word, by, 0)), rules: page.rules.map((rule) => ({ ...rule, box: movedBox(rule.box, by, 0) })) };
}
