// Accounts told apart by the names and numbers over their tables.
import { describe, expect, it } from 'vitest';
import { understandText } from '../testing/documentOfText.js';
import { readStatement } from '../testing/readStatement.js';

describe('titles of accounts', () => {
  it('the name of a loan, with its rate beside it, where the line was taken for the first of the headings', () => {
    const document = understandText(`
Member Number 123456       07/01/25 - 07/31/25
Share 00 - Savings
Date    Transaction Description                      Amount          Balance
07/01   Beginning Balance                                             500.00
07/15   Deposit                                       50.00           550.00
07/31   Ending Balance                                                550.00
Loan 10 - Car Loan      Annual Percentage Rate 5.990%     Daily Periodic Rate .016411%
Date    Transaction Description     Amount    Principal     Interest      Balance
07/01   Beginning Balance                                               14,822.00
07/05   Payment                    -320.00      -248.11        71.89    14,573.89
07/31   Ending Balance                                                  14,573.89`);
    expect(document.accounts.map(({ name, periods }) => [name, periods.length])).toEqual([[null, 1], ['Loan 10 - Car Loan', 1]]);
  });

  it('accounts whose titles are set alike and numbered alike', () => {
    const { document } = readStatement(`
FREE CHECKING S0075
Date        Description           Amount      Balance
01/03/2024  BALANCE FORWARD                    100.00
04/03/2024  COFFEE                  5.00-       95.00
31/03/2024  ENDING BALANCE                      95.00

HOLIDAY CLUB S0040
Date        Description           Amount      Balance
01/03/2024  BALANCE FORWARD                    300.00
05/03/2024  TRANSFER               50.00       350.00
31/03/2024  ENDING BALANCE                     350.00`);
    expect(document.accounts.map((account) => [account.number, account.periods.length])).toEqual([['S0075', 1], ['S0040', 1]]);
  });

  it('accounts told apart by titles of a name, a number and a currency, whatever the words are', () => {
    const { document } = readStatement(`
Statement   January 1, 2022 - January 31, 2022
Qwfp Saver 8673-7526908 CAD
January 1, 2022 - January 31, 2022
Date          Description               Amount     Balance
01/01/2022    Opening balance                       100.00
14/01/2022    BAKERY                    -10.00       90.00
31/01/2022    Closing balance                        90.00

Xyzzy Plus 6251-5177434 CAD
January 1, 2022 - January 31, 2022
Date          Description               Amount     Balance
01/01/2022    Opening balance                       200.00
15/01/2022    GROCERS                   -30.00      170.00
31/01/2022    Closing balance                       170.00`);
    expect(document.accounts.map(({ number, periods }) => [number, periods[0]!.endBalance?.value])).toEqual([['8673-7526908', 9000], ['6251-5177434', 17000]]);
  });

  it('a table titled as an account of the overview is of its number', () => {
    const table = (name: string, rows: string) => `
${name}
Datum        Vorgang                               Betrag
${rows}`;
    const { accounts } = readStatement(`
Ihre aktuellen Salden     IBAN                              Saldo in EUR
Girokonto                 DE18 2004 1133 0456 7711 00          +450,00
Tagesgeldkonto            DE91 2004 1133 0456 7711 05        +1.100,00
${table('Girokonto', `03.09.2026   Alter Saldo                         +500,00
04.09.2026   Lastschrift                          -50,00
01.10.2026   Neuer Saldo                         +450,00`)}
${table('Tagesgeldkonto', `03.09.2026   Alter Saldo                       +1.000,00
05.09.2026   Gutschrift                          +100,00
01.10.2026   Neuer Saldo                       +1.100,00`)}`);
    expect(accounts.map((account) => [account.number?.replace(/ /g, ''), account.periods[0]!.rows.length, account.periods[0]!.isReconciled])).toEqual([['DE18200411330456771100', 1, true], ['DE91200411330456771105', 1, true]]);
  });

  it('accounts under one member number are told apart by the names over their tables, numbered or not', () => {
    const { document } = readStatement(`
TALL PINES CREDIT UNION     Member Number ****5567
Statement Period 04/01/2025 - 04/30/2025
SHARE SAVINGS - ID 01
Date     Transaction Description        Amount     New Balance
04/01    Beginning Balance                              100.00
04/14    Withdrawal Transfer            -40.00           60.00
04/30    Ending Balance                                  60.00

DRAFT CHECKING - ID 10
Date     Transaction Description        Amount     New Balance
04/01    Beginning Balance                              800.00
04/15    Deposit Transfer                40.00          840.00
04/16    Withdrawal Fuel                -30.00          810.00
04/30    Ending Balance                                 810.00`);
    expect(document.accounts.map(({ periods }) => periods.map((period) => [period.rows.length, period.isReconciled]))).toEqual([[[1, true]], [[2, true]]]);
  });

  it('parts under one member are told apart by their titles, with one period on every page and no row for a title', () => {
    const spool = (page: string): string => `
MEMBER NUMBER 0041773    STATEMENT PERIOD 01/01/2026 THRU 01/31/2026    PAGE ${page}
DATE         DESCRIPTION                        AMOUNT       BALANCE
--------------------------------------------------------------------`;
    const { document, lists } = readStatement(`${spool('1')}
SUFFIX S00  PRIMARY SAVINGS
01/01/2026   PREVIOUS BALANCE                                 100.00
01/07/2026   DEPOSIT                              5.00        105.00
01/09/2026   DEPOSIT                             15.00        120.00
01/31/2026   NEW BALANCE                                      120.00

SUFFIX S10  SHARE DRAFT CHECKING
01/01/2026   PREVIOUS BALANCE                                 300.00
01/02/2026   WITHDRAWAL                          50.00-       250.00
\f${spool('2')}
01/05/2026   WITHDRAWAL                          20.00-       230.00
01/31/2026   NEW BALANCE                                      230.00

SUFFIX C01  CERTIFICATE 12 MO
01/01/2026   PREVIOUS BALANCE                                 900.00
01/31/2026   NEW BALANCE                                      900.00
`);
    expect(lists.map((rows) => rows.map(({ amount }) => amount))).toEqual([['5.00', '15.00'], ['-50.00', '-20.00'], []]);
    expect(document.accounts).toHaveLength(3);
    expect(document.accounts.every(({ periods }) => periods.every(({ isReconciled }) => isReconciled))).toBe(true);
  });

  describe('accounts of one member', () => {
    const MEMBER = (closing: string) => `
Statement Period: 03/22/2025 - 04/21/2025
Account                            Beginning Balance    Withdrawals    Deposits    Ending Balance
Advantage Savings - 3581230011                845.00          50.00      200.00            995.00
Advantage Checking - 3581230022               231.00          30.00      450.00            ${closing}

Deposit Account Activity
Advantage Savings - 3581230011

Deposits
Date         Amount    Description
03/26        200.00    Deposit - Mobile
Withdrawals
Date         Amount    Description
03/29        (50.00)   External Withdrawal OAK ALLIANCE
Deposit Account Activity (continued)
Advantage Checking - 3581230022

Deposits
Date         Amount    Description
04/02        450.00    External Deposit PAYROLL
Withdrawals
Date         Amount    Description
04/07        (30.00)   ATM Withdrawal - PIKE ST
`;

    it('a title at the left that reaches under the descriptions is none of them, and balances are those listed above', () => {
      const { rowLists, badges, numbers } = readStatement(MEMBER('651.00'));
      expect(numbers).toEqual(['3581230011', '3581230022']);
      expect(rowLists).toEqual([[['2025-03-26', '200.00'], ['2025-03-29', '-50.00']], [['2025-04-02', '450.00'], ['2025-04-07', '-30.00']]]);
      expect(badges).toEqual([true, true]);
    });

    it('a listed balance that the rows do not lead to', () => {
      expect(readStatement(MEMBER('657.00')).badges).toEqual([true, false]);
    });
  });

  it('the number of a customer in the title of each page is no account where the first page names another', () => {
    const document = understandText(`
ESTADO DE CUENTA AL 20 DE ENERO DE 2026          CLIENTE: 04471882
CUENTA DE CHEQUES MONEDA NACIONAL
Numero de contrato 70071234567        Periodo del 21 de diciembre del 2025 al 20 de enero del 2026
Saldo Anterior                        $400.00
SALDO AL 20 DE ENERO DE 2026          $370.00
FECHA     CONCEPTO               RETIROS    DEPOSITOS       SALDO
          SALDO ANTERIOR                                   400.00
22 DIC    PAGO DE SERVICIO         20.00                   380.00
24 DIC    PAGO RECIBIDO                         40.00      420.00
\f
ESTADO DE CUENTA AL 20 DE ENERO DE 2026          CLIENTE: 04471882
FECHA     CONCEPTO               RETIROS    DEPOSITOS       SALDO
03 ENE    PAGO DE SERVICIO         30.00                   390.00
09 ENE    PAGO DE SERVICIO         20.00                   370.00
`);
    expect(document.accounts.map(({ number, periods }) => [number, ...periods.map(({ rows, isReconciled }) => [rows.length, isReconciled])])).toEqual([['70071234567', [4, true]]]);
  });
});
