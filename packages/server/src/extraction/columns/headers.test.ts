import { expect, it } from 'vitest';
import { makeLine } from '../layout/lines.js';
import type { Word } from '../model.js';
import { wordsOfLine } from '../testing/documentOfText.js';
import { tokenizeLine } from '../tokens/tokenize.js';
import { findHeaders } from './headers.js';

it('headings of a tight table are parted by less white than usual, where spaces between words are far narrower, and by the widest of it', () => {
  // Of this size one space is 0.36 of it, two are 0.71.
  const words = wordsOfLine('Date  Transaction description       Deposits/Credits  Subtractions', 100).map((word) => ({ ...word, fontSize: 14 }));
  const [header] = findHeaders([tokenizeLine(makeLine(words, 1))]);
  expect(header?.cells.map(({ role }) => role)).toEqual(['date', 'description', 'credit', 'debit']);
});

it('so are those of a scan, whose size of type was measured a little too large', () => {
  const line = (text: string, baseline: number) => tokenizeLine(makeLine(wordsOfLine(text, baseline).map((word) => ({ ...word, fontSize: 9.8, box: [word.box[0], word.box[1], word.box[2] + 3.2, word.box[3]] })), 1));
  // One space is 0.18 of this size, two are 0.69, and 1.8 points less 0.51.
  const [above, below] = [line('Transaction  Process      Transaction Details     Amount', 100), line('Date         Date', 110)];
  const closer = { ...above, line: makeLine(above.line.words.map((word, at) => (at === 0 ? { ...word, box: [word.box[0], word.box[1], word.box[2] + 1.8, word.box[3]] } : word)), 1) };
  expect(findHeaders([tokenizeLine(closer.line), below])[0]?.cells.map(({ role }) => role)).toEqual(['otherDate', 'postingDate', 'description', 'amount']);
});

it('"Valor" behind a day and the text heads the amounts, where nothing else does', () => {
  const roles = (text: string) => findHeaders([tokenizeLine(makeLine(wordsOfLine(text, 100), 1))])[0]?.cells.map(({ role }) => role);
  expect(roles('Dt. balancete     Descrição                  Valor')?.at(-1)).toBe('amount');
  expect(roles('Data     Descrição       Documento      Valor     D/C')).toEqual(['date', 'description', 'reference', 'amount', 'sign']);
  expect(roles('Data     Valor     Descrição        Importe      Saldo')?.[1]).toBe('otherDate');
});

it('the words of a heading with more white between them than behind them stay together where the rest goes on with no other one', () => {
  const words = wordsOfLine('Date         Details          Paid In Withdrawn       Balance', 100).map((word) => (word.text === 'In' ? { ...word, box: [word.box[0], word.box[1], word.box[2] + 2, word.box[3]] as Word['box'] } : word));
  expect(findHeaders([tokenizeLine(makeLine(words, 1))])[0]?.cells.map(({ role }) => role)).toEqual(['date', 'description', 'credit', 'debit', 'balance']);
});

it('"Crédito (R$) Saídas (BRL)" that nearly touch are two headings', () => {
  const words = wordsOfLine('Data     Histórico        Crédito (R$) Saídas (BRL)', 100);
  const cells = findHeaders([tokenizeLine(makeLine(words, 1))])[0]?.cells;
  expect(cells?.map(({ role, text }) => `${role} ${text}`).slice(2)).toEqual(['credit Crédito (R$)', 'debit Saídas (BRL)']);
});

it('the sentences of a side bar do not outweigh the headings beside them, sentences around known words are none', () => {
  const roles = (...texts: string[]) => findHeaders(texts.map((text, index) => tokenizeLine(makeLine(wordsOfLine(text, 100 + index * 8), 1))))[0]?.cells.map(({ role }) => role);
  const sideBar = '                                                              and let us know of any mistake within';
  expect(roles('Fecha', sideBar, 'operación   Interviniente   Detalle                 Importe')).toEqual(['postingDate', 'description', 'amount']);
  expect(roles('Please let us know the date   and the amount of each mistake   that you find in this list')).toBeUndefined();
});

