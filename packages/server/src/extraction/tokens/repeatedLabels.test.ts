import { describe, expect, it } from 'vitest';
import { makeLine } from '../layout/lines.js';
import { wordsOfLine } from '../testing/documentOfText.js';
import { dropRepeatedLabels } from './repeatedLabels.js';
import { tokenizeLine } from './tokenize.js';

describe('labels before every value', () => {
  it('are taken out where their colons stand below each other, apart from their words', () => {
    const days = ['03/03/2026', '05/03/2026', '09/03/2026', '11/03/2026'];
    const lines = days.map((day, at) => tokenizeLine(makeLine(wordsOfLine(`Datum      : ${day}      Valutadatum : ${day}`, 100 + 20 * at), 1)));
    expect(dropRepeatedLabels(lines).map(({ text }) => text)).toEqual(days.map((day) => `${day} ${day}`));
  });

  it('stay before balances behind a time, on lines of their own below the rows', () => {
    const texts = ['09:01   Balance: 966.18', '12:36   Balance: -16.06', '12:50   Balance: 1,408.52', '16:12   Balance: 661.83'];
    const lines = texts.flatMap((text, at) => [`SHOP 0${at}                  -12.00`, text]).map((text, at) => tokenizeLine(makeLine(wordsOfLine(text, 100 + 20 * at), 1)));
    expect(dropRepeatedLabels(lines).map(({ text }) => text)).toEqual(lines.map(({ text }) => text));
  });
});
