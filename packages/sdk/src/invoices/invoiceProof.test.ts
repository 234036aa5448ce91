import { describe, expect, it } from 'vitest';
import { decimalText, millionths, product } from './decimals.js';
import { Invoice } from './invoices.contract.js';
import { proveInvoice } from './invoiceProof.js';
import { emptyLine, excelDocType, excelIssues, lineTargetOf, partyOf, taxToLine, withLineTarget, withParty } from './invoiceValues.js';

const line = (quantity: number | null, unitPrice: number | null, price: number | null, extraFields = {}) => ({ item: 'Thing', quantity, unitPrice, price, extraFields });
const invoice = (values: object) => Invoice.parse({ date: '2024-01-15', currency: 'EUR', total: 121, net: 100, tax: 21, lines: [line(4, 20, 80), line(1, 20, 20)], ...values });

describe('exact decimals', () => {
  it('are multiplied without a rounding error and rounded half up once', () => {
    expect(decimalText(product(millionths('0.615')!, millionths('1')!, 2), 2)).toBe('0.62');
    expect(decimalText(product(millionths('-2.5')!, millionths('0.333')!, 2), 2)).toBe('-0.83');
    expect(decimalText(millionths(1e-7) ?? -1n)).toBe('0');
    expect(decimalText(millionths(1234.5)!, 2)).toBe('1234.50');
    expect(millionths('12,5')).toBeNull();
  });
});

describe('the proof of an invoice', () => {
  it('ties out when every printed figure follows from the others', () => {
    const proof = proveInvoice(invoice({}));
    expect(proof.state).toBe('Reconciled');
    expect(proof.checks.map(({ kind, ok }) => `${kind} ${ok}`)).toEqual(['line true', 'lines true', 'total true']);
  });

  it.each([
    ['a line', { lines: [line(4, 20, 81), line(1, 19, 19)] }, 'Line 1: 4 x 20.00 = 80.00, but the price is 81.00 (difference 1.00)'],
    ['a line that is missing', { lines: [line(4, 20, 80)] }, 'The lines add up to 80.00, but the net is 100.00 (difference 20.00)'],
    ['the total', { total: 121.01 }, '100.00 + 21.00 = 121.00, but the total is 121.01 (difference 0.01)'],
  ])('names the difference of %s', (_, values, text) => {
    const proof = proveInvoice(invoice(values));
    expect(proof.state).toBe('Not Reconciled');
    expect(proof.explanation).toContain(text);
  });

  it('gives no badge for a figure that is merely printed twice', () => {
    expect(proveInvoice(invoice({ net: null, tax: null, total: 80, lines: [line(null, null, 80)] })).state).toBe('Unknown');
    expect(proveInvoice(invoice({ net: 80, tax: 0, total: 80, lines: [line(1, 80, 80)] })).state).toBe('Unknown');
    expect(proveInvoice(invoice({ net: null, tax: null, total: 80, lines: [line(2, 40, 80)] })).state).toBe('Reconciled');
    expect(proveInvoice(invoice({ tax: null, total: 121, net: 100 })).state).toBe('Unknown');
    expect(proveInvoice(invoice({ lines: [] })).state).toBe('Unknown');
    expect(proveInvoice(invoice({ total: null })).state).toBe('Unknown');
  });

  it('takes discounts, shipping and prices that hold their tax into account', () => {
    expect(proveInvoice(invoice({ net: 41.31, tax: 8.68, total: 49.99, lines: [line(1, 49.99, 49.99), line(1, 0, 0)] })).state).toBe('Reconciled');
    expect(proveInvoice(invoice({ net: null, tax: 8.68, total: 49.99, lines: [line(1, 49.99, 49.99), line(1, 0, 0)] })).state).toBe('Unknown');
    expect(proveInvoice(invoice({ net: null, tax: 21, total: 121 })).state).toBe('Reconciled');
    expect(proveInvoice(invoice({ lines: [line(5, 20, 80, { Discount: '20%' }), line(1, 20, 20)], adjustments: [{ label: 'Shipping', amount: 5 }], total: 126 })).state).toBe('Reconciled');
  });
});

describe('the values of an invoice', () => {
  it('count edited before automated before plain', () => {
    const read = invoice({ vendor: 'Read', vendorExcelAutomated: 'Rule' });
    expect(partyOf(invoice({ vendor: 'Read' }), 'vendor')).toBe('Read');
    expect(partyOf(read, 'vendor')).toBe('Rule');
    expect(partyOf(withParty(read, 'vendor', 'Mine'), 'vendor')).toBe('Mine');
    const automated = { ...emptyLine, category: 'Read', categoryExcelAutomated: 'Rule' };
    expect(lineTargetOf(automated, 'category')).toBe('Rule');
    expect(withLineTarget(automated, 'category', 'Mine')).toMatchObject({ categoryExcelEdited: 'Mine', categoryName: 'Mine', categoryExcelAutomated: null, category: 'Read' });
  });

  it('are asked for with the texts of the form', () => {
    const issues = excelIssues(invoice({ date: null, dueDate: '1/2/24', total: null, lines: [emptyLine] }));
    expect(issues.map(({ message }) => message)).toEqual([
      'Date is required', 'Invalid date, use YYYY-MM-DD format', 'Total is required', 'Item is required', 'Quantity is required', 'Unit price is required', 'Price is required',
    ]);
    expect(excelIssues(invoice({}))).toEqual([]);
  });

  it('turn a tax into a line and know the types of documents', () => {
    const turned = taxToLine(invoice({}));
    expect(turned.tax).toBeNull();
    expect(turned.lines.at(-1)).toMatchObject({ item: 'Tax', quantity: 1, unitPrice: 21, price: 21 });
    expect([excelDocType('bill'), excelDocType('invoice')]).toEqual(['payables', 'receivables']);
    expect(() => excelDocType('letter')).toThrow('Unknown document type');
  });
});
