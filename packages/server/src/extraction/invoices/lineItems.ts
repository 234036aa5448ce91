// Line items: the rows under the headings of a table, or on receipts the lines that end in a price.
import { millionths, product } from '@tieout/sdk/contract';
import { boxAround } from '../layout/lines.js';
import type { Box, Sourced } from '../model.js';
import type { AmountToken } from '../tokens/amounts.js';
import type { NumberForm } from '../tokens/numbers.js';
import type { ReadLine } from './invoiceModel.js';
import type { InvoiceLineOfPage } from './invoicePage.js';
import { withoutLead } from './captions.js';
import { decimalOf, overlapX, pieceOf, sourceOf } from './invoicePage.js';
import { ADJUSTMENT_CAPTION, NET_CAPTION, PAID_CAPTION, TAX_CAPTION, TOTAL_CAPTIONS } from './invoiceWords.js';
import type { ColumnKind, Heading } from './lineHeadings.js';
import { headingsOf, tableOf } from './lineHeadings.js';
import { joinedText } from '../tokens/plainText.js';

export interface LinesContext {
  lines: readonly InvoiceLineOfPage[];
  form: NumberForm;
  origins: ReadonlyMap<number, 'text' | 'ocr'>;
  decimals: number;
}

export interface FoundTable {
  /** Index of the first line of headings. */
  from: number;
  lines: ReadLine[];
  /** Index of the first line behind the rows of the last page. */
  to: number;
}

export function findTable(context: LinesContext): FoundTable | null {
  const lines: ReadLine[] = [];
  let from = -1;
  let to = -1;
  const { lines: all } = context;
  for (let at = 0; at < all.length; at += 1) {
    const heading = headingAt(all, at);
    if (!heading) continue;
    const rows = rowsUnder(context, heading.columns, heading.next);
    if (rows.lines.length === 0) continue;
    if (from < 0) from = all[at]!.index;
    lines.push(...rows.lines);
    to = rows.to;
    at = Math.max(at, all.findIndex(({ index }) => index === rows.to) - 1);
    // A later table of the same document lists its taxes or payments, unless it goes on overleaf.
    if (rows.isClosed) break;
  }
  return from < 0 ? null : { from, lines, to };
}

/** Headings stand on one line, or on two or three close ones. */
function headingAt(all: readonly InvoiceLineOfPage[], at: number): { columns: Heading[]; next: number } | null {
  const first = all[at]!;
  const own = headingsOf(first);
  if (own.headings.length === 0 || own.matched < 0.45 * own.words || first.tokens.amounts.some(({ isMoney }) => isMoney)) return null;
  let headings = own.headings;
  let [words, matched] = [own.words, own.matched];
  let next = at + 1;
  let best = columnsOf(headings, words, matched);
  for (; next < Math.min(all.length, at + 4); next += 1) {
    const line = all[next]!;
    if (line.page !== first.page || line.tokens.line.baseline - all[next - 1]!.tokens.line.baseline > 2.2 * first.fontSize || line.tokens.amounts.some(({ isMoney }) => isMoney)) break;
    const more = headingsOf(line);
    if (more.matched < 0.5 * more.words) break;
    // A second word under a heading belongs to it: "Unit" over "Price".
    headings = [...headings, ...more.headings.filter(({ box }) => !headings.some((heading) => overlapX(heading.box, box) > 0))];
    words += more.words;
    matched += more.matched;
    best = columnsOf(headings, words, matched) ?? best;
  }
  return best ? { columns: best, next } : null;
}

function columnsOf(headings: readonly Heading[], words: number, matched: number): Heading[] | null {
  if (headings.length < 2 || matched < 0.45 * words) return null;
  return tableOf([...headings].sort((a, b) => a.box[0] - b.box[0]));
}

interface Rows {
  lines: ReadLine[];
  to: number;
  isClosed: boolean;
}

/** Figures of a row whose price stands a little lower. */
interface Pending {
  cells: Cells;
  item: Sourced<string> | null;
  line: InvoiceLineOfPage;
}

