// Further looks at single words, each remembered: a figure is settled once however many questions ask for it.
import type { Box, PageModel, StatementRow, Word } from '../model.js';
import type { Correction } from './applyReadings.js';
import { HARDLY_READ, isCleanFigure, signBehind, SURE, wordsAt } from './doubt.js';
import { type FigureCell, isMisreadFigure, withWholeMark } from './figureCells.js';
import type { CellReader } from './repairDocument.js';
import { ANY_CHARACTERS, figureText, isSameFigure, type Reading, type Settled, settleReadings } from './settleReadings.js';

/** A period with more figures than this is not read through once more. */
const MOST_ALIKE = 600;
const MOST_LOOKS = 3;

export class SecondLooks {
  readonly settled = new Map<Word, Settled>();
  /** Words that are looked at as parts of a whole cell, by the first of them. */
  private readonly cells = new Map<Word, FigureCell>();

  /** Of which a further look said the same, however unsure it was: small print is sure at no two sizes. */
  private readonly repeated = new Set<Word>();
  /** How many looks settled a word. */
  private readonly looked = new Map<Word, number>();

  constructor(
    /** The recognised ones by number. */
    private readonly pages: ReadonlyMap<number, PageModel>,
    private readonly reader: CellReader,
    private readonly signal: AbortSignal | undefined,
  ) {}

  /** Every further look at its first word is one at the whole cell. */
  lookAsCell(cell: FigureCell): void {
    this.cells.set(cell.words[0]!, cell);
  }

  cellWords(): Word[] {
    return [...this.cells.keys()];
  }

  /** What putting a reading in the place of a word, or of its cell, changes. */
  corrections(page: number, word: Word, { text, confidence }: Reading): Correction[] {
    const cell = this.cells.get(word);
    if (!cell) return [{ page, word, text, confidence }];
    return [{ page, word, text, confidence, box: cell.place, from: cell.text }, ...cell.words.slice(1).map((rest) => ({ page, word: rest, text: '', confidence: 0 }))];
  }

  async settle(page: PageModel, word: Word): Promise<Settled> {
    const settled = this.settled.get(word) ?? (await this.readAgain(page, word));
    this.settled.set(word, settled);
    return settled;
  }

  async settleAll(places: readonly { page: PageModel; word: Word }[]): Promise<void> {
    await this.sideBySide(places, ({ page, word }) => this.settle(page, word));
  }

  /** The results in the order of the items, which are begun in it, too. When one fails, none is under way any more by the time this throws. */
  async sideBySide<T, R>(items: readonly T[], look: (item: T) => Promise<R>): Promise<R[]> {
    const results: R[] = [];
    const rest = items.entries();
    let hasFailed = false;
    const lane = async () => {
      for (const [index, item] of rest) {
        this.signal?.throwIfAborted();
        results[index] = await look(item).catch((error: unknown) => {
          hasFailed = true;
          throw error;
        });
        if (hasFailed) return;
      }
    };
    const lanes = await Promise.allSettled(Array.from({ length: this.abreast() }, lane));
    for (const ended of lanes) if (ended.status === 'rejected') throw ended.reason;
    return results;
  }

  private abreast(): number {
    return this.reader.abreast?.() ?? 1;
  }

  private async readAgain(page: PageModel, word: Word): Promise<Settled> {
    const readings: Reading[] = [];
    let settled: Settled = { kind: 'open', candidates: [] };
    const cell = this.cells.get(word);
    for (let attempt = 0; settled.kind === 'open'; attempt += 1) {
      this.signal?.throwIfAborted();
      this.looked.set(word, attempt + 1);
      const reading = await this.reader.readCell(page, cell?.box ?? word.box, attempt);
      if (!reading) break;
      readings.push(...(cell ? asFigure(reading, cell) : [reading]));
      if (isSameFigure(word.text, reading.text)) this.repeated.add(word);
      settled = settleReadings(cell?.text ?? word.text, readings, { isHardlyRead: (word.confidence ?? 1) < HARDLY_READ });
    }
    return cell ? figuresOnly(cell.words.length > 1 ? asOne(settled, cell, readings) : settled) : settled;
  }

