// Challenges of the public catalogue that the other files do not name, and what languages written from the right bring.
import { describe, expect, it } from 'vitest';
import { documentOfText, readRows, understandText } from '../testing/documentOfText.js';
import { readStatement } from '../testing/readStatement.js';
import { understand } from '../understand.js';

describe('columns beside the usual ones', () => {
  const table = (head: string, rows: readonly string[]): string => `Statement period 01/05/2024 to 31/05/2024\nOpening balance 100.00\n${head}\n${rows.join('\n')}\nClosing balance 70.00`;

  it('payment-method column: no part of the description', () => {
    const text = table('Date          Method        Description             Amount     Balance', [
      '02/05/2024    Card          CORNER BAKERY           -10.00       90.00',
      '03/05/2024    Transfer      RENT MAY                -40.00       50.00',
      '04/05/2024    Transfer      A FRIEND                 20.00       70.00',
    ]);
    expect(readStatement(text).lists.flat().map(({ description }) => description)).toEqual(['CORNER BAKERY', 'RENT MAY', 'A FRIEND']);
  });

  it('counterparty column: payer or payee belongs to the description', () => {
    const text = table('Date          Saaja/Maksja      Selgitus            Amount     Balance', [
      '02/05/2024    BAKERY OU         Invoice 12          -10.00       90.00',
      '03/05/2024    LANDLORD          Rent May            -40.00       50.00',
      '04/05/2024    A FRIEND          Thank you            20.00       70.00',
    ]);
    expect(readStatement(text).lists.flat().map(({ description }) => description)[0]).toBe('BAKERY OU Invoice 12');
  });

  it('date-time dual column: the time is no part of the day', () => {
    const text = table('Date          Time      Description             Amount     Balance', [
      '02/05/2024    10:45     CORNER BAKERY           -10.00       90.00',
      '03/05/2024    23:59     RENT MAY                -40.00       50.00',
      '04/05/2024    00:01     A FRIEND                 20.00       70.00',
    ]);
    expect(readStatement(text).allRows).toEqual([['2024-05-02', '-10.00'], ['2024-05-03', '-40.00'], ['2024-05-04', '20.00']]);
  });

  it('dual balance timeline: balances before and after each row give the signs, that of the first row too', () => {
    const document = understandText(`
Statement period 01/05/2024 to 31/05/2024
Date          Description         Before      Amount       After
02/05/2024    CORNER BAKERY       100.00       10.00       90.00
03/05/2024    RENT MAY             90.00       40.00       50.00
04/05/2024    A FRIEND             50.00       20.00       70.00
05/05/2024    CINEMA               70.00       15.00       55.00
06/05/2024    TEA                  55.00        5.00       50.00`);
    expect(readRows(document)[0]!.map((row) => row.amount)).toEqual(['-10.00', '-40.00', '20.00', '-15.00', '-5.00']);
    expect(document.accounts[0]!.periods[0]!.startBalance!.value).toBe(10_000);
  });

  it('stars that fill the place before a figure', () => {
    const text = table('Date          Description        Withdrawal      Deposit      Balance', [
      '02/05/2024    CORNER BAKERY          *10.00                     *90.00',
      '03/05/2024    RENT MAY               *40.00                     *50.00',
      '04/05/2024    A FRIEND                             *20.00       *70.00',
    ]);
    expect(readStatement(text).allRows).toEqual([['2024-05-02', '-10.00'], ['2024-05-03', '-40.00'], ['2024-05-04', '20.00']]);
  });
});

describe('accounts', () => {
  it('multi-currency: one number in two currencies, each with its own part', () => {
    const { accounts } = understandText(`
Account number LV80BANK0000435195001
Period 01.05.2024 - 31.05.2024
Currency: EUR                                     Opening balance 100.00
Date          Description         Debit        Credit
02.05.2024    BAKERY              10.00
03.05.2024    WAGES                            500.00
                                                  Closing balance 590.00
Currency: USD                                     Opening balance 20.00
Date          Description         Debit        Credit
04.05.2024    HOTEL               15.00
                                                  Closing balance 5.00`);
    expect(accounts.map((account) => [account.number, account.currency, account.periods[0]!.isReconciled])).toEqual([['LV80BANK0000435195001', 'EUR', true], ['LV80BANK0000435195001', 'USD', true]]);
  });

  it('a pot with a name and no number, under the headings of the account above it', () => {
    const { accounts } = understandText(`
Account number 12345678
Statement period 01/05/2024 to 31/05/2024
You began with 100.00 and ended with 70.00
Date          Description             Amount     Balance
02/05/2024    CORNER BAKERY           -10.00       90.00
03/05/2024    RENT MAY                -40.00       50.00
04/05/2024    A FRIEND                +20.00       70.00
Holiday pot
You began with 30.00 and ended with 45.00
Date          Description             Amount     Balance
02/05/2024    ROUND UP                 +5.00       35.00
05/05/2024    SAVED                   +10.00       45.00`);
    expect(accounts.map((account) => [account.number, account.name, account.periods[0]!.rows.length])).toEqual([['12345678', null, 3], [null, 'Holiday pot', 2]]);
  });
});