function rowsUnder(context: LinesContext, columns: readonly Heading[], start: number): Rows {
  const { lines: all } = context;
  const found: ReadLine[] = [];
  const above: InvoiceLineOfPage[] = [];
  const page = all[start - 1]!.page;
  let to = all[start]?.index ?? all[start - 1]!.index + 1;
  let last: InvoiceLineOfPage | null = null;
  let pending: Pending | null = null;
  let isBehindNet = false;
  for (let at = start; at < all.length && all[at]!.page === page; at += 1) {
    const line = all[at]!;
    const cells = cellsOf(context, columns, line);
    // A subtotal may close a group of rows only.
    if (found.length > 0 && NET_CAPTION.test(firstText(line)) && !startsWithRow(line)) {
      isBehindNet = true;
      last = null;
      continue;
    }
    const upper: Pending | null = pending && line.tokens.line.baseline - pending.line.tokens.line.baseline < 1.7 * line.fontSize ? pending : null;
    if (endsTable(line, { ...upper?.cells, ...cells }, found.length > 0) || (isBehindNet && closesBehindNet(line, cells))) return { lines: found, to, isClosed: true };
    pending = !cells.price && cells.unitPrice ? { cells, item: itemOf(context, columns, line), line } : null;
    if (cells.price) {
      const row = rowOf(context, columns, line, { ...upper?.cells, ...cells });
      const lead = last === null ? above.splice(0).map((one) => itemText(context, columns, one)).filter((text) => text !== null) : [];
      found.push({ ...row, item: [...(row.item ? [] : lead), ...(upper?.item ? [upper.item] : []), ...(row.item ? [row.item] : [])].reduce<Sourced<string> | null>((all, text) => (all ? joined(all, text) : text), null) });
      last = line;
      to = line.index + 1;
    } else if (pending) continue;
    else if (last === null) above.push(line);
    else if (line.tokens.line.baseline - last.tokens.line.baseline < 2.4 * Math.max(line.fontSize, last.fontSize) && addText(found.at(-1)!, itemText(context, columns, line))) last = line;
  }
  return { lines: found, to, isClosed: isBehindNet };
}

const ends = [TAX_CAPTION, PAID_CAPTION, ...TOTAL_CAPTIONS.map(({ caption }) => caption)];
const allEnds = [NET_CAPTION, ...ends];
const firstText = (line: InvoiceLineOfPage): string => withoutLead(line.pieces.find(({ text }) => /\p{L}/u.test(text))?.folded ?? '');

function endsTable(line: InvoiceLineOfPage, cells: Cells, hasRows: boolean): boolean {
  if (!hasRows || (!line.tokens.amounts.some(({ isMoney }) => isMoney) && line.pieces.length < 3)) return false;
  if (ends.some((caption) => caption.test(firstText(line))) && !startsWithRow(line)) return true;
  if (cells.price && !cells.unitPrice && !cells.quantity && !line.pieces.some(({ text }) => /\p{L}{2}/u.test(text))) return true;
  // Beside a name and figures in several columns such a word is a rate: "7 % VAT".
  const isRow = cells.price && (cells.unitPrice || cells.quantity);
  return !isRow && line.pieces.some((piece) => ends.some((caption) => caption.test(piece.folded)));
}

/** Behind a subtotal only whole rows go on. */
const closesBehindNet = (line: InvoiceLineOfPage, cells: Cells): boolean => ADJUSTMENT_CAPTION.test(firstText(line)) || (cells.price !== undefined && !cells.quantity && !cells.unitPrice);

/** A position number in front: "1  Total care package  20.00" is an item. */
const startsWithRow = (line: InvoiceLineOfPage) => /^\d{1,4}\.?$/.test(line.pieces[0]!.text) && line.pieces.length > 2;

type Cells = Partial<Record<ColumnKind, Sourced<string>>>;

