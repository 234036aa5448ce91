// A list of vendors and their categories, as bookkeepers keep it in a sheet: two columns out of any number, in any delimiter and encoding.
import { MAX_VENDORS } from '@tieout/sdk/contract';
import type { VendorsMapping, VendorsPreview } from '@tieout/sdk/contract';
import { decodeText } from '../decodeText.js';
import { plainWords } from './headings.js';
import { detectDelimiter, parseRecords } from './records.js';
import type { CsvRecord } from './records.js';

export interface VendorCategory {
  name: string;
  vendors: string[];
}

export interface VendorsCsv {
  preview: VendorsPreview;
  categories: VendorCategory[];
}

const SHOWN = 10;
const vendorWords = /\b(vendors?|payees?|merchants?|suppliers?|keywords?|name|description|lieferant|empfanger|fournisseur|proveedor|fornitore)\b/;
const categoryWords = /\b(categor(y|ies)|kategorie|categorie|categoria|accounts?|konto|compte|cuenta|tag|type)\b/;

export function readVendorsCsv(bytes: Uint8Array, given: VendorsMapping | undefined): VendorsCsv {
  const text = decodeText(bytes);
  const records = parseRecords(text, detectDelimiter(text));
  const mapping = given ?? guessMapping(records);
  const body = mapping.hasHeading ? records.slice(1) : records;
  const { categories, skipped } = group(body, mapping);
  const vendorCount = categories.reduce((sum, { vendors }) => sum + vendors.length, 0);
  return {
    categories,
    preview: {
      mapping, headings: mapping.hasHeading ? (records[0]?.cells ?? []) : [], lines: body.slice(0, SHOWN).map(({ cells }) => cells),
      categories: categories.slice(0, SHOWN).map(({ name, vendors }) => ({ name, vendors: vendors.slice(0, SHOWN), vendorCount: vendors.length })),
      categoryCount: categories.length, vendorCount, skipped: skipped.slice(0, SHOWN), skippedCount: skipped.length,
      problem: vendorCount > 0 ? null : 'No vendor with a category can be read with these columns. Choose other columns.',
    },
  };
}

/** By the words of the heading; otherwise vendor, then category. The column of the category repeats itself more. */
function guessMapping(records: readonly CsvRecord[]): VendorsMapping {
  const heading = (records[0]?.cells ?? []).map(plainWords);
  const category = heading.findIndex((cell) => categoryWords.test(cell));
  const vendor = heading.findIndex((cell, column) => column !== category && vendorWords.test(cell));
  const hasHeading = category !== -1 || vendor !== -1;
  if (category !== -1 && vendor !== -1) return { vendor, category, hasHeading };
  const distinct = [0, 1].map((column) => new Set(records.slice(hasHeading ? 1 : 0).map(({ cells }) => cells[column])).size);
  if (category !== -1) return { vendor: category === 0 ? 1 : 0, category, hasHeading };
  if (vendor !== -1) return { vendor, category: vendor === 0 ? 1 : 0, hasHeading };
  return distinct[0]! < distinct[1]! ? { vendor: 1, category: 0, hasHeading } : { vendor: 0, category: 1, hasHeading };
}

function group(records: readonly CsvRecord[], { vendor, category }: VendorsMapping) {
  const found = new Map<string, VendorCategory>();
  const categoryOf = new Map<string, string>();
  const skipped: { line: number; message: string }[] = [];
  for (const { line, cells } of records) {
    const [who = '', what = ''] = [cells[vendor], cells[category]];
    const key = who.toLowerCase();
    const known = categoryOf.get(key);
    if (!who || !what) skipped.push({ line, message: who ? `"${who}" has no category.` : 'There is no vendor.' });
    else if (known !== undefined && known !== what.toLowerCase()) skipped.push({ line, message: `"${who}" is already in the category "${found.get(known)!.name}".` });
    else if (categoryOf.size >= MAX_VENDORS) skipped.push({ line, message: `A list holds at most ${MAX_VENDORS.toLocaleString('en-US')} vendors.` });
    else if (known === undefined) {
      categoryOf.set(key, what.toLowerCase());
      const entry = found.get(what.toLowerCase()) ?? { name: what, vendors: [] };
      entry.vendors.push(who);
      found.set(what.toLowerCase(), entry);
    }
  }
  return { categories: [...found.values()], skipped };
}
