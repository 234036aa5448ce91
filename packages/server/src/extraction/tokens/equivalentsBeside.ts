// "45,10   339,81": while a country changes its currency, every amount is printed once more in the other one, in a column of its own or right of
// each figure. Those are of no row and of no sum.
import { isCurrencyCode } from './currencies.js';
import type { AmountToken } from './amounts.js';
import { type TokenLine, withWords } from './tokenize.js';
import { isKeptInSecond } from './twoCurrencies.js';

/** In heights of figures, by how much ends of one column differ; in widths of its figures, how far its heading reaches. */
const SAME_EDGE = 0.35;
const HEADING = 1;
const FEWEST_PAIRS = 5;
/** Of all rows; of pairs, one of which may be misprinted. */
const NEARLY_ALL = 0.8;
const OF_ONE_RATE = 0.9;
/** Each of both is rounded. */
const ROUNDED = 0.011;
const THOUSANDTHS = 1000;
const RATE = /(?<![\d.,])\d{1,3}[.,]\d{3,6}(?![\d.,])/g;

interface Pair {
  own: AmountToken;
  other: AmountToken;
}

interface Column {
  rate: number;
  pairs: Pair[];
}

export function withoutEquivalentsBeside(lines: readonly TokenLine[]): readonly TokenLine[] {
  const rows = lines.filter(({ dates, amounts }) => dates[0]?.first === 0 && amounts.some(({ isMoney }) => isMoney));
  const double = rows.filter(({ amounts }) => amounts.length > 1);
  if (double.length < FEWEST_PAIRS || double.length < NEARLY_ALL * rows.length) return lines;
  const column = edgesOf(double).map((edge) => columnAt(edge, rows)).find((found) => found !== null && namesTwoCurrencies(lines, found));
  if (!column) return lines;
  const [{ own: ownSample, other: sample }] = column.pairs as [Pair];
  const pairsOn = ({ amounts }: TokenLine): Pair[] => amounts.flatMap((own) => amounts.flatMap((other) => (own !== other && own.isMoney && other.isMoney && isPair(own, other, column.rate) && (own.x1 < other.x1 || isAtEdge(other, sample)) ? [{ own, other }] : [])));
  const of = isKeptInSecond(headedCodes(lines, column), [linksBetween(rows, pairsOn, 'own'), linksBetween(rows, pairsOn, 'other')], lines) ? 'own' : 'other';
  const edge = of === 'own' ? ownSample : sample;
  const ofRows = new Set(rows);
  return lines.map((line) => {
    const pairs = pairsOn(line);
    const others = line.amounts.filter((amount) => amount.isMoney && (pairs.some((pair) => pair[of] === amount) || (ofRows.has(line) && isAtEdge(amount, edge))));
    const words = line.line.words.filter((_, at) => !others.some(({ first, last }) => at >= first && at <= last));
    return others.length === 0 || words.length === 0 ? line : withWords(line, words);
  });
}

/** Rows whose balance, the last of their figures on that side, is that of the row before and an amount of either. */
function linksBetween(rows: readonly TokenLine[], pairsOn: (line: TokenLine) => readonly Pair[], side: 'own' | 'other'): number {
  const figures = rows.map((row) => [...new Set(pairsOn(row).map((pair) => pair[side]))].sort((a, b) => a.x1 - b.x1).map((figure) => Math.round(valueOf(figure) * THOUSANDTHS)));
  return figures.filter((own, at) => {
    const before = figures[at - 1] ?? [];
    const change = Math.abs((own.at(-1) ?? 0) - (before.at(-1) ?? 0));
    return own.length > 1 && before.length > 1 && [own, before].some((row) => row.slice(0, -1).includes(change));
  }).length;
}

/** Of columns of figures, by one figure each: those right of others first. */
function edgesOf(rows: readonly TokenLine[]): AmountToken[] {
  return rows[0]!.amounts.filter(({ isMoney }) => isMoney).reverse();
}

/** The column with this figure, where each of its figures is another one of the row at one rate. */
function columnAt(edge: AmountToken, rows: readonly TokenLine[]): Column | null {
  const held = rows.flatMap(({ amounts }) => {
    const other = amounts.find((amount) => amount.isMoney && isAtEdge(amount, edge));
    return other ? [{ other, owns: amounts.filter((amount) => amount.isMoney && amount !== other) }] : [];
  });
  if (held.length < NEARLY_ALL * rows.length) return null;
  const largest = held.reduce((best, one) => (valueOf(one.other) > valueOf(best.other) ? one : best));
  for (const own of largest.owns) {
    const rate = valueOf(largest.other) / valueOf(own);
    const pairs = held.flatMap(({ other, owns }): Pair[] => owns.filter((one) => isPair(one, other, rate)).slice(0, 1).map((one) => ({ own: one, other })));
    const isLeft = pairs.every((pair) => pair.own.x1 < pair.other.x1);
    const areTwo = pairs.some((pair) => !isAtEdge(pair.own, pairs[0]!.own));
    if (Math.abs(rate - 1) > ROUNDED && pairs.length >= OF_ONE_RATE * held.length && new Set(pairs.map((pair) => valueOf(pair.own))).size >= FEWEST_PAIRS && (isLeft || areTwo)) return { rate, pairs };
  }
  return null;
}

/** Else the one may be a tax, a fee or a share of the other: the rate is printed with its decimals, or both bear a currency, in their heading or beside each. */
function namesTwoCurrencies(lines: readonly TokenLine[], { pairs }: Column): boolean {
  const [{ own, other }] = pairs as [Pair];
  if (own.currency && other.currency && own.currency !== other.currency) return true;
  const isRate = (printed: string): boolean => [Number(printed.replace(',', '.'))].some((rate) => rate > 0 && (pairs.every((pair) => isPair(pair.own, pair.other, rate)) || pairs.every((pair) => isPair(pair.other, pair.own, rate))));
  if (lines.some(({ text }) => text.match(RATE)?.some(isRate))) return true;
  return headedCodes(lines, { pairs }) !== null;
}

/** Over both columns, on one line: of each the code that is nearest to it. */
function headedCodes(lines: readonly TokenLine[], { pairs: [pair] }: Pick<Column, 'pairs'>): [own: string, other: string] | null {
  for (const { line, amounts } of lines) {
    if (amounts.some(({ isMoney }) => isMoney)) continue;
    const codes = line.words.filter(({ text }) => isCurrencyCode(text));
    const over = ({ x0, x1 }: AmountToken): string | undefined => {
      const off = ({ box }: TokenLine['line']['words'][number]): number => Math.max(0, box[0] - x1, x0 - box[2]) + Math.abs(box[2] - x1) / 1000;
      const [nearest] = [...codes].sort((a, b) => off(a) - off(b));
      return nearest && off(nearest) < HEADING * (x1 - x0) ? nearest.text : undefined;
    };
    const [own, other] = [over(pair!.own), over(pair!.other)];
    if (own !== undefined && other !== undefined && own !== other) return [own, other];
  }
  return null;
}

function isPair(own: AmountToken, other: AmountToken, rate: number): boolean {
  return Math.abs(valueOf(own) * rate - valueOf(other)) <= ROUNDED * Math.max(1, rate);
}

function isAtEdge({ x1 }: AmountToken, { x1: edge, box }: AmountToken): boolean {
  return Math.abs(x1 - edge) < SAME_EDGE * (box[3] - box[1]);
}

function valueOf({ number: { raw, scale } }: AmountToken): number {
  return Number(raw.replace(/\D/g, '')) / 10 ** scale;
}
