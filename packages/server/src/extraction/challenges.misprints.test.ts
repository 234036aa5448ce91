// One wrong figure that other figures contradict: no badge.
import { expect, it } from 'vitest';
import { understandText } from './testing/documentOfText.js';
import { readStatement } from './testing/readStatement.js';

const UNHEADED = `
Current Account AUD     Account number 062-905 28024696
Period 01/01/2021 - 31/01/2021

01/01/2021   Beginning balance                                      2,917.61
14/01/2021   DD HARROW INSURANCE REF EJ51369460         34.93       2,882.68
25/01/2021   POS PURCHASE TALLOW PHARMACY              165.52       2,717.16
31/01/2021   Balance at end of period                               2,717.16`;

it('a column that begins and ends with the balances of the period is of balances, although no heading says so and one is wrong', () => {
  expect(readStatement(UNHEADED).badges).toEqual([true]);
  expect(readStatement(UNHEADED.replace('2,882.68', '2,882.67')).badges).toEqual([false]);
});

const PAIRED = `
Kredi kartı TRY     Hesap no 5885 5308 5039 2661
Dönem 01.09.2023 - 30.09.2023
Özet
Önceki dönem borcu        25.233,35      Ödemeler                  0,00
Dönem içi harcamalar           0,00      Dönem borcu          25.233,35
Kart limiti               75.000,00      Asgari ödeme tutarı     630,83`;

it('a payment in the summary of a statement without rows', () => {
  expect(readStatement(PAIRED).badges).toEqual([true]);
  expect(readStatement(PAIRED.replace('Ödemeler                  0,00', 'Ödemeler                  0,07')).badges).toEqual([false]);
});

it('figures of other tables are no rows of a statement whose summary says that nothing went in or out', () => {
  const text = `
Platinum Credit Card ZAR
Account no. 5257 8724 6444 4361
Period covered 1 March 2025 to 31 March 2025

Previous balance    Payments & other credits    New transactions    New balance
21,113.19           0.00                        0.00                21,113.19
Total credit limit  Minimum payment due         Payment due date
60,000.00           527.83                      31 March 2025

Transaction date    Particulars                                      Amount

Fees and charges
Monthly service fee                                                  214.92
Overdraft interest                                                   271.32`;
  const [period] = understandText(text).accounts[0]!.periods;
  expect([period!.rows.length, period!.isReconciled]).toEqual([0, true]);
  const moved = text.replace('0.00                        0.00', '0.00                        9.00');
  expect(readStatement(moved).badges).toEqual([false]);
});

const FEW_DAYS = `
Account number 44310644     Period 01/07/2020 - 31/07/2020
Opening balance 8,340.77
Closing balance 6,672.26

Date         Details                 Amount
13/07/2020   GROCERS                 -19.51
24/07/2020   TRANSFER             -1,649.00

Balances by day
13/07/2020     8,321.26     24/07/2020     6,672.26`;

it('one of two daily balances that is nearly that of its day', () => {
  expect(readStatement(FEW_DAYS).badges).toEqual([true]);
  expect(readStatement(FEW_DAYS.replace('24/07/2020     6,672.26', '24/07/2020     6,672.66')).badges).toEqual([false]);
});

const ONE_ROW = `
Account number 44310644     Period covered 01/08/2019 through 31/08/2019
Balance at start of period    £5,917.25
Money in (0)                      £0.00
Payments out (1)              £1,225.88
Ending balance                £4,691.37

Date posted  Description                       Payments     Paid in    Running balance
01/08        Balance at start of period                                     £5,917.25
21/08        STO M OKONKWO RENT                £1,225.88                    £4,691.37
31/08        Ending balance                                                 £4,691.37`;

it('the balance beside the only row, under a heading of balances', () => {
  expect(readStatement(ONE_ROW).badges).toEqual([true]);
  expect(readStatement(ONE_ROW.replace('£1,225.88                    £4,691.37', '£1,225.88                    £4,611.37')).badges).toEqual([false]);
});

const TWO_PAGES = `
Account ES46 4048 5964 49 3629790289      Period 01/08/2019 - 31/08/2019
Opening balance 6,327.87
Closing balance 4,736.81

Date         Details                   Amount       Balance
01/08/2019   GROCERS                  -140.99      6,186.88
02/08/2019   CHEQUE 3707            -1,368.56      4,818.32
03/08/2019   INTEREST                    4.81      4,823.13
             Carried forward                       4,823.13\f
Levantine Bank                            ES46 4048 5964 49 3629790289
Date         Details                   Amount       Balance
             Opening balance                       4,823.13
05/08/2019   HARDWARE                  -38.77      4,784.36
06/08/2019   FERRY                     -47.55      4,736.81`;

