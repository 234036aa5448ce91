import { accountLayout } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { CONTINENTAL, continental } from '../generator/money.js';
import { headings, pairs } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { TURKISH } from '../generator/vocabulary/turkish.js';

/** The texts of a page are drawn in random order under a diagonal watermark; date with time; signed amounts and balances with TL behind. */
export const trGalata = accountLayout({
  name: 'tr-galata', bank: 'Galata Katılım', country: 'TR', paper: { size: PAPER.a4, font: 'Sans', fontSize: 7.5, shuffled: true, producer: 'DevExpress Printing' },
  features: ['shuffled drawing order', 'watermark', 'date with time', 'signed amounts', 'balance validation', 'currency symbols in amounts', 'ruled grid'],
  account: (random) => ({
    number: random.number('TR## 0098 #### #### #### #### ##'), name: 'Vadesiz TL', currency: 'TRY', holder: 'AYŞE ÇELİK',
    vocabulary: TURKISH, money: CONTINENTAL, ...randomMonth(random), count: [20, 50], lines: [1, 3], scale: 10,
  }),
  draw({ sheet, imprint, account, period }) {
    const flow = new Flow(sheet, { top: 208, nextTop: 84, bottom: 785, headings: [186, 60] }, (page, top) => {
      sheet.text('MÜŞTERİ NÜSHASI', 150, 600, { size: 54, angle: 48, opacity: 0.08, color: '#aa0000', font: 'Sans-Bold', overlay: true });
      if (page === 1) {
        sheet.text('Galata Katılım', 42, 54, { font: 'Sans-Bold', size: 16, color: '#a3151a' });
        sheet.text('HESAP EKSTRESİ', 553, 54, { align: 'right', font: 'Sans-Bold', size: 11 });
        pairs(sheet, [['Ad Soyad', account.holder], ['IBAN', account.number], ['Hesap Türü', account.name], ['Dönem', formatPeriod(period, 'DD.MM.YYYY', ' - ')]], { x: 42, right: 310, y: 84, step: 14 });
        pairs(sheet, [['Devreden Bakiye', `${continental(imprint.opening(period))} TL`], ['Toplam Giriş', `${continental(imprint.credits(period))} TL`], ['Toplam Çıkış', `${continental(imprint.debits(period))} TL`], ['Son Bakiye', `${continental(imprint.closing(period))} TL`]], { x: 350, right: 553, y: 84, step: 14 });
      }
      sheet.rect(42, top - 12, 511, 18, { fill: '#f3dcdc' });
      headings(sheet, [['Tarih', 46], ['Açıklama', 140], ['İşlem Tutarı', 450, 'right'], ['Bakiye', 549, 'right']], top, { font: 'Sans-Bold' });
    });
    new Table(flow, imprint, { width: 220, leading: 9.5, gap: 7 }).rows(period.transactions, (row, lines) => {
      const height = lines.length * 9.5 + 7;
      sheet.rect(42, flow.y - 10, 511, height, { stroke: '#d9d9d9' });
      return [
        [`${formatDay(row.date, 'DD.MM.YYYY')} ${row.time}`, 46], [lines, 140], [`${continental(imprint.amount(row))} TL`, 450, 'right'],
        [`${continental(imprint.balance(row))} TL`, 549, 'right'],
      ];
    });
  },
});
