// "12. listopada 2025.", "3. lip 2025": names of months that Croatian gives to the month before that of Polish and Czech. Told by what else the document says.
import { foldText } from './plainText.js';
import type { TokenLine } from './tokenize.js';

const SHARED = /(?<!\p{L})(?:listopada?|lis|lip|srp)(?!\p{L})/u;
/** Words, names of months and numbers of accounts that are Croatian only. */
const CROATIAN = /(?<!\p{L})(?:sijecnja|sijecanj|veljace|veljaca|ozujka|ozujak|travnja|travanj|svibnja|svibanj|lipnja|lipanj|srpnja|srpanj|kolovoza|kolovoz|rujna|rujan|studenoga?|prosinca|izvadak|izvatka|racunu?|iznos|stanje|hrvatska|hrvatski|zagreb|oib|hr\d{2})(?!\p{L})/u;
/** Letters and words of the others. */
const OTHERS = /[ąęłńśźżěřů]|(?<!\p{L})(?:pln|czk|kc|rachun\p{L}*|kwota|ucet|uctu|castka|zustatek)(?!\p{L})/u;

export function withCroatianMonths(lines: readonly TokenLine[]): TokenLine[] {
  if (!lines.some(({ dates }) => dates.some(isShared))) return [...lines];
  // A shop of the other country may be paid now and then.
  const countOf = (words: RegExp): number => lines.filter(({ text }) => words.test(foldText(text)) || words.test(text.toLowerCase())).length;
  if (countOf(CROATIAN) <= countOf(OTHERS)) return [...lines];
  return lines.map((line) => (line.dates.some(isShared) ? { ...line, dates: line.dates.map((date) => (isShared(date) ? { ...date, b: date.b - 1 } : date)) } : line));
}

function isShared({ order, text }: TokenLine['dates'][number]): boolean {
  return order === 'fixed' && SHARED.test(foldText(text));
}
