// Invoices of invented firms as PDFs, in several languages, number forms and arrangements, with what they say: for tests and for measuring.
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';

export interface InvoiceTruth {
  number: string;
  date: string;
  dueDate: string;
  poNumber: string;
  vendor: string;
  customer: string;
  currency: string;
  /** In cents. */
  net: number;
  tax: number;
  total: number;
  lines: { item: string; quantity: number; unitPrice: number; price: number }[];
}

interface Language {
  title: string;
  number: string;
  date: string;
  due: string;
  po: string;
  billTo: string;
  headings: [item: string, quantity: string, unitPrice: string, price: string];
  net: string;
  tax: string;
  total: string;
  currency: string;
  taxPercent: number;
  decimalComma: boolean;
  day: (year: string, month: string, day: string) => string;
  vendors: [string, string, string][];
}

const dotted = (y: string, m: string, d: string) => `${d}.${m}.${y}`;
const slashed = (y: string, m: string, d: string) => `${d}/${m}/${y}`;
const iso = (y: string, m: string, d: string) => `${y}-${m}-${d}`;

export const invoiceLanguages = {
  en: { title: 'INVOICE', number: 'Invoice No.', date: 'Invoice Date', due: 'Due Date', po: 'PO Number', billTo: 'Bill To', headings: ['Description', 'Qty', 'Unit Price', 'Amount'], net: 'Subtotal', tax: 'Sales Tax', total: 'Total Due', currency: 'USD', taxPercent: 8, decimalComma: false, day: (y, m, d) => `${m}/${d}/${y}`, vendors: [['Quillfeather Supplies LLC', '18 Larch Road', 'Portland, OR 97201'], ['Tanglewood Bindery Inc.', '402 Elm Street', 'Boise, ID 83702']] },
  de: { title: 'Rechnung', number: 'Rechnungsnummer', date: 'Rechnungsdatum', due: 'Fällig am', po: 'Bestellnummer', billTo: 'Rechnungsempfänger', headings: ['Bezeichnung', 'Menge', 'Einzelpreis', 'Gesamtpreis'], net: 'Nettobetrag', tax: 'zzgl. 19% MwSt', total: 'Gesamtbetrag', currency: 'EUR', taxPercent: 19, decimalComma: true, day: dotted, vendors: [['Ammerfeld Werkzeug GmbH', 'Lindenweg 4', '80333 München'], ['Bruchhagen Papier KG', 'Hafenstraße 12', '20457 Hamburg']] },
  fr: { title: 'FACTURE', number: 'Facture N°', date: 'Date de facture', due: "Date d'échéance", po: 'Bon de commande', billTo: 'Facturer à', headings: ['Désignation', 'Qté', 'Prix unitaire', 'Montant HT'], net: 'Total HT', tax: 'TVA 20%', total: 'Total TTC', currency: 'EUR', taxPercent: 20, decimalComma: true, day: slashed, vendors: [['Ateliers Morvendal SARL', '7 rue des Tilleuls', '69003 Lyon'], ['Papeterie Sablonnet SAS', '15 quai du Port', '44000 Nantes']] },
  es: { title: 'FACTURA', number: 'Nº Factura', date: 'Fecha de factura', due: 'Fecha de vencimiento', po: 'Nº pedido', billTo: 'Cliente', headings: ['Descripción', 'Cantidad', 'Precio unitario', 'Importe'], net: 'Base imponible', tax: 'IVA 21%', total: 'Total factura', currency: 'EUR', taxPercent: 21, decimalComma: true, day: slashed, vendors: [['Talleres Urdaneta S.L.', 'Calle Mayor 9', '28013 Madrid'], ['Suministros Valquiria S.A.', 'Avenida del Mar 3', '46011 Valencia']] },
  pt: { title: 'FATURA', number: 'Fatura n.º', date: 'Data da fatura', due: 'Data de vencimento', po: 'Encomenda n.º', billTo: 'Cliente', headings: ['Descrição', 'Quantidade', 'Preço unitário', 'Valor total'], net: 'Total sem IVA', tax: 'IVA 23%', total: 'Total com IVA', currency: 'EUR', taxPercent: 23, decimalComma: true, day: iso, vendors: [['Oficinas Alcaravela Lda', 'Rua das Flores 21', '1200-192 Lisboa'], ['Tipografia Serralves Unipessoal Lda', 'Rua do Carmo 5', '4050-164 Porto']] },
  it: { title: 'FATTURA', number: 'Numero fattura', date: 'Data fattura', due: 'Data scadenza', po: 'Numero ordine', billTo: 'Spett.le', headings: ['Descrizione', 'Quantità', 'Prezzo unitario', 'Importo'], net: 'Imponibile', tax: 'IVA 22%', total: 'Totale fattura', currency: 'EUR', taxPercent: 22, decimalComma: true, day: slashed, vendors: [['Officine Belvarese S.r.l.', 'Via Garibaldi 8', '20121 Milano'], ['Cartiera Monteluce S.p.A.', 'Corso Italia 44', '10123 Torino']] },
  nl: { title: 'FACTUUR', number: 'Factuurnummer', date: 'Factuurdatum', due: 'Vervaldatum', po: 'Uw ordernummer', billTo: 'Factuuradres', headings: ['Omschrijving', 'Aantal', 'Prijs', 'Bedrag'], net: 'Subtotaal', tax: 'BTW 21%', total: 'Totaal', currency: 'EUR', taxPercent: 21, decimalComma: true, day: (y, m, d) => `${d}-${m}-${y}`, vendors: [['Duinwijk Techniek B.V.', 'Kade 17', '3011 AB Rotterdam'], ['Kleiburg Drukwerk B.V.', 'Dorpsstraat 2', '1012 JS Amsterdam']] },
  pl: { title: 'Faktura VAT', number: 'Faktura nr', date: 'Data wystawienia', due: 'Termin płatności', po: 'Nr zamówienia', billTo: 'Nabywca', headings: ['Nazwa', 'Ilość', 'Cena netto', 'Wartość netto'], net: 'Razem netto', tax: 'Podatek VAT', total: 'Do zapłaty', currency: 'PLN', taxPercent: 23, decimalComma: true, day: iso, vendors: [['Zakłady Brzozowiec Sp. z o.o.', 'ul. Polna 6', '00-625 Warszawa'], ['Drukarnia Wierzbinek S.A.', 'ul. Długa 30', '31-147 Kraków']] },
  sv: { title: 'FAKTURA', number: 'Fakturanummer', date: 'Fakturadatum', due: 'Förfallodatum', po: 'Ert ordernummer', billTo: 'Kund', headings: ['Benämning', 'Antal', 'À-pris', 'Belopp'], net: 'Summa exkl. moms', tax: 'Moms 25%', total: 'Att betala', currency: 'SEK', taxPercent: 25, decimalComma: true, day: iso, vendors: [['Granlunda Verkstad AB', 'Storgatan 11', '411 38 Göteborg'], ['Mossbäckens Tryckeri AB', 'Kungsgatan 3', '111 43 Stockholm']] },
} satisfies Record<string, Language>;
export type InvoiceLanguage = keyof typeof invoiceLanguages;

