// "Tegenrekening" over names instead of numbers: who was paid, or paid.
import { endsInFigure } from '../tokens/centredDates.js';
import { squash } from '../tokens/plainText.js';
import type { TokenLine } from '../tokens/tokenize.js';
import type { TableHeader } from './headers.js';

/** Lines below the headings, at most, that are looked at. */
const MOST_LINES = 30;
const FEWEST_CELLS = 3;
/** Of the cells, those without the number of an account. */
const MOSTLY = 0.8;
/** Headings that say account, and not bank. */
const SAYS_ACCOUNT = /kont|rekening|ra[cč]un|ucet|账号/u;

export function withNamedParties(header: TableHeader, lines: readonly TokenLine[]): TableHeader {
  const at = header.cells.findIndex(({ role, text }) => role === 'counterAccount' && SAYS_ACCOUNT.test(squash(text)));
  const heading = header.cells[at];
  if (!heading) return header;
  const end = header.pieces.find(({ x0 }) => x0 > heading.x1)?.x0 ?? Infinity;
  const rows = lines.slice(header.last + 1, header.last + 1 + MOST_LINES).filter((tokens) => tokens.line.page === header.page && tokens.line.lane === header.lane && endsInFigure(tokens));
  const cells = rows.map(({ line: { words, fontSize } }) => words.filter(({ box }) => box[0] > heading.x0 - fontSize && box[0] < end - fontSize)).filter((words) => words.length > 0);
  const named = cells.filter((words) => words.some(({ text }) => /\p{L}{3}/u.test(text)) && !words.some(({ text }) => /\d{4}/.test(text)));
  if (cells.length < FEWEST_CELLS || named.length < MOSTLY * cells.length) return header;
  return { ...header, cells: header.cells.with(at, { ...heading, role: 'counterparty' }) };
}
