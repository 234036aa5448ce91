// The data that flows between the stages of the engine, and what it returns. No I/O, no Koa, no database.
import type { Box, Proof, Sourced } from '../reconciliation/proof.js';
import type { ReadInvoice } from './invoices/invoiceModel.js';

export type { Box, Source, Sourced } from '../reconciliation/proof.js';

/** A run of characters as one word on the page. Coordinates as in Box: points, origin top-left, page upright (rotation applied). */
export interface Word {
  text: string;
  box: Box;
  /** Font size in points as drawn (after the text matrix). */
  fontSize: number;
  fontName?: string;
  bold?: boolean;
  /** Degrees counter-clockwise of the baseline against the upright page; 0 for normal text. Watermarks are often 30 to 60. */
  angle: number;
  /** Baseline y, which is steadier than the box for building lines. */
  baseline: number;
  /** Painted in no visible way (render mode 3, white on white, clipped, zero size). */
  hidden?: boolean;
  /** RGB 0xRRGGBB of the fill. */
  color?: number;
  /** 0 to 1; present for OCR only. */
  confidence?: number;
  /** Other readings of the same pixels, best first; OCR only. */
  alternatives?: string[];
  /** x of the left edge of each character, same length as text; lets a later stage split a word that holds a figure. Words without one have none. */
  charX?: number[];
}

/** A straight line, a filled rectangle thin enough to be one, or the upper or lower edge of a shaded band or cell; evidence for tables. */
export interface Rule {
  box: Box;
  orientation: 'horizontal' | 'vertical';
  /** Edge of something shaded: what is beside it may be parted, or not shaded. */
  isEdge?: true;
}

export interface PageModel {
  /** From 1. */
  number: number;
  /** Points, after rotation. */
  width: number;
  height: number;
  /** Clockwise degrees that were applied to bring the page upright (the PDF's own /Rotate plus any found by OCR). */
  rotation: 0 | 90 | 180 | 270;
  /** Clockwise degrees of `rotation` that are not the document's own: the page is shown without them. */
  turn?: 0 | 90 | 180 | 270;
  origin: 'text' | 'ocr';
  words: Word[];
  rules: Rule[];
  /** Share of the page covered by images, 0 to 1. */
  imageCoverage: number;
  /**
   * Degrees counter-clockwise by which the lines of print rose, nearly always of a scan. Words, and rules of scans, stand in the straightened page;
   * readers/skewedBox.ts puts a box back onto the page as it is.
   */
  skew?: number;
  /** How the picture of the page was seen from the side; that was taken out before anything else, and `turn` and `skew` are of the page without it. */
  perspective?: PagePerspective;
  /** Recognition was given up: only what the text layer holds, if anything, is known of this page. */
  isUnread?: boolean;
  /** Facts kept for later fraud signals. */
  signals?: PageSignals;
}

/** Lines and columns of a page seen from the side draw together; places are counted from the middle of the picture, edges are at 1 and -1. */
export interface PagePerspective {
  /** Of the line through the middle, downwards to the right, and how much more a line at the lower edge has. */
  slope: number;
  spread: number;
  /** Of the column through the middle, to the right downwards, and how much more one at the right edge has. */
  lean: number;
  taper: number;
}

export interface PageSignals {
  fonts: string[];
  overlappingText: number;
  hiddenWords: number;
}

export interface DocumentModel {
  pages: PageModel[];
  /** PDF info dictionary as far as present. */
  producer?: string;
  creator?: string;
  creationDate?: string;
  modificationDate?: string;
  /** Incremental saves found in the file (number of %%EOF), 1 for an untouched PDF. */
  revisions?: number;
  encrypted: boolean;
}

export type AccountType = 'bank' | 'card';

/** One transaction. Amounts: integer minor units, money in positive and money out negative as the account's holder sees it. */
export interface StatementRow {
  date: Sourced<string> | null;
  /** The other date of the row (transaction or value date) when two are printed; `date` is the posting date. */
  date2: Sourced<string> | null;
  /** Lines as printed, joined with "\n". */
  description: Sourced<string>;
  /** The description cleaned of dates, numbers and codes. */
  payee: string | null;
  amount: Sourced<number>;
  /** Running balance printed on this row. */
  balance: Sourced<number> | null;
  checkNumber: string | null;
  refNumber: string | null;
  /** From 1: the page of the row's first line. */
  page: number;
  /** The whole row on that page. */
  box: Box;
  /** Currency of the row when it differs from the account's (ISO 4217). */
  currency?: string;
  status: 'reconciled' | 'unknown' | 'error';
}

/**
 * What a statement prints of itself, and the bill of a card of its parts. Figures: minor units, without sign. What is not printed is absent;
 * the balance of the previous bill is the period's start balance.
 */
export interface PrintedFacts {
  statementNumber?: Sourced<string>;
  payments?: Sourced<number>;
  purchases?: Sourced<number>;
  fees?: Sourced<number>;
  interest?: Sourced<number>;
  minimumPayment?: Sourced<number>;
  /** Day by which a bill is to be paid. */
  dueDate?: Sourced<string>;
}

