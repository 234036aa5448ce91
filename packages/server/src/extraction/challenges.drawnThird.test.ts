// What a third round of layouts drawn at random brought up: years, sections, sentences and summaries.
import { describe, expect, it } from 'vitest';
import { documentOfText, wordsOfLine } from './testing/documentOfText.js';
import { readStatement } from './testing/readStatement.js';
import { understand } from './understand.js';

describe('years of rows that print none', () => {
  const statement = (head: string) => `
${head}
Opening balance 500.00
Date     Details                 Amount    Balance
3 Jul    GROCERS                 -20.00     480.00
29 Aug   WAGES                    50.00     530.00`;

  it('are those of the period, also where the year of its end stands a line below', () => {
    const { rows, period } = readStatement(statement(`
Account 0427187510      Period: 1 June 2025 to 31 August
                        2025`));
    expect(rows).toEqual([['2025-07-03', '-20.00'], ['2025-08-29', '50.00']]);
    expect([period.endDate?.value, period.isReconciled]).toEqual(['2025-08-31', true]);
  });

  it('are of the next one where the end of the period lies before its beginning', () => {
    const { period } = readStatement(statement('Account 0427187510      Period: 1 June 2025 to 31 May'));
    expect(period.endDate?.value).toBe('2026-05-31');
  });

  it('do not follow from a day long after the last row', () => {
    expect(readStatement(statement('Account 0427187510      Printed 12 September 2025')).period.isReconciled).toBe(true);
    expect(readStatement(statement('Account 0427187510      Terms as of 1 June 2025')).period.isReconciled).toBe(false);
  });
});

it('a word for deposits that begins a row of a day with much white around it heads no section', () => {
  const { rows, period } = readStatement(`
Statement period 1 July 2019 to 31 July 2019
Opening balance 500.00
Date         Details                 Amount    Balance


1 Jul 2019   GROCERS                 -20.00     480.00


             Deposits
             ANNA NORTH               30.00     510.00


7 Jul 2019   WAGES                    50.00     560.00


             RENT                   -100.00     460.00`);
  expect(rows).toEqual([['2019-07-01', '-20.00'], ['2019-07-01', '30.00'], ['2019-07-07', '50.00'], ['2019-07-07', '-100.00']]);
  expect(period.isReconciled).toBe(true);
});

it('rows taken for those of a section without days do not stand between others that their balances go on from', () => {
  const { period } = readStatement(`
Statement period 1 July 2019 to 31 July 2019
Opening balance 500.00
Date         Details                 Amount    Balance
1 Jul 2019   GROCERS                 -20.00     480.00

Deposits
             ANNA NORTH               30.00     510.00
7 Jul 2019   WAGES                    50.00     560.00
9 Jul 2019   RENT                   -100.00     460.00`);
  expect(period.isReconciled).toBe(false);
});

describe('balances in sentences', () => {
  it('are read beside a side bar', () => {
    const model = documentOfText(`
Account 78261267807506
On 1 April 2025 your balance was 322.16 Cr. On 30 April 2025 your balance     Calls may be recorded.
was 292.16 Cr.                                                                Please check this page

Date         Details                 Amount
07 Apr 2025  GROCERS                 -20.00
09 Apr 2025  RENT                    -10.00`);
    const page = model.pages[0]!;
    const between = wordsOfLine(`${' '.repeat(78)}0800 551 0190`, 78);
    const period = understand({ ...model, pages: [{ ...page, words: [...page.words, ...between] }] }).accounts[0]!.periods[0]!;
    expect([period.startBalance?.value, period.endBalance?.value, period.isReconciled]).toEqual([32216, 29216, true]);
  });

  it('are read where the year of the second day stands on the next line', () => {
    const { period } = readStatement(`
Konto: 5649-2787268
Saldoen var 650,56 kr. den 14. december 2021 og 640,56 kr. den 16. januar
2022.

Dato         Tekst                   Beløb
15.12.2021   Dankort-køb             -10,00`);
    expect([period.startBalance?.value, period.endBalance?.value]).toEqual([65056, 64056]);
  });

  it('are owed where a minus stands apart behind the day', () => {
    const { period } = readStatement(`
Ratenkredit Kontonummer 7806753455
Ihr Kontostand betrug am 1. Oktober 2020 - 495,38 € und am 31. Oktober 2020 -
630,43 €.
Buchung     Vorgang                 Ausgang     Eingang         Saldo
05.10.2020  Stadtwerke               235,05                  - 730,43
12.10.2020  Bareinzahlung                        100,00      - 630,43`);
    expect([period.startBalance?.value, period.endBalance?.value, period.isReconciled]).toEqual([-49538, -63043, true]);
  });
});

