// What was owed on the bill before and is owed on this one.
import { describe, expect, it } from 'vitest';
import { readPeriods, understandText } from '../testing/documentOfText.js';
import { readStatement } from '../testing/readStatement.js';

describe('balances of cards', () => {
  it('the balance of the last bill, with its day', () => {
    const [period] = readStatement(`
Kreditkartenabrechnung vom 20.02.2026
Belegdatum   Buchung      Verwendungszweck                          Betrag in EUR
                          Saldo der letzten Abrechnung vom 20.01.2026     120,00-
22.01.2026   23.01.2026   Lastschrift von Ihrem Konto                     120,00+
28.01.2026   29.01.2026   Apotheke am Markt                                35,10-
03.02.2026   04.02.2026   Bahnhof Nord                                     64,90-
                          Neuer Saldo                                     100,00-`).periods;
    expect(period!.startBalance?.value).toBe(-12_000);
    expect(period!.proof.status).toBe('reconciled');
  });

  it('the total account balance of a card is what is owed on this bill', () => {
    const [period] = readStatement(`
Statement from Jan 20, 2026 to Feb 20, 2026
Previous account balance       $120.00
Payments & credits            -$120.00
Purchases & debits             $100.00
Total account balance          $100.00
Date      Activity description            Amount ($)
JAN 22    PAYMENT - THANK YOU               -$120.00
JAN 28    GROCER TORONTO ON                   $35.10
FEB 03    STATION BARRIE ON                   $64.90`).periods;
    expect([period!.startBalance?.value, period!.endBalance?.value, period!.isReconciled]).toEqual([-12_000, -10_000, true]);
  });

  it('the whole debt of the period is no sum of its purchases', () => {
    const proof = readStatement(`
Kredi karti hesap ozeti     Hesap Kesim Tarihi 20/02/2026
Islem Tarihi    Islemler                         Tutar (TL)
                ÖNCEKİ DÖNEM BORCU                   120,00
22/01/2026      ÖDEME - TEŞEKKÜR EDERİZ             +120,00
28/01/2026      MARKET ANKARA                         35,10
03/02/2026      PETROL ISTANBUL                       64,90
                TOPLAM DÖNEM BORCU                   100,00`).period.proof;
    expect(proof.checks.filter((check) => check.label === 'TOPLAM DÖNEM BORCU')).toEqual([]);
  });

  it('balances of the bill before, with the number of the card, are no period beside rows of no number', () => {
    const document = understandText(`
Estado de cuenta de tarjeta de crédito     Tarjeta 4000 1234 5678 7788
Período facturado 23/06/2025 - 22/07/2025
1. PERÍODO ANTERIOR
Saldo adeudado inicio período anterior    250.00
Monto total facturado a pagar             250.00
Saldo adeudado final período anterior      50.00
2. PERÍODO ACTUAL
Fecha       Descripción            Monto
05/07/25    Gasolinera             20.00
09/07/25    Farmacia               30.00
Monto total facturado a pagar     100.00`);
    expect(document.accounts.flatMap(({ periods }) => periods.map(({ rows }) => rows.length))).toEqual([2]);
  });

  it('what is owed now, in words for a debt', () => {
    const { badges } = readStatement(`
FAKTURA  Kort 4581 99** **** 2210     Fakturadatum 2026-03-05
Skuld enligt föregående faktura      1 500,00
Inbetalt                            -1 500,00
Köp och uttag                        1 120,50
Ny skuld                             1 120,50
Datum         Specifikation                                       Belopp SEK
2026-02-12    ICA MAXI LULEÅ                                          420,50
2026-02-17    SJ AB                                                   700,00
2026-02-27    Inbetalning bankgiro                                 -1 500,00`);
    expect(badges).toEqual([true]);
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

  it('a bill of which only one balance has a label that is known', () => {
    const bill = (owed: string): string => `
Norrkort   Kontoutdrag januari 2026   Kort 5299 12** **** 7710   SEK
Skuld från föregående månad       ${owed}
Inbetalt                         -1 044,86
Köp och avgifter                  1 222,62
Skuld att betala                  2 267,48

Datum       Specifikation                        Belopp
260102      Elgiganten                           610,16
260107      Willys                               612,46
260126      Inbetalning Bg                    -1 044,86
`;
    expect(readPeriods(bill('2 089,72'))).toMatchObject({ rows: [[['2026-01-02', -61_016], ['2026-01-07', -61_246], ['2026-01-26', 104_486]]], badges: [true] });
    expect(readPeriods(bill('2 098,72')).badges).toEqual([false]);
  });

  it('a total balance below the rows of a card closes it, also where all that was owed before is paid', () => {
    const page = (closing: string): string => `
Platinum Card 6225-XXXX-XXXX-6729
Statement date 31 Mar 2026   Credit limit 8,000.00   Minimum payment 50.00
Date        Description                     Amount (SGD)
            PREVIOUS BALANCE                      367.87
09 Mar      PAYMENT - GIRO                        367.87 CR
14 Mar      RIDE                                  128.28
16 Mar      BOOKSHOP                               35.00
            TOTAL BALANCE                         ${closing}
`;
    expect(readPeriods(page('163.28')).rows).toEqual([[['2026-03-09', 36_787], ['2026-03-14', -12_828], ['2026-03-16', -3_500]]]);
    expect(readPeriods(page('163.28')).badges).toEqual([true]);
    expect(readPeriods(page('163.29')).badges).toEqual([false]);
  });

  it('what is owed on a Spanish card, where the payment was as much as before and the purchases are all that is owed now', () => {
    expect(readPeriods(`
Extracto mensual de tarjeta de crédito nº 6000331144220
Del 01/01/2026 al 31/01/2026
Deuda anterior                          570,29 €
Total pagos y devoluciones              570,29 €
Total compras e intereses               285,49 €
Deuda actual                            285,49 €
Fecha    Concepto                       Importe €
01-01    GASOLINERA                        187,75
02-01    HOGAR TEXTIL                       97,74
05-01    PAGO RECIBO ANTERIOR             -570,29
`).badges).toEqual([true]);
  });

  it('"Balance previous statement", and what is due over its rows as "Total payment due"', () => {
    const { badges, bounds } = readPeriods(`
Credit Card Number        Statement Period              Payment Due Date
4315********7788          19/12/2025 - 18/01/2026       07/02/2026
DATE         DESCRIPTION                                  AMOUNT (SGD)
             BALANCE PREVIOUS STATEMENT                         750.04
30/12        MERCHANT FOOD CITYVILLE                             82.40
02/01        GIRO PAYMENT                                       750.04 CR
05/01        CLOTHING STORE                                     400.00
             TOTAL PAYMENT DUE                                  482.40
`);
    expect({ badges, bounds }).toEqual({ badges: [true], bounds: [[-75_004, -48_240]] });
  });

  it.each([
    ['Previous statement dues', 'Total amount due'],
    ['Saldo der letzten Umsatznachricht', 'Neuer Saldo'],
    ['Saldo anterior', 'Total da fatura'],
  ])('"%s" and "%s" are balances of a card', (opening, closing) => {
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

  it('a card whose new balance stands above it, too, and a slip for payment below', () => {
    const { accounts, rowLists, badges } = readStatement(`
Urs Baumgartner                    Kontonummer      1100 2200 3300
                                   Rechnungsbetrag in CHF          883.69
Datum         Verbucht        Beschreibung                     Gutschriften CHF    Belastungen CHF
                              Übertrag aus letzter Rechnung                               1'420.80
03.02.2025    03.02.2025      Ihre Zahlung - Danke                     1'420.80
Transaktionen Karte XXXX XXXX XXXX 7733
19.01.2025    22.01.2025      LIBRERIA CENTRO                                               583.69
22.01.2025    24.01.2025      DORFMARKT                                                     300.00
                              Saldo zu unseren Gunsten CHF                                  883.69

Empfangsschein                Zahlteil
Konto / Zahlbar an            Währung      Betrag
CH33 0000 0111 2233 4455 6    CHF          883.69
`);
    expect(accounts.map(({ type, currency }) => [type, currency])).toEqual([['card', 'CHF']]);
    expect(rowLists[0]!.map(([, amount]) => amount)).toEqual(['1420.80', '-583.69', '-300.00']);
    expect(badges).toEqual([true]);
  });

  it('a card on which nothing was paid, with a word for money out over its texts: its amounts are no other side', () => {
    const days = Array.from({ length: 16 }, (_, at) => String(at + 13));
    const { rows, isReconciled } = readStatement(`
Trent Cards       Card number 4929 5546 8263 4583
Statement from 13 December 2021 to 14 January 2022
You owed              You paid us          You spent            You now owe
£1,920.60   -         £0.00         +     £299.40       =     £2,220.00
Minimum payment £25.00, due 4 February 2022      Credit limit £6,000
Transaction date    Posted           Spent                              Amount
                                     Previous balance                £1,920.60
${days.map((day, at) => `12 December         ${day} December      TALLOW PHARMACY LEEDS             ${at === 0 ? '£149.40' : ' £10.00'}`).join('\n')}
                                     New balance                     £2,220.00`);
    expect([rows.map(([, amount]) => amount), isReconciled]).toEqual([days.map((_, at) => (at === 0 ? '-149.40' : '-10.00')), true]);
  });
});
