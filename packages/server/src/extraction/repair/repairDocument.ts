// The repair of scans: figures in doubt are read again, and a new reading is kept where arithmetic leaves exactly one that the pixels allow.
// What a second reading confirms is never changed: then the paper is wrong, and the proof says so.
import type { Box, DocumentModel, ExtractedDocument, PageModel, StatementPeriod, StatementRow, Word } from '../model.js';
import { awaitsEnds, CHAIN_CONFIRMED, figuresOfEnds, hasFiguresBeyond } from './confirmChains.js';
import { awaitsConfirmation, figuresOfSum, standsAlone, SUM_CONFIRMED, withConfirmed } from './confirmSums.js';
import { applyReadings, type Correction } from './applyReadings.js';
import { brokenPlaces, compareStandings, standingOf, type BrokenPlace } from './breaks.js';
import { onlyImprovement, type Trial } from './chooseCandidate.js';
import { type DateCell, hasOwnDate, isSameRow } from './dateCells.js';
import { oddDates } from './dayHeadings.js';
import { isOutOfOrder, leapingDate, leapingDates, unorderedDates, withDoubtfulDates } from './doubtfulDates.js';
import { doubtfulFigures, isCleanFigure, isDoubted, isHardlyRead, isWeak, wordsAt } from './doubt.js';
import { oddFigureCells } from './figureCells.js';
import { type GarbledLine, garbledLines, isReadFairly, isReadWell, rereadLine } from './garbledLines.js';
import { missingStrips } from './missingStrips.js';
import { recordRepairs } from './recordRepairs.js';
import { dateCorrections, rereadDate } from './rereadDates.js';
import { SecondLooks } from './secondLooks.js';
import type { Reading } from './settleReadings.js';

/** Reads pixels again; the boxes are those of the page model. */
export interface CellReader {
  /** Each attempt looks at the pixels in another way; null when there are no more ways. Only those of figures are expected unless other characters are given. */
  readCell(page: PageModel, box: Box, attempt: number, characters?: string): Promise<Reading | null>;
  readStrip(page: PageModel, box: Box): Promise<Word[]>;
  /** How many cells may be read side by side. @default 1 */
  abreast?: () => number;
}

export interface RepairInput {
  model: DocumentModel;
  document: ExtractedDocument;
  understand: (model: DocumentModel) => ExtractedDocument;
  reader: CellReader;
  signal?: AbortSignal | undefined;
}

/** What putting a date read again in its place changes. */
interface DateChange {
  cell: DateCell;
  isSure: boolean;
  isRepeated: boolean;
  corrections: Correction[];
  added: { page: number; words: Word[] }[];
}

interface PlacedWord {
  page: PageModel;
  word: Word;
}

/** Bounds on the work for one document: a page that is nothing but doubt is better scanned again. */
const MOST_CELLS_ON_PAGE = 80;
const MOST_CELLS = 600;
const MOST_TRIALS = 60;
const MOST_STRIPS = 24;
const MOST_GARBLED = 40;
const MOST_DATES = 60;

export async function repairDocument(input: RepairInput): Promise<ExtractedDocument> {
  const repair = new Repair(input);
  await repair.rereadGarbled();
  await repair.rereadDoubtful();
  repair.tryCandidates();
  await repair.findMissingRows();
  await repair.rereadDates();
  repair.faceContradictions();
  await repair.confirmSums();
  await repair.confirmChains();
  await repair.confirmDates();
  return repair.result();
}

class Repair {
  private readonly corrections: Correction[] = [];
  private readonly added: { page: number; words: Word[] }[] = [];
  /** Read once only: good enough for the row, not for the badge. */
  private readonly unsureDates: DateCell[] = [];
  /** Two readings agreed on them. */
  private readonly sureDates: DateCell[] = [];
  private readonly looks: SecondLooks;
  private readonly pages: Map<number, PageModel>;
  private document: ExtractedDocument;
  private trials = 0;
  private isContradicted = false;

  constructor(private readonly input: RepairInput) {
    this.document = input.document;
    this.pages = new Map(input.model.pages.filter((page) => page.origin === 'ocr').map((page) => [page.number, page]));
    this.looks = new SecondLooks(this.pages, input.reader, input.signal);
  }

  result(): ExtractedDocument {
    return recordRepairs(this.document, this.corrections, this.added);
  }

  /** Lines that recognition made nothing of are read by themselves. */
  async rereadGarbled(): Promise<void> {
    const lines = this.openPages().flatMap((number) => garbledLines(this.pages.get(number)!)).slice(0, MOST_GARBLED);
    const read = await this.looks.sideBySide(lines, ({ page, box }) => this.input.reader.readStrip(this.pages.get(page)!, box));
    const again = (isWanted: (words: readonly Word[]) => boolean) => lines.flatMap((line, index) => (isWanted(read[index]!) ? [{ line, words: read[index]! }] : []));
    this.acceptLines(again(isReadWell), 0);
    // Where balances and totals agree with what was read less surely, it was read well.
    const others = again(isReadFairly);
    if (!this.acceptLines(others, 1) && others.length > 1) for (const each of others) this.acceptLines([each], 1);
  }