describe('pages', () => {
  it('non-standard page size: nothing is measured in points of a known paper', () => {
    const model = documentOfText('Opening balance 100.00\nDate          Description             Amount     Balance\n02/05/2024    CORNER BAKERY           -10.00       90.00\n03/05/2024    RENT MAY                -40.00       50.00\nClosing balance 50.00');
    const small = model.pages.map((page) => ({ ...page, width: 200, height: 300, words: page.words.map((word) => ({ ...word, fontSize: word.fontSize / 4, baseline: word.baseline / 4, box: word.box.map((edge) => edge / 4) as typeof word.box })) }));
    expect(readRows(understand({ ...model, pages: small }))[0]!.map((row) => row.amount)).toEqual(['-10.00', '-40.00']);
  });

  it('embedded date column: the day of the purchase inside the text is no date of the row', () => {
    const rows = readStatement('Opening balance 100.00\nDate          Description                     Amount     Balance\n02/05/2024    CARD 30/04/2024 BAKERY          -10.00       90.00\n03/05/2024    CARD 01/05/2024 RENT            -40.00       50.00\nClosing balance 50.00').allRows;
    expect(rows).toEqual([['2024-05-02', '-10.00'], ['2024-05-03', '-40.00']]);
  });

  it.each([['2024-05-02', '2024-05-03'], ['02.05.2024', '03.05.2024'], ['2 May 2024', '3 May 2024'], ['May 2, 2024', 'May 3, 2024'], ['02-MAY-24', '03-MAY-24'], ['20240502', '20240503']])('date format variations: %s', (first, second) => {
    const line = (date: string, rest: string): string => `${date.padEnd(14)}${rest}`;
    const rows = readStatement(`Period 01.05.2024 - 31.05.2024\nOpening balance 100.00\nDate          Description             Amount     Balance\n${line(first, 'BAKERY                  -10.00       90.00')}\n${line(second, 'RENT                    -40.00       50.00')}\nClosing balance 50.00`).allRows;
    expect(rows.map((row) => (row as string[])[0])).toEqual(['2024-05-02', '2024-05-03']);
  });
});

describe('written from the right', () => {
  const visual = (text: string): string => text.replace(/[\u0590-\u05ff]+(?: [\u0590-\u05ff]+)*/g, (run) => [...run].reverse().join(''));
  const page = visual(`
12-247-174042 :${'חשבון'} ${'מספר'}
${'יתרה'}          ${'זכות'}        ${'חובה'}      ${'תיאור'}           ${'תאריך'}
100.00                             ${'יתרת פתיחה'}
90.00                     10.00     ${'מאפיית השחר'}          02/05/2024
140.00       50.00                  ${'העברה מאת נועה'}       03/05/2024
140.00                             ${'יתרת סגירה'}`);

  it('rows are read from the right, their words in their own order', () => {
    const document = understandText(page);
    expect(readRows(document)[0]).toMatchObject([{ date: '2024-05-02', amount: '-10.00', description: 'מאפיית השחר' }, { date: '2024-05-03', amount: '50.00', description: 'העברה מאת נועה' }]);
    expect(document.accounts[0]!.periods[0]!.isReconciled).toBe(true);
  });

  it('boxes lie on the page as it is', () => {
    const row = understandText(page).accounts[0]!.periods[0]!.rows[0]!;
    const word = documentOfText(page).pages[0]!.words.find((item) => item.text === '10.00')!;
    expect(row.amount.source.box![0]).toBeCloseTo(word.box[0], 0);
  });
});

describe('documents', () => {
  it('a document that is no statement keeps every word, in columns, and says why', () => {
    const document = understandText(`
Dear customer,
please find enclosed        the terms
of our new service          as agreed`);
    expect(document).toMatchObject({ kind: 'generic', genericReason: 'noTransactions' });
    expect(document.generic.flatMap((row) => row.cells).join(' ')).toContain('enclosed');
    expect(document.findings[0]!.message).toContain('automatic mode');
  });

  it('every value points back to its place on the page', () => {
    const { document } = readStatement(`
Date         Description     Amount      Balance
2026-05-07   SUPERMARKET     -85.40       914.60
2026-05-10   ATM CASH       -100.00       814.60`);
    const row = document.accounts[0]!.periods[0]!.rows[0]!;
    for (const source of [row.date!.source, row.amount.source, row.balance!.source, row.description.source]) {
      expect(source).toMatchObject({ means: 'printed', page: 1 });
      const [x0, y0, x1, y1] = source.box!;
      expect(x0 >= row.box[0] && y0 >= row.box[1] && x1 <= row.box[2] && y1 <= row.box[3]).toBe(true);
    }
  });
});
