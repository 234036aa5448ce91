// A font may tell other characters than it paints: to copy protectors, broken converters and forgers alike. Where a text layer makes no
// sense, a few of its words are read from the pixels; when those say otherwise, the pixels count.
import type { DocumentModel, ExtractedDocument, PageModel, StatementPeriod, Word } from '../model.js';
import { isCleanFigure } from './doubt.js';
import type { CellReader } from './repairDocument.js';
import { ANY_CHARACTERS } from './settleReadings.js';

const MOST_PROBES = 9;
const FEWEST_ANSWERS = 4;
/** Below this a reading of the pixels says nothing. */
const READABLE = 0.5;
/** Share of the answers that must contradict the text. */
const LYING = 0.6;
const FEWEST_OF_A_DIGIT = 4;
const FEWEST_WORDS = 30;
const MANY_FIGURES = 12;
const FEWEST_VOWELS = 0.2;
const MOST_VOWELS = 0.62;

/** Whether nothing in the text layer agrees with anything: every balance contradicts its rows, or there are no rows among its figures, or no words of any language. */
export function isTextDoubtful(model: DocumentModel, document: ExtractedDocument): boolean {
  const pages = model.pages.filter((page) => page.origin === 'text' && page.words.length >= FEWEST_WORDS);
  if (pages.length === 0) return false;
  const periods = document.accounts.flatMap((account) => account.periods).filter((period) => period.rows.length > 1);
  return periods.length === 0 ? pages.every((page) => isGibberish(page) || hasFigures(page)) : periods.every(isContradicted);
}

function isContradicted({ proof }: StatementPeriod): boolean {
  const holds = proof.checks.some((check) => (check.kind === 'countBalances' ? check.actual > 0 : check.ok));
  return proof.status === 'notReconciled' && !holds && proof.differenceMinor !== 0;
}

/** Columns of figures, and yet not one row: perhaps the dates beside them are none. */
function hasFigures(page: PageModel): boolean {
  return page.words.filter((word) => isCleanFigure(word.text)).length >= MANY_FIGURES;
}

/** Latin letters without the usual share of vowels. */
function isGibberish(page: PageModel): boolean {
  const letters = page.words.map((word) => word.text).join('').normalize('NFKD').replace(/[^A-Za-z]/g, '');
  const vowels = letters.replace(/[^aeiouyAEIOUY]/g, '').length;
  return letters.length > 100 && (vowels < FEWEST_VOWELS * letters.length || vowels > MOST_VOWELS * letters.length);
}

export async function doesTextLie(model: DocumentModel, reader: CellReader): Promise<boolean> {
  const page = model.pages.find((candidate) => candidate.origin === 'text' && candidate.words.length >= FEWEST_WORDS);
  if (!page) return false;
  let answers = 0;
  let contradictions = 0;
  const digits = new DigitTally();
  for (const word of probes(page)) {
    const reading = await reader.readCell(page, word.box, 0, /[^\d.,]/.test(word.text) ? ANY_CHARACTERS : undefined);
    if (!reading || reading.confidence < READABLE || normal(reading.text) === '') continue;
    answers += 1;
    if (differs(normal(word.text), normal(reading.text))) contradictions += 1;
    digits.add(normal(word.text), normal(reading.text));
  }
  return answers >= FEWEST_ANSWERS && (contradictions >= LYING * answers || digits.isAnotherAlways());
}

/** Recognition misreads a digit now and then, but not each time for the same other one. */
class DigitTally {
  private readonly seen = new Map<string, string>();

  add(text: string, pixels: string): void {
    if (text.length !== pixels.length) return;
    [...text].forEach((digit, index) => {
      if (/\d/.test(digit)) this.seen.set(digit, (this.seen.get(digit) ?? '') + pixels[index]!);
    });
  }

  isAnotherAlways(): boolean {
    return [...this.seen].some(([digit, pixels]) => pixels.length >= FEWEST_OF_A_DIGIT && pixels[0] !== digit && /\d/.test(pixels[0]!) && [...pixels].every((pixel) => pixel === pixels[0]));
  }
}

/** Figures first, for they are what matters, spread over the page; words where there are few figures. */
function probes(page: PageModel): Word[] {
  const visible = page.words.filter((word) => !word.hidden && Math.abs(word.angle) < 1);
  const figures = visible.filter((word) => /^[\d.,]{4,}$/.test(word.text));
  const words = visible.filter((word) => normal(word.text).length >= 4);
  return spread(figures.length >= MOST_PROBES ? figures : words);
}

function spread(words: readonly Word[]): Word[] {
  const step = Math.max(1, words.length / MOST_PROBES);
  return Array.from({ length: Math.min(MOST_PROBES, words.length) }, (_, index) => words[Math.floor(index * step)]!);
}

function normal(text: string): string {
  return text.normalize('NFKD').replace(/[^\p{L}\p{Nd}]/gu, '').toLowerCase();
}

/** One character in four may be misread; more is another text. */
function differs(text: string, pixels: string): boolean {
  if (Math.abs(text.length - pixels.length) > 0.3 * text.length) return true;
  const wrong = [...text].filter((character, index) => character !== pixels[index]).length;
  const fromEnd = [...text].filter((character, index) => character !== pixels[pixels.length - text.length + index]).length;
  return Math.min(wrong, fromEnd) > 0.3 * text.length;
}