  private acceptLines(lines: readonly { line: GarbledLine; words: readonly Word[] }[], leastGain: number): boolean {
    if (lines.length === 0) return false;
    const added = [...this.added];
    const corrections = lines.flatMap(({ line, words }) => {
      const again = rereadLine(line, words, this.pages.get(line.page)!, added.filter(({ page }) => page === line.page).flatMap((each) => each.words));
      added.push(again.added);
      return again.corrections;
    });
    const fresh = added.slice(this.added.length);
    const document = this.understandWith(corrections, fresh);
    const [standing, now] = [standingOf(document), standingOf(this.document)];
    if (compareStandings(standing, now) < leastGain || standing.rows < now.rows) return false;
    this.corrections.push(...corrections);
    this.added.push(...fresh);
    this.document = document;
    return true;
  }

  /**
   * Reads the doubtful figures again and takes those on which all further readings agree, unless that leads away from the proof. Figures that
   * were hardly read, or doubted where arithmetic does not hold, come first: they mostly are the fault, and what they prove is not read again.
   */
  async rereadDoubtful(): Promise<void> {
    const broken = new Set(this.places().flatMap((place) => place.figures.flatMap(({ page, box }) => this.wordsAt(page, box))));
    await this.reread(this.doubts().filter(({ word }) => isHardlyRead(word) || (broken.has(word) && isDoubted(word))));
    await this.reread(this.doubts());
  }

  private async reread(places: readonly PlacedWord[]): Promise<void> {
    await this.looks.settleAll(places);
    const changes = this.openChanges();
    if (changes.length > 0 && !this.accept(changes.flat())) for (const change of changes) this.accept(change);
  }

  private isCorrected(word: Word): boolean {
    return this.corrections.some((correction) => correction.word === word);
  }

  private doubts(): PlacedWord[] {
    const found = new Map<PageModel, Set<Word>>();
    const add = (page: PageModel | undefined, words: readonly Word[]) => {
      if (page) found.set(page, new Set([...(found.get(page) ?? []), ...words]));
    };
    for (const place of this.places()) for (const { page, box } of place.figures) add(this.pages.get(page), this.wordsAt(page, box));
    for (const page of this.openPages().map((number) => this.pages.get(number)!)) {
      add(page, doubtfulFigures(page));
      for (const cell of oddFigureCells(page)) {
        this.looks.lookAsCell(cell);
        add(page, cell.words.slice(0, 1));
        for (const part of cell.words.slice(1)) found.get(page)!.delete(part);
      }
    }
    for (const { word, text } of this.corrections) if (text === '') for (const words of found.values()) words.delete(word);
    let left = MOST_CELLS;
    return [...found].sort(([a], [b]) => a.number - b.number).flatMap(([page, words]) => {
      const taken = [...words].slice(0, Math.min(left, MOST_CELLS_ON_PAGE));
      left -= taken.length;
      return taken.map((word) => ({ page, word }));
    });
  }

  /** Recognised pages that hold rows without a proof; all of them when no rows wait for one where some should. */
  private openPages(): number[] {
    const periods = this.document.accounts.flatMap((account) => account.periods);
    const open = periods.filter((period) => !period.isReconciled);
    // All figures are proved: only dates are asked for.
    if (open.length === 0 && periods.length > 0) return [];
    if (open.every((period) => period.rows.length === 0)) return [...this.pages.keys()];
    const numbers = new Set(open.flatMap((period) => [...period.rows.map((row) => row.page), period.startBalance?.source.page ?? 0, period.endBalance?.source.page ?? 0]));
    return [...this.pages.keys()].filter((number) => numbers.has(number));
  }

  private places(): BrokenPlace[] {
    return this.document.accounts.flatMap((account) => account.periods.filter((period) => !period.isReconciled).flatMap(brokenPlaces));
  }

  /** At each place that does not hold, and in each cell that holds no figure: the one candidate that arithmetic leaves among those the pixels allow. */
  tryCandidates(): void {
    const broken = this.places().map((place) => place.figures.flatMap(({ page, box }) => this.wordsAt(page, box)));
    for (const words of [...broken, ...this.looks.cellWords().map((word) => [word])]) {
      const options = [...new Set(words)].flatMap((word) => this.candidatesOf(word));
      if (options.length === 0 || (this.trials += options.length) > MOST_TRIALS) continue;
      const best = this.bestOf(options) ?? this.bestWithSettled(options);
      if (best) this.accept(best);
    }
  }