const FONT = createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');

const customers: [string, string, string][] = [['Ravensholt Trading Co', '77 Harbour Walk', 'Bristol BS1 4DJ'], ['Okapi Logistics Group', '5 Station Square', 'Leeds LS1 5DL']];
const goods = ['Copper hinge, polished', 'Oak board 40 mm', 'Site visit', 'Label printer ribbon', 'Calibration of scale', 'Archive box, grey'];

export interface InvoicePdfOptions {
  language?: InvoiceLanguage;
  /** Tells invoices apart: other lines, firms, numbers. @default 1 */
  seed?: number;
  /** Captions beside their values, or above them in a row. @default 'beside' */
  arrangement?: 'beside' | 'row';
  /** Cents that are printed wrongly on the total. */
  misprintCents?: number;
}

/** What invoice number `seed` says. The same seed says the same. */
export function invoiceTruth({ language = 'en', seed = 1 }: InvoicePdfOptions = {}): InvoiceTruth {
  const words: Language = invoiceLanguages[language];
  const lines = Array.from({ length: 2 + (seed % 4) }, (_, index) => {
    const quantity = 1 + ((seed * 7 + index * 5) % 12);
    const unitPrice = 395 + ((seed * 1741 + index * 977) % 24_000);
    return { item: goods[(seed + index) % goods.length]!, quantity, unitPrice, price: quantity * unitPrice };
  });
  const net = lines.reduce((sum, { price }) => sum + price, 0);
  const tax = Math.round((net * words.taxPercent) / 100);
  const day = (add: number) => new Date(Date.UTC(2024, seed % 12, 13 + (seed % 9) + add)).toISOString().slice(0, 10);
  return {
    number: `${['INV-', 'R', 'FA/'][seed % 3]}${20_240 + seed}`, date: day(0), dueDate: day(30), poNumber: `PO-${700 + seed}`, currency: words.currency,
    vendor: words.vendors[seed % 2]![0], customer: customers[seed % 2]![0], net, tax, total: net + tax, lines,
  };
}