function cellsOf(context: LinesContext, columns: readonly Heading[], line: InvoiceLineOfPage): Cells {
  const cells: Cells = {};
  for (const token of line.tokens.amounts) {
    const column = columnOf(columns, { ...line.box, 0: token.x0, 2: token.x1 } as Box, true);
    if (!column || !NUMERIC.has(column.kind) || cells[column.kind] || isText(line, token)) continue;
    cells[column.kind] = figure(context, line, token);
  }
  for (const word of line.tokens.line.words) {
    const percent = /^(\d{1,2}(?:[.,]\d{1,2})?)\s?%$/.exec(word.text);
    const column = percent && columnOf(columns, word.box, true);
    if (column && (column.kind === 'taxRate' || column.kind === 'discount')) cells[column.kind] = { value: `${percent![1]!.replace(',', '.')}%`, source: sourceOf(line, word.box, word.text, context.origins) };
  }
  if (!cells.quantity) {
    const quantity = looseQuantity(context, columns, line);
    if (quantity) cells.quantity = quantity;
  }
  return cells;
}

function rowOf(context: LinesContext, columns: readonly Heading[], line: InvoiceLineOfPage, cells: Cells): ReadLine {
  const { quantity = null, unitPrice = null, price = null, tax = null, discount = null, taxRate = null } = settled(context, cells);
  return {
    item: itemOf(context, columns, line), quantity, unitPrice, price, tax, taxRate: taxRate && /%$/.test(taxRate.value) ? taxRate : null,
    discount: discount && (millionths(discount.value.replace('%', '')) ?? 0n) !== 0n ? discount : null,
    code: codeCell(context, columns, line), page: line.page, box: line.box,
  };
}

const NUMERIC = new Set<ColumnKind>(['quantity', 'unitPrice', 'price', 'tax', 'discount', 'gross', 'taxRate', 'position', 'code']);

/** A bare number within running text ("Paper A4 80 g") is no figure of the row. */
function isText(line: InvoiceLineOfPage, token: AmountToken): boolean {
  if (token.isMoney) return false;
  const piece = line.pieces.find(({ first, last }) => token.first >= first && token.last <= last);
  return piece !== undefined && piece.last - piece.first >= 1 && /\p{L}{3}/u.test(piece.text) && token.first > piece.first;
}

/** "20.00" under "Discount" is a percentage where only that makes the row right. */
function settled({ decimals }: LinesContext, cells: Cells): Cells {
  const { quantity, unitPrice, price, gross, discount } = cells;
  const [q, u] = [millionths(quantity?.value), millionths(unitPrice?.value)];
  if (q === null || u === null || !price) return cells;
  const whole = product(q, u, decimals);
  const is = (cell: Sourced<string> | undefined) => cell !== undefined && millionths(cell.value) === whole;
  if (is(price)) return cells;
  if (gross && is(gross)) return { ...cells, price: gross };
  const percent = discount && !discount.value.endsWith('%') ? millionths(discount.value) : null;
  if (percent !== null && product(whole, 1_000_000n - percent / 100n, decimals) === millionths(price.value)) return { ...cells, discount: { ...discount!, value: `${discount!.value}%` } };
  return cells;
}

/** "2x", "3 pcs" glued together, under the heading of quantities. */
function looseQuantity({ origins }: LinesContext, columns: readonly Heading[], line: InvoiceLineOfPage): Sourced<string> | null {
  for (const word of line.tokens.line.words) {
    const match = /^(?:x\s?)?(\d{1,5}(?:[.,]\d{1,3})?)\s?(?:x|×|\p{L}{1,5}\.?)?$/iu.exec(word.text);
    if (match && columnOf(columns, word.box, true)?.kind === 'quantity') return { value: match[1]!.replace(',', '.'), source: sourceOf(line, word.box, word.text, origins) };
  }
  return null;
}

function figure({ form, origins }: LinesContext, line: InvoiceLineOfPage, token: AmountToken): Sourced<string> {
  return { value: decimalOf(token, form), source: sourceOf(line, token.box, token.text, origins) };
}

/** The heading above; of none the nearest. Figures are set under the right edge of theirs as a rule. */
function columnOf(columns: readonly Heading[], box: Box, isFigure: boolean): Heading | null {
  let best: Heading | null = null;
  let least = Infinity;
  for (const column of columns) {
    const overlap = overlapX(column.box, box);
    const away = overlap > 0 ? -overlap / Math.max(1, Math.min(column.box[2] - column.box[0], box[2] - box[0])) : isFigure ? Math.min(-overlap, Math.abs(column.box[2] - box[2])) : Math.max(0, column.box[0] - box[0]) * 2 - overlap;
    if (away < least) [best, least] = [column, away];
  }
  return best;
}

