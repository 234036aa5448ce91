// Rows printed as running text, "01/03/2024 - Coffee - $4.50": figures end lines of any length and share no edge. Their places count from the
// end of the line, in columns that are thought to stand right of everything.
import { clusterByEdges } from '../columns/alignment.js';
import { median } from '../layout/median.js';
import type { AmountToken } from './amounts.js';
import type { TokenLine } from './tokenize.js';

const FEWEST = 3;
/** In sizes of type: between words of running text, at most. */
const SPACE = 1.2;
const USUAL = 0.8;
/** Of the figures that end the lines, those that two columns would hold. */
const SHARED = 0.7;
/** In sizes of type, from one of the columns to the next. */
export const COLUMN = 12;

/** In sizes of type: by how much the white between texts and figures may differ where it is wider and the same on all lines. */
const SAME_SPACE = 0.2;
/** "$4.50, balance $120.00" */
const MOST_WORDS_BETWEEN = 2;

interface RunningRow {
  figures: AmountToken[];
  /** What stands between the figures. */
  between: string;
  hasDash: boolean;
}

export function alignRunningRows(lines: readonly TokenLine[]): TokenLine[] {
  const rows = lines.map(readRow);
  const own = lines.filter((_, index) => rows[index] !== null);
  const found = rows.filter((row) => row !== null);
  if (found.length < FEWEST || !areRagged(found, own)) return alignBehindTexts(lines);
  const count = usualCount(found);
  const em = own[0]!.line.fontSize;
  const right = lines.reduce((most, { line }) => Math.max(most, line.box[2]), 0);
  return lines.map((line, index) => {
    const row = rows[index];
    if (!row || row.figures.length < count) return line;
    const placed = new Map(row.figures.slice(-count).map((token, at) => [token, place(token, right + (at + 1) * COLUMN * em, row.hasDash && isDashed(token, line))]));
    return { ...line, isRunning: true, amounts: line.amounts.map((token) => placed.get(token) ?? token) };
  });
}

/** "11  Groceries  -$763.61          $239.76": the amounts stand right behind their texts, wherever these end, and only the balances in a column. */
function alignBehindTexts(lines: readonly TokenLine[]): TokenLine[] {
  const amounts = lines.map(amountBehindText);
  const found = amounts.flatMap((token, index) => (token === null ? [] : [{ token, gap: gapBefore(token, lines[index]!), em: lines[index]!.line.fontSize }]));
  if (found.length < FEWEST_BEHIND) return [...lines];
  const em = found[0]!.em;
  const usual = median(found.map(({ gap }) => gap));
  const areBehind = usual < WIDEST * em && found.every(({ gap }) => Math.abs(gap - usual) < SAME_SPACE * em);
  const spread = (edge: 'x0' | 'x1'): number => Math.max(...found.map(({ token }) => token[edge])) - Math.min(...found.map(({ token }) => token[edge]));
  if (!areBehind || Math.min(spread('x0'), spread('x1')) < SPREAD * em) return [...lines];
  const x1 = lines.reduce((most, { line }) => Math.max(most, line.box[2]), 0) + COLUMN * em;
  return lines.map((line, index) => {
    const amount = amounts[index];
    return amount ? { ...line, amounts: line.amounts.map((token) => (token === amount ? place(token, x1, false) : token)) } : line;
  });
}

/** Behind a day, or the number of one, and words, before the figure that ends the line further right. */
function amountBehindText(tokens: TokenLine): AmountToken | null {
  const { line: { words }, dates, amounts } = tokens;
  const balance = amounts.find(({ isMoney, last }) => isMoney && last === words.length - 1);
  const amount = balance && amounts.find(({ isMoney, last }) => isMoney && last === balance.first - 1);
  const isDated = dates[0]?.first === 0 || /^\d{1,2}$/.test(words[0]!.text);
  if (!amount || !isDated || !/\p{L}/u.test(words[amount.first - 1]?.text ?? '')) return null;
  return gapBefore(balance, tokens) > gapBefore(amount, tokens) ? amount : null;
}

function gapBefore({ first }: AmountToken, { line: { words } }: TokenLine): number {
  return words[first]!.box[0] - words[first - 1]!.box[2];
}

const FEWEST_BEHIND = 5;
/** In sizes of type: white between texts and what stands behind them, and how far apart these begin at least. */
const WIDEST = 4;
const SPREAD = 3;

/** A day, words, and figures at the end. */
function readRow(tokens: TokenLine): RunningRow | null {
  const { line, dates, amounts } = tokens;
  if (dates[0]?.first !== 0) return null;
  const figures: AmountToken[] = [];
  const between: string[] = [];
  for (let end = line.words.length - 1; ; ) {
    const token = amounts.find(({ isMoney, last }) => isMoney && last <= end && (last === end || (figures.length > 0 && last >= end - MOST_WORDS_BETWEEN)));
    if (!token || token.first <= dates[0].last) break;
    between.unshift(...line.words.slice(token.last + 1, end + 1).map(({ text }) => text));
    figures.unshift(token);
    end = token.first - 1;
  }
  const hasText = figures.length > 0 && figures[0]!.first > dates[0].last + 1;
  return hasText ? { figures, between: between.join(' '), hasDash: DASH.test(line.words[dates[0].last + 1]!.text) } : null;
}

export const DASH = /^[-\u2010-\u2015\u2212]$/;

/** Figures behind their texts at one distance, parted by the same words, and in no columns. */
function areRagged(rows: readonly RunningRow[], lines: readonly TokenLine[]): boolean {
  const em = lines[0]!.line.fontSize;
  const gaps = rows.map(({ figures: [first] }, index) => {
    const { words } = lines[index]!.line;
    return words[first!.first]!.box[0] - words[first!.first - 1]!.box[2];
  });
  const usual = median(gaps);
  const close = gaps.filter((gap) => gap < SPACE * em || Math.abs(gap - usual) < SAME_SPACE * em);
  if (close.length < USUAL * rows.length || rows.some(({ figures, between }) => figures.length > 1 && between !== rows.find((row) => row.figures.length > 1)!.between)) return false;
  const clusters = clusterByEdges(rows.map(({ figures }) => figures.at(-1)!).map(({ x1 }) => ({ x0: x1, x1 })), 0.45 * em);
  const [first, second] = clusters.map(({ members }) => members.length).sort((a, b) => b - a);
  return first! + (second ?? 0) < SHARED * rows.length;
}

function usualCount(rows: readonly RunningRow[]): number {
  const counts = new Map<number, number>();
  for (const { figures } of rows) counts.set(figures.length, (counts.get(figures.length) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]![0];
}

/** "01/03/2024 - Refund - $5.00": the dash that parts the day from the text parts the figure from it, too, and is no minus. */
function isDashed(token: AmountToken, { line }: TokenLine): boolean {
  return token.mark === 'minus' && DASH.test(line.words[token.first]!.text);
}

export function place(token: AmountToken, x1: number, isDash: boolean): AmountToken {
  const placed = { ...token, x0: x1 - (token.x1 - token.x0), x1 };
  return isDash ? { ...placed, first: token.first + 1, text: token.text.replace(/^\S+\s*/, ''), sign: 0, mark: null } : placed;
}
