import { describe, expect, it } from 'vitest';
import { type AnyColumnConfig, defaultColumns, invoiceColumnSources, newColumn } from './customFormats.contract.js';
import { exampleInvoices, invoiceTable, type ExportInvoice } from './invoiceTable.js';

const column = (index: number, source: string, rest: Partial<AnyColumnConfig> = {}): AnyColumnConfig => ({ ...newColumn(index, source), ...rest });
const bare: ExportInvoice = { id: 'A', date: null, dueDate: null, tax: '0.00', total: '-12.50', customer: 'Two\nlines', vendor: null, poNumber: null, lines: [] };

describe('invoices in the columns of a custom format', () => {
  it('have every source, a row for each line, and the headings of the specification', () => {
    const { columns, rows } = invoiceTable(exampleInvoices, defaultColumns('invoice'), 'YYYY-MM-DD');
    expect(columns).toHaveLength(invoiceColumnSources.length);
    expect(columns.slice(0, 6)).toEqual(['Invoice Number', 'Invoice Date', 'Invoice Due Date', 'Tax Amount', 'Invoice Total', 'Line Item Description']);
    expect(rows).toEqual([
      ['INV-1042', '2024-01-15', '2024-02-14', '24.00', '144.00', 'Paper A4, 5 boxes', '5', '16.00', '80.00', 'Office supplies', 'Stationery', 'Acme Ltd', 'Harbour Supplies', 'PO-77'],
      ['INV-1042', '2024-01-15', '2024-02-14', '24.00', '144.00', 'Delivery', '1', '40.00', '40.00', 'Delivery', 'Freight', 'Acme Ltd', 'Harbour Supplies', 'PO-77'],
    ]);
  });

  it('follow the order, headings and parameters of their columns; without lines an invoice is one row', () => {
    const format = [
      column(1, 'total', { params: { decimalSeparator: ',', invertSign: true }, heading: { hasHeading: true, text: 'Betrag' } }),
      column(0, 'date', { params: { dateFormat: 'DD/MM/YYYY' } }), column(2, 'tax', { params: { invertSign: true }, heading: { hasHeading: false, text: '' } }),
      column(3, 'customer'), column(4, 'item'),
    ];
    const { columns, rows } = invoiceTable([{ ...bare, date: '2024-01-05' }, bare], format, 'YYYY-MM-DD');
    expect(columns).toEqual(['Invoice Date', 'Betrag', '', 'Customer/Bill To', 'Line Item Description']);
    expect(rows).toEqual([['05/01/2024', '12,50', '0.00', 'Two lines', ''], ['', '12,50', '0.00', 'Two lines', '']]);
  });
});
