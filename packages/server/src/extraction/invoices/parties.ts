// Who wrote the invoice and whom it is for.
import { median } from '../layout/median.js';
import type { Sourced } from '../model.js';
import type { Place } from './captions.js';
import { behind, below, captioned, toTheRight } from './captions.js';
import type { InvoiceLineOfPage, Piece } from './invoicePage.js';
import { sourceOf } from './invoicePage.js';
import { COMPANY_FORM, CUSTOMER_CAPTION, EXTRA_CAPTIONS, FIELD_CAPTIONS, NUMBER_CAPTIONS, SHIP_CAPTION, TITLES, TOTAL_CAPTIONS, VENDOR_CAPTION } from './invoiceWords.js';

export interface PartyContext {
  lines: readonly InvoiceLineOfPage[];
  origins: ReadonlyMap<number, 'text' | 'ocr'>;
  /** Index of the line with the headings of the table, or where the totals begin. */
  bodyFrom: number;
}

export interface Parties {
  vendor: Sourced<string> | null;
  customer: Sourced<string> | null;
}

export function findParties(context: PartyContext): Parties {
  const head = context.lines.filter(({ index }) => index < context.bodyFrom);
  const lines = head.length > 0 ? head : context.lines;
  const customer = named(lines, CUSTOMER_CAPTION);
  const vendor = named(lines, VENDOR_CAPTION) ?? prominent(context, lines, [customer, named(lines, SHIP_CAPTION)]);
  return { vendor: sourced(context, vendor), customer: sourced(context, customer ?? addressed(lines, vendor)) };
}

function sourced({ origins }: PartyContext, place: Place | null): Sourced<string> | null {
  if (!place) return null;
  const value = place.piece.text.replace(/^(?:attn|attention|c\/o|t\.a\.v\.)[.:\s]+/i, '').replace(/[\s,;:]+$/, '').replace(/(?<=\p{L}{2}.*\s)(?:tax )?(?:invoice|receipt)$/iu, '').trim();
  return value === '' ? null : { value, source: sourceOf(place.line, place.piece.box, place.piece.text, origins) };
}

const NAME_CAPTION = /^(?:name|nome|nombre|nom|naam|nazwa|namn|navn|firma|company|company name|nimi|ragione sociale|denominazione)\s*:/;

/** Beside or below a caption; "Name: …" below it says it best. */
function named(lines: readonly InvoiceLineOfPage[], caption: RegExp): Place | null {
  for (const found of captioned(lines, caption)) {
    const rest = found.piece.folded.slice(found.length);
    // "Customer ID: 17", "Client no." and running text are something else.
    if (!/^(?:\s*(?:\/|&)\s*\p{L}+)?\s*(?:name|address|adres|adresse)?\s*:?\s*$/u.test(rest) && !/^\s*(?:name)?\s*:/.test(rest) && !/^\s+\p{Lu}/u.test(found.piece.text.slice(found.length))) continue;
    if (/^\s*(?:id|no|nr|number|ref|vat|tax|n°|nº|#)\b/.test(rest)) continue;
    const under = below(lines, found, 4);
    const label = under.find(({ piece }) => NAME_CAPTION.test(piece.folded));
    const own = behind(found);
    const places = label ? [behind({ ...label, length: NAME_CAPTION.exec(label.piece.folded)![0].length }) ?? toTheRight(label)] : [own, ...(own ? [] : [toTheRight(found), ...under])];
    const place = places.find((one) => one && isName(one.piece));
    if (place) return place;
  }
  return null;
}

const captions = [VENDOR_CAPTION, CUSTOMER_CAPTION, SHIP_CAPTION, ...Object.values(FIELD_CAPTIONS), ...NUMBER_CAPTIONS, ...EXTRA_CAPTIONS.map(({ caption }) => caption), ...TOTAL_CAPTIONS.map(({ caption }) => caption)].map((caption) => ({ caption, withColon: new RegExp(`${caption.source}\\s*:`, 'u') }));

function isName({ text, folded }: Piece): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters < 3 || text.length > 80 || (text.match(/\d/g)?.length ?? 0) > letters) return false;
  if (/^(?:nummer|number|name|nr|numero|date|datum)$/.test(folded)) return false;
  if (/^(?:attn|attention|c\/o)[.: ]+\p{L}{2}/u.test(folded)) return true;
  if (TITLES.test(folded) || /@|www\.|https?:|^\+?[\d\s()/.-]+$/.test(folded) || /:$/.test(text)) return false;
  if (/^(?:tel|phone|fax|email|e-mail|mobile|telefon|no\.|lot|id|page|seite)\b[.: ]/.test(folded)) return false;
  if (/\d/.test(text) && Object.values(FIELD_CAPTIONS).some((caption) => caption.test(folded))) return false;
  return !isCaption({ folded }) && !captions.some(({ withColon }) => withColon.test(folded));
}