  private bestOf(choices: readonly Correction[][]): Correction[] | null {
    const trials: Trial<Correction[]>[] = choices.map((choice) => ({ choice, standing: standingOf(this.understandWith(choice)) }));
    return onlyImprovement(standingOf(this.document), trials)?.choice ?? null;
  }

  /** What two readings agreed on may lead away from the proof until the last figure of an equation is there, too. */
  private bestWithSettled(choices: readonly Correction[][]): Correction[] | null {
    const settled = this.openChanges();
    return settled.length === 0 || (this.trials += choices.length) > MOST_TRIALS ? null : this.bestOf(choices.map((choice) => [...settled.flat(), ...choice]));
  }

  /** On which further readings agree, and which are not in their places. */
  private openChanges(): Correction[][] {
    return [...this.looks.settled].flatMap(([word, settled]) => (settled.kind === 'changed' && !this.isCorrected(word) ? [this.looks.corrections(this.pageOf(word), word, settled)] : []));
  }

  private candidatesOf(word: Word): Correction[][] {
    const settled = this.looks.settled.get(word);
    if (settled?.kind !== 'open' || this.isCorrected(word)) return [];
    return settled.candidates.map((candidate) => this.looks.corrections(this.pageOf(word), word, candidate));
  }

  /** Between two rows whose balances leave a gap, a row may have been overlooked: that strip is read once more. */
  async findMissingRows(): Promise<void> {
    let left = MOST_STRIPS;
    for (const strip of missingStrips(this.document, this.input.model)) {
      const page = this.pages.get(strip.page);
      if (!page || (left -= 1) < 0) continue;
      this.input.signal?.throwIfAborted();
      const read = await this.input.reader.readStrip(page, strip.box);
      const fresh = read.filter((word) => !page.words.some((known) => overlaps(known.box, word.box)));
      if (!fresh.some((word) => /\d/.test(word.text))) continue;
      const document = this.understandWith([], [{ page: page.number, words: fresh }]);
      if (compareStandings(standingOf(document), standingOf(this.document)) <= 0) continue;
      this.added.push({ page: page.number, words: fresh });
      this.document = document;
    }
  }

  /**
   * What was no figure at first and two further looks agree on stands on the paper, where it leads away from the proof, too: a total that the
   * rows do not give. Where it would change the rows it is left, but confirms nothing.
   */
  faceContradictions(): void {
    const changes = this.openChanges().flat().filter(({ word }) => !isCleanFigure(word.text));
    if (changes.length === 0) return;
    const document = this.understandWith(changes);
    if (compareStandings(standingOf(document), standingOf(this.document)) >= 0) return;
    this.isContradicted = true;
    if (rowsOf(document) !== rowsOf(this.document)) return;
    this.corrections.push(...changes);
    this.document = document;
  }

  /** Equations that hold, and that nothing else on the page confirms: their figures are read once more. */
  async confirmSums(): Promise<void> {
    const confirmed = new Set<StatementPeriod>();
    if (this.isContradicted) return;
    for (const period of this.document.accounts.flatMap((account) => account.periods).filter((each) => awaitsConfirmation(each, this.pages, this.document))) {
      if (standsAlone(period, this.document) && (await this.looks.areReadAlike(figuresOfSum(period), this.corrections, { arePinned: true }))) confirmed.add(period);
    }
    this.document = withConfirmed(this.document, confirmed, SUM_CONFIRMED);
  }

  /** Balances on every row and none before the first: what nothing pins is read once more. */
  async confirmChains(): Promise<void> {
    const confirmed = new Set<StatementPeriod>();
    for (const period of this.document.accounts.flatMap((account) => account.periods).filter(awaitsEnds)) {
      if (!hasFiguresBeyond(period, this.pages, this.document) && standsAlone(period, this.document) && (await this.looks.areReadAlike(figuresOfEnds(period), this.corrections))) confirmed.add(period);
    }
    this.document = withConfirmed(this.document, confirmed, CHAIN_CONFIRMED);
  }

  /** Cells of a column of dates that hold something else, or break the order, are read again; what two readings agree on is taken. */
  async rereadDates(): Promise<void> {
    const all: DateChange[] = [];
    const cells = this.oddDates().slice(0, MOST_DATES);
    const readings = await this.looks.sideBySide(cells, (cell) => rereadDate(cell, this.pages.get(cell.page)!, this.input.reader));
    for (const [index, cell] of cells.entries()) {
      const read = readings[index];
      if (!read) continue;
      if (read.isSure) this.sureDates.push(cell);
      if (!read.isSame) all.push({ cell, isSure: read.isSure, isRepeated: read.isRepeated ?? false, ...dateCorrections(read) });
    }
    const changes = this.withoutLeaps(all);
    this.unsureDates.push(...changes.filter(({ isSure }) => !isSure).map(({ cell }) => cell));
    if (changes.length === 0) return;
    const document = this.understandWithDates(changes);
    const [standing, now] = [standingOf(document), standingOf(this.document)];
    if (compareStandings(standing, now) < 0 || standing.rows < now.rows) {
      this.unsureDates.push(...changes.map(({ cell }) => cell));
      return;
    }
    this.corrections.push(...changes.flatMap(({ corrections }) => corrections));
    this.added.push(...changes.flatMap(({ added }) => added));
    this.document = document;
  }

