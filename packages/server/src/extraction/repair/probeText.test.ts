import { expect, it } from 'vitest';
import type { DocumentModel, Word } from '../model.js';
import { currentAccountText } from '../testing/currentAccountText.js';
import { documentOfText } from '../testing/documentOfText.js';
import { understand } from '../understand.js';
import { doesTextLie, isTextDoubtful } from './probeText.js';
import type { CellReader } from './repairDocument.js';

const PAGE = currentAccountText();

const rotated = (text: string) => text.replace(/\d/g, (digit) => String((Number(digit) + 3) % 10));

/** What a second look at each word's pixels gives. */
function pixels(model: DocumentModel, show: (word: Word) => string, confidence = 0.9): CellReader {
  return {
    readCell: async (_page, box) => ({ text: show(model.pages[0]!.words.find((word) => word.box === box)!), confidence }),
    readStrip: async () => [],
  };
}

it('a text layer whose digits are not those painted is found out', async () => {
  const model = documentOfText(PAGE.replace(/(?<=\n\d\d.*|balance.*)[\d,]+\.\d\d/g, rotated));
  expect(isTextDoubtful(model, understand(model))).toBe(true);
  expect(await doesTextLie(model, pixels(model, (word) => rotated(rotated(rotated(word.text)))))).toBe(true);
});

it('a single misprint among figures that agree is not asked about', () => {
  const model = documentOfText(PAGE.replace('62.19', '62.99'));
  expect(isTextDoubtful(model, understand(model))).toBe(false);
});

it('figures painted as the text says are no lie, whether they agree or not', async () => {
  const model = documentOfText(PAGE.replace('62.19', '62.99'));
  expect(await doesTextLie(model, pixels(model, (word) => word.text))).toBe(false);
});

it('two digits that always change places are a lie, one misread now and then is none', async () => {
  const model = documentOfText(PAGE.replace('62.19', '62.99'));
  const swapped = (text: string) => text.replace(/[01]/g, (digit) => (digit === '0' ? '1' : '0'));
  expect(await doesTextLie(model, pixels(model, (word) => swapped(word.text)))).toBe(true);
  expect(await doesTextLie(model, pixels(model, (word) => word.text.replace(/0$/, '1')))).toBe(false);
});

it('letters that make no words are asked about, an invoice is not', () => {
  const shifted = PAGE.replace(/[a-z]/g, (letter) => 'qwrtpsdfghjklzxcvbnmbcdfgh'[letter.charCodeAt(0) - 97]!).replace(/\d/g, 'x').replace(/[A-Z]/g, 'Q');
  const gibberish = documentOfText(`${shifted}${shifted}`);
  expect(isTextDoubtful(gibberish, understand(gibberish))).toBe(true);
  const invoice = documentOfText('Invoice for the repair of the roof and the gutters of the house in the lane behind the church, paid on receipt, with many thanks for the order and the patience during the works in the winter of last year');
  expect(isTextDoubtful(invoice, understand(invoice))).toBe(false);
});

it('pixels that cannot be read prove nothing against the text', async () => {
  const model = documentOfText(PAGE.replace('62.19', '62.99'));
  expect(await doesTextLie(model, pixels(model, () => 'xxxx', 0.2))).toBe(false);
});

it('a statement whose figures agree is never asked', () => {
  const model = documentOfText(PAGE);
  expect(isTextDoubtful(model, understand(model))).toBe(false);
});
