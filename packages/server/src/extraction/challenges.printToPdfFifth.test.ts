// What first contact with web portals' statements, printed by browsers, brought up, in its smallest form.
import { describe, expect, it } from 'vitest';
import { readPeriods, readRows, understandText } from './testing/documentOfText.js';

describe('pages printed by browsers, fifth contact', () => {
  it('one label over two figures beside each other, over the first and the last day of the period', () => {
    const tiles = (opening: string, closing: string) => readPeriods(`
IBAN FR76 1695 8000 0188 4412 0045 317
Du 01/12/2025 au 31/01/2026

Solde au ${opening}          Entrées                Sorties                 Solde au ${closing}
17 462,37 €                  + 828,91 €             - 530,18 €             17 761,10 €

Date         Opération                 Débit               Crédit
31/01        OVH SAS                - 8,03 €
22/01        Mairie de Sète                             + 828,91 €
18/01        OVH SAS              - 344,08 €
18/01        Cabinet Roux         - 178,07 €
`);
    expect(tiles('01/12/2025', '31/01/2026').badges).toEqual([true]);
    expect(tiles('1 décembre 2025', '31 janvier 2026').badges).toEqual([true]);
  });

  it('deposits laid by until a day to come, in an overview above the statement', () => {
    const read = (deposits: string) => understandText(`
Relationship summary as on 31-Jan-2026
Product            Account No.            Balance (INR)     Maturity amount     Maturity date
Savings account    500412233001             3,20,375.13
${deposits}

Statement of account 500412233001  Savings   From 01-Jan-2026 To 31-Jan-2026

Txn date        Narration                       Withdrawal         Deposit          Balance
                Opening balance                                                  3,06,195.74
01-Jan-2026     NEFT KAVERI AGRO                                 22,195.05       3,28,390.79
02-Jan-2026     UPI BIG BAZAAR                    7,957.83                       3,20,432.96
04-Jan-2026     UPI BIG BAZAAR                       57.83                       3,20,375.13
                Closing balance                                                  3,20,375.13
`);
    const [account, ...others] = read('Fixed deposit      500498877001             2,00,000.00         2,16,180.00     15-Aug-2026').accounts;
    expect(others).toEqual([]);
    expect(account!.periods.map(({ rows, isReconciled }) => [rows.length, isReconciled])).toEqual([[3, true]]);
  });

  it('a table of nothing but instalments due is the statement itself', () => {
    expect(readRows(understandText(`
Relevé du prêt 4411223344  01/01/2026 - 31/03/2026
Date d’échéance      Libellé          Montant
05/01/2026           Mensualité        -512,40
05/02/2026           Mensualité        -512,40
05/03/2026           Mensualité        -512,40
`)).flat().length).toBe(3);
  });

  it('the year of a month beneath a word for account is not its number', () => {
    const numberOf = (head: string): string | null | undefined => understandText(`
${head}
Periodo del 01/02/2026 al 28/02/2026
Fecha              Concepto        Depósitos       Retiros         Saldo
                   Saldo inicial                                4,414.04
02 FEB 2026        Compra                           382.61      4,031.43
`).accounts[0]!.number;
    const heads = ['febrero 2026', 'de febrero de 2026'].map((month) => `Nube Cuenta\nEstado de cuenta ${month}     CLABE 646180110400000123`);
    expect(heads.map(numberOf)).toEqual(['646180110400000123', '646180110400000123']);
    expect(numberOf('みなと信用金庫 本店   普通預金 1144220')).toBe('1144220');
  });
});
