import { expect, it } from 'vitest';
import type { Word } from '../model.js';
import { currentAccountText } from '../testing/currentAccountText.js';
import { wordsOfLine } from '../testing/documentOfText.js';
import { paper, repaired, scanOfText } from '../testing/scanOfText.js';
import { garbledLines } from './garbledLines.js';

const RENT = '07/03/2024  Rent                      600.00                 874.50';
const PAGE = currentAccountText();

/** The line of the rent as nothing could be made of it. */
function scan() {
  const model = scanOfText(PAGE.replace(RENT, 'vapbr/iemr  esai                      LR-.Oe                 gelh.p'));
  const garbled = ['vapbr/iemr', 'esai', 'LR-.Oe', 'gelh.p'];
  for (const word of model.pages[0]!.words) if (garbled.includes(word.text)) word.confidence = 0;
  return { model, at: PAGE.replace(/^\n/, '').split('\n').indexOf(RENT) };
}

/** The text of a row between its day and its figures. */
function textOf(words: readonly Word[]): string {
  return words.map(({ text }) => text).filter((text) => /^\p{L}/u.test(text)).join(' ');
}

it('words of a line that nothing could be made of are one strip, others and numbers are none', () => {
  const { model } = scan();
  expect(garbledLines(model.pages[0]!).map(({ words }) => words.map(({ text }) => text))).toEqual([['vapbr/iemr', 'esai', 'LR-.Oe', 'gelh.p']]);
  const unsure = scanOfText(PAGE);
  for (const word of unsure.pages[0]!.words) if (word.text === '874.50') word.confidence = 0;
  expect(garbledLines(unsure.pages[0]!)).toEqual([]);
});

it('the line is read again by itself, and its row is there', async () => {
  const { model, at } = scan();
  const read = async (confidence: number) => {
    const reader = paper({}, wordsOfLine(RENT, 60 + at * 12).map((word) => ({ ...word, confidence })));
    return (await repaired(model, reader)).accounts[0]!.periods[0]!;
  };
  const period = await read(0.9);
  expect(period.rows.map((row) => row.amount.value)).toEqual([-2550, 50000, -60000, -6219]);
  expect(period).toMatchObject({ isReconciled: true, proof: { repairs: [{ row: 2, field: 'row', from: null }] } });
  expect((await read(0.3)).rows).toHaveLength(3);
});

it('what is read of it less surely counts where the balances agree with it', async () => {
  const { model, at } = scan();
  const read = async (line: string) => {
    const words = wordsOfLine(line, 60 + at * 12).map((word) => ({ ...word, confidence: 0.6 }));
    return (await repaired(model, paper({}, words))).accounts[0]!.periods[0]!;
  };
  expect(await read(RENT)).toMatchObject({ isReconciled: true, rows: { length: 4 } });
  expect((await read(RENT.replace('600.00', '606.00'))).rows).toHaveLength(3);
});

it('pieces of its figures that were read go, and words of the line below are not there twice', async () => {
  const { model, at } = scan();
  const [page] = model.pages;
  const whole = wordsOfLine(RENT, 60 + at * 12).at(-1)!;
  const piece = { ...whole, text: '874.', box: [whole.box[0], whole.box[1] + 6, whole.box[2] - 10, whole.box[3]] as Word['box'], confidence: 0.9 };
  page!.words.splice(page!.words.findIndex(({ text }) => text === 'gelh.p'), 1, piece);
  const below = page!.words.filter((word) => Math.abs(word.baseline - (60 + (at + 1) * 12)) < 1);
  expect(below.map(({ text }) => text)).toContain('62.19');
  const read = [...wordsOfLine(RENT, 60 + at * 12), ...below].map((word) => ({ ...word, confidence: 0.9 }));
  const document = await repaired(model, { ...paper(), readStrip: async () => read });
  expect(document.accounts[0]!.periods[0]).toMatchObject({ isReconciled: true, rows: { length: 4 } });
  const [, , rent, last] = document.accounts[0]!.periods[0]!.rows;
  expect([rent!.balance?.value, last!.description.value]).toEqual([87450, textOf(below)]);
});