  /**
   * A date that keeps its place among the others does not give way to one that lies months away, nor, where every look reads it, to one that alone
   * breaks their order for the shapes of its digits: only one of the two keeps order and calendar.
   */
  private withoutLeaps(changes: readonly DateChange[]): DateChange[] {
    const leaps = (document: ExtractedDocument) => document.accounts.flatMap((account) => account.periods).flatMap(leapingDates);
    const [before, after] = [leaps(this.document), changes.some(({ cell }) => cell.isDate) ? leaps(this.understandWithDates(changes)) : []];
    const isIn = (rows: readonly StatementRow[], { row }: DateCell) => rows.some((each) => isSameRow(each, row));
    const misled = changes.filter((change) => {
      const { cell, isRepeated } = change;
      return cell.isDate && ((isIn(after, cell) && !isIn(before, cell)) || (isRepeated && !isOutOfOrder(this.document, cell.row) && isOutOfOrder(this.understandWithDates([change]), cell.row)));
    });
    for (const { cell } of misled) if (!this.sureDates.includes(cell)) this.sureDates.push(cell);
    return changes.filter((change) => !misled.includes(change));
  }

  private understandWithDates(changes: readonly DateChange[]): ExtractedDocument {
    return this.understandWith(changes.flatMap(({ corrections }) => corrections), changes.flatMap(({ added }) => added));
  }

  private oddDates(): DateCell[] {
    const suspected = this.document.accounts.flatMap((account) => account.periods).flatMap(unorderedDates);
    return oddDates(this.document, applyReadings(this.input.model, this.corrections, this.added).pages, suspected);
  }

  /** The badge waits where a date could not be read in its column, breaks the order and does not read the same again, or leaps over months. */
  async confirmDates(): Promise<void> {
    const doubtful = new Map<StatementPeriod, StatementRow>();
    const isIn = (cells: readonly DateCell[], row: StatementRow) => cells.some((cell) => isSameRow(cell.row, row));
    const odd = [...this.oddDates().filter((cell) => cell.words.length > 0 && !(isIn(this.sureDates, cell.row) && (cell.isDate || hasOwnDate(cell.row)))), ...this.unsureDates];
    for (const period of this.document.accounts.flatMap((account) => account.periods).filter((each) => each.isReconciled)) {
      const misread = period.rows.find((row) => isIn(odd, row)) ?? leapingDate(period);
      if (misread) doubtful.set(period, misread);
      for (const row of misread ? [] : unorderedDates(period)) {
        if (isIn(this.sureDates, row) || (await this.looks.isDateReadAlike(row))) continue;
        doubtful.set(period, row);
        break;
      }
    }
    this.document = withDoubtfulDates(this.document, doubtful);
  }

  /** Where arithmetic has nothing to say, only what was hardly read at all gives way to the new reading. */
  private accept(changes: readonly Correction[]): boolean {
    const document = this.understandWith(changes);
    const standing = standingOf(document);
    const now = standingOf(this.document);
    const gain = compareStandings(standing, now);
    if (gain < 0 || (standing.rows < now.rows && standing.proved <= now.proved)) return false;
    if (gain === 0 && !changes.every(({ word }) => isWeak(word))) return false;
    this.corrections.push(...changes);
    this.document = document;
    return true;
  }

  private understandWith(changes: readonly Correction[], added: { page: number; words: Word[] }[] = []): ExtractedDocument {
    return this.input.understand(applyReadings(this.input.model, [...this.corrections, ...changes], [...this.added, ...added]));
  }

  private wordsAt(page: number, box: Box): Word[] {
    const model = this.pages.get(page);
    return model ? wordsAt(model, box) : [];
  }

  private pageOf(word: Word): number {
    for (const page of this.pages.values()) if (page.words.includes(word)) return page.number;
    throw new Error('The word belongs to no recognised page.');
  }
}

function rowsOf({ accounts }: ExtractedDocument): string {
  return JSON.stringify(accounts.map(({ periods }) => periods.map(({ rows }) => rows.map(({ amount, date }) => [amount.value, date?.value]))));
}

function overlaps(a: Box, b: Box): boolean {
  const width = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  const height = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  return width > 0 && height > 0 && width * height > 0.2 * Math.min((a[2] - a[0]) * (a[3] - a[1]), (b[2] - b[0]) * (b[3] - b[1]));
}
