/** A checking account whose list of daily balances, under a title at its left, has a second figure beside each: with the balance of 21 December as given. */
export function balanceHistoryText(balance: string): string {
  return `
ACCOUNT        ACCOUNT TYPE                                    ACCOUNT NUMBER                            STATEMENT PERIOD
SUMMARY        PRIMARY BUSINESS CHECKING                       1000173673948                     12/19/2025 - 01/20/2026
               DESCRIPTION                             AMOUNT           DESCRIPTION                       AMOUNT
               BEGINNING BALANCE                       $9,387.26        AVERAGE BALANCE                   $5,122.40
               DEPOSITS/CREDITS                        $4,390.24        AVERAGE COLLECTED BALANCE         $5,122.40
               CHECKS                                  $1,827.61        NUMBER OF DAYS IN STATEMENT PERIOD       33
               WITHDRAWALS/DEBITS                      $2,919.93
               ENDING BALANCE                          $9,029.96
TRANSACTION    DATE    CHECK #      TRANSACTION                                      DEPOSITS/           WITHDRAWALS/
HISTORY                             DESCRIPTION                                       CREDITS                  DEBITS
               12/19                BEGINNING BALANCE                                 $9,387.26
               12/19   1506         CHECK                                                                          62.29
               12/21                ELECTRONIC/ACH CREDIT                              1,010.02
                                    ACME MERCH SETL 1123
               12/21                DEPOSIT                                             436.19
               12/22   1964         CHECK                                                                         278.81
               12/22   1529         CHECK                                                                         555.80
               12/28                POINT OF SALE DEBIT     TR DATE 01/09                                         518.04
                                    PUBLIX MACON GA
               12/29                DEPOSIT                                             928.25
               12/30                CHECK CARD PURCHASE       TR DATE 01/05                                       425.39
                                    SHELL OIL 5744 MACON GA
               01/01                DEPOSIT                                             622.36
               01/01                ELECTRONIC/ACH DEBIT                                                          150.30
                                    GA POWER BILLPAY 8812
               01/02                DEPOSIT                                            1,393.42
               01/05                CHECK CARD PURCHASE       TR DATE 01/05                                       356.37
                                    SHELL OIL 5744 MACON GA
               01/07                CHECK CARD PURCHASE       TR DATE 01/05                                       592.33
                                    SHELL OIL 5744 MACON GA
               01/08                CHECK CARD PURCHASE       TR DATE 01/05                                       145.44
                                    SHELL OIL 5744 MACON GA
               01/09   1362         CHECK                                                                         399.90
               01/17                CHECK CARD PURCHASE       TR DATE 01/05                                       477.49
                                    SHELL OIL 5744 MACON GA
               01/17                POINT OF SALE DEBIT     TR DATE 01/09                                         254.57
                                    PUBLIX MACON GA
               01/17   1990         CHECK                                                                         530.81
               01/20                ENDING BALANCE                                    $9,029.96
               DEPOSITS/CREDITS: 5                      TOTAL ITEMS DEPOSITED: 3
               WITHDRAWALS/DEBITS: 13
               DESCRIPTION                                                            CREDITS                    DEBITS
               TOTAL                                                                  $4,390.24                $4,747.54
BALANCE        DATE              BALANCE            COLLECTED           DATE            BALANCE             COLLECTED
ACTIVITY                                              BALANCE                                                 BALANCE
HISTORY        12/19              9,324.97              9,324.97        01/02           11,786.87              11,786.87
               12/21             ${balance}             10,771.18        01/05           11,430.50              11,430.50
               12/22              9,936.57              9,936.57        01/07           10,838.17              10,838.17
               12/28              9,418.53              9,418.53        01/08           10,692.73              10,692.73
               12/29            10,346.78            10,346.78      01/09          10,292.83   10,292.83
               12/30             9,921.39             9,921.39      01/17           9,029.96    9,029.96
               01/01            10,393.45            10,393.45
THE ENDING DAILY BALANCES PROVIDED DO NOT REFLECT PENDING TRANSACTIONS OR HOLDS.
`;
}
