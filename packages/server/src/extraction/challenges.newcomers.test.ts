// What a further batch of designs brought up that nobody here had met: files of several statements, days of an era, days without marks.
import { describe, expect, it } from 'vitest';
import { understandText } from './testing/documentOfText.js';
import { readStatement } from './testing/readStatement.js';

describe('three statements in one file, the second without a row', () => {
  const statement = (month: string, last: string, opening: string, rows: string, closing: string): string => `
Alpenbank   Kontoauszug    01.${month}.2026 - ${last}.${month}.2026
IBAN AT61 1904 3002 3457 3201
Datum        Text                        Betrag
             Letzter Kontostand        ${opening}+
${rows}
             Neuer Kontostand          ${closing}+`;
  const file = (closing: string): string => [
    statement('01', '31', '3.012,44', `
05.01.       STROM                        54,90-
20.01.       MIETE                       857,13-`, '2.100,41'),
    statement('02', '28', '2.100,41', '             Keine Umsätze', closing),
    statement('03', '31', '2.100,41', `
06.03.       GEHALT                    1.976,31+
22.03.       BAECKER                       4,31-`, '4.072,41'),
  ].join('\n');
  const periodsOf = (text: string) => understandText(text).accounts.flatMap(({ periods }) => periods.map(({ startDate, rows, isReconciled }) => [startDate?.value, rows.length, isReconciled]));

  it('is a period of its own, and takes no rows of the next', () => {
    expect(periodsOf(file('2.100,41'))).toEqual([['2026-01-01', 2, true], ['2026-02-01', 0, true], ['2026-03-01', 2, true]]);
  });
  it('is not proved where its two balances differ', () => {
    expect(periodsOf(file('2.180,41')).map(([start, , isReconciled]) => [start, isReconciled])).toEqual([['2026-01-01', true], ['2026-02-01', false]]);
  });
});

describe('years of an emperor', () => {
  const page = (period: string, days: readonly string[]): string => `
普通預金 お取引明細書   ${period}
年月日       摘要            お支払金額    お預り金額     差引残高
             前月繰越                                     500,000
${days[0]!.padEnd(12)} 電気               4,002                      495,998
${days[1]!.padEnd(12)} 給与                           250,331        746,329
${days[2]!.padEnd(12)} 引出              10,030                      736,299`;
  const read = [['2024-04-01', '-4002'], ['2024-04-14', '250331'], ['2024-05-06', '-10030']];

  it.each([
    ['of one digit', '令和6年4月1日～令和6年5月31日', ['6-4-1', '6-4-14', '6-5-6']],
    ['behind a letter', '令和6年4月1日～令和6年5月31日', ['R6.4.1', 'R6.4.14', 'R6.5.6']],
    ['of two digits, under a period in common years', '2024年4月1日～2024年5月31日', ['06-04-01', '06-04-14', '06-05-06']],
    ['that are the common ones', '2024年4月1日～2024年5月31日', ['24-04-01', '24-04-14', '24-05-06']],
  ])('%s', (_, period, days) => {
    expect(readStatement(page(period, days)).rowLists).toEqual([read]);
  });
});

describe('days of six digits under a heading for days', () => {
  const page = (days: readonly string[], period = '2024-04-01 - 2024-04-30'): string => `
Kontoutdrag ${period}        Ingående saldo 1 000,00
Datum     Specifikation            Belopp        Saldo
${days[0]}    ICA                     -50,00       950,00
${days[1]}    LÖN                   1 200,00     2 150,00
${days[2]}    HYRA                   -150,00     2 000,00`;

  it.each([
    ['the year first', ['240403', '240405', '240411']],
    ['the year last', ['030424', '050424', '110424']],
    ['the month first and the year last', ['040324', '040524', '041124']],
  ])('%s', (_, days) => {
    expect(readStatement(page(days)).rowLists).toEqual([[['2024-04-03', '-50.00'], ['2024-04-05', '1200.00'], ['2024-04-11', '-150.00']]]);
  });
  it('are none where one is out of the calendar', () => {
    expect(readStatement(page(['240403', '240405', '249911'])).rowLists.flat().map(([date]) => date)).not.toContain('2024-04-03');
  });
});

