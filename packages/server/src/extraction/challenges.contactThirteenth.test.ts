// What a thirteenth first contact, with designs of which each has its own structure, brought up, in its smallest form.
import { describe, expect, it } from 'vitest';
import { readStatement } from './testing/readStatement.js';

describe('thirteenth first contact', () => {
  it('a sheet of the fees of the year before is not the period of the account behind it', () => {
    const text = (amount: string): string => `
Riepilogo delle spese     01/01/2025 - 31/12/2025     IBAN IT60X0542811101000000123456
Servizio                                Numero      Prezzo      Totale
Tenuta del conto                             4        2,50       10,00
Bonifico SEPA                                8        1,00        8,00
Totale delle spese                                               18,00
\fEstratto conto al 31/03/2026
Dal 01/01/2026 al 31/03/2026
Data           Descrizione                        Dare       Avere
               Saldo iniziale                               100,00
08/01/2026     Prelievo                          20,00
02/02/2026     Stipendio                                    ${amount}
03/03/2026     Pagamento POS                     10,00
               Saldo finale                                 120,00`;
    const { period, rows, isReconciled } = readStatement(text('50,00'));
    expect([period.startDate?.value, period.endDate?.value, isReconciled]).toEqual(['2026-01-01', '2026-03-31', true]);
    expect(rows).toEqual([['2026-01-08', '-20.00'], ['2026-02-02', '50.00'], ['2026-03-03', '-10.00']]);
    expect(readStatement(text('50,10')).isReconciled).toBe(false);
  });

  it('what was paid abroad stands above what the account paid for it, at the same edge', () => {
    const text = (amount: string): string => `
IBAN CH9300762011623852957   CHF    01.03.2026 - 31.03.2026
Date          Details                     Amount     Balance CHF
              Balance brought forward                   1'000.00
01.03.2026    Top-up                  CHF 500.00        1'500.00
02.03.2026    Trenitalia             USD -300.00
              Rate 0.8800            CHF -264.00        1'236.00
03.03.2026    Museum                  CHF -36.00        1'200.00
04.03.2026    Taxi                    EUR -20.00
              Rate 0.9600             CHF ${amount}        1'180.80
              Balance carried forward                   1'180.80`;
    const { rows, isReconciled } = readStatement(text('-19.20'));
    expect(rows).toEqual([['2026-03-01', '500.00'], ['2026-03-02', '-264.00'], ['2026-03-03', '-36.00'], ['2026-03-04', '-19.20']]);
    expect(isReconciled).toBe(true);
    expect(readStatement(text('-12.90')).isReconciled).toBe(false);
  });

  it('a day with a text and the figures of its row below it is no second day of the row above', () => {
    const { rows, isReconciled } = readStatement(`
IBAN CH9300762011623852957   CHF    01.03.2026 - 31.03.2026
Date          Details                     Amount     Balance CHF
              Balance brought forward                   1'000.00
01.03.2026    Top-up                      500.00        1'500.00
02.03.2026    Trenitalia
              Ticket Roma                -264.00        1'236.00
03.03.2026    Museum                      -36.00        1'200.00
04.03.2026    Taxi
              Ride 114                    -19.20        1'180.80
              Balance carried forward                   1'180.80`);
    expect(rows).toEqual([['2026-03-01', '500.00'], ['2026-03-02', '-264.00'], ['2026-03-03', '-36.00'], ['2026-03-04', '-19.20']]);
    expect(isReconciled).toBe(true);
  });

  it('rows grouped by what was paid go on from the balances in time, not from those above', () => {
    const text = (amount: string, balance = '170.00'): string => `
Account 44556677     1 March 2026 - 31 March 2026
Starting balance 100.00     Finishing balance 120.00
Date          Description           Amount     Balance after
Income                              140.00
02 Mar 2026   Payroll                80.00            ${balance}
09 Mar 2026   From Sam               60.00            165.00
Home                                -75.00
05 Mar 2026   Rent                  ${amount}            105.00
20 Mar 2026   Energy                -10.00            120.00
Groceries                           -45.00
01 Mar 2026   Tesco                 -10.00             90.00
12 Mar 2026   Aldi                  -35.00            130.00`;
    const { rows, isReconciled } = readStatement(text('-65.00'));
    expect(rows).toEqual([['2026-03-01', '-10.00'], ['2026-03-02', '80.00'], ['2026-03-05', '-65.00'], ['2026-03-09', '60.00'], ['2026-03-12', '-35.00'], ['2026-03-20', '-10.00']]);
    expect(isReconciled).toBe(true);
    expect(readStatement(text('-56.00')).isReconciled).toBe(false);
    expect(readStatement(text('-65.00', '107.00')).isReconciled).toBe(false);
    // Days that do not run on with the balances.
    expect(readStatement(text('-65.00').replace('01 Mar', '21 Mar')).isReconciled).toBe(false);
  });
});
