// The figures that tell how the document prints its own money.
import type { AmountToken } from '../tokens/amounts.js';
import type { PrintedNumber } from '../tokens/numbers.js';
import { isInDate } from '../tokens/settleAmbiguous.js';
import type { TokenLine } from '../tokens/tokenize.js';
import { findHeaders, type TableHeader } from './headers.js';
import { overlap } from './pieces.js';

interface PlacedFigure {
  token: AmountToken;
  page: number;
}

/** Those printed as money; under headings of a table, where there are none in the whole document, whole numbers. */
export function figuresOfForm(lines: readonly TokenLine[]): PrintedNumber[] {
  const all = lines.flatMap((line) => line.amounts.filter((token) => !isInDate(token, line)).map((token): PlacedFigure => ({ token, page: line.line.page })));
  const money = all.filter(({ token }) => token.isMoney);
  const figures = money.length > 0 || findHeaders(lines).length === 0 ? withoutForeign(money, lines) : all;
  return figures.map(({ token }) => token.number);
}

/** Fewer whole figures are no rule. */
const FEWEST = 5;

/** "1,234" yen, with what a few purchases cost abroad beside them, "USD 6.54": those decimals are of another currency, where all others have none. */
function withoutForeign(money: readonly PlacedFigure[], lines: readonly TokenLine[]): readonly PlacedFigure[] {
  const hasDecimals = ({ token: { number } }: PlacedFigure): boolean => number.mark === '.' || number.mark === ',';
  const whole = money.filter((figure) => !hasDecimals(figure));
  if (whole.length === money.length || whole.length < Math.max(FEWEST, 0.5 * money.length)) return money;
  const headers = findHeaders(lines);
  return money.every((figure) => !hasDecimals(figure) || isForeign(figure, headers)) ? whole : money;
}

/** Under a heading that says so, or with a code. */
function isForeign({ token, page }: PlacedFigure, headers: readonly TableHeader[]): boolean {
  if (token.currency && /[a-z]{3}/i.test(token.text)) return true;
  return headers.some((header) => header.page === page && header.cells.some((cell) => cell.role === 'foreign' && overlap(token, cell) > 0));
}
