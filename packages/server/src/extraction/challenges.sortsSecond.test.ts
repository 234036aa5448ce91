// What real sorts of statements laid out again brought up at first contact: loans, wallets in two currencies, cards whose new balance stands above them, fees in a column.
import { describe, expect, it } from 'vitest';
import { understandText } from './testing/documentOfText.js';
import { readStatement } from './testing/readStatement.js';

it('a payment that headings nobody knows divide into principal and interest makes a debt smaller (wrong badge)', () => {
  const { rowLists, badges } = readStatement(`
Loan activity July 1, 2024 - September 30, 2024
Date          Remark                Principal     Interest      Altogether      Left of principal
07/01/2024    Beginning balance                                                 $18,450.12
07/15/2024    Payment                 $139.29       $80.71         $220.00      $18,310.83
08/15/2024    Payment                 $139.90       $80.10         $220.00      $18,170.93
09/15/2024    Payment                 $140.51       $79.49         $220.00      $18,030.42
09/30/2024    Ending balance                                                    $18,030.42
`);
  expect(rowLists).toEqual([[['2024-07-15', '139.29'], ['2024-08-15', '139.90'], ['2024-09-15', '140.51']]]);
  expect(badges).toEqual([true]);
});

describe('a transfer called like what is carried forward', () => {
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

  it('is a row under the opening balance, too, and the overview sums up what both accounts began with', () => {
    const { rowLists, badges } = readStatement(page('+12.941,20'));
    expect(rowLists).toEqual([[['2025-01-02', '580.00'], ['2025-01-07', '-170.17']], [['2025-01-14', '400.00']]]);
    expect(badges).toEqual([true, true]);
  });
});

it('days beneath their figures, as far from those below, in parts named after currencies', () => {
  const { accounts, rowLists, badges } = readStatement(`
Balance statement
EUR statement
Description                              Incoming      Outgoing        Amount
Received money from Atlas Labs             228.74                      862.21
28 February 2025   Transaction: 4380
Sent money to B. Lund                                    -85.00        633.47
23 February 2025   Transaction: 7772
Sent money to B. Lund                                    -35.89        718.47
22 February 2025   Transaction: 5878
USD statement
Description                              Incoming      Outgoing        Amount
Sent money to B. Lund                                    -90.54      1,606.26
24 February 2025   Transaction: 2225
Received money from Atlas Labs             451.29                    1,696.80
20 February 2025   Transaction: 7570
Sent money to B. Lund                                    -80.80      1,245.51
20 February 2025   Transaction: 3876
`);
  expect(accounts.map(({ type, currency }) => [type, currency])).toEqual([['bank', 'EUR'], ['bank', 'USD']]);
  expect(rowLists).toEqual([[['2025-02-28', '228.74'], ['2025-02-23', '-85.00'], ['2025-02-22', '-35.89']], [['2025-02-24', '-90.54'], ['2025-02-20', '451.29'], ['2025-02-20', '-80.80']]]);
  expect(badges).toEqual([true, true]);
});

it('a card whose new balance stands above it, too, and a slip for payment below', () => {
  const { accounts, rowLists, badges } = readStatement(`
Urs Baumgartner                    Kontonummer      1100 2200 3300
                                   Rechnungsbetrag in CHF          883.69
Datum         Verbucht        Beschreibung                     Gutschriften CHF    Belastungen CHF
                              Übertrag aus letzter Rechnung                               1'420.80
03.02.2025    03.02.2025      Ihre Zahlung - Danke                     1'420.80
Transaktionen Karte XXXX XXXX XXXX 7733
19.01.2025    22.01.2025      LIBRERIA CENTRO                                               583.69
22.01.2025    24.01.2025      DORFMARKT                                                     300.00
                              Saldo zu unseren Gunsten CHF                                  883.69

Empfangsschein                Zahlteil
Konto / Zahlbar an            Währung      Betrag
CH33 0000 0111 2233 4455 6    CHF          883.69
`);
  expect(accounts.map(({ type, currency }) => [type, currency])).toEqual([['card', 'CHF']]);
  expect(rowLists[0]!.map(([, amount]) => amount)).toEqual(['1420.80', '-583.69', '-300.00']);
  expect(badges).toEqual([true]);
});

describe('a bill called like the one before', () => {
  const page = (interest: string) => `
Card number XXXX XXXX XXXX 3071
                                        Previous total balance     $883.10
Statement date Mar. 5, 2025             Payments and credits      -$883.10
                                        Purchases and debits       $257.68
                                        Interest                    ${interest}
                                        Total balance              $268.88
                                        Minimum payment due         $10.00
Trans.     Posting
date       date       Description                    Amount ($)
Feb. 8     Feb. 9     LAKEHEAD GROCERY                   145.48
Feb. 8     Feb. 10    STREAMVIEW                         112.20
Feb. 24    Feb. 25    PAYMENT RECEIVED                   883.10 CR
Mar. 5     Mar. 5     INTEREST                            11.20
`;

  it('is the new balance, and the interest is no purchase', () => {
    expect(readStatement(page('$11.20')).badges).toEqual([true]);
  });
  it('is not proved with another sum of interest', () => {
    expect(readStatement(page('$71.20')).badges).toEqual([false]);
  });
});

