import { formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import type { Layout, Press } from '../generator/layout.js';
import { CONTINENTAL, formatMoney } from '../generator/money.js';
import { fitted, headings, pairs, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { TURKISH } from '../generator/vocabulary/turkish.js';

export const trGalata: Layout = {
  name: 'tr-galata',
  bank: 'Galata Katılım',
  country: 'TR',
  description: 'the texts of a page are drawn in random order under a diagonal watermark; date with time; signed amounts and balances with TL behind',
  features: ['shuffled drawing order', 'watermark', 'date with time', 'signed amounts', 'balance validation', 'currency symbols in amounts', 'ruled grid'],
  paper: { size: PAPER.a4, font: 'Sans', fontSize: 7.5, shuffled: true, producer: 'DevExpress Printing' },
  plan: (random) => [
    {
      number: `TR${random.digits(2)} 0098 ${random.digits(4)} ${random.digits(4)} ${random.digits(4)} ${random.digits(4)} ${random.digits(2)}`,
      name: 'Vadesiz TL',
      currency: 'TRY',
      holder: 'AYŞE ÇELİK',
      vocabulary: TURKISH,
      money: CONTINENTAL,
      ...randomMonth(random),
      count: [20, 50],
      lines: [1, 3],
      scale: 10,
    },
  ],
  draw,
};

function draw({ sheet, imprint, accounts }: Press): void {
  const account = accounts[0]!;
  const period = account.periods[0]!;
  imprint.dates(period);
  const flow = new Flow(sheet, {
    top: 208,
    nextTop: 84,
    bottom: 785,
    onPage: (page) => {
      sheet.text('MÜŞTERİ NÜSHASI', 150, 600, { size: 54, angle: 48, opacity: 0.08, color: '#aa0000', font: 'Sans-Bold', overlay: true });
      const top = page === 1 ? 186 : 60;
      if (page === 1) {
        sheet.text('Galata Katılım', 42, 54, { font: 'Sans-Bold', size: 16, color: '#a3151a' });
        sheet.text('HESAP EKSTRESİ', 553, 54, { align: 'right', font: 'Sans-Bold', size: 11 });
        pairs(sheet, [['Ad Soyad', account.holder], ['IBAN', account.number], ['Hesap Türü', account.name], ['Dönem', `${formatDay(period.start, 'DD.MM.YYYY')} - ${formatDay(period.end, 'DD.MM.YYYY')}`]], { x: 42, right: 310, y: 84, step: 14 });
        pairs(sheet, [['Devreden Bakiye', `${formatMoney(imprint.opening(period), CONTINENTAL)} TL`], ['Toplam Giriş', `${formatMoney(imprint.credits(period), CONTINENTAL)} TL`], ['Toplam Çıkış', `${formatMoney(imprint.debits(period), CONTINENTAL)} TL`], ['Son Bakiye', `${formatMoney(imprint.closing(period), CONTINENTAL)} TL`]], { x: 350, right: 553, y: 84, step: 14 });
      }
      sheet.rect(42, top - 12, 511, 18, { fill: '#f3dcdc' });
      headings(sheet, [['Tarih', 46], ['Açıklama', 140], ['İşlem Tutarı', 450, 'right'], ['Bakiye', 549, 'right']], top, { font: 'Sans-Bold' });
    },
  });
  for (const row of period.transactions) {
    const lines = fitted(sheet, row.lines, 220);
    const height = lines.length * 9.5 + 7;
    flow.need(height);
    sheet.rect(42, flow.y - 10, 511, height, { stroke: '#d9d9d9' });
    sheet.text(`${formatDay(row.date, 'DD.MM.YYYY')} ${row.time}`, 46, flow.y);
    stack(sheet, lines, 140, flow.y, 9.5);
    sheet.text(`${formatMoney(imprint.amount(row), CONTINENTAL)} TL`, 450, flow.y, { align: 'right' });
    sheet.text(`${formatMoney(imprint.balance(row), CONTINENTAL)} TL`, 549, flow.y, { align: 'right' });
    imprint.row(row, { lines });
    flow.down(height);
  }
}
