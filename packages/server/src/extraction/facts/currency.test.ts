import { describe, expect, it } from 'vitest';
import { understandText } from '../testing/documentOfText.js';

const ROWS = `
Date         Details      Amount      Balance
03/05/2026   COFFEE       $-5.00       $95.00
14/05/2026   TEA          $-4.00       $91.00`;

function currencyOf(head: string): string | null {
  return understandText(`${head}\n${ROWS}`).currency;
}

describe('the dollar sign', () => {
  it.each([
    ['an account number of New Zealand', 'Account 12-5745-0467953-00', 'NZD'],
    ['an Australian state and postcode', 'GEELONG VIC 3220', 'AUD'],
    ['a Canadian postal code', 'GATINEAU QC J8X 1A1', 'CAD'],
    ['an American state and ZIP code', 'SALINA KS 67401', 'USD'],
    ['deposit insurance of the United States', 'Member FDIC', 'USD'],
    ['a city', '88 Kallang Way, Singapore 349200', 'SGD'],
    ['a printed code', 'Currency: HKD', 'HKD'],
  ])('%s tells which', (_, head, code) => {
    expect(currencyOf(head)).toBe(code);
  });

  it('by itself names no currency', () => {
    expect(currencyOf('Statement of account 12345678')).toBe(null);
  });

  it('is that of no country that the name of a share speaks of', () => {
    expect(currencyOf('TSM   TAIWAN SEMICONDUCTOR      20.00      330.12      6,602.40      5,135.20      1,467.20')).toBe(null);
    expect(currencyOf('SALINA KS 67401\nTSM   TAIWAN SEMICONDUCTOR      20.00      330.12      6,602.40      5,135.20      1,467.20')).toBe('USD');
  });

  it('on a page of two countries names none', () => {
    expect(currencyOf('GEELONG VIC 3220\nSALINA KS 67401')).toBe(null);
  });
});

describe('a currency named in words', () => {
  it.each([
    ['Currency           : OMANI RIAL', 'OMR'],
    [`${'يدوعس'} ${'لاير'} ${'ةلمعلا'}`, 'SAR'],
    ['Tipo: CAJA DE AHORRO   Moneda: GUARANIES', 'PYG'],
    ['Moneda : PESOS URUGUAYOS', 'UYU'],
    ['Валюта счёта        Рубли', 'RUB'],
    ['Валюта: Российский рубль', 'RUB'],
    ['Account currency: Swiss francs', 'CHF'],
  ])('%s', (head, code) => {
    expect(understandText(`${head}\n${ROWS.replaceAll('$', '')}`).currency).toBe(code);
  });

  it('says nothing without what announces it', () => {
    expect(understandText(`Omani Rial transfers are free of charge\n${ROWS.replaceAll('$', '')}`).currency).toBe(null);
  });
});

describe('accounts of several currencies in one document', () => {
  const account = (number: string, code: string): string => `
IBAN ${number}
Datum        Buchungstext            Belastung ${code}     Gutschrift ${code}     Saldo ${code}
             Saldovortrag                                                  5321.10
02.06.25     BOOKS                          260.27                         5060.83
04.06.25     GYM                             78.82                         4982.01
             Schlusssaldo                                                  4982.01
`;

  it('have the one their headings name, and the document has none', () => {
    const document = understandText(`Kontoauszug 01.06.2025 bis 30.06.2025${account('CH93 0076 2011 6238 5295 7', 'CHF')}${account('CH44 3199 9123 0008 8901 2', 'EUR')}${account('CH18 0483 5012 3456 7800 9', 'CHF')}`);
    expect(document.accounts.map((item) => item.currency)).toEqual(['CHF', 'EUR', 'CHF']);
    expect(document.currency).toBe(null);
  });
});

it('an abbreviated word of an address is no code', () => {
  expect(currencyOf('ÇAMLICA CAD. NO 4\nTasarruf hesabı: TRY')).toBe(null);
  expect(understandText(`ÇAMLICA CAD. NO 4\nTasarruf hesabı: TRY\n${ROWS.replaceAll('$', ' ')}`).currency).toBe('TRY');
});

it('a heading in new shekels, as pages print it from the left, names the currency', () => {
  expect(understandText(ROWS.replaceAll('$', '').replace('Balance', `${'ח"שב'} ${'הרתי'}`)).currency).toBe('ILS');
});

it('a heading for what was paid in dollars abroad is not the currency of the account beside one with its sign', () => {
  const document = understandText(`
Banco Jacaranda S.A.
Cartao 5234 **** **** 8801
DATA     ESTABELECIMENTO               US$      VALOR (R$)
         Saldo anterior                          R$ 100,00
04/12/25 MERCADO                                     20,00
05/12/25 OPENAI                       10,00          54,00
         Total desta fatura                      R$ 174,00
`);
  expect(document.accounts[0]!.currency).toBe('BRL');
});
