// Two letters in a narrow column, one or the other on every row: the two sides, in whatever language. Which is which, arithmetic says where
// neither the letters are known nor the alphabet of the page tells.
import { currencyOf } from '../tokens/currencies.js';
import { foldText } from '../tokens/plainText.js';
import { sidesOfLanguage, sidesOfPair } from '../tokens/sideLetters.js';
import type { TokenLine } from '../tokens/tokenize.js';
import { signOfWord } from '../vocabulary/signWords.js';
import type { RawRow } from './stream.js';

const FEWEST = 3;
/** Of the rows, at least, that have one of the two letters. */
const NEARLY_ALL = 0.95;
/** In sizes of type: letters of one column. */
const SAME_PLACE = 0.8;
/** In sizes of type: white around a letter that stands by itself. */
const ALONE = 0.5;

/** A letter or two, or an arrow: to one it leads out of the account, to the next it is what goes up. */
const MARK = /^(?:\p{Lu}\p{L}?|[\u2190-\u2193\u2196-\u2199\u21e7\u21e9\u25b2\u25b3\u25bc\u25bd\u2b06\u2b07])$/u;

interface Letter {
  row: RawRow;
  text: string;
  x: number;
}

export interface PairedMarks {
  /** 1 for one of the two letters and -1 for the other. */
  sideOf: (row: RawRow) => -1 | 0 | 1;
  /** 1 is money in. */
  areKnown: boolean;
}

/** null where no column has just two letters. */
export function pairedMarks(rows: readonly RawRow[], lines: readonly TokenLine[]): PairedMarks | null {
  if (rows.length < FEWEST) return null;
  const columns = columnsOf(rows.flatMap((row) => lettersOf(row, lines)), lines[rows[0]!.lines[0]!]!.line.fontSize).filter((column) => isPair(column, rows.length));
  if (columns.length !== 1) return null;
  const byRow = new Map(columns[0]!.map(({ row, text }) => [row, text]));
  const [one, other] = [...new Set(byRow.values())] as [string, string];
  const meaning = (letter: string): number => sidesOfPair(one, other)?.[letter] ?? (signOfWord(foldText(letter)) || (sidesOfLanguage(lines)?.[letter] ?? 0));
  const areKnown = meaning(one) !== 0 && meaning(one) === -meaning(other);
  const first = areKnown && meaning(one) < 0 ? -1 : 1;
  return { sideOf: (row) => (byRow.has(row) ? (byRow.get(row) === one ? first : (-first as -1 | 1)) : 0), areKnown };
}

function isPair(column: readonly Letter[], rows: number): boolean {
  return new Set(column.map(({ text }) => text)).size === 2 && new Set(column.map(({ row }) => row)).size >= NEARLY_ALL * rows;
}

function lettersOf(row: RawRow, lines: readonly TokenLine[]): Letter[] {
  return [...new Set(row.cellLines.filter((line) => line >= 0))].flatMap((index) => {
    const { words, fontSize } = lines[index]!.line;
    return words.flatMap(({ text, box }, at) => {
      const [before, after] = [words[at - 1], words[at + 1]];
      const isAlone = (!before || box[0] - before.box[2] > ALONE * fontSize || /\d$/.test(before.text)) && (!after || after.box[0] - box[2] > ALONE * fontSize);
      return MARK.test(text) && isAlone && currencyOf(foldText(text)) === undefined ? [{ row, text, x: (box[0] + box[2]) / 2 }] : [];
    });
  });
}

/** Letters at one place. */
function columnsOf(letters: readonly Letter[], em: number): Letter[][] {
  const columns: Letter[][] = [];
  for (const letter of [...letters].sort((a, b) => a.x - b.x)) {
    const column = columns.at(-1);
    if (column && letter.x - column[0]!.x <= SAME_PLACE * em) column.push(letter);
    else columns.push([letter]);
  }
  return columns;
}