/** A caption and nothing else. */
function isCaption({ folded }: Pick<Piece, 'folded'>): boolean {
  return captions.some(({ caption }) => (caption.exec(folded)?.[0].length ?? 0) >= folded.replace(/[\s:.#]+$/, '').length);
}

const POSTCODE = /^(?:[A-Z]{1,2}[- ])?\d{2,3}[ -]?\d{2,3}[,]?\s+\p{Lu}|^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$|\p{L}[, ]+[A-Z]{2}[, ]+\d{5}(?:-\d{4})?$/u;

/** Without a caption: the first line of an address that is not the sender's, as in the window of an envelope. */
function addressed(lines: readonly InvoiceLineOfPage[], vendor: Place | null): Place | null {
  for (const line of lines) {
    for (const piece of line.pieces) {
      if (!POSTCODE.test(piece.text) || line.page !== lines[0]!.page) continue;
      const top = topOfBlock(lines, { line, piece });
      const isSenders = vendor !== null && (top.piece.folded.includes(vendor.piece.folded) || belongsTo(vendor, line, piece));
      if (top.line !== line && !isSenders && isName(top.piece)) return top;
    }
  }
  return null;
}

function topOfBlock(lines: readonly InvoiceLineOfPage[], start: Place): Place {
  let top = start;
  for (let index = lines.indexOf(start.line) - 1; index >= 0; index -= 1) {
    const line = lines[index]!;
    if (line.page !== start.line.page || top.line.tokens.line.baseline - line.tokens.line.baseline > 2.4 * line.fontSize) break;
    const piece = line.pieces.find(({ box }) => Math.abs(box[0] - start.piece.box[0]) < 0.7 * line.fontSize);
    if (piece && isName(piece) && Math.abs(line.fontSize - start.line.fontSize) < 0.25 * start.line.fontSize) top = { line, piece };
    else if (piece && !/\d/.test(piece.text)) break;
  }
  return top;
}

/** Without a caption: names of companies and what is set large, near the top. */
function prominent({ origins }: PartyContext, lines: readonly InvoiceLineOfPage[], others: readonly (Place | null)[]): Place | null {
  const first = lines[0];
  if (!first) return null;
  const page = lines.filter((line) => line.page === first.page);
  const usual = median(page.map(({ fontSize }) => fontSize)) || 10;
  const isScan = origins.get(first.page) === 'ocr';
  let best: { place: Place; score: number } | null = null;
  page.slice(0, 40).forEach((line, depth) => {
    if (line.pieces.length >= 3 && line.pieces.some(isCaption)) return;
    for (const piece of line.pieces) {
      if (!isName(piece) || others.some((other) => belongsTo(other, line, piece))) continue;
      const size = Math.min(isScan ? 1.5 : 3, line.fontSize / usual);
      const score = 2 * (size - 1) + (COMPANY_FORM.test(piece.folded) ? 2.5 : 0) - 0.22 * depth - (/\d/.test(piece.text) ? 1.2 : 0) - (piece.text.length > 45 ? 1 : 0);
      if (!best || score > best.score) best = { place: { line, piece: nameOnly(piece) }, score };
    }
  });
  return (best as { place: Place } | null)?.place ?? null;
}

/** "Firm Ltd · 1 Street · Town": the sender's line above the window of an envelope. */
function nameOnly(piece: Piece): Piece {
  const [name = piece.text] = piece.text.split(/\s+[·•|–—*]\s+|\s+-\s+|,\s+(?=[\p{L}. ]+\d)/u);
  return { ...piece, text: name };
}

/** The customer's own block: the lines under the name, and the name. */
function belongsTo(customer: Place | null, line: InvoiceLineOfPage, piece: Piece): boolean {
  if (!customer) return false;
  const { box } = customer.piece;
  return line.page === customer.line.page && line.index >= customer.line.index && line.index - customer.line.index < 6 && piece.box[0] < box[2] && piece.box[2] > box[0];
}
