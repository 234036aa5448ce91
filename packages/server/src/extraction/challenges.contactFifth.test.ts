// What first contact with layouts written from the words alone brought up, in its smallest form.
import { describe, expect, it } from 'vitest';
import { readPeriods, understandText } from './testing/documentOfText.js';

describe('fifth first contact', () => {
  it('a fee in a column of its own on the last row is a movement', () => {
    const purchases = Array.from({ length: 25 }, (_, at) => `${String(at + 1).padEnd(2)} avr      Achat                            10,00               ${(990 - 10 * at).toFixed(2).replace('.', ',').padStart(8)}`);
    const page = (balance: string): string => `
Relevé de compte du 1er avril 2026 au 30 avril 2026
Date        Description           Frais    Retrait      Dépôt       Solde
            Solde reporté                                        1 000,00
${purchases.join('\n')}
30 avr      Forfait mensuel        7,95                            ${balance}
`;
    expect(readPeriods(page('742,05')).rows[0]!.slice(-2)).toEqual([['2026-04-25', -1_000], ['2026-04-30', -795]]);
    expect(readPeriods(page('742,05')).badges).toEqual([true]);
    expect(readPeriods(page('743,05')).badges).toEqual([false]);
  });

  it('an account on which nothing happened, below the rows of another', () => {
    const page = (name: string): string => `
Relevé de compte du 1er avril 2026 au 30 avril 2026
ES1 Épargne stable
Date        Description            Retrait      Dépôt       Solde
            Solde reporté                                1 000,00
3 avr       Achat                   100,00                  900,00
9 avr       Dépôt                                50,00      950,00
${name}
Date        Description            Retrait      Dépôt       Solde
            Solde reporté                                    5,00
`;
    expect(readPeriods(page('CS Capital social'))).toMatchObject({ rows: [[['2026-04-03', -10_000], ['2026-04-09', 5_000]]], badges: [true] });
    expect(readPeriods(page('')).badges).toEqual([false]);
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

  it('a list of daily balances goes on under its headings on the next page', () => {
    const { rows } = readPeriods(`
Account number 12345678      1 March 2026 to 31 March 2026
Beginning balance                                 100.00
Ending balance                                    150.00
Date              Amount        Date              Amount        Date              Amount
03/02              10.00        03/13              20.00        03/14              20.00

DAILY BALANCE SUMMARY
Date             Balance        Date             Balance        Date             Balance
03/02             110.00        03/13             130.00        03/14             150.00
\f
COMMUNITY BANK OF THE NORTH                               Account 12345678

Date             Balance        Date             Balance        Date             Balance
03/15             150.00        03/16             150.00        03/19             150.00
03/20             150.00        03/21             150.00        03/22             150.00
`);
    expect(rows).toEqual([[['2026-03-02', 1_000], ['2026-03-13', 2_000], ['2026-03-14', 2_000]]]);
  });

  it('a card named over its rows, refunds taken off its sum, and the sum naming the card once more', () => {
    const bill = (total: string): string => `
Rechnung vom 05.04.2026       Kartenkonto 1122 3344
Datum         Beschreibung                              Gutschrift     Belastung
01.03.2026    Saldo letzte Rechnung                                        50.00
20.03.2026    Ihre Zahlung                                   50.00
Visa 4455 20XX XXXX 7828 Urs Muster
22.03.2026    Coopmarkt                                                    30.00
24.03.2026    Gutschrift Zalora                              10.00
25.03.2026    Hotel Post                                                   80.00
              Total Karte 7828                                            ${total}
05.04.2026    Saldo zu unseren Gunsten                                    100.00
`;
    expect(readPeriods(bill('100.00'))).toMatchObject({ rows: [[['2026-03-20', 5_000], ['2026-03-22', -3_000], ['2026-03-24', 1_000], ['2026-03-25', -8_000]]], badges: [true] });
    expect(understandText(bill('100.00')).accounts[0]!.periods[0]!.rows[0]!.description.value).toBe('Ihre Zahlung');
    expect(readPeriods(bill('107.00')).badges).not.toContain(true);
  });

  it('a sum that names a card begins no account', () => {
    expect(readPeriods(`
Rechnung vom 05.04.2026       Kartenkonto 1122 3344
Datum         Beschreibung                              Gutschrift     Belastung
01.03.2026    Saldo letzte Rechnung                                        50.00
20.03.2026    Ihre Zahlung                                   50.00
22.03.2026    Coopmarkt                                                    30.00
25.03.2026    Hotel Post                                                   80.00
              Total Karte 7828                                            110.00
05.04.2026    Saldo zu unseren Gunsten                                    110.00
`)).toMatchObject({ rows: [[['2026-03-20', 5_000], ['2026-03-22', -3_000], ['2026-03-25', -8_000]]], badges: [true] });
  });

  it('a list of other things ends where the headings of the rows come again on the next page', () => {
    const account = (number: string, opening: string, rows: string, closing: string): string => `
IBAN ${number}
Balance summary
Product            Opening balance       Money out        Money in     Closing balance
Current account           ${opening}           20.00           50.00              ${closing}
Account transactions from 1 Mar 2026 to 31 Mar 2026
Date          Description         Money out        Money in         Balance
${rows}`;
    const moved = (a: string, b: string): string => `5 Mar 2026    Grocer                  20.00                          ${b}\n2 Mar 2026    Salary                                  50.00          ${a}`;
    expect(readPeriods(`${account('LT121000011101001000', '100.00', moved('150.00', '130.00'), '130.00')}
Reverted from 1 Mar 2026 to 31 Mar 2026
Start date    Description         Money out        Money in
3 Mar 2026    Hotel                   70.00
\f${account('LT121000011101002000', '200.00', moved('250.00', '230.00'), '230.00')}
\f${account('LT121000011101003000', '300.00', moved('350.00', '330.00'), '330.00')}
\f${account('LT121000011101004000', '400.00', moved('450.00', '430.00'), '430.00')}
`)).toMatchObject({ badges: [true, true, true, true] });
  });

  it('a line without a day that fills both sides is their sum, whatever it is called', () => {
    const page = (sum: string): string => `
Account number 12345678      1 March 2026 to 31 March 2026
Date        Details              Deposit     Withdrawal      Balance
01 Mar      B/F balance                                       100.00
02 Mar      Salary                 50.00
            Rent                                  20.00       130.00
05 Mar      Grocer                                10.00
            Refund                  5.00                      125.00
            Turnover               ${sum}          30.00
`;
    expect(readPeriods(page('55.00'))).toMatchObject({ rows: [[['2026-03-02', 5_000], ['2026-03-02', -2_000], ['2026-03-05', -1_000], ['2026-03-05', 500]]], badges: [true] });
    expect(readPeriods(page('56.00')).badges).toEqual([false]);
  });

  it('another title over headings of its own ends the side of the one before', () => {
    expect(readPeriods(`
Fatura do cartão de crédito      Vencimento 15/03/2026    Emissão 05/03/2026
Saldo da fatura anterior            100,00
Total desta fatura                   90,00
Pagamento mínimo                     20,00
Pagamentos e créditos
Data        Estabelecimento              Valor
09/02       PAGAMENTO                  -100,00
Lançamentos do titular
Data        Estabelecimento                         Valor
10/02       PADARIA                                 60,00
12/02       MERCADO                                 30,00
`)).toMatchObject({ rows: [[['2026-02-09', 10_000], ['2026-02-10', -6_000], ['2026-02-12', -3_000]]] });
  });

  it('rows at the head of the second column, over headings of its own', () => {
    expect(readPeriods(`
Account number 12345678      Statement from 1 March 2026 to 31 March 2026
Opening balance 100.00       Closing balance 70.00

Card 1                                                 05/03/2026  Baker              -3.00
Date        Merchant          Amount                   06/03/2026  Grocer             -4.00
02/03/2026  Grocer             -5.00                   Card 2
03/03/2026  Cafe               -6.00                   Date        Merchant          Amount
04/03/2026  Florist            -2.00                   07/03/2026  Garage            -10.00
`)).toMatchObject({ rows: [[['2026-03-02', -500], ['2026-03-03', -600], ['2026-03-04', -200], ['2026-03-05', -300], ['2026-03-06', -400], ['2026-03-07', -1_000]]], badges: [true] });
  });

  it('days of the week before the days that head rows, also in languages nobody knows', () => {
    const page = (thursday: string, friday: string, monday: string): string => `
Statement 01.03.2026 - 31.03.2026       Account number 12345678
Opening balance              100.00
${thursday}, 12.03.2026
Grocer                        -5.00
${monday}, 09.03.2026
Baker                         -2.00
Florist                      -10.00
${friday}, 06.03.2026
Salary                        50.00
${thursday}, 05.03.2026
Cafe                          -3.00
Closing balance              130.00
`;
    const rows = [['2026-03-12', -500], ['2026-03-09', -200], ['2026-03-09', -1_000], ['2026-03-06', 5_000], ['2026-03-05', -300]];
    expect(readPeriods(page('osteguna', 'ostirala', 'astelehena')).rows).toEqual([rows]);
    expect(readPeriods(page('Donnerstag', 'Freitag', 'Montag')).rows).toEqual([rows]);
  });

  it('further cards of one bill, named in a column of its rows only', () => {
    expect(readPeriods(`
Credit card statement         Card No. 652371******3301
Previous balance                              100.00
Payments and credits                          100.00
Purchases and charges                          90.00
New balance                                    90.00
Date        Card     Details                  Amount
02-Mar-26   3301     Mall                      30.00
03-Mar-26   0460     Garage                    40.00
04-Mar-26   3301     Payment received         100.00 CR
05-Mar-26   0460     Grocer                    20.00
`)).toMatchObject({ rows: [[['2026-03-02', -3_000], ['2026-03-03', -4_000], ['2026-03-04', 10_000], ['2026-03-05', -2_000]]], badges: [true] });
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
});
