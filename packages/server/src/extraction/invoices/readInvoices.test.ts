import { describe, expect, it } from 'vitest';
import { proveInvoice } from '@tieout/sdk/contract';
import { invoicesOf } from '../../invoices/invoiceRecord.js';
import { documentOfText } from '../testing/documentOfText.js';
import { readInvoices } from './readInvoices.js';

const read = (text: string) => {
  const model = documentOfText(text);
  const found = readInvoices(model);
  const invoices = invoicesOf(found, model.pages.length);
  return { found, invoices, first: invoices[0]!, state: proveInvoice(invoices[0]!).state, lines: invoices[0]!.lines.map(({ quantity, unitPrice, price, item }) => [quantity, unitPrice, price, item]) };
};

const HEAD = `
Quillfeather Supplies LLC                                          INVOICE
18 Larch Road                                       Invoice No.: INV-2041
Portland, OR 97201                                  Invoice Date: 03/15/2024
                                                    Due Date: 04/14/2024
Bill To:                                            PO Number: PO-88
Ravensholt Trading Co
77 Harbour Walk
`;
const BODY = `
Description                         Qty        Unit Price         Amount
Copper hinge, polished               4             20.00           80.00
  brass screws included
Site visit                           1.5           80.00          120.00

                                            Subtotal              200.00
                                            Shipping               10.00
                                            Sales Tax 8%           16.00
                                            Total Due            $226.00
`;

describe('an invoice', () => {
  it('has head, lines and totals, each with its page and box', () => {
    const { first, lines, state, found } = read(HEAD + BODY);
    expect(first).toMatchObject({
      kind: 'invoice', id: 'INV-2041', date: '2024-03-15', dueDate: '2024-04-14', poNumber: 'PO-88', vendor: 'Quillfeather Supplies LLC', customer: 'Ravensholt Trading Co',
      net: 200, tax: 16, total: 226, adjustments: [{ label: 'Shipping', amount: 10 }],
    });
    expect(lines).toEqual([[4, 20, 80, 'Copper hinge, polished\nbrass screws included'], [1.5, 80, 120, 'Site visit']]);
    expect(state).toBe('Reconciled');
    for (const name of ['id', 'date', 'dueDate', 'poNumber', 'vendor', 'customer', 'net', 'tax', 'total']) expect([name, first.sources[name]]).toEqual([name, expect.objectContaining({ means: 'printed', page: 1, box: expect.arrayContaining([expect.any(Number)]) })]);
    expect(found[0]!.lines[0]!.price!.source.text).toBe('80.00');
  });

  it('that was changed in one figure does not tie out, whichever it is', () => {
    for (const [from, to] of [['80.00          120', '81.00          120'], ['120.00\n', '121.00\n'], ['200.00', '201.00'], ['16.00', '17.00'], ['$226', '$227']] as const) {
      const { state } = read((HEAD + BODY).replace(from, to));
      expect([to, state]).toEqual([to, 'Not Reconciled']);
    }
  });

  it('in German prints its figures with commas; positions and rates are no quantities', () => {
    const { first, lines, state } = read(`
Ammerfeld Werkzeug GmbH
Lindenweg 4, 80333 München                                 Rechnung Nr. 2024/0815
                                                           vom 03.02.2024
Rechnungsempfänger:                                        Zahlbar bis 04.03.2024
Kiebitz Bau AG
Pos  Bezeichnung                 Menge      Einzelpreis    MwSt      Gesamtpreis
1    Bohrkrone 25 mm             12 Stk        101,50      19%          1.218,00
2    Anfahrt                      1 Psch        45,00      19%             45,00
                                                Summe netto             1.263,00
                                                zzgl. 19% MwSt            239,97
                                                Gesamtbetrag EUR        1.502,97
IBAN: DE89 3704 0044 0532 0130 00
`);
    expect(first).toMatchObject({ id: '2024/0815', date: '2024-02-03', dueDate: '2024-03-04', vendor: 'Ammerfeld Werkzeug GmbH', customer: 'Kiebitz Bau AG', currency: 'EUR', net: 1263, tax: 239.97, total: 1502.97 });
    expect(first.extraFields).toMatchObject({ IBAN: 'DE89 3704 0044 0532 0130 00' });
    expect(lines).toEqual([[12, 101.5, 1218, 'Bohrkrone 25 mm'], [1, 45, 45, 'Anfahrt']]);
    expect(first.lines[0]!.extraFields).toEqual({ 'Tax rate': '19%' });
    expect(state).toBe('Reconciled');
  });

  it('may set the prices of its rows a little lower than the rest', () => {
    const { lines, state } = read(`
Ammerfeld Werkzeug GmbH                                    Rechnung Nr. 2024/0816
Pos  Bezeichnung                 Menge      Einzelpreis    Gesamtpreis
1    Bohrkrone 25 mm             12 Stk        101,50
                                                               1.218,00
2    Anfahrt                      1 Psch        45,00
                                                                  45,00
                                                Summe netto    1.263,00
                                                MwSt             239,97
                                                Gesamtbetrag   1.502,97
`);
    expect(lines).toEqual([[12, 101.5, 1218, 'Bohrkrone 25 mm'], [1, 45, 45, 'Anfahrt']]);
    expect(state).toBe('Reconciled');
  });

  it('takes discounts per line and several rates of tax', () => {
    const { first, state } = read(`
Tanglewood Bindery Inc.                                 Invoice: 7731
Item                    Quantity     Price     Discount        Total
Book press                  2       150.00       10%          270.00
Glue                       10         3.50        0%           35.00
                                          Net total           305.00
                                          VAT 20%              54.00
                                          VAT 5%                1.75
                                          Total               360.75
`);
    expect(first).toMatchObject({ net: 305, tax: 55.75, total: 360.75 });
    expect(first.sources['tax']).toMatchObject({ means: 'inferred', rule: 'The sum of 54.00 and 1.75.' });
    expect(first.lines[0]!.extraFields).toEqual({ Discount: '10%' });
    expect(state).toBe('Reconciled');
  });
});

