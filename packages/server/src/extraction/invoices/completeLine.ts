// What a line does not print and what follows from the rest of it: quantity 1, or the price of one. Marked as inferred, and no proof.
import { decimalText, millionths, ONE, product } from '@tieout/sdk/contract';
import type { Sourced } from '../model.js';
import type { ReadLine } from './invoiceModel.js';

export function completeLine(line: ReadLine, decimals: number): ReadLine {
  const { quantity, unitPrice, price, discount } = line;
  const [q, u, p] = [millionths(quantity?.value), millionths(unitPrice?.value), millionths(price?.value)];
  if (p === null || (q !== null && u !== null)) return line;
  if (q === null && u === null && !discount) return { ...line, quantity: inferred('1', price!, 'Only a price is printed.'), unitPrice: inferred(price!.value, price!, 'Only a price is printed.') };
  if (q === null && u !== null && (u === p || discount)) return { ...line, quantity: inferred('1', unitPrice!, 'No quantity is printed.') };
  if (q === null || u !== null || q === 0n || discount) return line;
  // Exact, or not said at all.
  const one = (p * ONE * 2n + q) / (2n * q);
  const text = decimalText(one, decimals);
  return product(q, one, decimals) === p && (text.split('.')[1]?.length ?? 0) <= 4 ? { ...line, unitPrice: inferred(text, price!, 'The price divided by the quantity.') } : line;
}

function inferred(value: string, { source }: Sourced<string>, rule: string): Sourced<string> {
  const { page, box } = source;
  return { value, source: { means: 'inferred', page, box, rule } };
}
