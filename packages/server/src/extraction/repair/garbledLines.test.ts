import { expect, it } from 'vitest';
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
