// What statements of designs not met before brought up: each the smallest page that shows it.
import { describe, expect, it } from 'vitest';
import { readRows, understandText } from './testing/documentOfText.js';

function read(text: string) {
  const document = understandText(text);
  const periods = readRows(document);
  return { document, account: document.accounts[0]!, period: document.accounts[0]!.periods[0]!, rows: (periods[0] ?? []).map((row) => [row.date, row.amount]), texts: (periods[0] ?? []).map((row) => row.description) };
}

describe('cells too narrow for what they hold', () => {
  it('a year cut over two lines goes up to its day', () => {
    const { rows, texts } = read(`
Account Statement from 1 Apr 2025 to 30 Jun 2025       Balance as on 1 Apr 2025    500.00
Txn Date     Value Date   Description              Debit      Credit      Balance
1 Apr 202    1 Apr 202    CASH WITHDRAWAL AT       20.00                   480.00
5            5            THE BRANCH
2 Apr 202    2 Apr 202    RENT                     80.00                   400.00
5            5
13 Apr 20    13 Apr 20    SALARY                               100.00      500.00
25           25
14 May 20    14 May 20    TEA                      10.00                   490.00
25           25`);
    expect(rows).toEqual([['2025-04-01', '-20.00'], ['2025-04-02', '-80.00'], ['2025-04-13', '100.00'], ['2025-05-14', '-10.00']]);
    expect(texts[0]).toBe('CASH WITHDRAWAL AT / THE BRANCH');
  });

  it('a label broken over two lines under the heading of balances is no row', () => {
    const { rows, period } = read(`
Period 01/03/2026 - 31/03/2026
Date       Descriptions       Withdrawal / Deposit  Outstanding Balance  Details
01-03-26   Beginning                                            450.00
           Balance
02-03-26   Payment                     50.00                    400.00   SHOP
13-03-26   Transfer                    70.00                    470.00   X
14-03-26   Payment                     20.00                    450.00   SHOP`);
    expect(rows).toEqual([['2026-03-02', '-50.00'], ['2026-03-13', '70.00'], ['2026-03-14', '-20.00']]);
    expect(period.startBalance!.value).toBe(45000);
    expect(period.isReconciled).toBe(true);
  });
});

describe('tables printed from spreadsheets', () => {
  const page = `
Opening Balance    143823.6
Closing Balance    163800.8
Date          Debit          Credit           Balance       Remarks
                                                            SMS ALERT
                                                            CHARGE
02-Jan-2026        9446                       134377.6      DEC 2025
                                                            CASH
                                                            DEPOSIT BY
03-Jan-2026                         8282      142659.6      SELF LEKKI
                                                            POS PURCHASE
05-Jan-2026     10558.8                       132100.8      SHOPRITE
                                                            TRANSFER FROM
                                                            CHIKE
13-Jan-2026                        16300      148400.8      OBI
                                                            CASH
15-Jan-2026                        15400      163800.8      DEPOSIT`;

  it('cells at the bottom of their row: the text stands above its figures', () => {
    expect(read(page).texts).toEqual(['SMS ALERT / CHARGE / DEC 2025', 'CASH / DEPOSIT BY / SELF LEKKI', 'POS PURCHASE / SHOPRITE', 'TRANSFER FROM / CHIKE / OBI', 'CASH / DEPOSIT']);
  });

  it('headings at the left of their cells, figures at the right, whole numbers without decimals', () => {
    const { rows, period } = read(page);
    expect(rows).toEqual([['2026-01-02', '-9446.00'], ['2026-01-03', '8282.00'], ['2026-01-05', '-10558.80'], ['2026-01-13', '16300.00'], ['2026-01-15', '15400.00']]);
    expect(period.isReconciled).toBe(true);
  });
});

