// Cells set to the bottom of their row, as spreadsheets print them: the lines of a text stand above the figures of their own row.
import type { TableKind, TableLayout } from '../columns/tables.js';
import type { TokenLine } from '../tokens/tokenize.js';
import { joinedText, squash } from '../tokens/plainText.js';
import type { LabelKind } from '../vocabulary/labels.js';
import { isPayeeKind, isPurpose } from '../vocabulary/payeeWords.js';
import type { LineView } from './describeLine.js';
import { areCounted, numberOn } from './rowNumbers.js';

/** Lines of print between two lines of one row, at most. */
const NEAR = 1.6;

/** And from a row down to the first line behind it, or as far as to the next row where it has none. */
const FARTHER = 2;

/** Texts of several lines, at least, whose lengths are compared. */
const FEWEST = 3;

const MANY = 8;

/** Of the rows, those whose texts stand in front of their days. */
const MOSTLY_BEFORE = 0.5;

/** Of the rows, where their days are those of rows above. */
const OFTEN_WITHOUT_DAY = 0.3;

/** Further in than the first line of a text, in sizes of type. */
const INDENT = 0.5;

/** In sizes of type: where texts of one column begin. */
const ALIGNED = 0.3;

/** In sizes of type: distances that differ by less are the same. Recognition puts lines a little higher or lower than they stand. */
const ALIKE = { printed: 0.03, recognized: 0.12 };

/**
 * By kind. No table of this sort has text below its last figures. Rows keep a little more distance than the lines within them, so the texts are
 * nearer to the figures below; where all distances are the same, there is text between the heading and the first figures, or, as a text is
 * broken where its cell ends and its last line is the shortest, the lines beside the figures are shorter than those above them; or what ends texts
 * ("Mandate 4711", "Invoice 17") stands beside the figures.
 *
 * @param days 1 for each line with the day of the rows below it, where no row has its own
 */
export function findTextAbove({ kinds, kindOf, isHeading }: TableLayout, given: readonly LineView[], lines: readonly TokenLine[], furniture: Uint8Array, days: Uint8Array | null): boolean[] {
  const views = withoutRowNumbers(given, lines, kindOf, kinds.length);
  const found = kinds.map(() => ({ opens: false, ends: 0, indented: 0, flush: 0, hanging: 0, longer: 0, shorter: 0, underSums: 0, above: 0, below: 0, purposeBeside: 0, purposeAlone: 0, entries: [] as Entry[] }));
  let run: TokenLine[] = [];
  let state = 'none' as 'heading' | 'row' | 'sum' | 'none';
  let row: TokenLine | null = null;
  let textX0 = 0;
  let kind = 0;
  const end = (next: typeof state): void => {
    if (state === 'row' && run.length > 0) found[kind]!.ends += 1;
    [state, run] = [next, []];
  };
  // At the head of the next page a summary may stand, too, at other places.
  const mayGoOn = (view: LineView, { line }: TokenLine): boolean => state !== 'row' || line.page === row!.line.page || Math.abs(view.textX0 - textX0) < ALIGNED * line.fontSize;
  const bounds = kinds.map((own) => boundOfTexts(own, views.filter((view, index) => kindOf[index] === own.id && view.filled > 0 && view.label === null)));
  const steps = kinds.map(({ id }) => leastStep(lines, (index) => kindOf[index] === id && views[index]!.filled > 0 && views[index]!.label === null));
  const mayLackDays = kinds.map(({ id }) => printsDaysOnce(views.filter((view, index) => kindOf[index] === id && view.filled > 0 && view.label === null)));
  const hasRow = new Set<number>();
  // The first row of a table without headings: what stands close above it, where its own text begins, is of it.
  const standsUnderText = (index: number): boolean => {
    const above = views[index - 1];
    const isAligned = above !== undefined && Math.abs(above.textX0 - views[index]!.textX0) < ALIGNED * lines[index]!.line.fontSize;
    return isAligned && above.label === null && isNextTo(lines[index - 1], lines[index]!) && isText(above, bounds[kindOf[index]!]);
  };
  for (let index = 0; index < lines.length; index += 1) {
    if (furniture[index]) continue;
    const view = views[index]!;
    const isNear = isNextTo(lines[index - 1], lines[index]!);
    if (isHeading[index] || days?.[index]) end('heading');
    // Balances and sums stand on lines of their own.
    else if (view.filled > 0 && view.label !== null && !paysNumbered(view, lines[index]!)) end(state === 'heading' ? 'heading' : isSum(view.label) ? 'sum' : 'none');
    else if (view.filled > 0 && (view.dates.length > 0 || days !== null || mayLackDays[kindOf[index]!])) {
      const own = found[kindOf[index]!]!;
      if (run.length > 0 && isNear) {
        if (isPurposeOf(view.words)) own.purposeBeside += 1;
        own.purposeAlone += run.filter(({ line }) => isPurposeOf(line.words.slice(0, 2).map(({ text }) => text))).length;
        if (view.textX0 > run[0]!.line.box[0] + INDENT * lines[index]!.line.fontSize) own.hanging += 1;
        own.opens ||= state === 'heading';
        if (state === 'sum') own.underSums += 1;
        const gap = distance(run.at(-1)!, lines[index]!) - (state === 'row' ? distance(row!, run[0]!) : 0);
        if (state === 'row' && Math.abs(gap) > alikeIn(lines[index]!)) own[gap > 0 ? 'above' : 'below'] += 1;
        if (state === 'row') own[run.every(({ line }) => line.box[0] > Math.max(textX0, view.textX0) + INDENT * line.fontSize) ? 'indented' : 'flush'] += 1;
        own[textEnd(lines[index]!, run[0]!) < textEnd(run.at(-1)!, run[0]!) ? 'shorter' : 'longer'] += 1;
      }
      const before = own.entries.at(-1);
      if (before && state === 'row') before.hasBelow = run.length > 0;
      if (state === 'row') own.entries.push({ word: firstWord(lines[index]!, view.textX0), words: firstWords(lines[index]!, view.textX0), wordAbove: firstWord(run.length > 0 && isNear ? run[0]! : lines[index]!, view.textX0), hasAbove: run.length > 0 && isNear, hasBelow: null });
      if (state === 'none' && !hasRow.has(kindOf[index]!)) own.opens ||= standsUnderText(index);
      hasRow.add(kindOf[index]!);
      [state, run, row, textX0] = ['row', [], lines[index]!, view.textX0];
    } else if (state !== 'none' && (isNear || (run.length === 0 && (state !== 'row' || isNextTo(lines[index - 1], lines[index]!, Math.max(FARTHER, steps[kindOf[index]!] ?? 0))))) && isText(view, days === null ? bounds[kindOf[index]!] : -Infinity) && mayGoOn(view, lines[index]!)) run.push(lines[index]!);
    else end('none');
    kind = kindOf[index]!;
  }
  return found.map(({ opens: isOpened, ends, indented, flush, hanging, longer, shorter, underSums, above, below, purposeBeside, purposeAlone, entries }, id) => {
    // In front of days a single line may be the title over all rows.
    const opens = isOpened && (bounds[id] === kinds[id]!.dates[0]?.x1 || longer + shorter > 1);
    // The lines beside the figures stand further in than the first ones above them: they go on with those.
    if (ends === 0 && isMost(hanging, indented)) return true;
    // Lists from machines that print line by line set what goes on with a row further in.
    if (above > below || isMost(indented, flush)) return false;
    // A notice below the rows is no text of the last one where so many are nearer to the figures below them.
    if (ends > 0) return above === 0 && below >= MANY * ends;
    if (!opens && underSums < FEWEST && beginBeside(entries)) return false;
    return opens || underSums >= FEWEST || isMost(below, above) || isMost(purposeBeside, purposeAlone) || belongAbove(entries) || (isMost(shorter, longer) && !belongBelow(entries));
  });
}

