// By what signs, codes and words the currency of an account is told.
import { describe, expect, it } from 'vitest';
import { documentOfText, readPeriods, understandText } from '../testing/documentOfText.js';
import { readStatement } from '../testing/readStatement.js';

describe('currencies', () => {
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

  it('the currency beside what was paid abroad is not that of the card', () => {
    expect(readStatement(`
ESTRATTO CONTO AL 25/03/2026   Carta N. 5255 XXXX XXXX 7704
Totale spese del mese                        € 320,43
Data operaz.   Data registr.   Descrizione            Importo in valuta   Divisa   Cambio   Importo in euro
26/02/26       27/02/26        AUTOGRILL A1                                                          164,87
28/02/26       28/02/26        ESSELUNGA                                                              12,70
01/03/26       02/03/26        AIRBNB                            120,75   USD      1,0900            110,78
03/03/26       04/03/26        OPENAI                             34,97   USD      1,0900             32,08`).currencies).toEqual(['EUR']);
  });

  it('won behind a figure', () => {
    const text = (deposits: string) => `
Account number 110455201778      Period 01/03/2024 to 31/03/2024
Gone             Come             Now
525,358원        ${deposits}원        678,985원
Date        Description     Withdrawal     Deposit     Balance
05/03/2024  Salary                       1,204,343   1,204,343
19/03/2024  Rent               500,000                 704,343
20/03/2024  Fee                 25,358                 678,985
`;
    expect(readStatement(text('1,204,343')).period.isReconciled).toBe(true);
    expect(readStatement(text('1,200,343')).period.isReconciled).toBe(false);
  });

  it('columns headed by the sign and by the code of one currency are of one account', () => {
    const { document, rows } = readStatement(`
Conta 98381-6
Período 18 de dezembro de 2020 - 13 de janeiro de 2021
Saldo inicial R$ 720,21
Saldo final R$ 520,21

                                                     Entradas
Data          Lançamento              Débito (R$)       (BRL)

18 dez 2020   Saldo inicial                            720,21
22 dez 2020   Salário                                  100,00
24 dez 2020   Depósito                                  20,00
05 jan 2021   Saque                        300,00
11 jan 2021   Compra                        20,00
13 jan 2021   Saldo final                              520,21`);
    expect(document.accounts.flatMap(({ periods }) => periods)).toHaveLength(1);
    expect(rows).toHaveLength(4);
  });

  it('a code in the first line under "CCY" is the currency of that account', () => {
    const { accounts } = understandText(`
Integrated Account Statement     3 February 2026 to 2 March 2026

HKD Savings 123-456789-833
Date       Transaction Details        Deposit   Withdrawal     Balance
03Feb26    B/F BALANCE                                          500.00
05Feb26    FPS CREDIT                   20.00                   520.00
02Mar26    C/F BALANCE                                          520.00

Foreign Currency Savings 123-456789-888
CCY   Date       Transaction Details        Deposit   Withdrawal     Balance
USD   03Feb26    B/F BALANCE                                          100.00
      05Feb26    PAYME TOP UP                              10.00       90.00
      17Feb26    CREDIT INTEREST               5.00                    95.00
      02Mar26    C/F BALANCE                                           95.00`);
    expect(accounts.map(({ currency }) => currency)).toEqual(['HKD', 'USD']);
  });

  it('the letter of the Vietnamese dong at once behind its figures', () => {
    const [account] = understandText(`
Số tài khoản: 0912345678
Từ ngày 01/02/2026 đến ngày 28/02/2026
Số dư đầu kỳ: 6.140.724đ
Số dư cuối kỳ: 5.508.850đ
Ngày          Nội dung                     Số tiền        Số dư
19/02/2026    Thanh toán Grab            -737.354đ   5.403.370đ
20/02/2026    Nạp tiền                   +105.480đ   5.508.850đ
`).accounts;
    expect([account!.currency, account!.periods[0]!.isReconciled, account!.periods[0]!.rows.length]).toEqual(['VND', true, 2]);
  });

  it('currencies by codes of further countries and by their names', () => {
    const currency = (head: string): string | null => understandText(`
Account 12345678
${head}
Opening balance 100.00
05/01/2026   Shop   -10.00   90.00
17/01/2026   Shop   -10.00   80.00`).accounts[0]!.currency ?? null;
    expect(['Moeda AOA', 'Currency: BWP', 'Валута: МКД', 'Valyuta: manat'].map(currency)).toEqual(['AOA', 'BWP', 'MKD', 'AZN']);
  });

  it('the currency beside the balances only', () => {
    expect(readStatement(`
RELEVE DE COMPTE 30450831588
SOLDE PRECEDENT AU 01/01/2026 XAF : 12 958,00
Date opération   Libellé                   Débit         Crédit        Solde
04/01/2026       TVA                      426,00                    12 532,00
06/01/2026       VIREMENT RECU                         1 000,00     13 532,00
`).account.currency).toBe('XAF');
  });

  it('accounts in currencies that are named in words', () => {
    const table = (code: string, name: string): string => `
Cuenta IBAN: CR05015202001026284${code}   Moneda: ${name}
NO. REFERENCIA   FECHA     CONCEPTO            DÉBITOS     CRÉDITOS
                           SALDO ANTERIOR                    100.00
093006688        ENE/05    COMPASS               20.00
406495639        ENE/09    TEF DE                             50.00
                           SALDO FINAL                       130.00
`;
    const { accounts } = understandText(`Fecha de corte: 31/ENE/26${table('066', 'COLONES')}${table('117', 'DOLARES')}`);
    expect(accounts.map(({ currency }) => currency)).toEqual(['CRC', 'USD']);
  });

  it('a currency in Hebrew words', () => {
    const rows = `
Date         Description            Amount      Balance
03/01/2026   Shop                   -10.00        90.00
05/01/2026   Pay                     30.00       120.00
`;
    const accountOf = (head: string) => understandText(`${head}${rows}`).accounts[0]!;
    // Letters from left to right, as they stand on the page.
    expect(accountOf('שדח לקש :עבטמ').currency).toBe('ILS');
  });

  it('"SDN BHD" is a form of companies and no currency', () => {
    const document = understandText(`
KEDAI RUNCIT MAJU SDN BHD        Account Number 3512344410
Statement Date 31 Jan 2026
DATE       TRANSACTION                    DEBIT      CREDIT     BALANCE
           Opening balance                                       100.00
27/01      TRSF DR                        10.00                   90.00
28/01      DEP-ECP                                    50.00      140.00
           Closing balance                                       140.00
`);
    expect(document.accounts[0]).toMatchObject({ currency: null, decimals: 2 });
  });

  it('a letter before all figures, also before those with a sign and before nought, says no side', () => {
    const text = (due: string, sign = 'C'): string => `
ARUN PILLAI                             Credit Card No.   4893 77XX XXXX 2162
                                        Billing Period    20 Dec, 2025 - 19 Jan, 2026
TOTAL AMOUNT DUE        MINIMUM DUE        DUE DATE
${sign}${due}                ${sign}50.00             08 Feb, 2026
PREVIOUS STATEMENT DUES     PAYMENTS/CREDITS RECEIVED     PURCHASES/DEBIT     FINANCE CHARGES
${sign}500.00                     ${sign}500.00                       ${sign}600.00             ${sign}0.00

DATE & TIME          TRANSACTION DESCRIPTION               REWARDS            AMOUNT
24/12/2025| 20:44    CABS NOIDA                                             ${sign} 100.00
26/12/2025| 21:54    GROCER KOCHI                             + 16          ${sign} 200.00
29/12/2025| 16:41    CC PAYMENT BPPY                                      + ${sign} 500.00
02/01/2026| 13:11    FUEL KOCHI                                             ${sign} 300.00
`;
    const { accounts } = understandText(text('600.00'));
    const [period] = accounts[0]!.periods;
    expect(period!.rows.map(({ amount }) => amount.value)).toEqual([-10_000, -20_000, 50_000, -30_000]);
    expect([period!.isReconciled, period!.facts?.payments?.value, period!.facts?.purchases?.value]).toEqual([true, 50_000, 60_000]);
    expect(readPeriods(text('690.00')).badges).toEqual([false]);
    expect(readPeriods(text('600.00', '`')).badges).toEqual([true]);
  });

  it('naira right before the figures', () => {
    const { allRows, period } = readStatement(`
Wallet ID 08030000000
Date           Narration           Status        Money In      Money Out        Balance
02 Jan 2024    Deposit             Successful    N4,000.00                    N4,660.00
02 Jan 2024    Depot               Successful                    N257.25      N4,402.75
04 Jan 2024    Trip                Successful                     N13.36      N4,389.39`);
    expect(allRows).toEqual([['2024-01-02', '4000.00'], ['2024-01-02', '-257.25'], ['2024-01-04', '-13.36']]);
    expect(period.isReconciled).toBe(true);
  });

  it('a letter for money at a space before figures in groups, on rows that print no day', () => {
    const page = documentOfText(`
Opening balance R 5 000.00
Closing balance R 6 820.00
Date     Account      Description                      CR/DR        Amount
05 Sep   6233452228   Card purchase corner shop        DR         R 382.00
         6233452228   Payment to the City Power        DR       R 1 887.00
         6233452228   Payment from the City Power      CR       R 2 709.00
08 Sep   6233452228   Payment from the City Power      CR       R 1 500.00
         6233452228   Card purchase corner shop        DR         R 120.00
`);
    const words = page.pages[0]!.words.map((word) => (word.text === 'R' ? { ...word, box: [word.box[0] + 2, word.box[1], word.box[2] + 2, word.box[3]] as typeof word.box } : word));
    expect(readStatement({ ...page, pages: [{ ...page.pages[0]!, words }] }).rows.map((row) => row[1])).toEqual(['-382.00', '-1887.00', '2709.00', '1500.00', '-120.00']);
  });

  it('a title for the rows of each currency, its code behind a dash', () => {
    const { accounts } = understandText(`
Statement for May 2025                   5/1/25 - 5/31/25
Transaction History - USD
Date          Description                Gross       Fee        Net
05/02/2025    Website sale               50.00     -5.00      45.00
05/08/2025    Subscription               -5.00      0.00      -5.00
Transaction History - EUR
Date          Description                Gross       Fee        Net
05/03/2025    Express Checkout          -25.00      0.00     -25.00
05/09/2025    Website sale                6.00     -1.00       5.00
`);
    expect(accounts.map(({ currency, periods: [period] }) => [currency, period!.rows.map(({ date }) => date!.value)])).toEqual([['USD', ['2025-05-02', '2025-05-08']], ['EUR', ['2025-05-03', '2025-05-09']]]);
  });
});

it('the currency of Albania behind the word for a currency, whose code is an English word', () => {
  const { document } = readStatement(`
Llogaria 2121 1009 0000   Monedha: ALL
Periudha: 01.09.2025 - 30.09.2025
Gjendja fillestare: 1.000,00
Data          Përshkrimi            Debi       Kredi      Gjendja
04.09.2025    Kthim                            50,00     1.050,00
07.09.2025    Komision             15,00                 1.035,00
Gjendja përfundimtare: 1.035,00`);
  expect(document.accounts[0]!.currency).toBe('ALL');
});
