// What an eleventh first contact, with designs of which each has its own structure, brought up, in its smallest form.
import { describe, expect, it } from 'vitest';
import { readPeriods } from './testing/documentOfText.js';

describe('eleventh first contact', () => {
  const roll = (balance: string): string => `
FENLAND BUILDING SOCIETY
ACCOUNT 33221144   GBP
PRINTED 21/03/2026 09:14
BAL B/F                              396.97

02/03/26 19:16 DD OCTOPUS
                     -105.74         291.23

06/03/26 09:40 CASH IN
                     +411.99         703.22

07/03/26 19:43 FPS CREDIT
                      +87.38         ${balance}

10/03/26 11:28 DD OCTOPUS
                      -10.00         780.60

11/03/26 10:14 FPS CREDIT
                      +10.00         790.60

13/03/26 18:07 CASH IN
                     +292.72       1,083.32
BALANCE                            1,083.32
`;

  it('texts that come twice on one day of the week are no weekdays', () => {
    expect(readPeriods(roll('790.60'))).toMatchObject({ rows: [[['2026-03-02', -10_574], ['2026-03-06', 41_199], ['2026-03-07', 8738], ['2026-03-10', -1000], ['2026-03-11', 1000], ['2026-03-13', 29_272]]], badges: [true] });
    expect(readPeriods(roll('796.00')).badges).toEqual([false]);
  });

  const signs = (mark: (whole: string, cents: string) => string, balance = ['1.471', '06']): string => `
Conta 0003 0000 4547 0691   01-01-2026 a 31-01-2026
Data          Descritivo             Débito         Crédito         Saldo
              Saldo anterior                                    ${mark('2.346', '02')}
03-01-2026    Levantamento         ${mark('971', '06')}                     ${mark('1.374', '96')}
05-01-2026    Depósito                              ${mark('96', '10')}       ${mark(balance[0]!, balance[1]!)}
09-01-2026    Compra             ${mark('1.000', '06')}                       ${mark('471', '00')}
              Saldo final                                         ${mark('471', '00')}
`;

  it('the sign of the currency, or a raised comma, in place of the mark of decimals', () => {
    for (const sign of ['$', '€', "'", '’']) {
      const text = (balance?: string[]): string => signs((whole, cents) => `${whole}${sign}${cents}`, balance);
      expect(readPeriods(text())).toMatchObject({ rows: [[['2026-01-03', -97_106], ['2026-01-05', 9610], ['2026-01-09', -100_006]]], badges: [true], bounds: [[234_602, 47_100]] });
      expect(readPeriods(text(['1.741', '06'])).badges).toEqual([false]);
    }
  });

  const francs = (balance: string): string => `
Konto 11-2233-4   CHF   01.02.2026 - 28.02.2026
Datum         Text              Belastung    Gutschrift         Saldo
              Anfangssaldo                                  1'200.--
03.02.2026    Coop                   50.–                      1'150.–
05.02.2026    Vergütung                           300.25       ${balance}
09.02.2026    Miete               1'000.–                      450.25
              Schlusssaldo                                     450.25
`;

  it('a dash in place of the decimals of whole sums', () => {
    expect(readPeriods(francs("1'450.25"))).toMatchObject({ rows: [[['2026-02-03', -5000], ['2026-02-05', 30_025], ['2026-02-09', -100_000]]], badges: [true], bounds: [[120_000, 45_025]] });
    expect(readPeriods(francs("1'540.25")).badges).toEqual([false]);
  });

  it('a triangle before what is less than nothing, as in Japan', () => {
    const text = (balance: string): string => `
口座番号 7700123   2026年2月1日 ～ 2026年2月28日
取引日          摘要                 金額             残高
                繰越残高                           50,000
2026/02/01      仕入支払        △111,000        △61,000
2026/02/05      売上入金          91,500          ${balance}
2026/02/09      手数料              △500          30,000
                差引残高                           30,000
`;
    expect(readPeriods(text('30,500'))).toMatchObject({ rows: [[['2026-02-01', -111_000], ['2026-02-05', 91_500], ['2026-02-09', -500]]], badges: [true] });
    expect(readPeriods(text('35,000')).badges).toEqual([false]);
  });

  it('months in Roman figures', () => {
    const text = (day: (day: number) => string, amount = '300'): string => `
Számla 11773016-01234567   HUF   ${day(1)} - ${day(31)}
Nyitó egyenleg   1 000        Záró egyenleg   1 150
Könyvelés         Megnevezés                     Összeg
${day(2)}      Készpénzfelvét                   -50
${day(5)}      Munkabér                         ${amount}
${day(31)}     Díj                             -100
`;
    for (const day of [(n: number) => `2026. III. ${n}.`, (n: number) => `${n}.III.2026`, (n: number) => `${String(n).padStart(2, '0')}-III-26`, (n: number) => `${n} III 2026`]) {
      expect(readPeriods(text(day))).toMatchObject({ rows: [[['2026-03-02', -50], ['2026-03-05', 300], ['2026-03-31', -100]]], badges: [true] });
      expect(readPeriods(text(day, '330')).badges).toEqual([false]);
    }
  });

  it('the day above its month, nearer to it than to the row below', () => {
    const text = (amount: string): string => `
Savings account 50100233445566   10 Dec 2025 to 20 Jan 2026   GBP
Balance on 10 Dec 2025                  4,139.68

10     Salary credit                   + 9,214.30
DEC    NEFT Infotech
14     UPI to Swiggy                   - ${amount}
DEC    swiggy
03     Rent                            - 1,000.00
JAN    IMPS 4471

Balance on 20 Jan 2026                 11,678.21
`;
    expect(readPeriods(text('675.77'))).toMatchObject({ rows: [[['2025-12-10', 921_430], ['2025-12-14', -67_577], ['2026-01-03', -100_000]]], badges: [true] });
    expect(readPeriods(text('657.77')).badges).toEqual([false]);
  });

  it('nothing but the balance before each row', () => {
    const text = (balance: string, amounts = ['-296,96', '2 276,52', '-263,62', '-335,42']): string => `
Conta 0008 0000 1122 3344   MZN   de 01/02/2026 a 28/02/2026
Data          Descrição           Saldo antes     Movimento
01/02/2026    Compra POS             1 811,50     ${amounts[0]}
02/02/2026    Salário                1 514,54     ${amounts[1]}
03/02/2026    Compra POS             ${balance}     ${amounts[2]}
04/02/2026    Levantamento           3 527,44     ${amounts[3]}
              Saldo em 28/02/2026    3 192,02
`;
    expect(readPeriods(text('3 791,06'))).toMatchObject({ rows: [[['2026-02-01', -29_696], ['2026-02-02', 227_652], ['2026-02-03', -26_362], ['2026-02-04', -33_542]]], badges: [true], bounds: [[181_150, 319_202]] });
    expect(readPeriods(text('3 971,06')).badges).toEqual([false]);
  });

  it('what each side comes to so far, in columns beside both', () => {
    const text = (sum: string): string => `
Extrait du 01/03/2026 au 31/03/2026   BE68 5390 0754 7034   EUR
Ancien solde   3.457,14        Nouveau solde   5.094,00
Date          Libellé              Débit      Crédit     Cumul débit   Cumul crédit
04/03/2026    Domiciliation       111,83                      111,83           0,00
04/03/2026    Domiciliation       246,89                      358,72           0,00
06/03/2026    Versement                     1.539,24          358,72       1.539,24
07/03/2026    Frais               535,80                      894,52       1.539,24
09/03/2026    Virement                        992,14          894,52       ${sum}
`;
    expect(readPeriods(text('2.531,38'))).toMatchObject({ rows: [[['2026-03-04', -11_183], ['2026-03-04', -24_689], ['2026-03-06', 153_924], ['2026-03-07', -53_580], ['2026-03-09', 99_214]]], badges: [true] });
    expect(readPeriods(text('2.351,38')).badges).toEqual([false]);
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

  it('units, prices and taxes of a card for fuel, in columns that nobody knows', () => {
    const text = (amount: string): string => `
Brændstofkort konto 7002 1144 0033   Periode 01.02.2026 - 28.02.2026   DKK
Forrige saldo             947,06
Indbetalinger            -947,06
Saldo til betaling      1.236,04
Dato          Vare                 Liter        Pris       Netto      Moms       Beløb
10.02.2026    Indbetaling                                                      -947,06
10.02.2026    Diesel Kolding       31,15     11,2966      281,51     70,38      351,89
11.02.2026    Blyfri 95            46,37     10,0023      371,04     92,76      463,80
18.02.2026    Diesel Aarhus        39,13     10,7424      336,28     84,07      ${amount}
`;
    expect(readPeriods(text('420,35'))).toMatchObject({ rows: [[['2026-02-10', 94_706], ['2026-02-10', -35_189], ['2026-02-11', -46_380], ['2026-02-18', -42_035]]], badges: [true] });
    expect(readPeriods(text('402,35')).badges).toEqual([false]);
  });

  const pageOf = (number: string, rows: string): string => `
Murray River Bank
BSB 062-000   Account number ${number}   1 Jan 2026 to 31 Jan 2026
Date           Transaction            Debit      Credit       Balance
${rows}`;

  it('pages of two accounts in turn', () => {
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

  it('figures of the year beside those of the period', () => {
    const text = (deposits: string): string => `
Account 224410-7   March 1, 2026 - March 31, 2026
Account summary                 This period      Year to date
Beginning balance                  1,000.00          2,500.00
Deposits                             ${deposits}          3,100.00
Withdrawals                         -150.00         -4,400.00
Ending balance                     1,200.00          1,200.00
Date       Description                Amount
03/02      Dividend                   350.00
03/09      Bill pay                  -100.00
03/19      Debit card                 -50.00
`;
    expect(readPeriods(text('350.00'))).toMatchObject({ rows: [[['2026-03-02', 35_000], ['2026-03-09', -10_000], ['2026-03-19', -5000]]], badges: [true], bounds: [[100_000, 120_000]] });
    expect(readPeriods(text('530.00')).badges).toEqual([false]);
  });

  it('orders that came to nothing, beside balances that stay what they were', () => {
    const text = (word: string, balance: string): string => `
Account 8031122334   GBP   01/03/2026 - 31/03/2026
Opening balance 1,000.00   Closing balance 720.00
Date          Description          Status            Amount       Balance
01/03/2026    Airtime              Successful        -50.00        950.00
02/03/2026    Transfer             ${word.padEnd(10)}       -344.66        950.00
05/03/2026    Transfer             Successful       -250.00        ${balance}
09/03/2026    Funding              Successful        +70.00        770.00
11/03/2026    Transfer             ${word.padEnd(10)}        -74.79        770.00
12/03/2026    Airtime              Successful        -50.00        720.00
`;
    const rows = [['2026-03-01', -5000], ['2026-03-05', -25_000], ['2026-03-09', 7000], ['2026-03-12', -5000]];
    for (const word of ['Failed', 'Hitilafu']) expect(readPeriods(text(word, '700.00'))).toMatchObject({ rows: [rows], badges: [true] });
    expect(readPeriods(text('Failed', '770.00')).badges).toEqual([false]);
    // Nothing tells them from the others.
    expect(readPeriods(text('Successful', '700.00')).badges).toEqual([false]);
  });

  it('a column for each sort of movement, three of them of one side', () => {
    const text = (cheques: string): string => `
Club account 88112233   EUR   01/01/2026 to 31/03/2026
Date          Details              Lodgements   Cheques   Transfers   Charges    Balance
              Balance forward                                                   1,000.00
02/01/2026    Subscriptions            200.00                                   1,200.00
09/01/2026    Hall                                           150.00             1,050.00
20/01/2026    Quarter                                                     5.00  1,045.00
14/02/2026    Printer                              45.00                        1,000.00
01/03/2026    Coach                                80.00                          920.00
12/03/2026    Raffle                    90.00                                   1,010.00
28/03/2026    Hall                                            60.00               950.00
              Totals                   290.00     ${cheques}      210.00      5.00    950.00
`;
    expect(readPeriods(text('125.00'))).toMatchObject({ rows: [[['2026-01-02', 20_000], ['2026-01-09', -15_000], ['2026-01-20', -500], ['2026-02-14', -4500], ['2026-03-01', -8000], ['2026-03-12', 9000], ['2026-03-28', -6000]]], badges: [true] });
    expect(readPeriods(text('152.00')).badges).toEqual([false]);
  });

  it('an account of an overview between two others, whatever it is called', () => {
    const book = (name: string, opening: string, closing: string): string => `
${name}
Date         Opération               Débit       Crédit
             Solde au 01/01/2025               ${opening}
10 mars      Virement émis           100,00
             Nouveau solde                     ${closing}`;
    const { accounts, badges } = readPeriods(`
Relevé annuel de vos livrets   du 01/01/2025 au 31/12/2025   EUR
Livret                           Numéro              Solde au 31/12/2025
Livret A                         00412 200331                   1 400,00
Livret Développement Durable     00412 200332                   2 900,00
Livret Jeune                     00412 200333                     650,00
${book('Livret A', '1 500,00', '1 400,00')}
${book('Livret Développement Durable', '3 000,00', '2 900,00')}
${book('Livret Jeune', '  750,00', '  650,00')}
`);
    expect(accounts).toEqual(['00412 200331', '00412 200332', '00412 200333']);
    expect(badges).toEqual([true, true, true]);
  });

  it('what stands behind the number of an account at a space is no part of it', () => {
    expect(readPeriods('Account 4410-7782-11 January 1, 2026 - January 31, 2026\nOpening balance 10.00\n01/05/2026 Deposit 5.00\n01/07/2026 Fee -2.00\nClosing balance 13.00').accounts).toEqual(['4410-7782-11']);
    expect(readPeriods('LT12 1000 0111 0100 1000 2026-03-01 - 2026-03-31\nOpening balance 10.00\n2026-03-05 Deposit 5.00\n2026-03-07 Fee -2.00\nClosing balance 13.00').accounts).toEqual(['LT12 1000 0111 0100 1000']);
  });
});