/** Where rows are counted, their texts begin behind their numbers. */
function withoutRowNumbers(views: readonly LineView[], lines: readonly TokenLine[], kindOf: ArrayLike<number>, kinds: number): LineView[] {
  const result = [...views];
  for (let kind = 0; kind < kinds; kind += 1) {
    const rows = views.flatMap(({ filled, label }, index) => (filled > 0 && label === null && kindOf[index] === kind ? [index] : []));
    const numbers = rows.map((index) => numberOn(lines[index]!));
    if (!areCounted(numbers)) continue;
    rows.forEach((index, at) => {
      const next = lines[index]!.line.words.find(({ box }) => numbers[at] && box[0] > numbers[at].x1);
      if (next && numbers[at]!.x0 === views[index]!.textX0) result[index] = { ...views[index]!, textX0: next.box[0] };
    });
  }
  return result;
}

function isSum(label: LabelKind): boolean {
  return label === 'total' || label === 'totalCredits' || label === 'totalDebits';
}

/** Only the first row of a day has it. */
function printsDaysOnce(rows: readonly LineView[]): boolean {
  return rows.filter(({ dates }) => dates.length === 0).length > OFTEN_WITHOUT_DAY * rows.length;
}

/** What stands behind a name, and not in front of one, as "Facture carte" does. */
function isPurposeOf([first = '', second = '']: readonly string[]): boolean {
  return isPurpose(squash(first)) && ![first, first + second].some((words) => isPayeeKind(squash(words)));
}

/** "19/12/2022   SALDO FATT. 750149   184,57": the balance of an invoice, paid on that day. */
function paysNumbered({ label, dates: days }: LineView, { line: { words }, dates, amounts }: TokenLine): boolean {
  if (label !== 'balance' || days.length === 0) return false;
  const taken = [...dates, ...amounts.filter(({ isMoney }) => isMoney)];
  return words.some(({ text }, at) => /^\D{0,3}\d{4,}$/.test(text) && !taken.some(({ first, last }) => at >= first && at <= last));
}

/** A row between two others of its table. */
interface Entry {
  /** The first of its text, on the line of its figures, and the first two. */
  word: string;
  words: string;
  /** The first one, were the lines above the figures its own. */
  wordAbove: string;
  hasAbove: boolean;
  hasBelow: boolean | null;
}

