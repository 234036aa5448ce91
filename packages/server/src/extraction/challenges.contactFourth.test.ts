// What a further first contact with layouts of many countries brought up: each the smallest page that shows it.
import { describe, expect, it } from 'vitest';
import type { Word } from './model.js';
import { squash } from './tokens/plainText.js';
import { headingRole } from './vocabulary/headings.js';
import { documentOfText } from './testing/documentOfText.js';
import { readStatement } from './testing/readStatement.js';

function moved(word: Word, down: number): Word {
  const [x0, y0, x1, y1] = word.box;
  return { ...word, box: [x0, y0 + down, x1, y1 + down], baseline: word.baseline + down };
}

describe('lists side by side', () => {
  const DEPOSITS_AND_CHECKS = `
Statement Period: 07/01/2024 through 07/31/2024
Beginning Balance on 07/01/24           1,000.00
Deposits (6)                              600.00
Checks Paid (2)                            50.00
Ending Balance on 07/31/24              1,550.00

DEPOSITS
Date       Amount      Date       Amount      Date       Amount
07/03      100.00      07/05      100.00      07/09      100.00
07/04      100.00      07/08      100.00      07/10      100.00
CHECKS PAID
Check No.  Date     Amount     Check No.  Date     Amount
2073       07/07     20.00     2074       07/10     30.00
`;

  it('a title close over the headings of the next list is that of the next list', () => {
    const model = documentOfText(DEPOSITS_AND_CHECKS);
    const title = model.pages[0]!.words.find(({ text }) => text === 'CHECKS')!.baseline;
    // Not so much white above the title that the list would end there.
    const words = model.pages[0]!.words.map((word) => (word.baseline >= title ? moved(word, 8) : word));
    const { period } = readStatement({ ...model, pages: [{ ...model.pages[0]!, words }] });
    expect([period.rows.length, period.isReconciled]).toEqual([8, true]);
  });

  it('a list of daily balances goes on under its headings on the next page, whatever the header of that page says', () => {
    const { rows } = readStatement(`
PRAIRIE BANK                                             Page 1
P.O. Box 1187, Salina
Account number 4410220758      Statement Period: 07/01/2024 through 07/31/2024
Date       Description               Amount
07/03      DEPOSIT                   100.00
07/04      DEPOSIT                   200.00
DAILY BALANCE SUMMARY
Date       Balance     Date       Balance
07/03     1,100.00     07/04     1,300.00
\fPRAIRIE BANK                                             Page 2
P.O. Box 1187, Salina
Date       Balance     Date       Balance
07/05     1,300.00     07/06     1,300.00
07/07     1,300.00     07/08     1,300.00
`);
    expect(rows).toEqual([['2024-07-03', '100.00'], ['2024-07-04', '200.00']]);
  });
});

describe('figures and their labels', () => {
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

  it('labels in the middle of cells whose figures stand at the right', () => {
    const { period } = readStatement(`
Card statement
Statement period 01/03/2024 to 31/03/2024
   Previous balance             - Payments           + Purchases           = New balance
                        200.00              100.00                50.00                  150.00
Date        Description            Amount
04/03/2024  PAYMENT THANK YOU     -100.00
05/03/2024  GROCER                  50.00
`);
    expect([period.startBalance, period.endBalance].map((balance) => Math.abs(balance!.value))).toEqual([20000, 15000]);
  });

  it('a sum below the rows that counts the balance before is the new one', () => {
    const text = (total: string) => `
Credit card statement        Statement period 01/03/2024 to 31/03/2024
Date        Description            Amount
            Previous balance       200.00
04/03/2024  PAYMENT - THANK YOU    120.00 CR
05/03/2024  GROCER                  50.00
            TOTAL                  ${total}
`;
    expect(readStatement(text('130.00')).period.isReconciled).toBe(true);
    expect(readStatement(text('131.00')).period.isReconciled).toBe(false);
  });

  it('many terms of a summary whose words name no side: those in first, then those out', () => {
    const text = (other: string) => `
Cartola desde 01/03/2024 hasta 31/03/2024
Fecha       Detalle              Cargos       Abonos       Saldo
01/03/2024  SALDO INICIAL                                 1.000.000
04/03/2024  DEPOSITO                          200.000     1.200.000
05/03/2024  TRASPASO                           70.000     1.270.000
06/03/2024  PAGO LUZ             11.000                   1.259.000
07/03/2024  GIRO                 12.000                   1.247.000
08/03/2024  PAGO AGUA            13.500                   1.233.500
09/03/2024  IMPUESTO              1.700                   1.231.800
31/03/2024  SALDO FINAL                                   1.231.800

SALDO INICIAL   DEPOSITOS   OTROS ABONOS   VALES    GIROS    OTRAS COSAS   IMPUESTOS   SALDO FINAL
    1.000.000     150.000        120.000   6.000   12.000   ${other}       1.700     1.231.800
`;
    expect(readStatement(text('     18.500')).period.isReconciled).toBe(true);
    expect(readStatement(text('     18.600')).period.isReconciled).toBe(false);
  });
});