describe('a receipt', () => {
  const RECEIPT = `
        PELICAN CORNER MARKET
        3 Quay Street
  14/03/2024 17:21
OAT MILK 1L                 2.49
RYE BREAD                   3.10
APPLES                      2.40
  2 x 1.20
SUBTOTAL                    7.99
VAT                         0.40
TOTAL                      £8.39
CASH                       10.00
CHANGE                      1.61
`;
  it('has its priced lines; cash and change are not the total', () => {
    const { first, lines, state } = read(RECEIPT);
    expect(first).toMatchObject({ kind: 'receipt', date: '2024-03-14', vendor: 'PELICAN CORNER MARKET', net: 7.99, tax: 0.4, total: 8.39, currency: 'GBP' });
    expect(lines).toEqual([[1, 2.49, 2.49, 'OAT MILK 1L'], [1, 3.1, 3.1, 'RYE BREAD'], [2, 1.2, 2.4, 'APPLES']]);
    expect(state).toBe('Reconciled');
  });

  it('whose lines make up the total beside a tax has no badge: whether they hold it is not told', () => {
    const { state } = read(RECEIPT.replace(/SUBTOTAL.*\n/, '').replace('£8.39', '£7.99'));
    expect(state).toBe('Unknown');
  });
});

describe('a document of several invoices', () => {
  const second = (HEAD + BODY).replace('INV-2041', 'INV-2042');
  it('becomes one for each number; pages that go on belong to the one before', () => {
    const overleaf = 'Page 2 of 2\nTerms: goods stay ours until they are paid.';
    const { invoices } = read(`${HEAD}${BODY}\f${overleaf}\f${second}`);
    expect(invoices.map(({ id, pages }) => [id, pages])).toEqual([['INV-2041', [0, 1]], ['INV-2042', [2]]]);
  });

  it('without any is one to be filled in by hand', () => {
    const { invoices } = read('Dear Sir or Madam,\nthank you for your letter.');
    expect(invoices).toHaveLength(1);
    expect(invoices[0]).toMatchObject({ id: null, total: null, pages: [0], lines: [{ item: null }] });
  });
});