it('a minus before the letter of a currency, whose figure is in groups', () => {
  const { rows } = readStatement(`
Period covered 1 November 2025 to 30 November 2025
Opening balance R64 234.30
Details                      Date          Amount
TRANSFER                     03 Nov        −R19 887.46
INTEREST                     04 Nov             R11.64
Balance at end of period R44 358.48`);
  expect(rows).toEqual([['2025-11-03', '-19887.46'], ['2025-11-04', '11.64']]);
});

it('columns headed by the sign and by the code of one currency are of one account', () => {
  const { document, rows } = readStatement(`
Conta 98381-6
Período 18 de dezembro de 2020 - 13 de janeiro de 2021
Saldo inicial R$ 720,21
Saldo final R$ 520,21

                                                     Entradas
Data          Lançamento              Débito (R$)       (BRL)

18 dez 2020   Saldo inicial                            720,21
22 dez 2020   Salário                                  100,00
24 dez 2020   Depósito                                  20,00
05 jan 2021   Saque                        300,00
11 jan 2021   Compra                        20,00
13 jan 2021   Saldo final                              520,21`);
  expect(document.accounts.flatMap(({ periods }) => periods)).toHaveLength(1);
  expect(rows).toHaveLength(4);
});

it('"1. 10." is the day of the rows below it, too, however few lines have one', () => {
  const { rows } = readStatement(`
Období: 1. října 2025 až 31. října 2025
Počáteční stav 100,00 Kč
Konečný stav 40,00 Kč
Datum    Název transakce                Částka
1. 10.   Potraviny                      -10,00
         Lékárna                         -5,00
         Kavárna                         -5,00
2. 10.   Nájem                          -20,00
         Pekárna                         -5,00
         Mzda                            10,00
6. 10.   Tramvaj                        -15,00
         Kniha                           -5,00
         Lístek                          -5,00`);
  expect(rows.map(([day]) => day!.slice(8))).toEqual(['01', '01', '01', '02', '02', '02', '06', '06', '06']);
});

describe('the summary of a card', () => {
  const statement = (box: string) => `
Tarjeta de crédito EUR     Número de cuenta 5977 7810 6348 9436
Período 13/12/2019 - 13/01/2020
Resumen de la cuenta
${box}

Fecha        Concepto                     Importe
13/12/2019   Compra Farmacia               142,55
18/12/2019   Pago recibido                 -13,90`;
  const balances = (box: string) => {
    const { period } = readStatement(statement(box));
    return [period.startBalance?.value, period.endBalance?.value];
  };

  it('may have a day among the figures over their labels', () => {
    expect(balances(`
166,57             295,22           5.000,00             14,35           13 de enero de 2020
Deuda anterior     Deuda total      Límite de crédito    Pago mínimo     Fecha límite de pago`)).toEqual([-16657, -29522]);
  });

  it('may stand beside the words of a side bar', () => {
    expect(balances(`
Deuda anterior     Deuda total      Límite de crédito    Pago mínimo     Fecha límite de pago
166,57             295,22           5.000,00             14,35           13 de enero de 2020              Reclamaciones en la
                                                                                                          oficina más cercana`)).toEqual([-16657, -29522]);
  });
});

