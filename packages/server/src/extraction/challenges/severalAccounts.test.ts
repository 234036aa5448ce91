// Documents with more than one account, one after the other, side by side or in one table.
import { describe, expect, it } from 'vitest';
import { readPeriods, understandText } from '../testing/documentOfText.js';
import { readStatement } from '../testing/readStatement.js';

describe('several accounts', () => {
  it('the same days once more, from another balance, are another account, although nobody knows what its number is called', () => {
    const document = understandText(`
Extracto
FOLIO 6735777411
Periodo 1 de agosto de 2024 - 28 de agosto de 2024
Saldo inicial                              Saldo al corte
100.00                                     130.00
14/ago     Ingreso                                  +50.00      150.00
19/ago     Compra                                   -20.00      130.00
FOLIO 6735777419
Periodo 1 de agosto de 2024 - 28 de agosto de 2024
Saldo inicial                              Saldo al corte
900.00                                     870.00
16/ago     Ingreso                                  +10.00      910.00
23/ago     Compra                                   -40.00      870.00`);
    expect(document.accounts.map(({ periods }) => periods.map(({ startBalance, rows }) => [startBalance!.value, rows.length]))).toEqual([[[10000, 2]], [[90000, 2]]]);
  });

  it('rows of a second account in columns of their own are left out, and the badge waits', () => {
    const text = `
Member statement   Member number 20417   EUR
Period 01/01/2026 to 31/03/2026
                                           SHARES                          LOAN
Date        Details             Paid in   Paid out   Share balance   Repaid   Loan balance
            Balance forward                               1,003.37              6,755.83
05/01/2026  Lodgement             29.28                   1,032.65
07/01/2026  Payroll deduction     62.22                   1,094.87    145.39    6,610.44
12/02/2026  Withdrawal                      122.85          972.02
12/02/2026  Loan repayment                                             86.01    6,524.43
14/02/2026  Payroll deduction     39.13                   1,011.15     82.12    6,442.31
`;
    expect(readPeriods(text).badges).toEqual([false]);
  });

  it('several accounts in columns of one table', () => {
    const text = (amount: string): string => `
Banco del Norte   Estado integrado   01/01/2026 al 31/01/2026   MXN
Fecha         Concepto                 Cuenta 001-4410    Cuenta 002-4410
              Saldo inicial                   1,000.00           2,000.00
03/01/2026    Cheque                            -300.00
06/01/2026    Depósito                                              57.59
10/01/2026    Traspaso                          -230.00             230.00
11/01/2026    Pago                                               ${amount}
14/01/2026    Depósito                            30.00
              Saldo final                       500.00            2,237.59
`;
    const own = [['2026-01-03', -30_000], ['2026-01-10', -23_000], ['2026-01-14', 3000]];
    expect(readPeriods(text('-50.00'))).toMatchObject({ rows: [own, [['2026-01-06', 5759], ['2026-01-10', 23_000], ['2026-01-11', -5000]]], badges: [true, true], bounds: [[100_000, 50_000], [200_000, 223_759]] });
    expect(readPeriods(text('-90.00')).badges).toEqual([true, false]);
  });

  it('more rows in a column that is left aside than in that of the amounts', () => {
    const text = (others: string): string => `
Banco del Norte   Cuenta 001-4410   01/01/2026 al 31/01/2026   MXN
Fecha         Concepto                   Corriente            Mercado
              Saldo inicial               1,000.00
03/01/2026    Cheque                       -300.00
10/01/2026    Pago                         -230.00
14/01/2026    Depósito                       30.00
${others}
              Saldo final                   500.00
`;
    const row = (day: string): string => `${day}/01/2026    Cheque                                           -41.${day}`;
    expect(readPeriods(text(row('16'))).badges).toEqual([true]);
    expect(readPeriods(text(['16', '18', '20', '22'].map(row).join('\n'))).badges).toEqual([false]);
  });

  it('pages of two accounts in turn', () => {
    const pageOf = (number: string, rows: string): string => `
Murray River Bank
BSB 062-000   Account number ${number}   1 Jan 2026 to 31 Jan 2026
Date           Transaction            Debit      Credit       Balance
${rows}`;
    const pages = (balance: string): string => [
      pageOf('1122 3344', '               Opening balance                             1,000.00\n02 Jan 2026    Opal                   100.00                    900.00\n05 Jan 2026    Salary                            500.00     1,400.00'),
      pageOf('1122 3399', '               Opening balance                             2,000.00\n03 Jan 2026    Rent                   300.00                  1,700.00\n06 Jan 2026    Fee                     10.00                  1,690.00'),
      pageOf('1122 3344', `12 Jan 2026    Opal                    40.00                  ${balance}\n15 Jan 2026    Woolworths              60.00                  1,300.00\n               Closing balance                             1,300.00`),
      pageOf('1122 3399', '19 Jan 2026    Transfer                          110.00     1,800.00\n25 Jan 2026    Rent                   300.00                  1,500.00\n               Closing balance                             1,500.00'),
    ].join('\n\f');
    expect(readPeriods(pages('1,360.00'))).toMatchObject({
      rows: [[['2026-01-02', -10_000], ['2026-01-05', 50_000], ['2026-01-12', -4000], ['2026-01-15', -6000]], [['2026-01-03', -30_000], ['2026-01-06', -1000], ['2026-01-19', 11_000], ['2026-01-25', -30_000]]],
      badges: [true, true],
      bounds: [[100_000, 130_000], [200_000, 150_000]],
    });
    expect(readPeriods(pages('1,630.00')).badges).toEqual([false, true]);
  });

  it('pots below the account, each with its balances behind its rows', () => {
    const text = (paid: string, old: string): string => `
Kontoauszug   IBAN: DE33 1001 1001 2620 7788 12   01.03.2026 bis 31.03.2026
Hauptkonto
Beschreibung               Verbuchungsdatum      Betrag
REWE Markt                 03.03.2026           -45,39€
An Space Urlaub            04.03.2026          -${paid}€
Lohn                       27.03.2026          +100,00€
Zusammenfassung
Dein alter Kontostand           +1.000,00€
Ausgehende Transaktionen           -75,39€
Eingehende Transaktionen          +100,00€
Dein neuer Kontostand           +1.024,61€

Space Urlaub
Beschreibung               Verbuchungsdatum      Betrag
Von Hauptkonto             04.03.2026          +${paid}€
Zusammenfassung
Dein alter Kontostand             ${old}€
Ausgehende Transaktionen            +0,00€
Eingehende Transaktionen           +30,00€
Dein neuer Kontostand             +130,00€`;
    expect(readStatement(text('30,00', '+100,00'))).toMatchObject({ badges: [true, true], periods: [{ startBalance: { value: 100000 } }, { startBalance: { value: 10000 } }], rowLists: [[['2026-03-03', '-45.39'], ['2026-03-04', '-30.00'], ['2026-03-27', '100.00']], [['2026-03-04', '30.00']]] });
    expect(readStatement(text('30,00', '+110,00')).badges).not.toContain(true);
  });

  it('a pot below the account, newest rows first, whose balance stands in the column of balances over its headings', () => {
    const text = (pot: string): string => `
Personal Account statement      01/03/2024 - 31/03/2024
Account number: 44712233                                     £150.00
                                            Personal Account balance
Date          Description              (GBP) Amount    (GBP) Balance
28/03/2024    CORNER GROCER                  -10.00           150.00
20/03/2024    Transfer to pot                -40.00           160.00
11/03/2024    SALARY                         120.00           200.00
02/03/2024    RAILWAY TICKETS                -20.00            80.00
Pot statement
Pot name: Holiday
Pot type: Regular                                            ${pot}
                                                         Pot balance
Date          Description              (GBP) Amount    (GBP) Balance
29/03/2024    Withdrawal from pot            -15.00           325.00
20/03/2024    Transfer to pot                 40.00           340.00
05/03/2024    Transfer to pot                 25.00           300.00`;
    expect(readPeriods(text('£325.00'))).toMatchObject({ badges: [true, true], bounds: [[10_000, 15_000], [27_500, 32_500]] });
    expect(readPeriods(text('£395.00')).badges).not.toEqual([true, true]);
  });

  it('one table for accounts named in its own language', () => {
    expect(readPeriods(`
Sąskaitų išrašas 2026-03-01 – 2026-03-31
Sąskaita                    Valiuta     Likutis pradžioje    Apyvarta debetas    Apyvarta kreditas    Likutis pabaigoje
LT12 7044 0060 0000 0011    EUR                    100,00               30,00                50,00               120,00
LT12 7044 0060 0000 0022    USD                    200,00               45,00                 0,00               155,00
Data           Sąskaita                    Mokėtojas / Gavėjas    Paskirtis          D/K        Suma
2026-03-02     LT12 7044 0060 0000 0011    UAB Lapas              Prekės             D         10,00
2026-03-03     LT12 7044 0060 0000 0022    UAB Lapas              Prekės             D         45,00
2026-03-04     LT12 7044 0060 0000 0011    MB Namai               Atlygis            K         50,00
2026-03-05     LT12 7044 0060 0000 0011    UAB Lapas              Prekės             D         20,00
`)).toMatchObject({ rows: [[['2026-03-02', -1_000], ['2026-03-04', 5_000], ['2026-03-05', -2_000]], [['2026-03-03', -4_500]]], badges: [true, true] });
  });

  it('accounts of those who were paid part no rows', () => {
    expect(readPeriods(`
Konto väljavõte 01.03.2026 - 31.03.2026       Konto EE901122334455667788
Kuupäev        Tili                    Selgitus              Deebet     Kreedit
01.03.2026                             Algsaldo                          100.00
02.03.2026     EE111000200030004000    Üür                    10.00
03.03.2026     EE222000200030004000    Palk                               50.00
04.03.2026     EE111000200030004000    Üür                    10.00
05.03.2026     EE111000200030004000    Üür                    15.00
31.03.2026                             Lõppsaldo                         115.00
`)).toMatchObject({ rows: [[['2026-03-02', -1_000], ['2026-03-03', 5_000], ['2026-03-04', -1_000], ['2026-03-05', -1_500]]], badges: [true] });
  });

  it('another balance brought forward under headings of its own is that of another account', () => {
    const second = (opening: string) => `
Période du 1er septembre au 30 septembre 2025
EOP Compte courant
Date        Description         Retrait      Dépôt       Solde
            Solde reporté                               100,00
3 sep       Achat                 10,00                  90,00
4 sep       Achat                 20,00                  70,00

ES1 Épargne stable
Date        Description              Retrait      Dépôt       Solde
            Solde reporté                                   ${opening}
5 sep       Virement                             50,00       550,00
9 sep       Virement                             25,00       575,00
9 sep       Virement                 75,00                   500,00
`;
    expect(readStatement(second('500,00')).document.accounts.map(({ periods }) => periods.map(({ isReconciled, rows }) => [isReconciled, rows.length]))).toEqual([[[true, 2]], [[true, 3]]]);
    expect(readStatement(second('501,00')).document.accounts.flatMap(({ periods }) => periods.map(({ isReconciled }) => isReconciled))).toEqual([false]);
  });

  it('a loan under a name and headings of its own, on the page after the account', () => {
    const { accounts } = understandText(`
RELEVÉ DE COMPTE     Du 1 juin 2026 au 30 juin 2026
COMPTE D'ÉPARGNE AVEC OPÉRATIONS (EOP)
Date      Code    Description               Frais      Retrait      Dépôt       Solde
                  Solde reporté                                                100,00
2 JUN     ACH     TIM HORTONS                            10,00                  90,00
12 JUN    DI      VILLE DE LAVAL                                    50,00      140,00
30 JUN    ACH     PHARMAPRIX                             20,00                 120,00
PRÊT HYPOTHÉCAIRE (PR 1)
\fTaux d'intérêt annuel : 4,790 %
Date      Description               Versement      Intérêt      Capital       Solde
          Solde reporté                                                     9 100,00
5 JUN     Remboursement                500,00       201,00       299,00     8 801,00
19 JUN    Remboursement                500,00       190,00       310,00     8 491,00`);
    expect(accounts.map(({ periods: [period] }) => [period!.rows.length, period!.startBalance?.value, period!.endBalance?.value, period!.isReconciled])).toEqual([[3, 10_000, 12_000, true], [2, -910_000, -849_100, true]]);
  });

  it('two accounts side by side in one table, each with a running balance', () => {
    const twins = (last: string): string => `
Wallet statement 01/03/2026 - 31/03/2026
Date           Details             Amount KHR    Balance KHR    Amount USD    Balance USD
               Opening balance                       500,432                     1,253.67
02/03/2026     Withdraw               -16,200        484,232
02/03/2026     Card                                                -343.88         909.79
03/03/2026     Salary                                               275.95       1,185.74
11/03/2026     Cash in                232,800        717,032
12/03/2026     Withdraw               -46,500        670,532
12/03/2026     Card                                                -185.74       1,000.00
13/03/2026     QR pay                 -34,800        635,732
14/03/2026     QR pay                 -35,732        ${last}
15/03/2026     Cash in                100,000        700,000
16/03/2026     QR pay                -200,000        500,000
13/03/2026     Card                                                -100.00         900.00
`;
    expect(readPeriods(twins('600,000'))).toMatchObject({
      rows: [
        [['2026-03-02', -1_620_000], ['2026-03-11', 23_280_000], ['2026-03-12', -4_650_000], ['2026-03-13', -3_480_000], ['2026-03-14', -3_573_200], ['2026-03-15', 10_000_000], ['2026-03-16', -20_000_000]],
        [['2026-03-02', -34_388], ['2026-03-03', 27_595], ['2026-03-12', -18_574], ['2026-03-13', -10_000]],
      ],
      badges: [true, true],
    });
    expect(readPeriods(twins('601,000')).badges).toEqual([false, true]);
  });

  it('shares and a loan side by side, where shares come in with every payment (wrong badge: the shares were lost)', () => {
    const member = (paid: string, balance: string): string => `
Member Number: 18842     Statement of Account from 01/01/2025 to 30/06/2025
Date          Details                       Shares     Shares     Shares     Loan       Loan       Loan
                                         Withdrawn     Lodged    Balance     Paid   Interest    Balance
01/01/2025    Balance Forward                                   1,820.45                        4,500.00
03/01/2025    Lodgement Counter                         54.55   1,875.00
09/01/2025    Standing Order                            50.00   1,925.00    ${paid}      12.89     4,421.86
14/01/2025    Lodgement Counter                         75.46   2,000.46
24/01/2025    Standing Order                            50.00   2,050.46    85.19      16.10     4,336.67
29/01/2025    Withdrawal Cash                74.20              1,976.26
02/02/2025    Standing Order                            25.00   ${balance}    73.21      16.60     4,263.46
16/02/2025    Standing Order                            50.00   2,051.26    78.37      10.30     4,185.09
30/06/2025    Balance Carried Forward                           2,051.26                        4,185.09`;
    expect(readPeriods(member('78.14', '2,001.26'))).toMatchObject({ rows: [
      [['2025-01-03', 5455], ['2025-01-09', 5000], ['2025-01-14', 7546], ['2025-01-24', 5000], ['2025-01-29', -7420], ['2025-02-02', 2500], ['2025-02-16', 5000]],
      [['2025-01-09', 7814], ['2025-01-24', 8519], ['2025-02-02', 7321], ['2025-02-16', 7837]],
    ], badges: [true, true] });
    expect(readStatement(member('78.14', '2,001.26')).accounts.map(({ name }) => name)).toEqual([null, 'Loan']);
    expect(readPeriods(member('72.14', '2,001.26')).badges[1]).toBe(false);
    expect(readPeriods(member('78.14', '2,006.26')).badges[0]).toBe(false);
  });

  it('pockets of one wallet mixed in one table, named in a column and listed with their balances', () => {
    const pockets = (end: string): string => `
Loonie Wallet   January 1 - January 31, 2026   CAD
Pocket                    Opening balance   Closing balance
Main                             1,517.44          1,799.56
Travel                             936.25            ${end}

Date        Pocket      Description                  Amount     Pocket balance
Jan 02      Travel      Purchase Esso               -129.97             806.28
Jan 02      Travel      Purchase Tim Hortons         -84.78             721.50
Jan 07      Main        Transfer out                -107.56           1,409.88
Jan 09      Main        Load                         163.32           1,573.20
Jan 11      Travel      Purchase Esso               -168.61             552.89
Jan 11      Main        Load                         368.32           1,941.52
Jan 14      Main        Transfer out                -141.96           1,799.56
Jan 30      Travel      Transfer in                  100.00             652.89
`;
    expect(readPeriods(pockets('652.89'))).toMatchObject({
      rows: [
        [['2026-01-02', -12_997], ['2026-01-02', -8478], ['2026-01-11', -16_861], ['2026-01-30', 10_000]],
        [['2026-01-07', -10_756], ['2026-01-09', 16_332], ['2026-01-11', 36_832], ['2026-01-14', -14_196]],
      ],
      badges: [true, true],
    });
    expect(readPeriods(pockets('625.89')).badges).toEqual([false, true]);
  });

  it('two accounts with their tables beside each other have their own numbers', () => {
    const text = `
Business sweep statement   5 January 2026 to 30 January 2026
Business current account                                       Business deposit account
Sort code 30-11-22  Account number 40112233                    Sort code 30-11-22  Account number 40112241

Date      Details              Paid out   Paid in   Balance    Date      Details              Paid out   Paid in   Balance
          Balance brought forward                    100.00              Balance brought forward                    500.00
06 Jan    Sweep in                          50.00    150.00    06 Jan    Sweep out                50.00             450.00
08 Jan    DD Yorks Water          20.00              130.00    09 Jan    Interest                           1.00    451.00
          Balance carried forward                    130.00              Balance carried forward                    451.00
`;
    expect(readPeriods(text).accounts).toEqual(['40112233', '40112241']);
    expect(readPeriods(text).badges).toEqual([true, true]);
  });

  it.each(['Account Number 447-118822-833', 'Number 447-118822-833'])('another account begins where what is brought forward is of the first day again: %s', (number) => {
    const { document } = readStatement(`
Statement Date 5 Feb 2026
${number}
HKD Savings
Date      Transaction Details          Deposit    Withdrawal    Balance
5 Jan     B/F BALANCE                                            100.00
8 Jan     PAYROLL                       50.00                    150.00
5 Feb     C/F BALANCE                                            150.00

HKD Current
Date      Transaction Details          Deposit    Withdrawal    Balance
5 Jan     B/F BALANCE                                            900.00
9 Jan     RENT                                     200.00        700.00
5 Feb     C/F BALANCE                                            700.00`);
    expect(document.accounts.map(({ periods }) => periods.map(({ endBalance }) => endBalance!.value))).toEqual([[15000], [70000]]);
  });

  it('multiple accounts in sections, each proved by itself', () => {
    const section = (number: string, open: string, amount: string, close: string) => `
Account number ${number}
Date         Description            Amount      Balance
2026-05-01   Opening balance                     ${open}
2026-05-07   PURCHASE               ${amount}      ${close}
2026-05-31   Closing balance                     ${close}
`;
    const { document } = readStatement(`${section('02-1234-5678901', '100.00', '-10.00', ' 90.00')}\n${section('02-1234-9999999', '500.00', '-20.00', '480.00')}`);
    expect(document.accounts.map((account) => [account.number, account.periods[0]!.isReconciled])).toEqual([['02-1234-5678901', true], ['02-1234-9999999', true]]);
  });

  it('multiple accounts in one table', () => {
    const { document } = readStatement(`
Date         Account       Description      Debit     Credit     Balance
2026-05-01   10756256501   COFFEE            5.00                 95.00
2026-05-02   10765776702   SALARY                     50.00      350.00
2026-05-03   10756256501   TEA               4.00                 91.00
2026-05-04   10765776702   RENT            100.00                250.00
2026-05-05   10756256501   CAKE              1.00                 90.00
2026-05-06   10765776702   BOOKS            50.00                200.00`);
    expect(document.accounts.map((account) => [account.number, account.periods[0]!.rows.length, account.periods[0]!.isReconciled])).toEqual([['10756256501', 3, true], ['10765776702', 3, true]]);
  });

  it('contracts for savings, each with its number, over the balances at both ends of a year', () => {
    const { accounts } = understandText(`
Jahreskontoauszug vom 01.01.2025 bis 31.12.2025
Bausparvertrag Nr. 4411223301
Datum        Vorgang                      Soll EUR     Haben EUR
01.01.2025   Guthaben am Jahresanfang                   5.722,70
02.01.2025   Sparbeitrag                                   75,00
31.12.2025   Kontogebühr                     12,00
31.12.2025   Guthaben am Jahresende                     5.785,70
Bausparvertrag Nr. 4411223302
Datum        Vorgang                      Soll EUR     Haben EUR
01.01.2025   Guthaben am Jahresanfang                   7.211,16
02.02.2025   Sparbeitrag                                   50,00
31.12.2025   Kontogebühr                     12,00
31.12.2025   Guthaben am Jahresende                     7.249,16
`);
    expect(accounts.map(({ number, periods }) => [number, ...periods.map(({ rows, isReconciled }) => `${rows.length} ${isReconciled}`)])).toEqual([['4411223301', '2 true'], ['4411223302', '2 true']]);
  });

  it('a number over the opening balance of a second table is none of the rows above, whose account is named otherwise', () => {
    const text = `
Statement of accounts
1 January 2026 to 31 January 2026
Everyday money
Date           Description        Debit      Credit     Balance
1 Jan 2026     Balance forward                           100.00
2 Jan 2026     Corner shop        10.00                   90.00
9 Jan 2026     Corner shop        10.00                   80.00
Savings account 0842139911
Date           Description        Debit      Credit     Balance
1 Jan 2026     Balance forward                           500.00
5 Jan 2026     Transfer                       40.00      540.00
9 Jan 2026     Transfer                       40.00      580.00
`;
    const { accounts, rows } = readPeriods(text);
    expect([accounts.at(-1), rows.map(({ length }) => length), rows.at(-1)![0]![1]]).toEqual(['0842139911', [2, 2], 4000]);
  });

  it('parts of one number are accounts, where some of them have letters only', () => {
    const part = (title: string, balance: string): string => `
${title}
Date           Description        Debit      Credit     Balance
1 Jan 2026     Balance forward                           ${balance}0.00
2 Jan 2026     Corner shop        10.00                   ${Number(balance) - 1}0.00
`;
    const text = `\nStatement of accounts\n1 January 2026 to 31 January 2026\n${part('EOP   EVERYDAY MONEY     084213-EOP', '90')}${part('ES1   STEADY SAVINGS     084213-ES1', '80')}`;
    expect(readPeriods(text).accounts).toEqual(['084213-EOP', '084213-ES1']);
  });

  it('the summary of each account above its rows, with its number beside the one for transfers and its currency behind a label', () => {
    const part = (n: string, sign: string, kind: string): string => `
Tipo      Caja de ahorro                 Saldo Inicial          ${sign} 100,00
Moneda    ${kind}                   Créditos                ${sign} 50,00
CUIT      20577963558                    Débitos                 ${sign} 20,00
Número    741033301257${n}
CBU       211808543455011945029${n}
                                         Saldo Final            ${sign} 130,00
Movimientos
Fecha      Ref          Descripción                   Débito      Crédito        Saldo
03-01-26   4599941514   Proveedor UNO                      -   ${sign} 50,00   ${sign} 150,00
12-01-26   5154234385   Pago de servicios         ${sign} 20,00            -   ${sign} 130,00
`;
    const { accounts } = understandText(`${part('4', '  $', 'Pesos (ARS)')}\f${part('7', 'U$S', 'Dólar (USD)')}`);
    expect(accounts.map(({ number, currency }) => [number, currency])).toEqual([['7410333012574', 'ARS'], ['7410333012577', 'USD']]);
    expect(accounts.map(({ periods }) => periods.map(({ rows }) => rows.map(({ amount }) => amount.value)))).toEqual([[[5_000, -2_000]], [[5_000, -2_000]]]);
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

  it('a current account above a credit card is no card, whatever the bill of the card says', () => {
    const document = understandText(`
Your statement: 1 Mar 2024 to 31 Mar 2024
Sort code 20-11-22   Account number 41234567
Balance brought forward                               500.00
Date      Details                 Paid out   Paid in   Balance
2 Mar     Grocer                     20.00               480.00
5 Mar     Salary                               900.00  1,380.00
9 Mar     Rent                      700.00               680.00
          Balance carried forward                        680.00
Card number 5032 1111 2222 3333
Previous balance                                       £100.00
New balance                                             £85.50
Credit limit                                         £4,500.00
Minimum payment                                         £25.00
Transaction date  Description                   Amount
3 Mar             Cafe                            5.50
8 Mar             Payment received               30.00 CR
12 Mar            Cinema                         10.00
`);
    expect(document.accounts.map(({ number, type, periods }) => [number, type, periods.map(({ isReconciled }) => isReconciled)])).toEqual([['41234567', 'bank', [true]], ['5032 1111 2222 3333', 'card', [true]]]);
  });

  it('amounts without any sign beside a table of the same headings that shows a minus: money in', () => {
    const page = (amount: string): string => `
Statement 01/09/2024 to 30/09/2024
CURRENT ACCOUNT LU28 0019 4006 4475 0000              SAVINGS ACCOUNT LU56 0014 6380 1296 8917
Date    Description             Amount EUR            Date    Description             Amount EUR
        Balance on 31/08/2024       747.15                    Balance on 31/08/2024    14,868.96
01/09   Groceries                   -32.51            07/09   Interest                      8.75
06/09   Wages                     2,022.71            08/09   Transfer                     40.00
24/09   Telephone                   -30.44            15/09   Transfer                     ${amount}
        Balance on 30/09/2024     2,706.91                    Balance on 30/09/2024    14,942.71`;
    expect(readStatement(page('25.00')).verdicts).toEqual(['reconciled', 'reconciled']);
    expect(readStatement(page('23.00')).verdicts).toEqual(['reconciled', 'notReconciled']);
  });

  it('from the newest row down, a closing balance over rows below the opening one begins another account', () => {
    const page = (first: string, second: string): string => `
Banco Jatobá
Período 01/10/2022 a 31/10/2022

${first}
Período 01/10/2022 a 31/10/2022
Data              Histórico                               Valor           Saldo
31/10/2022        Saldo final                                        -40.000,00
31/10/2022        Depósito                             2.651,02 C    -40.000,00
28/10/2022        IOF                                     21,15 D    -42.651,02
25/10/2022        Depósito                             5.980,20 C    -42.629,87
01/10/2022        Saldo inicial                                      -48.610,07
\f${second}
Período 01/10/2022 a 31/10/2022
Data              Histórico                               Valor           Saldo
31/10/2022        Saldo final                                        -40.000,00
31/10/2022        Depósito                             4.999,21 C    -40.000,00
24/10/2022        Débito automático                      641,41 D    -44.999,21
14/10/2022        Débito direto                          591,47 D    -44.357,80
01/10/2022        Saldo inicial                                      -43.766,33`;
    for (const [first, second] of [['Crédito especial 40647-3 BRL', 'Poupança 3199882 - 6 BRL'], ['Crédito especial', 'Poupança']] as const) {
      const { rowLists, badges } = readStatement(page(first, second));
      expect(rowLists.map((rows) => rows.length)).toEqual([3, 3]);
      expect(badges).toEqual([true, true]);
    }
    expect(readStatement(page('Crédito pessoal 40647-3 BRL', 'Poupança 3199882 - 6 BRL')).numbers).toEqual(['40647-3', '3199882 - 6']);
  });
});
