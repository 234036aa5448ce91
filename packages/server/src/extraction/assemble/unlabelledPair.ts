// A summary in a language that nobody knows: of the figures with unknown words around the rows, the two that the rows lead from one to the
// other are the balances, where there is only one such pair and their labels share the word for a balance. What the rows come to on either side
// is none. So it is where only one of them has a label that is known: the other says what it says with the word for a balance. Where both sides
// of the rows are printed as well, the four figures name themselves, whatever their words, and so does the one of unknown words beside one that is known.
import type { PeriodBalances, PickedBalance } from '../accounts/periodBalances.js';
import { labelBeside } from '../facts/figures.js';
import type { SolvedRow } from '../interpretation/solveLedger.js';
import { printedValue } from '../interpretation/values.js';
import type { Checkpoint } from '../rows/stream.js';
import { foldText } from '../tokens/plainText.js';
import type { DocumentContext } from './documentContext.js';

/** Lines above the first row and below the last. */
const MOST_LINES = 16;
const MOST_FIGURES = 24;
/** One row would make a pair of any two figures that its amount lies between. */
const FEWEST_ROWS = 3;

type Context = Pick<DocumentContext, 'lines' | 'isRow' | 'form' | 'decimals' | 'originOf'>;

/**
 * Balances of which the document names none, and the rows print none beside them either.
 * @param isOwed figures without a sign are what is owed
 */
export function withUnlabelledPair(balances: PeriodBalances, solved: readonly SolvedRow[], isOwed: boolean, context: Context): PeriodBalances {
  if ((balances.start && balances.end) || solved.length < FEWEST_ROWS || solved.some(({ isDerived, isGuessed }) => isDerived || isGuessed)) return balances;
  const sides = [1, -1].map((side) => solved.reduce((sum, { amount }) => sum + Math.max(0, side * amount), 0)) as [number, number];
  const net = sides[0] - sides[1];
  const told = balances.start || balances.end ? null : pairWithSides(sides, solved, isOwed, context);
  if (told) return told;
  if (balances.start || balances.end) return withOther(balances, net, [...sides, Math.abs(net), 0], () => candidates(solved, context), () => arePrinted(sides, few(figuresAround(solved, context))));
  // On pixels what was misread may lead there, too.
  const found = net === 0 ? [] : candidates(solved, context).filter(({ item }) => context.originOf(context.lines[item!.line]!.line.page) !== 'ocr').map((figure) => withDebt(figure, isOwed)).filter(({ value }) => ![...sides, Math.abs(net)].includes(Math.abs(value)));
  // With money in and out exchanged, which nobody knows either, they lead back: the one before comes first.
  const pairs = found.flatMap((start, at) => found.slice(at + 1).filter((end) => start.value + net === end.value && shareWord(start, end)).map((end) => ({ start, end })));
  const values = new Set(pairs.map(({ start }) => start.value));
  return values.size === 1 ? pairs[0]! : balances;
}

/** Owed or not, the figure is that of the balance which the labelled one and the rows lead to. */
function withOther({ start, end }: PeriodBalances, net: number, sums: readonly number[], others: () => PickedBalance[], hasBothSides: () => boolean): PeriodBalances {
  const known = start ?? end!;
  const value = start ? start.value + net : end!.value - net;
  if (!known.item || known.item.label === 'balance' || net === 0 || sums.includes(Math.abs(value))) return { start, end };
  const found = others().find((other) => Math.abs(other.value) === Math.abs(value) && (shareWord(other, known) || hasBothSides()));
  const other = found ? { ...found, value } : null;
  return start ? { start, end: other } : { start: other, end };
}

/** "A 156,990   B 147,725   C 283,775   D 293,040", where B and C are what went in and out and D follows from A: the one before comes first. */
function pairWithSides(sides: [number, number], solved: readonly SolvedRow[], isOwed: boolean, context: Context): PeriodBalances | null {
  const figures = few(figuresAround(solved, context));
  const isSide = ({ value }: PickedBalance): boolean => sides.includes(Math.abs(value));
  if (!arePrinted(sides, figures)) return null;
  const others = figures.filter((figure) => figure.item!.isUnlabelled && !isSide(figure)).map((figure) => withDebt(figure, isOwed));
  const pairs = others.flatMap((start, at) => others.slice(at + 1).filter((end) => start.value + sides[0] - sides[1] === end.value).map((end) => ({ start, end })));
  return new Set(pairs.map(({ start }) => start.value)).size === 1 ? pairs[0]! : null;
}

/** What went in and what went out, each of its own amount. */
function arePrinted(sides: readonly [number, number], figures: readonly PickedBalance[]): boolean {
  return sides[0] !== sides[1] && !sides.includes(0) && sides.every((side) => figures.some(({ value }) => Math.abs(value) === side));
}

/** What leads from one to the other leads back as well, once both have the other sign. */
function withDebt(figure: PickedBalance, isOwed: boolean): PickedBalance {
  return isOwed && figure.item!.amount.sign === 0 ? { ...figure, value: -figure.value } : figure;
}

/** "Pocetna sostojba" and "Krajna sostojba". */
function shareWord(a: PickedBalance, b: PickedBalance): boolean {
  const [own, other] = [a, b].map(({ item }) => new Set(foldText(item!.text).match(/\p{L}{4,}/gu)));
  return [...own!].some((word) => other!.has(word));
}

function candidates(solved: readonly SolvedRow[], context: Context): PickedBalance[] {
  return few(figuresAround(solved, context).filter(({ item }) => item!.isUnlabelled));
}

function figuresAround(solved: readonly SolvedRow[], { lines, isRow, form, decimals }: Context): PickedBalance[] {
  const rows = solved.flatMap(({ row }) => row.lines);
  const [first, last] = [Math.min(...rows), Math.max(...rows)];
  const found: PickedBalance[] = [];
  for (let index = Math.max(0, first - MOST_LINES); index <= Math.min(lines.length - 1, last + MOST_LINES); index += 1) {
    const line = lines[index]!;
    if ((index >= first && index <= last) || isRow[index]) continue;
    for (const amount of line.amounts) {
      const { text, kind } = labelBeside(lines, index, amount);
      if (!amount.isMoney || !/\p{L}{3}/u.test(text)) continue;
      const item: Checkpoint = { type: 'checkpoint', kind: 0, label: 'balance', text, line: index, amount, date: null, column: -1, ...(kind === null ? { isUnlabelled: true } : {}) };
      found.push({ value: printedValue(amount, form, decimals), item, moment: null, isInferred: false });
    }
  }
  return found;
}

/** Among many figures some lead from one to the other by accident. */
function few(figures: PickedBalance[]): PickedBalance[] {
  return figures.length > MOST_FIGURES ? [] : figures;
}
