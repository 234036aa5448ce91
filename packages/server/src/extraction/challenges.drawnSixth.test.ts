// What later statements of drawn layouts brought up, in its smallest form.
import { expect, it } from 'vitest';
import { readPeriods } from './testing/documentOfText.js';

it('what the money went for, over the opening balance in the columns of the account above, are no rows', () => {
  const { rows } = readPeriods(`
Total Checking 394377624458 USD
Period covered 12/01/2023 through 02/29/2024
 Check       Description                                          Ref. no.        Credits     Withdrawals/Debits
 12/18
             DIRECT CREDIT OAKFIELD DENTAL VG87717605             J401120638    1,916.98

Money Market Savings 766820557709 USD
Period covered 12/01/2023 through 02/29/2024
Where your money went
Groceries                                                           2,699.02                   41 %
Opening balance                                                                          5,613.45
 Check       Description                                             Ref. no.        Credits      Withdrawals/Debits
 12/04
             Wire transfer fee                                       W603394812                                 8.55
             Debit transfer T. Farrow refund of deposit 12/18        S686483195                               442.73
             DIRECT DEP VANTA MARINE PPD ID 153032582510             U675018596     1,519.00`);
  expect(rows[1]).toEqual([['2023-12-04', -855], ['2023-12-04', -44_273], ['2023-12-04', 151_900]]);
});

it('a digit of nought beside the sum of the only side that has rows', () => {
  const badges = (credits: string) => readPeriods(`
Compte épargne: EUR
Numéro de compte: FR45 34680 81734 16131589567 86
Période du: 01/08/25 - 31/08/25
Solde initial                                               Solde final
8 438,42 €                                                  6 203,87 €

07/08/25        CARTE CAFÉ DU PHARE               EUR          130,75                8 307,67
14/08/25        CHEQUE N° 4278                    EUR        1 953,80                6 353,87
19/08/25        RETRAIT DAB PAU                   EUR          150,00                6 203,87
                Total des opérations                         2 234,55     ${credits}`).badges;
  expect(badges('0,00')).toEqual([true]);
  expect(badges('0,03')).toEqual([false]);
});

it('two headings near each other, whose words together would be a third', () => {
  const { rows, badges, bounds } = readPeriods(`
TR88 4303 2285 5992 9309 6400 12     Dönem: 01.02.2022 - 28.02.2022
Devreden bakiye                              512,00
 Açıklama                        Borç tutarı (TRY)   Alacak tutarı (TRY)  Bakiye (TL)
 01.02.2022
 PARA YATIRMA                                                     28,61
 GELEN FAST İREM                                                  36,49
 GİDEN EFT İREM                              21,00                            556,10
 02.02.2022
 GELEN HAVALE                                                      6,24
 OTOMATİK ÖDEME                               2,24                            560,10
 03.02.2022
 EFT MASRAFI                                  2,10
 PARA YATIRMA                                                     20,05       578,05
Son bakiye                                                                    578,05`);
  expect(rows[0]).toHaveLength(7);
  expect(bounds[0]).toEqual([51_200, 57_805]);
  expect(badges).toEqual([true]);
});