it('days above their rows go on over a page break, though a footer far below the last row stands between and no headings follow', () => {
  expect(readStatement(`
Polderbank   Rekening NL31 PLDR 0417 1643 00
Periode 01-02-2024 t/m 29-02-2024     Vorig saldo 903,11     Nieuw saldo 2.956,17
     Naam / omschrijving                    Bedrag
1 februari 2024
     Albert                                   4,95 Af
     Betaalautomaat
3 februari 2024
     De Groot                             2.158,23 Bij
     Salaris
20 februari 2024
     Albert                                   3,94 Af
     Betaalautomaat


Polderbank N.V. Statutair gevestigd te Lelystad
\fRekening NL31 PLDR 0417 1643 00 (vervolg)
     Albert                                  75,28 Af
     Betaalautomaat
     Ziggonet                                21,00 Af
     IBAN: NL14INGB000562362
23 februari 2024
     Tikkertje                               35,00 Bij
     Etentje
24 februari 2024
     Ziggonet                                35,00 Af
     Incasso`).rowLists).toEqual([[['2024-02-01', '-4.95'], ['2024-02-03', '2158.23'], ['2024-02-20', '-3.94'], ['2024-02-20', '-75.28'], ['2024-02-20', '-21.00'], ['2024-02-23', '35.00'], ['2024-02-24', '-35.00']]]);
});

describe('a list of later days under a title nobody knows', () => {
  const page = (closing: string, listed: readonly string[]): string => `
Kredi Kartı Hesap Özeti     Kart No: 5549 60** **** 1173
Önceki Dönem Borcu                           971,68 TL
Dönem Borcu                                  ${closing} TL
İşlem Tarihi    İşlem Açıklaması               Tutar (TL)
16/03/2026      MARKET                             176,47
27/03/2026      ÖDEME                              971,68+
29/03/2026      PETROL                             208,33
15/04/2026      BENZİN                             609,94

Zub xyzzy
${listed.join('\n')}`;
  const instalments = ['15/05/2026      MAĞAZA 3/6                         208,33', '15/05/2026      KİTAP 2/3                          299,98'];
  const rows = [['2026-03-16', '-176.47'], ['2026-03-27', '971.68'], ['2026-03-29', '-208.33'], ['2026-04-15', '-609.94']];

  it('is left out where the balances agree without it', () => expect(readStatement(page('994,74', instalments)).rowLists).toEqual([rows]));
  it('is not where they agree with it', () => expect(readStatement(page('1.503,05', instalments)).rowLists[0]).toHaveLength(6));
  it('is not where its days are those of the rows', () => {
    expect(readStatement(page('994,74', instalments.map((line) => line.replace('15/05', '14/04')))).rowLists[0]).toHaveLength(6);
  });
});

