// Plus and minus before, behind or apart from their figures, brackets, arrows and triangles, and amounts that print no sign.
import { describe, expect, it } from 'vitest';
import { readPeriods, understandText } from '../testing/documentOfText.js';
import { readStatement } from '../testing/readStatement.js';

describe('signs', () => {
  it('a plus or minus in a column of its own, as a card means it', () => {
    const { rows, verdicts } = readStatement(`
Número de tarjeta: 5256 78XX XXXX 1234      Pago mínimo  $10.00    Límite de crédito  $900.00
Adeudo del periodo anterior     $100.00
Saldo deudor total               $60.00
Fecha de operación   Fecha de cargo   Descripción                    Monto
03-may-2026          05-may-2026      Compra Farmacia       +       $45.00
01-may-2026          06-may-2026      Su pago               -      $100.00
04-may-2026          07-may-2026      Compra Kiosco         +       $15.00`);
    expect(rows).toEqual([['2026-05-05', '-45.00'], ['2026-05-06', '100.00'], ['2026-05-07', '-15.00']]);
    expect(verdicts).toEqual(['reconciled']);
  });

  it('the first unsigned amount follows from the opening balance, although the closing balance stands nearer', () => {
    expect(readStatement(`
Sold inițial              100,00
Sold final                 70,00
Data         Detalii                  Suma        Sold
02.05.2026   Cafea                    5,00       95,00
03.05.2026   Salariu                  5,00      100,00
04.05.2026   Lumină                  30,00       70,00`).rows.map((row) => row[1])).toEqual(['-5.00', '5.00', '-30.00']);
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

  it('brackets of figures that were read in the order of the text beside them', () => {
    expect(readPeriods(`
Account number 12345678      1 March 2026 to 31 March 2026
Date          Details                     Amount
02/03/2026    TRANSFER \u062a\u062d\u0648\u064a\u0644          )30.000(
04/03/2026    SALARY \u0631\u0627\u062a\u0628               50.000
05/03/2026    TRANSFER \u062a\u062d\u0648\u064a\u0644          )25.500(
`).rows).toEqual([[['2026-03-02', -30_000], ['2026-03-04', 50_000], ['2026-03-05', -25_500]]]);
  });

  it('arrows for the sides of amounts', () => {
    const arrows = (amount: string): string => `
Tili FI21 1234 5600 0007 85   EUR   1.3.2026 - 31.3.2026
Alkusaldo 1.000,00   Loppusaldo 1.280,00
Päivä      Selite             Summa
1.3.2026   Palkka        ↑   500,00
2.3.2026   K-Market      ↓    20,00
3.3.2026   HSL           ↓    50,00
4.3.2026   Vuokra        ↓   ${amount}
5.3.2026   Hyvitys       ↑    50,00
`;
    expect(readPeriods(arrows('200,00'))).toMatchObject({ rows: [[['2026-03-01', 50_000], ['2026-03-02', -2000], ['2026-03-03', -5000], ['2026-03-04', -20_000], ['2026-03-05', 5000]]], badges: [true] });
    expect(understandText(arrows('200,00')).accounts[0]!.periods[0]!.rows[1]!.description.value).toBe('K-Market');
    expect(readPeriods(arrows('210,00')).badges).toEqual([false]);
  });

  it('a minus before the letter of a currency, whose figure is in groups', () => {
    const { rows } = readStatement(`
Period covered 1 November 2025 to 30 November 2025
Opening balance R64 234.30
Details                      Date          Amount
TRANSFER                     03 Nov        −R19 887.46
INTEREST                     04 Nov             R11.64
Balance at end of period R44 358.48`);
    expect(rows).toEqual([['2025-11-03', '-19887.46'], ['2025-11-04', '11.64']]);
  });

  it('a sign with the currency on the line above its figure, in a narrow cell', () => {
    expect(readPeriods(`
Conta 4411220-5   01/01/2026 a 31/01/2026
Saldo inicial R$ 1.373,66    Total de entradas R$ 2.912,58    Total de saídas -R$ 1.801,48    Saldo final R$ 2.484,76

Data         Descrição                     Entrada          Saída        Saldo do dia
02/01/2026   Tarifa de manutenção                      -R$ 120,33         R$ 1.253,33
04/01/2026   Pix enviado João                                 -R$            R$ 22,74
                                                         1.230,59
07/01/2026   Recebimento de boleto              R$                        R$ 2.935,32
                                          2.912,58
10/01/2026   Compra no débito                           -R$ 93,02
             Compra no débito                                 -R$
                                                            57,54
             Pagamento de boleto                       -R$ 300,00         R$ 2.484,76
`)).toMatchObject({ rows: [[['2026-01-02', -12_033], ['2026-01-04', -123_059], ['2026-01-07', 291_258], ['2026-01-10', -9302], ['2026-01-10', -5754], ['2026-01-10', -30_000]]], badges: [true], bounds: [[137_366, 248_476]] });
  });

  it('a minus in a cell of its own, some white before its figure', () => {
    const list = (wages: string): string => `
IBAN ES66 2100 0418 4012 3456 7891
Del 01/01/2026 al 31/01/2026   Euros
F. Oper.   F. Valor   Concepto                       Importe              Saldo
                      Saldo anterior                                     251,97
01/01      01/01      CUOTA GIMNASIO        -         251,97                0,00
02/01      02/01      NOMINA TALLERES                 ${wages}              262,19
04/01      04/01      COMPRA MERCADONA      -         262,19                0,00
05/01      05/01      NOMINA TALLERES                 100,00              100,00
07/01      07/01      RECIBO AGUAS          -         110,00      -       10,00
09/01      09/01      NOMINA TALLERES                 110,00              100,00
                      Saldo final                                         100,00
`;
    expect(readPeriods(list('262,19'))).toMatchObject({ rows: [[['2026-01-01', -25_197], ['2026-01-02', 26_219], ['2026-01-04', -26_219], ['2026-01-05', 10_000], ['2026-01-07', -11_000], ['2026-01-09', 11_000]]], badges: [true], bounds: [[25_197, 10_000]] });
    expect(readPeriods(list('262,91')).badges).toEqual([false]);
    expect(readPeriods(`
IBAN ES66 2100 0418 4012 3456 7891
Del 01/01/2026 al 31/01/2026   Euros
F. Oper.   F. Valor   Concepto             Cargos     Abonos              Saldo
                      Saldo anterior                                     251,97
01/01      01/01      NOMINA TALLERES           -     100,00             351,97
02/01      02/01      NOMINA TALLERES           -     100,00             451,97
04/01      04/01      NOMINA TALLERES           -     100,00             551,97
                      Saldo final                                        551,97
`)).toMatchObject({ rows: [[['2026-01-01', 10_000], ['2026-01-02', 10_000], ['2026-01-04', 10_000]]], badges: [true] });
  });

  it('the period with its sums is no row, and phrases tell what nothing else does, without a badge', () => {
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
    const { rows, badges } = readPeriods(wallet);
    expect(rows).toEqual([[['2026-01-03', -8400], ['2026-01-04', 115_400], ['2026-01-05', -11_300]]]);
    expect(badges).not.toContain(true);
    const [period] = understandText(wallet).accounts[0]!.periods;
    expect([period!.startDate?.value, period!.endDate?.value]).toEqual(['2026-01-01', '2026-01-31']);
  });

  it('Chinese words for debit and credit beside amounts, where one of the balances does not agree', () => {
    expect(readStatement(`
账号：6217 0044 8120 7733 018
起止日期：2025年01月01日 至 2025年01月31日
期初余额：1,000.00
期末余额：1,660.00
日期          摘要         借贷       交易金额        账户余额     对方户名
2025-01-03    消费          借          40.00          960.00     华润万家超市
2025-01-08    工资          贷         800.00        1,760.00     南京精工有限公司
2025-01-10    取现          借         900.00        1,700.00     自动柜员机0021
2025-01-20    转账支出      借          40.00        1,660.00     李明`).amounts).toEqual(['-40.00', '800.00', '-900.00', '-40.00']);
  });
});
