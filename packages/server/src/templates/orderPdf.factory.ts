// An order as a PDF, made when a test needs it: a few fields, and a table with descriptions over two lines.
import PDFDocument from 'pdfkit';

/** Points of the page (A4). */
export const orderPlaces = {
  date: [140, 78, 260, 96], total: [440, 300, 545, 320], number: [140, 98, 260, 116], table: [40, 150, 555, 290], paid: [300, 78, 330, 96],
} as const;

export interface OrderPdf {
  number?: string;
  isPaid?: boolean;
  pages?: number;
}

export async function orderPdf({ number = '4711', isPaid = true, pages = 1 }: OrderPdf = {}): Promise<Uint8Array> {
  const pdf = new PDFDocument({ size: 'A4', margin: 0, info: { CreationDate: new Date(0) } });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  for (let page = 1; page <= pages; page += 1) {
    if (page > 1) pdf.addPage();
    const put = (x: number, y: number, text: string) => pdf.fontSize(11).text(text, x, y, { lineBreak: false });
    put(50, 40, `Order of page ${page}`);
    put(50, 80, 'Order date');
    put(150, 80, '13.05.2026');
    put(50, 100, 'Order number');
    put(150, 100, number);
    put(270, 80, isPaid ? 'X' : '[ ]');
    put(310, 80, isPaid ? 'X' : '[ ]');
    const row = (y: number, [day, what, amount]: readonly string[]) => [[50, day], [130, what], [460, amount]].forEach(([x, text]) => text && put(x as number, y, text as string));
    row(160, ['Day', 'Goods', 'Amount']);
    row(180, ['02.05.2026', 'Paper, white', '1.234,50']);
    row(196, ['', 'A4, 80 g', '']);
    row(216, ['14.05.2026', '=SUM(A1) toner', '-12,00']);
    row(236, ['15.05.2026', 'Ink', '7,25']);
    put(380, 304, 'Total');
    put(450, 304, '1.229,75');
  }
  pdf.end();
  await new Promise((resolve) => pdf.on('end', resolve));
  return new Uint8Array(Buffer.concat(chunks));
}
