import { describe, expect, it } from 'vitest';
import type { DocumentModel } from '../model.js';
import { scanOfText } from '../testing/scanOfText.js';
import { withAlignedPages } from './alignedPages.js';
import { readRows, understandText } from '../testing/documentOfText.js';

const MARGIN = '       ';
const FIRST = `
Banco del Duero      Cuenta ES9121000418450200051332     01/01/2026 - 31/01/2026
Fecha         Concepto                       Cargos       Abonos        Saldo
              Saldo anterior                                           100,00
02/01/2026    Mercadona                       10,00                     90,00
03/01/2026    Bizum de Ana                                 5,00         95,00
04/01/2026    Gasolinera                      20,00                     75,00
05/01/2026    Nómina                                     150,00        225,00
06/01/2026    Alquiler                       100,00                    125,00
07/01/2026    Bizum de Eva                                10,00        135,00`;
const rowsBehind = (margin: string, amount = ' 40,00'): string => `
${margin}08/01/2026    Nómina                                     ${amount}        175,00
${margin}09/01/2026    Mercadona                       15,00                    160,00
${margin}10/01/2026    Bizum de Ana                                20,00        180,00
${margin}11/01/2026    Gasolinera                      30,00                    150,00
${margin}12/01/2026    Bizum de Eva                                11,00        161,00
${margin}13/01/2026    Recibo luz                      61,00                    100,00
${margin}              Saldo final                                             100,00`;

describe('pages for print on both sides', () => {
  it('have their columns where the first page has them', () => {
    const document = understandText(`${FIRST}\f${rowsBehind(MARGIN)}`);
    expect(readRows(document)[0]!.map(({ amount }) => amount)).toEqual(['-10.00', '5.00', '-20.00', '150.00', '-100.00', '10.00', '40.00', '-15.00', '20.00', '-30.00', '11.00', '-61.00']);
    expect(document.accounts[0]!.periods[0]!.isReconciled).toBe(true);
    const right = (at: number): number => document.accounts[0]!.periods[0]!.rows[at]!.amount.source.box![2];
    expect(right(6) - right(1)).toBe(5 * MARGIN.length);
  });

  it('are tested', () => {
    expect(understandText(`${FIRST}\f${rowsBehind(MARGIN, ' 49,00')}`).accounts[0]!.periods[0]!.isReconciled).toBe(false);
  });
});

describe('scanned pages', () => {
  const trembling = (model: DocumentModel): DocumentModel => ({ ...model, pages: model.pages.map((page) => ({ ...page, words: page.words.map((word, at) => ({ ...word, box: word.box.map((edge, side) => (side % 2 === 0 ? edge + ((at % 3) - 1) * 0.3 : edge)) as typeof word.box })) })) });
  const edges = (model: DocumentModel, page: number) => model.pages[page]!.words.filter(({ text }) => /,\d\d$/.test(text)).map(({ box }) => box[2]);

  it('that were drawn in at other places have their columns where the first page has them', () => {
    const model = trembling(scanOfText(`${FIRST}\f${rowsBehind(' ')}`));
    const moved = withAlignedPages(model)!.model;
    expect(Math.abs(Math.max(...edges(moved, 1)) - Math.max(...edges(model, 0)))).toBeLessThan(1);
    expect(edges(moved, 0)).toEqual(edges(model, 0));
  });

  it('stay where their columns are those of the page before, or of another table', () => {
    expect(withAlignedPages(trembling(scanOfText(`${FIRST}\f${rowsBehind('')}`)))).toBe(null);
    expect(withAlignedPages(trembling(scanOfText(`${FIRST}\f${rowsBehind(' ').replaceAll('        ', '     ')}`)))).toBe(null);
  });
});
