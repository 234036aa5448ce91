// Rules between the rows of a scan, one of which recognition did not see.
import { expect, it } from 'vitest';
import type { DocumentModel, Rule } from '../model.js';
import { documentOfText } from '../testing/documentOfText.js';
import { readStatement } from '../testing/readStatement.js';

const HEIGHT = 12;
const RULE = '_____';

/** Lines of underscores become rules of the table; they take no height. */
function ruled(text: string, origin: 'text' | 'ocr'): DocumentModel {
  const kept: string[] = [];
  const rules: Rule[] = [];
  for (const line of text.replace(/^\n/, '').split('\n')) {
    if (line === RULE) rules.push({ orientation: 'horizontal', box: [40, 60 + (kept.length - 1) * HEIGHT + 2.5, 420, 60 + (kept.length - 1) * HEIGHT + 3] });
    else kept.push(line);
  }
  const model = documentOfText(kept.join('\n'), { origin });
  return { ...model, pages: model.pages.map((page) => ({ ...page, rules })) };
}

/** Rows of one or two lines each; no rule stands below those that are named. */
function page(rows: readonly (readonly string[])[], missed: readonly number[]): string {
  const lines = rows.flatMap((own, at) => [...own, ...(missed.includes(at) ? [] : [RULE])]);
  return `\nStatement period 01/05/2024 to 31/05/2024       Opening balance 100.00\nDate          Description                   Amount       Balance\n${RULE}\n${lines.join('\n')}\n`;
}

const BELOW = [
  ['02/05/2024    CORNER BAKERY                 -10.00         90.00', '              Harbour street 47 Bristol'],
  ['03/05/2024    RENT MAY                      -40.00         50.00'],
  ['04/05/2024    CITY POWER                    -20.00         30.00', '              Monthly payment by order'],
  ['05/05/2024    A FRIEND                       20.00         50.00', '              Thank you for the tickets'],
  ['06/05/2024    LINDEN BOOKS                  -10.00         40.00', '              Novels and a map of Wales'],
  ['07/05/2024    PIPER ROOFING                  -5.00         35.00'],
];
const TEXTS = ['CORNER BAKERY / Harbour street 47 Bristol', 'RENT MAY', 'CITY POWER / Monthly payment by order', 'A FRIEND / Thank you for the tickets', 'LINDEN BOOKS / Novels and a map of Wales', 'PIPER ROOFING'];

const textsOf = (model: DocumentModel) => readStatement(model).lists.flat().map(({ description }) => description);

it('the others say whose texts are whose, and on which side of its figures a text without a rule stands', () => {
  expect(textsOf(ruled(page(BELOW, []), 'ocr'))).toEqual(TEXTS);
  expect(textsOf(ruled(page(BELOW, [3]), 'ocr'))).toEqual(TEXTS);
  expect(textsOf(ruled(page(BELOW, [3]), 'text'))).not.toEqual(TEXTS);
  const upwards = page(BELOW.map((lines) => lines.toReversed()), [3]);
  expect(textsOf(ruled(upwards, 'ocr'))).toEqual(['Harbour street 47 Bristol / CORNER BAKERY', 'RENT MAY', 'Monthly payment by order / CITY POWER', 'Thank you for the tickets / A FRIEND', 'Novels and a map of Wales / LINDEN BOOKS', 'PIPER ROOFING']);
});
