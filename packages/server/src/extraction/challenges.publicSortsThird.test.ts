// Loans, wallets, accounts of several currencies and members in forms met in public samples, each in its smallest form.
import { describe, expect, it } from 'vitest';
import { readPeriods, understandText } from './testing/documentOfText.js';

describe('loans', () => {
  const text = (end: string): string => `
Lena Hofmann                          Darlehenskonto-Nr.: 259579298
Kontoauszug per 31.12.2025

Datum        Buchungstext                    Soll EUR      Haben EUR
             Kapitalsaldo zum 30.09.2025    10.000,00
01.10.2025   Zinsen                             50,00
01.10.2025   Lastschrift                                      150,00
01.11.2025   Zinsen                             49,50
01.11.2025   Lastschrift                                      150,00
01.12.2025   Zinsen                             49,00
01.12.2025   Lastschrift                                      150,00
             Kontostand per 31.12.2025       ${end}
`;

  it('interest and instalment of one day are two rows, each on its side', () => {
    expect(readPeriods(text('9.698,50'))).toMatchObject({
      rows: [[['2025-10-01', -5000], ['2025-10-01', 15_000], ['2025-11-01', -4950], ['2025-11-01', 15_000], ['2025-12-01', -4900], ['2025-12-01', 15_000]]],
      badges: [true],
      bounds: [[-1_000_000, -969_850]],
    });
    expect(readPeriods(text('9.698,90')).badges).toEqual([false]);
  });

  it('what is due and its payment beside noughts are two sides, not a balance before the next row', () => {
    const { rows, badges } = readPeriods(`
RAGHAV IYER                              Agreement Number: PHR763533892279
                                         Application No: 85834308   Loan Sanctioned: INR 75,00,000.00
Loan Statement for the period 01-10-2025 To 31-12-2025
DATE         VALUE DATE   PARTICULARS                 INCREASED BY (INR)    DECREASED BY (INR)
10-10-2025   10-10-2025   Due for Instalment 20                51,131.49                  0.00
10-10-2025   10-10-2025   Pmnt Rcvd SI OCT                          0.00             51,131.49
10-11-2025   10-11-2025   Due for Instalment 21                51,131.49                  0.00
10-11-2025   10-11-2025   Pmnt Rcvd SI NOV                          0.00             51,131.49
11-12-2025   11-12-2025   Stamp Duty Charges                      590.00                  0.00
`);
    expect(rows).toEqual([[['2025-10-10', -5_113_149], ['2025-10-10', 5_113_149], ['2025-11-10', -5_113_149], ['2025-11-10', 5_113_149], ['2025-12-11', -59_000]]]);
    expect(badges).not.toContain(true);
  });
});

describe('several accounts in one document', () => {
  it('rows of two currencies in one table, each with its code beside amount and balance', () => {
    const text = (balance: string): string => `
Account statement from 01-01-2026 until 31-01-2026

Date         Value date   Description                    FX            Change           Balance
30-01-2026   30-01-2026   FX Credit                                EUR    4.93      EUR  722.53
30-01-2026   30-01-2026   FX Debit                       4.3211    PLN  -21.32      PLN    0.00
30-01-2026   30-01-2026   Dividend Tax                             PLN   -4.99      PLN   21.32
30-01-2026   30-01-2026   Dividend                                 PLN   26.31      PLN   26.31
22-01-2026   22-01-2026   Connection Fee                           EUR   -2.50      EUR  717.60
21-01-2026   21-01-2026   Transfer from your Cash Account                           EUR  ${balance}
20-01-2026   20-01-2026   Deposit                                  EUR  600.00      EUR  720.10
`;
    const { accounts } = understandText(text('720.10'));
    expect(accounts.map(({ currency, periods }) => [currency, periods[0]!.rows.map(({ amount }) => amount.value), periods[0]!.proof.status])).toEqual([
      ['EUR', [493, -250, 60_000], 'reconciled'],
      ['PLN', [-2132, -499, 2631], 'reconciled'],
    ]);
    expect(understandText(text('720.70')).accounts.map(({ periods }) => periods[0]!.proof.status)).not.toEqual(['reconciled', 'reconciled']);
  });

  it('the accounts of a member only count up', () => {
    const { accounts } = understandText(`
STATEMENT OF ACCOUNTS   FROM 01-01-26 TO 01-31-26
PRIMARY SAVINGS ACCT# 1               PREVIOUS BALANCE            3,095.66
DATE     TRANSACTION DESCRIPTION                    AMOUNT         BALANCE
JAN04    TRANSFER FROM CHECKING                   1,121.72        4,217.38
JAN31    DIVIDEND                                     7.60        4,224.98
JAN31    NEW BALANCE                                              4,224.98
FREE CHECKING ACCT# 2                 PREVIOUS BALANCE            1,545.31
DATE     TRANSACTION DESCRIPTION                    AMOUNT         BALANCE
JAN02    DEBIT CARD PURCHASE                       -144.67        1,400.64
JAN04    ATM WITHDRAWAL                              -5.19        1,395.45
JAN31    NEW BALANCE                                              1,395.45
`);
    expect(accounts.map(({ number, periods }) => [number, periods.map(({ rows, proof }) => [rows.length, proof.status])])).toEqual([['1', [[2, 'reconciled']]], ['2', [[2, 'reconciled']]]]);
  });
});

