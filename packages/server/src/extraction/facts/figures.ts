// Figures with their labels outside of rows: "Opening balance 1,250.00", several pairs on a line, or the label printed above the figure.
import { extent, splitAtGaps } from '../columns/pieces.js';
import { median } from '../layout/median.js';
import type { Word } from '../model.js';
import type { AmountToken } from '../tokens/amounts.js';
import type { DateToken } from '../tokens/dates.js';
import { foldText, joinedText, squash } from '../tokens/plainText.js';
import type { TokenLine } from '../tokens/tokenize.js';
import { currencyOf, isCurrencyCode } from '../tokens/currencies.js';
import { headingRole, type HeadingRole } from '../vocabulary/headings.js';
import { isDueDay } from '../vocabulary/printedFacts.js';
import { isInSentenceOfYear, MOST_LABEL_WORDS, wordsBehind } from './aroundFigures.js';
import { signOfWord } from '../vocabulary/signWords.js';
import { isToCome, labelKind, saysOrMore, SUMS, type LabelKind } from '../vocabulary/labels.js';
import { boundBehindDay, labelText } from './labelText.js';

export interface Figure {
  kind: LabelKind;
  text: string;
  line: number;
  amount: AmountToken;
  /** Further figures under the same label, such as the debit and credit totals of one line. */
  more: AmountToken[];
  /** Under a title of its own, whatever column of the table it stands in. */
  isApart?: boolean;
  /** One line of several under the label, with words of its own: a part of what the label names. */
  isPart?: boolean;
  /** "Balance on 31 January" above the figure: the day stands in the label. */
  day?: DateToken;
}

/**
 * Pairs of label and figure on one line, left to right; labels without meaning are left out.
 * @param areWhole money has no decimals: "Payments 0" is a sum, too
 */
export function figuresOnLine(line: TokenLine, index: number, areWhole = false): Figure[] {
  const figures: Figure[] = [];
  let from = 0;
  let open: Figure | null = null;
  const hasMoney = line.amounts.some((amount) => amount.isMoney);
  for (const amount of line.amounts) {
    const isBare = !amount.isMoney && areWhole && hasMoney && endsCell(line, amount);
    if (!amount.isMoney && !isBare && (hasMoney || amount.number.mark !== 'none')) continue;
    if (beginsText(line, amount) || saysOrMore(wordsBehind(line, amount))) continue;
    const { text, kind } = nearestLabel(line, from, amount.first);
    const side = sideBehind(line, amount);
    from = amount.last + (side === 0 ? 1 : 2);
    if (squash(text) === '' && open) {
      if (!isSameInOtherCurrency(line, open.amount, amount)) open.more.push(amount);
      continue;
    }
    const isNone = kind === null || (isBare && !SUMS.has(kind)) || (SUMS.has(kind) && (isInSentenceOfYear(line, amount) || isToCome(wordsBehind(line, amount)) || isInSentence(line, amount)));
    open = isNone ? null : { kind, text, line: index, amount: onSide(amount, side), more: [] };
    if (open) figures.push(open);
  }
  return figures.length > 0 ? figures : bothSides(line, index);
}

const OF_SIDE = new Map<HeadingRole | null, LabelKind>([['credit', 'totalCredits'], ['debit', 'totalDebits']]);

/** "January 2026   Eingang 7.016,22   Ausgang 5.161,19": what heads the columns of both sides elsewhere stands before two figures here, and at once before them: their sums. */
function bothSides(line: TokenLine, index: number): Figure[] {
  const money = line.amounts.filter(({ isMoney }) => isMoney);
  const sums = money.flatMap((amount, at): Figure[] => {
    const text = joinedText(splitAtGaps(line.line.words.slice(at === 0 ? 0 : money[at - 1]!.last + 1, amount.first), APART).at(-1) ?? []).replace(/[\s.:]+$/, '');
    const kind = OF_SIDE.get(headingRole(squash(text)));
    return kind ? [{ kind, text, line: index, amount, more: [] }] : [];
  });
  return money.length === OF_SIDE.size && new Set(sums.map(({ kind }) => kind)).size === OF_SIDE.size ? sums : [];
}