/** "DEPOSIT" never has text below it and "CHECK CARD PURCHASE" always has, while above either there is some or not, as it happens: each is of the row above it. */
function belongBelow(entries: readonly Entry[]): boolean {
  return mixed(entries, 'word', 'hasBelow') === 0 && mixed(entries, 'word', 'hasAbove') >= FEWEST;
}

/** "CARD 1109" always stands above figures and "CHEQUE PAID" always beside them, while below "CHEQUE PAID" there is text or not, as it happens. */
function belongAbove(entries: readonly Entry[]): boolean {
  // "COMPRA TARJETA 1838" may always have text below it, and "COMPRA FARMACIA" never.
  if (mixed(entries, 'words', 'hasBelow') < FEWEST - 1) return false;
  const asItHappens = mixed(entries, 'word', 'hasBelow');
  return asItHappens >= FEWEST && asItHappens >= 4 * mixed(entries, 'wordAbove', 'hasAbove');
}

/** Rows under which nothing may stand begin with "TRANSFER" or "ACH"; so do those under a text, on the line of their figures, and never on that text. */
function beginBeside(entries: readonly Entry[]): boolean {
  const alone = new Set(entries.filter(({ hasAbove }) => !hasAbove).map(({ word }) => word));
  const under = entries.filter(({ hasAbove }) => hasAbove);
  const beside = under.filter(({ word }) => alone.has(word)).length;
  return beside >= FEWEST - 1 && beside >= 4 * under.filter(({ wordAbove }) => alone.has(wordAbove)).length;
}

/** How many entries differ from most others with the same word in what stands above or below them. */
function mixed(entries: readonly Entry[], word: 'word' | 'words' | 'wordAbove', has: 'hasAbove' | 'hasBelow'): number {
  const counts = new Map<string, [number, number]>();
  for (const entry of entries.filter(({ hasBelow }) => hasBelow !== null)) {
    const count = counts.get(entry[word]) ?? [0, 0];
    count[entry[has] ? 1 : 0] += 1;
    counts.set(entry[word], count);
  }
  return [...counts.values()].reduce((sum, [without, with_]) => sum + Math.min(without, with_), 0);
}

function firstWord({ line: { words, fontSize } }: TokenLine, x0: number): string {
  return words.find(({ box }) => Math.abs(box[0] - x0) < 0.5 * fontSize)?.text ?? '';
}

function firstWords({ line: { words, fontSize } }: TokenLine, x0: number): string {
  const first = words.findIndex(({ box }) => Math.abs(box[0] - x0) < 0.5 * fontSize);
  return first < 0 ? '' : joinedText(words.slice(first, first + 2));
}

function isMost(these: number, others: number): boolean {
  return these >= FEWEST && these >= 4 * others;
}

function alikeIn({ line }: TokenLine): number {
  return line.fontSize * ALIKE[line.words[0]!.confidence === undefined ? 'printed' : 'recognized'];
}

function distance(above: TokenLine, below: TokenLine): number {
  return below.line.baseline - above.line.baseline;
}

/** Where the text of the column ends in which the other line begins. */
function textEnd({ line }: TokenLine, { line: column }: TokenLine): number {
  const start = line.words.findIndex((word) => Math.abs(word.box[0] - column.box[0]) < 0.5 * line.fontSize);
  let end = start < 0 ? -Infinity : line.words[start]!.box[2];
  for (let at = start + 1; start >= 0 && at < line.words.length && line.words[at]!.box[0] - end < line.fontSize; at += 1) end = line.words[at]!.box[2];
  return end;
}

function isText(view: LineView, bound: number | undefined): boolean {
  return view.filled === 0 && view.dates.length === 0 && view.words.length > 0 && bound !== undefined && view.textX0 > bound;
}

/** Where texts begin at the left, at most: behind the days, or at the leftmost of those that stand in front of them. */
function boundOfTexts({ dates: [days], fontSize }: TableKind, rows: readonly LineView[]): number | undefined {
  if (!days) return undefined;
  const before = rows.filter(({ dates, textX0 }) => dates.length > 0 && textX0 < days.x0);
  const isBehind = before.length > MOSTLY_BEFORE * rows.filter(({ dates }) => dates.length > 0).length;
  return isBehind ? Math.min(...before.map(({ textX0 }) => textX0)) - ALIGNED * fontSize : days.x1;
}

/** In sizes of type: from a row to the next one, where nothing stands between them. */
function leastStep(lines: readonly TokenLine[], isRow: (index: number) => boolean): number {
  let least = Infinity;
  for (let index = 1; index < lines.length; index += 1) {
    const [above, { line }] = [lines[index - 1]!, lines[index]!];
    if (isRow(index - 1) && isRow(index) && above.line.page === line.page) least = Math.min(least, distance(above, lines[index]!) / line.fontSize);
  }
  return least === Infinity ? 0 : least + ALIKE.recognized;
}

function isNextTo(above: TokenLine | undefined, { line }: TokenLine, most = NEAR): boolean {
  return above !== undefined && above.line.page === line.page && line.baseline - above.line.baseline <= most * line.fontSize;
}
