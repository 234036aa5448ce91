// What a day began or ended with, printed among its rows.
import { describe, expect, it } from 'vitest';
import { readPeriods, readRows, understandText } from '../testing/documentOfText.js';
import { readStatement } from '../testing/readStatement.js';

describe('balances of days', () => {
  it('a day heading that shows what the day ended with, newest first', () => {
    const { rows, verdicts } = readStatement(`
Inngående saldo        100,00
Utgående saldo         291,00
3. mai 2026                          Saldo       291,00
   Lønn                                          200,00
2. mai 2026                          Saldo        91,00
   Kaffe                                          -5,00
   Te                                             -4,00`);
    expect(rows).toEqual([['2026-05-03', '200.00'], ['2026-05-02', '-5.00'], ['2026-05-02', '-4.00']]);
    expect(verdicts).toEqual(['reconciled']);
  });

  it('the only balance above the rows, of the day of the last of them, is no opening one', () => {
    const wallet = (day: string): string => `
Monedero Nopal     CLABE 646180144120933105
Total de entradas   $200.00
Total de salidas    $9.00
Saldo al ${day}   $291.00
Monto          Fecha                  Concepto
+$200.00       31 de marzo de 2025    Nomina
-$5.00         12 de marzo de 2025    Cafe
-$4.00         2 de marzo de 2025     Te`;
    const { period } = readStatement(wallet('31 de marzo de 2025'));
    expect([period.startBalance?.value, period.endBalance?.value, period.isReconciled]).toEqual([undefined, 29_100, false]);
    expect(readStatement(wallet('28 de febrero de 2025')).period.startBalance?.value).toBe(29_100);
  });

  it('a day heading that shows what the day ended with, with time running downward', () => {
    expect(readStatement(`
Opening balance        100.00
Closing balance        291.00
2 May 2026                         Balance        91.00
   Coffee                                         -5.00
   Tea                                            -4.00
3 May 2026                         Balance       291.00
   Salary                                        200.00`).verdicts).toEqual(['reconciled']);
  });

  it('a line with the balance of the day over its rows, newest first, and what came before below all', () => {
    const page = (top: string, middle: string): string => `
Conta 18827-3     Período 01/07/2026 até 31/07/2026
saldo em conta     limite da conta
R$ 291,00          R$ 3.000,00
data          lançamentos              valor (R$)     saldo (R$)
20/07/2026    SALDO DO DIA                                ${top}
20/07/2026    PIX TRANSF ANA               200,00
11/07/2026    SALDO DO DIA                                 ${middle}
11/07/2026    CAFE                          -5,00
11/07/2026    PADARIA                       -4,00
30/06/2026    SALDO ANTERIOR                              100,00`;
    const { document, verdicts } = readStatement(page('291,00', '91,00'));
    expect(document.accounts[0]!.periods[0]!.endBalance!.value).toBe(29100);
    expect(verdicts).toEqual(['reconciled']);
    expect([page('297,00', '91,00'), page('291,00', '97,00')].map((text) => readStatement(text).verdicts)).toEqual([['notReconciled'], ['notReconciled']]);
  });

  it('balances at the end of days whose first rows alone print the day, without headings', () => {
    const page = (balance: string): string => `
ESTADO DE CUENTA DEL 01/10/2019 AL 31/10/2019
          SALDO ANTERIOR                           500,00
01OCT     Recibo Seguros Encina                     10,00-
          Cheque 3459                               20,00-     470,00
02OCT     Compra Panadería Oliva                    70,00-
          Nómina Imprenta Gavilán                  100,00
          Compra Librería Ñandú                     30,00-     ${balance}
07OCT     Reintegro cajero Mérida                   40,00-
          Nómina Cerámicas Alcor SA                130,00      560,00
          SALDO FINAL                              560,00`;
    const { document, verdicts } = readStatement(page('470,00'));
    expect(document.accounts[0]!.periods[0]!.rows.map((row) => row.balance?.value ?? null)).toEqual([null, 47000, null, null, 47000, null, 56000]);
    expect(verdicts).toEqual(['reconciled']);
    expect(readStatement(page('471,00')).verdicts).toEqual(['notReconciled']);
  });

  it('end-of-day balance: printed once a day, proved over the day', () => {
    const { verdicts } = readStatement(`
Date        Description              Withdrawals    Deposits      Balance
            BALANCE BROUGHT FORWARD                                100.00
02 May 26   COFFEE                          5.00
02 May 26   SALARY                                    200.00       295.00
03 May 26   TEA                             4.00
03 May 26   CAKE                            6.00                   285.00`);
    expect(verdicts).toEqual(['reconciled']);
  });

  it('a day with what it began with heads the rows of the day', () => {
    const days = (closing: string): string => `
Izvadak po računu HR12 1001 0051 8630 0016 0
Razdoblje: 01.02.2026. - 28.02.2026.   Valuta: EUR
03.02.2026.                                  Početno stanje        1.090,20
   Uplata plaće                    +435,93
   Promet                                    Završno stanje        1.526,13
04.02.2026.                                  Početno stanje        1.526,13
   Konzum Split                    -233,56
   HEP račun                       -318,53
   Promet                                    Završno stanje          974,04
06.02.2026.                                  Početno stanje          974,04
   Podizanje gotovine               -74,04
   Promet                                    Završno stanje          ${closing}
07.02.2026.                                  Početno stanje          900,00
   Uplata plaće                    +100,00
   Promet                                    Završno stanje        1.000,00
`;
    expect(readPeriods(days('900,00'))).toMatchObject({
      rows: [[['2026-02-03', 43_593], ['2026-02-04', -23_356], ['2026-02-04', -31_853], ['2026-02-06', -7404], ['2026-02-07', 10_000]]],
      badges: [true],
      accounts: ['HR12 1001 0051 8630 0016 0'],
    });
    expect(readPeriods(days('980,00')).badges).toEqual([false]);
  });

  it('balances at the close of each day right below its rows are no second figures of these, also where few rows have a second line', () => {
    const page = (third: string): string => `
Account 1101 5000 1567   Statement from 01/03/2019 to 31/03/2019
Opening ledger balance 29,717.95
Closing ledger balance 40,833.70
Booking     Value       Transaction                             Debit     Amount
date        date                                                or           EUR
                                                                Credit
05/03/2019  04/03/2019  MONTHLY SERVICE FEE                     D          90.66
                        Balance at close of 05/03/2019                 29,627.29

13/03/2019  13/03/2019  TALLOW PHARMACY                         D         613.45
                        Balance at close of 13/03/2019                 29,013.84

15/03/2019  14/03/2019  BLUE FERN GROCERS                       D         378.68
                        Balance at close of 15/03/2019                 ${third}

19/03/2019  19/03/2019  QUARTZ LOGIC INC                        C      12,142.00
                        SALARY 19/03/19
                        Balance at close of 19/03/2019                 40,777.16

21/03/2019  21/03/2019  REFUND PIXELPOST                        C          56.54
                        Balance at close of 21/03/2019                 40,833.70`;
    const { rows, verdicts } = readStatement(page('28,635.16'));
    expect(rows.map(([, amount]) => amount)).toEqual(['-90.66', '-613.45', '-378.68', '12142.00', '56.54']);
    expect(verdicts).toEqual(['reconciled']);
    expect(readStatement(page('28,365.16')).verdicts).toEqual(['notReconciled']);
  });

  it('balances of days below their rows, the newest day first', () => {
    const days = (balance: string): string => `
Cuenta 1000-2233-44 Bs del 01/02/2026 al 28/02/2026
Saldo al inicio Bs 1.000,00     Saldo al cierre Bs 1.180,00

28 de febrero de 2026
   Abono en cuenta                                                    50,00
   Pago CRE                                                 20,00
   Saldo del día                                                                1.180,00

26 de febrero de 2026
   Abono en cuenta                                                   200,00
   Saldo del día                                                                1.150,00

22 de febrero de 2026
   Pago CRE                                                 100,00
   Saldo del día                                                                  ${balance}

19 de febrero de 2026
   Abono en cuenta                                                    80,00
   Pago CRE                                                  30,00
   Saldo del día                                                                1.050,00
`;
    expect(readPeriods(days('950,00'))).toMatchObject({
      rows: [[['2026-02-28', 5000], ['2026-02-28', -2000], ['2026-02-26', 20_000], ['2026-02-22', -10_000], ['2026-02-19', 8000], ['2026-02-19', -3000]]],
      badges: [true],
    });
    expect(readPeriods(days('960,00')).badges).toEqual([false]);
  });

  it('"Bal" beside the day that heads its rows is a balance', () => {
    const page = (balance: string): string => `
Everyday account 062-446 41526120
Statement period 10 Dec 2025 to 20 Jan 2026
Opening bal $100.00   Closing bal $140.00
Tuesday 20 January 2026              Bal ${balance}
Groceries                                10.00-
Salary                                   70.00
Monday 19 January 2026               Bal 80.00
Gas                                      20.00-
`;
    expect(readPeriods(page('140.00')).rows).toEqual([[['2026-01-20', -1_000], ['2026-01-20', 7_000], ['2026-01-19', -2_000]]]);
    expect(readPeriods(page('140.00')).badges).toEqual([true]);
    expect(readPeriods(page('141.00')).badges).toEqual([false]);
  });

  it('days with what they began and ended with, above rows without a day', () => {
    const text = (opening: string): string => `
IBAN UA213223130000026007233566001   UAH
Виписка за період 02.03.2026 - 13.03.2026
Документ   Призначення                                 Дебет      Кредит
03.03.2026  Вхідний залишок 2 143.32     Вихідний залишок 7 526.78
2881       Оплата від клієнта                                   1 145.08
3660       Оплата від клієнта                                   4 238.38
04.03.2026  Вхідний залишок ${opening}     Вихідний залишок 5 119.83
5934       Постачальник                             2 000.00
5935       Податок                                    406.95
05.03.2026  Вхідний залишок 5 119.83     Вихідний залишок 4 643.36
1359       Оренда                                     400.00
1360       Податок                                     76.47
`;
    expect(readPeriods(text('7 526.78'))).toMatchObject({ rows: [[['2026-03-03', 114_508], ['2026-03-03', 423_838], ['2026-03-04', -200_000], ['2026-03-04', -40_695], ['2026-03-05', -40_000], ['2026-03-05', -7647]]], badges: [true], bounds: [[214_332, 464_336]] });
    expect(readPeriods(text('7 562.78')).badges).toEqual([false]);
  });

  it('balances over the rows of each day, the newest first, end those days, and none of them is where all began', () => {
    const { period, rowLists } = readStatement(`
Mijn rekening BE71 0961 2345 6769
Huidig saldo 175,00 EUR op 31/03/2026
29 maart 2026                       Saldo 175,00 EUR
De Lijn                                   -25,00 EUR
28 maart 2026                       Saldo 200,00 EUR
Huur                                      -80,00 EUR
Loon                                     +130,00 EUR
26 maart 2026                       Saldo 150,00 EUR
Colruyt                                   -10,00 EUR`);
    expect(rowLists).toEqual([[['2026-03-29', '-25.00'], ['2026-03-28', '-80.00'], ['2026-03-28', '130.00'], ['2026-03-26', '-10.00']]]);
    expect([period.startBalance?.value ?? null, period.endBalance?.value]).toEqual([null, 17500]);
  });

  describe('balances of days', () => {
    it('in bars over the rows of each day are tested', () => {
      const inBars = (second: string): string => `
Kantonsbank Muster
Kontoauszug
Konto CH9300762011623852957
Zeitraum 05.01.2026 - 30.01.2026

Datum        Text                    Belastung   Gutschrift      Saldo
             Anfangssaldo                                     1'000.00
05.01.2026                                                      900.00
             Vergütung Huber            100.00
07.01.2026                                                    ${second}
             Gutschrift Keller                       300.00
             Spesen                      50.00
09.01.2026                                                      939.99
             Miete                      210.01
12.01.2026                                                      889.99
             Vergütung Sander            50.00
             Umsatztotal                410.01       300.00
             Schlusssaldo                                       889.99`;
      expect(readStatement(inBars("1'150.00"))).toMatchObject({ badges: [true] });
      expect(readStatement(inBars("1'510.00"))).toMatchObject({ badges: [false] });
    });

    it('in bars over the rows of each day, newest first, are tested', () => {
      const newestFirst = (second: string): string => `
Bank of Testing
Account 12345678
From 05/01/2026 to 12/01/2026
Closing balance 889.99   Opening balance 1,000.00

Date         Details                     Paid out    Paid in     Balance
12/01/2026                                                        889.99
             Transfer to Sander             50.00
09/01/2026                                                        939.99
             Rent                          210.01
07/01/2026                                                      ${second}
             Fees                           50.00
             Transfer from Keller                      300.00
05/01/2026                                                        900.00
             Transfer to Huber             100.00`;
      expect(readStatement(newestFirst('1,150.00'))).toMatchObject({ badges: [true] });
      expect(readStatement(newestFirst('1,510.00'))).toMatchObject({ badges: [false] });
    });

    it('behind the sums of both sides of the day are tested', () => {
      const besideSums = (third: string): string => `
Delta Bank of Egypt
Account number 100044112201   Currency EGP
From 01/01/2026 to 31/01/2026

Date         Description             Debit     Credit     Balance
             Opening balance                             1,000.00
01/01/2026   Salary credit                     500.00
             Day total                0.00     500.00    1,500.00
03/01/2026   POS Maadi              120.00
03/01/2026   Instapay sent           80.00
             Day total              200.00       0.00    1,300.00
06/01/2026   Vodafone bill           55.55
             Day total               55.55       0.00    ${third}
08/01/2026   ATM withdrawal          44.45
             Day total               44.45       0.00    1,200.00
             Grand total            300.00     500.00    1,200.00`;
      expect(readStatement(besideSums('1,244.45'))).toMatchObject({ badges: [true] });
      expect(readStatement(besideSums('1,544.45'))).toMatchObject({ badges: [false] });
    });
  });

  it('the balances that open and close each day are carried on in one period', () => {
    const days = ({ closing = '470,00', amount = '-30,00', head = '' }): string => `
Banque du Fleuve
IBAN FR76 1027 8072 0000 0204 4112 287   EUR
Période du 02/01/2026 au 30/01/2026
Solde initial 500,00   Solde final 750,00

Libellé                   Valeur           Montant        Solde
Journée du 03/01/2026
Solde d'ouverture                                        500,00
RETRAIT GAB               03/01/2026        ${amount}
Solde de clôture                                         ${closing}
${head}
Journée du 05/01/2026
Solde d'ouverture                                        470,00
VERSEMENT                 05/01/2026       +200,00
FRAIS                     05/01/2026        -10,00
Solde de clôture                                         660,00
${head}
Journée du 06/01/2026
Solde d'ouverture                                        660,00
FRAIS                     06/01/2026        -10,00
Solde de clôture                                         650,00
${head}
Journée du 07/01/2026
Solde d'ouverture                                        650,00
VERSEMENT                 07/01/2026       +100,00
Solde de clôture                                         750,00
`;
    expect(readPeriods(days({}))).toMatchObject({ rows: [[['2026-01-03', -3000], ['2026-01-05', 20_000], ['2026-01-05', -1000], ['2026-01-06', -1000], ['2026-01-07', 10_000]]], badges: [true], bounds: [[50_000, 75_000]] });
    expect(readPeriods(days({ closing: '480,00' })).badges).toEqual([false]);
    expect(readPeriods(days({ amount: '-35,00' })).badges).toEqual([false]);
    expect(readPeriods(days({}).replace(/FRAIS +06.*\n/, '')).badges).toEqual([false]);
    expect(readPeriods(days({ head: 'Extrait de compte   IBAN FR76 1027 8072 0000 0204 4112 300   EUR' })).badges).toHaveLength(4);
  });

  it('balances in lines of their own below rows that come newest first are tested (wrong badge)', () => {
    const page = (third: string): string => `
Konto 12345678 CHF
04.01.2026 - 26.02.2026
Saldo initial CHF 120.00
Saldo final CHF 145.00

23.02.2026   -10.00          CFF Billet
                             Solde: 145.00

22.02.2026   -15.00          Retrait Postomat
                             Solde: 155.00

19.02.2026   +80.00          Twint Marie
                             Solde: ${third}

17.02.2026   -10.00          Migros Lausanne
                             Solde: 90.00

16.02.2026   -10.00          Migros Lausanne
                             Solde: 100.00

15.02.2026   -10.00          CFF Billet
                             Solde: 110.00
`;
    expect(readPeriods(page('170.00')).badges).toEqual([true]);
    expect(readPeriods(page('179.00')).badges).toEqual([false]);
  });

  it('the balance of each day above its rows, newest day first, is no row', () => {
    const { rows, badges } = readPeriods(`
EXTRATO DE CONTA CORRENTE
Conta:       12.345-6 / EMPRESA LTDA
Periodo:     01/01/2026 - 31/01/2026
Data     Documento      Histórico                               Valor
30/01                   SALDO DO DIA                       R$ 440,00C
30/01    10704975       DÉB.TRANSF.CONTAS                  R$ 280,00D
                        FAV.: JOSE MOREIRA
30/01    10656601       CRÉD.TRANSF.CONTAS                 R$ 620,00C
                        REM.: CLINICA VIVA
24/01                   SALDO DO DIA                       R$ 100,00C
24/01    10671823       DÉB.CONV.TRIBUTOS                   R$ 50,00D
03/01                   SALDO DO DIA                       R$ 150,00C
03/01    10671829       TRANSF.RECURSO (E/I)                R$ 20,00D
03/01    10671833       DÉB.CONV.EN.ELÉTRICA                R$ 10,00D
31/12                   SALDO ANTERIOR                     R$ 180,00C
        RESUMO
Saldo em conta:                                               440,00C
Juros vencidos remanescentes:                                   0,00D
`);
    expect(rows).toEqual([[['2026-01-30', -28_000], ['2026-01-30', 62_000], ['2026-01-24', -5_000], ['2026-01-03', -2_000], ['2026-01-03', -1_000]]]);
    expect(badges).toEqual([true]);
  });

  it('a day with what it ended with, behind which the columns below are named again, is no row', () => {
    const [rows] = readRows(understandText(`
Instituição: Banco Cajueiro
JULIANA COSTA        Conta: 12345678-9
Período: 01/05/2024 a 31/05/2024

31 de Maio de 2024   Saldo do dia: R$ 144,00              Valor      Saldo por transação
Pix recebido de Ana                                     R$ 70,00               R$ 144,00
Compra no debito                                       -R$ 18,00                R$ 74,00
30 de Maio de 2024   Saldo do dia: R$ 92,00               Valor      Saldo por transação
Pix enviado                                             -R$ 7,00                R$ 92,00
29 de Maio de 2024   Saldo do dia: R$ 99,00               Valor      Saldo por transação
Pix recebido de Lucas                                   R$ 60,00                R$ 99,00
Tarifa                                                  -R$ 1,00                R$ 39,00
`));
    expect(rows).toEqual([
      { date: '2024-05-31', amount: '70.00', balance: '144.00', description: 'Pix recebido de Ana' },
      { date: '2024-05-31', amount: '-18.00', balance: '74.00', description: 'Compra no debito' },
      { date: '2024-05-30', amount: '-7.00', balance: '92.00', description: 'Pix enviado' },
      { date: '2024-05-29', amount: '60.00', balance: '99.00', description: 'Pix recebido de Lucas' },
      { date: '2024-05-29', amount: '-1.00', balance: '39.00', description: 'Tarifa' },
    ]);
  });

  it('the closing balance of each day in its heading, over rows without days', () => {
    const [rows] = readRows(understandText(`
Konto väljavõte
IBAN EE382200221020145685
Periood 01.05.2025 - 31.05.2025
Algsaldo                                  881,20 EUR
Lõppsaldo                                 511,62 EUR
Kuupäev       Selgitus                      D/K         Summa
15. mai 2025                      Päeva lõppsaldo      700,08
              Teenustasu                     D          51,44
              Kaardimakse SELVER             D         129,68
24. mai 2025                      Päeva lõppsaldo      511,62
              Püsikorraldus                  D         111,86
              Makse Korteriühistu            D          76,60
`));
    expect(rows?.map(({ date, amount }) => [date, amount])).toEqual([
      ['2025-05-15', '-51.44'],
      ['2025-05-15', '-129.68'],
      ['2025-05-24', '-111.86'],
      ['2025-05-24', '-76.60'],
    ]);
  });

  it('the day stands with the balance on the last row of each day: the rows of the first day have no day above them', () => {
    const { rows, verdicts } = readStatement(`
Account statement
Account number 6324133686 EUR 01.09.2025 - 30.09.2025
Opening balance                                1,000.00
Closing balance                                3,420.59
Date                Description                           Amount    Balance
                    Transfer from P. Quill                 597.47
01.09.2025          Cash machine                           -63.26   1,534.21
                    Transfer from P. Quill                 724.23
02.09.2025          Cash machine                           -94.69   2,163.75
                    Refund Alder Store                     552.39
                    Refund Alder Store                     777.47
03.09.2025          Direct debit Hydra Water               -73.02   3,420.59`);
    expect(rows).toEqual([['2025-09-01', '597.47'], ['2025-09-01', '-63.26'], ['2025-09-02', '724.23'], ['2025-09-02', '-94.69'], ['2025-09-03', '552.39'], ['2025-09-03', '777.47'], ['2025-09-03', '-73.02']]);
    expect(verdicts).toEqual(['reconciled']);
  });
});
