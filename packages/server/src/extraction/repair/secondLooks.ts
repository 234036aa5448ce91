// Further looks at single words, each remembered: a figure is settled once however many questions ask for it.
import type { Box, PageModel, StatementRow, Word } from '../model.js';
import type { Correction } from './applyReadings.js';
import { isCleanFigure, wordsAt } from './doubt.js';
import type { CellReader } from './repairDocument.js';
import { ANY_CHARACTERS, type Reading, type Settled, settleReadings } from './settleReadings.js';

/** A period with more figures than this is not read through once more. */
const MOST_ALIKE = 600;
const MOST_LOOKS = 3;

export class SecondLooks {
  readonly settled = new Map<Word, Settled>();

  constructor(
    /** The recognised ones by number. */
    private readonly pages: ReadonlyMap<number, PageModel>,
    private readonly reader: CellReader,
    private readonly signal: AbortSignal | undefined,
  ) {}

  async settle(page: PageModel, word: Word): Promise<Settled> {
    const settled = this.settled.get(word) ?? (await this.readAgain(page, word));
    this.settled.set(word, settled);
    return settled;
  }

  private async readAgain(page: PageModel, word: Word): Promise<Settled> {
    const readings: Reading[] = [];
    let settled: Settled = { kind: 'open', candidates: [] };
    for (let attempt = 0; settled.kind === 'open'; attempt += 1) {
      this.signal?.throwIfAborted();
      const reading = await this.reader.readCell(page, word.box, attempt);
      if (!reading) break;
      readings.push(reading);
      settled = settleReadings(word.text, readings);
    }
    return settled;
  }

  /** Whether all these figures said the same twice; null stands for one that is nowhere on the page. */
  async areReadAlike(places: readonly { page: number; box: Box }[] | null, corrections: readonly Correction[]): Promise<boolean> {
    if (!places || places.length > MOST_ALIKE) return false;
    for (const { page, box } of places) {
      const model = this.pages.get(page);
      // A digital page has nothing to be read again.
      if (!model) continue;
      const words = wordsAt(model, box);
      if (words.length === 0) return false;
      for (const word of words) {
        const settled = await this.settle(model, word);
        // What was no figure at first ("§.393,57") and two further looks agree on was read alike twice, too.
        const isCorrected = corrections.some((correction) => correction.word === word);
        if (isCorrected ? settled.kind !== 'changed' || isCleanFigure(word.text) : settled.kind !== 'confirmed') return false;
      }
    }
    return true;
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
