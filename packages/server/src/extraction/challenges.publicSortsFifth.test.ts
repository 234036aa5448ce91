// Accounts and cards of large banks in forms met in public samples, each in its smallest form.
import { describe, expect, it } from 'vitest';
import { readPeriods, understandText } from './testing/documentOfText.js';

function read(text: string) {
  const { rows, badges, bounds } = readPeriods(text);
  return { rows: rows.flat().map(([, amount]) => amount), badges, bounds };
}

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
    expect(read(text('Eff. date')).badges).toEqual([true]);
    expect(read(text('Xyz. date')).badges).toEqual([false]);
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
    expect(read(text('3,001.00'))).toEqual({ rows: [-21894, -225331, 100000, -52875], badges: [true], bounds: [[-100000, -300100]] });
    expect(read(text('3,001.01')).badges).toEqual([false]);
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
    expect(read(text('0'))).toEqual({ rows: [193331, -161500, -31831, 6669, -4136], badges: [true], bounds: [[0, 2533]] });
    expect(read(text('1.00')).badges).toEqual([false]);
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
    expect(read(text('$40.00')).badges).toEqual([true]);
    expect(read(text('$41.00')).badges).toEqual([false]);
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
