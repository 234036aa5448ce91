// Joins glyphs into words by the gaps between them, measured in their own font size, whatever order they were drawn in.
//
// What happens to characters: ordinary spaces end a word. Non-breaking and thin spaces (U+00A0, U+2007, U+2009, U+202F)
// end a word too, except between digits where they group thousands: there they stay in the text as U+00A0. Minus signs
// and dashes (U+2212, U+2013 ...) are kept as drawn. A soft hyphen that is painted is a "-". Ligatures are spelled out.
import type { Box, Word } from '../model.js';
import type { Glyph, GlyphStyle } from './glyph.js';
import { inCells } from './letterCells.js';
import { dropTwins } from './twins.js';

/** Widest gap inside a word, as a share of the font size. Spaces of print are 0.2 to 0.33. */
const WORD_GAP = 0.17;
/** The same where the letters of a line stand exactly where the ones before them end: kerning takes back a part of a space that was left out. */
const EXACT_WORD_GAP = 0.12;
const EXACT = 0.02;
const MOSTLY_EXACT = 0.6;
/** Closer than this no glyph can stand between two others. */
const TOUCHING = 0.2;
/** A drawn space whose neighbours come closer than this was taken back by kerning. */
const CANCELLED_SPACE = 0.06;
const GROUPING_SPACE = /[\u00a0\u2007\u2009\u202f]/;
const ANY_SPACE = /\s/;
const IGNORED = /^[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2060\ufeff]+$/;

interface Placed {
  glyph: Glyph;
  /** Position along the baseline, and across it (grows downwards). */
  u: number;
  v: number;
  end: number;
}

interface Fragment {
  placed: Placed[];
  start: number;
  end: number;
  v: number;
  size: number;
}

export interface WordSet {
  words: Word[];
  /** Glyphs dropped because the same glyph stood at the same place. */
  twins: number;
}

export function buildWords(glyphs: Glyph[]): WordSet {
  const { kept, dropped } = dropTwins(glyphs.filter(isDrawn));
  const spaces = spacesOf(kept);
  const words: Word[] = [];
  for (const group of groupByAngle(kept)) {
    for (const line of inCells(linesOf(fragmentsOf(group)))) {
      for (const word of joinSpacedLetters(splitLine(line, spaces))) words.push(toWord(word));
    }
  }
  words.sort((a, b) => a.baseline - b.baseline || a.box[0] - b.box[0]);
  return { words, twins: dropped };
}

function isDrawn({ text }: Glyph): boolean {
  const code = text.charCodeAt(0);
  return (code > 0x1f && code < 0x7f) || !IGNORED.test(text);
}

function groupByAngle(glyphs: Glyph[]): Placed[][] {
  const groups = new Map<number, Placed[]>();
  for (const glyph of glyphs) {
    const angle = glyph.style.angle;
    const radians = (angle * Math.PI) / 180;
    const cos = angle === 0 ? 1 : Math.cos(radians);
    const sin = angle === 0 ? 0 : Math.sin(radians);
    const u = glyph.x * cos - glyph.y * sin;
    const v = glyph.x * sin + glyph.y * cos;
    const key = Math.round(angle * 2);
    const placed = { glyph, u, v, end: u + glyph.advance };
    const group = groups.get(key);
    if (group) group.push(placed);
    else groups.set(key, [placed]);
  }
  return [...groups.values()];
}

/** Runs of glyphs as they were drawn one after the other on one baseline. */
function fragmentsOf(group: Placed[]): Fragment[] {
  const fragments: Fragment[] = [];
  let current: Fragment | undefined;
  for (const placed of group) {
    const { size } = placed.glyph.style;
    const last = current?.placed.at(-1);
    const follows = current && last
      && sameStyleLine(last.glyph.style, placed.glyph.style)
      && Math.abs(placed.v - last.v) <= 0.1 * size
      && placed.u - last.end > -0.35 * size
      && placed.u >= last.u
      && placed.u - last.end < TOUCHING * size;
    if (current && follows) {
      current.placed.push(placed);
      current.end = Math.max(current.end, placed.end);
    } else {
      current = { placed: [placed], start: placed.u, end: placed.end, v: placed.v, size };
      fragments.push(current);
    }
  }
  return fragments;
}

