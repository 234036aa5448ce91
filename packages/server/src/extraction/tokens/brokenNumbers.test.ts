// Numbers of entries that a narrow cell breaks behind a hyphen.
import { describe, expect, it } from 'vitest';
import { understandText } from '../testing/documentOfText.js';

describe('numbers of entries over two lines', () => {
  it('are no figures, and the text beside their second part is that of the row', () => {
    const { accounts } = understandText(`SAO KÊ TÀI KHOẢN
Số tài khoản: 0123456789012   Loại tiền: VND
Từ ngày 01/04/2025 đến ngày 30/04/2025
Số dư đầu kỳ: 12,845,220

STT   Ngày GD       Số CT     Ghi nợ        Ghi có       Số dư         Nội dung

1     06/04/2025    5078-     1,111,785                  11,733,435    Thanh toán thẻ
      08:35:12      71200                                              CO.OPMART Q3

2     10/04/2025    5078-                   11,610,764   23,344,199    Lương
      09:40:12      71201                                              CTY MAY SAI
                                                                       GON

3     15/04/2025    5078-     1,326,117                  22,018,082    Phí
      10:32:12      71202                                              Quản lý tài
                                                                       khoản

4     20/04/2025    5078-     284,702                    21,733,380    Thanh toán thẻ
      13:17:12      71203                                              CO.OPMART Q3
`);
    const [{ periods: [period] }] = accounts as [(typeof accounts)[number]];
    expect(period!.rows.map(({ description }) => description.value)).toEqual(['Thanh toán thẻ\nCO.OPMART Q3', 'Lương\nCTY MAY SAI\nGON', 'Phí\nQuản lý tài\nkhoản', 'Thanh toán thẻ\nCO.OPMART Q3']);
    expect(period!.isReconciled).toBe(true);
  });
});
