// Who issued the document and for whom: from the lines that are no rows.
import { median } from '../layout/median.js';
import type { TokenLine } from '../tokens/tokenize.js';
import { headPieces, isKnownLabel, labelledValue } from './headPieces.js';
import { findHolder } from './holder.js';
import { findInstitution } from './institution.js';

const NAME_LABEL = /^(?:account type|product|type of account|kontoart|kontomodell|produkt|type de compte|tipo de cuenta|tipo conto|tipo di conto|soort rekening|rodzaj rachunku|kontotyp|kontotype|tilin nimi|account title|hesap turu)s?(?![\p{L}])\s*[:.]?\s*/iu;
export interface HeaderFacts {
  institution: string | null;
  holder: string | null;
  accountName: string | null;
}

/** @param marked lines that tell an account or a period */
export function readHeaderFacts(lines: readonly TokenLine[], isRow: Uint8Array, marked: readonly number[]): HeaderFacts {
  const head = lines.map((_, index) => index).filter((index) => !isRow[index] && lines[index]!.line.page <= 2 && lines[index]!.text.length < 200).slice(0, 120);
  const rows = head.map((index) => headPieces(lines[index]!));
  const firstRow = isRow.indexOf(1);
  const above = firstRow < 0 ? head.length : head.filter((index) => index < firstRow).length;
  const body = median(lines.map((line) => line.line.fontSize), 10);
  const institution = findInstitution(rows, body, () => lines.flatMap((line, index) => (isRow[index] ? [] : headPieces(line).map(({ text }) => text))));
  const holder = findHolder({ rows, above, body, institution, marked: marked.map((index) => ({ page: lines[index]!.line.page, y: lines[index]!.line.baseline })) });
  const name = labelledValue(rows, (text) => NAME_LABEL.exec(text), isProductName);
  return { institution, holder, accountName: name === holder ? null : name };
}

function isProductName(text: string): boolean {
  return /\p{L}{3}/u.test(text) && text.length >= 3 && text.length <= 50 && !/\d{3}|^(?:mr|mrs|ms|miss|dr)\.? /i.test(text) && !isKnownLabel(text);
}