it('letters and the sign of the currency behind a figure are no label of it', () => {
  const { period } = readStatement(`
Conta à ordem: EUR           Período: 01-11-2023 - 30-11-2023
Saldo inicial                                              Saldo final
257,77 C €                                                 263,15 C €

Data         Descritivo                        Importância
02-11-2023   PIX recebido                            25,38
04-11-2023   Compra                                 -20,00`);
  expect([period.startBalance?.value, period.endBalance?.value]).toEqual([25777, 26315]);
});

it('under days on lines of their own the day at the end of a text is text', () => {
  const { rows, period } = readStatement(`
Period 3 January 2022 to 31 January 2022
Opening balance 500.00
Details                              Paid out    Credits    Balance
3 January 2022
KESTREL FUEL                           20.00                 480.00
7 January 2022
BOOKSHOP                               30.00                 450.00
10 January 2022
BLUE FERN                              50.00                 400.00
LEEDS ON 07 Jan
REVERSAL                                           10.00     410.00
12 January 2022
RENT                                  100.00                 310.00`);
  expect(rows.map(([day]) => day!.slice(8))).toEqual(['03', '07', '10', '10', '12']);
  expect(period.isReconciled).toBe(true);
});

const CARD = (labels: string) => `
Platinum Credit Card: USD     Account no.: 5694 5207 8491 4367     Statement period 10/01/2024 to 10/31/2024
${labels}
300.75               69.06                    66.08                      297.77              October 31, 2024

10/10/2024   CORNER MILL BAKERY                             23.98          324.73
10/15/2024   REFUND SUNDRY HARDWARE                         29.21 CR       295.52
10/16/2024   PAYMENT RECEIVED                               39.85 CR       255.67
10/28/2024   KESTREL FUEL                                   42.10          297.77`;

it('labels of a summary over figures and a day are no headings of the rows below', () => {
  const { rows, period } = readStatement(CARD('Previous balance     Payments and credits     Purchases and charges      Closing balance     Payment due date'));
  expect(rows).toEqual([['2024-10-10', '-23.98'], ['2024-10-15', '29.21'], ['2024-10-16', '39.85'], ['2024-10-28', '-42.10']]);
  expect(period.isReconciled).toBe(true);
});

it('the badge waits where rows begin with days that were taken for text', () => {
  const { rows, period } = readStatement(CARD(`Previous balance 300.75
Closing balance 297.77
Balance              Payments and credits     Purchases and charges      Balance             Payment due date`));
  expect([rows[0]![0], period.isReconciled]).toEqual(['2024-10-31', false]);
});

it('a fee list below the rows ends with no balance', () => {
  const { period } = readStatement(`
Period 01-05-2021 to 31-05-2021
Opening balance 500.00
Closing balance 450.00
Date         Description                  Amount      Balance
03-05-2021   BAKERY                       -20.00       480.00
04-05-2021   FERRY                        -30.00       450.00

Charges
Parcels                                                  6.34
Overdraft interest                                      10.24
Transactions abroad                                     20.50`);
  expect(period.isReconciled).toBe(true);
});

it('"01 / mar" is a day', () => {
  const { rows } = readStatement(`
Período: 01/03/2023 a 31/03/2023
Data       Histórico              Débitos     Crédito      Saldo
01 / mar   Saldo anterior                                 100,00
01 / mar   Salário                              50,00     150,00
02 / mar   PIX enviado              20,00                 130,00`);
  expect(rows).toEqual([['2023-03-01', '50.00'], ['2023-03-02', '-20.00']]);
});

it('beside a side bar of a few words a title tells the side of its rows', () => {
  const { rows } = readStatement(`
Period covered 19 Dec 2020 through 19 Jan 2021
Opening balance 500.00
Closing balance 570.00

Money in                                                                  recorded for training.
Date         Narration                              Amount
25/12/2020   WAGES                                   95.00
01/01/2021   COUNTER CREDIT                           5.00

Debits
Date         Narration                              Amount
21/12/2020   GROCERS                                 30.00`);
  expect(rows.map(([, amount]) => amount)).toEqual(['95.00', '5.00', '-30.00']);
});

