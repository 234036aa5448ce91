// What a conversion is worth in US dollars, as the specification rates it: for the record, told to nobody.

/** Thousandths of a dollar. */
const thousandths: Readonly<Record<string, number>> = { GBP: 1250, CAD: 740, AUD: 650, ZAR: 53, USD: 1000 };
const THOUSAND = 1000;

/** Cents of a value in cents of another currency; null for a currency without a rate. */
export function usdCents(cents: number, currency: string): number | null {
  const rate = thousandths[currency.toUpperCase()];
  return rate === undefined ? null : Math.round((cents * rate) / THOUSAND);
}
