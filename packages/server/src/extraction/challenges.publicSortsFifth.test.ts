// Accounts and cards of large banks in forms met in public samples, each in its smallest form.
import { describe, expect, it } from 'vitest';
import { readPeriods, understandText } from './testing/documentOfText.js';

describe('days beside a row', () => {
  const text = (heading: string): string => `
Account 1234567890
Jan 01, 2026 - Jan 31, 2026

Trans. date   ${heading}    Transaction                Funds out    Funds in     Balance
Jan 01        Jan 01       BALANCE FORWARD                                       100.00
Jan 05        Jan 04       POINT OF SALE                  10.00                   90.00
Jan 06        Jan 06       PAY ACME                                   50.00      140.00
Jan 09        Jan 08       GROCER                         20.00                  120.00
`;

  it('knows the day something takes effect, and takes no word beside "date" for that of booking', () => {
    const days = (of: string): (string | undefined)[] => understandText(of).accounts[0]!.periods[0]!.rows.map(({ date }) => date?.value);
    expect(days(text('Eff. date'))).toEqual(['2026-01-05', '2026-01-06', '2026-01-09']);
    expect(readPeriods(text('Eff. date')).badges).toEqual([true]);
    expect(readPeriods(text('Xyz. date')).badges).toEqual([false]);
  });
});

describe('balances in boxes', () => {
  it('reads the balance beside the day of the statement, both under their labels', () => {
    const text = (balance: string): string => `
STATEMENT OF VISA SIGNATURE CARD ACCOUNT
MR SAM BODLE                                                                Account number
FLAT 1, SOME HOUSE                                                          4111 2222 3333 5873
                                                            Statement date                  Statement balance
                                                             13 JAN 2026                       HKD${balance}

Post date   Trans date      Description of transaction                                        Amount (HKD)

                            PREVIOUS BALANCE                                                      1,000.00

 16DEC      14DEC           KFC-STS   EALING         GB    GBP     20.23                            218.94
 19DEC      18DEC           TFL TRAVEL CH            GB    GBP    208.23                          2,253.31
 27DEC      27DEC           PAYMENT - THANK YOU                                                   1,000.00CR
 05JAN      04JAN           MARKETS  EALING          GB    GBP     49.41                            528.75
`;
    expect(readPeriods(text('3,001.00'))).toMatchObject({ amounts: [-21894, -225331, 100000, -52875], badges: [true], bounds: [[-100000, -300100]] });
    expect(readPeriods(text('3,001.01')).badges).toEqual([false]);
  });

  it('reads nothing without decimals beside the label of a balance, and no heading there', () => {
    const text = (opening: string): string => `
                                       Statement period
                                       01 Jan 26 - 31 Jan 26

Account name     SaveOne               Opening balance              ${opening}
Account BSB      124-001               Total credits         2,000.00
Account number   316016803             Total debits         -1,974.67
                                       Closing balance          25.33

Date     Processed   Description                  Debits ($)   Credits ($)   Balance ($)

02-Jan   02-Jan      From: SALARY                               1,933.31      1,933.31
                     NICE STARTUP
03-Jan   03-Jan      To: Acc 0644750               -1,615.00                    318.31
05-Jan   05-Jan      To: Acc 0157339                 -318.31
11-Jan   11-Jan      From: Jonny                                   66.69         66.69
12-Jan   12-Jan      To: Acc 0469457                  -41.36                     25.33
                     Closing Balance                                             25.33
`;
    expect(readPeriods(text('0'))).toMatchObject({ amounts: [193331, -161500, -31831, 6669, -4136], badges: [true], bounds: [[0, 2533]] });
    expect(readPeriods(text('1.00')).badges).toEqual([false]);
  });
});

describe('sums said twice', () => {
  const text = (fees: string): string => `
View Mastercard Statement
DANA REEVES                                              Account Ending                    2237
                                                         Statement Period   12/11/25 - 01/10/26

Previous Balance as of 12/10/25                        $300.00
- Payments                                             $100.00
+ Purchases                                            $121.00
+ Fees Charged                                          ${fees}
+ Interest Charged                                      $34.13
= Statement Balance as of 01/10/26                     $395.13

Transactions
Payments
Transaction Date      Posting Date   Description                    Points            Amount
Jan 03                Jan 05         Payment Received                  N/A          -$100.00
                                     Total Payments for This Period                 -$100.00

Purchase Activity for DANA REEVES card ending 2237
Transaction Date      Posting Date   Description                    Points            Amount
Dec 12                Dec 13         SQ SWEET TREATS                    25            $25.78
Dec 14                Dec 15         TRADER 120 NAPA                    19            $19.69
Dec 20                Dec 21         SQ SWEET TREATS                    75            $75.53
                                     Total Purchase Activity for This Period         $121.00

Fees and Interest
Transaction Date      Posting Date   Description                                      Amount
Jan 09                Jan 09         LATE PAYMENT FEE                                 $40.00
Jan 10                Jan 10         INTEREST CHARGE ON PURCHASES                     $34.13
                                     Total Fees for This Period                       $40.00
                                     Total Interest for This Period                   $34.13
`;

  it('holds fees and interest, printed in the summary and below the rows, against one list of both', () => {
    expect(readPeriods(text('$40.00')).badges).toEqual([true]);
    expect(readPeriods(text('$41.00')).badges).toEqual([false]);
  });
});

