// Accounts and cards of large banks in forms met in public samples, each in its smallest form.
import { describe, expect, it } from 'vitest';
import { readPeriods, understandText } from './testing/documentOfText.js';

function read(text: string) {
  const { rows, badges, bounds } = readPeriods(text);
  return { rows: rows.flat().map(([, amount]) => amount), badges, bounds };
}

describe('days beside a row', () => {
  const text = (heading: string): string => `
Account 1234567890
Jan 01, 2026 - Jan 31, 2026

Trans. date   ${heading}    Transaction                Funds out    Funds in     Balance
Jan 01        Jan 01       BALANCE FORWARD                                       100.00
Jan 05        Jan 04       POINT OF SALE                  10.00                   90.00
Jan 06        Jan 06       PAY ACME                                   50.00      140.00
Jan 09        Jan 08       GROCER                         20.00                  120.00
`;

  it('knows the day something takes effect, and takes no word beside "date" for that of booking', () => {
    const days = (of: string): (string | undefined)[] => understandText(of).accounts[0]!.periods[0]!.rows.map(({ date }) => date?.value);
    expect(days(text('Eff. date'))).toEqual(['2026-01-05', '2026-01-06', '2026-01-09']);
    expect(read(text('Eff. date')).badges).toEqual([true]);
    expect(read(text('Xyz. date')).badges).toEqual([false]);
  });
});

describe('balances in boxes', () => {
  it('reads the balance beside the day of the statement, both under their labels', () => {
    const text = (balance: string): string => `
STATEMENT OF VISA SIGNATURE CARD ACCOUNT
MR SAM BODLE                                                                Account number
FLAT 1, SOME HOUSE                                                          4111 2222 3333 5873
                                                            Statement date                  Statement balance
                                                             13 JAN 2026                       HKD${balance}

Post date   Trans date      Description of transaction                                        Amount (HKD)

                            PREVIOUS BALANCE                                                      1,000.00

 16DEC      14DEC           KFC-STS   EALING         GB    GBP     20.23                            218.94
 19DEC      18DEC           TFL TRAVEL CH            GB    GBP    208.23                          2,253.31
 27DEC      27DEC           PAYMENT - THANK YOU                                                   1,000.00CR
 05JAN      04JAN           MARKETS  EALING          GB    GBP     49.41                            528.75
`;
    expect(read(text('3,001.00'))).toEqual({ rows: [-21894, -225331, 100000, -52875], badges: [true], bounds: [[-100000, -300100]] });
    expect(read(text('3,001.01')).badges).toEqual([false]);
  });

  it('reads nothing without decimals beside the label of a balance, and no heading there', () => {
    const text = (opening: string): string => `
                                       Statement period
                                       01 Jan 26 - 31 Jan 26

Account name     SaveOne               Opening balance              ${opening}
Account BSB      124-001               Total credits         2,000.00
Account number   316016803             Total debits         -1,974.67
                                       Closing balance          25.33

Date     Processed   Description                  Debits ($)   Credits ($)   Balance ($)

02-Jan   02-Jan      From: SALARY                               1,933.31      1,933.31
                     NICE STARTUP
03-Jan   03-Jan      To: Acc 0644750               -1,615.00                    318.31
05-Jan   05-Jan      To: Acc 0157339                 -318.31
11-Jan   11-Jan      From: Jonny                                   66.69         66.69
12-Jan   12-Jan      To: Acc 0469457                  -41.36                     25.33
                     Closing Balance                                             25.33
`;
    expect(read(text('0'))).toEqual({ rows: [193331, -161500, -31831, 6669, -4136], badges: [true], bounds: [[0, 2533]] });
    expect(read(text('1.00')).badges).toEqual([false]);
  });
});