/** "$1,500.00 or have electronic deposits totaling $500.00": the words come at once behind another figure, in the middle of a sentence. */
export function isInSentence({ line: { words, fontSize }, amounts }: TokenLine, amount: AmountToken): boolean {
  const before = amounts.findLast((other) => other.last < amount.first);
  if (!before || amount.first - before.last <= FEWEST_IN_SENTENCE || !/^\p{Ll}{2,}$/u.test(words[before.last + 1]!.text)) return false;
  return words.slice(before.last + 1, amount.first + 1).every((word, at) => word.box[0] - words[before.last + at]!.box[2] < 0.6 * fontSize);
}

/** Words of labels that follow a figure at once are fewer. */
const FEWEST_IN_SENTENCE = 4;

/** "4,120.55 EUR / 8,059.10 BGN": what the first figure is in another currency. */
function isSameInOtherCurrency({ line: { words } }: TokenLine, first: AmountToken, second: AmountToken): boolean {
  const isParted = words.slice(first.first, second.last + 1).some((word) => word.text === '/' || word.text.endsWith('/'));
  return isParted && first.currency !== null && second.currency !== null && first.currency !== second.currency;
}

/** "$50.00 statement credit": the figure opens a run of words of its own, as side bars print them. */
export function beginsText(line: TokenLine, amount: AmountToken): boolean {
  const words = line.line.words;
  const em = line.line.fontSize;
  const before = words[amount.first - 1];
  const after = words[amount.last + 1];
  if (!after || !/^\p{Ll}{3,}/u.test(after.text)) return false;
  return after.box[0] - words[amount.last]!.box[2] < 0.6 * em && (!before || amount.box[0] - before.box[2] > 1.1 * em);
}

/** The words next to the figure first; what stands further left on the line may be something else altogether. */
function nearestLabel(line: TokenLine, from: number, to: number): { text: string; kind: LabelKind | null } {
  const words = line.line.words;
  let start = to;
  let last = '';
  while (start > from) {
    start -= 1;
    while (start > from && words[start]!.box[0] - words[start - 1]!.box[2] <= 1.1 * line.line.fontSize) start -= 1;
    const text = labelText(line, start, to);
    const kind = kindOfLabel(text);
    if (kind !== null) return { text, kind };
    last = text;
  }
  return boundBehindDay(line, from, to) ?? { text: last, kind: null };
}

/** The words that speak for a figure anywhere on the page: on its left, else above it. */
export function labelBeside(lines: readonly TokenLine[], index: number, amount: AmountToken): { text: string; kind: LabelKind | null } {
  const line = lines[index]!;
  const previous = line.amounts.filter((other) => other.last < amount.first).pop();
  const left = nearestLabel(line, previous ? previous.last + 1 : 0, amount.first);
  if (left.kind !== null) return left;
  const above = textAbove(lines, index, amount);
  if (above !== null && (kindOfLabel(above.text) !== null || left.text === '')) return { text: above.text, kind: kindOfLabel(above.text) };
  return left;
}

