// Pixels of one page -> words in page points, straightened.
import type { PagePerspective, Rule, Word } from '../model.js';
import type { Quarter } from '../open.js';
import { lowerWords, raiseCentredCells } from './centredCells.js';
import { settleCurrencyLetters } from './currencyLetters.js';
import { evenLight } from './light.js';
import { turnDarkBars } from './darkBars.js';
import { settleDateDigits } from './dateDigits.js';
import { dropDateSpecks } from './dateSpecks.js';
import { settleDayNumbers } from './dayNumbers.js';
import { settleDecimalMarks } from './decimalMarks.js';
import { settleDigitGaps } from './digitGaps.js';
import { doubtDigitShapes } from './digitShapes.js';
import { dropGhostMarks } from './ghostMarks.js';
import { crop, darkArea, type GrayImage, rotate, soften, softenStretched, turn } from './grayImage.js';
import { partHeadingPairs } from './headingPairs.js';
import { type RecognizedLine, unstretchLines } from './hocr.js';
import { settleLabelWords } from './labelWords.js';
import { takeOutLeaders } from './leaderDots.js';
import { coverLostGroups } from './lostGroups.js';
import { joinAtLostMarks } from './lostMarks.js';
import { findMinusSigns } from './minusSigns.js';
import { settleMonthMarks } from './monthMarks.js';
import { settleOrdinalMarks } from './ordinalMarks.js';
import { pageHalves } from './pageHalves.js';
import { dropPassedSigns } from './passedSigns.js';
import { findPaleRules } from './paleRules.js';
import { findQuarter, fromAfar, liesAs, printedPiece } from './orientation.js';
import { takeOutRules } from './ruleLines.js';
import { settleSignColumns } from './signColumns.js';
import { takeOutSpecks } from './specks.js';
import { settleSignMarks, settleSignWords } from './signMarks.js';
import { findSkew } from './skew.js';
import { dropStrayMarks } from './strayMarks.js';
import { enlargement } from '../pages/rasterScale.js';
import { returnPixels } from './pixelBuffers.js';
import { recognizeImage } from './tesseract.js';
import { narrowGaps, widenGaps } from './whiteGaps.js';
import { movedBox, movedWord } from '../layout/movedWords.js';
import { toWords } from './ocrWords.js';

export interface PageRaster {
  image: GrayImage;
  /** Pixels per point. */
  scale: number;
  /** What was taken out of the picture. */
  perspective?: PagePerspective;
}

/** A page in even light, near and from afar. */
interface EvenPage extends PageRaster {
  small: GrayImage;
}

export interface RecognizePageOptions {
  language: string;
  disableAutoRotation?: boolean;
  timeoutMs?: number | undefined;
  /** How other pages of the document were brought upright: this one is read the same way first. */
  likely?: Quarter;
  /** Of tesseract: 6 one block of lines, 4 one column of lines of different sizes. @default 6 */
  segmentation?: 4 | 6;
}

export interface RecognizedPage {
  words: Word[];
  /** Lines of tables, as far as they could be told from print. */
  rules: Rule[];
  /** Clockwise degrees by which the raster was turned to bring the page upright. */
  quarter: Quarter;
  /** Degrees counter-clockwise that the upright page's lines rose before it was straightened. */
  skew: number;
  /** Mean confidence of the words, weighted by length. */
  confidence: number;
}

/** Recognition takes as long as its lines are wide, and reads type this much narrower as well. */
const SQUEEZE = 0.85;
/** Points of white kept around the print. */
const MARGIN = 10;
/** A piece of a page read with this confidence stands upright. */
const SURE = 0.75;
/** By how much another way up must read better to be believed. */
const CLEARLY_BETTER = 0.1;

export async function recognizePage(raster: PageRaster, options: RecognizePageOptions): Promise<RecognizedPage> {
  const { scale } = raster;
  await messagesSent();
  const image = evenLight(raster.image);
  const page = await recognizeEven({ image, small: fromAfar(image), scale }, options);
  returnPixels(image);
  return page;
}

async function recognizeEven(even: EvenPage, options: RecognizePageOptions): Promise<RecognizedPage> {
  if (options.disableAutoRotation) return recognizeAt(even, 0, options);
  const { likely } = options;
  const asLikely = likely !== undefined && liesAs(even.small, likely) ? await recognizeAt(even, likely, options) : null;
  if (asLikely && asLikely.confidence >= SURE) return asLikely;
  const quarter = await uprightQuarter(even, options);
  return asLikely?.quarter === quarter ? asLikely : recognizeAt(even, quarter, options);
}

