// A list of the newest entries below the rows of the period, which goes on with their balances.
import { describe, expect, it } from 'vitest';
import { readPeriods } from '../testing/documentOfText.js';

describe('newest entries below the period', () => {
  const page = (below: string): string => `
Extrato Ag: 1447   Conta 0447188-1   Entre 01/09/2025 e 30/09/2025
Data          Lançamento                  Crédito (R$)   Débito (R$)   Saldo (R$)
31/08/2025    SALDO ANTERIOR                                             2.044,71
01/09/2025    PIX TIDEWATER                     549,28                   2.593,99
12/09/2025    COBRANCA                                      440,31       2.153,68
20/09/2025    PIX ROSA LIMA                     850,06                   3.003,74
29/09/2025    TARIFA                                         90,94       2.912,80
${below}`;

  it('are of the next statement: the badge waits (wrong badge)', () => {
    expect(readPeriods(page('')).badges).toEqual([true]);
    expect(readPeriods(page(`
Últimos Lançamentos
Data          Lançamento                  Crédito (R$)   Débito (R$)   Saldo (R$)
01/10/2025    TARIFA                                         67,94       2.844,86
02/10/2025    PIX ROSA LIMA                                 156,13       2.688,73`)).badges).not.toContain(true);
  });

  it('are none where no headings part a late row from the others', () => {
    expect(readPeriods(page('01/10/2025    TARIFA                                         67,94       2.844,86')).badges).toEqual([true]);
  });
});
