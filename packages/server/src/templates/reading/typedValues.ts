// Numbers and dates in one form, as the whole document writes them; what cannot be read stays as it is printed.
import { formatMinor } from '@tieout/sdk/contract';
import type { TextFieldType } from '@tieout/sdk/contract';
import { decimalMarkOf, readAmount } from '../../imports/amounts.js';
import type { DecimalMark } from '../../imports/amounts.js';
import { dateIn, decideDateOrder, readDateParts } from '../../imports/dates.js';
import type { DateOrder, DateParts } from '../../imports/dates.js';

/** How a document writes its numbers and dates. */
export interface Notation {
  mark: DecimalMark | undefined;
  order: DateOrder;
}

export interface TypedText {
  text: string;
  fieldType: TextFieldType;
}

const MOST_DECIMALS = 6;
const figure = /[-+(]?\s?\p{Sc}?\s?\d[\d.,'’]*(?:\s\d{3})*[\d.,]*\)?\s?(?:-|CR\b|DR\b)?/gu;
const date = /\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}\s?[-/.]\s?\d{1,2}\s?[-/.]\s?\d{2,4}|\d{1,2}\.?[\s-]+\p{L}{3,}\.?,?[\s-]+\d{2,4}|\p{L}{3,}\.?\s+\d{1,2}(?:st|nd|rd|th)?,?\s+\d{4}/gu;

/** Day first, where nothing in the document tells. */
export function notationOf(texts: readonly TypedText[]): Notation {
  const numbers = texts.flatMap(({ text, fieldType }) => (fieldType === 'number' ? [figureIn(text) ?? text] : []));
  const dates = texts.flatMap(({ text, fieldType }) => (fieldType === 'date' ? (datePartsIn(text) ?? []) : []));
  const open = dates.filter(({ order }) => order === null);
  return { mark: decimalMarkOf(numbers) ?? undefined, order: (open.length > 0 ? decideDateOrder(open) : null) ?? 'DMY' };
}

/** A number as plain decimal, a date as YYYY-MM-DD, any other text as it is. */
export function typedValue({ text, fieldType }: TypedText, { mark, order }: Notation): string {
  if (fieldType === 'text' || text === '') return text;
  if (fieldType === 'date') {
    const parts = datePartsIn(text);
    return (parts && dateIn(parts.order ?? order, parts)) ?? text;
  }
  return plainNumber(text, mark) ?? plainNumber(figureIn(text) ?? '', mark) ?? text;
}

/** With as many decimals as are printed. */
function plainNumber(text: string, mark: DecimalMark | undefined): string | null {
  const digits = Number(text.replace(/\D/g, ''));
  for (let decimals = 0; decimals <= MOST_DECIMALS; decimals += 1) {
    const read = readAmount(text, decimals, mark);
    if (read && Math.abs(read.minor) === digits) return formatMinor(read.minor, decimals);
  }
  return null;
}

/** The only figure of a text: of two nobody knows which is meant. */
function figureIn(text: string): string | null {
  const found = text.match(figure) ?? [];
  return found.length === 1 ? found[0]!.trim() : null;
}

function datePartsIn(text: string): DateParts | null {
  const whole = readDateParts(text);
  if (whole) return whole;
  const found = text.match(date) ?? [];
  return found.length === 1 ? readDateParts(found[0]!) : null;
}