  /** Whether all these figures said the same twice; null stands for one that is nowhere on the page. */
  async areReadAlike(places: readonly { page: number; box: Box }[] | null, corrections: readonly Correction[], { arePinned = false } = {}): Promise<boolean> {
    if (!places || places.length > MOST_ALIKE) return false;
    const asked: { page: PageModel; word: Word }[] = [];
    for (const { page, box } of places) {
      const model = this.pages.get(page);
      // A digital page has nothing to be read again.
      if (!model) continue;
      // The further pieces of a torn figure went into its first.
      const words = wordsAt(model, box).filter((word) => !corrections.some((correction) => correction.word === word && correction.text === ''));
      if (words.length === 0) return false;
      asked.push(...words.map((word) => ({ page: model, word })));
    }
    const abreast = this.abreast();
    for (let from = 0; from < asked.length; from += abreast) {
      const some = asked.slice(from, from + abreast);
      await this.settleAll(some);
      for (const { page, word } of some) if (!this.isSettledAlike(page, word, corrections) && !(arePinned && (await this.isCorrectedAlike(page, word, corrections)))) return false;
    }
    return true;
  }

  private isSettledAlike(page: PageModel, word: Word, corrections: readonly Correction[]): boolean {
    const settled = this.settled.get(word);
    // What was no figure at first ("§.393,57", "2,137" and "29") and two further looks agree on was read alike twice, too.
    const isCorrected = corrections.some((correction) => correction.word === word);
    if (isCorrected) return settled?.kind === 'changed' && !isCleanFigure(this.cells.get(word)?.text ?? word.text);
    // Of "157,22 §" the figure was read alike, whatever stands behind it.
    const others = settled?.kind === 'changed' ? [settled] : settled?.kind === 'open' ? settled.candidates : [];
    const isRepeated = settled?.kind === 'open' && (word.confidence ?? 0) >= SURE && this.repeated.has(word);
    return settled?.kind === 'confirmed' || (isCleanFigure(word.text) && (isRepeated || others.some(({ text }) => isSameFigure(word.text, text) || isSameFigure(word.text + signBehind(page, word), text))));
  }

  /** What every further look reads as one other figure, in an equation that holds with it, was misread at first. */
  private async isCorrectedAlike(page: PageModel, word: Word, corrections: readonly Correction[]): Promise<boolean> {
    const settled = this.settled.get(word);
    const looks = this.looked.get(word);
    if (settled?.kind !== 'changed' || looks !== MOST_LOOKS - 1 || this.cells.has(word) || !corrections.some((correction) => correction.word === word)) return false;
    const last = await this.reader.readCell(page, word.box, looks);
    return last !== null && last.confidence >= SURE && isSameFigure(last.text, settled.text);
  }

  async isDateReadAlike({ date }: StatementRow): Promise<boolean> {
    const page = date?.source.page && this.pages.get(date.source.page);
    if (!page || !date.source.box) return true;
    const digits = (text: string) => text.replace(/\D/g, '');
    const text = wordsAt(page, date.source.box).map((word) => digits(word.text)).join('');
    for (let attempt = 0; attempt < MOST_LOOKS; attempt += 1) {
      const reading = await this.reader.readCell(page, date.source.box, attempt, ANY_CHARACTERS);
      if (reading && text !== '' && digits(reading.text) === text) return true;
    }
    return false;
  }
}

/** Where the cell was hardly read, none when it is no figure: "-4717" read once more says nothing in a column of decimals. */
function asFigure(reading: Reading, { mark, words, text: own }: FigureCell): Reading[] {
  if (words.every((word) => (word.confidence ?? 1) >= SURE && !isMisreadFigure(word))) return [reading];
  // A mark that leads a figure is the one of its column, whatever its few pixels look like.
  const marked = reading.text.replace(/^\D*?[.,](?=\d{2}\D*$)/, mark);
  // "180798" for "1,807:98": the same digits, of which the first reading tells where the mark stands.
  const text = (digitsOf(marked) === digitsOf(own) && withWholeMark(own, mark)) || marked;
  return isCleanFigure(figureText(text)) ? [{ ...reading, text }] : [];
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** "900", "," and "27", which a further look reads as "900,27": what is confirmed is one figure, and no pieces. */
function asOne(settled: Settled, { text }: FigureCell, readings: readonly Reading[]): Settled {
  const same = settled.kind === 'confirmed' ? readings.find((reading) => isSameFigure(reading.text, text)) : undefined;
  return same ? { kind: 'changed', text: figureText(same.text), confidence: same.confidence } : settled;
}

/** In a column of figures nothing else takes the place of what was read there. */
function figuresOnly(settled: Settled): Settled {
  if (settled.kind === 'changed') return isCleanFigure(settled.text) ? settled : { kind: 'open', candidates: [] };
  return settled.kind === 'open' ? { kind: 'open', candidates: settled.candidates.filter(({ text }) => isCleanFigure(text)) } : settled;
}