function itemOf(context: LinesContext, columns: readonly Heading[], line: InvoiceLineOfPage): Sourced<string> | null {
  const words = itemWords(columns, line);
  if (words.length === 0) return null;
  const text = joinedText(words);
  return { value: text, source: sourceOf(line, boxAround(words.map(({ box }) => box)), text, context.origins) };
}

/** Words of the pieces in the column of items; without one, all that are no figures of the row. */
function itemWords(columns: readonly Heading[], line: InvoiceLineOfPage) {
  const items = columns.find(({ kind }) => kind === 'item') ?? columns.find(({ kind }) => kind === 'code');
  const next = items && columns.find((column) => column.box[0] > items.box[2] && column.kind !== 'unit');
  const before = items && columns.filter((column) => column.box[2] < items.box[0]).at(-1);
  return line.pieces.filter((piece) => {
    if (!/\p{L}|\d{3}/u.test(piece.text) || /^\d{1,2}(?:[.,]\d+)?\s?%$/.test(piece.text)) return false;
    if (!items) return true;
    if (overlapX(piece.box, items.box) > 0) return !/^[\d.,\s]+$/.test(piece.text);
    if (next && piece.box[0] >= next.box[0] - 1) return false;
    // A heading set in the middle of its column stands to the right of its texts.
    return /\p{L}{2}/u.test(piece.text) && (before ? piece.box[0] > before.box[2] : true);
  }).flatMap((piece) => withoutFigures(columns, line, piece.first, piece.last));
}

/** The figures of other columns are set close at times, with the unit behind them: "Office chair 1.00 Units". */
function withoutFigures(columns: readonly Heading[], line: InvoiceLineOfPage, first: number, last: number) {
  const { words } = line.tokens.line;
  const figures = line.tokens.amounts.filter((token) => {
    const kind = columnOf(columns, { ...line.box, 0: token.x0, 2: token.x1 } as Box, true)?.kind;
    return token.first >= first && token.last <= last && kind !== undefined && NUMERIC.has(kind) && kind !== 'code' && !isText(line, token);
  });
  const from = Math.min(...figures.filter((token) => token.first > first || !/^\d+$/.test(token.text)).map((token) => token.first), last + 1);
  return words.slice(first, from);
}

function codeCell({ origins }: LinesContext, columns: readonly Heading[], line: InvoiceLineOfPage): Sourced<string> | null {
  const code = columns.find(({ kind }) => kind === 'code');
  if (!code || !columns.some(({ kind }) => kind === 'item')) return null;
  const piece = line.pieces.find(({ box, text }) => overlapX(box, code.box) > 0 && /\d/.test(text) && text.length <= 30);
  return piece && columnOf(columns, piece.box, false) === code ? { value: piece.text, source: sourceOf(line, piece.box, piece.text, origins) } : null;
}

function itemText(context: LinesContext, columns: readonly Heading[], line: InvoiceLineOfPage): Sourced<string> | null {
  if (line.tokens.amounts.some(({ isMoney }) => isMoney) || ADJUSTMENT_CAPTION.test(line.pieces[0]?.folded ?? '')) return null;
  return itemOf(context, columns, line);
}

const LONGEST_ITEM = 600;

/** Whether the text belongs to the row above. */
function addText(row: ReadLine, text: Sourced<string> | null): boolean {
  if (!text) return false;
  if (!row.item) row.item = text;
  else if (row.item.value.length < LONGEST_ITEM) row.item = joined(row.item, text);
  return true;
}

function joined(a: Sourced<string>, b: Sourced<string>): Sourced<string> {
  const box = a.source.box && b.source.box ? boxAround([a.source.box, b.source.box]) : a.source.box;
  return { value: `${a.value}\n${b.value}`, source: { ...a.source, box, text: `${a.source.text ?? ''}\n${b.source.text ?? ''}` } };
}

