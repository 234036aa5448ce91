// The equation of a summary and its terms, which the rows are tested by.
import { describe, expect, it } from 'vitest';
import { understandText } from '../testing/documentOfText.js';
import { readStatement } from '../testing/readStatement.js';

describe('terms of a summary', () => {
  it('terms of a summary on one line, each under its heading, make up one side together', () => {
    const card = (charges: string): string => `
Statement Date 18 Jun 2024         Card 5555 9812 3456 4321
Previous Balance  -  Payments  -  Credits  +  Purchases  +  Charges  =  New Balance
          120.00       120.00       15.00        181.00       ${charges}        186.00
Transaction Date      Description                          Amount
03 May                COFFEE                               100.00
05 May                PAYMENT - THANK YOU                  120.00CR
06 May                REFUND                                15.00CR
07 May                GROCER                                81.00
08 May                LATE CHARGE                           20.00`;
    expect(readStatement(card('20.00'))).toMatchObject({ verdict: 'reconciled', amounts: ['-100.00', '120.00', '15.00', '-81.00', '-20.00'] });
    expect(readStatement(card('29.00')).verdict).not.toBe('reconciled');
  });

  it('are told from an overview of accounts above it, which prints both balances of each on one line', () => {
    const page = (electronic: string) => `
December 11, 2025 through January 12, 2026
Checking & Savings        ACCOUNT            BEGINNING BALANCE THIS PERIOD   ENDING BALANCE THIS PERIOD
Cascadia Total Checking   000000712384551                        $1,000.00                      $912.00
Cascadia Savings          000003190228830                         8,841.20                     8,851.20
Total                                                            $9,841.20                    $9,763.20
CHECKING SUMMARY     Account Number: 000000712384551
Beginning Balance                               $1,000.00
Deposits and Additions                             152.00
ATM & Debit Card Withdrawals                       -40.00
Electronic Withdrawals                            -${electronic}
Ending Balance                                    $912.00
DATE       DESCRIPTION                                          AMOUNT         BALANCE
           Beginning Balance                                                 $1,000.00
12/13      DEPOSIT ID NUMBER 799991462                          152.00        1,152.00
12/14      ATM WITHDRAWAL 1420 5TH AVE SEATTLE                  -40.00        1,112.00
12/15      ORIG CO NAME:PUGET ENERGY                           -120.00          992.00
12/16      ORIG CO NAME:PUGET ENERGY                            -80.00          912.00
           Ending Balance                                                      $912.00`;
    expect(readStatement(page('200.00')).verdict).toBe('reconciled');
    expect(readStatement(page('280.00')).verdict).not.toBe('reconciled');
  });

  it('a summary with the new balance beside its previous one has the terms below it', () => {
    const boxes = (purchases: string) => `
Credit card statement     Account ending in 3503
Account summary                         Payment information
Previous balance            $2,441.79   New balance             $2,914.84
Payments and credits         -$556.80   Minimum payment due        $58.29
Purchases                   +$${purchases}   Payment due date       08/17/2026
Fees charged                   +$0.00   Credit limit           $12,000.00
Interest charged              +$37.72   Available credit        $9,085.16
New balance                 $2,914.84

Date          Description                    Amount
06/25/2026    SKYLARK AIR                   $192.13
07/02/2026    HARDWARE AND TIMBER           $800.00
07/11/2026    AUTOPAY PAYMENT              -$556.80
07/23/2026    INTEREST CHARGE                $37.72`;
    expect(readStatement(boxes('992.13')).period.proof.status).toBe('reconciled');
    expect(readStatement(boxes('992.63')).period.proof.status).toBe('notReconciled');
  });

  describe('a summary found by its balances', () => {
    const card = (interest: string, limit = '') => `
Credit card statement 25 January 2026
Zuvor war offen                   120.00
Zahlungen und Rabatte             120.00
Neue Einkäufe und Sonstiges        88.61
Kosten                             ${interest}
${limit}
Neuer Saldo                       100.00

Date          Details                             Amount
              PREVIOUS BALANCE                   120.00
02/01/2026    PAYMENT RECEIVED                   120.00 CR
05/01/2026    BAKERY                              35.10
12/01/2026    RAILWAY                             53.51
25/01/2026    INTEREST                            11.39`;

    it('a term of it that is a digit off contradicts the rows, whatever it is called', () => {
      expect(readStatement(card('11.39')).period.proof.status).toBe('reconciled');
      expect(readStatement(card('11.19')).period.proof.status).toBe('notReconciled');
    });

    it('a figure in it that is no term contradicts nothing', () => {
      expect(readStatement(card('11.39', 'Rahmen                          5,000.00')).period.proof.status).toBe('reconciled');
    });
  });

  it('Korean sums of both sides at the head', () => {
    const text = (spent: string): string => `
계좌번호 1104482219   조회기간 2026.03.01 ~ 2026.03.31
입금합계      1,500,000
출금합계        ${spent}
거래일시      적요                  거래금액      거래후잔액
2026.03.02    급여                 1,000,000     1,400,000
2026.03.05    체크카드               -82,500     1,317,500
2026.03.09    이체입금               500,000     1,817,500
2026.03.20    출금이체              -300,000     1,517,500
2026.03.25    체크카드               -20,000     1,497,500`;
    expect([readStatement(text('402,500')).badges, readStatement(text('845,750')).badges]).toEqual([[true], [false]]);
  });

  it('many terms of a summary whose words name no side: those in first, then those out', () => {
    const text = (other: string) => `
Cartola desde 01/03/2024 hasta 31/03/2024
Fecha       Detalle              Cargos       Abonos       Saldo
01/03/2024  SALDO INICIAL                                 1.000.000
04/03/2024  DEPOSITO                          200.000     1.200.000
05/03/2024  TRASPASO                           70.000     1.270.000
06/03/2024  PAGO LUZ             11.000                   1.259.000
07/03/2024  GIRO                 12.000                   1.247.000
08/03/2024  PAGO AGUA            13.500                   1.233.500
09/03/2024  IMPUESTO              1.700                   1.231.800
31/03/2024  SALDO FINAL                                   1.231.800

SALDO INICIAL   DEPOSITOS   OTROS ABONOS   VALES    GIROS    OTRAS COSAS   IMPUESTOS   SALDO FINAL
    1.000.000     150.000        120.000   6.000   12.000   ${other}       1.700     1.231.800
`;
    expect(readStatement(text('     18.500')).period.isReconciled).toBe(true);
    expect(readStatement(text('     18.600')).period.isReconciled).toBe(false);
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

  const cardWithRefund = (purchases: string): string => `
Credit card statement     Card number 4546 XXXX XXXX 2290     2025-04-16 - 2025-05-15
Previous balance            700,00
Payments                   -700,00
Purchases                   ${purchases}
Fees and interest            35,00
New balance                 235,00
Date          Details                   Amount
2025-04-28    Payment, thank you       -700,00
2025-04-30    GROCER                    150,00
2025-05-02    BOOKS                     100,00
2025-05-05    REFUND BOOKS              -50,00
2025-05-15    Annual fee                 35,00`;

  it('purchases of a summary may have the refunds taken off, fees beside them', () => {
    expect(readStatement(cardWithRefund('200,00')).period.isReconciled).toBe(true);
  });

  it('purchases of a summary that fit no such sum contradict the rows', () => {
    expect(readStatement(cardWithRefund('210,00')).period.isReconciled).toBe(false);
  });

  it('a payment in the summary of a statement without rows', () => {
    const PAIRED = `
Kredi kartı TRY     Hesap no 5885 5308 5039 2661
Dönem 01.09.2023 - 30.09.2023
Özet
Önceki dönem borcu        25.233,35      Ödemeler                  0,00
Dönem içi harcamalar           0,00      Dönem borcu          25.233,35
Kart limiti               75.000,00      Asgari ödeme tutarı     630,83`;
    expect(readStatement(PAIRED).badges).toEqual([true]);
    expect(readStatement(PAIRED.replace('Ödemeler                  0,00', 'Ödemeler                  0,07')).badges).toEqual([false]);
  });

  describe('a summary that prints its signs', () => {
    const statement = (fees: string, transfers = '$20.50') => `
Chirpy Bank                                     Checking Account Statement
Account number 471122334455
Statement period March 1, 2024 - March 31, 2024

Beginning balance on March 1, 2024        $200.00
Deposits                                  $150.25
Purchases                                 -$77.30
Transfers                                 ${transfers}
Fees                                       ${fees}
Adjustments                                 $0.00
Ending balance on March 31, 2024          $289.21

TRANSACTION DATE    DESCRIPTION              TYPE            AMOUNT   NET AMOUNT    SETTLEMENT DATE
3/1/2024            CORNER DELI              Purchase       -$40.15      -$40.15           3/2/2024
3/3/2024            ACME PAYROLL             Deposit        $150.25      $150.25           3/3/2024
3/4/2024            ATM FEE                  Fee             -$4.24       -$4.24           3/5/2024
3/9/2024            RIDE TRIP                Purchase       -$37.15      -$37.15           3/9/2024
3/12/2024           Transfer from Ana        Transfer        $50.50       $50.50          3/12/2024
3/14/2024           Transfer to Savings      Transfer       -$30.00      -$30.00          3/14/2024
`;

    it('is proved where its terms make the closing balance of the opening one', () => {
      expect(understandText(statement('-$4.24')).accounts[0]!.periods[0]!.isReconciled).toBe(true);
    });

    it('contradicts the rows where a digit of a term keeps it from that, though the term is of both sides (wrong badge)', () => {
      expect(understandText(statement('-$4.94')).accounts[0]!.periods[0]!.isReconciled).toBe(false);
      expect(understandText(statement('-$4.24', '$26.50')).accounts[0]!.periods[0]!.isReconciled).toBe(false);
    });

    it('is tested to the closing balance also where purchases come to the same, and fees are listed with nothing (wrong badge)', () => {
      const card = (payments: string): string => `
Orchard Card                             Mar 1 - Mar 31, 2024
Your March Balance        Minimum Payment Due        Payment Due By
$120.35                   $25.00                     Apr 30, 2024
Previous Monthly Balance            $407.18
Payments                           -$${payments}
Purchases, returns and credits      $120.35
Total Interest                        $0.00
Total Balance                       $120.35
Payments
Date          Description                         Amount
03/15/2024    Internet transfer                 -$407.18
Total payments for this period                  -$407.18
Transactions
Date          Description        Daily Cash       Amount
03/02/2024    BLUE DOOR         1%    $0.20       $20.10
03/11/2024    CORNER BAKERY     2%    $2.21      $110.25
03/20/2024    BLUE DOOR         1%   -$0.10      -$10.00
Total charges, credits and returns               $120.35
`;
      expect(readStatement(card('407.18')).isReconciled).toBe(true);
      expect(readStatement(card('407.12')).isReconciled).toBe(false);
    });
  });

  it('counts in parentheses that are filled up with white are none of the sums behind them', () => {
    const page = (debits: string): string => `
CUENTA 193-2244881-0-12  DEL 01/04/26 AL 30/04/26
SALDO INICIAL    S/   1,000.00   CARGOS ( 2) S/     ${debits}
SALDO FINAL      S/   1,350.00   ABONOS ( 1) S/     500.00
FECHA   DESCRIPCION       LUGAR      IMPORTE
01ABR   RET EFECTIVO      LIMA        100.00 -
02ABR   CONSUMO           LIMA         50.00 -
05ABR   ABONO HABERES     LIMA        500.00 +`;
    expect(readStatement(page('150.00')).badges).toEqual([true]);
    expect(readStatement(page('160.00')).badges).toEqual([false]);
  });
});

it('new activity of a card takes refunds off what was bought, below the payments', () => {
  const page = (activity: string): string => `
Platinum Visa    Your statement: 02 March 2025    Card number ending 4471
Your previous balance                  £200.00
Payments towards your account         -£200.00
Your new activity this month           £${activity}
Your new balance                        £95.00
Your transactions
Payments towards your account
11 Feb    Payment By Direct Debit              200.00CR
Mr T Okafor - new activity
12 Feb    Tesco Stores, Harrow                  40.00
14 Feb    Refund Currys, Leeds                  15.00CR
16 Feb    Boots 1042, Harrow                    70.00
`;
  expect(readStatement(page('95.00')).verdicts).toEqual(['reconciled']);
  expect(readStatement(page('96.00')).verdicts).not.toEqual(['reconciled']);
});

it('a list of securities that the summary of the cash account counts between its two balances', () => {
  const page = (sold: string): string => `
September 1, 2025 - September 30, 2025
Account # Z44-718812
Beginning Balance                                                          $8,447.18
Securities Bought and Sold                                                -$3,997.60
Ending Balance                                                             $4,449.58
Securities Bought & Sold
Settlement Date   Security Name      Description     Quantity      Price       Amount
09/04/25          NORTHERN RAIL      You Bought        27.000  $174.91000  -$4,722.57
09/05/25          TOTAL MARKET       You Sold         -23.000    99.70000    ${sold}
09/11/25          ORBIT SYSTEMS      You Bought        22.000    93.88000   -2,065.36
09/20/25          ORBIT SYSTEMS      You Bought         2.000    38.95000      -77.90
09/24/25          NORTHERN RAIL      You Sold         -25.000    23.38000      575.13
Net Securities Bought & Sold                                               -$3,997.60`;
  const { badges, amounts } = readStatement(page('2,293.10'));
  expect(amounts).toEqual(['-4722.57', '2293.10', '-2065.36', '-77.90', '575.13']);
  expect(badges).toEqual([true]);
  expect(readStatement(page('2,298.10')).badges).toEqual([false]);
});