describe('headings', () => {
  it('a heading of one line in the middle beside headings of two', () => {
    const model = documentOfText(`
DATA         DATA                                     MOVIMENTI   MOVIMENTI
                          DESCRIZIONE OPERAZIONI
OPERAZIONE   VALUTA                                        DARE       AVERE
             SALDO INIZIALE                                          100,00
02/03/2024   03/03/2024   BONIFICO                        10,00
04/03/2024   05/03/2024   VERSAMENTO                                  50,00
08/03/2024   09/03/2024   PRELIEVO                        20,00
             SALDO FINALE                                            120,00
`);
    expect(readStatement(model).rows).toEqual([['2024-03-02', '-10.00'], ['2024-03-04', '50.00'], ['2024-03-08', '-20.00']]);
    expect(readStatement(model).period.isReconciled).toBe(true);
  });

  it('the last letter of a Greek word, large and small', () => {
    expect(['ΗΜΕΡΟΜΗΝΙΑ ΚΑΤΑΧΩΡΗΣΗΣ', 'Ημερομηνία καταχώρησης'].map((text) => headingRole(squash(text)))).toEqual(['postingDate', 'postingDate']);
  });
});

describe('sums among the rows', () => {
  const text = (debits: string) => `
Išrašas 2024-03-01 - 2024-03-31
Data         Paaiškinimai             Suma       D/K
2024-03-01   Likutis pradžiai         500.00     K
2024-03-04   Pirkinys                  20.00     D
2024-03-05   Darbo užmokestis         300.00     K
2024-03-06   Nuoma                    100.00     D
2024-03-31   Debeto apyvarta          ${debits}     D
2024-03-31   Kredito apyvarta         300.00     K
2024-03-31   Likutis pabaigai         680.00     K
`;

  it('lines with a day and the name of a sum are no rows where the equation holds without them only', () => {
    const { rows, period } = readStatement(text('120.00'));
    expect([rows.length, period.isReconciled]).toEqual([3, true]);
  });

  it('a sum that the rows do not give takes the badge', () => {
    expect(readStatement(text('130.00')).period.isReconciled).toBe(false);
  });

  it('a day, both sums, of which one is nought, and the balance', () => {
    expect(readStatement(`
For the period Oct 1 to Oct 31, 2024
Date     Description        Amounts deducted ($)   Amounts added ($)   Balance ($)
Oct 01   Opening balance                                                  4,934.56
Oct 03   Transfer                                             91.13       5,025.69
Oct 27   Transfer                                             95.78       5,121.47
Oct 31   Closing totals                     0.00             186.91       5,121.47
`).rows).toHaveLength(2);
  });
});

describe('money of one country, prices of others', () => {
  it('whole figures without thousands, beside what a few purchases cost abroad', () => {
    expect(readStatement(`
Card statement
Date         Posted       Description        Amount   Foreign amount
2024/03/02   2024/03/04   SHOP                  694
2024/03/03   2024/03/05   DINNER              2,489
2024/03/04   2024/03/06   STREAMBOX             218             6.54
2024/03/05   2024/03/07   BOOKS               1,043
2024/03/06   2024/03/08   STORE               1,535
2024/03/07   2024/03/09   TRAVEL             12,500
2024/03/07   2024/03/09   CHEMIST             1,120
`).rows).toHaveLength(7);
  });
});

describe('accounts and years', () => {
  it('the balance before above the first card, the new one below the last, and a total of each', () => {
    const { document } = readStatement(`
Facture mensuelle de la carte de crédit 21.03.2024
Date achat   Comptabilisé   Description                        Montant CHF
                            Solde de la dernière facture            200.00
Carte 4455 20XX XXXX 7810
22.03.2024   23.03.2024     Boulangerie                              10.00
24.03.2024   25.03.2024     Votre paiement                          200.00-
                            Total carte                             190.00-
Carte 4455 20XX XXXX 7828
25.03.2024   26.03.2024     Hôtel                                    80.00
                            Total carte                              80.00
                            Solde en notre faveur                    90.00
`);
    expect(document.accounts.map(({ periods }) => periods.map(({ rows, isReconciled }) => [rows.length, isReconciled]))).toEqual([[[3, true]]]);
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

  it('a limit below the last balance does not hide the years that the balances name', () => {
    expect(readStatement(`
Bu.-Tag     Vorgang                                  Betrag
            Kontostand am 31.12.2024                 100,00 H
09.01.      KARTENZAHLUNG                             10,00 S
13.01.      GUTSCHRIFT                                50,00 H
\f
Bu.-Tag     Vorgang                                  Betrag
27.01.      GUTSCHRIFT                                10,00 H
\f
Bu.-Tag     Vorgang                                  Betrag
28.01.      KARTENZAHLUNG                             20,00 S
            Kontostand am 31.01.2025                 130,00 H
            Zugesagter Rahmen                     10.000,00
`).rows).toEqual([['2025-01-09', '-10.00'], ['2025-01-13', '50.00'], ['2025-01-27', '10.00'], ['2025-01-28', '-20.00']]);
  });

  it('a title of pending rows with a remark in brackets', () => {
    expect(readStatement(`
Statement period 01/03/2024 to 31/03/2024
Date        Description            Amount
04/03/2024  GROCER                 -50.00

Pending transactions (not included in closing balance)
30/03/2024  FERRY                  -12.00
31/03/2024  BAKER                   -8.00
`).rows).toEqual([['2024-03-04', '-50.00']]);
  });
});
