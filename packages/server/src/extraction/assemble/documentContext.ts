// What every later stage needs to know about the document as a whole.
import type { OpenQuestion } from '../../reconciliation/proof.js';
import type { TableLayout } from '../columns/tables.js';
import type { RawRow } from '../rows/stream.js';
import type { DateFrame, YearAnchor } from '../tokens/dateOrder.js';
import type { NumberForm } from '../tokens/numbers.js';
import type { TokenLine } from '../tokens/tokenize.js';
import type { OrderedDates } from './rowDates.js';
import type { StatementDay } from './statementDays.js';

export interface DocumentContext {
  lines: readonly TokenLine[];
  /** For each line: 1 when it is part of a row. */
  isRow: Uint8Array;
  layout: TableLayout;
  form: NumberForm;
  decimals: number;
  currency: string | null;
  frame: DateFrame;
  orderedDates: OrderedDates;
  anchor: YearAnchor | null;
  /** Of several statements in the file. */
  statementDays: readonly StatementDay[];
  signWordOf: (row: RawRow) => -1 | 0 | 1;
  signMarkOf: (row: RawRow) => -1 | 0 | 1;
  /** Every row under the same headings, whatever its account. */
  rowsOfKind: (kind: number) => readonly RawRow[];
  /** What keeps every badge of the document back. */
  questions: readonly OpenQuestion[];
  originOf: (page: number) => 'printed' | 'ocr';
}
