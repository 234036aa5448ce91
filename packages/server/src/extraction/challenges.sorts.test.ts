// What a first contact with sixty further sorts of statements brought up: each the smallest page that shows it.
import { describe, expect, it } from 'vitest';
import { readStatement } from './testing/readStatement.js';

describe('one card in two currencies', () => {
  const CARD = (headings: string) => `
Estado de cuenta tarjeta de crédito
Tarjeta                          3777-XXXX-XXXX-4412      Fecha de corte 12-JUL-2025
${headings}
Saldo anterior         321,450.00                    88.11
Pagos y créditos      -321,450.00                   -88.11
Compras del mes         62,931.00                   130.64
Saldo actual            62,931.00                   130.64

Fecha        Concepto                                        Colones             Dólares
13-JUN-25    AUTO MERCADO                                  23,280.00
17-JUN-25    FARMACIA                                      39,651.00
02-JUL-25    PAGO RECIBIDO                               -321,450.00
02-JUL-25    PAGO RECIBIDO                                                        -88.11
03-JUL-25    LIBRERIA EN LINEA                                                    130.64
`;

  it('the summary has columns of its own for them', () => {
    const { document, rowLists, badges } = readStatement(CARD('Resumen                   Colones                  Dólares'));
    expect(document.accounts.map(({ currency }) => currency)).toEqual(['CRC', 'USD']);
    expect(rowLists.map((period) => period.length)).toEqual([3, 2]);
    expect(badges).toEqual([true, true]);
  });

  it('what is owed in one is not joined with what is owed in the other (wrong badge)', () => {
    const { rowLists, badges } = readStatement(CARD('Resumen del mes'));
    expect(rowLists.map((period) => period.length)).toEqual([3, 2]);
    expect(badges).not.toContain(true);
  });
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

describe('around the rows', () => {
  it('a list of cards, with what is due at least and until when, holds no rows', () => {
    expect(readStatement(`
Credit card statement            Statement date 12 APR 2025
Card Description     Card Number              Total Balance    Minimum Payment   Due Date
ISLAND ONE CARD      5401 0000 1111 2222             149.20              50.00   04 MAY 2025

Post Date   Trans Date   Description of transaction                Amount SGD
                         PREVIOUS BALANCE                              120.00
17 MAR      17 MAR       GROCER                                         89.20
25 MAR      22 MAR       FERRY                                          60.00
01 APR      31 MAR       PAYMENT THANK YOU                             120.00 CR
                         TOTAL BALANCE                                 149.20
`).rowLists).toEqual([[['2025-03-17', '-89.20'], ['2025-03-25', '-60.00'], ['2025-04-01', '120.00']]]);
  });

  it('the title of a list stands beside what its rows come to', () => {
    const { rowLists, badges } = readStatement(`
Account Summary - 7023456789
02/13/2025   Beginning Balance         $500.00
3            Checks                   $(170.00)
4            Withdrawals / Debits     $(110.00)
2            Deposits / Credits        $480.00
03/14/2025   Ending Balance            $700.00

Checks                                                       3 checks totaling $170.00
Number     Date Paid      Amount
1021       02/16           70.00
1022       02/18           40.00
1023       02/20           60.00

Withdrawals / Debits                                         4 items totaling $110.00
Date             Amount       Description
02/14             60.00       ATM WITHDRAWAL
02/17             30.00       GROCER
02/18              8.00       FERRY
02/19             12.00       BOOKS

Deposits / Credits                                           2 items totaling $480.00
Date             Amount       Description
03/05            300.00       PAYROLL
03/06            180.00       DEPOSIT
`);
    expect(rowLists.flat().map(([, amount]) => amount)).toEqual(['-70.00', '-40.00', '-60.00', '-60.00', '-30.00', '-8.00', '-12.00', '300.00', '180.00']);
    expect(badges).toEqual([true]);
  });

  it('a period whose days are joined by a dash, and a title with a sign for "and"', () => {
    const { document, rowLists, badges } = readStatement(`
Statement Period:   Dec 05 2024-Jan 04 2025
Previous Balance                  1,000.00
Withdrawals                         120.00    -
Deposits & Additions                300.00    +
Current Balance                   1,180.00    =

Withdrawals
Date         Amount       Description
12/14         60.00       PHARMACY
01/02         30.00       GROCER
01/03         22.00       FERRY
01/03          8.00       BOOKS

Deposits & Additions
Date         Amount       Description
12/06        200.00       PAYROLL
01/03        100.00       PAYROLL
`);
    expect(document.accounts[0]!.periods[0]).toMatchObject({ startDate: { value: '2024-12-05' }, endDate: { value: '2025-01-04' } });
    expect(rowLists.flat().map(([, amount]) => amount)).toEqual(['-60.00', '-30.00', '-22.00', '-8.00', '200.00', '100.00']);
    expect(badges).toEqual([true]);
  });

  it('a summary in a panel left of the rows, whose figures stand on their lines', () => {
    const { rowLists, badges } = readStatement(`
Card number ending 4417                   Statement date: 06 May 2025

Balance from previous statement   £100.00    Date      Description              Amount
Payments and credits             -£100.00    07 Apr    COFFEE                    £9.39
What you spent                    £112.50    09 Apr    TRAVEL                   £53.11
Your new balance                  £112.50    22 Apr    PAYMENT - THANK YOU    -£100.00
Minimum payment                     £5.00    23 Apr    BOOKS                    £50.00
`);
    expect(rowLists).toEqual([[['2025-04-07', '-9.39'], ['2025-04-09', '-53.11'], ['2025-04-22', '100.00'], ['2025-04-23', '-50.00']]]);
    expect(badges).toEqual([true]);
  });

  it('the balance before in the last of several cells, which begins with its currency', () => {
    const { rowLists, badges } = readStatement(`
Kontoauszug vom 31.10.2024 bis 30.11.2024
Auszug   Seite   IBAN                          BIC           Alter Saldo per 30.10.2024
11       1/1     DE11 1111 1111 1111 1111 11   TEUTDEDBXXX   EUR          + 444,44

Buchung   Valuta    Vorgang                          Soll          Haben
02.11.    02.11.    Kartenzahlung             - 44,44
06.11.    06.11.    Überweisung von                          + 100,00

                    Neuer Saldo                              + 500,00
`);
    expect(rowLists[0]).toHaveLength(2);
    expect(badges).toEqual([true]);
  });

  it('the number of the account under the second of two headings, parted by spaces', () => {
    expect(readStatement(`
Account name                 Account number           Period
EMEKA SAMUEL OBI             813 456 7890             01 Apr 2025 - 30 Apr 2025

Date          Description            Debit      Credit     Balance
              Opening balance                               100.00
03 Apr 2025   Airtime                20.00                   80.00
04 Apr 2025   Transfer                          50.00       130.00
`).numbers).toEqual(['813 456 7890']);
  });

  it.each([
    ['Previous statement dues', 'Total amount due'],
    ['Saldo der letzten Umsatznachricht', 'Neuer Saldo'],
    ['Saldo anterior', 'Total da fatura'],
  ])('%s and %s', (opening, closing) => {
    const label = (text: string) => text.padEnd(40);
    expect(readStatement(`
Credit card 5289 83XX XXXX 1142
Date          Description                                 Amount
              ${label(opening)}    100.00
01/03/2024    ${label('GROCER')}     25.50
04/03/2024    ${label('PAYMENT')}   -100.00
              ${label(closing)}     25.50
`).badges).toEqual([true]);
  });
});

it('a bill in two columns, of which the left one begins with another list', () => {
  const { rowLists, badges } = readStatement(`
Fatura do cartão final 4417                        Vencimento: 10/06/2025
Resumo da fatura
Total da fatura anterior               100,00
Pagamento efetuado                    -100,00
Lançamentos atuais                     195,00
Total desta fatura                     195,00

Pagamentos efetuados                               Lançamentos: compras e saques
10/05     PAGAMENTO EFETUADO         -100,00       DATA      ESTABELECIMENTO           VALOR EM R$
                                                   17/05     LIVRARIA                        10,00
Lançamentos: compras e saques                      18/05     MERCADO                         11,00
DATA      ESTABELECIMENTO        VALOR EM R$       19/05     FARMACIA                        12,00
                                                   20/05     POSTO                           13,00
03/05     LIVRARIA                     30,00       21/05     PADARIA                         14,00
04/05     MERCADO                      21,00       22/05     LIVRARIA                        15,00
05/05     FARMACIA                     12,00       23/05     MERCADO                         16,00
06/05     POSTO                         3,00       24/05     FARMACIA                        17,00
07/05     PADARIA                       4,00       25/05     POSTO                           17,00
`);
  expect(rowLists.flat().map(([date, amount]) => [date?.slice(5), amount])).toEqual([
    ['05-10', '100.00'], ['05-03', '-30.00'], ['05-04', '-21.00'], ['05-05', '-12.00'], ['05-06', '-3.00'], ['05-07', '-4.00'],
    ['05-17', '-10.00'], ['05-18', '-11.00'], ['05-19', '-12.00'], ['05-20', '-13.00'], ['05-21', '-14.00'], ['05-22', '-15.00'], ['05-23', '-16.00'], ['05-24', '-17.00'], ['05-25', '-17.00'],
  ]);
  expect(badges).toEqual([true]);
});

describe('headings of the texts', () => {
  it('one that nobody knows, on the second of two lines', () => {
    const { document } = readStatement(`
Kontoauszug vom 31.01.2024
                                           zu Ihren Lasten    zu Ihren Gunsten
Angaben zu den Umsätzen      Valuta
Buchungsdatum: 04.01.2024
Petra Lindau                 04.01                  30,00-
Miete Januar
Buchungsdatum: 10.01.2024
Werkzeug Lohmann KG          11.01                                      878,38
Gehalt
`);
    expect(document.accounts[0]!.periods[0]!.rows.map(({ description }) => description.value)).toEqual(['Petra Lindau\nMiete Januar', 'Werkzeug Lohmann KG\nGehalt']);
  });

  it('the category of a merchant is not what was bought, and transfers of balances are no balance', () => {
    const { document, badges } = readStatement(`
Card ending in 4417                        Minimum payment due $35.00
Previous balance              $44.12
Payments and credits         -$44.12
Purchases                    +$61.71
Balance transfers             +$0.00
New balance                   $61.71

Trans. date   Payments and credits                                         Amount
01/30/2025    INTERNET PAYMENT                                            -$44.12

Trans. date   Purchases                         Merchant category          Amount
02/01/2025    TACO HOUSE AUSTIN                 Restaurants                $14.34
02/04/2025    CORNER MARKET                     Supermarkets               $47.37
`);
    expect(document.accounts[0]!.periods[0]!.rows.map(({ description }) => description.value)).toEqual(['INTERNET PAYMENT', 'TACO HOUSE AUSTIN', 'CORNER MARKET']);
    expect(badges).toEqual([true]);
  });
});

it('the operations of a card that is debited once a month are money out', () => {
  const { document, rowLists } = readStatement(`
Relevé des opérations carte à débit différé          Date de débit : 04/03/2025

Date          Commerce                          Montant en EUR
28/01/2025    SUPERMARCHE PARIS                          62,40
02/02/2025    TRAINS                                     19,00
`);
  expect(document.accounts.map(({ type }) => type)).toEqual(['card']);
  expect(rowLists).toEqual([[['2025-01-28', '-62.40'], ['2025-02-02', '-19.00']]]);
});

describe('sums of days', () => {
  const DAYS = (sum: string) => `
Statement 01/02/2025 - 28/02/2025
Date         Description             Debit       Credit
             Opening balance                     100.00
05/02/2025   Salary                            1,330.49
             Rulaj zi                 0.00     1,330.49
06/02/2025   Card payment            86.41
             Rulaj zi                86.41         0.00
26/02/2025   Salary                            1,390.49
             Rulaj zi                 0.00     ${sum}
             Closing balance                   2,734.57
`;

  it('one of them is not what another said (wrong badge)', () => {
    expect(readStatement(DAYS('1,390.49')).badges).toEqual([true]);
    expect(readStatement(DAYS('1,330.49')).badges).toEqual([false]);
  });

  it('the sum of a page may stand between the rows of a day', () => {
    const days = Array.from({ length: 12 }, (_, at) => `${String(at + 1).padStart(2, '0')}/02/2025`);
    const balance = (paid: number) => (900 - paid).toFixed(2);
    const over = (sum: string) => `
Statement 01/02/2025 - 28/02/2025
Date         Description             Debit       Credit    Balance
             Opening balance                                900.00
${days.map((day, at) => `${day}   Shop                    10.00                  ${balance(10 * at + 10)}
             Total of the day        10.00`).join('\n')}
26/02/2025   Shop                    20.00                  ${balance(140)}
             Total of page          140.00
26/02/2025   Rent                   300.00                  ${balance(440)}
             Total of the day       ${sum}
             Closing balance                                ${balance(440)}
`;
    expect(readStatement(over('320.00')).badges).toEqual([true]);
    expect(readStatement(over('320.01')).badges).toEqual([false]);
  });
});