it('what a page carries forward, where the next page begins with the right figure under another label', () => {
  expect(readStatement(TWO_PAGES).badges).toEqual([true]);
  expect(readStatement(TWO_PAGES.replace('Carried forward                       4,823.13', 'Carried forward                       4,823.17')).badges).toEqual([false]);
});

const UNDER_ROWS = `
Account number 44310644     Period 01/09/2020 - 30/09/2020
Date         Details            Money out     Money in
01/09/2020   RENT                  500.00
02/09/2020   WAGES                                50.25
07/09/2020   FERRY                 120.10
Opening balance 2,652.31
Closing balance 2,082.46
Balances by day
01/09/2020                                     2,152.31
02/09/2020                                     2,202.56
07/09/2020                                     2,082.46`;

it('a daily balance that stands under the figures of the rows, as if it were one', () => {
  expect(readStatement(UNDER_ROWS).badges).toEqual([true]);
  expect(readStatement(UNDER_ROWS.replace('2,202.56', '2,302.56')).badges).toEqual([false]);
});

it('what "the last page" carries forward at the head of each page is no page number', () => {
  const pages = (second: string, third: string) => `
Rekening NL65 TULP 4500 6435 20   Periode 01-07-2024 - 30-09-2024
Datum        Mededelingen                    D/C     Bedrag       Saldo
             Saldo begin                                       1.445,80
05-07-24     Boekwinkel                       D      160,77    1.285,03
             Saldo volgende pagina                             1.285,03
\f
Datum        Mededelingen                    D/C     Bedrag       Saldo
             Transport vorige pagina                           ${second}
05-08-24     Waterbedrijf                     D      166,94    1.118,09
             Saldo volgende pagina                             1.118,09
\f
Datum        Mededelingen                    D/C     Bedrag       Saldo
             Transport vorige pagina                           ${third}
18-09-24     Salaris                          C      500,00    1.618,09
             Nieuw saldo                                       1.618,09`;
  expect(readStatement(pages('1.285,03', '1.118,09')).badges).toEqual([true]);
  expect(readStatement(pages('1.285,03', '7.118,09')).badges).toEqual([false]);
});

it('a wrong amount makes no balances of the column of what went out: its rows are read all the same', () => {
  const text = `
Account statement EUR    Account no. 4411 2233
Statement period 1 July 2024 to 31 July 2024
Opening balance        Total credits        Total debits         Closing balance
1,000.00               480.00               195.00               1,285.00

Date         Description                             Debit           Credit
             Opening balance                                       1,000.00
02/07/2024   COFFEE BAR                               5.00
03/07/2024   BOOKSHOP                                20.00
05/07/2024   SALARY                                                  450.30
09/07/2024   RENT                                   150.00
15/07/2024   FERRY                                   20.00
22/07/2024   REFUND                                                   30.00
             Closing balance                                       1,285.00`;
  const [period] = understandText(text).accounts[0]!.periods;
  expect(period!.isReconciled).toBe(false);
  expect(period!.rows.map(({ amount }) => amount.value)).toEqual([-500, -2000, 45030, -15000, -2000, 3000]);
});

it('a list of daily balances is judged by itself, below pictures of cheques with their days', () => {
  const statusWith = (balance: string) => understandText(`
Account 12345678   1 March 2026 to 31 March 2026
Date          Details                    Amount
              Opening balance            500.00
02/03/2026    PAYROLL                    100.00
05/03/2026    Cheque 4406                -20.00
09/03/2026    Cheque 4407                -30.00
12/03/2026    RENT                      -150.00
              Closing balance            400.00

Cheques
Cheque 4406             Cheque 4407
05/03/2026   20.00      09/03/2026   30.00

Daily balances
02/03/2026   600.00     05/03/2026   580.00
09/03/2026   ${balance}     12/03/2026   400.00`).accounts[0]!.periods[0]!.proof.status;
  expect(statusWith('550.00')).toBe('reconciled');
  expect(statusWith('556.00')).toBe('notReconciled');
});