it('a Czech cheque ("Šek") is a word, in a table of whole figures without headings, too', () => {
  const { rows, period } = readStatement(`
Kivonat időszaka: 2023.10.01. - 2023.10.31.   HUF
Előző egyenleg      Összes jóváírás      Összes terhelés      Záróegyenleg
822.687 Ft          1.428.160 Ft         -137.484 Ft          2.113.363 Ft

2023.10.02.    Mzda Sklárny Křišťál                  1.428.160     2.250.847
2023.10.02.    Čerpací stanice Jih                      -1.749     2.249.098
2023.10.04.    Šek 4615                               -135.735     2.113.363`);
  expect(rows.map(([, amount]) => amount)).toEqual(['1428160', '-1749', '-135735']);
  expect(period.isReconciled).toBe(true);
});

it('a heading may stand over the currency behind its figures alone', () => {
  const { rows } = readStatement(`
Kontoutdrag  Avser perioden 2021-10-01 - 2021-10-31
Bokföringsdag   Beskrivning                Ut             In
                Ingående saldo                  54 975,07 kr
2021-10-04      Hyra Ek           9 334,00 kr
2021-10-05      Autogiro          2 704,40 kr
2021-10-06      Lön                             20 405,69 kr
2021-10-18      Bensin              447,26 kr
                Utgående saldo                  62 895,10 kr
                Summa            12 485,66 kr   20 405,69 kr

Saldo per dag
2021-10-04                                                        45 641,07 kr
2021-10-05                                                        42 936,67 kr
2021-10-06                                                        63 342,36 kr
2021-10-18                                                        62 895,10 kr`);
  expect(rows.map(([, amount]) => amount)).toEqual(['-9334.00', '-2704.40', '20405.69', '-447.26']);
});

it('the letter of a balance, wide apart from its figure, is no sign of the row', () => {
  const { rows, period } = readStatement(`
Zeitraum 01.07.2024 - 31.07.2024    EUR
Datum     Vorgang                        Betrag      Saldo EUR
          Kontostand am Anfang                        2.248,68  H
01.07.    Erstattung Bäckerei             41,56       2.290,24  H
01.07.    Tankstelle                     172,19       2.118,05  H
02.07.    Buchhandlung                    70,88       2.047,17  H
          Kontostand am Ende                          2.047,17  H`);
  expect(rows.map(([, amount]) => amount)).toEqual(['41.56', '-172.19', '-70.88']);
  expect(period.isReconciled).toBe(true);
});

describe('what the letters of balances mean', () => {
  const statement = (sums: string): string => `
Periode 1 april 2024 - 30 april 2024   EUR
Saldo begin                            1.000,00 V
Nieuw saldo                            1.080,00 V

Datum         Omschrijving              Bedrag       Saldo
02-04-2024    Salaris Lichtwerk         100,00    1.100,00 V
03-04-2024    Bakkerij Van Loon          20,00-   1.080,00 V
${sums}`;

  it('nothing tells where nobody knows them', () => {
    expect(readStatement(statement('')).period.isReconciled).toBe(false);
  });

  it('sums that name their side tell', () => {
    const { period } = readStatement(statement('Totaal bijgeschreven                    100,00\nTotaal afgeschreven                      20,00'));
    expect(period.rows.map(({ amount }) => amount.value)).toEqual([10000, -2000]);
    expect(period.isReconciled).toBe(true);
  });
});

it('charges of a card without signs, all of them on the side that its balances say', () => {
  const { period } = readStatement(`
Tarjeta de crédito: COP     Número de cuenta: 5725 3741 9962 6388
Periodo del: 01 jun 2025 - 30 jun 2025
Deuda anterior                                  $1,000.00
Saldo nuevo                                     $1,080.00

Fecha      Detalle                              Monto
27 jun     Ferretería Yunque                    50.00
23 jun     Panadería Oliva                      30.00`);
  expect(period.rows.map(({ amount }) => amount.value)).toEqual([-5000, -3000]);
  expect(period.isReconciled).toBe(true);
});

