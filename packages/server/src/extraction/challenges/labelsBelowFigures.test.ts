// Labels that stand beneath their figures or at either side of them, and what stands between.
import { describe, expect, it } from 'vitest';
import { documentOfText, readPeriods, understandText } from '../testing/documentOfText.js';
import { readStatement } from '../testing/readStatement.js';
import { understand } from '../understand.js';

describe('labels beneath and beside their figures', () => {
  it('an equals sign before the figure is no label of it', () => {
    const [period] = readStatement(`
Credit card statement 25 January 2026
Previous balance     New credits       New debits        Closing balance     Payment due
120.00               - 120.00          + 100.00          = 100.00            08/02/2026

Date          Details                             Amount
02/01/2026    PAYMENT RECEIVED                   120.00 CR
05/01/2026    BAKERY                              35.10
12/01/2026    RAILWAY                             64.90`).periods;
    expect(period!.endBalance?.value).toBe(-10_000);
    expect(period!.proof.status).toBe('reconciled');
  });

  it('the label of a line that is read from the right stands behind its figure', () => {
    const text = (closing: string) => `
Date         Description          Debit      Credit      Balance
01-OCT-2024  Opening balance                             1,000.00 CR
02-OCT-2024  Transfer            100.00                    900.00 CR
05-OCT-2024  Salary                          500.00      1,400.00 CR

${closing} CR :Closing balance
`;
    expect(readStatement(text('1,400.00')).period.isReconciled).toBe(true);
    expect(readStatement(text('4,400.00')).period.isReconciled).toBe(false);
  });

  it('a rate parts the words of one figure from those of the next', () => {
    expect(readStatement(`
Account number 12345678        1 March 2024 to 31 March 2024
Date        Description            Amount
            Opening balance        1,234.56
04/03/2024  Salary                  +500.00
            Closing balance        1,734.56
Interest rate on deposits: 0.50 % Available balance 2,734.56
`).period.isReconciled).toBe(true);
  });

  it('"Saldo finale a vostro credito" right of its figure is the closing balance', () => {
    const text = `
ESTRATTO CONTO n. 4/2025 al 31/12/2025
IBAN IT60 X054 2811 1010 0000 0123 456    Divisa EUR   dal 01/10/2025 al 31/12/2025
Data op.    Valuta             Dare          Avere    Descrizione
01/10/25                                    100,00    SALDO INIZIALE
03/10/25    03/10/25          10,00                   PRELIEVO BANCOMAT
05/10/25    05/10/25                         50,00    ACCREDITO PENSIONE
                              10,00          50,00    TOTALE MOVIMENTI
31/12/25                                    140,00    SALDO FINALE A VOSTRO CREDITO
`;
    expect(readPeriods(text).rows).toEqual([[['2025-10-03', -1_000], ['2025-10-05', 5_000]]]);
    expect(readPeriods(text).badges).toEqual([true]);
  });

  it('letters and the sign of the currency behind a figure are no label of it', () => {
    const { period } = readStatement(`
Conta à ordem: EUR           Período: 01-11-2023 - 30-11-2023
Saldo inicial                                              Saldo final
257,77 C €                                                 263,15 C €

Data         Descritivo                        Importância
02-11-2023   PIX recebido                            25,38
04-11-2023   Compra                                 -20,00`);
    expect([period.startBalance?.value, period.endBalance?.value]).toEqual([25777, 26315]);
  });

  it('balances whose names stand right of their figures', () => {
    const { rows, period } = readStatement(`
Periodo dal 01/04/2026 al 30/06/2026
DATA         DATA           ADDEBITI    ACCREDITI    DESCRIZIONE OPERAZIONI
CONTABILE    VALUTA
31/03/26                                 1.000,00    SALDO INIZIALE
02/04/26     02/04/26          50,00                 PAGAMENTO POS
03/04/26     03/04/26                      200,00    STIPENDIO
04/04/26     04/04/26          25,00                 PAGAMENTO POS
                               75,00                 TOTALE USCITE
                                           200,00    TOTALE ENTRATE
30/06/26                                 1.125,00    SALDO FINALE

RIASSUNTO SCALARE
VALUTA            SALDI PER VALUTA    GIORNI
02/04/26                    950,00         3
03/04/26                  1.150,00         1`);
    expect(rows).toEqual([['2026-04-02', '-50.00'], ['2026-04-03', '200.00'], ['2026-04-04', '-25.00']]);
    expect([period.startBalance?.value, period.endBalance?.value, period.proof.status]).toEqual([100000, 112500, 'reconciled']);
  });

  it('a balance with its currency between name and figure closes the first of two accounts', () => {
    const { accounts } = readStatement(`
CONTA Nº 0003.62277496020          PERÍODO DE 2026-05-30 A 2026-06-30
Detalhe de Movimentos da Conta à Ordem
Mov     Valor   Descritivo do Movimento          Moeda       Valor       Saldo
                Saldo Inicial                    EUR                    499,12
01-06   01-06   TRF.IMED. DE RUI                             50,00      549,12
02-06   02-06   COMPRA MERCADO                              -20,00      529,12
                Saldo Contabilístico Final       EUR                    529,12
                Saldo Disponível Final           EUR                    489,12

Detalhe da Conta Rendimento
Mov     Valor   Descritivo do Movimento          Moeda       Valor       Saldo
                Saldo Inicial                    EUR                  3.000,00
05-06   05-06   JUROS                                        10,00    3.010,00
06-06   06-06   REFORCO                                      90,00    3.100,00
                Saldo Final                      EUR                  3.100,00`);
    expect(accounts.map((account) => account.periods.map((period) => [period.rows.length, period.isReconciled]))).toEqual([[[2, true]], [[2, true]]]);
  });

  const TEXT = `
Everyday Account CAD   Account 4476 977 7569
Period 2023-09-01 to 2023-09-30
Summary of your account
2,030.39            -4,196.32           5,390.09            3,224.16
Starting balance    Total debits        Total credits       Ending balance

2023-09-04   PAYROLL BRAMBLE & CO                  +5,390.09
2023-09-06   DIRECT DEBIT BRIGHTSPARK              -4,196.32`;

  it('each figure is what the words beneath it say', () => {
    const [period] = understandText(TEXT).accounts[0]!.periods;
    expect([period!.startBalance?.value, period!.endBalance?.value, period!.isReconciled]).toEqual([203039, 322416, true]);
    const [wrong] = understandText(TEXT.replace('3,224.16', '3,224.15')).accounts[0]!.periods;
    expect(wrong!.isReconciled).toBe(false);
  });

  it('the labels may say how many rows their figures sum up', () => {
    const counted = TEXT.replace('Total debits        Total credits    ', 'Total debits (1)    Total credits (1)');
    const [period] = understandText(counted).accounts[0]!.periods;
    expect([period!.startBalance?.value, period!.endBalance?.value, period!.isReconciled]).toEqual([203039, 322416, true]);
  });

  it('a title over the box that is a word for a sum names none of its figures', () => {
    expect(readPeriods(TEXT.replace('Summary of your account', 'Summary')).bounds[0]!).toEqual([203039, 322416]);
  });

  it('figures under labels of their own are not those of the labels beneath them', () => {
    expect(readPeriods(TEXT.replace(/Summary of your account\n(.*)\n(.*)/, `Total debits        Total credits
4,196.32            5,390.09
Starting balance    Ending balance
2,030.39            3,224.16`)).bounds[0]!).toEqual([203039, 322416]);
  });

  it('the sums of both sides over their names, below another row of such tiles', () => {
    const page = (out: string): string => `
Personal account statement     01/07/2026 - 31/07/2026

£195.00                 £312.00
Personal Account        Balance in Pots
balance (Excluding      (both Regular Pots and
all Pots)               those of others)

-£${out}                 +£110.00
Total outgoings         Total deposits


Date          Description          (GBP) Amount     (GBP) Balance
20/07/2026    TEA                         -5.00            195.00
11/07/2026    SALARY                     110.00            200.00
10/07/2026    COFFEE                     -10.00             90.00`;
    const { period } = readStatement(page('15.00'));
    expect([period.startBalance?.value, period.endBalance?.value, period.isReconciled]).toEqual([10_000, 19_500, true]);
    expect(readStatement(page('16.00')).period.isReconciled).toBe(false);
  });

  it('labels of one line and of several stand beneath the figures, or above them', () => {
    const CARD = `
Card 5733 9247 5796 2305   Statement period 01-10-2023 to 31-10-2023
Summary of your account
-61160.01         1000.00           140.00            -60300.01         583.43           31 Oct 2023
Previous          Payments and      Purchases and     Your closing      Minimum amount   Payment due date
statement         credits           charges           account           due
balance                                               balance
Posting date      Description                                 Amount
05-10-2023        NOODLE LANTERN PUNE                        -140.00
06-10-2023        PAYMENT RECEIVED                           1000.00`;
    const read = (text: string) => {
      const [period] = understandText(text).accounts[0]!.periods;
      return [period!.startBalance?.value, period!.endBalance?.value, period!.rows.length, period!.isReconciled];
    };
    expect(read(CARD)).toEqual([-6116001, -6030001, 2, true]);
    const [top, title, card, figures, first, second, third, ...rows] = CARD.split('\n') as [string, ...string[]];
    expect(read([top, title, card, first, second, third, figures, ...rows].join('\n'))).toEqual([-6116001, -6030001, 2, true]);
    expect(read(CARD.replace('1000.00  ', '1000.01  '))[3]).toBe(false);
  });

  it('labels of two lines head no table either where the first of them has words of headings', () => {
    const [period] = understandText(`
Card 5209 1584 9634 4232   Period: 1 Jun 2024 through 30 Jun 2024
Balance from last     Payments received     New transactions     Your new balance
statement
2,317.19              258.94                77.44                2,135.69
30 Jun 2024    PAYMENT RECEIVED - THANK YOU                                 258.94-
28 Jun 2024    TALLOW PHARMACY                                               77.44`).accounts[0]!.periods;
    expect(period!.rows.map(({ amount }) => amount.value)).toEqual([25894, -7744]);
    expect([period!.startBalance?.value, period!.endBalance?.value, period!.isReconciled]).toEqual([-231719, -213569, true]);
  });

  it('opening and closing balance beside each other stand in no columns of the table before them', () => {
    const account = (number: string, opening: string, closing: string, date: string) => `
Account ${number} EUR   Period 01.12.2022 - 31.12.2022
${`Opening balance   ${opening}      Closing balance`.padEnd(61 - closing.length)}${closing}
Date           Description           Money in       Money out
${date}     TRANSFER FROM ANN       50.00
13.12.2022     GROCERS                                  20.00
`;
    const { accounts } = understandText(account('100829-9253206695', '100.00', '130.00', '12.12.2022') + account('100829-5351555526', '200.00', '230.00', '13.12.2022'));
    expect(accounts.map(({ periods: [period] }) => [period!.startBalance?.value, period!.endBalance?.value, period!.isReconciled])).toEqual([[10000, 13000, true], [20000, 23000, true]]);
  });

  it('labels of two lines beside such of one, over figures in larger type, whose size a scan does not tell', () => {
    const read = (sizeOfType: number) => {
      const model = documentOfText(`
Card 5313 3869 9683 9881      Statement period 07/01/2022 to 07/31/2022

Balance from last     Payments & other credits     Purchases and charges     New balance
statement
655.86                232.97                       526.48                    949.37

Posting date   Transaction details                   Transaction amount
07/01/2022     CONTACTLESS RED KETTLE                            426.48
07/04/2022     PAYMENT RECEIVED - THANK YOU                      232.97 CR
07/05/2022     MOSS & VINE                                       100.00`);
      for (const word of model.pages[0]!.words) if (word.baseline < 130) word.fontSize = sizeOfType;
      return understand(model).accounts[0]!.periods[0]!.endBalance?.value;
    };
    expect(read(9)).toBe(-94937);
    expect(read(7.8)).toBe(-94937);
  });

  it('a bill whose labels are parted from their values by colons in a column', () => {
    const document = understandText(`
REKENING KARTU KREDIT
TANGGAL REKENING           : 18 APRIL 2025
TANGGAL JATUH TEMPO        : 06 MEI 2025
TAGIHAN BARU               : Rp 1.070.520
PEMBAYARAN MINIMUM         : Rp 110.000
TANGGAL      TANGGAL      KETERANGAN                  JUMLAH (Rp)
TRANSAKSI    PEMBUKUAN
                          SALDO SEBELUMNYA              204.400
20-MAR       23-MAR       TOKO PELANGI                  440.000
21-MAR       23-MAR       GRABCAR                       630.520
07-APR       07-APR       PEMBAYARAN                    204.400 CR
                          TOTAL                       1.070.520
`);
    const [account] = document.accounts;
    expect(account!.type).toBe('card');
    expect(account!.periods[0]!.isReconciled).toBe(true);
    expect(account!.periods[0]!.facts).toMatchObject({ dueDate: { value: '2025-05-06' }, minimumPayment: { value: 110_000 } });
  });
});
