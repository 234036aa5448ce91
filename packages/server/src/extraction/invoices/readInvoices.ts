// DocumentModel -> invoices and receipts: by the words on the page, where they stand, and what adds up. Pure; knows no vendor.
import { currencyDecimals } from '@tieout/sdk/contract';
import { findCurrency } from '../facts/currency.js';
import { buildLines } from '../layout/lines.js';
import type { DocumentModel } from '../model.js';
import { namesThreeDecimalCurrency } from '../tokens/currencies.js';
import { decideFrame } from '../tokens/dateOrder.js';
import { decideNumberForm } from '../tokens/numbers.js';
import type { NumberForm } from '../tokens/numbers.js';
import { isInDate, settleAmbiguous } from '../tokens/settleAmbiguous.js';
import { tokenizeLine } from '../tokens/tokenize.js';
import { findDate, findExtra, findNumber, findPoNumber, firstDate } from './headFields.js';
import type { HeadContext } from './headFields.js';
import type { ReadInvoice } from './invoiceModel.js';
import type { InvoiceLineOfPage } from './invoicePage.js';
import { inPieces } from './invoicePage.js';
import { CREDIT_TITLE, RECEIPT_TITLE } from './invoiceWords.js';
import { findPricedLines, findTable } from './lineItems.js';
import { completeLine } from './completeLine.js';
import { findParties } from './parties.js';
import { splitInvoices } from './splitInvoices.js';
import { findTotals } from './totals.js';

export function readInvoices(model: DocumentModel): ReadInvoice[] {
  const raw = model.pages.flatMap((page) => buildLines(page)).map(tokenizeLine);
  const money = raw.flatMap((line) => line.amounts.filter((token) => token.isMoney && !isInDate(token, line)).map(({ number }) => number));
  const form = decideNumberForm(money, raw.some((line) => namesThreeDecimalCurrency(line.text)));
  const lines = inPieces(settleAmbiguous(raw, form));
  const origins = new Map(model.pages.map(({ number, origin }) => [number, origin] as const));
  const { isMonthFirst } = findCurrency(raw, new Uint8Array(raw.length), []);
  const frame = decideFrame([], lines.flatMap(({ tokens }) => tokens.dates), isMonthFirst);
  const head: HeadContext = { lines, frame, origins };
  return splitInvoices(head).map((own) => readOne({ ...head, lines: own }, form)).filter(saysSomething);
}

function readOne(head: HeadContext, form: NumberForm): ReadInvoice {
  const { lines, origins } = head;
  const tokens = lines.map((line) => line.tokens);
  const currency = findCurrency(tokens, new Uint8Array(tokens.length), []).code;
  const context = { lines, origins, form, decimals: currencyDecimals(currency) };
  const table = findTable(context);
  const first = lines[0]?.index ?? 0;
  const totals = findTotals(context, table?.to ?? first);
  const amounts = totals.total || !table ? totals : findTotals(context, first);
  const bodyFrom = table?.from ?? amounts.from;
  const { vendor, customer } = findParties({ lines, origins, bodyFrom: Number.isFinite(bodyFrom) ? bodyFrom : Infinity });
  const { net, tax, total, adjustments } = amounts;
  const date = findDate(head, 'date') ?? firstDate(head);
  return {
    kind: kindOf(lines, table !== null), pages: [...new Set(lines.map(({ page }) => page))], currency,
    number: findNumber(head), date, dueDate: findDate(head, 'dueDate'), poNumber: findPoNumber(head), vendor, customer,
    net, tax, total, adjustments, extra: findExtra(head),
    lines: (table?.lines ?? findPricedLines(context, Number.isFinite(amounts.from) ? amounts.from : Infinity)).map((line) => completeLine(line, context.decimals)),
  };
}

function kindOf(lines: readonly InvoiceLineOfPage[], hasTable: boolean): ReadInvoice['kind'] {
  const texts = lines.flatMap(({ pieces }) => pieces.map(({ folded }) => folded));
  if (texts.slice(0, 60).some((text) => CREDIT_TITLE.test(text))) return 'creditNote';
  const namesInvoice = texts.some((text) => /(?:invoice|rechnung|facture|factura|fattura|factuur|fatura|faktura|\blasku)\b/.test(text));
  return texts.some((text) => RECEIPT_TITLE.test(text)) && !(hasTable && namesInvoice) ? 'receipt' : namesInvoice || hasTable ? 'invoice' : 'receipt';
}

/** A page of terms, or a blank one, is no invoice. */
const saysSomething = ({ number, total, lines }: ReadInvoice): boolean => number !== null || total !== null || lines.length > 0;
