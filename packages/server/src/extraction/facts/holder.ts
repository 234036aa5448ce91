// Whose account it is.
import { isCurrencyCode } from '../tokens/currencies.js';
import { hasCourtesyTitle, holderLabel, isCourtesyTitle, namesNoPerson } from '../vocabulary/names.js';
import { isKnownLabel, labelledValue, type Piece } from './headPieces.js';
import { isInstitution, isTitle, speaksOfAccounts } from './institution.js';

interface Head {
  rows: readonly Piece[][];
  /** Size of the type of the document. */
  body: number;
  institution: string | null;
  /** How many of them stand above the first row. */
  above: number;
  /** Baselines of the lines that tell an account or a period, by page. */
  marked: readonly { page: number; y: number }[];
}

/** Facts beside each other on a line: "JAN BECKER, 30159 Hannover", "Leonie Marquardt · IBAN …". */
const PARTED = /\s*[,;·•|]\s+|\s+[·•|]\s*/u;
/** Written small within names: von, de, la, van der, ou, &; and at their end: e.K., s.r.o. */
const PARTICLE = /^(?:\p{Ll}{1,4}|&)$/u;
const FORM = /^\p{L}+\.[\p{L}.]*$/u;
/** Names made unreadable. */
const BLANK = /^(?:[xX]+ ?)+$/;
/** In sizes of type: lines of one address, how far their beginnings may stand apart, type of a name, and what is near a line about the account. */
const LEADING = 2.2;
const FLUSH = 0.5;
const LARGEST = 1.5;
const NEAR = 3.2;
/** Lines below a name, one of which has a house or a postal code. */
const ADDRESS_LINES = 3;
const ADDRESS = /(?:^|\s)\d[\d-]*\p{L}?(?:[\s,/-]|$)/u;
const NO_ADDRESS = /[:@]|www|\b(?:tel|phone|fax|seite|page|iban|bic)\b/iu;

/** By a label; else the first line of an address, a courtesy title, or the one name that stands alone beside what tells the account. */
export function findHolder(head: Head): string | null {
  const mayBe = (text: string): boolean => isName(text) && text !== head.institution;
  const labelled = labelledValue(head.rows, holderLabel, mayBe) ?? labelledValue(head.rows, holderLabel, (text) => mayBe(nameIn(text)));
  if (labelled !== null) return nameIn(labelled);
  const names = head.rows.flatMap((pieces, row) => pieces.flatMap((piece, at) => {
    if (piece.fontSize > LARGEST * head.body) return [];
    const isBesideFigures = pieces[at - 1]?.hasFigures === true;
    const facts = piece.text.split(PARTED).map((text) => text.trim());
    return facts.flatMap((text, fact) => (mayBe(text) && isCapitalised(text) && !namesNoPerson(text) && (fact === 0 || hasCourtesyTitle(text)) ? [{ text, piece, row, isBesideFigures }] : []));
  }));
  // The window for the address may stand beside the day of the statement; any other name there is the value of a label.
  const apart = names.filter(({ isBesideFigures }) => !isBesideFigures);
  const named = names.find(({ piece, row, text }) => row < head.above && hasAddress(piece, text, head.rows.slice(row + 1))) ?? apart.find(({ text }) => hasCourtesyTitle(text));
  if (named) return named.text;
  const alone = apart.filter(({ piece, row }) => row < head.above && head.marked.some(({ page, y }) => page === piece.page && Math.abs(y - piece.y) <= NEAR * piece.fontSize));
  const distinct = new Set(alone.map(({ text }) => text));
  return distinct.size === 1 ? alone[0]!.text : null;
}

/** What a run of words says before the next fact. */
function nameIn(text: string): string {
  return text.split(PARTED)[0]!.trim();
}

function isName(text: string): boolean {
  const words = text.split(' ').length;
  return /^[\p{L}\p{M}.'’&/ -]{4,50}$/u.test(text) && /^[\p{Lu}\p{Lo}]/u.test(text) && words >= 2 && words <= 6 && !BLANK.test(text) && holderLabel(text)?.[0].length !== text.length && !isCourtesyTitle(text) && !isInstitution(text) && !speaksOfAccounts(text) && !isTitle(text) && !text.split(' ').some(isCurrencyCode) && !isKnownLabel(text);
}

function isCapitalised(text: string): boolean {
  const words = text.split(' ');
  return words.every((word) => /^[\p{Lu}\p{Lo}]/u.test(word) || PARTICLE.test(word) || FORM.test(word)) && !PARTICLE.test(words.at(-1)!);
}

/** Flush with the name on either side, a house or a postal code follows: behind a comma, or on one of the next lines. */
function hasAddress(name: Piece, text: string, below: readonly Piece[][]): boolean {
  if (!name.hasFigures && name.text.startsWith(text) && isAddress(name.text.slice(text.length))) return true;
  let last = name;
  for (const pieces of below.slice(0, ADDRESS_LINES)) {
    const next = pieces.find((piece) => piece.page === last.page && Math.min(Math.abs(piece.x0 - last.x0), Math.abs(piece.x1 - last.x1)) <= FLUSH * last.fontSize);
    if (!next || next.y - last.y > LEADING * last.fontSize || next.hasFigures || NO_ADDRESS.test(next.text)) return false;
    if (isAddress(next.text)) return true;
    last = next;
  }
  return false;
}

function isAddress(text: string): boolean {
  return ADDRESS.test(text) && /\p{L}{3}/u.test(text) && !NO_ADDRESS.test(text) && !isTitle(text) && !isKnownLabel(text);
}
