// The first and the last day that a statement says it is of, and several statements of one account.
import { describe, expect, it } from 'vitest';
import { documentOfText, readPeriods, understandText } from '../testing/documentOfText.js';
import { readStatement } from '../testing/readStatement.js';
import { understand } from '../understand.js';

describe('periods', () => {
  it('a house number before the period is no beginning of it', () => {
    const { document } = readStatement(`
CALLE 45 # 7-21                Desde 2026/05/01 hasta 2026/05/31
Fecha         Descripción             Valor        Saldo
2026/05/07    Compra                  -5,00        95,00
2026/05/08    Nómina                 200,00       295,00`);
    const [period] = document.accounts[0]!.periods;
    expect([period!.startDate?.value, period!.endDate?.value]).toEqual(['2026-05-01', '2026-05-31']);
  });

  describe('several statements of one account', () => {
    const pages = (second: string) => `
Statement number 31   Page 1
Date 14 Jan 2026
Date           Details                 Out         In     Balance
14 Dec 2025    BALANCE FORWARD                             600.00
20 Dec 2025    WAGES                           900.00    1,500.00
12 Jan 2026    GAS                  100.00               1,400.00
\f
${second}
Date           Details                 Out         In     Balance
14 Jan 2026    BALANCE FORWARD                           1,400.00
20 Jan 2026    WAGES                           900.00    2,300.00
12 Feb 2026    GAS                  100.00               2,200.00`;

    it('another begins where pages count from one again under other figures', () => {
      const periods = readStatement(pages('Statement number 32   Page 1\nDate 14 Feb 2026')).periods;
      expect(periods.map(({ startBalance, endBalance, isReconciled }) => [startBalance?.value, endBalance?.value, isReconciled])).toEqual([[60_000, 140_000, true], [140_000, 220_000, true]]);
    });

    it('none begins on the next page, nor under the same figures', () => {
      expect(readStatement(pages('Statement number 31   Page 2\nDate 14 Jan 2026')).periods).toHaveLength(1);
      expect(readStatement(pages('Statement number 31   Page 1\nDate 14 Jan 2026')).periods).toHaveLength(1);
    });
  });

  it('a period that is not printed ends on the day of its closing balance', () => {
    expect(readStatement(`
Datum        Erläuterung                         Betrag
Kontostand am 31.01.2025                         100,00
04.02.2025   Kaffee                               -5,00
27.02.2025   Tee                                  -5,00
Kontostand am 28.02.2025                          90,00`).period.endDate!.value).toBe('2025-02-28');
  });

  it('statements of one account whose pages print their number among other words', () => {
    const page = (no: number, date: string, days: readonly string[], forward: string, end: string): string => `
Drumlin Bank   IBAN IE29 DRUM 9311 5212 0044 71
Account of J Byrne   Page Number 1 of 1 Date of Statement ${date}
Statement No. ${no}
Date           Details               Debit €     Credit €     Balance €
${days[0]}     BALANCE FORWARD                                   ${forward}
${days[1]}     Groceries               50.00
               Fuel                    20.00
${days[2]}     Salary                                100.00      ${end}
               CLOSING BALANCE                                   ${end}`;
    const document = understandText([page(44, '6 Feb 2026', ['8 Jan 2026', '9 Jan 2026', '2 Feb 2026'], '600.00', '630.00'), page(45, '6 Mar 2026', ['7 Feb 2026', '9 Feb 2026', '2 Mar 2026'], '630.00', '660.00')].join('\f'));
    expect(document.accounts.map(({ periods }) => periods.map(({ startBalance, endBalance, isReconciled }) => [startBalance?.value, endBalance?.value, isReconciled]))).toEqual([[[60000, 63000, true], [63000, 66000, true]]]);
  });

  it('a period whose days stand below each other, each behind its own word', () => {
    const text = `
                                  Statement starts 6 December 2025
                                    Statement ends 5 January 2026
Account number 90-765-4446
Opening balance $100.00   Closing balance $90.00
Date         Particulars              Debits    Credits     Balance
8 Dec 2025   Coffee                     5.00                  95.00
1 Jan 2026   Bread                      5.00                  90.00
`;
    expect(readPeriods(text).days).toEqual([['2025-12-06', '2026-01-05']]);
    expect(readPeriods(text.replace('Statement ends', 'Payment due   ')).days).not.toEqual([['2025-12-06', '2026-01-05']]);
    expect(readPeriods(text).badges).toEqual([true]);
  });

  it('a period whose days stand below each other, with a line of the address between them in height', () => {
    const model = documentOfText(`
                                                     From Date: 01/06/2026
MR S NKOSI
                                                     To Date: 30/06/2026
Account 1882773104
Date         Description              Money Out    Money In    Balance
             Opening Balance                                    100.00
08/06/2026   Coffee                     5.00                     95.00
21/06/2026   Bread                      5.00                     90.00`);
    for (const word of model.pages[0]!.words) {
      if (word.baseline === 60) continue;
      word.baseline -= 6;
      word.box = [word.box[0], word.box[1] - 6, word.box[2], word.box[3] - 6];
    }
    const [period] = understand(model).accounts[0]!.periods;
    expect([period!.startDate?.value, period!.endDate?.value, period!.isReconciled]).toEqual(['2026-06-01', '2026-06-30', true]);
  });

  it('a period whose days stand below its label, with a word on a line of its own between', () => {
    const text = (joint: string): string => `
gateway bank.                                        Account Number:
                                                     1 532 8817 2263
RUTH E SANTANA                                     Statement Period:
812 SUMMIT AVE                                          Jun 26, 2026
SAINT PAUL MN                                                ${joint}
                                                        Jul 27, 2026
Date      Description              Amount       Balance
          Beginning Balance                      100.00
Jul 3     Coffee                     5.00-        95.00
Jul 20    Bread                      5.00-        90.00`;
    expect(readPeriods(text('through')).days).toEqual([['2026-06-26', '2026-07-27']]);
    expect(readPeriods(text('payment')).days).not.toEqual([['2026-06-26', '2026-07-27']]);
  });

  it('days of both balances where nothing happened between', () => {
    const { period } = readStatement(`
Account number 90182 00721 86
Opening Balance on June 15, 2026                        $2,809.05
Minus total withdrawals                                     $0.00
Plus total deposits                                         $0.00
Closing Balance on July 14, 2026                        $2,809.05
Date       Transactions           Withdrawn ($)     Deposited ($)     Balance ($)
Jun 15     Opening Balance                                               2,809.05
Jul 14     Closing Balance                                              $2,809.05`);
    expect([period.startDate?.value, period.endDate?.value, period.isReconciled]).toEqual(['2026-06-15', '2026-07-14', true]);
  });

  it('a period that names its months only', () => {
    const months = (period: string): string => `
Cuenta 21-402-000123-4   Lempiras (HNL)   ${period}
Fecha     Descripción                    Débito      Crédito       Saldo
          Saldo anterior                                         3.179,45
08/NOV    Retiro                         677,51                  2.501,94
12/DIC    Planilla                                  1.698,56     4.200,50
05/ENE    Super La Colonia               369,39                  3.831,11
26/FEB    Remesa                                      705,68     4.536,79
          Saldo final                                            4.536,79
`;
    const rows = [['2025-11-08', -67_751], ['2025-12-12', 169_856], ['2026-01-05', -36_939], ['2026-02-26', 70_568]];
    expect(readPeriods(months('Período: Noviembre 2025 - Febrero 2026'))).toMatchObject({ rows: [rows], badges: [true], days: [['2025-11-01', '2026-02-28']] });
    expect(readPeriods(months('Período: Noviembre a Febrero de 2026'))).toMatchObject({ rows: [rows], badges: [true], days: [['2025-11-01', '2026-02-28']] });
    // Two years, and nothing that says which of them is that of the last rows.
    expect(readPeriods(months('Edición 2025 revisada 2026')).badges).toEqual([false]);
  });

  it('a sheet of the fees of the year before is not the period of the account behind it', () => {
    const text = (amount: string): string => `
Riepilogo delle spese     01/01/2025 - 31/12/2025     IBAN IT60X0542811101000000123456
Servizio                                Numero      Prezzo      Totale
Tenuta del conto                             4        2,50       10,00
Bonifico SEPA                                8        1,00        8,00
Totale delle spese                                               18,00
\fEstratto conto al 31/03/2026
Dal 01/01/2026 al 31/03/2026
Data           Descrizione                        Dare       Avere
               Saldo iniziale                               100,00
08/01/2026     Prelievo                          20,00
02/02/2026     Stipendio                                    ${amount}
03/03/2026     Pagamento POS                     10,00
               Saldo finale                                 120,00`;
    const { period, rows, isReconciled } = readStatement(text('50,00'));
    expect([period.startDate?.value, period.endDate?.value, isReconciled]).toEqual(['2026-01-01', '2026-03-31', true]);
    expect(rows).toEqual([['2026-01-08', '-20.00'], ['2026-02-02', '50.00'], ['2026-03-03', '-10.00']]);
    expect(readStatement(text('50,10')).isReconciled).toBe(false);
  });

  it('"do" between two days leads up to the second, although it is a day of the week elsewhere', () => {
    const { period } = readStatement(`
Okres
1 marca 2020 do 31 maja 2020
Saldo początkowe 100,00
Saldo końcowe 60,00
Data      Opis operacji      Kwota
03.03     PIEKARNIA          -10,00
20.05     APTEKA             -30,00`);
    expect([period.startDate?.value, period.endDate?.value, period.rows[1]?.date?.value]).toEqual(['2020-03-01', '2020-05-31', '2020-05-20']);
  });

  it('the days of the next statement above its headings are no text of the last row before it', () => {
    const { document } = readStatement(`
Corrib Bank     Current Account 12345678
Period 1 May 2025 to 31 May 2025
Date            Details                 Out          In        Balance
1 May 2025      BALANCE FORWARD                                 100.00
2 May 2025      GROCER                10.00                      90.00
9 May 2025      WAGES                              50.00        140.00
20 May 2025     STANDING ORDER        20.00                     120.00
                M KELLY
\fCorrib Bank     Current Account 12345678
Period 1 June 2025 to 30 June 2025
Date            Details                 Out          In        Balance
1 Jun 2025      BALANCE FORWARD                                 120.00
3 Jun 2025      GROCER                15.00                     105.00
9 Jun 2025      WAGES                              50.00        155.00`);
    expect(document.accounts.map(({ periods }) => periods.map((period) => [period.startDate?.value, period.rows.length]))).toEqual([[['2025-05-01', 3], ['2025-06-01', 2]]]);
  });

  describe('three statements in one file, the second without a row', () => {
    const periodsOf = (text: string) => understandText(text).accounts.flatMap(({ periods }) => periods.map(({ startDate, rows, isReconciled }) => [startDate?.value, rows.length, isReconciled]));

    const statement = (month: string, last: string, opening: string, rows: string, closing: string): string => `
Alpenbank   Kontoauszug    01.${month}.2026 - ${last}.${month}.2026
IBAN AT61 1904 3002 3457 3201
Datum        Text                        Betrag
             Letzter Kontostand        ${opening}+
${rows}
             Neuer Kontostand          ${closing}+`;

    const file = (closing: string): string => [
      statement('01', '31', '3.012,44', `
05.01.       STROM                        54,90-
20.01.       MIETE                       857,13-`, '2.100,41'),
      statement('02', '28', '2.100,41', '             Keine Umsätze', closing),
      statement('03', '31', '2.100,41', `
06.03.       GEHALT                    1.976,31+
22.03.       BAECKER                       4,31-`, '4.072,41'),
    ].join('\n');

    it('is a period of its own, and takes no rows of the next', () => {
      expect(periodsOf(file('2.100,41'))).toEqual([['2026-01-01', 2, true], ['2026-02-01', 0, true], ['2026-03-01', 2, true]]);
    });

    it('is not proved where its two balances differ', () => {
      expect(periodsOf(file('2.180,41')).map(([start, , isReconciled]) => [start, isReconciled])).toEqual([['2026-01-01', true], ['2026-02-01', false]]);
    });
  });

  describe('the period', () => {
    const daysOf = (head: string) => {
      const { startDate, endDate } = readStatement(`
${head}
Account 0987654321                     Opening balance 100.00
Date          Description                Amount      Balance
12/01/2026    SALARY                      50.00       150.00
28/01/2026    RENT                       -30.00       120.00`).period;
      return [startDate?.value, endDate?.value];
    };

    it('is the month that a label names', () => {
      expect(daysOf('PERIODE : JANUARI 2026')).toEqual(['2026-01-01', '2026-01-31']);
      expect(daysOf('Printed: January 2026')).toEqual(['2026-01-12', '2026-01-28']);
    });

    it('stands behind another day of the same line', () => {
      expect(daysOf('Statement as at 31 Jan 2026   01 Jan 2026 to 31 Jan 2026')).toEqual(['2026-01-01', '2026-01-31']);
    });

    it('has its days in either order where the page is read from the right', () => {
      expect(daysOf('תקופה: 31/01/2026 - 02/01/2026')).toEqual(['2026-01-02', '2026-01-31']);
      expect(daysOf('Period: 31/01/2026 - 02/01/2026')).toEqual(['2026-01-12', '2026-01-28']);
    });
  });

  it('the day of an entry and that of its balance are no period', () => {
    const { badges } = readPeriods(`
Livret A no 40017700311 en euros
Date       Opération                       Débit      Crédit
01.01.25   SOLDE AU 31.12.24                         100,00
09.01.25   RETRAIT                         10,00
20.06.25   VERSEMENT                                  50,00
           TOTAUX                          10,00      50,00
31.12.25   SOLDE AU 31.12.25                         140,00
`);
    expect(badges).toEqual([true]);
  });

  it('a period whose days stand in a second calendar, too', () => {
    const [account] = understandText(`
A/C No: 0411010001234567
From 2025-12-16 (2082-09-01 BS) To 2026-01-14 (2082-09-30 BS)
Date         Particulars            Debit      Credit      Balance
             Balance B/F                                    500.00
2025-12-18   Corner shop            10.00                   490.00
`).accounts;
    expect([account!.periods[0]!.startDate?.value, account!.periods[0]!.endDate?.value]).toEqual(['2025-12-16', '2026-01-14']);
  });

  it('a first row that looks like a period is a row, where the second day lies before the first', () => {
    const statement = `
Fjordens Sparekasse   Kontonummer 6843-6666937
Periode 01.08.2022 - 31.08.2022

              Visa køb Tank Nord
02.08.2022    Den 31.07.2022            -1.035,72         44.566,66
02.08.2022    Kontanthævning Køge       -1.550,00         43.016,66
04.08.2022    Overførsel                -7.365,00         35.651,66
08.08.2022    Refusion                     559,65         36.211,31
08.08.2022    Indsætning                11.107,00         47.318,31`;
    const { badges, rowLists } = readStatement(statement);
    expect(badges).toEqual([true]);
    expect(rowLists[0]).toHaveLength(5);
  });

  it('the days of a period under their labels, and behind labels in two languages', () => {
    const periodOf = (head: string) => {
      const { startDate, endDate } = readStatement(`
Account Number 00000000000000
${head}
Opening Balance 737.01
Date            Description             Amount     Balance
08 Jan 2026     Received              42,500.00    43,237.01
09 Jan 2026     Charges                  -43.00    43,194.01
`).account.periods[0]!;
      return [startDate?.value, endDate?.value];
    };
    expect(periodOf('Currency         From Date         To Date\nPakistan Rupee   01 Jan 2026       31 Jan 2026')).toEqual(['2026-01-01', '2026-01-31']);
    expect(periodOf('Từ ngày/From date: 01/01/2026 Đến ngày/To date: 31/01/2026')).toEqual(['2026-01-01', '2026-01-31']);
  });

  it('a period of days of one month in words, and no notice', () => {
    const daysOf = (head: string) => readPeriods(`
${head}
Fecha        Descripción             Valor      Saldo
02-01-2026   Transferencia          -10,00      90,00
05-01-2026   Pago                    30,00     120,00
`).days;
    expect(daysOf('Periodo: Del 1 al 31 de enero de 2026')).toEqual([['2026-01-01', '2026-01-31']]);
    expect(daysOf('Relevé du 1er au 31 janvier 2026')).toEqual([['2026-01-01', '2026-01-31']]);
    expect(daysOf('Cerramos los días del 24 al 26 de diciembre de 2025')).toEqual([['2026-01-02', '2026-01-05']]);
  });

  it('both days of the period behind labels of different length that begin at one edge', () => {
    const rows = `
Date         Description            Amount      Balance
03/01/2026   Shop                   -10.00        90.00
05/01/2026   Pay                     30.00       120.00
`;
    expect(readPeriods(`
12 HIGH STREET              From Date: 01/01/2026
LONDON                      To Date: 31/01/2026
${rows}`).days).toEqual([['2026-01-01', '2026-01-31']]);
  });

  describe('a statement of a month in figures', () => {
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

    it('reads a period that is a month in figures', () => {
      for (const period of ['Período do extrato   01 / 2026', 'Período: 01/2026', 'Período do    01 / 2026']) expect(readPeriods(lot(period)).days).toEqual([['2026-01-01', '2026-01-31']]);
    });

    it('takes no title above them for the first of the headings, nor numbers of lots and branches for texts', () => {
      const texts = (text: string): string[] => understandText(text).accounts[0]!.periods[0]!.rows.map(({ description }) => description.value);
      expect(texts(lot('Extrato'))).toEqual(['821 Pix - Recebido\n02/01 16:32 NAIR MOURA', '144 Pix - Enviado\n04/01 19:35 NAIR MOURA']);
    });
  });

  it('the days on which a bill opens and closes, and figures whose signs stand in a column of their own before them', () => {
    const { accounts } = understandText(`
January 2026 Statement
Open Date: 12/18/2025 Closing Date: 01/16/2026                     Account Ending in: 4421
Activity Summary
Previous Balance              +     $500.00
Payments                      -     $500.00CR
Purchases                     +     $300.00
New Balance                   =     $300.00
Minimum Payment Due                  $30.00
Payment Due Date                 02/11/2026

Post   Trans
Date   Date   Ref #   Transaction Description                       Amount
01/05  01/05  1234    PAYMENT THANK YOU                            $500.00CR
12/23  12/22  4411    FUEL ROCHESTER MN                            $100.00
01/10  01/09  4412    MARKET ROCHESTER MN                          $200.00
`);
    const [period] = accounts[0]!.periods;
    expect([period!.startDate?.value, period!.endDate?.value]).toEqual(['2025-12-18', '2026-01-16']);
    expect([period!.facts?.payments?.value, period!.facts?.purchases?.value]).toEqual([50_000, 30_000]);
    expect(period!.isReconciled).toBe(true);
  });

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

  const rows = `
Date         Description            Amount      Balance
05/01/2026   Maple Bakery           -20.00       980.00
17/01/2026   Salary                 100.00     1,080.00
18/01/2026   Kiosk                  -30.00     1,050.00
`;

  describe('holders', () => {
    it.each(['Statement Date: 31/01/2026', 'TARIKH PENYATA / STATEMENT DATE : 31/01/2026', 'Fecha de corte: 31/01/2026'])('"%s" ends the statement', (head) => {
      expect(understandText(`${head}\n${rows}`).accounts[0]!.periods[0]!.endDate?.value).toBe('2026-01-31');
    });
  });

  it('the day of printing does not end the statement', () => {
    expect(understandText(`Printed on: 31/01/2026\n${rows}`).accounts[0]!.periods[0]!.endDate?.value).toBe('2026-01-18');
  });

  it('a period whose days are joined by a dash, and a title with a sign for "and"', () => {
    const { document, rowLists, badges } = readStatement(`
Statement Period:   Dec 05 2024-Jan 04 2025
Previous Balance                  1,000.00
Withdrawals                         120.00    -
Deposits & Additions                300.00    +
Current Balance                   1,180.00    =

Withdrawals
Date         Amount       Description
12/14         60.00       PHARMACY
01/02         30.00       GROCER
01/03         22.00       FERRY
01/03          8.00       BOOKS

Deposits & Additions
Date         Amount       Description
12/06        200.00       PAYROLL
01/03        100.00       PAYROLL
`);
    expect(document.accounts[0]!.periods[0]).toMatchObject({ startDate: { value: '2024-12-05' }, endDate: { value: '2025-01-04' } });
    expect(rowLists.flat().map(([, amount]) => amount)).toEqual(['-60.00', '-30.00', '-22.00', '-8.00', '200.00', '100.00']);
    expect(badges).toEqual([true]);
  });

  it('rows dated long after the printed end of their period keep the badge back, though every figure agrees', () => {
    const page = (last: string): string => `
Statement of account 12345678    01/05/2026 - 31/05/2026
Date         Details                    Amount        Balance
             Opening balance                         2,000.00
03/05/2026   COFFEE                     -50.25       1,949.75
04/05/2026   SALARY                   2,400.00       4,349.75
${last}   RENT                    -1,100.50       3,249.25
             Closing balance                         3,249.25
`;
    expect(readStatement(page('30/05/2026')).verdicts).toEqual(['reconciled']);
    expect(readStatement(page('24/07/2026')).verdicts).toEqual(['unknown']);
  });

  it('the two days of a row whose figures are not to be read begin no other period', () => {
    const { periods } = readStatement(`
Account 12345678    Period 01.05.2026 to 31.05.2026
Value        Booked       Details                       Amount     Balance
                          Closing balance                           990.00
27.05.2026   29.05.2026   TRANSFER TO PETER             -50.00      990.00
28.05.2026   29.05.2026   PAYMENT TO ENERGY
27.05.2026   28.05.2026   TRANSFER TO PAUL              -40.00    1,090.00
27.05.2026   27.05.2026   SALARY                        100.00    1,130.00
                          Opening balance                         1,030.00`);
    expect(periods.map(({ startDate, endDate, isReconciled }) => [startDate?.value, endDate?.value, isReconciled])).toEqual([['2026-05-01', '2026-05-31', false]]);
  });

  it('first and last day of a month with one name and year are a period', () => {
    const { period } = readStatement(`
Statement Period   January 1-31, 2026
Opening balance 100.00
Date      Description       Amount   Balance
01/05     Deposit            10.00    110.00
01/09     Fee                -5.00    105.00`);
    expect([period.startDate?.value, period.endDate?.value]).toEqual(['2026-01-01', '2026-01-31']);
  });

  it('the period of another statement directly below the last row is no text of it', () => {
    const { days, badges, lists } = readStatement(`
Account Number: 5524845807
Currency: NGN
Period: 01/02/2026 to 28/02/2026
Opening Balance                     1,000.00
Total Debit                           150.00
Total Credit                          200.00
Closing Balance                     1,050.00
Narration                                       Dr/Cr           Amount (NGN)      Balance
Wednesday, 04 February 2026
ATM WITHDRAWAL High St                          Debit                 150.00       850.00
Saturday, 28 February 2026
REFUND Marlow                                   Credit                200.00     1,050.00
Period: 01/03/2026 to 31/03/2026
Opening Balance                     1,050.00
Total Debit                           100.00
Total Credit                           80.00
Closing Balance                     1,030.00
Narration                                       Dr/Cr           Amount (NGN)      Balance
Monday, 02 March 2026
REFUND Marlow Hardware                          Credit                 80.00     1,130.00
Sunday, 29 March 2026
CARD PURCHASE                                   Debit                 100.00     1,030.00
`);
    expect(days).toEqual([['2026-02-01', '2026-02-28'], ['2026-03-01', '2026-03-31']]);
    expect(badges).toEqual([true, true]);
    expect(lists[0]!.at(-1)!.description).toBe('REFUND Marlow');
  });

  it('a misprinted year of the period is none of the Buddhist era (wrong badge: all rows were of 1983)', () => {
    const text = (period: string, year = ''): string => `
Account number 75441591
Statement period ${period}
Opening balance  2,420.53        Closing balance  3,321.56
Date          Description                       Amount
10/04${year}         PHARMACY                         +768.30
10/06${year}         FEE                            -2,085.90
10/16${year}         CASH DEPOSIT                   +2,218.63`;
    const days = ['2026-10-04', '2026-10-06', '2026-10-16'];
    const read = (page: string) => readPeriods(page);
    expect(read(text('10/01/2026 - 10/31/2026'))).toMatchObject({ badges: [true], rows: [days.map((day) => [day, expect.anything()])] });
    expect(read(text('10/01/2026 - 10/31/2526')).badges).toEqual([false]);
    expect(read(text('10/01/2526 - 10/31/2026', '/26'))).toMatchObject({ badges: [true], rows: [days.map((day) => [day, expect.anything()])] });
    expect(read(text('10/01/2569 - 10/31/2569', '/69'))).toMatchObject({ badges: [true], rows: [days.map((day) => [day, expect.anything()])] });
  });
});
