// What every format module implements.
import type { PreparedAccount, PreparedStatement } from './prepare.js';

export interface WriterContext<Options> {
  /** The name of the file without its ending. */
  name: string;
  statements: readonly PreparedStatement[];
  /** The accounts that go into this file: all of them, or one. */
  accounts: readonly PreparedAccount[];
  /** The export has one account in all: what the user says of the account is meant for it. */
  isSingleAccount: boolean;
  options: Options;
  /** YYYY-MM-DD for formats that want a time of creation: the last statement's end date, or what the caller injects. */
  createdOn: string;
  /** Every period in this file is proved. */
  isReconciled: boolean;
}

export interface Writer<Options> {
  write(context: WriterContext<Options>): AsyncIterable<Uint8Array>;
  /** all: accounts together; account: one file each unless separateFilesForAccounts is off; document: one file each. */
  filePer: 'all' | 'account' | 'document';
  /** The format cannot hold a row without a date. */
  needsDates: boolean;
  /** The file itself says whether it is proved; other formats say it in the file name. */
  saysWhetherProved: boolean;
  /** More rows than the reading program takes go to further files. */
  maxRows?: number;
  /** Can write documents without statement rows (automatic mode). */
  takesGeneric?: boolean;
  /** A document without any row is worth a file: that there is none is an answer too. */
  takesEmptyStatements?: boolean;
}
