import { expect, it } from 'vitest';
import { understandText } from '../testing/documentOfText.js';

const statement = (references: readonly string[]) => understandText(`
Account 40083490        Opening balance 500.00
20 Dec 2023   Wire transfer fee               ${references[0]}        -21.39
21 Dec 2023   POS PURCHASE PIXELPOST          ${references[1]}       -109.94
21 Dec 2023   RENT P NGUYEN                   ${references[2]}       -100.00
22 Dec 2023   DD PULSE GYM REF SV47486073     ${references[3]}        -39.25
25 Dec 2023   CREDIT S Petrov INV 125363      ${references[4]}        265.00
28 Dec 2023   Cheque paid 5039                ${references[5]}        -88.27
Closing balance 406.15`).accounts[0]!.periods[0]!.rows;

it('codes that stand at one place in nearly every row are references, and no part of the texts', () => {
  const rows = statement(['F933851205', 'Q328272902', 'P449573938', 'D321182603', 'Q934982505', 'Z551934118']);
  expect(rows.map(({ description }) => description.value)).toEqual(['Wire transfer fee', 'POS PURCHASE PIXELPOST', 'RENT P NGUYEN', 'DD PULSE GYM REF SV47486073', 'CREDIT S Petrov INV 125363', 'Cheque paid 5039']);
  expect(rows.map(({ refNumber }) => refNumber)).toEqual(['F933851205', 'Q328272902', 'P449573938', 'D321182603', 'Q934982505', 'Z551934118']);
});

it('what all rows repeat, or only some have, is text', () => {
  expect(statement(Array.from({ length: 6 }, () => 'A100200300')).at(0)!.description.value).toBe('Wire transfer fee A100200300');
  expect(statement(['F933851205', 'Q328272902', '          ', '          ', 'Q934982505', 'Z551934118']).at(0)!.description.value).toBe('Wire transfer fee F933851205');
});

it('may begin a little further left in the table of the next month', () => {
  const days = ['02', '05', '09', '14', '21'];
  const month = (name: string, white: string) => days.map((day, at) => `${day} ${name} 2023   TRANSFER${white}Q${at}${name === 'Nov' ? 1 : 7}8272${day}        -10.00`).join('\n');
  const rows = understandText(`
Account 40083490        Opening balance 500.00
${month('Nov', ' '.repeat(20))}
${month('Dec', ' '.repeat(18))}
Closing balance 400.00`).accounts[0]!.periods[0]!.rows;
  expect(rows.map(({ description }) => description.value)).toEqual(rows.map(() => 'TRANSFER'));
  expect(rows[0]!.refNumber).toBe('Q01827202');
});
