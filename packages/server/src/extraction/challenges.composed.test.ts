// What layouts drawn at random brought up: each rule on the smallest page that shows it.
import { describe, expect, it } from 'vitest';
import { readStatement } from './testing/readStatement.js';

describe('days', () => {
  it('behind the numbers of rows may look like sums of money; prices behind those of items are some', () => {
    const page = (days: string[]) => readStatement(`
Statement period 01.04.2025 to 30.04.2025
Opening balance 100.00
Closing balance 60.00
No.   Date    Description      Amount
1     ${days[0]}   GROCERS          -5.00
2     ${days[1]}   BAKERY          -15.00
3     ${days[2]}   FUEL             -8.00
4     ${days[3]}   CAFE            -12.00`).rows;
    expect(page(['02.04', '02.04', '04.04', '07.04'])).toEqual([['2025-04-02', '-5.00'], ['2025-04-02', '-15.00'], ['2025-04-04', '-8.00'], ['2025-04-07', '-12.00']]);
    expect(page(['12.04', '02.04', '14.04', '07.04']).map(([date]) => date)).not.toContain('2025-04-12');
  });

  it('two days side by side are not one with a year', () => {
    const { rows } = readStatement(`
Statement period 1 March 2025 to 31 March 2025
Opening balance 100.00
Closing balance 60.00
Date posted  Transaction date  Description      Amount
17 Mar 16 Mar                  GROCERS          -10.00
19 Mar 18 Mar                  BAKERY           -30.00`);
    expect(rows).toEqual([['2025-03-17', '-10.00'], ['2025-03-19', '-30.00']]);
  });

  it('of the day of an operation and that of its booking the latter is the row\'s, whichever leads', () => {
    const { rows } = readStatement(`
Wyciąg za okres 2020-07-01 do 2020-07-31
Saldo początkowe 100,00
Saldo końcowe 60,00
Data operacji    Data księg.    Opis operacji      Kwota
2020-07-03       2020-07-06     PIEKARNIA          -10,00
2020-07-20       2020-07-22     APTEKA             -30,00`);
    expect(rows).toEqual([['2020-07-06', '-10.00'], ['2020-07-22', '-30.00']]);
  });
});

it('under days on lines of their own a text that begins with a day is text', () => {
  const { rows } = readStatement(`
Statement period 12/01/2021 to 12/31/2021
Opening balance 1,000.00
Closing balance 775.45
Transaction details               Debits    Credits     Balance
12/2/2021
GROCERS ALBANY                     10.30                 989.70
12/01/2021 card 1157               64.56                 925.14
12/6/2021
WAGES                                          31.90     957.04
Operator fee                       21.10                 935.94
12/9/2021
RENT                              160.49                 775.45`);
  expect(rows.map(([day]) => day)).toEqual(['2021-12-02', '2021-12-02', '2021-12-06', '2021-12-06', '2021-12-09']);
});

it('balances marked Wn are owed', () => {
  const { period, rows } = readStatement(`
Wyciąg za okres 2020-12-01 do 2020-12-31
Data          Opis operacji      Obciążenia    Uznania        Saldo
              Saldo początkowe                             500,00 Wn
2020-12-18    WPŁATA                            120,40     379,60 Wn
2020-12-22    PROWIZJA               39,51                 419,11 Wn
              Saldo końcowe                                419,11 Wn`);
  expect([period.startBalance?.value, period.endBalance?.value]).toEqual([-50000, -41911]);
  expect(rows).toEqual([['2020-12-18', '120.40'], ['2020-12-22', '-39.51']]);
});