describe('wallets', () => {
  const wallet = `
Transaction statement
Transaction statement period                    Sent         Received
01 January 2026 - 31 January 2026            ₹197.00        ₹1,154.00
Date & time       Transaction details                          Amount
03 Jan, 2026      Paid to Zepto Marketplace                    ₹84.00
01:10   PM        UPI Transaction ID: 979895468081
04 Jan, 2026      Received from SHWETA SHARMA               ₹1,154.00
02:11   PM        UPI Transaction ID: 326529898304
05 Jan, 2026      Paid to ASHOK NAGLA                         ₹113.00
03:12   PM        UPI Transaction ID: 481896096125
`;

  it('the period with its sums is no row, and phrases tell what nothing else does, without a badge', () => {
    const { rows, badges } = readPeriods(wallet);
    expect(rows).toEqual([[['2026-01-03', -8400], ['2026-01-04', 115_400], ['2026-01-05', -11_300]]]);
    expect(badges).not.toContain(true);
    const [period] = understandText(wallet).accounts[0]!.periods;
    expect([period!.startDate?.value, period!.endDate?.value]).toEqual(['2026-01-01', '2026-01-31']);
  });

  it('both halves of the day below it are of the time', () => {
    expect(understandText(wallet).accounts[0]!.periods[0]!.rows.map(({ description }) => description.value.split('\n')[1])).toEqual(['UPI Transaction ID: 979895468081', 'UPI Transaction ID: 326529898304', 'UPI Transaction ID: 481896096125']);
  });
});

describe('what stands around the rows', () => {
  it('"del 1 al 31 de enero del 2026" is a period', () => {
    const [period] = understandText(`
Período Del 1 al 31 de enero del 2026
FECHA    CONCEPTO               RETIROS   DEPÓSITOS       SALDO
05 ENE   PAGO SERVICIO            50.00                  950.00
09 ENE   DEPOSITO                            100.00    1,050.00
12 ENE   COMPRA                   30.00                1,020.00
`).accounts[0]!.periods;
    expect([period!.startDate?.value, period!.endDate?.value]).toEqual(['2026-01-01', '2026-01-31']);
  });

  it('the bill of a card ends on its own day, sides between tiles name none of them, and creditors are no accounts', () => {
    const { accounts } = understandText(`
Card Services BV                                    Identificatienummer bij incasso:
1100 DS Diemen                                      NL99ZZZ999999999999

Afschriftdatum: 17 januari 2026                     Volgnummer: 1
Vorig openstaand saldo      Totaal ontvangen betalingen     Totaal nieuwe uitgaven      Nieuw openstaand saldo
€ 854,79         Af         € 854,79         Bij            € 90,30          Af         € 90,30          Af
Uw Card met als laatste vier cijfers 0467
Datum         Datum        Omschrijving                                 Bedrag
transactie    boeking                                                   in euro's
02 jan        02 jan       IDEAL BETALING, DANK U                       854,79      Bij
05 jan        06 jan       NETFLIX.COM                                   10,30      Af
09 jan        10 jan       HOTEL DE BOURGOGNE                            80,00      Af
`);
    const [period] = accounts[0]!.periods;
    expect(accounts[0]!.number).not.toBe('NL99ZZZ999999999999');
    expect(period!.endDate?.value).toBe('2026-01-17');
    expect([period!.facts?.payments?.value, period!.facts?.purchases?.value]).toEqual([85_479, 9030]);
  });

  it('the number of a merchant is that of the account where nothing else is, and the sixteen digits of a card in other groups are one', () => {
    const merchant = understandText(`
MERCHANT NUMBER  878822731549         STATEMENT PERIOD 01/01/26 - 01/31/26
DATE     REF NO             GROSS        R&C           NET
1/02     98000141449     3,889.16       0.00      3,889.16
1/05     00100101849       237.09       0.00        237.09
1/09     98000241205     6,376.09       0.00      6,376.09
`);
    expect(merchant.accounts[0]!.number).toBe('878822731549');
    const card = understandText(`
Customer Number  9301679619           Statement Date  JANUARY 28, 2026
GOLD REWARDS CARD       272653-8-01-7491097
Transaction Date   Post Date        Description                         Amount
                                    Previous Balance                  5,729.18
January 8          January 9        Payment -Thank You               -5,729.18
January 12         January 13       Grab Makati City                    358.71
                                    Ending Balance                      358.71
`);
    expect(card.accounts[0]!.number?.replaceAll('-', '')).toBe('2726538017491097');
    expect(card.accounts[0]!.periods[0]!.endDate?.value).toBe('2026-01-28');
  });
});

