/** A statement of March 2024 that proves: four rows that end with a balance of 812.31, then those given, and the balance they end with. */
export function currentAccountText(rows: readonly string[] = [], closing = '812.31'): string {
  const further = rows.map((row) => `${row}\n`).join('');
  return `
Account number 12345678        1 March 2024 to 31 March 2024

Date        Description            Money out   Money in     Balance
            Opening balance                                1,000.00
01/03/2024  Card payment grocer        25.50                 974.50
04/03/2024  Salary                               500.00    1,474.50
07/03/2024  Rent                      600.00                 874.50
11/03/2024  Electricity                62.19                 812.31
${further}            Closing balance                                  ${closing}
`;
}
