// What of an invoice ties out, in exact decimals: quantity x unit price = price of each line, the lines = net, net + tax = total. Pure.
import { currencyDecimals } from '../core/money.js';
import { decimalText, millionths, ONE, product } from './decimals.js';
import type { Invoice, InvoiceCheck, InvoiceLine, InvoiceProof } from './invoices.contract.js';

type Figures = Pick<Invoice, 'currency' | 'net' | 'tax' | 'total' | 'adjustments'> & {
  lines: readonly Pick<InvoiceLine, 'quantity' | 'unitPrice' | 'price' | 'extraFields' | 'sources'>[];
};

/** Extra field of a line that the price is less by: an amount, or a percentage with its sign. */
export const DISCOUNT_FIELD = 'Discount';

/**
 * Reconciled: the total follows from the lines, and from net and tax where those are printed. Unknown: nothing contradicts it, but too
 * little is printed to tell. The badge speaks of amounts only.
 */
export function proveInvoice(invoice: Figures): InvoiceProof {
  const decimals = currencyDecimals(invoice.currency);
  const lineChecks = invoice.lines.flatMap((line, index) => checkLine(line, index, decimals));
  const checks = [...lineChecks, ...checkLines(invoice, decimals), ...checkTotal(invoice, decimals)];
  const wrong = checks.filter(({ ok }) => !ok);
  if (wrong.length > 0) return { state: 'Not Reconciled', checks, explanation: `${wrong.map(({ text }) => text).join('. ')}. Compare ${wrong.length === 1 ? 'it' : 'them'} with the page.` };
  const missing = whatIsMissing(invoice, checks);
  if (missing) return { state: 'Unknown', checks, explanation: missing };
  return { state: 'Reconciled', checks, explanation: 'The lines add up to the total, to the last decimal.' };
}

function whatIsMissing({ total, net, tax, lines }: Figures, checks: readonly InvoiceCheck[]): string | null {
  const reachesTotal = net === null || net === total || checks.some(({ kind, against }) => kind === 'total' || against === 'total');
  if (total === null) return 'There is no total to compare with.';
  if (lines.length === 0) return 'There are no lines that could add up to the total.';
  if (!checks.some(({ kind }) => kind === 'lines')) return 'The price of a line is missing, so the lines cannot be added up.';
  // Lines that make up the total beside a tax: either they hold it, or the total that was read is the one before tax.
  if (net === null && tax && !checks.some(({ text, kind }) => kind === 'lines' && text.includes(' + '))) return 'It is not printed whether the lines and the total hold the tax. Enter the amount before tax.';
  if (!reachesTotal) return 'The total does not follow from what was read: tax, or what comes on top, is missing.';
  // A single line that only repeats the total proves nothing by itself.
  if (lines.length === 1 && !checks.some(({ kind }) => kind === 'line' || kind === 'total')) return 'One line without quantity and unit price repeats the total; nothing else confirms it.';
  return null;
}

function checkLine(line: Figures['lines'][number], index: number, decimals: number): InvoiceCheck[] {
  const [quantity, unitPrice, price] = [millionths(line.quantity), millionths(line.unitPrice), millionths(line.price)];
  if (quantity === null || unitPrice === null || price === null) return [];
  const discount = line.extraFields[DISCOUNT_FIELD];
  const expected = lessDiscount(product(quantity, unitPrice, decimals), discount, decimals);
  // What was inferred from the price confirms nothing.
  if (line.sources['quantity']?.means === 'inferred' && !discount) return [];
  if (line.sources['unitPrice']?.means === 'inferred') return [];
  // One times the price says nothing.
  if (quantity === ONE && expected === price && !discount) return [];
  const text = `Line ${index + 1}: ${decimalText(quantity)} x ${decimalText(unitPrice, decimals)}${discount ? ` less ${discount}` : ''} = ${decimalText(expected, decimals)}`;
  return [made('line', index, expected, price, text, decimals)];
}

/** A percentage is rounded to the currency; an amount is taken off as it is. */
function lessDiscount(amount: bigint, discount: string | undefined, decimals: number): bigint {
  const percent = /^(-?\d+(?:\.\d+)?)\s?%$/.exec(discount ?? '');
  if (percent) return product(amount, ONE - (millionths(percent[1]!) ?? 0n) / 100n, decimals);
  const off = millionths(discount);
  return off === null ? amount : amount - (off < 0n ? -off : off);
}

/** The lines add up to what is printed before tax, or, where prices hold their tax, to the total. */
function checkLines({ lines, net, tax, total, adjustments }: Figures, decimals: number): InvoiceCheck[] {
  const prices = lines.map(({ price }) => millionths(price));
  if (prices.length === 0 || prices.some((price) => price === null)) return [];
  const sum = prices.reduce<bigint>((all, price) => all + price!, 0n);
  const added = sumOf(adjustments);
  const targets = [
    { name: 'net' as const, value: millionths(net), terms: [sum, sum + added] },
    { name: 'total' as const, value: millionths(total), terms: [sum, sum + added, sum + added + (millionths(tax) ?? 0n)] },
  ].filter((target): target is { name: 'net' | 'total'; value: bigint; terms: bigint[] } => target.value !== null);
  const fits = targets.find(({ value, terms }) => terms.includes(value));
  const target = fits ?? targets[0];
  if (!target) return [];
  const expected = fits ? target.value : sum;
  const rest = expected - sum;
  const text = `The lines add up to ${decimalText(sum, decimals)}${rest === 0n ? '' : ` + ${decimalText(rest, decimals)} = ${decimalText(expected, decimals)}`}`;
  return [made('lines', null, expected, target.value, text, decimals, target.name)];
}

function checkTotal({ net, tax, total, adjustments }: Figures, decimals: number): InvoiceCheck[] {
  const [before, taxed, whole] = [millionths(net), millionths(tax), millionths(total)];
  if (before === null || whole === null || (taxed === null && before !== whole && adjustments.length === 0)) return [];
  const added = sumOf(adjustments);
  const sums = [before + (taxed ?? 0n) + added, before + (taxed ?? 0n)];
  const expected = sums.includes(whole) ? whole : sums[0]!;
  const terms = [decimalText(before, decimals), ...(taxed === null ? [] : [decimalText(taxed, decimals)]), ...(sums[0] === expected ? adjustments.map(({ amount }) => decimalText(millionths(amount) ?? 0n, decimals)) : [])];
  if (terms.length === 1 || (taxed === 0n && adjustments.length === 0 && expected === whole)) return [];
  return [made('total', null, expected, whole, `${terms.join(' + ')} = ${decimalText(expected, decimals)}`, decimals, 'total')];
}

function sumOf(adjustments: Figures['adjustments']): bigint {
  return adjustments.reduce((sum, { amount }) => sum + (millionths(amount) ?? 0n), 0n);
}

function made(kind: InvoiceCheck['kind'], line: number | null, expected: bigint, printed: bigint, text: string, decimals: number, name?: 'net' | 'total'): InvoiceCheck {
  const ok = expected === printed;
  const difference = decimalText(printed - expected, decimals);
  const printedAs = name ? `the ${name} is ${decimalText(printed, decimals)}` : `the price is ${decimalText(printed, decimals)}`;
  return { kind, line, against: name ?? 'price', ok, difference, text: ok ? text : `${text}, but ${printedAs} (difference ${difference})` };
}
