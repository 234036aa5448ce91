// Several readings of the same pixels -> whether the first one stands. Pure: arithmetic has no say here.

/** What a cell is read with where words may stand in it. */
export const ANY_CHARACTERS = '';

export interface Reading {
  text: string;
  /** 0 to 1 */
  confidence: number;
}

/**
 * confirmed: a further reading says the same, so arithmetic that disagrees speaks against the paper. changed: the further readings agree
 * on something else. open: no two readings agree; each of `candidates` is allowed by the pixels.
 */
export type Settled =
  | { kind: 'confirmed' }
  | { kind: 'changed'; text: string; confidence: number }
  | { kind: 'open'; candidates: Reading[] };

/** A reading below this says nothing. */
const WORTHLESS = 0.25;
/** Unless so many, and all of them, say one thing. */
const EVERY_LOOK = 3;

export function settleReadings(first: string, again: readonly Reading[], { isHardlyRead = false } = {}): Settled {
  const own = figureText(first);
  const isWorthless = ({ text, confidence }: Reading) => confidence < WORTHLESS && !isMarked(own, text);
  const readings = again.map((reading) => ({ text: figureText(reading.text), confidence: reading.confidence })).filter(({ text, confidence }) => isFigure(text) && (confidence >= WORTHLESS || isMarked(own, text) || (isHardlyRead && isWithoutFirst(own, text))));
  const same = readings.find((reading) => keyOf(reading.text) === keyOf(own));
  if (same && STARRED.test(first) && again.some(({ text }) => STARRED.test(text))) return { kind: 'confirmed' };
  // "941,07%" for "941,07$": the digits stand, what was read into the sign beside them goes.
  if (same && (/[%§*_~|"“”°]|['’]$/.test(first) || STROKE.test(first) || LED.test(first))) return { kind: 'changed', ...same };
  if (same) return { kind: 'confirmed' };
  const others = groupByText(readings.filter((reading) => isPlausibleFor(own, reading.text, lettersBefore(first))));
  const [best] = others;
  if (best && best.votes >= 2 && others.length === 1 && !isWorthless(best) && !isLonger(own, best.text) && !isUnsigned(own, best.text)) return { kind: 'changed', text: best.text, confidence: best.confidence };
  const [unsure] = others.length === 0 && isHardlyRead ? unanimous(own, again) : [];
  return { kind: 'open', candidates: (unsure ? [unsure] : others).map(({ text, confidence }) => ({ text, confidence })) };
}

/** Faint or thin print is sure at no size. What every look reads alike, in good form, where the first was hardly sure either, arithmetic may take. */
function unanimous(own: string, again: readonly Reading[]): Reading[] {
  const readings = again.map(({ text, confidence }) => ({ text: figureText(text), confidence }));
  const groups = groupByText(readings.filter(({ text }) => isFigure(text) && isPlausibleFor(own, text, 0)));
  return again.length >= EVERY_LOOK && groups.length === 1 && groups[0]!.votes === again.length ? [groups[0]!] : [];
}

/** "13.35" for "13:35", "787.98" for "/8/.98": however unsure, it says the same digits, and only the mark is another, or what was read as strokes. */
function isMarked(own: string, text: string): boolean {
  if (own.includes(':')) return text.replace(/[.,](?=\d{2}$)/, ':') === own;
  return own.includes('/') && own.length === text.length && [...own].every((character, at) => character === text[at] || (character === '/' && /\d/.test(text[at]!)));
}

/** "2,875.23" for "22,875.23": recognition takes a currency sign that it does not know for a digit, and arithmetic has to say. */
function isWithoutFirst(own: string, text: string): boolean {
  return /^\d{2}|^\d[.,](?=\d{3})/.test(own) && own.replace(/^\d[.,]?/, '') === text;
}

/** A figure with a star that leads to a note. */
export const STARRED = /\d\*$/;

/** A last decimal that was read as a bracket which nothing opens. */
const STROKE = /^([^(]*\d[.,]\d)[\])}!]$/;

/** ".360,35": a speck before a whole figure, or what is left of a digit. */
const LED = /^[.,](?=\d{1,3}(?:[.,'\u00a0]\d{3})*[.,]\d{2}\D*$)/;

/** "70000.00 )", "915.92 (": a stroke of what stands beside it, where no bracket opens, or of "Cr". */
const UNOPENED = /^([^([]*\d[.,]\d{2})\s?[\])}(]$/;

/** The mark behind "389.70 OD" is a word of its own, and no digit. */
const OVERDRAWN = /(?<=[.,]\d{2})[0O]D$/i;

/** The only letter of "kr" that may be read in a cell of figures, and no sign. */
const END_OF_UNIT = /(?<=[.,]\d{2})r$/;

/** The figure alone: no white space but between groups of three, and no currency, which is another word's business. */
export function figureText(text: string): string {
  const figure = text.trim().replace(STROKE, '$11').replace(UNOPENED, '$1').replace(LED, '')
    .replace(/[‘’´`]/g, "'").replace(/[−–—]/g, '-')
    .replace(/^([-+(])(?:\s?\p{L}{1,3}\.?\s?|[%§&#=™®©°^])(?=\d)/u, '$1')
    .replace(/^[^\d\p{Sc}+(.,-]+|[\s§%"“”°'*|_~]+$/gu, '')
    .replace(/(\d)\s+(?=\d{3}(?!\d))/g, '$1\u00a0')
    .replace(/[^\S\u00a0]+/g, '')
    .replace(/[.,]+$/, '')
    .replace(OVERDRAWN, '')
    .replace(END_OF_UNIT, '');
  return figure.replace(/^(\D*\d[\d.,'\u00a0]*?)\u00a0(?=\d{1,2}$)/, '$1');
}

/** But for a currency or the mark of a sign read beside it, and for a point that was read as a comma: which mark it is, the equation says. */
export function isSameFigure(a: string, b: string): boolean {
  const [one, other] = [a, b].map((text) => keyOf(figureText(text).replaceAll(',', '.')));
  return one === other;
}

/** "łÏ.514,36": letters before the marks of a figure may be its digits. */
function lettersBefore(first: string): number {
  return /^\P{N}*/u.exec(first)![0].replace(/\P{L}/gu, '').length;
}

/** The same pixels hold about as many digits; what was read well in form is not given up for what is not. */
function isPlausibleFor(first: string, text: string, letters: number): boolean {
  const digits = (value: string) => value.replace(/\D/g, '').length;
  const isDecimal = (value: string) => /\d[.,]\d{2,3}\D*$/.test(value);
  // Where letters were read at first ("2rE1Z"), any figure is one that the pixels may hold.
  const more = digits(text) - digits(first);
  return (!isFigure(first) || (more >= -1 && more <= letters + 1)) && (isDecimal(text) || !isDecimal(first));
}

/** "389.700" for "389.70": a stroke of what stands behind it may have been taken for a digit, which arithmetic has to say. */
function isLonger(own: string, text: string): boolean {
  return /\d[.,]\d{2}$/.test(own) && text.length === own.length + 1 && text.startsWith(own);
}

/** "367.00" for "-367.00": looking at a figure alone loses a thin sign more easily than looking at the page invents one, so arithmetic has to say. */
function isUnsigned(own: string, text: string): boolean {
  return /^[-+]/.test(own) && own.slice(1) === text;
}

/** A currency read makes no other figure, nor does the size of the letters of a sign, nor the mark between thousands. */
function keyOf(text: string): string {
  return text.replace(/\p{Sc}/gu, '').replace(/(\d)[.,'\u00a0](?=\d{3}(?:[.,'\u00a0]\d{3})*[.,]\d{2}\D*$)/g, '$1').toUpperCase();
}

function isFigure(text: string): boolean {
  return /\d/.test(text) && /^[-+(]?\p{Sc}?[-+]?[\d.,'\u00a0]*\p{Sc}?[-+)]?(?:CR|DR|C|D)?$/iu.test(text);
}

function groupByText(readings: readonly Reading[]): (Reading & { votes: number })[] {
  const groups = new Map<string, Reading & { votes: number }>();
  for (const { text, confidence } of readings) {
    const group = groups.get(keyOf(text));
    groups.set(keyOf(text), { text: group?.text ?? text, votes: (group?.votes ?? 0) + 1, confidence: Math.max(confidence, group?.confidence ?? 0) });
  }
  return [...groups.values()].sort((a, b) => b.votes - a.votes || b.confidence - a.confidence || (a.text < b.text ? -1 : 1));
}