describe('sums and balances', () => {
  it('sums over groups of a day tell the side of their rows', () => {
    const { rows, period } = read(`
01 DE MARÇO DE 2026 a 31 DE MARÇO DE 2026    Valores em R$
Saldo inicial                                     100,00
Total de entradas                                  80,00
Total de saídas                                    60,00
Saldo final do período                            120,00
Movimentações
02 MAR 2026   Total de entradas                  + 50,00
              Pix recebido       ACME              50,00
              Total de saídas                    - 40,00
              Compra no débito   PADARIA           15,00
              Boleto             SABESP            25,00
13 MAR 2026   Total de entradas                  + 30,00
              Pix recebido       MARIA             30,00
              Total de saídas                    - 20,00
              Compra no débito   PADARIA           20,00`);
    expect(rows).toEqual([['2026-03-02', '50.00'], ['2026-03-02', '-15.00'], ['2026-03-02', '-25.00'], ['2026-03-13', '30.00'], ['2026-03-13', '-20.00']]);
    expect(period.isReconciled).toBe(true);
  });

  it('an opening balance may be printed twice, with words of its own between', () => {
    const { period } = read(`
Periodo DEL 11/02/2026 AL 10/03/2026
Saldo de Liquidación Inicial                      2,379.60
Saldo de Operación Inicial                        2,379.60
Depósitos / Abonos (+)                              500.00
Retiros / Cargos (-)                                100.00
Saldo Final (+)                                   2,779.60
FECHA    DESCRIPCION           CARGOS     ABONOS
11/FEB   OXXO                   60.00
16/FEB   SPEI RECIBIDO                    500.00
21/FEB   CFE                    40.00`);
    expect(period.startBalance!.value).toBe(237960);
    expect(period.isReconciled).toBe(true);
  });

  it('an account without a number on which nothing happened takes nothing from the next', () => {
    const { document } = read(`
Statement Period: 10/01/2025 to 10/31/2025
REGULAR SHARES
Date     Description                Amount      Balance
10/01    Beginning Balance                       100.00
10/05    Deposit                     50.00       150.00
10/31    Ending Balance                          150.00
HOLIDAY CLUB
Date     Description                Amount      Balance
10/01    Beginning Balance                       421.00
10/31    Ending Balance                          421.00
CHECKING
Date     Description                Amount      Balance
10/01    Beginning Balance                       900.00
10/07    Withdrawal                 -20.00       880.00
10/31    Ending Balance                          880.00`);
    const periods = document.accounts.flatMap((account) => account.periods).filter((period) => period.rows.length > 0);
    expect(periods.map((period) => [period.startBalance!.value, period.endBalance!.value, period.isReconciled])).toEqual([[10000, 15000, true], [90000, 88000, true]]);
  });
});

describe('what stands beside a table', () => {
  it('figures of a side bar between the lines of a row neither end it nor are its own', () => {
    const { rows, texts } = read(`
Rewards Visa credit card      Payment due date Feb 2, 2026      Minimum payment $10.00
STATEMENT PERIOD: December 09, 2025 to January 08, 2026
DATE      ACTIVITY DESCRIPTION           AMOUNT($)
          PREVIOUS STATEMENT BALANCE       $120.00
DEC 11    OPENAI CHATGPT                    $17.50
          SAN FRANCISCO                                 Previous Balance       $120.00
DEC 14    TIM HORTONS                       $20.00
DEC 21    PAYMENT - THANK YOU             -$120.00
          TOTAL NEW BALANCE                 $37.50      Credit limit         $9,000.00`);
    expect(rows).toEqual([['2025-12-11', '-17.50'], ['2025-12-14', '-20.00'], ['2025-12-21', '120.00']]);
    expect(texts[0]).toBe('OPENAI CHATGPT / SAN FRANCISCO');
  });
});

describe('headings and years', () => {
  it('headings that go on in the line below are read with it', () => {
    const { rows, period } = read(`
ZESTAWIENIE OPERACJI za okres od 2026-02-01 do 2026-02-28
Data         Data           Opis operacji                Kwota      Saldo po
operacji     księgowania                                            operacji
Saldo początkowe                                                      500,00
2026-02-02   2026-02-03     ZAKUP BIEDRONKA              -50,00       450,00
2026-02-05   2026-02-05     PRZELEW                      100,00       550,00
2026-02-06   2026-02-07     BLIK ALLEGRO                 -25,00       525,00
2026-02-09   2026-02-10     CZYNSZ                       -25,00       500,00
Saldo końcowe                                                         500,00`);
    expect(rows.map(([date]) => date)).toEqual(['2026-02-03', '2026-02-05', '2026-02-07', '2026-02-10']);
    expect(period.rows[0]!.date2!.value).toBe('2026-02-02');
  });

  it('days without a year lie behind the day of the opening balance and before that of the closing one, pages later', () => {
    const { rows } = read(`
Kontoauszug Nr. 1
Bu-Tag   Wert     Vorgang                                    Betrag
alter Kontostand vom 30.12.2025                            500,00 H
04.01.   04.01.   Kartenzahlung                             50,00 S
11.03.   11.03.   Gehalt                                   100,00 H
\fKontoauszug Nr. 1
Bu-Tag   Wert     Vorgang                                    Betrag
12.03.   12.03.   Miete                                     50,00 S
\fKontoauszug Nr. 1
Bu-Tag   Wert     Vorgang                                    Betrag
29.12.   29.12.   Strom                                     20,00 S
neuer Kontostand vom 30.12.2026                            480,00 H`);
    expect(rows.map(([date]) => date)).toEqual(['2026-01-04', '2026-03-11', '2026-03-12', '2026-12-29']);
  });
});
