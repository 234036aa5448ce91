// Rows with two days side by side: which is that of booking.
import { describe, expect, it } from 'vitest';
import { readPeriods, readRows, understandText } from '../testing/documentOfText.js';
import { readStatement } from '../testing/readStatement.js';

describe('two days beside each other', () => {
  it('of two days the one under the Hungarian word for booking is that of the row', () => {
    const [period] = readStatement(`
SZÁMLAKIVONAT   Időszak: 2026.01.01. - 2026.01.31.
Könyvelés      Értéknap       Megnevezés                 Terhelés     Jóváírás
                              NYITÓ EGYENLEG                           1.000,00
2026.01.05.    2026.01.07.    Vásárlás                     100,00
2026.01.12.    2026.01.12.    Átutalás                                   250,00
                              ZÁRÓ EGYENLEG                            1.150,00`).periods;
    expect(period!.rows.map((row) => row.date?.value)).toEqual(['2026-01-05', '2026-01-12']);
    expect(period!.proof.status).toBe('reconciled');
  });

  it('the day of the operation, cut short, beside that of value', () => {
    const { period } = readStatement(`
RELEVÉ DE COMPTES n° 00441882091   du 05.09.2026 au 05.10.2026
Date     Date       Libellé des opérations         Débit       Crédit
opé.     valeur
                    Ancien solde créditeur                   1 800,00
06.09    06.09      PRLV ÉLECTRICITÉ              159,31
07.09    08.09      VIR INST                       28,55
06.09    07.09      CARTE                          12,14
                    Nouveau solde créditeur                  1 600,00`);
    expect(period.rows.map((row) => row.date?.value)).toEqual(['2026-09-06', '2026-09-07', '2026-09-06']);
    expect(period.proof.status).toBe('reconciled');
  });

  it('two columns of days, of which the one runs up to the other', () => {
    const { rowLists, period } = readStatement(`
Statement January 1, 2020 to January 31, 2020
Opening balance                                          500.00
Posting date  Trans. date  Description                   Amount
Jan 10, 2020  Jan 8, 2020  Counter credit                724.36
Jan 13, 2020  Jan 13, 2020 T. Farrow                    -100.00
Jan 14, 2020  Dec 30, 2019 KESTREL FUEL                  -12.81
Closing balance                                         1,111.55`);
    expect(rowLists).toEqual([[['2020-01-10', '724.36'], ['2020-01-13', '-100.00'], ['2020-01-14', '-12.81']]]);
    expect(period.isReconciled).toBe(true);
  });

  it('of two days that both say they are of booking, the one that runs in order is', () => {
    const { document } = readStatement(`
Conta 98376-3   Período 01/10/2021 a 31/10/2021
Saldo anterior 1.000,00   Saldo final 725,49
Dt. balancete   Dt. movimento   Histórico                  Valor       Saldo
01/10/2021      28/09/2021      Livraria                  -42,11      957,89
04/10/2021      03/10/2021      Padaria                   -68,74      889,15
05/10/2021      01/10/2021      Saque                     -90,00      799,15
05/10/2021      04/10/2021      Boleto                    -45,00      754,15
06/10/2021      02/10/2021      Mercearia                 -28,66      725,49`);
    expect(readRows(document)[0]!.map(({ date }) => date)).toEqual(['2021-10-01', '2021-10-04', '2021-10-05', '2021-10-05', '2021-10-06']);
  });

  describe('two columns of days', () => {
    const OVER_NEW_YEAR = `
Conta PJ: BRL     IBAN: 1602401-3
Período: 15 dez 2023 a 14 jan 2024

Data movimento   Data do lançamento   Lançamento          Valor      D/C
Saldo inicial                                         33.694,68 C
13 dez 2023      15 dez 2023          Boleto             540,83 D
17 dez 2023      20 dez 2023          Compra             179,89 D
20 dez 2023      20 dez 2023          Compra              58,10 D
29 dez 2023      01 jan 2024          Boleto           3.559,00 D
Saldo final                                           29.356,86 C`;

    it('run in order over the turn of a year, too, and "Valor" beside marks for the sides heads the amounts', () => {
      expect(readStatement(OVER_NEW_YEAR)).toMatchObject({ rows: [['2023-12-15', '-540.83'], ['2023-12-20', '-179.89'], ['2023-12-20', '-58.10'], ['2024-01-01', '-3559.00']], verdicts: ['reconciled'] });
    });

    it('of which the one without headings that is taken leaves the printed period keep the badge back', () => {
      const unheaded = OVER_NEW_YEAR.replace(/\nData mov.*/, '');
      expect(readStatement(unheaded).verdicts).toEqual(['unknown']);
      expect(readStatement(unheaded.replace('13 dez 2023 ', '15 dez 2023 ')).verdicts).toEqual(['reconciled']);
    });

    it('of two that both say posting, the first is it where no row is entered before its day, also in sections and over the turn of a year', () => {
      const [period] = understandText(`
Extrato 16 dez 2020 a 16 jan 2021
Saldo anterior              300,00
Saldo final                 260,00

Movimentos a crédito
Dt. balancete   Data movimento   Descrição            Valor
06 jan 2021     30 dez 2020      SALARIO             100,00

Saídas
Dt. balancete   Data movimento   Descrição            Valor
18 dez 2020     17 dez 2020      CARTAO               20,00
29 dez 2020     26 dez 2020      LIVRARIA             30,00
04 jan 2021     04 jan 2021      POSTO                40,00
05 jan 2021     02 jan 2021      OFICINA              25,00
07 jan 2021     04 jan 2021      ANUIDADE             25,00`).accounts[0]!.periods;
      expect(period!.rows.map(({ date }) => date?.value)).toEqual(['2021-01-06', '2020-12-18', '2020-12-29', '2021-01-04', '2021-01-05', '2021-01-07']);
      expect(period!.isReconciled).toBe(true);
    });

    it('under headings that nobody knows keep the badge back, for their order does not say which is that of booking', () => {
      const text = `
Statement 1 March 2026 to 31 March 2026
Opening balance 100.00

Kurgla       Sobrum       Details              Amount      Balance
02.03.2026   03.03.2026   COFFEE               -10.00        90.00
05.03.2026   06.03.2026   BOOKS                -20.00        70.00
09.03.2026   10.03.2026   SALARY                50.00       120.00`;
      expect(understandText(text).accounts[0]!.periods[0]!.isReconciled).toBe(false);
      expect(understandText(text.replace('Kurgla       Sobrum', 'Posted       Value d')).accounts[0]!.periods[0]!.isReconciled).toBe(true);
    });
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

  it('"operation" before "value" over days, with the texts under a heading of their own, heads the days of booking', () => {
    const { badges, rowLists } = readStatement(`
RELEVE DE COMPTE 00400123456789012345   DZD  du 01/01/2026 au 31/01/2026
Opération   Valeur      Libellé                   Débit     Crédit       Solde
                        ANCIEN SOLDE                                    900,04
03/01/26    05/01/26    COMMISSION                75,28                 824,76
07/01/26    06/01/26    REMISE CHEQUE                       636,70    1 461,46
07/01/26    09/01/26    RETRAIT                1 461,00                   0,46
10/01/26    10/01/26    VERSEMENT                         1 500,00    1 500,46
                        NOUVEAU SOLDE                                 1 500,46`);
    expect([badges, rowLists[0]!.map(([date]) => date)]).toEqual([[true], ['2026-01-03', '2026-01-07', '2026-01-07', '2026-01-10']]);
    expect(readStatement(`
RELEVE DE COMPTE 00400123456789012345   DZD  du 01/01/2026 au 31/01/2026
Opération   Valeur      Libellé                   Débit     Crédit       Solde
                        ANCIEN SOLDE                                    900,04
03/01/26    05/01/26    COMMISSION                75,28                 824,76
05/01/26    06/01/26    REMISE CHEQUE                       636,70    1 461,46
07/01/26    09/01/26    RETRAIT                1 461,00                   0,46
                        NOUVEAU SOLDE                                     0,46`).badges).toEqual([true]);
  });

  it('of two days in a row, beside a column that no known heading names, the one that runs in order is that of the entry', () => {
    const { rows } = readStatement(`
Extrato de 01/02/2022 a 28/02/2022
Data movimento  Qwfp          Descrição          Valor      Saldo
31/01/2022      01/02/2022    COMPRA            -10,00     990,00
30/01/2022      01/02/2022    COMPRA            -10,00     980,00
02/02/2022      02/02/2022    COMPRA            -10,00     970,00
29/01/2022      03/02/2022    COMPRA            -10,00     960,00
03/02/2022      04/02/2022    COMPRA            -10,00     950,00`);
    expect(rows.map(([day]) => day)).toEqual(['2022-02-01', '2022-02-01', '2022-02-02', '2022-02-03', '2022-02-04']);
  });

  it('of two columns of days that both say booking, and both run in order, the later one is', () => {
    const { rows } = readStatement(`
Extrato de 01/03/2021 a 31/03/2021
Dt. balancete   Data movimento   Descrição          Valor      Saldo
02/03/2021      02/03/2021       COMPRA            -10,00     990,00
08/03/2021      06/03/2021       COMPRA            -10,00     980,00
08/03/2021      08/03/2021       COMPRA            -10,00     970,00`);
    expect(rows.map(([day]) => day)).toEqual(['2021-03-02', '2021-03-08', '2021-03-08']);
  });

  it('lines with both days of a row each are no pairs of an amount and its balance', () => {
    const { rows } = readStatement(`
Sparkonto CHF    Konto CH33 6586 8332 6453 7971 5    Umsätze vom 01.08.2021 bis 31.08.2021
Saldovortrag 100.00     Schlusssaldo 260.00
Valuta       Buchungsdatum       Buchungstext                      Kundenreferenz    Betrag CHF
08.08.       10.08.              Verkehrsbetriebe Lindau           W254434342            -60.00
08.08.       10.08.              Lohn Lichtwerk AG                 R625486416           +200.00
                                 Lohn Maschinenbau Hallig
10.08.       11.08.              GmbH                              Q546532076            +50.00
09.08.       12.08.              Gutschrift Klara                  J277891165            +10.00
                                 girocard Kornblume
16.08.       16.08.              Kassel Karte 9715                 L110195801            -30.00
17.08.       20.08.              Lastschrift Haftpflicht           Q924402070            -10.00`);
    expect(rows.map(([, amount]) => amount)).toEqual(['-60.00', '200.00', '50.00', '10.00', '-30.00', '-10.00']);
  });

  it('rows one below the other are no pairs of an amount and its balance, where the texts of every other one happen to go on', () => {
    const { rows, isReconciled } = readStatement(`
Savings USD    Account no. 652668650383    Period covered 08/01/2021 to 08/31/2021
Previous balance 500.00     Ending balance 360.00
DATE         DETAILS                           REF                  AMOUNT
8/12         Online payment                    T273983414            -10.00
8/12         DIRECT DEBIT BRIGHT               H223326869            -20.00
             ENERGY
8/13         CASH WITHDRAWAL                   Y635411692            -10.00
8/16         CARD PAPERWING BOOKS              Y663083139            -20.00
8/16         PIXELPOST CLOUD                   J409089395            -10.00
8/17         DIRECT DEBIT BRIGHT               E574033845            -10.00
             ENERGY
8/23         CORNER MILL BAKERY                E427072003            -10.00
8/23         AUTOPAY FABRIC                    Z937723731            -10.00
             799893087782
8/27         CASH WITHDRAWAL                   F379334631            -10.00
8/30         AUTOPAY CLEARWATER                Q419495212            -10.00
             ID 251931318391
8/30         CASH WITHDRAWAL                   F379334632            -10.00
8/31         AUTOPAY FABRIC                    Q419495213            -10.00
             799893087782`);
    expect([rows.length, isReconciled]).toEqual([12, true]);
  });

  it('of a trade and its settlement the day on which the money moves, in whatever order the days come', () => {
    const { rows } = readStatement(`
For the period 1 Jan 2026 to 31 Jan 2026
Trade date    Settle date    Description              Net amount
              Opening cash balance                      1,000.00
02 Jan        05 Jan         SHARES OF NORTHERN           -50.00
02 Jan        06 Jan         DIVIDEND BOREAL               10.00
07 Jan        09 Jan         WITHDRAWAL                  -100.00
              Closing cash balance                        860.00`);
    expect(rows).toEqual([['2026-01-05', '-50.00'], ['2026-01-06', '10.00'], ['2026-01-09', '-100.00']]);
  });

  it('headings of the day of purchase and of the day of booking, broken over two lines', () => {
    const { rows } = readStatement(`
Vorig openstaand saldo    Totaal ontvangen betalingen    Totaal nieuwe uitgaven    Nieuw openstaand saldo
€ 20,00 Af                € 20,00 Bij                    € 48,00 Af                € 48,00 Af
3 februari 2025
Datum          Datum       Omschrijving                      Bedrag
transactie     boeking                                       in euro's
02 jan         04 jan      NS GROEP UTRECHT                     30,00      Af
03 jan         06 jan      BOL UTRECHT                          18,00      Af
23 jan         24 jan      GEINCASSEERD VORIG SALDO             20,00      Bij`);
    expect(rows).toEqual([['2025-01-04', '-30.00'], ['2025-01-06', '-18.00'], ['2025-01-24', '20.00']]);
  });

  it('posting-date selection: the booking column is the date, the other one date2', () => {
    const { document } = readStatement(`
Buchungstag   Wertstellung   Text          Betrag       Saldo
13.03.2026    11.03.2026     Miete         -80,00      920,00
16.03.2026    17.03.2026     Strom         -20,00      900,00`);
    const row = document.accounts[0]!.periods[0]!.rows[0]!;
    expect([row.date!.value, row.date2!.value]).toEqual(['2026-03-13', '2026-03-11']);
  });

  it('of two days under one heading the one that runs in order where the other does not is that of posting', () => {
    const { rows } = readStatement(`
Opening balance 01.01.2026          500.00
Closing balance 31.01.2026          430.00
Date          Description              Amount      Balance
05.01.2026    CARD PAYMENT             -20.00       480.00
07.01.2026    Grocer
03.01.2026    CARD PAYMENT             -10.00       470.00
08.01.2026    Bakery
08.01.2026    TRANSFER                 -30.00       440.00
08.01.2026    Anna Berg
06.01.2026    CARD PAYMENT              -8.00       432.00
09.01.2026    Grocer
09.01.2026    FEE                       -2.00       430.00
11.01.2026
`);
    expect(rows.map(([day]) => day)).toEqual(['2026-01-07', '2026-01-08', '2026-01-08', '2026-01-09', '2026-01-11']);
  });

  it('one cell with two days under one heading that names both: each has its own part of it (wrong badge)', () => {
    const days = (text: string): (string | null)[] => readRows(understandText(text))[0]!.map(({ date }) => date);
    const twoDays = (heading: string): string => `
Credit card number 5278 1122 3344 4509
Period: 21/12/2025 - 20/01/2026
${heading.padEnd(36)}  Description           Amount
                                      PREVIOUS BALANCE      100.00
21/12/25 / 23/12/25                   CORNER SHOP            10.00
22/12/25 / 24/12/25                   BLUE DOOR              20.00
28/12/25 / 30/12/25                   PAYMENT               100.00-
30/12/25 / 01/01/26                   CORNER SHOP            30.00
                                      NEW BALANCE            60.00
`;
    const booked = ['2025-12-23', '2025-12-24', '2025-12-30', '2026-01-01'];
    expect(days(twoDays('Transaction / posting date'))).toEqual(booked);
    expect(days(twoDays('Ημ/νία συναλλαγής / καταχώρισης'))).toEqual(booked);
    expect(days(twoDays('Posting date / value date'))[0]).toBe('2025-12-21');
  });

  it('two days in each row, and headings that nobody knows, or none: no badge where nothing tells which is that of booking (wrong badge)', () => {
    const page = (heading: string): string => `
Credit card number 5278 1122 3344 4509
Period: 21/12/2025 - 20/01/2026
${heading}
                              PREVIOUS BALANCE      100.00
21/12/25   23/12/25           CORNER SHOP            10.00
22/12/25   24/12/25           BLUE DOOR              20.00
28/12/25   30/12/25           PAYMENT               100.00-
30/12/25   01/01/26           CORNER SHOP            30.00
                              NEW BALANCE            60.00
`;
    expect(readPeriods(page('Xyzz       Uvwx               Qwert                 Asdf')).badges).toEqual([false]);
    expect(readPeriods(page('').replaceAll(/(\d\d\/\d\d\/\d\d) {3}\d\d\/\d\d\/\d\d/g, '$1   $1')).badges).toEqual([true]);
  });

  it('registered beside the day of the operation is that of booking, also where the rows are listed by the other one', () => {
    const { badges, rowLists } = readStatement(`
CartaViva
Estratto conto della carta di credito n. 4544110022
Periodo dal 01/01/2026 al 31/01/2026
Saldo precedente         702,86
Totale addebiti          297,83
Totale accrediti        -702,86
Saldo attuale            297,83

Data operazione   Data registrazione   Descrizione                Importo
01/01/2026        04/01/2026           AUTOGRILL SPA                 9,93
03/01/2026        03/01/2026           IKEA CORSICO                287,90
15/01/2026        18/01/2026           ADDEBITO SU C/C GRAZIE     -702,86`);
    expect(badges).toEqual([true]);
    expect(rowLists[0]!.map(([date]) => date)).toEqual(['2026-01-04', '2026-01-03', '2026-01-18']);
  });

  it('of the days of operation and of booking the second is that of the row, though the rows are listed by the first', () => {
    const list = (first: string, second: string): string => `
Conto corrente 4544110022   01/01/2026 - 31/01/2026   EUR
Saldo iniziale                                       100,00
${first.padEnd(20)}${second.padEnd(20)}Descrizione            Importo
05/01/2026          07/01/2026          Negozio                -10,00
06/01/2026          06/01/2026          Negozio                -20,00
06/01/2026          09/01/2026          Bonifico                50,00
08/01/2026          08/01/2026          Negozio                -10,00
09/01/2026          10/01/2026          Negozio                -10,00
12/01/2026          12/01/2026          Negozio                -10,00
Saldo finale                                          90,00
`;
    const registered = [['2026-01-07', -1000], ['2026-01-06', -2000], ['2026-01-09', 5000], ['2026-01-08', -1000], ['2026-01-10', -1000], ['2026-01-12', -1000]];
    expect(readPeriods(list('Data operazione', 'Data registrazione')).rows).toEqual([registered]);
    expect(readPeriods(list('Fecha operación', 'Fecha contable')).rows).toEqual([registered]);
  });

  it('the day of value in one cell with another day says which of the two is booked', () => {
    const text = `
Konto 12345678
01.01.2026 - 31.01.2026
Buchung / Valuta           Text                 Betrag      Saldo
05.01.2026 / 06.01.2026    Laden                -10,00      90,00
07.01.2026 / 09.01.2026    Laden                -10,00      80,00
12.01.2026 / 13.01.2026    Laden                -10,00      70,00
`;
    const { rows, badges } = readPeriods(text);
    expect([rows[0]!.map(([day]) => day), badges]).toEqual([['2026-01-05', '2026-01-07', '2026-01-12'], [true]]);
    expect(readPeriods(text.replace('Buchung / Valuta', 'Valuta / Buchung')).rows[0]![0]![0]).toBe('2026-01-06');
  });

  const headedTwice = (below: string): string => `
VISA Card-Nummer: 9942 XXXX XXXX 1292        Ihre Abrechnung vom 23.12.2025 bis 22.01.2026
Datum      Datum      Angabe des Unternehmens /          Betrag in
${below}
           22.12.25   Saldo letzte Abrechnung             349,92 -
           30.12.25   Einzug des Rechnungsbetrages        349,92 +
23.12.25   24.12.25   DB VERTRIEB                          65,15 -
31.12.25   01.01.26   REWE BERLIN                          53,00 -
08.01.26   09.01.26   SHELL 4411                          101,09 -
                      Neuer Saldo                         219,24 -
`;

  it('days under "Datum / Beleg" and "Datum / Buchung"', () => {
    expect(readPeriods(headedTwice('Beleg      Buchung    Verwendungszweck                   Euro'))).toMatchObject({ rows: [[['2025-12-30', 34_992], ['2025-12-24', -6_515], ['2026-01-01', -5_300], ['2026-01-09', -10_109]]], badges: [true] });
  });

  it('two columns of days under the same word: nothing says which is that of booking, and no badge is given (wrong badge)', () => {
    const text = headedTwice('').replace('Angabe des Unternehmens /          Betrag in', 'Verwendungszweck                   Betrag');
    expect(readPeriods(text).badges).toEqual([false]);
  });

  it('knows the day something takes effect, and takes no word beside "date" for that of booking', () => {
    const text = (heading: string): string => `
Account 1234567890
Jan 01, 2026 - Jan 31, 2026

Trans. date   ${heading}    Transaction                Funds out    Funds in     Balance
Jan 01        Jan 01       BALANCE FORWARD                                       100.00
Jan 05        Jan 04       POINT OF SALE                  10.00                   90.00
Jan 06        Jan 06       PAY ACME                                   50.00      140.00
Jan 09        Jan 08       GROCER                         20.00                  120.00
`;
    const days = (of: string): (string | undefined)[] => understandText(of).accounts[0]!.periods[0]!.rows.map(({ date }) => date?.value);
    expect(days(text('Eff. date'))).toEqual(['2026-01-05', '2026-01-06', '2026-01-09']);
    expect(readPeriods(text('Eff. date')).badges).toEqual([true]);
    expect(readPeriods(text('Xyz. date')).badges).toEqual([false]);
  });

  it('a day nobody knows beside one of posting, under headings that are not known: the badge waits (wrong badge)', () => {
    const bill = `
CARD NUMBER             ****-****-****-1821
STATEMENT DATE          JANUARY 27, 2026
PREVIOUS BALANCE                   PHP 593.52
TOTAL AMOUNT DUE                   PHP 341.99
MINIMUM AMOUNT DUE                 PHP 50.00

VENTE DATE   POST DATE   XXXXXXXXXXX                 YYY         ZZZZZZ
12/29/25     12/30/25    SM SUPERMARKET PASAY PH     PHP         47.78
12/30/25     01/02/26    SHOPEE PHILIPPINES          PHP         44.22
01/02/26     01/03/26    PAYMENT THANK YOU           PHP       -593.52
01/05/26     01/06/26    GRAB MAKATI PH              PHP        249.99
`;
    expect(readPeriods(bill).badges).toEqual([false]);
  });

  it('the days of two columns that touch are two days', () => {
    const text = (balance: string): string => `
Extracto 01/03/2026 - 31/03/2026
F.Oper F.Valor  Concepto                      Importe         Saldo
                SALDO ANTERIOR                               500,00
12/0313/03      MERCADONA                      -20,00        480,00
14/0314/03      NOMINA                         100,00        ${balance}
28/0330/03      REPSOL                         -30,00        550,00
                SALDO FINAL                                  550,00
`;
    expect(readPeriods(text('580,00'))).toMatchObject({ rows: [[['2026-03-12', -2_000], ['2026-03-14', 10_000], ['2026-03-28', -3_000]]], otherDates: [['2026-03-13', '2026-03-14', '2026-03-30']], badges: [true] });
    expect(readPeriods(text('581,00')).badges).toEqual([false]);
  });

  it('"Bokf.dag" is the day of booking beside "Valutadag"', () => {
    const { rowLists, badges } = readStatement(`
Kontoutdrag 2025-05-01 - 2025-05-31
Bokf.dag      Valutadag     Text                  Insättning/Uttag        Saldo
                            Ingående saldo                              1 000,00
2025-05-05    2025-05-06    HYRA                          -150,00         850,00
2025-05-08    2025-05-09    LÖN                            300,00       1 150,00
                            Utgående saldo                              1 150,00
`);
    expect(rowLists).toEqual([[['2025-05-05', '-150.00'], ['2025-05-08', '300.00']]]);
    expect(badges).toEqual([true]);
  });

  describe('two days beside a row', () => {
    const pairs = (headings: string): string => `
Account number 306000523    1 November 2023 to 30 November 2023
Opening balance 1,000.00    Closing balance 860.00
${headings}
02 Nov 2023   01 Nov 2023   Grocer                20.00               980.00
06 Nov 2023   06 Nov 2023   Salary                          50.00   1,030.00
06 Nov 2023   05 Nov 2023   Rent                 100.00               930.00
08 Nov 2023   08 Nov 2023   Power                 30.00               900.00
09 Nov 2023   07 Nov 2023   Books                 40.00               860.00`;

    it('the second, under a heading nobody knows, is not that of booking because the first is of the transaction', () => {
      expect(readStatement(pairs('Trans. date   Value date    Description         Debit     Credit    Balance')).verdicts).toEqual(['reconciled']);
      expect(readStatement(pairs('Trans. date   Luril date    Description         Debit     Credit    Balance')).verdicts).toEqual(['unknown']);
    });

    it('rows that follow the column whose heading says no more than date leave open what the other is', () => {
      expect(readStatement(pairs('Date          Post date     Description         Debit     Credit    Balance')).verdicts).toEqual(['unknown']);
    });

    it('the later one, under a heading nobody knows, may be that of booking where the first is just a date and both jump back', () => {
      const cards = (second: string): string => `
Credit card statement    Card number 5412 0011 2233 4455    26.02.2025 - 25.03.2025
Previous balance   100.00
Date        ${second}      Description              Amount
03.03.25    05.03.25    Payment received         100.00-
26.02.25    28.02.25    Grocer                    30.00
04.03.25    04.03.25    Hotel                     40.00
02.03.25    12.03.25    Fuel                      10.00
25.02.25    27.02.25    Books                      5.00
01.03.25    03.03.25    Cafe                       5.00
New balance        90.00`;
      expect(readStatement(cards('Verbucht')).verdicts).toEqual(['reconciled']);
      expect(readStatement(cards('Kirbucht')).verdicts).toEqual(['unknown']);
    });
  });

  it('a later row of a day that prints its day of value only, behind the amounts, in the middle of its cell with much white around', () => {
    expect(readStatement(`
Date       Text                            Credit       Debit   Value date      Balance

01.05.24   Account balance                                                     8,366.07



02.05.24   Account fee                                   2.90   01.05.24       8,363.17



           Purchase online
08.05.24   CARD 2111                                   135.62   06.05.24
           MARKET



           Purchase online
           CARD 9015                                    13.69   07.05.24
           BAKERY



           Withdrawal
10.05.24   CARD 2111                                   100.00   09.05.24       8,113.86
           STATION

           Total                             0.00      252.21

31.05.24   Account balance                                                     8,113.86`).rows).toEqual([['2024-05-02', '-2.90'], ['2024-05-08', '-135.62'], ['2024-05-08', '-13.69'], ['2024-05-10', '-100.00']]);
  });

  it('headings of days in two languages, one under the other: the known one says which day it is', () => {
    const { rowLists, period } = readStatement(`
Carte de crédit / Credit card   XXXX XXXX XXXX 2681
Période / Period 2026-01-13 - 2026-02-12
Solde précédent / Previous balance          1,200.50
Nouveau solde / New balance                 1,405.92
Date trans.    Date inscr.    Détails / Details                  Montant
Trans. date    Post date                                       Amount ($)
JAN 13         JAN 14         BAYOU DINER NEW ORLEANS LA           227.24
JAN 14         JAN 15         METRO LAVAL QC                        39.09
JAN 15         JAN 16         HOTEL PALOMA TUCSON AZ               123.87
JAN 18         JAN 19         BOUTIQUE SAINT-ROCH QC               184.78CR
`);
    expect(rowLists[0]!.map(([d]) => d)).toEqual(['2026-01-14', '2026-01-15', '2026-01-16', '2026-01-19']);
    expect(period.isReconciled).toBe(true);
  });

  it('two columns of the same days but for one row: the order says nothing of which is that of booking (wrong badge)', () => {
    const page = (day: string): string => `
IBAN GR1601101250000000012300695   EUR   01/03/2026 - 31/03/2026
Ημερομηνία     Αιτιολογία          Τοκισμός από         Ποσό      Υπόλοιπο
               ΥΠΟΛΟΙΠΟ ΕΚ ΜΕΤΑΦΟΡΑΣ                             100,00
02/03/2026     ΚΑΤΑΘΕΣΗ            02/03/2026          10,00       110,00
04/03/2026     ΚΑΤΑΘΕΣΗ            04/03/2026          10,00       120,00
${day}     ΚΑΤΑΘΕΣΗ            11/03/2026          10,00       130,00
12/03/2026     ΚΑΤΑΘΕΣΗ            12/03/2026          10,00       140,00
13/03/2026     ΚΑΤΑΘΕΣΗ            13/03/2026          10,00       150,00
17/03/2026     ΚΑΤΑΘΕΣΗ            17/03/2026          10,00       160,00
`;
    expect(readStatement(page('11/03/2026')).badges).toEqual([true]);
    expect(readStatement(page('19/03/2026')).badges).toEqual([false]);
  });

  it('"Value Dt" left of "Trans Dt", by which the rows run, is not the day of booking', () => {
    const { rows, badges } = readStatement(`
Statement Period 01-Jan-2025 to 31-Jan-2025
Particulars           Debit      Credit     Balance    Value Dt     Trans Dt
OPENING BALANCE                              100.00
ATM                   10.00                   90.00    05-Jan-25    03-Jan-25
IBFT                             20.00       110.00    04-Jan-25    04-Jan-25
POS                    5.00                  105.00    12-Jan-25    10-Jan-25
POS                    5.00                  100.00    11-Jan-25    11-Jan-25
CLOSING BALANCE                              100.00`);
    expect(rows).toEqual([['2025-01-03', '-10.00'], ['2025-01-04', '20.00'], ['2025-01-10', '-5.00'], ['2025-01-11', '-5.00']]);
    expect(badges).toEqual([true]);
  });
});
