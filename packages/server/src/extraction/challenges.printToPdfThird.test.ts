// What first contact with pages printed by browsers in more languages brought up, in its smallest form.
import { describe, expect, it } from 'vitest';
import { readPeriods, readRows, understandText } from './testing/documentOfText.js';

describe('pages printed by browsers, third contact', () => {
  it('names of months beyond those of the larger languages', () => {
    const dayOf = (day: string): string | null | undefined => readRows(understandText(`
Account 12345678
Opening balance 100.00
${day}   Shop   -10.00   90.00
${day}   Shop   -10.00   80.00`))[0]?.[0]?.date;
    const named = ['3 yanvar 2026', '3 shkurt 2026', '3 მარტი 2026', '3 ապրիլ 2026', '3 мамыр 2026', '3 чэрвеня 2026', '3 gorffennaf 2026', '3 agosti 2026', '3 октобар 2026'];
    expect(named.map(dayOf)).toEqual(['2026-01-03', '2026-02-03', '2026-03-03', '2026-04-03', '2026-05-03', '2026-06-03', '2026-07-03', '2026-08-03', '2026-10-03']);
    expect(dayOf('3 settembru 2026')).toBe('2026-09-03');
  });

  it('headings and balances in languages that stand beside larger ones', () => {
    const read = ([date, text, out, into, balance, opening, closing]: string[]) => readPeriods(`
IBAN AZ21NABZ00000000137010001944
01.02.2026 - 28.02.2026
${date!.padEnd(13)}${text!.padEnd(20)}${into!.padEnd(14)}${out!.padEnd(14)}${balance!}
01.02.2026   ${opening!.padEnd(48)}100.00
03.02.2026   Kassa               50.00                       150.00
04.02.2026   Market                            20.00         130.00
28.02.2026   ${closing!.padEnd(48)}130.00
`);
    const pages = [
      ['Tarix', 'Təyinat', 'Məxaric', 'Mədaxil', 'Qalıq', 'İlkin qalıq', 'Son qalıq'],
      ['Data', 'Concepte', 'Càrrecs', 'Abonaments', 'Saldo', 'Saldo inicial', 'Saldo final'],
      ['Tarehe', 'Maelezo', 'Imetolewa', 'Imewekwa', 'Salio', 'Salio la awali', 'Salio la mwisho'],
      ['Датум', 'Опис', 'Одлив', 'Прилив', 'Состојба', 'Почетна состојба', 'Крајна состојба'],
      ['日期', '交易摘要', '借方发生额', '贷方发生额', '余额', '期初余额', '期末余额'],
    ];
    for (const page of pages) {
      const { rows, badges } = read(page);
      expect([page[0], rows, badges]).toEqual([page[0], [[['2026-02-03', 5000], ['2026-02-04', -2000]]], [true]]);
    }
  });

  it('"cash back" with its sign, below the day it was booked on, is a row', () => {
    const text = `
Spending account 290044118822
January 1, 2026 - January 31, 2026
Starting balance $100.00
Friday, January 2
Lyft                      -$10.00
Monday, January 5
Cash back                  +$4.00
Corner Shop               -$20.00
Friday, January 9
Cash back                  +$6.00
Ending balance $80.00
`;
    const { rows, badges } = readPeriods(text);
    expect([rows[0]!.map(([, amount]) => amount), badges]).toEqual([[-1000, 400, -2000, 600], [true]]);
  });

  it('days and sums in a column of texts right of debit and credit begin no second column of rows', () => {
    const purpose = (line: string, text: string): string => `${line.padEnd(74)}${text}\n${''.padEnd(74)}03.01.2026, VAT included 114,20\n`;
    const text = `
Account 30120000111100
05.01.2026 - 30.01.2026
Opening balance: 1 000,00
${'Date         No.   Partner                          Debit      Credit'.padEnd(74)}Purpose of payment
${purpose('05.01.2026   226   Power Company                     10,00', 'For goods under contract 12 of')}${purpose('07.01.2026   197   Kovalev                           20,00', 'For goods under contract 14 of')}${purpose('11.01.2026   323   Furniture Ltd                               500,00', 'For goods under contract 15 of')}${purpose('12.01.2026   324   Power Company                     10,00', 'For goods under contract 16 of')}
Closing balance: 1 460,00
`;
    const { rows, badges } = readPeriods(text);
    expect([rows[0]!.map(([, amount]) => amount), badges]).toEqual([[-1000, -2000, 50000, -1000], [true]]);
    expect(readRows(understandText(text))[0]![0]!.description).toContain('under contract 12 of');
  });

  it('the end of a number behind signs that hide the rest names the account where nothing else does', () => {
    const text = (head: string): string => `
${head}
Posted        Description          Debit      Credit    Balance
01/05/2026    Corner Shop          10.00                  90.00
01/17/2026    Corner Shop          10.00                  80.00
`;
    expect(readPeriods(text('Share Draft ••••8841')).accounts).toEqual(['8841']);
    expect(readPeriods(text('Share Draft ••••8841 and ••••8850')).accounts).toEqual([null]);
  });

  it('the day of value in one cell with another day says which of the two is booked', () => {
    const text = `
Konto 12345678
01.01.2026 - 31.01.2026
Buchung / Valuta           Text                 Betrag      Saldo
05.01.2026 / 06.01.2026    Laden                -10,00      90,00
07.01.2026 / 09.01.2026    Laden                -10,00      80,00
12.01.2026 / 13.01.2026    Laden                -10,00      70,00
`;
    const { rows, badges } = readPeriods(text);
    expect([rows[0]!.map(([day]) => day), badges]).toEqual([['2026-01-05', '2026-01-07', '2026-01-12'], [true]]);
    expect(readPeriods(text.replace('Buchung / Valuta', 'Valuta / Buchung')).rows[0]![0]![0]).toBe('2026-01-06');
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

  it('headings set right of their cells and figures set left: each heads the figures before it', () => {
    const text = `
Account 4411223344
03/01/2026 - 25/02/2026
Date         Details                        Balance           Credit            Debit
03/01/2026   Opening balance     100.00
05/01/2026   Corner shop          90.00                                    10.00
17/01/2026   Deposit             140.00              50.00
18/01/2026   Cash machine        120.00                                    20.00
25/02/2026   Closing balance     120.00              50.00                 30.00
`;
    const { bounds, badges } = readPeriods(text);
    expect([bounds, badges]).toEqual([[[10000, 12000]], [true]]);
    expect(readPeriods(text.replace('50.00                 30.00', '50.00                 31.00')).badges).toEqual([false]);
  });

  it('balances in lines of their own below rows that come newest first are tested (wrong badge)', () => {
    const page = (third: string): string => `
Konto 12345678 CHF
04.01.2026 - 26.02.2026
Saldo initial CHF 120.00
Saldo final CHF 145.00

23.02.2026   -10.00          CFF Billet
                             Solde: 145.00

22.02.2026   -15.00          Retrait Postomat
                             Solde: 155.00

19.02.2026   +80.00          Twint Marie
                             Solde: ${third}

17.02.2026   -10.00          Migros Lausanne
                             Solde: 90.00

16.02.2026   -10.00          Migros Lausanne
                             Solde: 100.00

15.02.2026   -10.00          CFF Billet
                             Solde: 110.00
`;
    expect(readPeriods(page('170.00')).badges).toEqual([true]);
    expect(readPeriods(page('179.00')).badges).toEqual([false]);
  });

  it('years of the Buddhist era in two digits, where the page prints the same year in four of another (wrong badge)', () => {
    const page = (issued: string): string => `
Savings Account 1234567890 (THB)
Date        Description      Deposit    Withdrawal     Balance
            B/F                                         100.00
02/01/69    CASH WD                          10.00       90.00
13/01/69    CASH WD                          10.00       80.00
24/01/69    SALARY             50.00                    130.00
${issued}
`;
    expect(readPeriods(page('Issued 28 February 2026. Balance 130.00')).rows[0]!.map(([day]) => day)).toEqual(['2026-01-02', '2026-01-13', '2026-01-24']);
    expect(readPeriods(page('Issued 28 February 2069. Balance 130.00')).rows[0]![0]![0]).toBe('2069-01-02');
  });
});