/** The pixels of a page keep this thread busy for a while: what waits to be sent to the recognising threads goes first. */
function messagesSent(): Promise<void> {
  return new Promise((resume) => setImmediate(resume));
}

/** Reads a small piece each way up, for a whole page read the wrong way costs ten times as much as the right way. */
async function uprightQuarter({ image, small, scale }: EvenPage, { language, timeoutMs }: RecognizePageOptions): Promise<Quarter> {
  const piece = printedPiece(image, scale);
  const confidenceAt = async (quarter: Quarter) => {
    const turned = turn(piece, quarter);
    const straight = quarter === 0 ? { ...turned, data: new Uint8Array(turned.data) } : turned;
    takeOutRules(straight, scale);
    return meanConfidence(await recognizeImage(soften(straight), { segmentation: 6, language, timeoutMs, dpi: scale * 72 }));
  };
  const asIs = await confidenceAt(0);
  if (asIs >= SURE || asIs === 0) return 0;
  let best: { quarter: Quarter; confidence: number } = { quarter: 0, confidence: asIs + CLEARLY_BETTER };
  for (const quarter of findQuarter(small)) {
    const confidence = await confidenceAt(quarter);
    if (confidence > best.confidence) best = { quarter, confidence };
    if (confidence >= SURE) break;
  }
  return best.quarter;
}

async function recognizeAt({ image, small, scale }: EvenPage, quarter: Quarter, options: RecognizePageOptions): Promise<RecognizedPage> {
  const skew = findSkew(turn(small, quarter));
  const upright = turn(image, quarter);
  const straight = rotate(upright, skew);
  // White paper around the print costs as much time as print.
  const area = darkArea(straight, Math.round(MARGIN * scale));
  const printed = crop(straight, area.left, area.top, area.width, area.height);
  returnPixels(...[upright, straight].filter((other) => other !== image));
  const [dx, dy] = [area.left / scale, area.top / scale];
  const rules = [...takeOutRules(printed, scale), ...findPaleRules(printed, scale)].map((rule) => ({ ...rule, box: movedBox(rule.box, dx, dy) }));
  turnDarkBars(printed, scale);
  takeOutSpecks(printed, scale);
  const halves = pageHalves(printed, scale);
  const read = await Promise.all(halves.map((half) => recognizePrint(half.image, scale, options)));
  returnPixels(printed, ...halves.map((half) => half.image));
  const placed = read.flatMap(({ words }, at) => words.map((word) => movedWord(word, dx + halves[at]!.left / scale, dy)));
  const words = settleOrdinalMarks(settleLabelWords(partHeadingPairs(settleSignWords(settleSignMarks(settleDecimalMarks(settleDayNumbers(dropDateSpecks(settleDateDigits(settleMonthMarks(settleCurrencyLetters(settleSignColumns(dropStrayMarks(placed)))))))))))));
  return { words, rules, quarter, skew, confidence: meanConfidence(read.flatMap(({ lines }) => lines)) };
}

/** What stands on a straight picture without rules, in its own points. */
async function recognizePrint(printed: GrayImage, scale: number, { language, timeoutMs, segmentation = 6 }: RecognizePageOptions): Promise<{ words: Word[]; lines: RecognizedLine[] }> {
  takeOutLeaders(printed, scale);
  const raised = raiseCentredCells(printed, scale);
  const high = enlargement(scale);
  const stretch = { wide: SQUEEZE * high, high };
  const narrow = narrowGaps(printed, scale);
  const stretched = softenStretched(narrow.image, stretch);
  const lines = widenGaps(unstretchLines(await recognizeImage(stretched, { segmentation, language, timeoutMs, dpi: scale * high * 72 }), stretch), narrow.bands);
  const signed = findMinusSigns(dropPassedSigns(joinAtLostMarks(settleDigitGaps(dropGhostMarks(toWords(lines, scale), printed, scale), printed, scale), printed, scale), printed, scale), printed, scale);
  const words = lowerWords(doubtDigitShapes(coverLostGroups(signed, printed, scale), printed, scale), raised, scale);
  if (narrow.image !== printed) returnPixels(narrow.image);
  returnPixels(stretched);
  return { words, lines };
}

function meanConfidence(lines: RecognizedLine[]): number {
  let sum = 0;
  let letters = 0;
  for (const word of lines.flatMap((line) => line.words)) {
    sum += word.confidence * word.text.length;
    letters += word.text.length;
  }
  return letters === 0 ? 0 : sum / letters;
}
