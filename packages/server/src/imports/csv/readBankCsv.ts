// A bank's CSV as it comes: recognised without asking where the file tells, with doubts and a mapping where it does not.
import { currencyDecimals } from '@tieout/sdk/contract';
import { allColumns } from '../../exports/columns.js';
import { DocumentError } from '../../extraction/model.js';
import type { AccountType, ExtractedDocument, Finding } from '../../extraction/model.js';
import { dateIn, excelDate, readDateParts } from '../dates.js';
import { finding, importedDocument } from '../importedDocument.js';
import { besideColumns, takeFees } from './besideColumns.js';
import type { BesideColumns } from './besideColumns.js';
import { assignColumns, columnFacts, columnsDateOrder, columnsDecimalMark, findHeader, headerKey, rolesIn } from './csvMapping.js';
import type { ColumnFacts, CsvDoubt, CsvMapping } from './csvMapping.js';
import { readMoney, settleSigns, signReading } from './csvSigns.js';
import { openingWords, plainWords, roleOfHeading, summaryKind } from './headings.js';
import type { CsvRole } from './headings.js';
import { readAmount } from '../amounts.js';
import { accountAbove, accountsOf, currencyAbove, summaryFacts } from './csvAccounts.js';
import type { CsvRow, SummaryRow } from './csvAccounts.js';
import { currencyOfColumns, moneyByBalances } from './moneyColumns.js';
import { detectDelimiter, parseRecords } from './records.js';
import type { CsvRecord } from './records.js';

export interface BankCsvOptions {
  /** From the mapping dialog, or remembered for this header: wins over recognition, in part or in whole. */
  mapping?: Partial<CsvMapping>;
  type?: AccountType;
  currency?: string;
}

export interface BankCsv {
  document: ExtractedDocument;
  mapping: CsvMapping;
  /** Empty when nothing needs to be asked. */
  doubts: CsvDoubt[];
  /** The same for every file with this heading; null without a heading. */
  headerKey: string | null;
  headings: string[];
  /** First records after the heading, for the dialog's preview. */
  preview: string[][];
}

export function readBankCsv(text: string, options: BankCsvOptions = {}): BankCsv {
  const delimiter = options.mapping?.delimiter ?? detectDelimiter(text);
  const records = parseRecords(text.replace(/^\ufeff?sep=.\r?\n/i, ''), delimiter);
  if (records.length === 0) throw new DocumentError('empty', 'The CSV file holds no row.');
  const doubts: CsvDoubt[] = [];
  const mapping = completeMapping(records, { ...options.mapping, delimiter }, doubts);
  const header = mapping.headerRow === null ? null : records[mapping.headerRow]!;
  const body = records.slice(mapping.headerRow === null ? 0 : mapping.headerRow + 1);
  const findings: Finding[] = [];
  const preamble = records.slice(0, mapping.headerRow ?? 0).map(({ cells }) => cells);
  // What a person says wins; decimals hang on it, so it must be known before an amount is read.
  const currency = options.currency ?? currencyAbove(preamble) ?? currencyOfColumns(header, body, mapping.columns);
  const { rows, summaries, fees } = readRows(header ? body.map((record) => joinTornText(record, header, mapping)) : body, mapping, { currency, beside: besideColumns(header, mapping.columns), findings });
  if (rows.length === 0 && summaries.length === 0) {
    throw new DocumentError('notSupported', 'No row of the CSV file has a date and an amount. Choose its columns by hand, or check that it is a list of transactions.');
  }
  takeFees(rows, fees);
  const settled = settleSigns(rows, mapping.columns.amount !== undefined, options.mapping?.isInverted === undefined ? doubts : []);
  const isInverted = options.mapping?.isInverted ?? settled.isInverted;
  rows.forEach((row, index) => {
    row.amountMinor *= options.mapping?.isInverted === undefined ? settled.signs[index]! : isInverted ? -1 : 1;
    if (row.amountMinor === 0) row.amountMinor = 0;
  });
  const facts = summaryFacts(summaries, preamble, mapping.decimalMark, currency);
  const isCard = isInverted || header?.cells.some((cell) => /^card ?(member|no|number)\b/.test(plainWords(cell)));
  for (const doubt of doubts) findings.push(finding(`import.${doubt.code}`, doubt.message));
  return {
    document: importedDocument(accountsOf(rows, facts, options.type ?? (isCard ? 'card' : 'bank')).map((account) => ({ ...account, isOwn: isOwnHeading(header) })), findings),
    mapping: { ...mapping, isInverted },
    doubts,
    headerKey: headerKey(records, mapping.headerRow),
    headings: header?.cells ?? [],
    preview: body.slice(0, 10).map(({ cells }) => cells),
  };
}