it('days with points beside each other in a list of daily balances are days, although they could be figures', () => {
  const statusWith = (balance: string) => understandText(`
Vadesiz TL hesabı 9523-49632205     Dönem 01.06.2024 - 30.06.2024
İşlem tarihi   Açıklama                 Tutar
               Açılış bakiyesi         500.00 TL
03.06          MAAŞ                    100.00 TL
05.06          ÇEK 7566                -20.00 TL
10.06          ÇEK 7568                -30.00 TL
12.06          KİRA                   -150.00 TL
13.06          SU                       -5.00 TL
14.06          FIRIN                   -15.00 TL
               Kapanış bakiyesi        380.00 TL

Günlük bakiyeler
03.06        600.00 TL A      05.06        580.00 TL A
10.06        ${balance} TL A      12.06        400.00 TL A
13.06        395.00 TL A      14.06        380.00 TL A`).accounts[0]!.periods[0]!.proof.status;
  expect(statusWith('550.00')).toBe('reconciled');
  expect(statusWith('556.00')).toBe('notReconciled');
});

it('"Achats" below the rows is what came out', () => {
  const statusWith = (sum: string) => understandText(`
Carte Visa 4921 **** **** 1234   01/03/2026 - 31/03/2026
Solde précédent     120,00
Solde dû            100,00
Date          Libellé                             Montant
02/03/2026    PAIEMENT REÇU                      120,00-
05/03/2026    BOULANGERIE                         35,10
12/03/2026    SNCF                                64,90
              Paiements reçus                    120,00
              Achats                             ${sum}`).accounts[0]!.periods[0]!.proof.status;
  expect(statusWith('100,00')).toBe('reconciled');
  expect(statusWith('106,00')).toBe('notReconciled');
});

const BY_HOLDER = `
Fatura de fevereiro        Período 27/01/2026 a 24/02/2026
Fatura anterior                                       R$ 1.597,55
Total a pagar                                         R$ 1.254,96

Transações
05/02/2026   Pagamento recebido                      -R$ 1.597,55
Bruno S **** 4471                                       R$ 443,08
27/01/2026   Ifood Pizza                                R$ 236,13
28/01/2026   Magazine Luiza                             R$ 206,95
Ana S **** 9902                                         R$ 811,88
07/02/2026   Posto Shell                                R$ 317,40
09/02/2026   Drogasil                                   R$ 494,48`;

it('the sum of a group over its rows, whatever its name is', () => {
  expect(readStatement(BY_HOLDER).badges).toEqual([true]);
  expect(readStatement(BY_HOLDER.replace('811,88', '811,18')).badges).toEqual([false]);
});

it('a sum below the rows is not taken for the only row where a misprint makes that agree', () => {
  const isReconciled = (second: string): boolean => understandText(`
Kontoauszug 1/2026    IBAN DE49 8810 6366 1989 2876 44    01.01.2026 bis 31.01.2026
DATUM        BUCHUNGSVORGANG                          SOLL             HABEN
             ALTER KONTOSTAND VOM 31.12.2025                         1.000,00+
03.01.       Lastschrift                            100,00-
             Stadtwerke
04.01.       Überweisung                             ${second}-
             Hausverwaltung
06.01.       Dauerauftrag                            70,00-
             Kantine
             GESAMTUMSATZ                                              200,00-
             NEUER KONTOSTAND VOM 31.01.2026                           800,00+`).accounts[0]!.periods[0]!.isReconciled;
  expect([isReconciled('30,00'), isReconciled('39,00')]).toEqual([true, false]);
});

const SUMMED_BELOW = `
Estratto conto EUR     Numero conto 7531/79375497     Periodo 01/02/2022 - 28/02/2022

Data         Descrizione                         Importo        Saldo
28/02/2022   Saldo finale                                    1.112,27
28/02/2022   PAGAMENTO CARTA 5497                -171,29     1.112,27
25/02/2022   STIPENDIO OFFICINE TREBBIA          882,58      1.283,56
16/02/2022   CANONE MENSILE                       -22,89       400,98
08/02/2022   COMPETENZE E SPESE                   -23,37       423,87
01/02/2022   Saldo iniziale                                    447,24

Riepilogo
Saldo iniziale                    447,24
Saldo finale                    1.112,27

Spese
08/02/2022 COMPETENZE E SPESE     23,37
16/02/2022 CANONE MENSILE         22,89
Spese                             46,26`;

it('an opening balance misprinted in a summary below its rows begins no other account over a list of fees (wrong badge)', () => {
  expect(readStatement(SUMMED_BELOW).badges).toEqual([true]);
  expect(readStatement(SUMMED_BELOW.replace('Saldo iniziale                    447,24', 'Saldo iniziale                    497,24')).badges).toEqual([false]);
});