describe('fees in a column of their own', () => {
  const page = (fees: string) => `
Opening balance                     R1,880.12
Funds received/Credits                R877.53
Funds used/Debits                     R107.66
Bank charges for the period            ${fees}
Closing balance                     R2,639.96
No       Date          Description          Fees (R)    Debits (R)    Credits (R)    Balance (R)
         01/03/2025    Opening balance                                                  1,880.12
00001    04/03/2025    Salary                                              477.37       2,357.49
00002    04/03/2025    Debit order                           67.66                      2,289.83
00003    04/03/2025    Fee                      5.07                                    2,284.76
00004    05/03/2025    Salary                                              400.16       2,684.92
00005    05/03/2025    Electricity                           40.00                      2,644.92
00006    05/03/2025    Fee                      4.96                                    2,639.96
`;

  it('are what the summary says beside the debits', () => {
    expect(readStatement(page('R10.03')).badges).toEqual([true]);
  });
  it('and contradict it where it says something else', () => {
    expect(readStatement(page('R16.03')).badges).toEqual([false]);
  });
});

it.each([
  ['Saldo ultimo extracto al 28/02/2025', 'Saldo final al dia 31/03/2025'],
  ['Opening Bal:', 'Closing Bal:'],
  ['Beginning amount', 'Ending amount'],
])('"%s" and "%s" are balances', (opening, closing) => {
  const { badges, rowLists } = readStatement(`
Statement 01/03/2025 - 31/03/2025
${opening.padEnd(46)}384.15
Date          Description                 Amount
05/03/2025    Insurance                  -100.15
06/03/2025    Salary                      300.00
${closing.padEnd(46)}584.00
`);
  expect(rowLists).toEqual([[['2025-03-05', '-100.15'], ['2025-03-06', '300.00']]]);
  expect(badges).toEqual([true]);
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

describe('a table of kinds whose last line is the sum of a side', () => {
  const page = (bills: string) => `
Statement period 01 Feb 2025 - 28 Feb 2025
Transaction type          Paid in     Paid out
Send money                   0.00       224.08
Received money           1,582.08         0.00
Pay bill                     0.00       ${bills}
Buy goods                    0.00       110.16
Total                    1,582.08       703.73

Date          Details               Paid in     Withdrawn      Balance
2025-02-03    Funds received       1,582.08                   2,462.08
2025-02-05    Transfer                             224.08     2,238.00
2025-02-08    Power                                369.49     1,868.51
2025-02-11    Mini mart                            110.16     1,758.35
`;

  it('adds up', () => {
    expect(readStatement(page('369.49')).badges).toEqual([true]);
  });
  it('contradicts the rows where a digit keeps it from adding up (wrong badge)', () => {
    expect(readStatement(page('369.40')).badges).toEqual([false]);
  });
});

describe('payments listed without headings above the headings of the purchases', () => {
  const page = (sum: string) => `
Fatura do cartão de crédito          Vencimento 15/05/2025
Total da fatura anterior                           2.201,40
Total desta fatura                                   158,78
Pagamentos efetuados
15/04    PAGAMENTO EFETUADO                      - 2.201,40
         Total dos pagamentos                    - ${sum}
Lançamentos: compras e saques
DATA     ESTABELECIMENTO                        VALOR EM R$
09/04    LIVRARIA CENTRAL                             23,12
10/04    POSTO ALVORADA                              135,66
`;

  it('are rows where their sum stands below them', () => {
    const { rowLists, badges } = readStatement(page('2.201,40'));
    expect(rowLists).toEqual([[['2025-04-15', '2201.40'], ['2025-04-09', '-23.12'], ['2025-04-10', '-135.66']]]);
    expect(badges).toEqual([true]);
  });
  it('are none where another sum does', () => {
    expect(readStatement(page('2.207,40')).badges).toEqual([false]);
  });
});

it('a bill whose labels are parted from their values by colons in a column', () => {
  const document = understandText(`
REKENING KARTU KREDIT
TANGGAL REKENING           : 18 APRIL 2025
TANGGAL JATUH TEMPO        : 06 MEI 2025
TAGIHAN BARU               : Rp 1.070.520
PEMBAYARAN MINIMUM         : Rp 110.000
TANGGAL      TANGGAL      KETERANGAN                  JUMLAH (Rp)
TRANSAKSI    PEMBUKUAN
                          SALDO SEBELUMNYA              204.400
20-MAR       23-MAR       TOKO PELANGI                  440.000
21-MAR       23-MAR       GRABCAR                       630.520
07-APR       07-APR       PEMBAYARAN                    204.400 CR
                          TOTAL                       1.070.520
`);
  const [account] = document.accounts;
  expect(account!.type).toBe('card');
  expect(account!.periods[0]!.isReconciled).toBe(true);
  expect(account!.periods[0]!.facts).toMatchObject({ dueDate: { value: '2025-05-06' }, minimumPayment: { value: 110_000 } });
});

it('rows of the last day behind the balance of the day before are no orders to come (wrong badge)', () => {
  const { rowLists, badges } = readStatement(`
Extras cont 01/01/2025 - 31/01/2025
Data          Descriere             Debit        Credit
SOLD ANTERIOR                                   3.012,44
12/01/2025    Incasare OP                       1.331,26
              SOLD FINAL ZI                     4.343,70
25/01/2025    Transfer intern        8,63
              SOLD FINAL ZI                     4.335,07
31/01/2025    Comision             102,37
31/01/2025    Transfer intern       16,41
`);
  expect(rowLists[0]!.map(([, amount]) => amount)).toEqual(['1331.26', '-8.63', '-102.37', '-16.41']);
  expect(badges).toEqual([false]);
});