/** The heading of our own csv: a file of ours comes back. */
function isOwnHeading(header: CsvRecord | null): boolean {
  const own = allColumns().map(({ heading }) => heading);
  return header !== null && header.cells.length === own.length && own.every((heading, index) => heading === header.cells[index]);
}

function completeMapping(records: readonly CsvRecord[], given: Partial<CsvMapping> & Pick<CsvMapping, 'delimiter'>, doubts: CsvDoubt[]): CsvMapping {
  const headerRow = given.headerRow === undefined ? findHeader(records) : given.headerRow;
  const body = records.slice(headerRow === null ? 0 : headerRow + 1);
  if (body.length === 0) throw new DocumentError('empty', 'The CSV file has a heading but no row below it.', { delimiter: given.delimiter });
  const width = Math.max(...body.map(({ cells }) => cells.length), 0);
  // Footers and totals have no date, torn texts move the cells behind them: they must not spoil what is known of the columns.
  const wide = headerRow === null ? width : records[headerRow]!.cells.length;
  const dated = body.filter(({ cells }) => cells.some((cell) => readDateParts(cell)) && cells.slice(wide).every((cell) => cell === ''));
  const facts = columnFacts(dated.length > 0 ? dated : body, width);
  const found = assignColumns(headerRow === null ? null : records[headerRow]!, facts);
  const columns = given.columns ?? withMoneyColumns(found.columns, headerRow === null ? null : records[headerRow]!, dated, facts, given.decimalMark);
  const descriptionColumns = given.descriptionColumns ?? found.descriptionColumns;
  const { date, amount, debit, credit } = columns;
  if (date === undefined || (amount === undefined && debit === undefined && credit === undefined)) {
    throw new DocumentError('notSupported', `The CSV file has no column that can be told to be the ${date === undefined ? 'date' : 'amount'}. Choose it by hand.`, { delimiter: given.delimiter });
  }
  if (!given.columns && (headerRow === null || rolesIn(records[headerRow]!) < 2)) {
    const why = headerRow === null ? 'The file has no heading' : 'The headings are not known';
    doubts.push({ code: 'columns', message: `${why}, so the columns were told by what they hold. Check them.` });
  }
  const decimalMark = given.decimalMark ?? columnsDecimalMark(facts, columns);
  const dateOrder = given.dateOrder ?? columnsDateOrder(body.map(({ cells }) => cells[date] ?? '').filter(Boolean), { delimiter: given.delimiter, decimalMark }, doubts);
  return { delimiter: given.delimiter, headerRow, columns, descriptionColumns, dateOrder, decimalMark, isInverted: given.isInverted ?? false };
}

/** No heading told which columns are the money: those whose steps agree, where there are any. */
function withMoneyColumns(columns: CsvMapping['columns'], header: CsvRecord | null, rows: readonly CsvRecord[], facts: readonly ColumnFacts[], mark: CsvMapping['decimalMark'] | undefined): CsvMapping['columns'] {
  const { amount, debit, credit, balance: _balance, ...others } = columns;
  const isHeaded = [amount, debit, credit].some((column) => column !== undefined && /^(amount|debit|credit)$/.test(roleOfHeading(header?.cells[column] ?? '') ?? ''));
  const found = isHeaded ? null : moneyByBalances(rows, facts, (column) => Object.values(others).includes(column), mark);
  return found ? { ...others, ...found } : columns;
}

