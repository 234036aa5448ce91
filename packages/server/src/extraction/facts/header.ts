// Who issued the document and for whom: from the lines that are no rows.
import { median } from '../layout/median.js';
import type { TokenLine } from '../tokens/tokenize.js';
import { squash } from '../tokens/plainText.js';
import { DATE_ROLES, headingRole } from '../vocabulary/headings.js';
import { headPieces, isKnownLabel, labelledValue, type Piece } from './headPieces.js';
import { findHolder } from './holder.js';
import { findInstitution, isShare } from './institution.js';

const NAME_LABEL = /^(?:account type|product|type of account|kontoart|kontomodell|produkt|type de compte|tipo de cuenta|tipo conto|tipo di conto|soort rekening|rodzaj rachunku|kontotyp|kontotype|tilin nimi|account title|hesap turu)s?(?![\p{L}])\s*[:.]?\s*/iu;
export interface HeaderFacts {
  institution: string | null;
  holder: string | null;
  accountName: string | null;
}

/** @param marked lines that tell an account or a period */
export function readHeaderFacts(lines: readonly TokenLine[], isRow: Uint8Array, isHeading: Uint8Array, marked: readonly number[]): HeaderFacts {
  const head = lines.map((_, index) => index).filter((index) => !isRow[index] && lines[index]!.line.page <= 2 && lines[index]!.text.length < 200).slice(0, 120);
  // A share that is held is called like its company.
  const rows = head.map((index) => headPieces(lines[index]!)).map((pieces) => (isShare(pieces) ? [] : pieces));
  const told = rows.map((pieces, row) => (isHeading[head[row]!] === 1 && pieces.some(headsDays) ? [] : pieces));
  const firstRow = isRow.indexOf(1);
  const above = firstRow < 0 ? head.length : head.filter((index) => index < firstRow).length;
  const body = median(lines.map((line) => line.line.fontSize), 10);
  const institution = findInstitution(rows, body, () => lines.flatMap((line, index) => {
    const pieces = isRow[index] ? [] : headPieces(line);
    return isShare(pieces) ? [] : pieces.map(({ text }) => text);
  }));
  const holder = findHolder({ rows, told, isHeading: head.map((index) => isHeading[index] === 1), above, body, institution, marked: marked.map((index) => ({ page: lines[index]!.line.page, y: lines[index]!.line.baseline })) });
  const name = labelledValue(told, (text) => NAME_LABEL.exec(text), isProductName);
  return { institution, holder, accountName: name === holder ? null : name };
}

/** Of a table of entries: the columns beside the days hold none of the account's own facts. */
function headsDays({ text }: Piece): boolean {
  const role = headingRole(squash(text));
  return role !== null && DATE_ROLES.has(role);
}

function isProductName(text: string): boolean {
  return /\p{L}{3}/u.test(text) && text.length >= 3 && text.length <= 50 && (text.includes('(') === text.includes(')')) && !/\d{3}|^(?:mr|mrs|ms|miss|dr)\.? /i.test(text) && !isKnownLabel(text);
}
