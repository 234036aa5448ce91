import { describe, expect, it } from 'vitest';
import { makeLine } from '../layout/lines.js';
import { wordsOfLine } from '../testing/documentOfText.js';
import { raiseCentredDates } from './centredDates.js';
import { tokenizeLine } from './tokenize.js';

/** More white below a day alone on its line than above it. */
function textsOf(text: string): string[] {
  let baseline = 60;
  const lines = text.split('\n').map((line) => {
    const tokens = tokenizeLine(makeLine(wordsOfLine(line, baseline), 1));
    baseline += /^\S+$/.test(line.trim()) ? 15 : 12;
    return tokens;
  });
  return raiseCentredDates(lines).map((tokens) => tokens.text);
}

it('days nearer to the row above them are of the rows below, where these are several to a day', () => {
  const page = `               Previous balance                   500.00
28/06/2023
               Wages                 100.00       600.00
26/06/2023
               Fuel                  -10.00       590.00
               Books                 -10.00       580.00
               Lamp                   -5.00       575.00
               Tools                  -5.00       570.00
22/06/2023
               Salary                 30.00       600.00
21/06/2023
               Fee                    -1.00       599.00
20/06/2023
               Refund                 10.00       609.00
19/06/2023
               Water                  -2.00       607.00
               Phone                  -3.00       604.00
               Rent                   -4.00       600.00`;
  expect(textsOf(page)).toHaveLength(18);
});

it('days nearer to the row above them are of the rows below, where the last movement would have none (wrong badge)', () => {
  const rows = `28/06/2023
               Wages                 100.00
26/06/2023
               Fuel                  -10.00
22/06/2023
               Salary                 30.00
21/06/2023
               Fee                    -1.00
20/06/2023
               Refund                 10.00
19/06/2023
               Rent                   -4.00
               Closing balance       600.00`;
  expect(textsOf(rows)).toHaveLength(13);
  expect(textsOf(`               Previous balance      475.00\n${rows}`)).toHaveLength(14);
});

it('days half a line beneath the figures of their rows go up to them', () => {
  const page = `               Previous balance                   500.00
               Wages                 100.00       600.00
28/06/2023
               Fuel                  -10.00       590.00
26/06/2023
               Salary                 30.00       620.00
22/06/2023
               Fee                    -1.00       619.00
21/06/2023
               Refund                 10.00       629.00
20/06/2023
               Previous balance                   629.00`;
  expect(textsOf(page)).toHaveLength(8);
});

/** More white above a line with a figure than above the others. */
function textsOfRows(text: string): string[] {
  let baseline = 60;
  return raiseCentredDates(text.split('\n').map((line) => {
    baseline += /\.\d\d$/.test(line) ? 16 : 10;
    return tokenizeLine(makeLine(wordsOfLine(line, baseline), 1));
  })).map((tokens) => tokens.text);
}

describe('two days in the middle of their rows', () => {
  const page = (foot = '') => `               Old balance 01.02.2024      2281.22
05.02.2024     Cheque                      1812.87
               Direct debit                  61.43
14.02.2024     Radio and television
               Mandate GF14367
               Transfer                     986.00
16.02.2024     Light Works
               Invoice 404832${foot}
               New balance 29.02.2024       579.08`;

  it('are of these rows where no other one lacks a day (wrong badge)', () => {
    expect(textsOfRows(page()).filter((text) => /Direct|Transfer/.test(text))).toEqual(['14.02.2024 Direct debit 61.43', '16.02.2024 Transfer 986.00']);
  });

  it('may be those of rows below where one more has none', () => {
    expect(textsOfRows(page('\n               Fee                            5.00'))).toContain('Transfer 986.00');
  });
});