/** A comma in a text that was not quoted tears it in two and moves what follows. */
function joinTornText(record: CsvRecord, header: CsvRecord, mapping: CsvMapping): CsvRecord {
  const extra = record.cells.length - header.cells.length;
  const [column] = mapping.descriptionColumns;
  if (extra <= 0 || column === undefined || record.cells.slice(-extra).every((cell) => cell === '')) return record;
  const isMoney = (cells: readonly string[]): boolean => (['amount', 'debit', 'credit', 'balance'] as const).every((role) => {
    const cell = cellOf(cells, mapping, role);
    return cell === '' || readAmount(cell, 6, mapping.decimalMark) !== null;
  });
  const cells = [...record.cells.slice(0, column), record.cells.slice(column, column + extra + 1).join(`${mapping.delimiter} `), ...record.cells.slice(column + extra + 1)];
  return !isMoney(record.cells) && isMoney(cells) ? { ...record, cells } : record;
}

interface RowsOfFile {
  rows: CsvRow[];
  summaries: SummaryRow[];
  /** Beside each row. */
  fees: number[];
}

function readRows(body: readonly CsvRecord[], mapping: CsvMapping, { currency: fileCurrency, beside, findings }: { currency: string | null; beside: BesideColumns; findings: Finding[] }): RowsOfFile {
  const rows: CsvRow[] = [];
  const fees: number[] = [];
  const summaries: SummaryRow[] = [];
  const reading = signReading(body, mapping);
  // A file may hold several accounts one below the other, each under its own number.
  let section: string | null = null;
  for (const { line, cells } of body) {
    const cell = (role: Exclude<CsvRole, 'description'>): string => cellOf(cells, mapping, role);
    const description = mapping.descriptionColumns.map((column) => cells[column] ?? '').filter(Boolean).join(' ');
    const currency = /^[A-Z]{3}$/i.test(cell('currency')) ? cell('currency').toUpperCase() : fileCurrency;
    const decimals = currencyDecimals(currency);
    const money = readMoney({ amount: cell('amount'), debit: cell('debit'), credit: cell('credit'), direction: cell('direction') }, decimals, mapping, reading);
    const date = readDate(cell('date'), mapping);
    const inOtherCell = (): SummaryRow['kind'] | null => (date && money ? null : (cells.map(summaryKind).find(Boolean) ?? null));
    const balance = readAmount(cell('balance'), decimals, mapping.decimalMark)?.minor ?? null;
    const isOpening = !money && balance !== null && openingWords.test(plainWords(description));
    const kind = isOpening ? 'start' : (summaryKind(description || cell('payee')) ?? inOtherCell());
    if (kind) {
      summaries.push({ kind, cells, minor: money?.minor ?? null, balanceMinor: balance, label: description });
      continue;
    }
    if (!date && !money) section = accountAbove([cells]) ?? section;
    if (!date || !money) {
      if (money || date) findings.push(finding('import.skippedLine', `Line ${line} has ${date ? 'no amount' : 'no date'} ("${cells.filter(Boolean).join(' ').slice(0, 80)}"), so it was left out. Check it.`));
      continue;
    }
    const payee = (money.minor > 0 && beside.payer !== null && cells[beside.payer]) || cell('payee');
    fees.push((beside.fee === null ? null : readAmount(cells[beside.fee] ?? '', decimals, mapping.decimalMark))?.minor ?? 0);
    rows.push({
      date,
      date2: readDate(cell('date2'), mapping),
      description: description || payee,
      payee: (description && payee) || null,
      amountMinor: money.minor,
      isDirected: money.isDirected,
      balanceMinor: balance,
      checkNumber: cell('checkNumber').replace(/^-+$/, '') || null,
      refNumber: cell('refNumber').replace(/^'(.*)'$|^-+$/, '$1') || null,
      account: cell('account') || section,
      currency,
    });
  }
  return { rows, summaries, fees };
}

function cellOf(cells: readonly string[], mapping: CsvMapping, role: Exclude<CsvRole, 'description'>): string {
  const column = mapping.columns[role];
  return column === undefined ? '' : (cells[column] ?? '');
}

function readDate(text: string, { dateOrder }: CsvMapping): string | null {
  if (text === '') return null;
  const parts = readDateParts(text);
  if (!parts) return excelDate(Number(text));
  return dateIn(parts.order ?? dateOrder, parts);
}
