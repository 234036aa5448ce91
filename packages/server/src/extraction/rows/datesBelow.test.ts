import { describe, expect, it } from 'vitest';
import { readStatement } from '../testing/readStatement.js';

describe('days below their rows, without headings and at even distances', () => {
  it.each(['', 'booked ', 'Date: '])('the first figure has no day above it, and the last day no figure below: "%s04.09.2025"', (label) => {
    const { rows, texts, verdicts } = readStatement(`
Account statement
Account number 2496651114 EUR 01.09.2025 - 30.09.2025
Opening balance                            1,000.00
Closing balance                              955.15
  Direct debit Hydra Water                               -93.91
  ${label}04.09.2025
  Refund Alder Store                                    214.97
  ${label}07.09.2025
  Transfer to L. Marsh                                   -63.14
  ${label}12.09.2025
  Direct debit Hydra Water                              -102.77
  ${label}21.09.2025`);
    expect(rows).toEqual([['2025-09-04', '-93.91'], ['2025-09-07', '214.97'], ['2025-09-12', '-63.14'], ['2025-09-21', '-102.77']]);
    expect(texts[0]).toBe('Direct debit Hydra Water');
    expect(verdicts).toEqual(['reconciled']);
  });

  it('days above their rows stay above them', () => {
    const { rows } = readStatement(`
Account statement
Account number 2496651114 EUR 01.09.2025 - 30.09.2025
Opening balance                            1,000.00
Closing balance                            1,057.92
  04.09.2025
  Direct debit Hydra Water                               -93.91
  07.09.2025
  Refund Alder Store                                    214.97
  12.09.2025
  Transfer to L. Marsh                                   -63.14`);
    expect(rows).toEqual([['2025-09-04', '-93.91'], ['2025-09-07', '214.97'], ['2025-09-12', '-63.14']]);
  });

  it.each(['Wertstellung', 'Ausgeführt', ''])('a second day below each row, behind "%s", is not that of its booking, which stands beside its text (wrong badge)', (label) => {
    const { rows } = readStatement(`
Kontoauszug
01.09.2025 bis 30.09.2025
Konto 2496651114
Beschreibung                    Verbuchungsdatum           Betrag
Lastschrift Hydra Wasser        04.09.2025                -93,91 €
${label} 02.09.2025

Erstattung Alder Markt          08.09.2025                214,97 €
${label} 07.09.2025

Überweisung L. Marsh            12.09.2025                -63,14 €
${label} 11.09.2025

Zusammenfassung
Dein alter Kontostand                                   1.000,00 €
Dein neuer Kontostand                                   1.057,92 €`);
    expect(rows).toEqual([['2025-09-04', '-93.91'], ['2025-09-08', '214.97'], ['2025-09-12', '-63.14']]);
  });

  it('days above their rows at even distances, the first of them below a balance, are not those of the rows above them', () => {
    const { rows, badges } = readStatement(`
Bank Krakatau
No. Rekening 4730227934   Periode 1 Oktober 2022 - 31 Oktober 2022
Saldo Awal 1,000.00    Saldo Akhir 830.00

Keterangan                         Debet           Kredit            Saldo

Saldo Awal                                                       1,000.00

6 Oktober 2022

BAYAR ASURANSI TERATAI              10.00                          990.00

10 Oktober 2022

DEBIT TOKO BUKU RASI                20.00                          970.00

13 Oktober 2022

BAYAR WARUNG MELATI                 30.00                          940.00

17 Oktober 2022

BAYAR AIR JERNIH                    50.00                          890.00

24 Oktober 2022

TRANSAKSI TGL 23/10                 60.00                          830.00`);
    expect([rows.map(([day]) => day), badges]).toEqual([['2022-10-06', '2022-10-10', '2022-10-13', '2022-10-17', '2022-10-24'], [true]]);
  });
});
