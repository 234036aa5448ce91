// What is read out of an invoice or receipt. Figures are decimal text with a point, exact as printed.
import type { Box, Sourced } from '../model.js';

export interface ReadLine {
  item: Sourced<string> | null;
  quantity: Sourced<string> | null;
  unitPrice: Sourced<string> | null;
  price: Sourced<string> | null;
  tax: Sourced<string> | null;
  /** Amount, or a percentage with its sign. */
  discount: Sourced<string> | null;
  taxRate: Sourced<string> | null;
  code: Sourced<string> | null;
  /** From 1. */
  page: number;
  box: Box;
}

export interface ReadAdjustment {
  label: string;
  amount: Sourced<string>;
}

export interface ReadInvoice {
  kind: 'invoice' | 'receipt' | 'creditNote';
  /** From 1. */
  pages: number[];
  currency: string | null;
  number: Sourced<string> | null;
  date: Sourced<string> | null;
  dueDate: Sourced<string> | null;
  poNumber: Sourced<string> | null;
  vendor: Sourced<string> | null;
  customer: Sourced<string> | null;
  net: Sourced<string> | null;
  tax: Sourced<string> | null;
  total: Sourced<string> | null;
  adjustments: ReadAdjustment[];
  /** Captions and values beyond these: payment, terms, tax numbers. */
  extra: { label: string; value: Sourced<string> }[];
  lines: ReadLine[];
}