describe('titles, headings and days', () => {
  const lot = (period: string): string => `
Conta corrente    8460-8
${period}
Lançamentos
Dt.           Dt.          Ag. origem   Lote     Histórico                   Documento               Valor R$     Saldo
balancete     movimento
30/12/2025                 0000         00000    000 Saldo Anterior                                              81,85 C
02/01/2026                 0000         13113    821 Pix - Recebido          50.471.476.143.475      134,91 C    216,76 C
                                                 02/01 16:32 NAIR MOURA
04/01/2026                 0000         13113    144 Pix - Enviado           38.528.229.650.851      100,00 D    116,76 C
                                                 04/01 19:35 NAIR MOURA
31/01/2026                 0000         00000    999 S A L D O                                                   116,76 C
`;
  const texts = (text: string): string[] => understandText(text).accounts[0]!.periods[0]!.rows.map(({ description }) => description.value);

  it('takes no title above them for the first of the headings, nor numbers of lots and branches for texts', () => {
    expect(texts(lot('Extrato'))).toEqual(['821 Pix - Recebido\n02/01 16:32 NAIR MOURA', '144 Pix - Enviado\n04/01 19:35 NAIR MOURA']);
  });

  it('reads a period that is a month in figures', () => {
    for (const period of ['Período do extrato   01 / 2026', 'Período: 01/2026', 'Período do    01 / 2026']) expect(readPeriods(lot(period)).days).toEqual([['2026-01-01', '2026-01-31']]);
  });

  it('gives rows under days with balances the lines below them, however few rows a day has', () => {
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

  it('knows the columns of those who were paid', () => {
    expect(texts(`
Conta 09354-0
Data         Lançamentos             Razão Social           CNPJ/CPF               Valor (R$)     Saldo (R$)
31/12/2025   SALDO ANTERIOR                                                                          272,58
03/01/2026   BOLETO PAGO             ENERGIA DO VALE        02.302.100/0001-06        -156,15        116,43
05/01/2026   PIX ENVIADO             JOAO PRADO             123.456.789-00             -16,00        100,43
`)).toEqual(['BOLETO PAGO ENERGIA DO VALE', 'PIX ENVIADO JOAO PRADO']);
  });
});

describe('lists and heads of pages', () => {
  const history = (balance: string): string => `
ACCOUNT        ACCOUNT TYPE                                    ACCOUNT NUMBER                            STATEMENT PERIOD
SUMMARY        PRIMARY BUSINESS CHECKING                       1000173673948                     12/19/2025 - 01/20/2026
               DESCRIPTION                             AMOUNT           DESCRIPTION                       AMOUNT
               BEGINNING BALANCE                       $9,387.26        AVERAGE BALANCE                   $5,122.40
               DEPOSITS/CREDITS                        $4,390.24        AVERAGE COLLECTED BALANCE         $5,122.40
               CHECKS                                  $1,827.61        NUMBER OF DAYS IN STATEMENT PERIOD       33
               WITHDRAWALS/DEBITS                      $2,919.93
               ENDING BALANCE                          $9,029.96
TRANSACTION    DATE    CHECK #      TRANSACTION                                      DEPOSITS/           WITHDRAWALS/
HISTORY                             DESCRIPTION                                       CREDITS                  DEBITS
               12/19                BEGINNING BALANCE                                 $9,387.26
               12/19   1506         CHECK                                                                          62.29
               12/21                ELECTRONIC/ACH CREDIT                              1,010.02
                                    ACME MERCH SETL 1123
               12/21                DEPOSIT                                             436.19
               12/22   1964         CHECK                                                                         278.81
               12/22   1529         CHECK                                                                         555.80
               12/28                POINT OF SALE DEBIT     TR DATE 01/09                                         518.04
                                    PUBLIX MACON GA
               12/29                DEPOSIT                                             928.25
               12/30                CHECK CARD PURCHASE       TR DATE 01/05                                       425.39
                                    SHELL OIL 5744 MACON GA
               01/01                DEPOSIT                                             622.36
               01/01                ELECTRONIC/ACH DEBIT                                                          150.30
                                    GA POWER BILLPAY 8812
               01/02                DEPOSIT                                            1,393.42
               01/05                CHECK CARD PURCHASE       TR DATE 01/05                                       356.37
                                    SHELL OIL 5744 MACON GA
               01/07                CHECK CARD PURCHASE       TR DATE 01/05                                       592.33
                                    SHELL OIL 5744 MACON GA
               01/08                CHECK CARD PURCHASE       TR DATE 01/05                                       145.44
                                    SHELL OIL 5744 MACON GA
               01/09   1362         CHECK                                                                         399.90
               01/17                CHECK CARD PURCHASE       TR DATE 01/05                                       477.49
                                    SHELL OIL 5744 MACON GA
               01/17                POINT OF SALE DEBIT     TR DATE 01/09                                         254.57
                                    PUBLIX MACON GA
               01/17   1990         CHECK                                                                         530.81
               01/20                ENDING BALANCE                                    $9,029.96
               DEPOSITS/CREDITS: 5                      TOTAL ITEMS DEPOSITED: 3
               WITHDRAWALS/DEBITS: 13
               DESCRIPTION                                                            CREDITS                    DEBITS
               TOTAL                                                                  $4,390.24                $4,747.54
BALANCE        DATE              BALANCE            COLLECTED           DATE            BALANCE             COLLECTED
ACTIVITY                                              BALANCE                                                 BALANCE
HISTORY        12/19              9,324.97              9,324.97        01/02           11,786.87              11,786.87
               12/21             ${balance}             10,771.18        01/05           11,430.50              11,430.50
               12/22              9,936.57              9,936.57        01/07           10,838.17              10,838.17
               12/28              9,418.53              9,418.53        01/08           10,692.73              10,692.73
               12/29            10,346.78            10,346.78      01/09          10,292.83   10,292.83
               12/30             9,921.39             9,921.39      01/17           9,029.96    9,029.96
               01/01            10,393.45            10,393.45
THE ENDING DAILY BALANCES PROVIDED DO NOT REFLECT PENDING TRANSACTIONS OR HOLDS.
`;

  it('tests balances of days that have a second figure beside them, under a title at their left', () => {
    expect(readPeriods(history('10,771.18')).badges).toEqual([true]);
    expect(readPeriods(history('10,711.18')).badges).toEqual([false]);
  });

  it('gives rows the text that entries of their kind always have below them', () => {
    expect(understandText(history('10,771.18')).accounts[0]!.periods[0]!.rows.map(({ description }) => description.value.split('\n').length)).toEqual([1, 2, 1, 1, 1, 2, 1, 2, 1, 2, 1, 2, 2, 2, 1, 2, 2, 1]);
  });

  it('begins no account with the number of a client under the title of a page', () => {
    expect(readPeriods(`
ESTADO DE CUENTA AL 31 DE ENERO DE 2026
CLIENTE: 12345678
TALLERES DEL SUR SA DE CV

CUENTA DE CHEQUES MONEDA NACIONAL
CONTRATO / NUMERO DE CUENTA               7004 6089252

Resumen del 01/ENE/2026 al 31/ENE/2026
Saldo Anterior                               $1,000.00
( + ) 1 Depósitos                              $100.00
( - ) 3 Retiros                                $170.00
SALDO AL 31 DE ENERO DE 2026                   $930.00

DETALLE DE OPERACIONES
FECHA     CONCEPTO                                        RETIROS    DEPOSITOS       SALDO
01 ENE    SALDO ANTERIOR                                                           1,000.00
02 ENE    CHEQUE PAGADO 0180596                             40.00                    960.00
04 ENE    CHEQUE PAGADO 0852065                             60.00                    900.00
08 ENE    PAGO RECIBIDO                                                100.00      1,000.00
          REF. 00294090
\fESTADO DE CUENTA AL 31 DE ENERO DE 2026
CLIENTE: 12345678

FECHA     CONCEPTO                                        RETIROS    DEPOSITOS       SALDO
29 ENE    CHEQUE PAGADO 0796406                             50.00                    950.00
30 ENE    COBRO DE COMISION
          SUC 0123                                          20.00                    930.00
`)).toMatchObject({ accounts: ['7004 6089252'], badges: [true] });
  });
});

describe('titles with what their rows come to', () => {
  const text = (sum: string): string => `
For the period 12/20/2025 to 01/19/2026
Account number: XX-XXXX-4733
Balance Summary
     Beginning          Deposits and        Checks and other            Ending
       balance       other additions              deductions           balance
        900.00                560.19                  500.00            960.19

Deposits and Other Additions                                 There were 3 Deposits totaling $560.19.
Date           Amount      Description
12/25          500.00      Zel From Sam Hill
01/02           60.00      Zel From Ana
01/19             .19      Interest Payment

Banking/Debit Card Withdrawals and Purchases                 There were 3 transactions totaling ${sum}.
Date           Amount      Description
12/23          100.00      POS Purchase Fuel Stop
12/26          150.00      POS Purchase Fuel Stop Pittsburgh Pa
01/05           40.00      Recurring Debit Card

Online and Electronic Banking Deductions                     There were 3 transactions totaling $210.00.
Date           Amount      Description
12/22           50.00      Zel To Ana Reyes
12/31          100.00      Web Pmt Single - Online Pymt Card Co
01/10           60.00      Zel To Ana Reyes
`;

  it('knows the side of rows under a title beside a sentence that counts them', () => {
    expect(readPeriods(text('$290.00'))).toMatchObject({ amounts: [50000, 6000, 19, -10000, -15000, -4000, -5000, -10000, -6000], badges: [true] });
    expect(readPeriods(text('$250.00')).badges).toEqual([false]);
  });
});