/** Receipts: lines of text that end in a price, down to the totals. */
export function findPricedLines(context: LinesContext, to: number): ReadLine[] {
  const lines = context.lines.filter(({ index }) => index < to);
  const priced = lines.flatMap((line) => pricedLine(context, line) ?? []);
  const edge = commonEdge(priced.map(({ right }) => right));
  const found: ReadLine[] = [];
  for (const line of lines) {
    const own = priced.find((item) => item.line === line);
    if (own && Math.abs(own.right - edge) < 3.5 * line.fontSize && own.row.item) found.push(own.row);
    else if (found.length > 0) addQuantity(context, found.at(-1)!, line);
  }
  return found;
}

function pricedLine(context: LinesContext, line: InvoiceLineOfPage): { line: InvoiceLineOfPage; right: number; row: ReadLine } | null {
  const token = line.tokens.amounts.filter(({ isMoney }) => isMoney).at(-1);
  if (!token || line.pieces.some((piece) => allEnds.some((caption) => caption.test(withoutLead(piece.folded))))) return null;
  const { words } = line.tokens.line;
  if (token.first === 0 || words.length - token.last > 3) return null;
  const price = figure(context, line, token);
  const counted = countedPrice(context, line, token, price);
  const lastWord = (counted?.first ?? token.first) - 1;
  const text = lastWord < 0 ? null : pieceOf(words, counted?.leads ? counted.after : 0, lastWord);
  const item = text && /\p{L}{2}/u.test(text.text) ? { value: text.text, source: sourceOf(line, text.box, text.text, context.origins) } : null;
  return { line, right: token.x1, row: { item, quantity: counted?.quantity ?? null, unitPrice: counted?.unitPrice ?? null, price, tax: null, discount: null, taxRate: null, code: null, page: line.page, box: line.box } };
}

interface Counted {
  quantity: Sourced<string>;
  unitPrice: Sourced<string>;
  /** First word of the figures behind the text, or, where the quantity leads, the first word behind it. */
  first: number;
  leads: boolean;
  after: number;
}

/** Two figures of the line whose product is the price. */
function countedPrice(context: LinesContext, line: InvoiceLineOfPage, token: AmountToken, price: Sourced<string>): Counted | null {
  const others = line.tokens.amounts.filter((other) => other.last < token.first);
  for (const unit of others.filter(({ isMoney }) => isMoney)) {
    for (const count of [...others.filter((other) => other !== unit && other.last < unit.first), ...others.filter((other) => other.first > unit.last)]) {
      const [quantity, unitPrice] = [figure(context, line, count), figure(context, line, unit)];
      if (product(millionths(quantity.value) ?? 0n, millionths(unitPrice.value) ?? 0n, context.decimals) !== millionths(price.value)) continue;
      return { quantity, unitPrice, first: Math.min(count.first === 0 ? unit.first : count.first, unit.first), leads: count.first === 0, after: count.last + 1 };
    }
  }
  return null;
}

/** "2 x 1.99" under or over its item. */
function addQuantity(context: LinesContext, row: ReadLine, line: InvoiceLineOfPage): void {
  if (row.quantity || !row.price) return;
  const match = /(\d{1,4}(?:[.,]\d{1,3})?)\s?(?:x|×|@|\*|pcs|stk|st|un)\s?@?\s?(\d{1,6}[.,]\d{2,3})/i.exec(line.tokens.text);
  if (!match) return;
  const [quantity, unitPrice] = [match[1]!.replace(',', '.'), match[2]!.replace(',', '.')];
  if (product(millionths(quantity) ?? 0n, millionths(unitPrice) ?? 0n, context.decimals) !== millionths(row.price.value)) return;
  const source = sourceOf(line, line.box, line.tokens.text, context.origins);
  row.quantity = { value: quantity, source };
  row.unitPrice = { value: unitPrice, source };
}

/** Where most prices end. */
function commonEdge(edges: readonly number[]): number {
  let best = 0;
  let most = 0;
  for (const edge of edges) {
    const near = edges.filter((other) => Math.abs(other - edge) < 15).length;
    if (near > most) [best, most] = [edge, near];
  }
  return best;
}
