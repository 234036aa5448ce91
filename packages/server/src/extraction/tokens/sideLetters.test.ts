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

it('the sign of the currency behind the letter of a side is of the same figure', () => {
  const [account] = understand(documentOfText(`
Estratto conto     Conto deposito 206331860478     Periodo 01/09/2025 - 30/09/2025
Saldo precedente      Totale avere     Totale uscite      Saldo finale
4.005,21 A €          100,00 €         50,00 €            4.055,21 A €

Data            Descrizione                        Importo            Saldo
03/09/2025      PAGAMENTO POS                       -50,00       3.955,21 A
16/09/2025      VERSAMENTO CONTANTI                +100,00       4.055,21 A`)).accounts;
  expect(account!.periods[0]!.proof.checks.map(({ kind, ok }) => [kind, ok])).toEqual([['totalCredits', true], ['totalDebits', true], ['countBalances', true]]);
});
