// npm run accuracy:invoices: generated invoices of invented firms, and with --corpus published ones, compared with what is right.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { millionths, proveInvoice } from '@tieout/sdk/contract';
import type { Invoice } from '@tieout/sdk/contract';
import { readInvoices } from '../src/extraction/invoices/readInvoices.js';
import { readDocument } from '../src/extraction/readers/readDocument.js';
import { invoicesOf } from '../src/invoices/invoiceRecord.js';
import { invoiceLanguages, invoicePdf, invoiceTruth } from '../src/testing/invoicePdf.js';
import type { InvoiceLanguage, InvoicePdfOptions } from '../src/testing/invoicePdf.js';

const { values } = parseArgs({ options: { corpus: { type: 'string' }, per: { type: 'string', default: '8' }, scans: { type: 'boolean', default: true } }, allowNegative: true });

/** Null: the truth does not say. */
interface Expected { number: string | null; date: string | null; total: string | null; net: string | null; tax: string | null }
interface Measured { expected: Expected; read: Invoice | null }

const fields = ['number', 'date', 'total', 'net', 'tax'] as const;

async function read(bytes: Uint8Array): Promise<Invoice | null> {
  const model = await readDocument(bytes, { maxPages: 50, languages: ['eng', 'deu', 'fra', 'spa'] });
  return invoicesOf(readInvoices(model), model.pages.length)[0] ?? null;
}

async function generated(): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const language of Object.keys(invoiceLanguages) as InvoiceLanguage[]) {
    for (let seed = 1; seed <= Number(values.per); seed += 1) {
      // Every fourth is printed with a total that does not follow.
      const options: InvoicePdfOptions = { language, seed, arrangement: seed % 2 === 0 ? 'row' : 'beside', ...(seed % 4 === 0 ? { misprintCents: 100 } : {}) };
      const truth = invoiceTruth(options);
      const money = (cents: number) => (cents / 100).toFixed(2);
      const printed = truth.total + (options.misprintCents ?? 0);
      measured.push({ expected: { number: truth.number, date: truth.date, total: money(printed), net: money(truth.net), tax: money(truth.tax) }, read: await read(await invoicePdf(options)) });
    }
  }
  return measured;
}

interface ManifestRow { path: string; truth?: string[] }

async function published(folder: string): Promise<Map<string, Measured[]>> {
  const manifest = JSON.parse(readFileSync(join(folder, 'MANIFEST.json'), 'utf8')) as ManifestRow[] | { documents: ManifestRow[] };
  const rows = (Array.isArray(manifest) ? manifest : manifest.documents).filter(({ path }) => /^(?:invoices|receipts)\//.test(path));
  const groups = new Map<string, Measured[]>();
  for (const { path, truth = [] } of rows) {
    const expected = expectedOf(truth.map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const));
    if (!expected || (!values.scans && !path.endsWith('.pdf'))) continue;
    const group = path.split('/').slice(0, 2).join('/');
    groups.set(group, [...(groups.get(group) ?? []), { expected, read: await read(readFileSync(join(folder, path))) }]);
  }
  return groups;
}

function expectedOf(truths: readonly (readonly [name: string, text: string])[]): Expected | null {
  for (const [name, text] of truths) {
    if (name.endsWith('.xml')) return ofXml(text);
    if (!name.endsWith('.json')) continue;
    const json = JSON.parse(text) as Record<string, unknown> | Record<string, unknown>[];
    const one = Array.isArray(json) ? json[0] : json;
    if (one && 'invoice_number' in one) return { number: textOf(one['invoice_number']), date: textOf(one['date']), total: textOf(one['amount']), net: textOf(one['amount_untaxed']), tax: textOf(one['amount_tax']) };
    if (one && 'company' in one && 'total' in one) return { number: null, date: dayOf(textOf(one['date'])), total: textOf(one['total']), net: null, tax: null };
  }
  return null;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : null);

/** Day first, as these receipts print it. */
function dayOf(text: string | null): string | null {
  const [, day, month, year] = /^(\d{2})[/-](\d{2})[/-](\d{4})$/.exec(text ?? '') ?? [];
  return year ? `${year}-${month}-${day}` : null;
}

/** The XML inside a hybrid invoice: the first of each is that of the whole. */
function ofXml(xml: string): Expected {
  const first = (name: string) => new RegExp(`<(?:\\w+:)?${name}[^>]*>\\s*(?:<(?:\\w+:)?DateTimeString[^>]*>)?\\s*([^<\\s][^<]*?)\\s*<`).exec(xml)?.[1] ?? null;
  const issued = first('IssueDateTime');
  const document = /<(?:\w+:)?(?:HeaderExchangedDocument|ExchangedDocument)>[\s\S]*?<(?:\w+:)?ID>([^<]+)</.exec(xml)?.[1] ?? null;
  return { number: document, date: issued ? `${issued.slice(0, 4)}-${issued.slice(4, 6)}-${issued.slice(6, 8)}` : null, total: first('GrandTotalAmount'), net: first('TaxBasisTotalAmount'), tax: first('TaxTotalAmount') };
}

function valueOf(invoice: Invoice, field: (typeof fields)[number]): string | null {
  const value = field === 'number' ? invoice.id : invoice[field];
  return value === null ? null : String(value);
}

function isRight(field: (typeof fields)[number], expected: string, found: string | null): boolean {
  if (found === null) return false;
  return field === 'number' || field === 'date' ? expected === found : millionths(expected.replace(/^[^\d-]+/, '')) === millionths(found);
}

function line(name: string, measured: readonly Measured[]): string {
  const share = (field: (typeof fields)[number]) => {
    const asked = measured.filter(({ expected }) => expected[field] !== null);
    return asked.length === 0 ? '-' : `${asked.filter(({ expected, read: found }) => found && isRight(field, expected[field]!, valueOf(found, field))).length}/${asked.length}`;
  };
  const proved = measured.filter(({ read: found }) => found && proveInvoice(found).state === 'Reconciled');
  const sound = proved.filter(({ expected, read: found }) => expected.total === null || isRight('total', expected.total, valueOf(found!, 'total')));
  return `| ${[name, measured.length, ...fields.map(share), proved.length, `${sound.length}/${proved.length}`].join(' | ')} |`;
}

console.log(`| documents | count | ${fields.join(' | ')} | proved | proved and right total |\n| --- |${' ---: |'.repeat(fields.length + 3)}`);
console.log(line('generated', await generated()));
if (values.corpus) for (const [group, measured] of await published(resolve(process.env['INIT_CWD'] ?? '.', values.corpus))) console.log(line(group, measured));
