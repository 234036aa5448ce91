import { describe, expect, it } from 'vitest';
import { readPeriods } from '../testing/documentOfText.js';

describe('accounts in columns of one table', () => {
  const text = (amount: string): string => `
Ribe Bank     Samlet kontoudskrift     01.04.2026 - 30.04.2026
Dato         Tekst                        Hus           Bil         Ferie
                                4410 11223344 4410 55667788 4410 99887766
01.04.2026   Saldo fra sidste        1.204,55     45.000,12        881,20
             udskrift
02.04.2026   Automat                                               -93,29
03.04.2026   Dankort                  -120,54
06.04.2026   Indbetaling                             445,89
07.04.2026   Gebyr                    ${amount}
09.04.2026   Gave                                                   20,00
30.04.2026   Ny saldo                1.048,33     45.446,01        807,91
`;

  it('whose first and last rows, with days of their own and words nobody knows, have a figure in each; numbers a space apart', () => {
    const read = readPeriods(text(' -35,68'));
    expect(read.rows).toEqual([
      [['2026-04-03', -12_054], ['2026-04-07', -3568]],
      [['2026-04-06', 44_589]],
      [['2026-04-02', -9329], ['2026-04-09', 2000]],
    ]);
    expect(read.badges).toEqual([true, true, true]);
    expect(read.bounds).toEqual([[120_455, 104_833], [4_500_012, 4_544_601], [88_120, 80_791]]);
  });

  it('a misprint in one is of this one', () => {
    expect(readPeriods(text(' -85,68')).badges).toEqual([false, true, true]);
  });
});