it('what money went out under is no part of the heading of a day two lines below', () => {
  const texts = ['Cargos', '                                       Importe', 'Fecha      Movimiento      Referencia      EUR'];
  const [header] = findHeaders(texts.map((text, index) => tokenizeLine(makeLine(wordsOfLine(text, 100 + index * 10), 1))));
  expect(header?.cells.map(({ role }) => role)).toEqual(['date', 'description', 'reference', 'amount']);
  expect(header?.first).toBe(1);
});

it('one text close below headings of two lines is the first of the table', () => {
  const texts = ['Data          Data          Rodzaj', 'księgowania   operacji      operacji      Opis operacji      Obciążenia      Uznania', '                                          PRZELEW'];
  const [header] = findHeaders(texts.map((text, index) => tokenizeLine(makeLine(wordsOfLine(text, 100 + index * 10), 1))));
  expect(header?.cells).toHaveLength(6);
  expect(header?.last).toBe(1);
});

it('the title of a section is no heading of the amounts below it, where headings of two lines are known with the second only', () => {
  const lines: [string, number, number][][] = [
    [['Payments', 59, 113], ['&', 116, 125], ['other', 129, 159], ['credits', 163, 201]],
    [['Post', 59, 76], ['Effective', 88, 122], ['Transaction', 507, 553]],
    [['date', 59, 76], ['date', 88, 105], ['Transaction', 132, 178], ['description', 180, 225], ['amount', 523, 553]],
  ];
  const wordsAt = (words: [string, number, number][], y: number) => words.map(([text, x0, x1]): Word => ({ text, box: [x0, y - 7, x1, y + 1], fontSize: 8, angle: 0, baseline: y }));
  const [header] = findHeaders(lines.map((words, index) => tokenizeLine(makeLine(wordsAt(words, 100 + index * 9), 1))));
  expect(header?.first).toBe(1);
  expect(header?.cells.map(({ role }) => role)).toEqual(['postingDate', 'otherDate', 'description', 'amount']);
});

it('Danish and Norwegian headings of both sides in one word', () => {
  const roles = (text: string) => findHeaders([tokenizeLine(makeLine(wordsOfLine(text, 100), 1))])[0]?.cells.map(({ role }) => role);
  expect(roles('Dato       Tekst            Ud (DKK)     Ind (DKK)')).toEqual(['date', 'description', 'debit', 'credit']);
  expect(roles('Dato       Forklaring       Ut           Inn')).toEqual(['date', 'description', 'debit', 'credit']);
});

it('the first text of a table, at more white than the two lines of its headings have between them, is none of these', () => {
  const lastOf = (text: string, below: number) => findHeaders([
    ['Transaction                                                                Running', 100] as const,
    ['date           Name                 Particulars                Amount      balance', 110] as const,
    [text, 110 + below] as const,
  ].map(([line, y]) => tokenizeLine(makeLine(wordsOfLine(line, y), 1))))[0]?.last;
  expect(lastOf('               Visa purchase        OR card 9692', 16)).toBe(1);
  expect(lastOf('               Direct debit         COUNCIL RATES', 16)).toBe(1);
  expect(lastOf('               Direct debit         COUNCIL RATES', 10)).toBe(2);
});

it('a heading that is the same in both languages stands in the middle beside those of two lines, and under none of them', () => {
  const headers = (...texts: string[]) => findHeaders(texts.map((text, at) => tokenizeLine(makeLine(wordsOfLine(text, 100 + 5 * at), 1)))).map(({ cells }) => cells.map(({ role }) => role));
  expect(headers('Datum      Omschrijving          Debet', '                                                  Credit', 'Date       Description           Debit')).toEqual([['date', 'description', 'debit', 'credit']]);
  expect(headers('Datum      Omschrijving          Debet', '                                 Credit', 'Date       Description           Debit')[0]).toEqual(['date', 'description', 'debit']);
});

it('headings in a second language in the middle below the first are of the same header, where one word is that of both', () => {
  const headers = findHeaders(['Boekdatum    Omschrijving      Afgeschreven    Credit', 'Date         Description          Debit'].map((text, at) => tokenizeLine(makeLine(wordsOfLine(text, 100 + 10 * at), 1))));
  expect(headers.map(({ first, last }) => [first, last])).toEqual([[0, 1]]);
});