function sameStyleLine(a: GlyphStyle, b: GlyphStyle): boolean {
  return a.hidden === b.hidden && Math.abs(a.size - b.size) <= 0.15 * Math.max(a.size, b.size);
}

interface OpenLine {
  fragments: Fragment[];
  /** Where the fragment that reaches furthest ends. */
  end: number;
}

/** Fragments on one baseline, of like size, left to right, that do not lie upon each other. */
function linesOf(fragments: Fragment[]): Placed[][] {
  const sorted = [...fragments].sort((a, b) => a.v - b.v || a.start - b.start);
  const lines: OpenLine[] = [];
  const open: OpenLine[] = [];
  for (const fragment of sorted) {
    while (open.length > 0 && isPast(open[0]!, fragment)) open.shift();
    const home = open.find((line) => fits(line, fragment));
    if (home) {
      home.fragments.push(fragment);
      home.end = Math.max(home.end, fragment.end);
    } else {
      const line = { fragments: [fragment], end: fragment.end };
      open.push(line);
      lines.push(line);
    }
  }
  return lines.map(({ fragments: [only, ...more], fragments: all }) => (more.length === 0 ? only!.placed : all.sort((a, b) => a.start - b.start).flatMap((fragment) => fragment.placed)));
}

function isPast(line: OpenLine, fragment: Fragment): boolean {
  const first = line.fragments[0]!;
  return fragment.v - first.v > Math.max(0.25 * first.size, 1);
}

function fits({ fragments, end }: OpenLine, fragment: Fragment): boolean {
  const first = fragments[0]!;
  const slack = 0.35 * fragment.size;
  return Math.abs(first.v - fragment.v) <= 0.2 * Math.min(first.size, fragment.size)
    && sameStyleLine(first.placed[0]!.glyph.style, fragment.placed[0]!.glyph.style)
    && (fragment.start >= end - slack
      || fragments.every((other) => Math.min(other.end, fragment.end) - Math.max(other.start, fragment.start) <= slack));
}

interface Spaces {
  /** The font of this page has no ordinary space and uses the non-breaking one for every gap. */
  allNonBreaking: boolean;
}

function spacesOf(glyphs: Glyph[]): Spaces {
  const nonBreaking = glyphs.filter((glyph) => GROUPING_SPACE.test(glyph.text)).length;
  const ordinary = glyphs.filter((glyph) => glyph.text === ' ').length;
  return { allNonBreaking: nonBreaking > 3 && nonBreaking > ordinary };
}

function splitLine(line: Placed[], spaces: Spaces): Placed[][] {
  const words: Placed[][] = [];
  let current: Placed[] = [];
  let previous: Placed | undefined;
  let space: Placed | undefined;
  const { normalGap, wordGap } = gapsOf(line);
  line.forEach((placed, index) => {
    const { text, style } = placed.glyph;
    if (text === ' ' || (text.charCodeAt(0) > 0x7f && ANY_SPACE.test(text))) {
      space ??= placed;
      return;
    }
    if (previous) {
      const gap = (placed.u - previous.end) / style.size;
      const backwards = placed.u < previous.u - 0.2 * style.size;
      if (space && !spaces.allNonBreaking && gap < 0.5 && groupsThousands(line, previous, space, index)) {
        current.push({ ...space, glyph: { ...space.glyph, text: '\u00a0' } });
      } else if (backwards || gap > (space ? CANCELLED_SPACE : wordGap) + normalGap || drawsLine(line, index) !== drawsLine(line, index - 1)) {
        words.push(current);
        current = [];
      }
    }
    current.push(placed);
    previous = placed;
    space = undefined;
  });
  if (current.length > 0) words.push(current);
  return words;
}

/** "____SOLL____": underscores beside each other are a line under the text, drawn with letters. */
function drawsLine(line: Placed[], index: number): boolean {
  const isUnderscore = (at: number): boolean => line[at]?.glyph.text === '_';
  return isUnderscore(index) && (isUnderscore(index - 1) || isUnderscore(index + 1));
}

/** 1 234 567: a non-breaking space between a digit and exactly three digits. */
function groupsThousands(line: Placed[], previous: Placed, space: Placed, index: number): boolean {
  if (!GROUPING_SPACE.test(space.glyph.text) || !isDigit(previous)) return false;
  return isDigit(line[index]) && isDigit(line[index + 1]) && isDigit(line[index + 2]) && !isDigit(line[index + 3]);
}

