import { describe, expect, it } from 'vitest';
import { setText } from './testing/glyphs.js';
import { buildWords } from './words.js';

const texts = (...lines: Parameters<typeof buildWords>[0][]) => buildWords(lines.flat()).words.map((word) => word.text);

describe('words from glyphs', () => {
  it('ends a word at a space, drawn or left out', () => {
    expect(texts(setText('Opening balance 1,250.00'))).toEqual(['Opening', 'balance', '1,250.00']);
    expect(texts(setText('Opening balance 1,250.00', { withoutSpaces: true }))).toEqual(['Opening', 'balance', '1,250.00']);
  });

  it('ends a word where kerning took back half of a space that was left out, not where letters stand loosely', () => {
    // Four letters of 5 points end at 70.
    expect(texts([...setText('PRLV'), ...setText('MUTUELLE', { x: 71.6 })])).toEqual(['PRLV', 'MUTUELLE']);
    const loose = [...'PRLVMUTUELLE'].flatMap((letter, at) => setText(letter, { x: 50 + at * 5 + (at > 6 ? 1.6 : at % 3 === 0 ? 0 : 0.4) }));
    expect(texts(loose)).toEqual(['PRLVMUTUELLE']);
  });

  it('keeps two columns apart that are drawn in one go', () => {
    const glyphs = [...setText('12.50', { x: 300 }), ...setText('1,037.20', { x: 328 })];
    expect(texts(glyphs)).toEqual(['12.50', '1,037.20']);
  });

  it('gives the same words whatever order the glyphs were drawn in', () => {
    const glyphs = [...setText('Direct debit'), ...setText('-45.10', { x: 300 }), ...setText('Second line', { y: 114 })];
    const expected = buildWords(glyphs).words.map(({ text, box }) => ({ text, box }));
    const orders = [[...glyphs].reverse(), [...glyphs].sort((a, b) => a.text.localeCompare(b.text) || a.x - b.x)];
    for (const order of orders) expect(buildWords(order).words.map(({ text, box }) => ({ text, box }))).toEqual(expected);
  });

  it('keeps text apart from a line of underscores under it, and those within a word', () => {
    const line = (from: number, count: number) => Array.from({ length: count }, (_, index) => setText('_', { x: from + index * 5 })).flat();
    expect(texts([...line(20, 6), ...setText('SOLL', { x: 50 }), ...line(70, 4)])).toEqual(['______', 'SOLL', '____']);
    expect(texts(setText('REF_1204'))).toEqual(['REF_1204']);
  });

  it('counts fake bold once', () => {
    const { words, twins } = buildWords([...setText('Balance 11.00'), ...setText('Balance 11.00', { x: 50.4 })]);
    expect(words.map((word) => word.text)).toEqual(['Balance', '11.00']);
    expect(twins).toBe(12);
  });

  it('keeps both of two texts that share a character by accident', () => {
    const found = texts(setText('14'), setText('84', { x: 50.2 }));
    expect(found.join('')).toHaveLength(4);
  });

  it('keeps equal figures of neighbouring rows', () => {
    expect(texts(setText('5.00', { y: 100 }), setText('5.00', { y: 108 }))).toEqual(['5.00', '5.00']);
  });

  it('joins a heading whose letters are spaced out', () => {
    expect(texts(setText('B A L A N C E'))).toEqual(['BALANCE']);
    expect(texts(setText('BALANCE SHEET', { spacing: 2 }))).toEqual(['BALANCE', 'SHEET']);
  });

  it('letters of different widths, set one by one into cells of one width', () => {
    const widths: Record<string, number> = { i: 2.2, l: 2.2, t: 2.8, '.': 2.8, ',': 2.8, m: 8.3, w: 7.2 };
    const cells = (text: string, y: number) =>
      [...text].flatMap((character, at) => setText(character, { x: 50 + 6 * at, y, withoutSpaces: true }).map((glyph) => ({ ...glyph, advance: widths[character] ?? glyph.advance })));
    const lines = ['Auszug vom 31.01.2024', 'Immobilien Will 04.01   1.030,00', 'Mitteilung mit Titel', 'Kontostand am 31.01.  4.818,26'];
    expect(texts(...lines.map((line, at) => cells(line, 100 + 12 * at)))).toEqual(lines.flatMap((line) => line.split(/ +/)));
  });

  it('does not join single figures that stand side by side', () => {
    expect(texts(setText('1 2 3 4 5'))).toEqual(['1', '2', '3', '4', '5']);
  });

  it('keeps a non-breaking or thin space only where it groups thousands', () => {
    expect(texts(setText('1\u202f234\u202f567,89'))).toEqual(['1\u00a0234\u00a0567,89']);
    expect(texts(setText('Mar\u00a012'))).toEqual(['Mar', '12']);
    expect(texts(setText('12\u00a0March'))).toEqual(['12', 'March']);
  });

  it('takes the non-breaking space for an ordinary one where the page has no other', () => {
    expect(texts(setText('on\u00a012\u00a0345\u00a0and\u00a0more'))).toEqual(['on', '12', '345', 'and', 'more']);
  });

  it('keeps the true minus sign', () => {
    expect(texts(setText('\u221245.10'))).toEqual(['\u221245.10']);
  });

  it('leaves out characters that are never seen', () => {
    expect(texts(setText('Tot\ufeffal'))).toEqual(['Total']);
  });

  it('tells where each character begins, the letters of a ligature too', () => {
    const [f, ...rest] = setText('f1');
    const { words } = buildWords([{ ...f!, text: 'ffi', advance: 6 }, { ...rest[0]!, x: 56 }]);
    expect(words[0]!.text).toBe('ffi1');
    expect(words[0]!.charX).toEqual([50, 52, 54, 56]);
  });

  it('keeps the places of characters only where a figure may have to be cut out of them', () => {
    expect(buildWords(setText('Groceries')).words[0]!.charX).toBeUndefined();
    expect(buildWords(setText('EUR12')).words[0]!.charX).toHaveLength(5);
  });

  it('separates what is hidden from what is seen', () => {
    const { words } = buildWords([...setText('12.00'), ...setText('99', { x: 76, style: { hidden: true } })]);
    expect(words.map((word) => [word.text, word.hidden ?? false])).toEqual([['12.00', false], ['99', true]]);
  });

  it('reads a watermark as a word of its own, at its angle', () => {
    const glyphs = [...'COPY'].map((text, index) => ({
      ...setText(text, { style: { angle: 45, size: 60 } })[0]!, x: 100 + index * 21.2, y: 400 - index * 21.2, advance: 30,
    }));
    const { words } = buildWords([...glyphs, ...setText('Total', { x: 140, y: 370 })]);
    expect(words.map((word) => [word.text, word.angle]).sort()).toEqual([['COPY', 45], ['Total', 0]]);
  });
});
