import { describe, expect, it } from 'vitest';
import { readStatement } from '../testing/readStatement.js';

const HEAD = `Kontoutskrift
Konto 1503.12.34567 NOK
Periode         01.01.2026 - 31.01.2026
Saldo 01.01.2026                      1 000,00

Dato            Beskrivelse                          Ut av konto`;
const FIRST = `${HEAD}
01.01.2026      Lønn Fjordkraft AS
01.01.2026      Nettgiro husleie                           81,26
02.01.2026      Avtalegiro Telenor                        184,29`;
const SECOND = `04.01.2026      Vipps fra Ola
06.01.2026      Nettgiro husleie                          585,65
31.01.2026      Lønn Fjordkraft AS
Saldo 31.01.2026                        828,24`;
const FIRST_OVER = `${'\n'.repeat(5)}Inn på konto
      653,44`;
const SECOND_OVER = `        6,00

       20,00`;
const ROWS = [['2026-01-01', '653.44'], ['2026-01-01', '-81.26'], ['2026-01-02', '-184.29'], ['2026-01-04', '6.00'], ['2026-01-06', '-585.65'], ['2026-01-31', '20.00']];

const read = (...pages: string[]) => readStatement(pages.map((page) => `\n${page}`).join('\f'));

describe('the last column of a spreadsheet on pages of its own', () => {
  it.each([['behind the others', [FIRST, SECOND, FIRST_OVER, SECOND_OVER]], ['each behind its page', [FIRST, FIRST_OVER, SECOND, SECOND_OVER]]])('is beside the rows: %s', (_, pages) => {
    const { rows, isReconciled } = read(...pages);
    expect(rows).toEqual(ROWS);
    expect(isReconciled).toBe(true);
  });

  it('stands where the pages have it', () => {
    const { document } = read(FIRST, SECOND, FIRST_OVER, SECOND_OVER);
    const [row] = document.accounts[0]!.periods[0]!.rows;
    expect([row!.amount.source.page, row!.amount.source.box![2], row!.date!.source.page]).toEqual([3, 100, 1]);
    expect(document.pages.map(({ width }) => width)).toEqual([842, 842, 842, 842]);
  });

  it('is tested', () => {
    expect(read(FIRST, SECOND, FIRST_OVER.replace('653,44', '653,45'), SECOND_OVER).isReconciled).toBe(false);
  });
});
