// Number, dates and other captioned values at the head of an invoice.
import type { Sourced } from '../model.js';
import { isoDay, resolveDay } from '../tokens/dateOrder.js';
import type { DateFrame } from '../tokens/dateOrder.js';
import type { DateToken } from '../tokens/dates.js';
import type { Captioned, Place } from './captions.js';
import { behind, below, captioned, toTheRight } from './captions.js';
import type { ReadInvoice } from './invoiceModel.js';
import type { InvoiceLineOfPage } from './invoicePage.js';
import { sourceOf, within } from './invoicePage.js';
import { BARE_NUMBER_CAPTION, EXTRA_CAPTIONS, FIELD_CAPTIONS, NUMBER_CAPTIONS } from './invoiceWords.js';

export interface HeadContext {
  lines: readonly InvoiceLineOfPage[];
  frame: DateFrame;
  origins: ReadonlyMap<number, 'text' | 'ocr'>;
}

/** Of several readings: behind the caption, beside it, below it. */
function values(context: HeadContext, caption: Captioned): Place[] {
  const own = behind(caption);
  const right = toTheRight(caption);
  return [...(own ? [own] : []), ...(right ? [right] : []), ...below(context.lines, caption, 1)];
}

const CODE = /^[\p{L}]{0,8}[-/#. ]{0,2}(?=[\p{L}\p{N}./_#-]*\d)[\p{L}\p{N}][\p{L}\p{N}./_#-]*$/u;

/** Whether a text is written like a number of a document. */
function codeOf(text: string): string | null {
  const cleaned = text.replace(/^[\s:#.]+/, '').trim();
  const [first = '', second = ''] = cleaned.split(/\s+/);
  if (CODE.test(first) && (/\d\D*\d/.test(first) || /^\p{L}{0,4}[-#]?\d$/u.test(first))) return first.replace(/[.,;]$/, '');
  // "FA 2024/17", "INV 0042", "FV 12/2024".
  return /^\p{Lu}{1,4}$/u.test(first) && CODE.test(second) && /\d/.test(second) ? `${first} ${second}` : null;
}

export function findNumber(context: HeadContext): Sourced<string> | null {
  for (const pattern of [...NUMBER_CAPTIONS, BARE_NUMBER_CAPTION]) {
    for (const caption of captioned(context.lines, pattern)) {
      const places = pattern === BARE_NUMBER_CAPTION ? bareValues(context, caption) : values(context, caption);
      for (const { line, piece } of places) {
        const code = codeOf(piece.text);
        if (code && !isDateText(line, piece) && !/^\d{1,2}%?$/.test(code)) return { value: code, source: sourceOf(line, boxOf(line, piece, code), code, context.origins) };
      }
    }
  }
  return null;
}

/** The word "Invoice" alone: what stands behind it, or under it as a whole piece. */
function bareValues(context: HeadContext, caption: Captioned): Place[] {
  const own = behind(caption);
  if (own) return [own];
  return below(context.lines, caption, 1).filter(({ piece }) => /^#?\s?\S{4,}$/.test(piece.text));
}

function isDateText(line: InvoiceLineOfPage, piece: Place['piece']): boolean {
  return line.tokens.dates.some((date) => date.first === piece.first && within(date, piece) && !date.couldBeAmount && date.yearDigits > 0 && !/^\d{8}$/.test(piece.text));
}

function boxOf(line: InvoiceLineOfPage, piece: Place['piece'], text: string): Place['piece']['box'] {
  const word = line.tokens.line.words.slice(piece.first, piece.last + 1).find((one) => one.text.includes(text));
  return word?.box ?? piece.box;
}

export function findDate(context: HeadContext, name: 'date' | 'dueDate'): Sourced<string> | null {
  const captions = captioned(context.lines, FIELD_CAPTIONS[name]);
  // The longer caption says more: "invoice date" before "date".
  for (const caption of captions.sort((a, b) => b.length - a.length)) {
    if (name === 'date' && FIELD_CAPTIONS.dueDate.test(caption.piece.folded)) continue;
    for (const place of values(context, caption)) {
      const found = dateIn(context, place);
      if (found) return found;
    }
  }
  return null;
}

function dateIn(context: HeadContext, { line, piece }: Place): Sourced<string> | null {
  const token = line.tokens.dates.find((date) => within(date, piece));
  return token && token.first <= piece.first + 3 ? sourcedDate(context, line, token) : null;
}

function sourcedDate({ frame, origins }: HeadContext, line: InvoiceLineOfPage, token: DateToken): Sourced<string> | null {
  const day = token.yearDigits === 0 ? null : resolveDay(token, frame, null);
  return day === null ? null : { value: isoDay(day), source: sourceOf(line, token.box, token.text, origins) };
}

/** Where no caption names it: the first whole date of the head; receipts print it anywhere. */
export function firstDate(context: HeadContext): Sourced<string> | null {
  for (const line of context.lines) {
    for (const token of line.tokens.dates) {
      if (captionOfDue(line, token)) continue;
      const found = sourcedDate(context, line, token);
      if (found) return found;
    }
  }
  return null;
}

const captionOfDue = (line: InvoiceLineOfPage, token: DateToken) => line.pieces.some((piece) => piece.first <= token.first && FIELD_CAPTIONS.dueDate.test(piece.folded));

export function findPoNumber(context: HeadContext): Sourced<string> | null {
  for (const caption of captioned(context.lines, FIELD_CAPTIONS.poNumber)) {
    // "PO-704" is a value itself.
    if (codeOf(caption.piece.text) === caption.piece.text) continue;
    for (const { line, piece } of values(context, caption)) {
      const code = codeOf(piece.text);
      if (code && !isDateText(line, piece)) return { value: code, source: sourceOf(line, boxOf(line, piece, code), code, context.origins) };
    }
  }
  return null;
}

const LONGEST_EXTRA = 60;

export function findExtra(context: HeadContext): ReadInvoice['extra'] {
  return EXTRA_CAPTIONS.flatMap(({ label, caption }) => {
    for (const found of captioned(context.lines, caption)) {
      const own = behind(found);
      const place = own ?? toTheRight(found);
      if (!place || place.piece.text.length > LONGEST_EXTRA || !isExtra(label, place.piece.text)) continue;
      return [{ label, value: { value: place.piece.text.replace(/^[\s:]+/, '').trim(), source: sourceOf(place.line, place.piece.box, place.piece.text, context.origins) } }];
    }
    return [];
  });
}

function isExtra(label: string, text: string): boolean {
  if (label === 'Payment method' || label === 'Payment terms') return /\p{L}{2}|\d/u.test(text);
  if (label === 'IBAN') return /^[A-Z]{2}\d{2}[A-Z0-9 ]{8,34}$/.test(text.trim());
  if (label === 'Tax number') return text.replace(/\D/g, '').length >= 5 && !/[%]|\d[.,]\d\d$/.test(text);
  return codeOf(text) !== null;
}
