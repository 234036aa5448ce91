// What opening and closing balances are called in many languages.
import { describe, expect, it } from 'vitest';
import { readPeriods } from '../testing/documentOfText.js';
import { readStatement } from '../testing/readStatement.js';
import { squash } from '../tokens/plainText.js';
import { labelKind } from '../vocabulary/labels.js';

describe('words for balances', () => {
  it.each([
    ['Saldo final del periodo anterior', 'opening'],
    ['Saldo final anterior', 'opening'],
    ['Closing balance last statement', 'opening'],
    ['Saldo final del periodo', 'closing'],
    ['TOTAL PAYMENTS & CREDITS', 'totalCredits'],
    ['Total payments', 'totalDebits'],
    ['Total Credit Available', 'ignore'],
    ['Usable Balance', 'ignore'],
    ['Min Balance', 'ignore'],
    ['Saldo minimo requerido', 'ignore'],
    ['Saldo bloqueado', 'ignore'],
    ['Menos debitos', 'totalDebits'],
    ['Mas creditos', 'totalCredits'],
    ['Closing totals', 'total'],
    ['Subtotal Other Service Charges (Will be assessed on 4/3/24)', 'ignore'],
  ])('knows what "%s" announces', (text, kind) => {
    expect(labelKind(squash(text))).toBe(kind);
  });

  it.each([
    ['Kontoudskrift for perioden 01.08.2022 - 31.08.2022', 'Primo saldo', 'Ultimo saldo', 'Dato         Tekst             Beløb i DKK'],
    ['Bankszámlakivonat 2022.08.01 - 2022.08.31', 'Előző egyenleg', 'Új egyenleg', 'Könyvelés dátuma  Leírás       Összeg'],
    ['Rekeningafschrift periode 01-08-2022 - 31-08-2022', 'Vorig openstaand saldo', 'Nieuw openstaand saldo', 'Datum        Omschrijving      Bedrag'],
    ['Relevé du 01/08/2022 au 31/08/2022', 'Solde en début de période', 'Solde en fin de période', 'Date         Libellé           Montant en EUR'],
  ])('balances are found under further words: %s', (title, opening, closing, headings) => {
    const { period } = readStatement(`
${title}
${opening}  1.000,00
${closing}  1.020,00
${headings}
03.08.2022   ALFA              100,00
05.08.2022   BETA              -80,00`);
    expect([period.startBalance?.value, period.endBalance?.value]).toEqual([100000, 102000]);
  });

  it('a balance brought in under a name of its own', () => {
    const { period } = readStatement(`
Kontoauszug zum 31.03.2026
Datum    Wert     Text               Soll/Haben
                  Vortragssaldo vom 31.12.25      5.040,00
04.01.   04.01.   Gutschrift                        100,00
05.01.   05.01.   Lastschrift                        40,00-
                  Endsaldo vom 31.03.26           5.100,00`);
    expect([period.startBalance?.value, period.proof.status]).toEqual([504000, 'reconciled']);
  });

  it('Lithuanian balances and turnovers of an account in two currencies', () => {
    const { document } = readStatement(`
Sąskaita: LT12 1000 0111 0100 1000     2025-02-01 - 2025-02-28
Valiuta: EUR
Data            Gavėjas / Mokėtojas       Suma
                Likutis pradžioje       100,00
2025-02-03      Maxima                  -30,00
2025-02-05      Petras                  +50,00
                Debeto apyvarta          30,00
                Kredito apyvarta         50,00
                Likutis pabaigoje       120,00
Valiuta: USD
Data            Gavėjas / Mokėtojas       Suma
                Likutis pradžioje        80,00
2025-02-07      Komisinis mokestis      -10,00
                Likutis pabaigoje        70,00`);
    expect(document.accounts.map(({ currency, periods }) => [currency, periods[0]!.rows.length, periods[0]!.isReconciled])).toEqual([['EUR', 2, true], ['USD', 1, true]]);
  });

  it('the balance of the statement before in words of Poland and Slovenia', () => {
    for (const label of ['Saldo z poprzedniego zestawienia', 'Predhodno stanje']) expect(readStatement(`
${label}      100,00
Saldo końcowe                          90,00
Data            Opis                  Kwota
2025-05-02      SKLEP                -30,00
2025-05-09      PRZELEW               20,00`).period.startBalance?.value).toBe(10000);
  });

  it('Russian balances at the beginning and the end of the period', () => {
    const { bounds, badges } = readPeriods(`
Период выписки 01.01.2026 - 31.01.2026
Баланс на начало периода   1 548,92 RUB     Поступления           100,00 RUB
Баланс на конец периода    1 423,92 RUB     Расходные операции    225,00 RUB
Дата операции   Приход      Расход       Описание операции
05.01.2026       0,00       199,00       Оплата товаров
06.01.2026     100,00         0,00       Перевод
09.01.2026       0,00        26,00       Оплата услуг
`);
    expect(bounds).toEqual([[154_892, 142_392]]);
    expect(badges).toEqual([true]);
  });

  it('an Italian end balance in some currency, and operations that are not booked yet', () => {
    const { rows, bounds, badges } = readPeriods(`
Saldo contabile iniziale al 01.01.2026: 176,77
Data contabile   Data valuta   Descrizione                        Accrediti    Addebiti
                               Saldo contabile iniziale in Euro      176,77
02.01.2026       01.01.2026    STIPENDIO                             200,00
05.01.2026       04.01.2026    PAGAMENTO POS                                     -15,85
                               Saldo contabile finale in Euro        360,92
Operazioni non contabilizzate
Data             Descrizione                                      Addebiti
30.01.2026       PAGAMENTO POS                                                   -12,34
`);
    expect(rows).toEqual([[['2026-01-02', 20_000], ['2026-01-05', -1_585]]]);
    expect(bounds).toEqual([[17_677, 36_092]]);
    expect(badges).toEqual([true]);
  });

  it('"Old balance" opens what "new balance" closes', () => {
    const { bounds, badges } = readPeriods(`
Date    Communication             Value       Amount
        OLD BALANCE 31.12.25                 1.000,00 +
03.01   TRANSFER                  03.01.26     100,00 -
05.01   SALARY                    06.01.26     500,00 +
        NEW BALANCE 31.01.26                 1.400,00 +
`);
    expect(bounds).toEqual([[100_000, 140_000]]);
    expect(badges).toEqual([true]);
  });

  it('an average is no balance', () => {
    expect(['saldopromedio', 'soldemoyen', 'balancemedio', 'averagebalance'].map(labelKind)).toEqual(['ignore', 'ignore', 'ignore', 'ignore']);
    expect(labelKind('saldoanterior')).toBe('opening');
  });

  it('nor is what may be spent, in Bulgarian and Slovene', () => {
    expect(['Разполагаемост', 'Razpoložljivo stanje', 'Razpoložljiva sredstva'].map((label) => labelKind(squash(label)))).toEqual(['ignore', 'ignore', 'ignore']);
  });

  it.each([
    ['Saldo ultimo extracto al 28/02/2025', 'Saldo final al dia 31/03/2025'],
    ['Opening Bal:', 'Closing Bal:'],
    ['Beginning amount', 'Ending amount'],
  ])('"%s" and "%s" are balances', (opening, closing) => {
    const { badges, rowLists } = readStatement(`
Statement 01/03/2025 - 31/03/2025
${opening.padEnd(46)}384.15
Date          Description                 Amount
05/03/2025    Insurance                  -100.15
06/03/2025    Salary                      300.00
${closing.padEnd(46)}584.00
`);
    expect(rowLists).toEqual([[['2025-03-05', '-100.15'], ['2025-03-06', '300.00']]]);
    expect(badges).toEqual([true]);
  });

  it('what is cleared, beside what is booked, under headings of both', () => {
    const page = (booked: string, cleared: string): string => `
STATEMENT OF ACCOUNT FOR ACCOUNT NUMBER 0071234567       From 01-08-2026 To 30-08-2026
                                            BOOK                 CLEARED
OPENING BALANCE                         1,000.00                1,000.00
CLOSING BALANCE                           ${booked}                  ${cleared}

ENTRY DATE   VALUE DATE   DESCRIPTION            DEBITS     CREDITS      BALANCE
                          Balance Brought Forward                       1,000.00
06-08-2026   06-08-2026   CARD FEE                50.00
             06-08-2026   CARD PURCHASE          150.00                   800.00
14-08-2026   14-08-2026   CHEQUE DEPOSIT                      100.00      900.00`;
    expect(readStatement(page('900.00', '800.00')).badges).toEqual([true]);
    expect(readStatement(page('906.00', '900.00')).badges).toEqual([false]);
  });

  it('Mongolian headings, balances and titles of two accounts', () => {
    const account = (title: string, opening: string, closing: string, rows: string): string => `
Дансны хуулга ${title}
Эхний үлдэгдэл: ${opening}
Эцсийн үлдэгдэл: ${closing}
Огноо         Харьцсан данс      Орлого     Зарлага    Үлдэгдэл   Гүйлгээний утга
${rows}`;
    const { document, rowLists, badges } = readStatement(`
Хугацаа: 2025.05.01 - 2025.05.31
${account('5041 220 441 (MNT)', '9,000.00', '8,600.00', `
2025.05.02    50264779                       500.00    8,500.00   Картын гүйлгээ
2025.05.13    50572342         100.00                  8,600.00   Цалин
              Нийт             100.00        500.00`)}
${account('5041 220 442 (USD)', '70.00', '85.00', `
2025.05.05    50285122                         5.00       65.00   Хураамж
2025.05.28    50392113          20.00                     85.00   Орлого Д. Ганбат
              Нийт              20.00          5.00`)}`);
    expect(document.accounts.map(({ number, currency }) => [number, currency])).toEqual([['5041 220 441', 'MNT'], ['5041 220 442', 'USD']]);
    expect([rowLists.map((rows) => rows.map(([, amount]) => amount)), badges]).toEqual([[['-500.00', '100.00'], ['-5.00', '20.00']], [true, true]]);
    expect(document.accounts[0]!.periods[0]!.rows[0]!.description.value).toBe('Картын гүйлгээ');
  });
});