export function amountText(cents: number, decimalComma: boolean): string {
  const whole = String(Math.trunc(cents / 100)).replace(/\B(?=(\d{3})+$)/g, decimalComma ? '.' : ',');
  return `${whole}${decimalComma ? ',' : '.'}${String(cents % 100).padStart(2, '0')}`;
}

/** One page for each of them. */
export async function invoicePdf(...invoices: InvoicePdfOptions[]): Promise<Uint8Array> {
  const pdf = new PDFDocument({ size: 'A4', margin: 50, autoFirstPage: false, info: { CreationDate: new Date(0) } });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  pdf.registerFont('text', FONT);
  for (const invoice of invoices.length > 0 ? invoices : [{}]) drawInvoice(pdf.addPage().font('text'), invoice);
  pdf.end();
  await new Promise((resolve) => pdf.on('end', resolve));
  return new Uint8Array(Buffer.concat(chunks));
}

function drawInvoice(pdf: PDFKit.PDFDocument, options: InvoicePdfOptions): void {
  const truth = invoiceTruth(options);
  const words: Language = invoiceLanguages[options.language ?? 'en'];
  const seed = options.seed ?? 1;
  const at = (x: number, y: number, text: string) => void pdf.text(text, x, y, { lineBreak: false });
  const right = (x: number, y: number, text: string) => void pdf.text(text, x - pdf.widthOfString(text), y, { lineBreak: false });
  const day = (date: string) => words.day(...(date.split('-') as [string, string, string]));
  const money = (cents: number) => amountText(cents, words.decimalComma);
  pdf.fontSize(15);
  at(50, 50, truth.vendor);
  pdf.fontSize(9);
  words.vendors[seed % 2]!.slice(1).forEach((text, index) => at(50, 72 + 12 * index, text));
  pdf.fontSize(18);
  right(545, 50, words.title);
  pdf.fontSize(9);
  at(50, 130, `${words.billTo}:`);
  customers[seed % 2]!.forEach((text, index) => at(50, 144 + 12 * index, text));
  const facts: [string, string][] = [[words.number, truth.number], [words.date, day(truth.date)], [words.due, day(truth.dueDate)], [words.po, truth.poNumber]];
  if (options.arrangement === 'row') facts.forEach(([caption, value], index) => [at(50 + 125 * index, 200, caption), at(50 + 125 * index, 214, value)]);
  else facts.forEach(([caption, value], index) => [at(340, 130 + 14 * index, `${caption}:`), right(545, 130 + 14 * index, value)]);
  let y = 250;
  const row = (cells: string[]) => {
    at(50, y, cells[0]!);
    [360, 450, 545].forEach((x, index) => right(x, y, cells[index + 1]!));
    y += 18;
  };
  row(words.headings);
  for (const { item, quantity, unitPrice, price } of truth.lines) row([item, String(quantity), money(unitPrice), money(price)]);
  y += 12;
  for (const [caption, cents] of [[words.net, truth.net], [words.tax, truth.tax], [words.total, truth.total + (options.misprintCents ?? 0)]] as const) {
    at(360, y, caption);
    right(545, y, `${money(cents)} ${words.currency}`);
    y += 16;
  }
}
