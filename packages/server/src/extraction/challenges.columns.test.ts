// The public catalogue of statement challenges, first half: columns, signs, numbers and balances. Each statement is invented.
import { describe, expect, it } from 'vitest';
import { readRows, understandText } from './testing/documentOfText.js';
import { readStatement } from './testing/readStatement.js';

describe('columns and signs', () => {
  it('credit/debit columns, with balance validation on every row', () => {
    const { rows, verdicts } = readStatement(`
Period 01 May 2026 to 31 May 2026
Opening balance                                                 1,250.00
Date        Description              Withdrawals    Deposits      Balance
02 May      COFFEE HOUSE                    5.50                 1,244.50
03 May      SALARY ACME                             3,200.00     4,444.50
05 May      POWER CO                      180.20                 4,264.30
Closing balance                                                 4,264.30`);
    expect(rows).toEqual([['2026-05-02', '-5.50'], ['2026-05-03', '3200.00'], ['2026-05-05', '-180.20']]);
    expect(verdicts).toEqual(['reconciled']);
  });

  it('a title that happens to stand over the first of repeated headings is none of them', () => {
    const { rows, verdicts } = readStatement(`
Statement Period: May 1, 2019 through May 31, 2019
Beginning Balance    6,636.84
Checks Paid          4    200.00
Ending Balance       6,436.84

CHECKS PAID
Number  Date      Amount    Number  Date      Amount
6085    05/06      50.00    6088    05/13      20.00
6086    05/07      30.00    6089    05/20     100.00
`);
    expect(rows.sort()).toEqual([['2019-05-06', '-50.00'], ['2019-05-07', '-30.00'], ['2019-05-13', '-20.00'], ['2019-05-20', '-100.00']]);
    expect(verdicts).toEqual(['reconciled']);
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

  describe('cheques side by side over two pages', () => {
    const page = (first: string, second: string): string => `
Statement Period: May 1, 2019 through May 31, 2019
Beginning Balance    6,636.84
Checks Paid          4    200.00
Ending Balance       6,436.84

CHECKS PAID
Number  Date      Amount    Number  Date      Amount
${first}
MEMBER FDIC EQUAL HOUSING LENDER OF THE WEST
\fBANK OF THE BAYOU                                  Page 2

${second}

ACCOUNT MESSAGES
Thank you for banking with us.`;
    const expected = [['2019-05-06', '-50.00'], ['2019-05-07', '-30.00'], ['2019-05-13', '-20.00'], ['2019-05-20', '-100.00']];

    it('with the headings on the first page only', () => {
      const { rows, verdicts } = readStatement(page('6085    05/06      50.00    6088    05/13      20.00', '6086    05/07      30.00    6089    05/20     100.00'));
      expect([rows.sort(), verdicts]).toEqual([expected, ['reconciled']]);
    });

    it('with all rows on the page after the headings', () => {
      const { rows, verdicts } = readStatement(page('', '6085    05/06      50.00    6088    05/13      20.00\n6086    05/07      30.00    6089    05/20     100.00'));
      expect([rows.sort(), verdicts]).toEqual([expected, ['reconciled']]);
    });
  });

  it('credit and debit columns in the other order, before the description', () => {
    const { rows, verdicts } = readStatement(`
Date        Paid in      Paid out     Details                    Balance
            BALANCE BROUGHT FORWARD                               100.00
01/04/2026               20.00        BOOK SHOP                    80.00
13/04/2026  50.00                     REFUND SHOES                130.00
15/04/2026               10.00        LIBRARY                     120.00`);
    expect(rows).toEqual([['2026-04-01', '-20.00'], ['2026-04-13', '50.00'], ['2026-04-15', '-10.00']]);
    expect(verdicts).toEqual(['reconciled']);
  });

  it('trailing signs, with the opening balance proving their meaning', () => {
    const { rows, verdicts } = readStatement(`
Opening balance          100,00
Datum        Text                           Betrag
02.03.2026   Miete                          80,00-
05.03.2026   Gehalt                      2.000,00+
13.03.2026   Strom                          55,10-
Neuer Saldo            1.964,90`);
    expect(rows).toEqual([['2026-03-02', '-80.00'], ['2026-03-05', '2000.00'], ['2026-03-13', '-55.10']]);
    expect(verdicts).toEqual(['reconciled']);
  });

  it('letters for debit and credit behind the amount (S and H)', () => {
    const { rows } = readStatement(`
Alter Saldo                               500,00 H
Datum        Text                           Betrag
02.03.2026   Miete                          80,00 S
13.03.2026   Gehalt                      2.000,00 H
Neuer Saldo                              2.420,00 H`);
    expect(rows).toEqual([['2026-03-02', '-80.00'], ['2026-03-13', '2000.00']]);
  });

  it('a column of words for the sign (Af / Bij)', () => {
    const { rows, verdicts } = readStatement(`
Beginsaldo  1.000,00
Datum        Bedrag      Af / Bij   Naam / Omschrijving
03-02-2026      42,01    Af         Supermarkt
14-02-2026     191,61    Bij        Storting
15-02-2026      50,00    Af         Tankstation
Eindsaldo  1.099,60`);
    expect(rows).toEqual([['2026-02-03', '-42.01'], ['2026-02-14', '191.61'], ['2026-02-15', '-50.00']]);
    expect(verdicts).toEqual(['reconciled']);
  });

  it('one unsigned column: the running balance gives the signs', () => {
    const { document, rows, verdicts } = readStatement(`
Opening balance: 100.00
Date         Description        Amount      Balance
2026-01-02   Coffee shop          5.00        95.00
2026-01-05   Salary              50.00       145.00
2026-01-09   Groceries           15.00       130.00
Closing balance: 130.00`);
    expect(rows).toEqual([['2026-01-02', '-5.00'], ['2026-01-05', '50.00'], ['2026-01-09', '-15.00']]);
    expect(document.accounts[0]!.periods[0]!.rows[0]!.amount.source.rule).toContain('sign');
    expect(verdicts).toEqual(['reconciled']);
  });

  it('sections that give the sign, with their totals', () => {
    const { rows, verdicts } = readStatement(`
Statement period 01/01/2026 - 01/31/2026
Beginning Balance                                  100.00
Ending Balance                                     260.00
DEPOSITS AND ADDITIONS
DATE      DESCRIPTION                             AMOUNT
01/02     PAYROLL                                 200.00
01/16     REFUND                                   10.00
Total Deposits and Additions                      210.00

ELECTRONIC WITHDRAWALS
DATE      DESCRIPTION                             AMOUNT
01/05     POWER COMPANY                            50.00
Total Electronic Withdrawals                       50.00`);
    expect(rows).toEqual([['2026-01-02', '200.00'], ['2026-01-16', '10.00'], ['2026-01-05', '-50.00']]);
    expect(verdicts).toEqual(['reconciled']);
  });

  it('inverted card signs: purchases positive, payments negative, money owed', () => {
    const { document, rows, verdicts } = readStatement(`
Credit Card Statement    Minimum Payment Due 35.00    Credit Limit 5,000.00
Previous Balance                         $187.54
New Balance                              $240.40
Trans Date   Post Date    Description                       Amount
05/17/2026   05/18/2026   RESTAURANT                         85.06
05/19/2026   05/20/2026   GROCERIES                         155.34
05/22/2026   05/24/2026   PAYMENT THANK YOU                -187.54`);
    expect(rows).toEqual([['2026-05-18', '-85.06'], ['2026-05-20', '-155.34'], ['2026-05-24', '187.54']]);
    expect(document.accounts[0]).toMatchObject({ type: 'card' });
    expect(document.accounts[0]!.periods[0]!.startBalance!.value).toBe(-18754);
    expect(verdicts).toEqual(['reconciled']);
  });

  it('misleading debit/credit wording: the balance decides, not the heading', () => {
    const { rows } = readStatement(`
Date         Description      Debit       Credit      Balance
2026-01-01   Opening balance                           100.00
2026-01-02   Salary          500.00                    600.00
2026-01-05   Rent                        400.00        200.00
2026-01-15   Books                        20.00        180.00
2026-01-17   Bonus            70.00                    250.00`);
    expect(rows.map((row) => row[1])).toEqual(['500.00', '-400.00', '-20.00', '70.00']);
  });

  it('fee column beside the amount', () => {
    const { rows, verdicts } = readStatement(`
Date         Details             Fee      Amount      Balance
             BALANCE BROUGHT FORWARD                   500.00
13 Dec 2026  KESTREL FUEL        1.00      98.70-      401.30
14 Dec 2026  SALARY                       200.00       601.30
15 Dec 2026  CHEQUE              2.00     100.00-      501.30`);
    expect(rows.map((row) => row[1])).toEqual(['-98.70', '200.00', '-100.00']);
    expect(verdicts).toEqual(['reconciled']);
  });
});

describe('numbers and balances', () => {
  it('currency symbols in amounts or only in the header', () => {
    expect(readStatement(`
Date         Description     Amount     Balance
2026-01-02   Coffee          -€5.00     €95.00
2026-01-03   Tea             -€4.00     €91.00`).document.currency).toBe('EUR');
    expect(readStatement(`
Date         Description     Amount (SGD)   Balance
2026-01-02   Coffee          -5.00            95.00
2026-01-03   Tea             -4.00            91.00`).document.currency).toBe('SGD');
  });

  it('mixed locale: 1.234,56 and 1,234.56 in one document', () => {
    const { rows } = readStatement(`
Date         Description     Amount        Balance
2026-01-02   Coffee            -5.00       9,995.00
2026-01-03   Miete         -1.234,56       8.760,44
2026-01-04   Tea               -4.00       8,756.44`);
    expect(rows.map((row) => row[1])).toEqual(['-5.00', '-1234.56', '-4.00']);
  });

  it('lakh grouping, three decimals and no decimals', () => {
    const lakh = readStatement(`
Date         Description     Debit         Balance
01/08/2026   RENT            1,20,000.00   12,80,000.00
15/08/2026   FOOD              20,000.00   12,60,000.00`);
    expect(lakh.rows[0]![1]).toBe('-120000.00');
    const yen = readStatement(`
JPY
Date         Withdrawal   Deposit    Details     Balance
2026/05/02   7,722                   POWER       661,143
2026/05/05                1,766      REFUND      662,909
2026/05/09   500                     TEA         662,409`);
    expect(yen.rows.map((row) => row[1])).toEqual(['-7722', '1766', '-500']);
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

  it('balance-carry-forward rows are no transactions', () => {
    const { rows, verdicts } = readStatement(`
Date        Description              Withdrawals    Deposits      Balance
01 May 26   BALANCE BROUGHT FORWARD                                100.00
02 May 26   COFFEE                          5.00                    95.00
02 May 26   BALANCE CARRIED FORWARD                                 95.00
\f
Date        Description              Withdrawals    Deposits      Balance
03 May 26   BALANCE BROUGHT FORWARD                                 95.00
04 May 26   TEA                             4.00                    91.00
05 May 26   BALANCE CARRIED FORWARD                                 91.00`);
    expect(rows).toEqual([['2026-05-02', '-5.00'], ['2026-05-04', '-4.00']]);
    expect(verdicts).toEqual(['reconciled']);
  });

  it('zero-value information rows are no transactions', () => {
    const { rows } = readStatement(`
Date         Description              Amount      Balance
2026-01-02   Coffee                    -5.00        95.00
2026-01-03   Interest rate changed      0.00        95.00
2026-01-04   Tea                       -4.00        91.00`);
    expect(rows.map((row) => row[1])).toEqual(['-5.00', '-4.00']);
  });

  it('dual-currency display: what it cost abroad is part of the description', () => {
    const { rows } = readStatement(`
Date         Description                          Amount      Balance
2026-01-02   Hotel USD 120.00 at 0.91            -109.20       890.80
2026-01-03   Taxi                                 -20.00       870.80
2026-01-04   Museum USD 15.00 at 0.91             -13.65       857.15`);
    expect(rows.map((row) => row[1])).toEqual(['-109.20', '-20.00', '-13.65']);
  });
});

describe('soundness', () => {
  const statement = (amount: string, balance: string, closing: string, total: string) => `
Opening balance                                                 1,250.00
Total withdrawals                                                 ${total}
Date        Description              Withdrawals    Deposits      Balance
02 May 26   COFFEE HOUSE                    5.50                 1,244.50
03 May 26   SALARY ACME                             3,200.00     4,444.50
05 May 26   POWER CO                      ${amount}                 ${balance}
Closing balance                                                 ${closing}`;

  it('proves the statement as it should be', () => {
    expect(readStatement(statement('180.20', '4,264.30', '4,264.30', '185.70')).verdicts).toEqual(['reconciled']);
  });

  it.each([
    ['amount', ['181.20', '4,264.30', '4,264.30', '185.70']],
    ['balance', ['180.20', '4,264.80', '4,264.30', '185.70']],
    ['closing balance', ['180.20', '4,264.30', '4,274.30', '185.70']],
    ['total', ['180.20', '4,264.30', '4,264.30', '185.10']],
  ])('refuses the badge when one digit of the %s is misprinted', (_, figures) => {
    const [amount, balance, closing, total] = figures as [string, string, string, string];
    expect(readStatement(statement(amount, balance, closing, total)).verdicts).toEqual(['notReconciled']);
  });

  it('never calls a statement without balances proved', () => {
    expect(readStatement(`
Date         Description       Amount
2026-04-02   Salary          +2000.00
2026-04-10   Rent            -1200.00`).verdicts).toEqual(['unknown']);
  });
});

it('the one heading that nobody knows is that of the text, which is not left out with it', () => {
  const { document, verdicts } = readStatement(`
Account number 306000523   Statement of 31.07.2025
Goings-on by your order        Value        Withdrawals     Deposits
Opening balance                                               6.803,90
02.07.2025 Online transfer     01.07.2025        205,31
03.07.2025 Cash machine        02.07.2025        290,00
04.07.2025 Salary Moewe        04.07.2025                     1.350,41
Closing balance                                               7.659,00`);
  expect(verdicts).toEqual(['reconciled']);
  expect(readRows(document)[0]!.map(({ description }) => description)).toEqual(['Online transfer', 'Cash machine', 'Salary Moewe']);
});

it('of two days that both say they are of booking, the one that runs in order is', () => {
  const { document } = readStatement(`
Conta 98376-3   Período 01/10/2021 a 31/10/2021
Saldo anterior 1.000,00   Saldo final 725,49
Dt. balancete   Dt. movimento   Histórico                  Valor       Saldo
01/10/2021      28/09/2021      Livraria                  -42,11      957,89
04/10/2021      03/10/2021      Padaria                   -68,74      889,15
05/10/2021      01/10/2021      Saque                     -90,00      799,15
05/10/2021      04/10/2021      Boleto                    -45,00      754,15
06/10/2021      02/10/2021      Mercearia                 -28,66      725,49`);
  expect(readRows(document)[0]!.map(({ date }) => date)).toEqual(['2021-10-01', '2021-10-04', '2021-10-05', '2021-10-05', '2021-10-06']);
});

describe('two columns of days', () => {
  const OVER_NEW_YEAR = `
Conta PJ: BRL     IBAN: 1602401-3
Período: 15 dez 2023 a 14 jan 2024

Data movimento   Data do lançamento   Lançamento          Valor      D/C
Saldo inicial                                         33.694,68 C
13 dez 2023      15 dez 2023          Boleto             540,83 D
17 dez 2023      20 dez 2023          Compra             179,89 D
20 dez 2023      20 dez 2023          Compra              58,10 D
29 dez 2023      01 jan 2024          Boleto           3.559,00 D
Saldo final                                           29.356,86 C`;

  it('run in order over the turn of a year, too, and "Valor" beside marks for the sides heads the amounts', () => {
    expect(readStatement(OVER_NEW_YEAR)).toMatchObject({ rows: [['2023-12-15', '-540.83'], ['2023-12-20', '-179.89'], ['2023-12-20', '-58.10'], ['2024-01-01', '-3559.00']], verdicts: ['reconciled'] });
  });

  it('of which the one without headings that is taken leaves the printed period keep the badge back', () => {
    const unheaded = OVER_NEW_YEAR.replace(/\nData mov.*/, '');
    expect(readStatement(unheaded).verdicts).toEqual(['unknown']);
    expect(readStatement(unheaded.replace('13 dez 2023 ', '15 dez 2023 ')).verdicts).toEqual(['reconciled']);
  });

  it('of two that both say posting, the first is it where no row is entered before its day, also in sections and over the turn of a year', () => {
    const [period] = understandText(`
Extrato 16 dez 2020 a 16 jan 2021
Saldo anterior              300,00
Saldo final                 260,00

Movimentos a crédito
Dt. balancete   Data movimento   Descrição            Valor
06 jan 2021     30 dez 2020      SALARIO             100,00

Saídas
Dt. balancete   Data movimento   Descrição            Valor
18 dez 2020     17 dez 2020      CARTAO               20,00
29 dez 2020     26 dez 2020      LIVRARIA             30,00
04 jan 2021     04 jan 2021      POSTO                40,00
05 jan 2021     02 jan 2021      OFICINA              25,00
07 jan 2021     04 jan 2021      ANUIDADE             25,00`).accounts[0]!.periods;
    expect(period!.rows.map(({ date }) => date?.value)).toEqual(['2021-01-06', '2020-12-18', '2020-12-29', '2021-01-04', '2021-01-05', '2021-01-07']);
    expect(period!.isReconciled).toBe(true);
  });

  it('under headings that nobody knows keep the badge back, for their order does not say which is that of booking', () => {
    const text = `
Statement 1 March 2026 to 31 March 2026
Opening balance 100.00

Kurgla       Sobrum       Details              Amount      Balance
02.03.2026   03.03.2026   COFFEE               -10.00        90.00
05.03.2026   06.03.2026   BOOKS                -20.00        70.00
09.03.2026   10.03.2026   SALARY                50.00       120.00`;
    expect(understandText(text).accounts[0]!.periods[0]!.isReconciled).toBe(false);
    expect(understandText(text.replace('Kurgla       Sobrum', 'Posted       Value d')).accounts[0]!.periods[0]!.isReconciled).toBe(true);
  });
});

it('letters in a column between amount and balance are of the figure that is nearer', () => {
  const { accounts: [account] } = understandText(`
Statement period 01/09/2020 to 30/09/2020
Opening balance 1,000.00     Closing balance 1,350.00
Date          Details                Amount   D/C    Balance
01/09/2020    DIRECT DEBIT PHONE     150.00   DR      850.00
08/09/2020    CHEQUE 6849            200.00   DR      650.00
28/09/2020    PAYROLL                900.00   CR    1,550.00
30/09/2020    FURNITURE              200.00   DR    1,350.00`);
  expect(account!.periods[0]!.rows.map(({ amount, balance }) => [amount.value, balance!.value])).toEqual([[-15_000, 85_000], [-20_000, 65_000], [90_000, 155_000], [-20_000, 135_000]]);
});

it('balances of few days behind figures with letters, without headings, are no text beside the table', () => {
  const text = `
Statement period 01/09/2020 to 30/09/2020
Opening balance 1,000.00     Closing balance 1,340.00
01/09/2020    DIRECT DEBIT PHONE     150.00 DR
01/09/2020    CHEQUE 6849            200.00 DR
01/09/2020    PAYROLL                900.00 CR
01/09/2020    FURNITURE              200.00 DR    1,350.00
08/09/2020    BAKERY                   1.00 DR
08/09/2020    BOOKS                    2.00 DR
08/09/2020    FUEL                     3.00 DR
08/09/2020    POWER                    4.00 DR    1,340.00`;
  const read = (printed: string) => understandText(printed).accounts[0]!.periods[0]!;
  expect(read(text).rows.map(({ balance }) => balance?.value ?? null)).toEqual([null, null, null, 135_000, null, null, null, 134_000]);
  expect([read(text), read(text.replace('1,350.00', '1,380.00'))].map(({ isReconciled }) => isReconciled)).toEqual([true, false]);
});

it('the currency in a column before the figures is no text of the rows', () => {
  const { accounts: [account] } = understandText(`
Statement period 01/09/2020 to 30/09/2020
Opening balance 1,000.00     Closing balance 830.00
01/09/2020    DIRECT DEBIT PHONE          GBP    150.00 DR
08/09/2020    TRANSFER GBP                GBP    200.00 DR
28/09/2020    PAYROLL                     GBP    180.00 CR`);
  expect(account!.periods[0]!.rows.map(({ description }) => description.value)).toEqual(['DIRECT DEBIT PHONE', 'TRANSFER GBP', 'PAYROLL']);
});

it('a word of a side bar far right of the title over rows is no part of it', () => {
  const text = (beside: string) => understandText(`
Statement period 01/09/2020 to 30/09/2020
Opening balance 1,000.00     Closing balance 950.00
Deposits${beside}
Date          Details                Amount
08/09/2020    PAYROLL                900.00
12/09/2020    GIFT                    50.00
Withdrawals
Date          Details                Amount
01/09/2020    CHEQUE 6849            200.00
30/09/2020    FURNITURE              800.00`).accounts[0]!.periods[0]!.proof.status;
  expect([text(''), text('                                                  security')]).toEqual(['reconciled', 'reconciled']);
});

it('the only deposit of a statement without headings has a column', () => {
  const { accounts: [account] } = understandText(`
Statement period 01/05/2024 to 31/05/2024
Balance on 01/05/2024                                        1,000.00
02/05/2024    BAKERY            10.00                          990.00
03/05/2024    A FRIEND                          50.00        1,040.00
04/05/2024    RENT             400.00                          640.00
06/05/2024    POWER             40.00                          600.00
07/05/2024    TEA ROOM           5.00                          595.00
08/05/2024    BOOKS             15.00                          580.00
09/05/2024    CINEMA            20.00                          560.00
10/05/2024    BAKERY            10.00                          550.00
11/05/2024    BAKERY             9.00                          541.00
Balance on 31/05/2024                                          541.00`);
  expect(account!.periods[0]!.rows.map(({ amount }) => amount.value).slice(0, 3)).toEqual([-1000, 5000, -40_000]);
});
