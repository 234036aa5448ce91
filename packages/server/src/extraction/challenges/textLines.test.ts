// Which lines of text around a row are part of its description, where cells are set to the top, the middle or the bottom.
import { describe, expect, it } from 'vitest';
import { balanceHistoryText } from '../testing/balanceHistoryText.js';
import type { DocumentModel, PageModel, Rule } from '../model.js';
import { documentOfText, readPeriods, readRows, understandText, wordsOfLine } from '../testing/documentOfText.js';
import { readStatement } from '../testing/readStatement.js';
import { scanOfText } from '../testing/scanOfText.js';
import { understand } from '../understand.js';

describe('lines of text', () => {
  it('a line that heads the rows of a day begins no row, so texts stay with the row above them', () => {
    const text = `
IBAN FI21 1234 5600 0007 85
Kausi 01.02.2026 - 28.02.2026
Arkistointitunnus      Arvopv   Saaja/Maksaja              Määrä EUR
                                Alkusaldo 31.01.2026         100,00+

Kirjauspäivä 02.02.2026
26020174233989         02.02.   AUTOMAATTINOSTO               10,00-
                                OTTO 1123
26020174233990         02.02.   KORTTIOSTO                    10,00-
                                K-MARKET

Kirjauspäivä 03.02.2026
26020384516028         03.02.   KORTTIOSTO                     5,00-
                                K-MARKET
26020332032862         03.02.   AUTOMAATTINOSTO                5,00-
                                Loppusaldo 28.02.2026         70,00+
`;
    const texts = understandText(text).accounts[0]!.periods[0]!.rows.map(({ description }) => description.value);
    expect(texts).toEqual(['AUTOMAATTINOSTO\nOTTO 1123', 'KORTTIOSTO\nK-MARKET', 'KORTTIOSTO\nK-MARKET', 'AUTOMAATTINOSTO']);
  });

  it('texts whose figures stand in the middle of their lines have as many lines above their figures as below, whatever row the lines are nearer to', () => {
    /** Lines stand half a line apart here. */
    const pageOf = (text: string): PageModel => {
      const words = text.trim().split('\n').flatMap((line, row) => wordsOfLine(line, 60 + row * 6));
      return { number: 1, width: 842, height: 842, rotation: 0, origin: 'text', words, rules: [], imageCoverage: 0 };
    };
    const document = understand({ encrypted: false, pages: [pageOf(`
Date          Details               Amount       Balance

              Opening balance                     500.00

              Card payment
03 JUN 2026                          -20.00       480.00
              Grocer Leeds

04 JUN 2026   Cheque 1268            -30.00       450.00

              Card payment

05 JUN 2026   Paperwing Books         -1.00       449.00

              Leeds card 1157

              Transfer
06 JUN 2026                           -2.00       447.00
              Tom Farrow

              Salary
07 JUN 2026                          100.00       547.00
              Bramble and Co

08 JUN 2026   Fee                     -7.00       540.00
`)] });
    expect((readRows(document)[0] ?? []).map(({ description }) => description)).toEqual([
      'Card payment / Grocer Leeds', 'Cheque 1268', 'Card payment / Paperwing Books / Leeds card 1157', 'Transfer / Tom Farrow', 'Salary / Bramble and Co', 'Fee',
    ]);
  });

  describe('lines close below a row that are of none', () => {
    const HEAD = `
Account 8001234567      1 March 2026 to 31 March 2026     Opening balance 100.00
Date          Details                        Amount      Balance
02/03/2026    SALARY                          50.00       150.00`;

    it('a notice between stars', () => {
      expect(readStatement(`${HEAD}
     ***** BRING THIS BOOK FOR ENTRY OF INTEREST *****
05/03/2026    RENT                           -30.00       120.00`).lists[0]!.map(({ date, amount, description }) => [date, amount, description])).toEqual([['2026-03-02', '50.00', 'SALARY'], ['2026-03-05', '-30.00', 'RENT']]);
    });

    it.each(['End of statement', '*** END OF TRANSACTIONS ***', 'FIN ESTADO DE CUENTA', 'Ende des Kontoauszugs', 'continued on next page...', 'Fortsetzung auf Seite 2', 'Continúa en la página siguiente', '(suite page suivante)'])('"%s"', (words) => {
      expect(readStatement(`${HEAD}
05/03/2026    RENT                           -30.00       120.00
              ${words}`).lists[0]!.map(({ date, amount, description }) => [date, amount, description])).toEqual([['2026-03-02', '50.00', 'SALARY'], ['2026-03-05', '-30.00', 'RENT']]);
    });

    it('a sentence from the margin, set to both edges', () => {
      expect(readStatement(`${HEAD}
05/03/2026    RENT                           -30.00       120.00
Fees  to  be  charged  next  month  of  6.50  with  your  usual  plan`).lists[0]!.map(({ date, amount, description }) => [date, amount, description])).toEqual([['2026-03-02', '50.00', 'SALARY'], ['2026-03-05', '-30.00', 'RENT']]);
    });

    it('but for what somebody paid for', () => {
      expect(readStatement(`${HEAD}
05/03/2026    RENT                           -30.00       120.00
              END OF LEASE FEE`).lists[0]!.map(({ date, amount, description }) => [date, amount, description])[1]).toEqual(['2026-03-05', '-30.00', 'RENT / END OF LEASE FEE']);
    });
  });

  it('multi-line descriptions with amounts and dates inside', () => {
    const { lists } = readStatement(`
Date         Description                      Amount      Balance
2026-05-07   VISA NEW WORLD                    -85.40       914.60
             4835******1234 Orig date 06/05/2026
             Invoice for 1,545.95
2026-05-10   ATM CASH                         -100.00       814.60`);
    expect(lists[0]!.map((row) => row.description)).toEqual(['VISA NEW WORLD / 4835******1234 Orig date 06/05/2026 / Invoice for 1,545.95', 'ATM CASH']);
  });

  it('signs between words are part of the description, leaders and rules are not', () => {
    const { lists } = readStatement(`
Opening balance 100.00
Date         Details                               Amount      Balance
03/05/2026   PAYMENT RECEIVED - THANK YOU            5.00       105.00
04/05/2026   TEA * COFFEE ..........                -4.00       101.00`);
    expect(lists[0]!.map((row) => row.description)).toEqual(['PAYMENT RECEIVED - THANK YOU', 'TEA * COFFEE']);
  });

  describe('rules between the rows', () => {
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

    it('an advertisement in smaller type, from where the days stand under the texts, is of no row', () => {
      const model = ruled(rows('_____').replace('03/05/2024    RENT', 'Ask for a personal loan in our app.\n03/05/2024    RENT'));
      const smaller = model.pages.map((page) => {
        const { baseline } = page.words.find(({ text }) => text === 'Ask')!;
        return { ...page, words: page.words.map((word) => (word.baseline === baseline ? { ...word, fontSize: 8.4 } : word)) };
      });
      expect(readStatement({ ...model, pages: smaller }).lists.flat().map(({ description }) => description)).toEqual(['Card payment / CORNER BAKERY / Ref 4711', 'RENT MAY', 'Direct debit / CITY POWER / Mandate 77', 'A FRIEND / Thank you']);
    });

    it('nor is one that comes again and again, in the type of the rows', () => {
      const notice = 'Going abroad? Our travel card has no fees.\n';
      const row = (day: number): string => `              Card payment\n              SHOP NUMBER ${day}\n0${day}/05/2024    Ref 471${day}                      -10.00         ${90 - 10 * (day - 1)}.00\n_____\n`;
      const text = `
Statement period 01/05/2024 to 31/05/2024       Opening balance 100.00
Date          Description                   Amount       Balance
_____
${[1, 2, 3, 4, 5, 6, 7, 8].map((day) => (day === 3 || day === 6 ? notice : '') + row(day)).join('')}`.trimEnd();
      expect(readStatement(ruled(text)).lists.flat().map(({ description }) => description)).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((day) => `Card payment / SHOP NUMBER ${day} / Ref 471${day}`));
    });

    it('part the texts, wherever the figures stand', () => {
      expect(readStatement(ruled(rows('_____'))).lists.flat().map(({ description }) => description)).toEqual(['Card payment / CORNER BAKERY / Ref 4711', 'RENT MAY', 'Direct debit / CITY POWER / Mandate 77', 'A FRIEND / Thank you']);
    });

    it('say whose texts are whose although a list without any stands below the table', () => {
      const below = '\nClosing balance                                           50.00\nPending\n10/05/2024    PIPER ROOFING                  -5.00\n11/05/2024    LINDEN BOOKS                   -6.00';
      expect(readStatement(ruled(rows('_____') + below)).lists[0]!.map(({ description }) => description)).toEqual(['Card payment / CORNER BAKERY / Ref 4711', 'RENT MAY', 'Direct debit / CITY POWER / Mandate 77', 'A FRIEND / Thank you']);
    });

    it('end with the table: the title of another list right below its last row, and what stands under it, are of no row', () => {
      const below = '\nPending transactions\n10/05/2024    PIPER   5.00\n11/05/2024    LINDEN  6.00';
      expect(readStatement(ruled(rows('_____').replace(/_____$/, '').trimEnd() + below)).lists[0]!.map(({ description }) => description)).toEqual(['Card payment / CORNER BAKERY / Ref 4711', 'RENT MAY', 'Direct debit / CITY POWER / Mandate 77', 'A FRIEND / Thank you']);
    });

    it('under each line are those of a form', () => {
      const form = rows('').split('\n').filter((line) => line !== '').map((line) => `${line}\n_____`).join('\n');
      expect(readStatement(ruled(form)).lists.flat().map(({ description }) => description)).toEqual(readStatement(documentOfText(rows('').split('\n').filter((line) => line !== '').join('\n'))).lists.flat().map(({ description }) => description));
    });
  });

  describe('figures on the last line of their rows', () => {
    it('what ends texts stands beside them', () => {
      expect(readStatement(`
Statement period 01/05/2024 to 31/05/2024       Opening balance 100.00
Date          Description                   Amount       Balance
01/05/2024    TRANSFER FROM A FRIEND         10.00       110.00
              DIRECT DEBIT CITY POWER
02/05/2024    Mandate JH69561846 of spring  -10.00       100.00
03/05/2024    CASH                          -40.00        60.00
              ONLINE PAYMENT NORTHLINE
04/05/2024    Invoice 802286 of last spring -20.00        40.00
              DIRECT DEBIT CLEARWATER
05/05/2024    Mandate MA13253550 of winter   -5.00        35.00
06/05/2024    TRANSFER FROM A FRIEND         10.00        45.00`).lists[0]!.map(({ description }) => description)).toEqual(['TRANSFER FROM A FRIEND', 'DIRECT DEBIT CITY POWER / Mandate JH69561846 of spring', 'CASH', 'ONLINE PAYMENT NORTHLINE / Invoice 802286 of last spring', 'DIRECT DEBIT CLEARWATER / Mandate MA13253550 of winter', 'TRANSFER FROM A FRIEND']);
    });

    it('under the day of several rows texts stand before the first figure, and none behind the last', () => {
      expect(readStatement(`
Statement period 01/05/2024 to 31/05/2024       Opening balance 100.00
Description                   Amount       Balance
2 May 2024
TRANSFER FROM A FRIEND         10.00       110.00
CARD PAYMENT
CORNER BAKERY                 -10.00       100.00
3 May 2024
CARD PAYMENT
TEA ROOM                      -40.00        60.00
CASH                          -20.00        40.00
CARD PAYMENT
BOOKS                          -5.00        35.00
6 May 2024
CASH                           -5.00        30.00
7 May 2024
CARD PAYMENT
PHARMACY                       -5.00        25.00`).lists[0]!.map(({ description }) => description)).toEqual(['TRANSFER FROM A FRIEND', 'CARD PAYMENT / CORNER BAKERY', 'CARD PAYMENT / TEA ROOM', 'CASH', 'CARD PAYMENT / BOOKS', 'CASH', 'CARD PAYMENT / PHARMACY']);
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

  it('lines set further in go on with the row above them, however long they are', () => {
    const rows = [4, 5, 6, 7, 8].map((day) => `0${day}.02.2026   DEBIT WATER                        -1.00      ${95 - day}.00\n               REFERENCE 000${day}12345678 AND MORE`);
    const { lists } = readStatement(`
Date         Description                       Amount    Balance
${rows.join('\n')}
09.02.2026   FEE                                -1.00      86.00
`);
    expect(lists[0]![1]!.description).toBe('DEBIT WATER / REFERENCE 000512345678 AND MORE');
  });

  it('texts above their rows that begin where the days do, as on slips', () => {
    const read = (below: string) => readRows(understandText(`
IBAN PT50 0035 0651 0000 0123 4567 8
DE 01-02-2026 A 20-02-2026 EUR
SALDO ANTERIOR               100,00 C
--------------------------
PAG. SERVICOS EPAL
01-02-2026                    10,00 D
TRF. DE RUI
01-02-2026                    25,00 C
COMPRA PINGO DOCE
14-02-2026                     5,00 D
LEV. ATM
19-02-2026                    20,00 D
${below}
SALDO FINAL                   90,00 C
`)).flat().map(({ description }) => description);
    expect(read('--------------------------')).toEqual(['PAG. SERVICOS EPAL', 'TRF. DE RUI', 'COMPRA PINGO DOCE', 'LEV. ATM']);
    expect(read('COMISSAO')[0]).not.toBe('PAG. SERVICOS EPAL');
  });

  it('print-outs whose cells are filled with dots from the left', () => {
    const { badges, rowLists } = readStatement(`
BANQUE DE LA DURANCE
RELEVE DE COMPTE EN EUROS      IBAN FR7630004008280001234567643
PERIODE DU 02.01.2026 AU 30.01.2026

DATE    NATURE DES OPERATIONS                  VALEUR             DEBIT              CREDIT
        SOLDE AU 31.12.2025 CREDITEUR                                     ..........1.000,00
02.01   VIR SEPA RECU CLINIQUE                 02.01                      ............250,00
05.01   PRLV SEPA ORANGE                       05.01 .............39,99
09.01   CHEQUE 0044121                         09.01 ..........1.300,00
        TOTAL DES OPERATIONS                         ..........1.339,99   ............250,00
        SOLDE AU 30.01.2026 DEBITEUR                 .............89,99`);
    expect(badges).toEqual([true]);
    expect(rowLists).toEqual([[['2026-01-02', '250.00'], ['2026-01-05', '-39.99'], ['2026-01-09', '-1300.00']]]);
  });

  it('dots that lead from a text to its figure are white', () => {
    expect(readPeriods(`
Sparkonto AT48 3200 0000 1234 5864
Kontoauszug 01.01.2025 - 31.12.2025   Beträge in EUR   (S = Soll, H = Haben)

01.01.2025  Kontostand alt .............................. 8.741,98 H
03.01.2025  Kapitalertragsteuer ......................... 505,52 S
10.01.2025  Überweisung Gutschrift ...................... 205,56 H
21.01.2025  Behebung .................................... 153,15 S

            Summe Soll .................................. 658,67 S
            Summe Haben ................................. 205,56 H
31.12.2025  Kontostand neu .............................. 8.288,87 H
`)).toMatchObject({ rows: [[['2025-01-03', -50_552], ['2025-01-10', 20_556], ['2025-01-21', -15_315]]], badges: [true], bounds: [[874_198, 828_887]] });
  });

  it('gives rows under days with balances the lines below them, however few rows a day has', () => {
    const texts = (text: string): string[] => understandText(text).accounts[0]!.periods[0]!.rows.map(({ description }) => description.value);
    expect(texts(`
Conta: 8265329-8
01/01/2026 a 31/01/2026

Saldo inicial disponível                               R$ 500,00

02/01/2026                                 Saldo do dia R$ 490,00
Pagamento de boleto                                     - R$ 10,00
Energia do Vale
04/01/2026                                 Saldo do dia R$ 470,00
Pagamento de boleto                                     - R$ 20,00
Energia do Monte
05/01/2026                                 Saldo do dia R$ 355,00
Compra no débito                                       - R$ 115,00
Mercado da Vila
06/01/2026                                 Saldo do dia R$ 365,00
Boleto recebido                                         + R$ 10,00
Cliente Um Ltda
`)).toEqual(['Pagamento de boleto\nEnergia do Vale', 'Pagamento de boleto\nEnergia do Monte', 'Compra no débito\nMercado da Vila', 'Boleto recebido\nCliente Um Ltda']);
  });

  it('gives rows the text that entries of their kind always have below them', () => {
    expect(understandText(balanceHistoryText('10,771.18')).accounts[0]!.periods[0]!.rows.map(({ description }) => description.value.split('\n').length)).toEqual([1, 2, 1, 1, 1, 2, 1, 2, 1, 2, 1, 2, 2, 2, 1, 2, 2, 1]);
  });

  describe('tables printed from spreadsheets', () => {
    const page = `
Opening Balance    143823.6
Closing Balance    163800.8
Date          Debit          Credit           Balance       Remarks
                                                            SMS ALERT
                                                            CHARGE
02-Jan-2026        9446                       134377.6      DEC 2025
                                                            CASH
                                                            DEPOSIT BY
03-Jan-2026                         8282      142659.6      SELF LEKKI
                                                            POS PURCHASE
05-Jan-2026     10558.8                       132100.8      SHOPRITE
                                                            TRANSFER FROM
                                                            CHIKE
13-Jan-2026                        16300      148400.8      OBI
                                                            CASH
15-Jan-2026                        15400      163800.8      DEPOSIT`;

    it('cells at the bottom of their row: the text stands above its figures', () => {
      expect(readStatement(page).texts).toEqual(['SMS ALERT / CHARGE / DEC 2025', 'CASH / DEPOSIT BY / SELF LEKKI', 'POS PURCHASE / SHOPRITE', 'TRANSFER FROM / CHIKE / OBI', 'CASH / DEPOSIT']);
    });

    it('headings at the left of their cells, figures at the right, whole numbers without decimals', () => {
      const { rows, period } = readStatement(page);
      expect(rows).toEqual([['2026-01-02', '-9446.00'], ['2026-01-03', '8282.00'], ['2026-01-05', '-10558.80'], ['2026-01-13', '16300.00'], ['2026-01-15', '15400.00']]);
      expect(period.isReconciled).toBe(true);
    });
  });

  /** Figures beside the last line of each text, the lines behind its first one further in. */
  const atFoot = (texts: readonly string[], indent = ''): string => texts.map((text, day) => text.split(' / ').map((line, at, { length }) => {
    const isLast = at === length - 1;
    return `${(isLast ? `${String(day + 1).padStart(2, '0')}/03/2026` : '').padEnd(14)}${`${at > 0 ? indent : ''}${line}`.padEnd(34)}${isLast ? '     -1.00' : ''}`;
  }).join('\n')).join('\n');

  it('an invoice whose balance is paid is a row like the others whose text stands above its figures', () => {
    const { texts } = readStatement(`
Conto 7325/51491832      16/12/2022 - 13/01/2023
Data          Descrizione               Importo
              BONIFICO DA
              STUDIO FALCHI
19/12/2022    CRO 4711                   100,00
              BONIFICO DA
              CANTIERI BORA
19/12/2022    SALDO FATT. 750149         184,57
              BONIFICO DA
              OFFICINE TREBBIA
21/12/2022    SALDO FATT. 700068         186,62
23/12/2022    ASSEGNO N. 4036            -50,00
`);
    expect(texts).toEqual(['BONIFICO DA / STUDIO FALCHI / CRO 4711', 'BONIFICO DA / CANTIERI BORA / SALDO FATT. 750149', 'BONIFICO DA / OFFICINE TREBBIA / SALDO FATT. 700068', 'ASSEGNO N. 4036']);
  });

  it('what a purchase cost abroad is text, also where figures of a list further down stand below it', () => {
    const { texts } = readStatement(`
Account 356314-58                   1 September 2021 to 30 September 2021
Opening balance 1,000.00            Closing balance 640.22
Date          Payee                 Particulars                      Debits     Credits
01/09/2021    Visa purchase         FRESNO CA                        139.95
              HARDWARE                Foreign amount USD 3,958.57
02/09/2021    Visa purchase         PORTLAND OR                      139.95
              FERN GROCERS            Foreign amount USD 4,178.18
06/09/2021    Refund                BOISE ID                                      20.12
13/09/2021    Rent                  CLEARWATER                       100.00
Totals for the period                                                379.90      20.12
Fees of the year
30/09/2021    International payment                         99.73
30/09/2021    Card                                          12.00
`);
    expect(texts.slice(0, 4)).toEqual(['Visa purchase / HARDWARE / FRESNO CA / Foreign amount USD 3,958.57', 'Visa purchase / FERN GROCERS / PORTLAND OR / Foreign amount USD 4,178.18', 'Refund BOISE ID', 'Rent CLEARWATER']);
  });

  it('kinds of entries that always have a line above their figures, where others never have', () => {
    const texts = ['ATM LEEDS', 'CARD 1109 / READING', 'CHEQUE PAID 6825', 'ATM YORK', 'CARD 1109 / CITYHOP LONDON', 'CHEQUE PAID 6826', 'CARD 1109 / FERRY', 'ATM LEEDS', 'REFUND SHOES', 'CARD 1109 / SOUTHAMPTON', 'CHEQUE PAID 6827', 'CHEQUE PAID 6828', 'CARD 1109 / BATH', 'REFUND HAT', 'REFUND COAT', 'CARD 1109 / LEEDS', 'ATM LEEDS'];
    const page = `
Account 29791109      1 March 2026 to 31 March 2026
Opening balance 100.00
Date          Details                              Amount
${atFoot(texts)}

Closing balance 83.00`;
    expect(readStatement(page).texts).toEqual(texts);
  });

  it('lines beside figures that stand further in than those above them go on with those', () => {
    const texts = ['Deposit', 'Payment / Harrow Utilities / Invoice 4711 of March', 'Deposit', 'Deposit / Machine 291928', 'Deposit', 'Transfer / Anna Berg / Invoice 867', 'Fee', 'Deposit', 'Transfer / Works / RE 894901', 'Deposit', 'Deposit'];
    const page = `
Account 29791109      1 March 2026 to 31 March 2026
Opening balance 100.00
Date          Details                              Amount
${atFoot(texts, '  ')}
Closing balance 89.00`;
    expect(readStatement(page).texts).toEqual(texts);
  });

  it('texts that begin with the day, behind the number of the row: their next lines begin where the days do', () => {
    const { document, rows, verdicts } = readStatement(`
Statement of account BE41 0010 5809 5925
Seqno   Description                                Value     Amount EUR
        Opening balance on 31-01-2024                        2.527,74 +
0011    04-02 FEE                                  04-02         5,01 -
0012    11-02 TRANSFER FROM                        11-02     2.771,25 +
        HALCYON WORKS
        WAGES 02/2024
0013    11-02 TRANSFER TO                          10-02       785,43 -
        BE74 4852 9111 8469 BIC GKCCBEBB
        RENT 02/2024
        Closing balance on 15-02-2024                        4.508,55 +`);
    expect(document.accounts.map(({ number }) => number)).toEqual(['BE41 0010 5809 5925']);
    expect(rows).toEqual([['2024-02-04', '-5.01'], ['2024-02-11', '2771.25'], ['2024-02-11', '-785.43']]);
    expect(document.accounts[0]!.periods[0]!.rows.map(({ description }) => description.value)).toEqual(['FEE', 'TRANSFER FROM\nHALCYON WORKS\nWAGES 02/2024', 'TRANSFER TO\nBE74 4852 9111 8469 BIC GKCCBEBB\nRENT 02/2024']);
    expect(verdicts).toEqual(['reconciled']);
  });

  it('indented lines as far below their row as above the next one are of the row above, though they stand closer to each other', () => {
    const texts = ['HARBOUR CAFE', 'HOTEL ALFAMA', 'HILL BOOKS', 'MOOR FERRY', 'LAKE DINER'];
    const rows = texts.map((text, at) => `0${at + 4} Mar   ${text.padEnd(40)}10.00`);
    const below = ['           20.00 EURO @ 0.8547', '           Fee included 0.52'];
    const lines = [rows[0]!, rows[1]!, ...below, rows[2]!, rows[3]!, ...below, rows[4]!];
    const model = documentOfText(`
Statement of account 29791109    1 March 2026 to 31 March 2026
Opening balance 100.00
Date     Details                                 Amount
${lines.join('\n')}`);
    const [page] = model.pages;
    // The second line below a row stands closer to the first.
    const raised = page!.words.filter(({ text, baseline }) => ['Fee', 'included', '0.52'].includes(text) && baseline > 0);
    for (const word of raised) {
      word.baseline -= 2;
      word.box = [word.box[0], word.box[1] - 2, word.box[2], word.box[3] - 2];
    }
    for (const word of page!.words.filter((item) => raised.some((other) => item.baseline > other.baseline + 5))) {
      const shift = 2 * new Set(raised.filter((other) => other.baseline + 5 < word.baseline).map(({ baseline }) => baseline)).size;
      word.baseline -= shift;
      word.box = [word.box[0], word.box[1] - shift, word.box[2], word.box[3] - shift];
    }
    expect(readStatement(model).texts).toEqual(['HARBOUR CAFE', 'HOTEL ALFAMA / 20.00 EURO @ 0.8547 / Fee included 0.52', 'HILL BOOKS', 'MOOR FERRY / 20.00 EURO @ 0.8547 / Fee included 0.52', 'LAKE DINER']);
  });

  it('a day of value below a text keeps the label before it', () => {
    const rows = [4, 5, 6, 7].map((day) => `0${day} Mar   SHOP ${day}                             10.00      ${1004 - day}0.00\n         Value Date: 0${day - 1}/03/2026`);
    const { texts } = readStatement(`
Account 29791109    1 March 2026 to 31 March 2026
Date     Transaction                          Debit     Credit    Balance
01 Mar   OPENING BALANCE                                          10,010.00
${rows.join('\n')}
31 Mar   CLOSING BALANCE                                           9,970.00`);
    expect(texts).toEqual([4, 5, 6, 7].map((day) => `SHOP ${day} / Value Date: 0${day - 1}/03/2026`));
  });

  it('texts from the margin on below the days and figures of all rows are theirs, and what stands below the last of them is not', () => {
    const { texts, isReconciled } = readStatement(`
Extracto del 01/09/2025 al 30/09/2025
Saldo anterior: 2.044,12
Fecha         Fecha valor             Importe       Saldo
01/09/2025    01/09/2025               -61,41    1.982,71
REINTEGRO
CAJERO 0021
03/09/2025    03/09/2025               -18,93    1.963,78
COMISION
05/09/2025    05/09/2025               -10,00    1.953,78
NOMINA TALLERES
RUIZ

Esta información no es contractual.
Saldo final: 1.953,78`);
    expect(texts).toEqual(['REINTEGRO / CAJERO 0021', 'COMISION', 'NOMINA TALLERES / RUIZ']);
    expect(isReconciled).toBe(true);
  });
});