/** "Total 12", "Saldo31": a number or a day around a label is no part of it; of "BF16202842" and "CF99" it is. */
const NUMBER_AROUND = /(?:(?<=\p{L}{3})|[\s(]+)\d+\s*\S{0,8}$|^(?:\d+\s+)+/gu;

/** A label in two languages counts by either. */
export function kindOfLabel(text: string): LabelKind | null {
  const whole = labelKind(squash(text)) ?? (/\d/.test(text) ? labelKind(squash(text.replace(NUMBER_AROUND, ''))) : null);
  // "Interest rate 0.50 %   Available funds": a rate parts the words of one figure from those of the next.
  const behindRate = whole === null && text.includes('%') ? labelKind(squash(text.slice(text.lastIndexOf('%') + 1))) : null;
  if (behindRate !== null) return behindRate;
  if (whole !== null || !/[/|(]/.test(text) || isSentence(text)) return whole;
  for (const part of text.split(/[/|()]/)) {
    const kind = part.trim() === '' ? null : labelKind(squash(part.replace(/\d.*$/, '')));
    if (kind !== null) return kind;
  }
  return null;
}

/** "Your service fee was waived because you had electronic deposits made into your account(s) totaling $500.00" announces nothing. */
function isSentence(text: string): boolean {
  return text.split(' ').length > MOST_LABEL_WORDS;
}

/**
 * The figure has no words on its left in reach; the nearest words above it are its label.
 * @param areWhole money has no decimals: "0" and "7" under the name of a sum are figures, too
 */
export function figuresUnderLabels(lines: readonly TokenLine[], index: number, areWhole = false): Figure[] {
  const line = lines[index]!;
  const figures: Figure[] = [];
  // "990   2.777.266   2.364.122   414.134": a balance below a thousand has no mark.
  const isAmongFigures = line.amounts.filter(({ isMoney }) => isMoney).length >= FEWEST_BESIDE && line.amounts.length === line.line.words.length;
  for (const amount of line.amounts) {
    if (!(amount.isMoney || (areWhole && isShort(amount))) || (hasOwnLabel(line, amount) && !isCell(lines, index, amount))) continue;
    const label = textAbove(lines, index, withCurrency(line, amount));
    const kind = label === null ? null : kindOfLabel(label.text);
    if (kind === null || label === null || (!amount.isMoney && !SUMS.has(kind) && !isAmongFigures)) continue;
    figures.push({ kind, ...label, line: index, amount: onSide(amount, sideBehind(line, amount)), more: [], ...(isPart(lines, index, amount) ? { isPart: true } : {}) });
  }
  return figures.filter((figure) => !isOfList(figure, figures));
}

const FEWEST_BESIDE = 2;

/** "Day   Balance   Day   Balance   Day   Balance": so many balances under one word are a list of its own. */
const FEWEST_LISTED = 3;

function isOfList({ kind, text }: Figure, figures: readonly Figure[]): boolean {
  return kind === 'balance' && figures.filter((other) => other.kind === kind && other.text === text).length >= FEWEST_LISTED;
}

/** Digits up to the first mark between thousands. */
const LONGEST_GROUP = 3;

function isShort({ number }: AmountToken): boolean {
  return number.mark === 'none' && number.raw.length <= LONGEST_GROUP;
}

/** "Payments   6", and not "Payments 6   441.886", where it is their number, nor "6 payments". */
function endsCell({ line: { words, fontSize }, amounts }: TokenLine, amount: AmountToken): boolean {
  const next = words[amount.last + 1];
  const before = words[amount.first - 1];
  const isAlone = !next || (next.box[0] - amount.box[2] > fontSize && !amounts.some(({ first }) => first === amount.last + 1));
  return isAlone && isShort(amount) && before !== undefined && amount.box[0] - before.box[2] > fontSize;
}

/** "Opening balance   0": nothing needs no decimals. */
export function isNought(line: TokenLine, amount: AmountToken): boolean {
  return amount.number.raw === '0' && endsCell(line, amount) && nearestLabel(line, 0, amount.first).kind !== null;
}

/** "Airtime   0.00   190.87" among other lines like it, under "Paid in" and "Paid out". */
function isPart(lines: readonly TokenLine[], index: number, amount: AmountToken): boolean {
  const hasName = (line: TokenLine): boolean => /\p{L}{3}/u.test(line.line.words[0]!.text);
  const isAlike = (other: TokenLine | undefined): boolean =>
    other?.line.page === lines[index]!.line.page && hasName(other) && other.amounts.some((token) => token.isMoney && token.box[2] > amount.box[0] && token.box[0] < amount.box[2]);
  return hasName(lines[index]!) && [lines[index - 1], lines[index + 1]].some(isAlike);
}

/** "€ 312,77   Af": the side stands in a narrow column of its own behind the figure, nearer to it than to what follows. */
function sideBehind({ line: { words, fontSize }, amounts }: TokenLine, amount: AmountToken): -1 | 0 | 1 {
  const word = words[amount.last + 1];
  const next = words[amount.last + 2];
  if (amount.sign !== 0 || !word || amounts.some((other) => other.first <= amount.last + 1 && other.last > amount.last)) return 0;
  const gap = word.box[0] - words[amount.last]!.box[2];
  const isNarrow = squash(word.text).length <= LONGEST_SIDE;
  return isNarrow && gap <= 3 * fontSize && (!next || next.box[0] - word.box[2] > gap) ? signOfWord(squash(word.text)) : 0;
}

/** "af", "bij", "dr". */
const LONGEST_SIDE = 3;

function onSide(amount: AmountToken, side: -1 | 0 | 1): AmountToken {
  return side === 0 ? amount : { ...amount, sign: side, mark: 'letter' };
}

/** "EUR          + 2,199.01" is one cell: its label may stand over the currency only. What stands at once behind another figure is of that one. */
function withCurrency({ line: { words }, amounts }: TokenLine, amount: AmountToken): AmountToken {
  const before = words[amount.first - 1];
  if (!before || !isCurrencyCode(before.text)) return amount;
  if (amounts.some((other) => other.isMoney && (other.last === amount.first - 1 || (other.last === amount.first - 2 && before.box[0] - other.box[2] < amount.box[0] - before.box[2])))) return amount;
  return { ...amount, box: [before.box[0], amount.box[1], amount.box[2], amount.box[3]] };
}

/** Words on its left speak for the figure, unless the line is one of a small table with several figures; so do words that follow at once. */
function hasOwnLabel(line: TokenLine, amount: AmountToken): boolean {
  const words = line.line.words;
  const after = words[amount.last + 1];
  const isLetter = after !== undefined && (isSign(after.text) || /^\p{Lu}$/u.test(after.text) || currencyOf(foldText(after.text)) !== undefined);
  if (after && !isLetter && after.box[0] - words[amount.last]!.box[2] < 0.7 * line.line.fontSize) return true;
  const before = words[amount.first - 1];
  const isFigure = line.amounts.some((other) => other !== amount && other.last === amount.first - 1);
  // "= 4,065.79" is the last term of "Previous balance - Credits + Debits = Closing balance".
  if (before && before.text !== '=' && !isFigure && amount.box[0] - before.box[2] < 1.2 * line.line.fontSize) return true;
  const money = line.amounts.filter((token) => token.isMoney);
  // "13 JAN 2026   HKD3,001.00" under "Statement date   Statement balance": a day is no label.
  const isOfDay = (at: number): boolean => line.dates.some(({ first, last }) => at >= first && at <= last);
  return money.length < 2 && words.slice(0, amount.first).some((word, at) => /\p{L}/u.test(word.text) && !isCurrencyCode(word.text) && !isOfDay(at));
}

/** "11   1/4   DE11 …   DEUTXEDBCHE   EUR + 4.444,44" under headings that stand where its cells do: none of them is the label of another. */
export function isCell(lines: readonly TokenLine[], index: number, amount: AmountToken): boolean {
  const [above, { line, amounts }] = [lines[index - 1], lines[index]!];
  if (!above || above.line.page !== line.page || above.amounts.some((token) => token.isMoney) || amounts.filter((token) => token.isMoney).length > 1) return false;
  const heads = splitAtGaps(above.line.words, 1).map((words) => ({ x0: words[0]!.box[0], x1: words.at(-1)!.box[2] }));
  const cells = splitAtGaps(line.words, 1).map((words) => words[0]!.box[0]);
  const aligned = heads.filter(({ x0 }) => cells.some((cell) => Math.abs(cell - x0) < 0.3 * line.fontSize));
  // The last cell may begin with its currency.
  const { box } = withCurrency(lines[index]!, amount);
  const isLast = box[0] < amount.box[0] && heads.at(-1)!.x0 === aligned.at(-1)?.x0 && Math.abs(heads.at(-1)!.x0 - box[0]) < 0.3 * line.fontSize;
  return aligned.length >= FEWEST_CELLS && (isLast || heads.some(({ x0, x1 }) => !aligned.some((head) => head.x0 === x0) && Math.abs(x1 - amount.box[2]) < 0.3 * line.fontSize));
}

const FEWEST_CELLS = 3;

/** "1.864,77 +/CREDIT": what tells the side of a figure is no word of a label. */
export function isSign(text: string): boolean {
  return /^[-+/\u2212]*\p{L}*$/u.test(text) && signOfWord(squash(text)) !== 0;
}

/** Labels in the middle of cells whose figures stand at the right: as many on one line as there are cells on the next, and each between the neighbours of its own. */
function headOfCell(above: TokenLine, line: TokenLine, amount: AmountToken): string | null {
  const runsOf = ({ line: { words } }: TokenLine) => splitAtGaps(words, 1).map((run) => ({ ...extent(run), run }));
  const [heads, cells] = [runsOf(above), runsOf(line)];
  if (above.amounts.length > 0 || heads.length < 2 || heads.length !== cells.length) return null;
  const areBetween = heads.every(({ x0, x1 }, at) => x0 > (cells[at - 1]?.x1 ?? -Infinity) && x1 < (cells[at + 1]?.x0 ?? Infinity));
  const middle = (amount.x0 + amount.x1) / 2;
  const own = cells.findIndex(({ x0, x1 }) => middle > x0 && middle < x1);
  const head = areBetween && own >= 0 ? joinedText(heads[own]!.run) : null;
  return head !== null && kindOfLabel(head) !== null ? head : null;
}

function textAbove(lines: readonly TokenLine[], index: number, amount: AmountToken): { text: string; day?: DateToken } | null {
  const line = lines[index]!.line;
  const found: string[] = [];
  let day: DateToken | undefined;
  let floor = line.baseline;
  for (let above = index - 1; above >= Math.max(0, index - 14); above -= 1) {
    const other = lines[above]!;
    if (other.line.page !== line.page || floor - other.line.baseline > UP_TO_LABEL * line.fontSize) break;
    const words = other.line.words.filter((word) => word.box[2] > amount.box[0] - 0.5 * line.fontSize && word.box[0] < amount.box[2] + 0.5 * line.fontSize);
    if (words.length === 0) {
      const head = above === index - 1 ? headOfCell(other, lines[index]!, amount) : null;
      if (head !== null) return { text: head };
      continue;
    }
    // A further line of the same small table: its heading is higher up.
    if (other.amounts.some((token) => token.isMoney && token.box[2] > amount.box[0] && token.box[0] < amount.box[2])) {
      if (found.length > 0) break;
      floor = other.line.baseline;
      continue;
    }
    if (isFollowedByFigure(other, words[words.length - 1]!)) break;
    if (found.length === 2 && (floor - other.line.baseline > LABEL_LEADING * line.fontSize || words.length > FEW_WORDS)) break;
    const run = wholeRun(other, words[0]!.box[0], words[words.length - 1]!.box[2], lines[index]!.amounts.filter((token) => token !== amount && token.isMoney));
    const dated = dayAtEnd(other, run);
    day ??= isDueDay(squash(joinedText(run))) ? undefined : dated;
    found.unshift(joinedText(dated ? other.line.words.slice(other.line.words.indexOf(run[0]!), dated.first) : run));
    floor = other.line.baseline;
    if (found.length === 3) break;
  }
  return found.length === 0 ? null : { text: labelOf(found), ...(day ? { day } : {}) };
}

/** "Balance on   31 January 2026": words, and behind them one day. */
function dayAtEnd({ line: { words }, dates }: TokenLine, run: readonly Word[]): DateToken | undefined {
  const [first, last] = [run[0], run.at(-1)].map((word) => words.indexOf(word!));
  const [day, ...more] = dates.filter((date) => date.last >= first! && date.first <= last!);
  return day && more.length === 0 && day.first > first! && day.last === last ? day : undefined;
}

/** In sizes of type: from a figure to its label, past a further line of another label; recognition takes large type for a little less than it is. */
const UP_TO_LABEL = 3.3;
/** In sizes of type: from the third line of a label to the second. */
const LABEL_LEADING = 1.7;
const FEW_WORDS = 2;

/** What the lines above a figure call it: as few of them as say something. "Beginning" above "balance", "Previous" above "statement" and "balance": which one it is stands above. */
function labelOf(lines: readonly string[]): string {
  const labels = [1, 2, 3].filter((count) => count <= lines.length).map((count) => lines.slice(-count).join(' '));
  const kinds = labels.map(kindOfLabel);
  const known = kinds.findIndex((kind) => kind !== null);
  if (known < 0) return labels[1] ?? labels[0]!;
  if (kinds[known] !== 'balance' && kinds[known] !== 'closing') return labels[known]!;
  const longer = kinds.map((kind, at) => (at > known ? kind : null));
  const which = [longer.findIndex((kind) => kind === 'opening' || kind === 'ignore'), longer.indexOf('closing')].find((at) => at >= 0);
  return labels[which ?? known]!;
}

/** "Card payment   886.71" over "USD 516.38": the words belong to the figure on their own line. */
function isFollowedByFigure({ line: { words, fontSize }, amounts }: TokenLine, last: Word): boolean {
  let next = words.indexOf(last) + 1;
  while (next < words.length && words[next]!.box[0] - words[next - 1]!.box[2] < APART * fontSize && !amounts.some(({ first }) => first === next)) next += 1;
  return amounts.some(({ first, isMoney }) => isMoney && first === next);
}

/** The words that touch the interval, with their neighbours at word distance: up to the widest white before a word over one of the other figures. */
function wholeRun(line: TokenLine, x0: number, x1: number, others: readonly AmountToken[]): readonly Word[] {
  const words = line.line.words;
  let first = words.findIndex((word) => word.box[2] >= x0);
  let last = first;
  while (last + 1 < words.length && words[last + 1]!.box[0] <= x1) last += 1;
  const near = Math.max(APART * line.line.fontSize, SPACED * (spacedWhite(line) ?? 0));
  while (first > 0 && words[first]!.box[0] - words[first - 1]!.box[2] < near) first -= 1;
  while (last + 1 < words.length && words[last + 1]!.box[0] - words[last]!.box[2] < near) last += 1;
  return ownPart(words.slice(first, last + 1), x0, x1, others);
}

/** In sizes of type: wider than a space, and where letters stand apart. */
const APART = 0.7;
const WIDE_SPACE = 1.2;
/** Of the least white of such a line: its spaces, and white between labels at least. */
const SPACED = 1.3;
const FAR_WIDER = 2.5;

/** "T O T A L  L I M I T": white between words of a line whose letters stand apart; null where they do not. */
function spacedWhite({ line: { words, fontSize } }: TokenLine): number | null {
  const gaps = words.slice(1).map((word, at) => word.box[0] - words[at]!.box[2]);
  const least = Math.min(...gaps);
  const isClear = gaps.every((gap) => gap <= SPACED * least || gap >= FAR_WIDER * least);
  const isSpaced = least > APART * fontSize && least < WIDE_SPACE * fontSize && gaps.filter((gap) => gap <= SPACED * least).length > 1;
  return isClear && isSpaced && gaps.some((gap) => gap >= FAR_WIDER * least) ? least : null;
}

/** White this much wider than the usual one of a run parts two labels. */
const WIDER = 1.25;

function ownPart(run: readonly Word[], x0: number, x1: number, others: readonly AmountToken[]): readonly Word[] {
  const isOver = ({ box }: Word, left: number, right: number): boolean => box[2] > left && box[0] < right;
  const isForeign = (word: Word): boolean => !isOver(word, x0, x1) && others.some(({ box }) => isOver(word, box[0], box[2]));
  const first = run.findIndex((word) => isOver(word, x0, x1));
  const last = run.findLastIndex((word) => isOver(word, x0, x1));
  const [left, right] = [run.findLastIndex((word, at) => at < first && isForeign(word)), run.findIndex((word, at) => at > last && isForeign(word))];
  return run.slice(left < 0 ? 0 : (labelsPart(run, left, first) ?? 0), right < 0 ? run.length : (labelsPart(run, last, right) ?? run.length));
}

/** Where the second of two labels begins, between these words; null where the white says that they are one. */
function labelsPart(run: readonly Word[], from: number, to: number): number | null {
  const gaps = run.slice(1).map((word, at) => word.box[0] - run[at]!.box[2]);
  const between = gaps.slice(from, to);
  const widest = Math.max(...between);
  return widest < WIDER * median(gaps) ? null : from + between.indexOf(widest) + 1;
}
