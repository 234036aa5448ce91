// What the lines of the tables turn out to be, in reading order: transactions, printed balances, totals, section titles.
import type { AmountToken } from '../tokens/amounts.js';
import type { DateToken } from '../tokens/dates.js';
import type { LabelKind } from '../vocabulary/labels.js';

/** A transaction as printed: which lines, which figure in which column. Signs and roles are not decided here. */
export interface RawRow {
  type: 'row';
  kind: number;
  /** Indexes into the token lines, in reading order. */
  lines: number[];
  /** One per amount column of the table kind. */
  cells: (AmountToken | null)[];
  /** All that its columns hold, where some of it is of another row or account, or no figure of a row: none of it is text. */
  held?: (AmountToken | null)[];
  /** Line index of each cell, for its page. */
  cellLines: number[];
  /** Dates that stand in the date columns of this row. */
  dates: DateToken[];
  dateLines: number[];
  /** The date came from an earlier row or a date heading. */
  isDateCarried: boolean;
  /** It came from a row of another section, so this row prints no day at all. */
  isDateForeign?: true;
  /** Another day with its text stands above, and no figures came for it: one of the two days may be that of both. */
  isBehindOpen?: true;
  /** The rows of its day could not be told from those of its neighbours. */
  isDayUnsure?: true;
  /** Section sign in force, 0 when none. */
  sectionSign: -1 | 0 | 1;
  section: string | null;
  /** Under a title such as "Daily balances" or "Pending": no transaction. */
  isAside: boolean;
  /** The words of its first line, squashed: lines that say the same again and again may be sums. */
  words: string;
  /** Some words stand beside the figures and dates. */
  hasText: boolean;
  /** A line that says the same in every row, -1 for none: labels, no description. */
  quietLine: number;
  /** What stands in the column of fees beside another row's amount. */
  isFee?: true;
  /** The last line of its table, with words and one figure: a balance, where that stands in the column of balances. */
  mayBeBalance?: boolean;
}

/** A balance printed between rows, or at their start or end. */
export interface Checkpoint {
  type: 'checkpoint';
  kind: number;
  label: 'opening' | 'closing' | 'carriedForward' | 'broughtForward' | 'balance';
  text: string;
  line: number;
  amount: AmountToken;
  date: DateToken | null;
  /** Column it stands in, -1 outside. */
  column: number;
  /** Told by its place, not by its words. */
  isUnnamed?: boolean;
  /** Its label says nothing that is known: a balance only where the equation holds with it. */
  isUnlabelled?: true;
  /** Stands beside the sums of both sides. */
  isOfTotals?: boolean;
  /** By column, where several of them hold balances. */
  beside?: (AmountToken | null)[];
  /** Heads the rows of a day: what that day ended with, whichever way time runs. */
  isDayHead?: boolean;
}

export interface TotalLine {
  type: 'total';
  kind: number;
  label: LabelKind;
  text: string;
  line: number;
  cells: (AmountToken | null)[];
  amounts: AmountToken[];
  /** Beside the sum of debits: that of fees, each of which is a row of its own. */
  fees?: AmountToken;
  /** One line of several under the label: it may be a part of what the label names. */
  isPart?: boolean;
}

export interface TextLine {
  type: 'text';
  kind: number;
  line: number;
  /** Figures or days that it is known for: no text of a row. */
  isApart?: true;
}

export type StreamItem = RawRow | Checkpoint | TotalLine | TextLine;