function isDigit(placed: Placed | undefined): boolean {
  return placed !== undefined && /^\p{Nd}$/u.test(placed.glyph.text);
}

const FEWEST_SPACED_LETTERS = 4;

/** "B A L A N C E", drawn with spaces between its letters, is one word: single letters at even, narrow steps. */
function joinSpacedLetters(words: Placed[][]): Placed[][] {
  const joined: Placed[][] = [];
  for (let from = 0; from < words.length; ) {
    let to = from + 1;
    while (to < words.length && continuesSpacedLetters(words, from, to)) to += 1;
    const isSpaced = to - from >= FEWEST_SPACED_LETTERS;
    if (isSpaced) joined.push(words.slice(from, to).flat());
    else joined.push(...words.slice(from, to));
    from = to;
  }
  return joined;
}

function continuesSpacedLetters(words: Placed[][], from: number, to: number): boolean {
  const letter = (index: number) => words[index]?.length === 1 && /^\p{L}$/u.test(words[index]![0]!.glyph.text);
  if (!letter(from) || !letter(to)) return false;
  const gap = (index: number) => (words[index]![0]!.u - words[index - 1]![0]!.end) / words[index]![0]!.glyph.style.size;
  return gap(to) < 1 && Math.abs(gap(to) - gap(from + 1)) < 0.12;
}

interface Gaps {
  /** Extra spacing between all letters of a line (justified or letter-spaced type), as a share of the font size. */
  normalGap: number;
  /** Widest gap inside a word. */
  wordGap: number;
}

const PLAIN: Gaps = { normalGap: 0, wordGap: WORD_GAP };

function gapsOf(line: Placed[]): Gaps {
  if (line.length < 8) return PLAIN;
  const gaps: number[] = [];
  let tight = 0;
  let exact = 0;
  for (let index = 1; index < line.length; index += 1) {
    const gap = (line[index]!.u - line[index - 1]!.end) / line[index]!.glyph.style.size;
    if (gap <= -0.3 || gap >= 1) continue;
    gaps.push(gap);
    if (gap <= 0.001) tight += 1;
    if (Math.abs(gap) < EXACT) exact += 1;
  }
  if (gaps.length < 6) return PLAIN;
  // Plain print, which is nearly all of it, need not be sorted to be known.
  if (tight > gaps.length * 0.3) return exact >= MOSTLY_EXACT * gaps.length ? { normalGap: 0, wordGap: EXACT_WORD_GAP } : PLAIN;
  gaps.sort((a, b) => a - b);
  return { normalGap: Math.max(0, gaps[Math.floor(gaps.length * 0.3)]!), wordGap: WORD_GAP };
}

/** Only figures are split or cut out of longer words, so only words that hold one keep the places of their characters. */
const MAY_HOLD_FIGURE = /[\d\u0660-\uffff]/;

function toWord(placed: Placed[]): Word {
  const first = placed[0]!.glyph;
  const box: Box = [...first.box];
  let text = '';
  for (const { glyph } of placed) {
    if (glyph.box[0] < box[0]) box[0] = glyph.box[0];
    if (glyph.box[1] < box[1]) box[1] = glyph.box[1];
    if (glyph.box[2] > box[2]) box[2] = glyph.box[2];
    if (glyph.box[3] > box[3]) box[3] = glyph.box[3];
    text += glyph.text;
  }
  // A hundredth of a point is nothing on the page, and half of what is sent and stored for each value.
  for (let side = 0; side < 4; side += 1) box[side] = Math.round(box[side]! * 100) / 100;
  const { fontName, bold, size, angle, color, hidden } = first.style;
  const charX = MAY_HOLD_FIGURE.test(text) ? edgesOf(placed) : undefined;
  // All of one shape, here and in packPages.ts: what comes after looks at each word many times.
  return { text, box, fontSize: size, fontName, angle, baseline: first.y, color, charX, bold: bold || undefined, hidden: hidden || undefined };
}

function edgesOf(placed: Placed[]): number[] {
  const edges: number[] = [];
  for (const { glyph } of placed) {
    for (let index = 0; index < glyph.text.length; index += 1) edges.push(glyph.x + (glyph.advance * index) / glyph.text.length);
  }
  return edges;
}
