import { expect, it } from 'vitest';
import { isoFromPdfDate } from './pdfDates.js';

it.each([
  ["D:20210824092852+12'00'", '2021-08-24T09:28:52+12:00'],
  ['D:20260726054836Z', '2026-07-26T05:48:36Z'],
  ['D:2024', '2024-01-01T00:00:00Z'],
  ['last Tuesday', 'last Tuesday'],
  [undefined, undefined],
])('a PDF date %s becomes %s', (text, iso) => {
  expect(isoFromPdfDate(text)).toBe(iso);
});
