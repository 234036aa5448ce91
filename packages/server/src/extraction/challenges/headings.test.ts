// Headings: what they are called, over how many lines they go, and which column they head.
import { describe, expect, it } from 'vitest';
import { documentOfText, readPeriods, understandText } from '../testing/documentOfText.js';
import { readStatement } from '../testing/readStatement.js';
import { squash } from '../tokens/plainText.js';
import { headingRole } from '../vocabulary/headings.js';

describe('headings of columns', () => {
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

  it('headings with one letter misread still head their columns', () => {
    const { rows, period } = readStatement(`
Dale         Description        Wlthdrawals     Deposits      Balance
01/03/2024   BALANCE FORWARD                                   100.00
04/03/2024   COFFEE                    5.00                     95.00
05/03/2024   SALARY                                20.00       115.00`);
    expect(rows).toEqual([['2024-03-04', '-5.00'], ['2024-03-05', '20.00']]);
    expect(period.isReconciled).toBe(true);
  });

  it('headings of which one cannot be read go on with the table of the page before', () => {
    const page = (heading: string, row: string): string => `
Date         Description        ${heading}     Paid in
${row}`;
    expect(readStatement(`${page('Paid out', '04/03/2024   COFFEE                 5.00')}\f${page('P#id 0ut', '05/03/2024   TEA                    7.00')}`).rows).toEqual([['2024-03-04', '-5.00'], ['2024-03-05', '-7.00']]);
  });

  it('a heading of one line in the middle beside headings of two', () => {
    const model = documentOfText(`
DATA         DATA                                     MOVIMENTI   MOVIMENTI
                          DESCRIZIONE OPERAZIONI
OPERAZIONE   VALUTA                                        DARE       AVERE
             SALDO INIZIALE                                          100,00
02/03/2024   03/03/2024   BONIFICO                        10,00
04/03/2024   05/03/2024   VERSAMENTO                                  50,00
08/03/2024   09/03/2024   PRELIEVO                        20,00
             SALDO FINALE                                            120,00
`);
    expect(readStatement(model).rows).toEqual([['2024-03-02', '-10.00'], ['2024-03-04', '50.00'], ['2024-03-08', '-20.00']]);
    expect(readStatement(model).period.isReconciled).toBe(true);
  });

  it.each(['Details of your transactions', 'Libellé des opérations', 'Descripción del movimiento', 'Descrizione operazione', 'Histórico dos lançamentos', 'Omschrijving van de verrichting'])('"%s" heads texts', (text) => {
    expect(headingRole(squash(text))).toBe('description');
  });

  it.each([
    ['Категорія', 'type'], ['Картка', 'type'], ['Валюта', 'currency'], ['Сума у валюті картки', 'amount'], ['Сума у валюті транзакції', 'foreign'],
    ['Сумма операции в валюте карты', 'amount'], ['Сумма в валюте операции', 'foreign'], ['출금금액', 'debit'], ['입금금액', 'credit'], ['Utl. belopp', 'foreign'],
  ] as const)('"%s" heads a column of its own: %s', (text, role) => {
    expect(headingRole(squash(text))).toBe(role);
  });

  it('the last letter of a Greek word, large and small', () => {
    expect(['ΗΜΕΡΟΜΗΝΙΑ ΚΑΤΑΧΩΡΗΣΗΣ', 'Ημερομηνία καταχώρησης'].map((text) => headingRole(squash(text)))).toEqual(['postingDate', 'postingDate']);
  });

  it('headings with their currency or a second name in signs of full width, and how often a purchase is paid', () => {
    const text = `
カード番号 8354-****-****-2982
ご利用期間  2025年12月16日～2026年1月15日
ご利用日         ご利用店名・商品名        ご利用金額（円）     支払区分     今回回数     お支払金額（円）
2025/12/17   さくら                   479     1回払い        1          479
2025/12/18   アマゾン                8,212     1回払い        1        8,212
2025/12/22   メトロ                 3,974     1回払い        1        3,974
`;
    expect(readPeriods(text).rows).toEqual([[['2025-12-17', -479], ['2025-12-18', -8_212], ['2025-12-22', -3_974]]]);
  });

  it('one heading of two lines, above and below the line of the others, which are set to its middle (rows of a side were lost)', () => {
    const { accounts } = understandText(`
Bankafschrift    NL12 TULP 6354 5271 71    1 april 2021 tot en met 30 april 2021
Overzicht
Vorig saldo     100,00         Saldo eind     160,00
Bij
                                                                 Bedrag
Datum        Code   Mededelingen
                                                                 (EUR)
01/04/2021   OV     Creditrente                                  10,00
08/04/2021   OV     Bijschrijving M. Jansen                      90,00
Afschrijvingen
Datum        Code   Mededelingen                           Bedrag (EUR)
02/04/2021   BA     Boekwinkel De Pauw                           25,00
05/04/2021   IC     Cheque 6967                                  15,00`);
    const [period] = accounts[0]!.periods;
    expect(period!.rows.map(({ amount }) => amount.value)).toEqual([1000, 9000, -2500, -1500]);
    expect(period!.proof.status).toBe('reconciled');
  });

  it('two headings near each other, whose words together would be a third', () => {
    const { rows, badges, bounds } = readPeriods(`
TR88 4303 2285 5992 9309 6400 12     Dönem: 01.02.2022 - 28.02.2022
Devreden bakiye                              512,00
 Açıklama                        Borç tutarı (TRY)   Alacak tutarı (TRY)  Bakiye (TL)
 01.02.2022
 PARA YATIRMA                                                     28,61
 GELEN FAST İREM                                                  36,49
 GİDEN EFT İREM                              21,00                            556,10
 02.02.2022
 GELEN HAVALE                                                      6,24
 OTOMATİK ÖDEME                               2,24                            560,10
 03.02.2022
 EFT MASRAFI                                  2,10
 PARA YATIRMA                                                     20,05       578,05
Son bakiye                                                                    578,05`);
    expect(rows[0]).toHaveLength(7);
    expect(bounds[0]).toEqual([51_200, 57_805]);
    expect(badges).toEqual([true]);
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

  it('bilingual headers and descriptions', () => {
    expect(readStatement(`
Date       Description          Withdrawals    Deposits     Balance
Date       Détails              Retraits       Dépôts       Solde
           Opening balance / Solde d'ouverture               100.00
13/05/26   Monthly fee / Frais       5.00                     95.00
14/05/26   Deposit / Dépôt                        20.00      115.00`).rows).toEqual([['2026-05-13', '-5.00'], ['2026-05-14', '20.00']]);
  });

  it('headings and balances in languages that stand beside larger ones', () => {
    const read = ([date, text, out, into, balance, opening, closing]: string[]) => readPeriods(`
IBAN AZ21NABZ00000000137010001944
01.02.2026 - 28.02.2026
${date!.padEnd(13)}${text!.padEnd(20)}${into!.padEnd(14)}${out!.padEnd(14)}${balance!}
01.02.2026   ${opening!.padEnd(48)}100.00
03.02.2026   Kassa               50.00                       150.00
04.02.2026   Market                            20.00         130.00
28.02.2026   ${closing!.padEnd(48)}130.00
`);
    const pages = [
      ['Tarix', 'Təyinat', 'Məxaric', 'Mədaxil', 'Qalıq', 'İlkin qalıq', 'Son qalıq'],
      ['Data', 'Concepte', 'Càrrecs', 'Abonaments', 'Saldo', 'Saldo inicial', 'Saldo final'],
      ['Tarehe', 'Maelezo', 'Imetolewa', 'Imewekwa', 'Salio', 'Salio la awali', 'Salio la mwisho'],
      ['Датум', 'Опис', 'Одлив', 'Прилив', 'Состојба', 'Почетна состојба', 'Крајна состојба'],
      ['日期', '交易摘要', '借方发生额', '贷方发生额', '余额', '期初余额', '期末余额'],
    ];
    for (const page of pages) {
      const { rows, badges } = read(page);
      expect([page[0], rows, badges]).toEqual([page[0], [[['2026-02-03', 5000], ['2026-02-04', -2000]]], [true]]);
    }
  });

  it('headings set right of their cells and figures set left: each heads the figures before it', () => {
    const text = `
Account 4411223344
03/01/2026 - 25/02/2026
Date         Details                        Balance           Credit            Debit
03/01/2026   Opening balance     100.00
05/01/2026   Corner shop          90.00                                    10.00
17/01/2026   Deposit             140.00              50.00
18/01/2026   Cash machine        120.00                                    20.00
25/02/2026   Closing balance     120.00              50.00                 30.00
`;
    const { bounds, badges } = readPeriods(text);
    expect([bounds, badges]).toEqual([[[10000, 12000]], [true]]);
    expect(readPeriods(text.replace('50.00                 30.00', '50.00                 31.00')).badges).toEqual([false]);
  });

  it('"Booking text" is one heading', () => {
    const document = understandText(`
Account 3427166427
Date          Booking text                    Debit CHF    Credit CHF    Value date    Balance CHF
01.01.2026    Balance brought forward                                                    4'912.39
03.01.2026    Withdrawal ATM                     112.41                  03.01.2026      4'799.98
              8001 Zurich
04.01.2026    Credit originator: FIRMA AG                     819.41     04.01.2026      5'619.39
`);
    expect(document.accounts[0]!.periods[0]!.rows[0]!.description.value).toBe('Withdrawal ATM\n8001 Zurich');
  });

  it('headings that go on in the line below are read with it', () => {
    const { rows, period } = readStatement(`
ZESTAWIENIE OPERACJI za okres od 2026-02-01 do 2026-02-28
Data         Data           Opis operacji                Kwota      Saldo po
operacji     księgowania                                            operacji
Saldo początkowe                                                      500,00
2026-02-02   2026-02-03     ZAKUP BIEDRONKA              -50,00       450,00
2026-02-05   2026-02-05     PRZELEW                      100,00       550,00
2026-02-06   2026-02-07     BLIK ALLEGRO                 -25,00       525,00
2026-02-09   2026-02-10     CZYNSZ                       -25,00       500,00
Saldo końcowe                                                         500,00`);
    expect(rows.map(([date]) => date)).toEqual(['2026-02-03', '2026-02-05', '2026-02-07', '2026-02-10']);
    expect(period.rows[0]!.date2!.value).toBe('2026-02-02');
  });

  it('"Umsatz" heads amounts, with a currency or behind the text, also below an overview that has a heading for balances', () => {
    const text = (heading: string): string => `
Girokonto IBAN DE20830181328965206017
01.04.2026 bis 30.06.2026, Angaben in EUR
Vermögensübersicht am 30.06.2026
Anlage                                        Nr.                      Stand in EUR
Girokonto                                     8965206017                  3.327,51 H
Festgeld bis 15.09.2026, 2,10 %               77120932                   10.000,00 H
Depotbestand                                  91201574                    4.812,77 H
Umsätze
Buchung       Wertstellung         Vorgang                          ${heading}
31.03.2026                         Kontostand                        2.647,83 H
01.04.2026    03.04.2026           Kartenzahlung Hofladen Brix         253,37 S
06.04.2026    07.04.2026           Lastschrift Rheinwerke AG            38,30 S
08.04.2026    08.04.2026           Lastschrift Cosma Versicherung        4,58 S
08.04.2026    10.04.2026           Überweisung Praxis Dr. Groth         24,07 S
12.04.2026    13.04.2026           Gehalt Werft                      1.000,00 H
30.06.2026                         Kontostand                        3.327,51 H
`;
    for (const heading of ['Umsatz EUR', 'Umsatz in EUR', '    Umsatz']) {
      const { amounts, isReconciled } = readStatement(text(heading));
      expect([heading, amounts, isReconciled]).toEqual([heading, ['-253.37', '-38.30', '-4.58', '-24.07', '1000.00'], true]);
    }
  });

  it('"Buchung / Verwendungszweck" behind the heading of the days heads the texts, and a day in them is none of the row', () => {
    const { rows, texts, isReconciled } = readStatement(`
Girokonto Nummer 5406112233                              Kontoauszug März 2026
Alter Saldo                          829,43 Euro
Neuer Saldo                          980,43 Euro
Buchung        Buchung / Verwendungszweck                    Betrag (EUR)
Valuta
12.03.2026     Gutschrift Helga Brandt                              500,00
12.03.2026     Rechnung 2026-114
13.03.2026     Dauerauftrag Wohnbau                                -200,00
13.03.2026     Miete Whg 14
20.03.2026     Lastschrift Nordlicht                               -149,00
21.03.2026     01.04.26-30.06.26 DANKE
`);
    expect(rows).toEqual([['2026-03-12', '500.00'], ['2026-03-13', '-200.00'], ['2026-03-20', '-149.00']]);
    expect(texts[2]).toMatch(/^Lastschrift Nordlicht \/ 01.04.26.30.06.26 DANKE$/);
    expect(isReconciled).toBe(true);
  });

  it('what stands right below a heading on one page only, its words under those of the heading, is the first text of the table', () => {
    const HEAD = 'Payee/Payer    Transaction                   In           Out       Balance';
    const { texts, isReconciled } = readStatement(`
Account number 4010 1900 9041     1 January 2023 - 31 January 2023
Opening balance 5,300.00          Closing balance 4,200.00
${HEAD}
2 January 2023
Card           Alder Bakery                            100.00      5,200.00
Card           Linnea Pharmacy                         500.00      4,700.00
\f
${HEAD}
Direct debit   Fibre North
               Ref 788877                              200.00      4,500.00
3 January 2023
Card           Alder Books                             300.00      4,200.00`);
    expect(texts[2]).toBe('Direct debit / Fibre North / Ref 788877');
    expect(isReconciled).toBe(true);
  });

  it.each([
    ['Incasso Energie Polder   ', 'Overboeking S. de Wit    ', 'Boekwinkel De Pauw Zwolle', 'Incasso Energie Polder B750129549'],
    ['NL93 DUIN 0608 2806 90   ', 'NL20 INGB 0001 2345 67   ', 'NL91 ABNA 0417 1643 00   ', 'B750129549'],
  ])('names under the heading of an account are of the texts, numbers are not: %j', (first, second, third, text) => {
    const { texts, isReconciled } = readStatement(`
Rekening NL93DUIN0608280690     Periode 1 september 2020 t/m 30 september 2020
Saldo begin 6.000,00            Saldo eind 4.000,00
TEGENREKENING               TOELICHTING          BEDRAG        SALDO
02-09
${first}   B750129549         -100,00     5.900,00
03-09
${second}   D956126297       -1.500,00     4.400,00
${third}   B217290321         -400,00     4.000,00`);
    expect(texts[0]).toBe(text);
    expect(isReconciled).toBe(true);
  });

  it('"Buchungs-/" above "Valutadatum" heads the day of booking, beside "Beleg-" above "datum"', () => {
    const { rows, badges } = readStatement(`
Kontoauszug vom 10. Dezember 2025      Abrechnungszeitraum: 11.11.2025 - 10.12.2025
Kartennummer 4907 62XX XXXX 3318
Beleg-       Buchungs-/     Beschreibung            Karte      Betrag (EUR)
datum        Valutadatum
                            Alter Saldo vom 10. November 2025          0,00
19.11.2025   20.11.2025     TICKETS BERLIN          Visa            119,96-
19.11.2025   21.11.2025     ALDI ALBUFEIRA          Visa             21,84-
30.11.2025   01.12.2025     BAUMARKT                Visa              8,00-
                            Neuer Saldo am 10. Dezember 2025        149,80-`);
    expect(rows).toEqual([['2025-11-20', '-119.96'], ['2025-11-21', '-21.84'], ['2025-12-01', '-8.00']]);
    expect(badges).toEqual([true]);
  });

  it('headings as wide as their columns have little white between them: a line of nothing else heads a table', () => {
    const { badges } = readStatement(`
TARJETA XXXX XXXX XXXX 8812      Periodo: 17-mar-2026 al 16-abr-2026
Saldo anterior                                                          $1,000.00
Fecha de la operación Fecha de cargo Descripción del movimiento             Monto
18-mar-2026           19-mar-2026    WALMART SUPERCENTER                + $300.00
26-mar-2026           27-mar-2026    PAGO BANCA DIGITAL, GRACIAS.     - $1,000.00
26-mar-2026           27-mar-2026    UBER EATS MEXICO                    + $20.00
10-abr-2026           11-abr-2026    FARMACIA                           + $100.00
Saldo nuevo                                                               $420.00`);
    expect(badges).toEqual([true]);
  });
});

it('the name of a list, left of its headings, heads no figures where all of them stand elsewhere', () => {
  const page = (sum: string): string => `
Business Banking Statement July 31, 2026
Commercial Checking 350447188120
Beginning balance 6-30-26                                   $18,447.18
3 Additions                                                  +6,321.75
3 Subtractions                                               -2,207.08
Ending balance 7-31-26                                      $22,561.85
Additions
Deposits      Date     Serial # Source
              7-6               Deposit Branch 0144 Ohio     $1,524.96
              7-6      4554     Deposit Branch 0144 Ohio      ${sum}
              7-7               Direct Deposit, Blue Ridge    2,576.01
                                Total additions              $6,321.75
Withdrawals
Withdrawals   Date     Serial # Location
              7-1               POS Office Depot               $934.13
              7-1      9931     Direct Withdrawal, Water        766.14
              7-3               Direct Withdrawal, Water        506.81
                                Total subtractions           $2,207.08`;
  const { amounts, badges } = readStatement(page('2,220.78'));
  expect(amounts).toEqual(['1524.96', '2220.78', '2576.01', '-934.13', '-766.14', '-506.81']);
  expect(badges).toEqual([true]);
  expect(readStatement(page('2,225.78')).badges).toEqual([false]);
});
