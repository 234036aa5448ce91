// Numbers of something else than the account, taken for its number because a word for it stands elsewhere on their line.
import { splitAtGaps } from '../columns/pieces.js';
import { foldText, joinedText } from '../tokens/plainText.js';
import type { TokenLine } from '../tokens/tokenize.js';

/** White that parts what stands beside each other in the head of a page, in sizes of type. */
export const COLUMN_GAP = 1.1;
/** "Cliente: 04471882"; "Number: 04471882" says nothing of its own. */
const OWN_LABEL = /^(?!num|iban|acc|ac\b)(\p{L}{5,})\s*:\s*(?=[\d*x•])/u;

/** "Estado de cuenta al 20 de enero      Cliente: 04471882": set apart, behind a label of its own that no word for an account is in. */
export function isOfSomethingElse(number: string | null, line: TokenLine, account: RegExp): boolean {
  if (number === null) return false;
  const pieces = splitAtGaps(line.line.words, COLUMN_GAP).map((piece) => foldText(joinedText(piece)));
  const at = pieces.findIndex((piece) => piece.includes(foldText(number)));
  return at > 0 && OWN_LABEL.test(pieces[at]!) && pieces[at]!.search(account) < 0;
}
