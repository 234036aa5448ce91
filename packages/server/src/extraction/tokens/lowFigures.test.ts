import { describe, expect, it } from 'vitest';
import { readStatement } from '../testing/readStatement.js';

const HEAD = `
First Harbour Bank            Account number 306000523
Period 01/11/2025 - 30/11/2025
Opening balance 7,968.59      Ending balance 13,912.51

Booking date
Effective date  Details                                    Amount     Balance`;

const rowsOf = (rows: string, head = HEAD) => {
  const { lists, isReconciled } = readStatement(`${head}\n${rows}`);
  return { rows: lists[0]!.map(({ date, amount, description }) => `${date} ${amount} ${description}`), isReconciled };
};

const LOW = `
03/11           DIRECT DEP VANTA MARINE
02/11                                                    1,933.09    9,901.68
05/11           TRANSFER TO M OKONKWO
04/11                                                     -852.38    9,049.30
09/11           REFUND MOSS & VINE
06/11                                                       73.21    9,122.51
12/11           PAYROLL QUARTZ LOGIC INC
11/11                                                    4,790.00   13,912.51`;

describe('figures at the foot of rows whose two days stand under each other', () => {
  it('belong to the text above them, and the upper day is that of booking', () => {
    expect(rowsOf(LOW.slice(1))).toEqual({
      rows: ['2025-11-03 1933.09 DIRECT DEP VANTA MARINE', '2025-11-05 -852.38 TRANSFER TO M OKONKWO', '2025-11-09 73.21 REFUND MOSS & VINE', '2025-11-12 4790.00 PAYROLL QUARTZ LOGIC INC'],
      isReconciled: true,
    });
  });

  it('belong to it also where the text goes on beside them, with a figure of its own', () => {
    const LONG = LOW.slice(1).replace('02/11                                                    1,933.09', '02/11           PPD ID 66318 for 2,159.97                1,933.09');
    expect(rowsOf(LONG).rows[0]).toBe('2025-11-03 1933.09 DIRECT DEP VANTA MARINE / PPD ID 66318 for 2,159.97');
    expect(rowsOf(LONG).isReconciled).toBe(true);
  });

  it('belong to it where days might be amounts, and lines of text stand above the first day', () => {
    const DOTTED = `
                Card payment
25.11.          Harbour Street Books
24.11.                                                      41.20-    9,860.48
12.11.          Transfer to O Ek
12.11.                                                     738.00-    9,901.68
07.11.          Direct debit
04.11.          USD 2,037.45                               115.88-   10,639.68`;
    const head = HEAD.replace('7,968.59', '10,755.56').replace('13,912.51', '9,860.48').replace(/01.11.2025 - 30.11.2025/, '01.11.2025 - 30.11.2025');
    expect(rowsOf(DOTTED.slice(1), head)).toEqual({
      rows: ['2025-11-25 -41.20 Card payment / Harbour Street Books', '2025-11-12 -738.00 Transfer to O Ek', '2025-11-07 -115.88 Direct debit / USD 2,037.45'],
      isReconciled: true,
    });
  });

  it('belong to it also where the number of something stands between them', () => {
    expect(rowsOf(LOW.slice(1).replace(/(\d\.\d\d) +(?=\d)/g, '$1   J818084222   ')).rows[0]).toBe('2025-11-03 1933.09 DIRECT DEP VANTA MARINE');
  });

  it('stay where they are when rows begin with their figures', () => {
    const HIGH = `
03/11           DIRECT DEP VANTA MARINE                  1,933.09    9,901.68
02/11
05/11           TRANSFER TO M OKONKWO                     -852.38    9,049.30
04/11
09/11           REFUND MOSS & VINE                          73.21    9,122.51
06/11
12/11           PAYROLL QUARTZ LOGIC INC                 4,790.00   13,912.51
11/11`;
    expect(rowsOf(HIGH.slice(1)).rows).toEqual(['2025-11-03 1933.09 DIRECT DEP VANTA MARINE', '2025-11-05 -852.38 TRANSFER TO M OKONKWO', '2025-11-09 73.21 REFUND MOSS & VINE', '2025-11-12 4790.00 PAYROLL QUARTZ LOGIC INC']);
  });
});