describe('sections', () => {
  it('a title whose words are headings elsewhere is none of the headings of two lines beneath it', () => {
    const { rows, period } = readStatement(`
Statement period 03/01/2023 to 03/31/2023
Beginning balance  1,000.00
Ending balance  1,081.25
Deposits and Other Credits
                                                            Transaction
Date          Name                  Transaction details     amount
03/03/2023    TRANSFER FROM P NGUYENV111142049                   114.20
03/22/2023    DEPOSIT               V11577049                     57.70
03/24/2023    REFUND                V1193549                       9.35

Withdrawals and Other Debits
                                                            Transaction
Date          Name                  Transaction details     amount
03/01/2023    GYM                   V11311049                     31.10
03/07/2023    RENT                  V11549049                     54.90
03/09/2023    BOOKS                 V11140049                     14.00`);
    expect([...rows].sort()).toEqual([['2023-03-01', '-31.10'], ['2023-03-03', '114.20'], ['2023-03-07', '-54.90'], ['2023-03-09', '-14.00'], ['2023-03-22', '57.70'], ['2023-03-24', '9.35']]);
    expect(period.proof.status).toBe('reconciled');
  });

  it.each([
    ['Kontoutskrift for perioden 01.08.2022 - 31.08.2022', 'Inngående saldo', 'Inn på konto', 'Ut av konto', 'Dato         Forklaring        Beløp'],
    ['Výpis z účtu za období 01.08.2022 - 31.08.2022', 'Počáteční zůstatek', 'Příchozí platby', 'Odchozí platby', 'Datum        Popis             Částka'],
    ['Tiliote ajalta 01.08.2022 - 31.08.2022', 'Alkusaldo', 'Saapuneet', 'Maksetut', 'Pvm          Selite            Määrä'],
  ])('titles of other languages tell the side of their rows: %s', (title, opening, into, out, headings) => {
    const { rows } = readStatement(`
${title}
${opening}  1.000,00
${into}
${headings}
03.08.2022   PALKKA             100,00
${out}
${headings}
05.08.2022   VUOKRA              50,00
07.08.2022   KAUPPA              30,00`);
    expect(rows).toEqual([['2022-08-03', '100.00'], ['2022-08-05', '-50.00'], ['2022-08-07', '-30.00']]);
  });
});

describe('balances', () => {
  it('a balance that repeats what the page before carried forward opens no period, whatever its label says elsewhere', () => {
    const { document, period } = readStatement(`
Extracto
Periodo 01/03/2025 al 31/03/2025
Saldo anterior 100,00
Saldo actual 81,70
Fecha         Concepto              Importe      Saldo
03/03/2025    COMPRA                -11,40       88,60
04/03/2025    RECIBO                -20,35       68,25
04/03/2025    RECIBO LUZ             -7,10       61,15
              Suma y sigue                       61,15
\f
Fecha         Concepto              Importe      Saldo
              Saldo anterior                     61,15
05/03/2025    ALQUILER              -32,05       29,10
06/03/2025    ABONO                  52,60       81,70`);
    expect(document.accounts.flatMap(({ periods }) => periods)).toHaveLength(1);
    expect(period.rows).toHaveLength(5);
  });

  it.each([
    ['Kontoudskrift for perioden 01.08.2022 - 31.08.2022', 'Primo saldo', 'Ultimo saldo', 'Dato         Tekst             Beløb i DKK'],
    ['Bankszámlakivonat 2022.08.01 - 2022.08.31', 'Előző egyenleg', 'Új egyenleg', 'Könyvelés dátuma  Leírás       Összeg'],
    ['Rekeningafschrift periode 01-08-2022 - 31-08-2022', 'Vorig openstaand saldo', 'Nieuw openstaand saldo', 'Datum        Omschrijving      Bedrag'],
    ['Relevé du 01/08/2022 au 31/08/2022', 'Solde en début de période', 'Solde en fin de période', 'Date         Libellé           Montant en EUR'],
  ])('are found under further words: %s', (title, opening, closing, headings) => {
    const { period } = readStatement(`
${title}
${opening}  1.000,00
${closing}  1.020,00
${headings}
03.08.2022   ALFA              100,00
05.08.2022   BETA              -80,00`);
    expect([period.startBalance?.value, period.endBalance?.value]).toEqual([100000, 102000]);
  });
});
