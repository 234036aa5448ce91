// "Fixed deposit   2,00,000.00   15-Aug-2026" under "Balance   Maturity date": what is laid by until a day to come. Nothing moved on that day.
import { extent, lettered, overlap, piecesOf } from '../columns/pieces.js';
import type { TableKind } from '../columns/tables.js';
import { squash } from '../tokens/plainText.js';
import type { TokenLine } from '../tokens/tokenize.js';
import type { StreamItem } from './stream.js';

/** Squashed; the first words of a heading or all of it. */
const MATURITY =
  /matur|^falligkeit|^ablauf(?:datum|tag)?$|echeance|^(?:fecha(?:de)?|datade|data)?vencimi?ento$|^(?:data)?scadenza$|^(?:vervaldatum|afloopdatum|einddatum)$|zapadaln|splatnost|^forfall(?:o|e|s)?(?:dag|datum|sdato|sdag)?$|^forfald(?:sdato|sdag)?$|^forfallodag$|^era(?:antymis)?paiva$|^vade(?:si|tarihi)?$|погашени|^(?:датаокончания|падеж|доспеће|доспева)|^dospij?e[ct]|^lejarat|^scadent|^(?:ημερομηνια)?ληξη|到期|満期|滿期|만기|^(?:ngay)?daohan|jatuhtempo|tarikhmatang|استحقاق|פירעון|ครบกำหนด/u;
/** The other day such a list may have. */
const BEGUN = /^(?:start|opened|opening|open|deposit|placement|issue|begin|beginn|anlage|eroffnung|ouverture|debut|apertura|inicio|constitucion|data(?:de)?(?:abertura|aplicacao)|ingangs|start|otwarcia|zalozeni|開始|起息|預入|신규)/u;

/** Which kinds of tables list such sums: none where the document has no other rows under headings, for those may be of a loan. */
export function depositLists(stream: readonly StreamItem[], kinds: readonly TableKind[], lines: readonly TokenLine[]): Set<number> {
  const lists = new Set(kinds.filter((kind) => listsDeposits(kind, lines)).map(({ id }) => id));
  const hasOthers = lists.size > 0 && stream.some((item) => item.type === 'row' && !lists.has(item.kind) && kinds[item.kind]!.headers.length > 0);
  return hasOthers ? lists : new Set();
}

function listsDeposits({ headers: [header], dates }: TableKind, lines: readonly TokenLine[]): boolean {
  if (!header || dates.length === 0 || header.cells.some(({ role }) => role === 'debit' || role === 'credit')) return false;
  const pieces = lines.slice(header.first, header.last + 1).flatMap((line) => piecesOf(lettered(line)));
  const says = (words: RegExp) => (column: { x0: number; x1: number }): boolean => pieces.some((piece) => overlap(extent(piece), column) > 0 && words.test(squash(piece.map(({ text }) => text).join(''))));
  return dates.some(says(MATURITY)) && dates.every((column) => says(MATURITY)(column) || says(BEGUN)(column));
}
