import { expect, it } from 'vitest';
import { documentOfText, readRows } from '../testing/documentOfText.js';
import { understand } from '../understand.js';

it('the letter of a side says the same with a star behind it that leads to a note', () => {
  const rows = readRows(understand(documentOfText(`
Hesap no 26168910        01.08.2020 - 31.08.2020
Açılış bakiyesi                                         100,00
Tarih         Açıklama                       Tutar
03.08.2020    GİDEN EFT                      20,00 B
04.08.2020    GELEN HAVALE                   50,00 A
05.08.2020    PETROL İZMİR                   10,00 B*
06.08.2020    PARA YATIRMA                   30,00 A*
Kapanış bakiyesi                                        150,00`)));
  expect(rows.flat().map(({ amount }) => amount)).toEqual(['-20.00', '50.00', '-10.00', '30.00']);
});

it('on a Dutch page an A alone is af, beside sums without a letter', () => {
  const rows = readRows(understand(documentOfText(`
Bankafschrift        Rekeningnummer NL99DUIN0851381539        01-06-20 tot en met 30-06-20
Beginsaldo                                              100,00
Datum       Mededelingen                  Bedrag (EUR)
01-06-20    Fietspunt Oost                     20,00 A
08-06-20    Storting                           50,00
09-06-20    Geldopname                         10,00 A
29-06-20    Salaris                            30,00
Eindsaldo                                               150,00`)));
  expect(rows.flat().map(({ amount }) => amount)).toEqual(['-20.00', '50.00', '-10.00', '30.00']);
});

it('the currency behind the letter of a side is of the same figure', () => {
  const [account] = understand(documentOfText(`
İhtiyaç kredisi TR76 2959 8719 7736 5644 2341 18 TRY   Dönem 01.09.2023 - 30.09.2023
Bakiyeniz 1 Eylül 2023 tarihinde 205,470.90 B TL, 30 Eylül 2023 tarihinde 182,492.14 B TL idi.

04.09         FATURA ÖDEME                         1,406.76-
07.09         PARA YATIRMA                        24,385.52`)).accounts;
  const { startBalance, rows, proof } = account!.periods[0]!;
  expect([startBalance?.value, ...rows.map(({ amount }) => amount.value)]).toEqual([-20_547_090, -140_676, 2_438_552]);
  expect(proof.status).toBe('reconciled');
});

it('on a Hungarian page without a letter of its own alphabet, whole sums below a thousand have their sides too', () => {
  const [account] = understand(documentOfText(`
Bankszámlakivonat HUF   Bankszámlaszám 57758401-47765571-90057094   2025.02.01. - 2025.02.28.
Nyitó egyenleg                                        25.132 J
Könyvelés     Megnevezés                            Összeg
02.03.        VÁSÁRLÁS PIAC                            3.131 T
02.04.        ÁTUTALÁS KATALIN                        10.000 J
02.05.        VÁSÁRLÁS PATIKA                            911 T
02.06.        VÁSÁRLÁS KENYÉR                            212 T
Záró egyenleg                                         30.878 J`)).accounts;
  expect(account!.periods.map(({ isReconciled, rows }) => [isReconciled, rows.map(({ amount }) => amount.value)])).toEqual([[true, [-3131, 10000, -911, -212]]]);
});