it('headings of two lines on a page that lies a little askew, whose words rise within a line', () => {
  const line = (text: string, baseline: number) => tokenizeLine(makeLine(wordsOfLine(text, baseline).map((word) => ({ ...word, baseline: word.baseline - word.box[0] / 1000 })), 1));
  const [header] = findHeaders([line('Date de                            Montant', 100), line('comptabilisation  Libellé          en EUR   Sens', 110)]);
  expect(header?.cells.map(({ role }) => role)).toEqual(['postingDate', 'description', 'amount', 'sign']);
});

it('so does the code of a currency in a cell of its own', () => {
  const roles = (text: string) => findHeaders([tokenizeLine(makeLine(wordsOfLine(text, 100), 1))])[0]?.cells.map(({ role }) => role);
  expect(roles('Buchungstag    Umsatz                        EUR')).toEqual(['postingDate', 'description', 'amount']);
  expect(roles('Buchungstag    Umsatz          EUR        Betrag')?.filter((role) => role === 'amount')).toHaveLength(1);
});

it('a currency may be said twice over the amounts', () => {
  const line = (text: string, baseline: number) => tokenizeLine(makeLine(wordsOfLine(text, baseline), 1));
  const [header] = findHeaders([line('                                              Částka CZK', 100), line('Zaúčtováno     Provedeno      Popis              (CZK)', 110)]);
  expect(header?.cells.map(({ role }) => role)).toEqual(['postingDate', 'otherDate', 'description', 'amount']);
});

it('a heading of the upper of two days alone above that of the lower one is no title', () => {
  const texts = ['Fecha operación', 'F. Valor            Concepto            Haber      Cargos'];
  const [header] = findHeaders(texts.map((text, index) => tokenizeLine(makeLine(wordsOfLine(text, 100 + index * 10), 1))));
  expect(header?.cells.map(({ role }) => role)).toEqual(['postingDate', 'description', 'credit', 'debit']);
  expect(header?.lowerDates.map(({ role }) => role)).toEqual(['otherDate']);
});

it('"Maksupäivä   Kirjauspäivä   Saaja/Maksaja" at little more than a space are three headings', () => {
  const words = wordsOfLine('Maksupäivä  Kirjauspäivä  Saaja/Maksaja        Määrä', 100);
  const [header] = findHeaders([tokenizeLine(makeLine(words, 1))]);
  expect(header?.cells.map(({ role }) => role)).toEqual(['otherDate', 'postingDate', 'description', 'amount']);
});

it('two headings of days as close as words, the second of which begins on the line above', () => {
  const lines = ['      Muhasebe', 'Valör tarihi    İşlem açıklaması        Fiş no     İşlem tutarı'].map((text, at) => tokenizeLine(makeLine(wordsOfLine(text, 100 + 8 * at), 1)));
  expect(findHeaders(lines)[0]?.cells.map(({ role, text }) => `${role} ${text}`).slice(0, 2)).toEqual(['otherDate Valör', 'postingDate Muhasebe tarihi']);
});

it('the mark of a currency in brackets below one of the headings is of that', () => {
  const lines = ['                                                        Crédito', 'Data        Lançamento               Débito (R$)         (R$)'];
  const [header] = findHeaders(lines.map((text, at) => tokenizeLine(makeLine(wordsOfLine(text, 100 + 9 * at), 1))));
  expect(header?.cells.map(({ role, text }) => `${role} ${text}`)).toEqual(['date Data', 'description Lançamento', 'debit Débito (R$)', 'credit Crédito (R$)']);
});

it('a day and both sides head a table, though more letters are of headings that nobody knows, one of them close behind', () => {
  const words = wordsOfLine('№    Дата    № док.    ВО    Контрагент    Счет контрагента    БИК    Дебет    Кредит Назначение', 100)
    .map((word): Word => ({ ...word, fontSize: 12, box: word.text === 'Назначение' ? [word.box[0] + 1, word.box[1], word.box[2], word.box[3]] : word.box }));
  const [header] = findHeaders([tokenizeLine(makeLine(words, 1))]);
  expect(header?.cells.map(({ role }) => role).filter((role) => role !== 'account')).toEqual(['date', 'counterparty', 'debit', 'credit']);
  const title = wordsOfLine('Date    of the    transfer    between    Debit    and credit cards, conditions apply', 100);
  expect(findHeaders([tokenizeLine(makeLine(title, 1))])).toEqual([]);
});