describe('a card that is not called one', () => {
  const page = (least: string, payment = 'SU PAGO'): string => `
Resumen de cuenta 0931184420
FECHA        DETALLE                              PESOS
             SALDO ANTERIOR                    1.959,48
28-Jul-26    COTTO                               150,00
31-Jul-26    YPF                                 280,52
09-Ago-26    ${payment.padEnd(20)}              1.959,48-
12-Ago-26    TIENDA C.03/06                    1.250,00
29-Ago-26    SELLOS                               10,00
             SALDO ACTUAL                      1.690,52
${least}`;
  const typeOf = (text: string): [string, number | undefined] => {
    const [account] = understandText(text).accounts;
    return [account!.type, account!.periods[0]!.rows[0]!.amount.value];
  };

  it('is told by what is due at least', () => expect(typeOf(page('             PAGO MÍNIMO                         169,05', 'ABONO'))).toEqual(['card', -15000]));
  it('is told by a payment of all that was owed', () => expect(typeOf(page(''))).toEqual(['card', -15000]));
  it('is told by a payment of all that was owed, in other words', () => expect(typeOf(page('', 'PAGO EN VENTANILLA'))).toEqual(['card', -15000]));
  it.each(['Kontoudtog Mastercard', 'Výpis z kreditní karty', 'Hitelkártya kivonat', 'Izvod po kreditnoj kartici', 'Κίνηση πιστωτικής κάρτας'])('is told by its title: %s', (title) => {
    expect(typeOf(page('', 'ABONO').replace('Resumen de cuenta 0931184420', title))).toEqual(['card', -15000]);
  });
  it('keeps the badge back where only the words of a part payment speak for it', () => {
    const part = (payment: string): boolean[] => understandText(page('', payment).replace('1.959,48-', '1.950,00-').replace('1.690,52', '1.700,00')).accounts.flatMap(({ periods }) => periods.map(({ isReconciled }) => isReconciled));
    expect([part('PAYMENT RECEIVED'), part('TRANSFER')]).toEqual([[false], [true]]);
  });
  it('is none for a title that names the currency', () => expect(typeOf(page('', 'TRANSFERENCIA A LOLA').replace('Resumen de cuenta 0931184420', 'Extracto de cuenta 0931184420 Divisa EUR'))[0]).toBe('bank'));
  it('is none where nothing says so', () => expect(typeOf(page('', 'TRANSFERENCIA A LOLA'))).toEqual(['bank', 15000]));
  it('is none where the sum paid is another', () => expect(typeOf(page('').replace('1.959,48-', '1.950,00-').replace('1.690,52', '1.700,00'))[0]).toBe('bank'));
});

it('rows in two columns of a page, with instalments in their texts, and a total below the last row of the right one beside rows of the left', () => {
  const rows = (first: number, last: number): string[] => Array.from({ length: last - first + 1 }, (_, at) => `${String(first + at).padStart(2, '0')}/03   LOJA 04/10        ${first + at},00`);
  const [left, right] = [rows(1, 9), [...rows(10, 14), 'Total do cartão        105,00']];
  const lines = left.map((text, at) => `${text.padEnd(38)}${right[at] ?? ''}`);
  expect(readStatement(`
Fatura de 01/03/2026 a 31/03/2026     Pagamento mínimo 20,00
Total da fatura anterior 0,00   Total desta fatura 105,00
${lines.join('\n')}`).rowLists).toEqual([Array.from({ length: 14 }, (_, at) => [`2026-03-${String(at + 1).padStart(2, '0')}`, `-${at + 1}.00`])]);
});

it('points of a side bar, on the lines of a summary, are neither balances nor sums of money', () => {
  const { periods: [period] } = understandText(`
Copperline credit card    Account Number: XXXX XXXX XXXX 7719
                                                              COPPER REWARDS
Previous Balance               $1,420.77     02/04/26          Previous points balance
Payment, Credits                -$734.02                                      18,204
Purchases                     +$1,230.34                       Points earned on purchases
Cash Advances                      $0.00                                       1,230
Fees Charged                       $0.00                                         312
Interest Charged                 +$23.18                       Points redeemed
New Balance                    $1,940.27                                       5,000
                                                               Total points
Opening/Closing Date   12/08/25 - 01/07/26
                                                                              13,907
Credit limit                      $9,500
Available Credit                  $7,559
Date     Merchant Name                         $ Amount
12/12    AMZN RETURN                             -12.35
12/20    PAYMENT THANK YOU                      -721.67
12/21    WHOLE GRAINS                          1,230.34
01/07    INTEREST CHARGE                          23.18`).accounts[0]!;
  expect([period!.endBalance?.value, period!.isReconciled]).toEqual([-194027, true]);
});
