// "GIROCONTO -1.204,50, IMPOSTA DI BOLLO -34,20" beside the rows, in whatever language: sums of the rows that say these words, or of both
// sides. Where the others come to what the rows do, one that does not contradicts them.
import { isMisprint } from '../../reconciliation/misreading.js';
import type { PrintedCheck } from '../../reconciliation/provePeriod.js';
import type { Ledger } from '../accounts/ledgers.js';
import type { SolvedRow } from '../interpretation/solveLedger.js';
import { magnitude } from '../interpretation/values.js';
import { joinedText, squash } from '../tokens/plainText.js';
import type { TokenLine } from '../tokens/tokenize.js';
import { figureOf } from './groupHeads.js';
import { linesLeftOut, type StrayContext } from './strayFigures.js';
import type { BoxTerm } from './summaryBox.js';

const FEWEST_KINDS = 3;
/** Of these, as many agree at least, one of them with several rows. */
const FEWEST_RIGHT = 2;
/** "DD", "SO": letters of a name. */
const FEWEST_LETTERS = 2;
/** In sizes of type: from line to line, and by how much figures of one column may end apart. */
const NEXT_LINE = 2.5;
const SAME_COLUMN = 0.6;

interface Category extends BoxTerm {
  sign: -1 | 0 | 1;
}

export function categorySums(ledger: Ledger, rows: readonly SolvedRow[], context: StrayContext): PrintedCheck[] {
  const blocks = blocksOf(linesLeftOut(ledger, rows), context);
  if (blocks.length === 0 || rows.length === 0) return [];
  const texts = rows.map(({ row }) => ` ${row.lines.map((line) => wordsOf(context.lines[line]!)).join(' ')} `);
  return blocks.flatMap((block) => {
    const wrong = namedMiss(block, rows, texts) ?? sideMiss(block, rows);
    return wrong ? [{ kind: 'other', label: wrong.label, expected: wrong.expected, actual: wrong.actual, source: context.sourceOf(wrong.token, wrong.line) }] : [];
  });
}

function wordsOf({ line }: TokenLine): string {
  return line.words.map(({ text }) => squash(text)).filter(Boolean).join(' ');
}

/** Lines of words and one figure each, which stand one below the other outside of the rows. */
function blocksOf(leftOut: ReadonlySet<number>, context: StrayContext): Category[][] {
  const blocks: Category[][] = [];
  let last: Category | null = null;
  context.lines.forEach(({ line }, index) => {
    const token = context.isRow[index] && !leftOut.has(index) ? null : figureOf(index, context);
    if (!token) return;
    const category = { token, line: index, value: magnitude(token, context.form, context.decimals), sign: token.sign, label: joinedText(line.words.slice(0, token.first)) };
    const above = last && context.lines[last.line]!.line;
    const isNext = last?.line === index - 1 && above!.page === line.page && line.baseline - above!.baseline <= NEXT_LINE * line.fontSize && Math.abs(token.x1 - last.token.x1) <= SAME_COLUMN * line.fontSize;
    if (isNext) blocks.at(-1)!.push(category);
    else blocks.push([category]);
    last = category;
  });
  return blocks.filter(({ length }) => length >= FEWEST_KINDS);
}

interface Miss extends Category {
  expected: number;
  actual: number;
}

function asPrinted({ value, sign }: Category): number {
  return sign < 0 ? -value : value;
}

/** All but one come to the rows that name them. */
function namedMiss(block: readonly Category[], rows: readonly SolvedRow[], texts: readonly string[]): Miss | null {
  const named = block.flatMap((category) => {
    const name = category.label.split(' ').map(squash).filter((word) => word && !/^\d+$/.test(word)).join(' ');
    const own = name.length < FEWEST_LETTERS ? [] : rows.filter((_, index) => texts[index]!.includes(` ${name} `));
    return own.length > 0 ? [{ category, rows: own.length, sum: own.reduce((sum, { amount }) => sum + amount, 0) }] : [];
  });
  const right = named.filter(({ category: { value }, sum }) => value === Math.abs(sum));
  const hasSigns = right.some(({ category, sum }) => sum < 0 && category.sign < 0);
  const isUnsigned = ({ category, sum }: { category: Category; sum: number }): boolean => hasSigns && sum < 0 && category.sign >= 0;
  const wrong = named.filter((group) => !right.includes(group) || isUnsigned(group));
  if (wrong.length !== 1 || named.length - 1 < FEWEST_RIGHT || !right.some((group) => group.rows > 1 && group !== wrong[0])) return null;
  const [{ category, sum }] = wrong as [typeof wrong[0]];
  if (category.value !== Math.abs(sum) && !isMisprint(category.value, Math.abs(sum))) return null;
  return { ...category, expected: hasSigns ? asPrinted(category) : category.value, actual: hasSigns ? sum : Math.abs(sum) };
}

/** Signs tell their sides: one side adds up, the other but for one figure, or both but for one sign. */
function sideMiss(block: readonly Category[], rows: readonly SolvedRow[]): Miss | null {
  if (!block.some(({ sign }) => sign < 0)) return null;
  const gaps = ([1, -1] as const).map((side) => ({ side, gap: sideOf(rows.map(({ amount }) => amount), side) - sideOf(block.map(asPrinted), side) }));
  const open = gaps.filter(({ gap }) => gap !== 0);
  const unlike = open.length === 1 ? block.find((category) => Math.sign(asPrinted(category)) === open[0]!.side && isMisprint(category.value, category.value + open[0]!.gap)) : undefined;
  if (unlike) return { ...unlike, expected: asPrinted(unlike), actual: open[0]!.side * (unlike.value + open[0]!.gap) };
  const turned = gaps[0]!.gap === -gaps[1]!.gap && open.length === 2 ? block.find((category) => asPrinted(category) === gaps[1]!.gap) : undefined;
  return turned ? { ...turned, expected: asPrinted(turned), actual: -asPrinted(turned) } : null;
}

function sideOf(values: readonly number[], side: -1 | 1): number {
  return values.reduce((sum, value) => sum + Math.max(0, side * value), 0);
}