it('sums of one digit are tested where money has no decimals', () => {
  const statement = (sum: string): string => `
Bankszámla: HUF    Számlaszám: 61271722-58059986-73901482    Időszak: 2021.12.01 - 2021.12.31
Összefoglaló
Nyitóegyenleg       Jóváírások összesen      Összes terhelés      Záró egyenleg
1 627 849           ${sum}                        0                    1 627 849

Könyvelés dátuma     Tranzakció leírása      Összeg (HUF)      Egyenleg`;
  expect(readStatement(statement('0')).period.isReconciled).toBe(true);
  expect(readStatement(statement('7')).period.isReconciled).toBe(false);
});

it('a sum of one digit beside another figure of a summary is tested, a number before its sum is none', () => {
  const statement = (payments: string): string => `
Hitelkártya: HUF    Bankszámlaszám: 5623 1687 6830 4860    Időszak: 2023.09.01 - 2023.09.30
Összesítő
Előző egyenleg           441.886        Befizetések       ${payments}
Vásárlások és díjak 2     80.736        Új egyenleg     522.622
Dátum          Közlemény                     Összeg
2023.09.04     Pekárna U Kola                28.053
2023.09.11     Knihkupectví Sova             52.683`;
  expect(readStatement(statement('0')).period.isReconciled).toBe(true);
  expect(readStatement(statement('6')).period.isReconciled).toBe(false);
});

it('what stands among the days of the other rows and is none that can be read keeps the badge back', () => {
  const statement = (day: string): string => `
Period covered 1 March 2025 to 31 March 2025
Opening balance 100.00
Date      Details            Amount     Balance
3 Mar     GROCERS            -20.00       80.00
5 Mar     WAGES               50.00      130.00
${day}     RENT              -100.00       30.00
9 Mar     REFUND              10.00       40.00`;
  expect(readStatement(statement('7 Mar')).period.isReconciled).toBe(true);
  expect(readStatement(statement('7 Mqr')).period.isReconciled).toBe(false);
  expect(readStatement(statement('     ')).period.isReconciled).toBe(true);
});

it('below days that head their rows a day in the column of the texts of a few rows is a text', () => {
  const { rows, period } = readStatement(`
Conta corrente BRL    Período 01/08/2020 - 31/08/2020
Saldo inicial 1.000,00
Saldo atual     825,00

Entidade                   Histórico                     Valor  D/C      Saldo
27/08/2020
Compra Farmácia Aroeira    L339512224                    30,00  D       970,00
Compra Padaria Jatobá      Jatobá Évora                  40,00  D       930,00
Compra Livraria Ipê        Livraria Ipê                  45,00  D       885,00
31/08/2020
Crédito salário            Gráfica Tucano               100,00  C       985,00
Levantamento Niterói       28/08/2020                    50,00  D       935,00
Levantamento Évora         30/08/2020                   110,00  D       825,00`);
  expect(rows.map(([day]) => day?.slice(8))).toEqual(['27', '27', '27', '31', '31', '31']);
  expect(period.isReconciled).toBe(true);
});

it('a word for money in that a text goes on with, under the second cell of its row, heads no section', () => {
  const further = Array.from({ length: 11 }, (_, at) => `POS     NOODLE LANTERN                          ${String(9 + at).padStart(2, '0')} Aug 2019       10.00      ${390 - 10 * at}.00\n\n`);
  const { rows, period } = readStatement(`
Statement period 1 August 2019 - 31 August 2019
Starting balance    500.00
Closing balance     290.00

Type    Particulars                             Posting date     Amount     Balance
DD      Debit transfer R. de Souza refund of    08 Aug 2019      100.00      400.00
        deposit 05 Aug

${further.join('')}`);
  expect(rows.map(([, amount]) => amount)).toEqual(['-100.00', ...further.map(() => '-10.00')]);
  expect(period.isReconciled).toBe(true);
});