describe('holders', () => {
  const rows = `
Date         Description            Amount      Balance
05/01/2026   Maple Bakery           -20.00       980.00
17/01/2026   Salary                 100.00     1,080.00
18/01/2026   Kiosk                  -30.00     1,050.00
`;

  it.each([
    ['a greeting', 'Dear Ingrid Solberg,\nExported date range: January 1, 2026 - January 31, 2026', 'Ingrid Solberg'],
    ['over an address of electronic mail', 'MARIA SOLIS VARGAS\nsolis@example.com\n', 'MARIA SOLIS VARGAS'],
    ['before the number of a tax', 'Cliente: INVERSIONES LOS AROMOS SPA RUT: 76.123.456-K', 'INVERSIONES LOS AROMOS SPA'],
    ['behind a star, with a part in brackets', '*PROSPER TRADING (PTY) LTD\nPO BOX 12\nSANDTON\n2196', 'PROSPER TRADING (PTY) LTD'],
    ['behind the number of the account', 'Conta: 87.252-3 / PADARIA SOL NASCENTE', 'PADARIA SOL NASCENTE'],
  ])('%s', (_, head, holder) => {
    expect(understandText(`${head}\n${rows}`).accounts[0]!.holder).toBe(holder);
  });

  it('a greeting of customers names nobody', () => {
    expect(understandText(`Dear Valued Customer,\n${rows}`).accounts[0]!.holder).toBe(null);
  });

  it.each(['Statement Date: 31/01/2026', 'TARIKH PENYATA / STATEMENT DATE : 31/01/2026', 'Fecha de corte: 31/01/2026'])('"%s" ends the statement', (head) => {
    expect(understandText(`${head}\n${rows}`).accounts[0]!.periods[0]!.endDate?.value).toBe('2026-01-31');
  });

  it('the day of printing does not', () => {
    expect(understandText(`Printed on: 31/01/2026\n${rows}`).accounts[0]!.periods[0]!.endDate?.value).toBe('2026-01-18');
  });
});

it('a day with lines of text above the figures of its row is no second day of the row above (wrong badge)', () => {
  const { rows, badges } = readPeriods(`
PERIODO DEL 01-ENE-2026 AL 31-ENE-2026
Saldo inicial                            $1,331.60
=Saldo final                             $1,070.14
FECHA          FOLIO         DESCRIPCION                              DEPOSITO          RETIRO            SALDO
05-ENE-2026    2745974       COMISION COBRADA POR SERVICIO                                 60.19         1,271.41
06-ENE-2026    6443920       PAGO TRANSFERENCIA SPEI
                             CLAVE DE RASTREO 3642694498466070
                             REF 0570145 CONCEPTO FACT 984                                 23.55         1,247.86
09-ENE-2026    8555100       COMISION COBRADA POR SERVICIO                                 86.93         1,160.93
10-ENE-2026    3400218       PAGO TRANSFERENCIA SPEI
                             CLAVE DE RASTREO 8358235840565061
                             REF 4543298 CONCEPTO FACT 036                                 90.79         1,070.14
`);
  expect(rows).toEqual([[['2026-01-05', -6019], ['2026-01-06', -2355], ['2026-01-09', -8693], ['2026-01-10', -9079]]]);
  expect(badges).toEqual([true]);
});

describe('bills of cards', () => {
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

  it('a day nobody knows beside one of posting, under headings that are not known: the badge waits (wrong badge)', () => {
    expect(readPeriods(bill).badges).toEqual([false]);
  });

  it('"Balance previous statement", and what is due over its rows as "Total payment due"', () => {
    const { badges, bounds } = readPeriods(`
Credit Card Number        Statement Period              Payment Due Date
4315********7788          19/12/2025 - 18/01/2026       07/02/2026
DATE         DESCRIPTION                                  AMOUNT (SGD)
             BALANCE PREVIOUS STATEMENT                         750.04
30/12        MERCHANT FOOD CITYVILLE                             82.40
02/01        GIRO PAYMENT                                       750.04 CR
05/01        CLOTHING STORE                                     400.00
             TOTAL PAYMENT DUE                                  482.40
`);
    expect({ badges, bounds }).toEqual({ badges: [true], bounds: [[-75_004, -48_240]] });
  });
});