export interface StatementPeriod {
  startDate: Sourced<string> | null;
  endDate: Sourced<string> | null;
  startBalance: Sourced<number> | null;
  endBalance: Sourced<number> | null;
  facts: PrintedFacts;
  rows: StatementRow[];
  proof: Proof;
  /** proof.status === 'reconciled'; kept beside it because everyone asks. */
  isReconciled: boolean;
}

export interface StatementAccount {
  number: string | null;
  name: string | null;
  type: AccountType;
  /** ISO 4217, null when nothing on the page tells. */
  currency: string | null;
  /** Decimals of the currency: 2 for most, 0 for JPY, 3 for KWD. */
  decimals: number;
  institution: string | null;
  holder: string | null;
  periods: StatementPeriod[];
}

/** Something the reviewer should know, at its place. */
export interface Finding {
  code: string;
  /** Says what is wrong, where, and what to do next. */
  message: string;
  page: number | null;
  box: Box | null;
}

/** Words of one page in columns, for documents without statement rows (automatic mode). */
export interface GenericRow {
  page: number;
  box: Box;
  cells: string[];
}

export interface ExtractedDocument {
  /** generic: no statement rows were found; `generic` holds every word in columns. */
  kind: 'statement' | 'generic';
  engineVersion: string;
  pages: {
    number: number; width: number; height: number; rotation: number; origin: 'text' | 'ocr';
    /** Clockwise degrees that bring the page, as its file has it, upright; absent where it stands upright. */
    turn?: 90 | 180 | 270;
  }[];
  currency: string | null;
  accounts: StatementAccount[];
  generic: GenericRow[];
  /** `generic` holds the fields of a form: name and value. */
  isForm?: boolean;
  /** What was read as an invoice or receipt. */
  invoices?: ReadInvoice[];
  /** Why a generic document is generic: noTransactions, unsupported, lowQuality. */
  genericReason: 'noTransactions' | 'unsupported' | 'lowQuality' | null;
  findings: Finding[];
  metadata: Pick<DocumentModel, 'producer' | 'creator' | 'creationDate' | 'modificationDate' | 'revisions' | 'encrypted'>;
}

export interface ExtractOptions {
  password?: string;
  /** Pages beyond this are not read and a finding says so. */
  maxPages: number;
  /** Tesseract languages that may be used, e.g. ['eng']. */
  languages: string[];
  /** Not as a statement: every word in columns, the fields of a form with their values, or invoices and receipts. */
  reading?: 'columns' | 'form' | 'invoice';
  /** Keep the page's own orientation. */
  disableAutoRotation?: boolean;
  /** Recognition of one page ends after this many milliseconds and the page is reported as unread. @default 180000 */
  pageTimeoutMs?: number;
}

/** One page is read again, finer than before. */
export interface SecondLook {
  /** From 1. */
  page: number;
  /** From 0: each is another way to read it. */
  attempt: number;
}

export interface ExtractProgress {
  stage: 'reading' | 'recognizing' | 'understanding';
  /** Pages done in this stage. */
  page: number;
  pages: number;
  /** What the pages read so far hold, now and then. */
  rows?: RowsSoFar;
  /** Once, when all are read: the words of those that were read from their pixels. */
  recognized?: ShownPage[];
}

export interface ShownWord {
  text: string;
  /** Points of the shown page, origin top-left. */
  box: Box;
  /** Number of its line on the page, from the top. */
  line: number;
}

/** The words of a page on the page as its file shows it. */
export interface ShownPage {
  /** From 1. */
  number: number;
  width: number;
  height: number;
  origin: 'text' | 'ocr';
  /** Clockwise degrees that bring its lines upright, where they are not; as recognised. */
  turn?: 90 | 180 | 270;
  words: ShownWord[];
}

/** Provisional: the whole document may say otherwise, and nothing of it is proved. */
export interface RowsSoFar {
  /** Pages they come from, from the first. */
  pages: number;
  /** How many rows these pages hold. */
  count: number;
  /** The first of them. */
  rows: { page: number; date: string | null; description: string; amountMinor: number; decimals: number; currency: string | null }[];
}

/** What a caller can do about a document that cannot be read; each has its own message. */
export type DocumentProblem =
  | 'empty'
  | 'notSupported'
  | 'damaged'
  | 'noPages'
  | 'tooManyPages'
  | 'passwordRequired'
  | 'passwordWrong'
  | 'imageTooLarge';

/** Thrown for a document that cannot be read; the server maps the problem to the contract's error. */
export class DocumentError extends Error {
  constructor(
    readonly problem: DocumentProblem,
    message: string,
    readonly data: Record<string, unknown> = {},
  ) {
    super(message);
    this.name = 'DocumentError';
  }
}
export type { Proof } from '../reconciliation/proof.js';
