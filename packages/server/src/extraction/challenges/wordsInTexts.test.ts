// Words in descriptions that elsewhere mean a balance, a sum, a side or a currency.
import { describe, expect, it } from 'vitest';
import type { Word } from '../model.js';
import { documentOfText, readPeriods, readRows } from '../testing/documentOfText.js';
import { readStatement } from '../testing/readStatement.js';
import { understand } from '../understand.js';

describe('words within texts', () => {
  it('two dots that hide the digits of a card are part of the description', () => {
    const { lists } = readStatement(`
Opening balance 100.00
Date         Details                               Amount      Balance
03/05/2026   Notion Labs                             5.00       105.00
             Card •• 4471
04/05/2026   Tea ••                                 -4.00       101.00`);
    expect(lists[0]!.map((row) => row.description)).toEqual(['Notion Labs / Card •• 4471', 'Tea']);
  });

  it('a payee whose name says carried forward, behind the kind of transfer in a column of its own', () => {
    const { rows, period } = readStatement(`
01/04/2024 - 30/04/2024
Date         Valeur       Opérations        Détail                   Montant    D/C
                          Solde initial                             1.000,00    C
03/04/2024   03/04/2024   CHEQUE N° 1054                               50,00    D
04/04/2024   03/04/2024   VIR SEPA RECU     DE: TRANSPORTS            525,46    C
                                            GIRELLE
08/04/2024   07/04/2024   VIREMENT EMIS     POUR: M PAUL AUBERT        75,46    D
                          Solde final                               1.400,00    C`);
    expect(rows).toEqual([['2024-04-03', '-50.00'], ['2024-04-04', '525.46'], ['2024-04-08', '-75.46']]);
    expect(period.isReconciled).toBe(true);
  });

  it('an opening balance spoken of in the text of a row begins no period', () => {
    const text = `
Extracto da conta NIB 000301080012345678981   Moeda MZN
Período 01/01/2026 a 31/01/2026
Data Lanç.    Descrição                            Valor         Saldo
              Saldo inicial                                   2.000,00
02/01/2026    PAGAMENTO SERVICOS                 -500,00      1.500,00
03/01/2026    TRANSFERENCIA RECEBIDA              700,00      2.200,00
              Saldo anterior da factura 1.000,00
06/01/2026    LEVANTAMENTO ATM                   -200,00      2.000,00
07/01/2026    TRANSFERENCIA RECEBIDA              100,00      2.100,00
              Saldo final                                     2.100,00
`;
    expect(readPeriods(text)).toMatchObject({ rows: [[['2026-01-02', -50_000], ['2026-01-03', 70_000], ['2026-01-06', -20_000], ['2026-01-07', 10_000]]], badges: [true] });
  });

  it('a reference that begins with the letters of "brought forward" is none', () => {
    expect(readStatement(`
Statement 01 JUN 2026 to 30 JUN 2026
Date          Details                       Payments-out   Payments-in      Balance
              BALANCE FORWARD                                                500.00
03 JUN 2026   DD BRIGHTSPARK                        5.00
              BF16202842                                         78.00       573.00
05 JUN 2026   Cash deposit SLIGO                                 10.00       583.00`).lists[0]!.map(({ date, amount, description }) => [date, amount, description])).toEqual([
      ['2026-06-03', '-5.00', 'DD BRIGHTSPARK'],
      ['2026-06-03', '78.00', 'BF16202842'],
      ['2026-06-05', '10.00', 'Cash deposit SLIGO'],
    ]);
  });

  describe('words of balances and sums in descriptions', () => {
    const text = (row: string) => `
Wyciąg   01.11.2022 - 30.11.2022   Rachunek 58 4269 4847 6097 6673 2500 1692
Data         Opis                          Obciążenia      Uznania       Saldo
             SALDO POCZĄTKOWE                                           8 590,42
14.11.2022   PRZELEW WYCHODZĄCY
             BIURO RACHUNKOWE
             ${row}
15.11.2022   WPŁATA                                           100,00      6 656,18`;

    it('a line that goes on from the balance above by its own amount is a row', () => {
      expect(readStatement(text('SALDO                          2 034,24                    6 556,18')).lists[0]!.map(({ date, amount, description }) => [date, amount, description])).toEqual([
        ['2022-11-14', '-2034.24', 'PRZELEW WYCHODZĄCY / BIURO RACHUNKOWE / SALDO'],
        ['2022-11-15', '100.00', 'WPŁATA'],
      ]);
      expect(readStatement(text('SUMA 319,74                    2 034,24                    6 556,18')).lists[0]!.map(({ date, amount, description }) => [date, amount, description])[0]).toEqual(['2022-11-14', '-2034.24', 'PRZELEW WYCHODZĄCY / BIURO RACHUNKOWE / SUMA 319,74']);
    });

    it('one that does not is a sum', () => {
      expect(readStatement(text('SUMA                           2 034,24                    8 590,42')).lists[0]!.map(({ date, amount, description }) => [date, amount, description]).map(([, amount]) => amount)).toEqual(['100.00']);
    });
  });

  it('known words in the text of a row head no columns where a reference stands among them', () => {
    const row = (at: number, day: string, text: string, amount: string, side: string, balance: string) => `${at}      ${day}    ${text.padEnd(68)}${amount.padStart(10)}    ${side}            ${balance.padStart(10)}`;
    const { rows } = readStatement(`
Business Checking USD   Account number 387874086445   Statement period 08-01-2025 - 08-31-2025
NO.    DATE          TRANSACTION DETAILS                                                     AMOUNT    D/C              BALANCE
${row(1, '08-30-2025', 'Online payment VANTA MARINE', '419.00', 'Dr', '11,812.29')}
${row(2, '08-30-2025', 'Cheque 455', '165.81', 'Dr', '12,231.29')}
                     Incoming wire PIPER ROOFING · Ref WG17678658 · Original amount EUR
${row(3, '08-27-2025', '', '960.95', 'Cr', '12,397.10')}
                     106.10 · Value 08/27
${row(4, '08-27-2025', 'CARD 6445 STREAMBOX', '95.55', 'Dr', '11,436.15')}
${row(5, '08-26-2025', 'BGC TIDEWATER', '1,679.47', 'Cr', '11,531.70')}`);
    expect(rows.map(([, amount]) => amount)).toEqual(['-419.00', '-165.81', '960.95', '-95.55', '1679.47']);
  });

  it('"Payment" before a wide space, as typewriters have it, is a word of a text and no side', () => {
    const { pages, ...model } = documentOfText(`
Credit Card 5649 3298 5200 7229        01/11/2020 to 30/11/2020
Previous balance 803.98                Closing balance 715.18
Purchases and debits
Date         Details                                 Amount
03/11/2020   RED KETTLE CAFE                          55.14
04/11/2020   CITYHOP TRANSIT                         101.91
Payments and other credits
Date         Details                                   Amount
16/11/2020   Payment received 15 Nov                   245.85`);
    const wide = pages.map((page) => ({ ...page, words: page.words.map((word) => ({ ...word, fontSize: 8 })) }));
    const document = understand({ ...model, pages: wide });
    expect(readRows(document)[0]!.map(({ amount }) => amount)).toEqual(['-55.14', '-101.91', '245.85']);
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

  it('a transfer that is called as what is brought forward, first of its page too', () => {
    const { rows, period } = readStatement(`
Buchungstag   Vorgang                         Ausgang     Eingang
01.02.2026    Alter Saldo                                +500,00
02.02.2026    Lastschrift                     -100,00
03.02.2026    Übertrag / Überweisung Lorenz    -50,00
04.02.2026    Übertrag / Überweisung GmbH                +200,00
\f
Buchungstag   Vorgang                         Ausgang     Eingang
05.02.2026    Übertrag / Überweisung Lorenz    -25,00
06.02.2026    Lastschrift                      -75,00
28.02.2026    Neuer Saldo                                +450,00`);
    expect(rows.map(([, amount]) => amount)).toEqual(['-100.00', '-50.00', '200.00', '-25.00', '-75.00']);
    expect(period.proof.status).toBe('reconciled');
  });

  it('the second line of a cell left of the dates that would also be a title of money in', () => {
    const { rows, texts } = readStatement(`
01.01.2026 bis 31.01.2026
Beschreibung                                Verbuchungsdatum     Betrag
ACME GmbH                                   06.01.2026         +100,00€
Gutschriften
Lohn Januar
Lieferando                                  07.01.2026          -20,00€
Mastercard
Lisa Beck                                   08.01.2026          +30,00€
Gutschriften
Danke`);
    expect(rows).toEqual([['2026-01-06', '100.00'], ['2026-01-07', '-20.00'], ['2026-01-08', '30.00']]);
    expect(texts[0]).toBe('ACME GmbH / Gutschriften / Lohn Januar');
  });

  it('the last word of a text is no label of the amount behind it, though it ends in a colon', () => {
    const line = (day: string, amount: string, balance: string): string => `${day}.02.2026   PURCHASE GROCER NORTH Card:              ${amount}   ${balance}\n             4417\n`;
    const { lists } = readStatement(`
Account statement
Date         Description                                Amount   Balance
${line('02', '-10.00', ' 90.00')}${line('03', '-11.00', ' 79.00')}${line('04', '-12.00', ' 67.00')}${line('05', '-13.00', ' 54.00')}${line('06', '-14.00', ' 40.00')}`);
    expect(lists[0]![0]!.description).toBe('PURCHASE GROCER NORTH Card: / 4417');
  });

  it('a category called "Transport" between the payee and the amount carries no balance', () => {
    const { badges, rowLists } = readStatement(`
Magpie
Personal account 40718822
1 January 2026 - 31 January 2026
Opening balance £1,000.00   Closing balance £1,055.25

Date          Paid to            Category         Amount
02 Jan 2026   TfL Travel         Transport         37.63
05 Jan 2026   Acme Ltd           Income          +200.00
              Rail Tickets       Transport         80.11
09 Jan 2026   Sainsburys         Groceries         27.01`);
    expect(badges).toEqual([true]);
    expect(rowLists[0]!.map(([, amount]) => amount)).toEqual(['-37.63', '200.00', '-80.11', '-27.01']);
  });

  it('under days, a category called as a sum is none', () => {
    const { badges, rowLists } = readStatement(`
Banca Ebro
Cuenta nómina ES7921000813610123456789
Movimientos del 01/01/2026 al 31/01/2026
Saldo inicial 1.000,00 €     Saldo final 1.455,25 €

lunes, 19 de enero
Bizum de Marta        Ingresos       +541,86 €     1.455,25 €
Iberdrola             Hogar           -18,31 €       913,39 €
viernes, 16 de enero
Renfe                 Transporte      -39,53 €       931,70 €
Mercadona             Compras         -28,77 €       971,23 €`);
    expect(badges).toEqual([true]);
    expect(rowLists[0]!.map(([, amount]) => amount)).toEqual(['541.86', '-18.31', '-39.53', '-28.77']);
  });

  it('"cash back" with its sign, below the day it was booked on, is a row', () => {
    const text = `
Spending account 290044118822
January 1, 2026 - January 31, 2026
Starting balance $100.00
Friday, January 2
Lyft                      -$10.00
Monday, January 5
Cash back                  +$4.00
Corner Shop               -$20.00
Friday, January 9
Cash back                  +$6.00
Ending balance $80.00
`;
    const { rows, badges } = readPeriods(text);
    expect([rows[0]!.map(([, amount]) => amount), badges]).toEqual([[-1000, 400, -2000, 600], [true]]);
  });

  it('a company with limited liability is no limit', () => {
    const { rowLists, period } = readStatement(`
Statement 1 Jan 2026 to 31 Jan 2026
Date         Details                      Paid out     Paid in     Balance
01 Jan 26    BALANCE BROUGHT FORWARD                                 100.00
02 Jan 26    BP  J SMITH                     10.00
             DD  EE LIMITED                  20.00
             VIS TESCO STORES
                 LONDON                       5.00                    65.00
03 Jan 26    CR  SALARY                                  50.00       115.00
31 Jan 26    BALANCE CARRIED FORWARD                                 115.00`);
    expect(rowLists).toEqual([[['2026-01-02', '-10.00'], ['2026-01-02', '-20.00'], ['2026-01-02', '-5.00'], ['2026-01-03', '50.00']]]);
    expect(period.proof.status).toBe('reconciled');
  });

  it('a number behind a hash in a text does not begin the figure beside it', () => {
    const { allRows } = readStatement(`
Account 0001112223
01/13/2024 Opening balance 500.00
01/13/2024 Coffee 8.68 491.32
01/14/2024 Grocery #221 209.59 281.73
01/19/2024 Deposit by phone 2,698.54 2,980.27
01/22/2024 Books 271.01 2,709.26`);
    expect(allRows.map(([, amount]) => amount)).toEqual(['-8.68', '-209.59', '2698.54', '-271.01']);
  });

  it('a transfer called like what is carried forward is a row under the opening balance, too, and the overview sums up what both accounts began with', () => {
    const page = (overview: string) => `
Finanzreport per 31.01.2025
Konto          IBAN                       Saldo alt per 31.12.2024    Saldo neu per 31.01.2025
Girokonto      DE62200411550512345600                  +441,20 EUR                 +851,03 EUR
Tagesgeld      DE40200411550512345625               +12.500,00 EUR              +12.900,00 EUR
Gesamtsaldo                                         ${overview} EUR              +13.751,03 EUR
Girokonto
IBAN DE62200411550512345600
Buchungstag   Valuta        Vorgang                  Buchungstext        Ausgang / Eingang
              31.12.2024    Alter Saldo                                            +441,20
02.01.2025    02.01.2025    Übertrag / Überweisung   Agentur Blau                  +580,00
07.01.2025    09.01.2025    Lastschrift / Belast.    Telenord GmbH                 -170,17
              31.01.2025    Neuer Saldo                                            +851,03
Tagesgeld
IBAN DE40200411550512345625
Buchungstag   Valuta        Vorgang                  Buchungstext        Ausgang / Eingang
              31.12.2024    Alter Saldo                                         +12.500,00
14.01.2025    14.01.2025    Übertrag / Überweisung   S. Bachmann                   +400,00
              31.01.2025    Neuer Saldo                                         +12.900,00
`;
    const { rowLists, badges } = readStatement(page('+12.941,20'));
    expect(rowLists).toEqual([[['2025-01-02', '580.00'], ['2025-01-07', '-170.17']], [['2025-01-14', '400.00']]]);
    expect(badges).toEqual([true, true]);
  });

  it('letters of a name and of a number behind it are no word for the year to date', () => {
    const { rows } = readStatement(`
Period: 01/08/2026 - 31/08/2026
Opening balance 500.00
Date          Text                                Amount    Balance
06/08/2026    Bill payment SUPPLY TD24836223      -50.00     450.00
07/08/2026    PAYROLL                             100.00     550.00`);
    expect(rows).toEqual([['2026-08-06', '-50.00'], ['2026-08-07', '100.00']]);
  });

  it('dashes in empty cells are no text, one between two words is', () => {
    const { document } = readStatement(`
             Opening balance                                                       500.00
01.04.2024   Hill – Dale bakery                      —        —        -20.00      480.00
02.04.2024   Netflix                                 –        –        -10.00      470.00
03.04.2024   Wages                                   —        —        100.00      570.00`);
    expect(document.accounts[0]!.periods[0]!.rows.map(({ description }) => description.value)).toEqual(['Hill – Dale bakery', 'Netflix', 'Wages']);
  });

  it('the number of an invoice "din" a day is no sum of dinars, and what its text comes to behind it no total', () => {
    const { document } = readStatement(`
Perioada: 01.01.2025 - 31.01.2025
Sold anterior                                                                       500,00
Detalii tranzactie                                                     Debit        Credit
3 ianuarie 2025
  Transfer interbancar                                                 271,10
  Beneficiar: ENERGIE SA; Factura 25395440 din 09.04.2025 suma 833,87
  Incasare                                                                           71,10
SOLD FINAL CONT                                                                     300,00`);
    expect(document.accounts[0]!.periods[0]!.rows.map(({ description }) => description.value)).toEqual(['Transfer interbancar\nBeneficiar: ENERGIE SA; Factura 25395440 din 09.04.2025 suma 833,87', 'Incasare']);
  });
});

describe('signs of a text', () => {
  const { texts } = readStatement(`
Account 12345678   1 May 2026 to 31 May 2026
Date         Details                               Amount    Balance
             Opening balance                                  100.00
04.05.2026   TAX DISBURSEMENT -                     -5.00      95.00
             KING COUNTY
06.05.2026   CARD 5412 **** **** 4471               -4.00      91.00
11.05.2026   SALARY                   -              9.00     100.00
12.05.2026   MILK                                   -1.00      99.00`);

  it('stay where they stand at its words', () => expect(texts.slice(0, 2)).toEqual(['TAX DISBURSEMENT - / KING COUNTY', 'CARD 5412 **** **** 4471']));

  it('and are none of it apart from them', () => expect(texts[2]).toBe('SALARY'));
});

it('labels in the texts of rows that have columns of their own for day and figures are words of these texts', () => {
  const { texts, rows } = readStatement(`
Account No: GE29BG0000000123456789 GEL   Period: 01/09/2025 - 30/09/2025
Opening Balance    100.00     Closing Balance     64.00
Date         Details                                             Debit     Credit    Balance
01/09/2025   Payment - Amount: 5.00; Merchant: Carrefour;         5.00                 95.00
             Date: 31/08/2025
03/09/2025   Payment - Amount: 6.00; Merchant: Bolt;              6.00                 89.00
             Date: 02/09/2025
04/09/2025   Payment - Amount: 7.00; Merchant: Wolt;              7.00                 82.00
             Date: 04/09/2025
09/09/2025   Payment - Amount: 8.00; Merchant: Goodwill;          8.00                 74.00
             Date: 08/09/2025
10/09/2025   Payment - Amount: 10.00; Merchant: Nikora;          10.00                 64.00
             Date: 09/09/2025`);
  expect(texts.slice(0, 2)).toEqual(['Payment - Amount: 5.00; Merchant: Carrefour; / Date: 31/08/2025', 'Payment - Amount: 6.00; Merchant: Bolt; / Date: 02/09/2025']);
  expect(rows[0]).toEqual(['2025-09-01', '-5.00']);
});

it('a title in type of its own, right above headings of another table, is no text of the last row', () => {
  const { pages: [page] } = documentOfText(`
Account 4410 220 881   JMD   01-Jul-2025 to 31-Jul-2025
Closing balance 1,170.00   Opening balance 1,000.00
Transaction                     Date           Withdrawals       Deposits       Balance
SALARY                          28-Jul-2025                        200.00      1,170.00
BLUE MOUNTAIN
SERVICE CHARGE                  07-Jul-2025          30.00                       970.00
GCT INCL
Service charges included above
Date            Charge              Amount
07-Jul-2025     Service charge       30.00`);
  const isTitle = (word: Word): boolean => word.baseline === page!.words.find(({ text }) => text === 'included')!.baseline;
  const words = page!.words.map((word) => ({ ...word, fontName: isTitle(word) ? 'Sans-Bold' : 'Sans' }));
  const [period] = understand({ pages: [{ ...page!, words }], encrypted: false }).accounts[0]!.periods;
  expect(period!.rows.map(({ description }) => description.value)).toEqual(['SALARY\nBLUE MOUNTAIN', 'SERVICE CHARGE\nGCT INCL']);
  expect(period!.isReconciled).toBe(true);
});
