// "Transfer to …   Failed   -344.66   2,170.32": orders that came to nothing, in a list of all. Their balances are those of the rows before them.
import type { RawRow } from '../rows/stream.js';
import type { Moment } from './solveLedger.js';

/** Of words that say so, in letters. */
const SHORTEST = 4;
const CAME_TO_NOTHING = /fail|declin|reject|cancel|unsuccess|revers|abgelehnt|fehlgeschl|storniert|refus|echou|echec|annul|rechaz|fallid|recusad|falhou|cancelad|rifiutat|annullat|geweigerd|mislukt|odrzucon|zamitnut|avvis|misslyck|hylat|reddedil|iptal|отклон|неусп|отмен|відхил/;

/** Rows beside which the balance stays what it was, where they all say what no other row says; one by itself says it in words that are known. */
export function unmovedRows(moments: readonly Moment[], isDescending: boolean): Set<RawRow> {
  const solved = moments.flatMap((moment) => moment.solved ?? []);
  const timed = isDescending ? [...solved].reverse() : solved;
  const unmoved = timed.filter(({ balance, amount }, at) => at > 0 && amount !== 0 && balance !== null && balance === timed[at - 1]!.balance).map(({ row }) => row);
  const others = solved.flatMap(({ row }) => (unmoved.includes(row) ? [] : [row.words]));
  const isSaid = unmoved.length > 1 ? saysAlone(unmoved.map(({ words }) => words), others) : unmoved.every(({ words }) => CAME_TO_NOTHING.test(words)) && !others.some((words) => CAME_TO_NOTHING.test(words));
  return new Set(unmoved.length > 0 && 2 * unmoved.length < solved.length && isSaid ? unmoved : []);
}

/** Says of an order that it came to nothing. */
export function cameToNothing(words: string): boolean {
  return CAME_TO_NOTHING.test(words);
}

/** They begin or end with words that no other row has. */
function saysAlone(texts: readonly string[], others: readonly string[]): boolean {
  const reversed = texts.map((text) => [...text].reverse().join(''));
  const [start, end] = [commonStart(texts), [...commonStart(reversed)].reverse().join('')];
  return [start, end].some((words) => words.length >= SHORTEST && !others.some((text) => text.includes(words)));
}

function commonStart([first = '', ...texts]: readonly string[]): string {
  const length = [...first].findIndex((letter, at) => texts.some((text) => text[at] !== letter));
  return length < 0 ? first : first.slice(0, length);
}
