// Cells set to the middle or to the bottom of their rows: which lines of text are of which row.
import { describe, expect, it } from 'vitest';
import type { DocumentModel, Rule } from './model.js';
import { documentOfText } from './testing/documentOfText.js';
import { readStatement } from './testing/readStatement.js';
import { scanOfText } from './testing/scanOfText.js';

const HEIGHT = 12;

/** Lines of underscores become rules of the table; they take no height. */
function ruled(text: string): DocumentModel {
  const kept: string[] = [];
  const rules: Rule[] = [];
  for (const line of text.replace(/^\n/, '').split('\n')) {
    if (!line.startsWith('___')) kept.push(line);
    else rules.push({ orientation: 'horizontal', box: [40, 60 + (kept.length - 1) * HEIGHT + 2.5, 420, 60 + (kept.length - 1) * HEIGHT + 3] });
  }
  const model = documentOfText(kept.join('\n'));
  return { ...model, pages: model.pages.map((page) => ({ ...page, rules })) };
}

describe('rules between the rows', () => {
  const rows = (rule: string) => `
Statement period 01/05/2024 to 31/05/2024       Opening balance 100.00
Date          Description                   Amount       Balance
${rule}
              Card payment
              CORNER BAKERY
02/05/2024    Ref 4711                      -10.00         90.00
${rule}
03/05/2024    RENT MAY                      -40.00         50.00
${rule}
              Direct debit
04/05/2024    CITY POWER                    -20.00         30.00
              Mandate 77
${rule}
05/05/2024    A FRIEND                       20.00         50.00
              Thank you
${rule}`;

  it('part the texts, wherever the figures stand', () => {
    expect(readStatement(ruled(rows('_____'))).lists.flat().map(({ description }) => description)).toEqual(['Card payment / CORNER BAKERY / Ref 4711', 'RENT MAY', 'Direct debit / CITY POWER / Mandate 77', 'A FRIEND / Thank you']);
  });

  it('under each line are those of a form', () => {
    const form = rows('').split('\n').filter((line) => line !== '').map((line) => `${line}\n_____`).join('\n');
    expect(readStatement(ruled(form)).lists.flat().map(({ description }) => description)).toEqual(readStatement(documentOfText(rows('').split('\n').filter((line) => line !== '').join('\n'))).lists.flat().map(({ description }) => description));
  });
});

describe('figures set to the middle of their rows', () => {
  it('as many lines above them as below, on both sides of a page break', () => {
    expect(readStatement(documentOfText(`
Statement period 01/05/2024 to 31/05/2024       Opening balance 100.00
Date          Description                   Amount       Balance
              Card payment
02/05/2024    CORNER BAKERY                 -10.00         90.00
              Ref 4711
03/05/2024    RENT MAY                      -40.00         50.00
              Direct debit
04/05/2024    CITY POWER                    -20.00         30.00
              Mandate 77
\fDate          Description                   Amount       Balance
              Transfer
05/05/2024    A FRIEND                       20.00         50.00
              Thank you
06/05/2024    TEA ROOM                      -10.00         40.00
              Cash machine
07/05/2024    OLD TOWN                      -10.00         30.00
              Card 12`)).lists.flat().map(({ description }) => description)).toEqual(['Card payment / CORNER BAKERY / Ref 4711', 'RENT MAY', 'Direct debit / CITY POWER / Mandate 77', 'Transfer / A FRIEND / Thank you', 'TEA ROOM', 'Cash machine / OLD TOWN / Card 12']);
  });

  it('further lines below the figures stay where they are', () => {
    expect(readStatement(documentOfText(`
Statement period 01/05/2024 to 31/05/2024       Opening balance 100.00
Date          Description                   Amount       Balance
02/05/2024    CORNER BAKERY                 -10.00         90.00
              Ref 4711
03/05/2024    RENT MAY                      -40.00         50.00
              Flat 3
04/05/2024    CITY POWER                    -20.00         30.00
              Mandate 77
05/05/2024    TEA ROOM                      -10.00         20.00
              Card 12
06/05/2024    TEA ROOM                       -5.00         15.00
              Card 12
07/05/2024    TEA ROOM                       -5.00         10.00
              Card 13`)).lists.flat().map(({ description }) => description)).toEqual(['CORNER BAKERY / Ref 4711', 'RENT MAY / Flat 3', 'CITY POWER / Mandate 77', 'TEA ROOM / Card 12', 'TEA ROOM / Card 12', 'TEA ROOM / Card 13']);
  });
});

it('text close above the first row of a table without headings, where its own begins, is of it, and so of the others', () => {
  const rows = (first: string) => `
Conta 12345678     Periodo 01/08/2020 - 31/08/2020
Saldo anterior 100,00
Saldo final 40,00
${first}
03/08/20      Ref 109277                    -10,00
              Transferencia
05/08/20      Oficina Jacaranda             -20,00
              Compra debito
31/08/20      Mercearia Sabia               -30,00`;
  expect(readStatement(documentOfText(rows('              Debito direto'))).lists.flat().map(({ description }) => description)).toEqual(['Debito direto / Ref 109277', 'Transferencia / Oficina Jacaranda', 'Compra debito / Mercearia Sabia']);
  expect(readStatement(documentOfText(rows('Debito direto'))).lists.flat().map(({ description }) => description)[1]).toBe('Oficina Jacaranda / Compra debito');
});

it('the lines of a scan stand a little higher or lower than they were printed: that is no white between rows', () => {
  const rows = Array.from({ length: 6 }, (_, at) => `
              Card payment to
0${at + 2}/05/2024    SHOP ${'ABCDEF'[at]}                        -10.00         ${40 - 10 * at}.00`).join('');
  const scan = scanOfText(`
Statement period 01/05/2024 to 31/05/2024       Opening balance 50.00
Date          Description                   Amount       Balance${rows}`);
  const shaken = scan.pages.map((page) => ({
    ...page,
    words: page.words.map((word) => ({ ...word, baseline: word.baseline + (word.baseline > 90 && word.baseline % 24 === 0 ? (word.baseline % 72 === 0 ? -0.4 : 0.4) : 0) })),
  }));
  expect(readStatement({ ...scan, pages: shaken }).lists.flat().map(({ description }) => description)).toEqual([...'ABCDEF'].map((shop) => `Card payment to / SHOP ${shop}`));
});
