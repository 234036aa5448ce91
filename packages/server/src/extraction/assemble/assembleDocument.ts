// Ledgers -> accounts with periods, findings, and the automatic mode for documents without statement rows.
import { accountKey, hasRows, isSamePeriod, isUnmoved, rowsOf, type Ledger } from '../accounts/ledgers.js';
import { joinSpreadCards, joinSubCards } from '../accounts/subCards.js';
import type { TableLayout } from '../columns/tables.js';
import { currencyBeside, currencyInHeadings, currencyLabelled, findCurrency } from '../facts/currency.js';
import { readHeaderFacts, type HeaderFacts } from '../facts/header.js';
import { closingDay, readPrintedFacts } from '../facts/printedFacts.js';
import type { PeriodMark } from '../facts/identity.js';
import { ENGINE_VERSION } from '../engineVersion.js';
import type { DocumentModel, ExtractedDocument, Finding, GenericRow, StatementAccount, StatementPeriod } from '../model.js';
import { payeesOf } from '../payee/payees.js';
import { makeSignWordReader } from '../rows/signWords.js';
import type { StreamItem } from '../rows/stream.js';
import { decimalsOf, isCurrencyCode } from '../tokens/currencies.js';
import type { NumberForm } from '../tokens/numbers.js';
import type { TokenLine } from '../tokens/tokenize.js';
import { balanceValue } from '../interpretation/signRules.js';
import { magnitude, printedValue } from '../interpretation/values.js';
import { dayOfIso, isoDay, resolveIsoDay } from '../tokens/dateOrder.js';
import type { AmountToken } from '../tokens/amounts.js';
import type { DateToken } from '../tokens/dates.js';
import type { Checkpoint } from '../rows/stream.js';
import { isCardLedger } from './cardLedgers.js';
import { assemblePeriod, judgeLedger, sourceOf, type JudgedLedger, type LedgerReading, type OverviewFigure } from './assemblePeriod.js';
import { overviewFigure } from './balanceClaims.js';
import { currencyOfEnds } from './currencyOfEnds.js';
import { sumsOfOverview } from './overviewSums.js';
import type { DocumentContext } from './documentContext.js';
import { documentQuestions } from './openQuestions.js';
import { withNamedDays } from './namedDays.js';
import { pagesMissing, partsInterchanged } from './pageOrder.js';
import { frameOf, findOrderedDates, mainDays } from './rowDates.js';
import { rowsOfHeadings } from './rowsOfHeadings.js';
import { statementDays } from './statementDays.js';
import { fallbackAnchor } from './yearAnchors.js';

export interface AssembleInput {
  model: DocumentModel;
  lines: readonly TokenLine[];
  layout: TableLayout;
  form: NumberForm;
  decimals: number;
  isRow: Uint8Array;
  stream: readonly StreamItem[];
  ledgers: readonly Ledger[];
  periods: readonly PeriodMark[];
  cardPhrases: number;
  generic: () => GenericRow[];
}

export function assembleDocument(input: AssembleInput): ExtractedDocument {
  const context = makeContext(input);
  const facts = readHeaderFacts(input.lines, input.isRow, input.layout.isHeading, [...input.ledgers.flatMap(({ account }) => account ?? []), ...input.periods].map(({ line }) => line).filter((line) => line >= 0));
  const first = collectAccounts(input, context, facts);
  const turned = partsInterchanged(first);
  const accounts = turned.length === 0 ? first : collectAccounts(input, { ...context, questions: [...context.questions, ...turned] }, facts);
  const currencies = new Set(accounts.map((account) => account.currency));
  const base = frameDocument(input, currencies.size > 1 ? null : context.currency);
  const rowCount = accounts.reduce((sum, account) => sum + account.periods.reduce((rows, period) => rows + period.rows.length, 0), 0);
  const isStatement = rowCount > 0 || accounts.some((account) => account.periods.some((period) => isEmptyPeriod(period, account)));
  if (!isStatement) return { ...base, kind: 'generic', accounts: [], generic: input.generic(), genericReason: genericReason(input.model), findings: [noRowsFinding(input.model)] };
  nameParties(accounts);
  return { ...base, kind: 'statement', accounts, generic: [], genericReason: null, findings: [...findingsOf(accounts), ...pagesMissing(input.lines)] };
}

/** Over the whole document: what stands in front of many names is no part of one. */
function nameParties(accounts: readonly StatementAccount[]): void {
  const rows = accounts.flatMap(({ periods }) => periods.flatMap((period) => period.rows));
  const payees = payeesOf(rows.map(({ description }) => description.value));
  rows.forEach((row, at) => (row.payee = payees[at]!));
}

/** No transactions, but both balances are printed for a named account or period: a statement nonetheless. */
function isEmptyPeriod(period: StatementPeriod, account: StatementAccount): boolean {
  const isPrinted = (source: { source: { means: string } } | null): boolean => source !== null && source.source.means !== 'inferred';
  return isPrinted(period.startBalance) && isPrinted(period.endBalance) && (account.number !== null || isPrinted(period.startDate));
}

function makeContext(input: AssembleInput): DocumentContext {
  const { code: currency, isMonthFirst } = findCurrency(
    input.lines,
    input.isRow,
    input.stream.flatMap((item) => (item.type === 'row' ? item.cells.filter((cell, column) => cell !== null && input.layout.kinds[item.kind]!.amounts[column]?.heading !== 'foreign') as AmountToken[] : item.type === 'checkpoint' ? [item.amount] : [])),
  );
  const origins = new Map(input.model.pages.map((page) => [page.number, page.origin === 'ocr' ? ('ocr' as const) : ('printed' as const)]));
  const orderedDates = findOrderedDates(input.stream);
  const rowsOfKinds = rowsOfHeadings(input.stream, input.layout.kinds);
  const frame = frameOf(input.stream, input.layout.kinds, input.lines, input.isRow, orderedDates, isMonthFirst, input.periods);
  const days = mainDays(input.stream, input.layout.kinds, orderedDates);
  return {
    lines: input.lines,
    isRow: input.isRow,
    layout: input.layout,
    form: input.form,
    // Whole figures throughout are whole units, whatever the currency could be divided into.
    decimals: input.decimals === 0 && input.stream.some((item) => item.type === 'row') ? 0 : Math.max(input.decimals, decimalsOf(currency) ?? 2),
    currency,
    frame,
    orderedDates,
    anchor: fallbackAnchor({ ...input, days }, frame),
    statementDays: statementDays(input.lines, input.isRow, frame),
    signWordOf: makeSignWordReader(input.lines),
    signMarkOf: makeSignWordReader(input.lines, true),
    rowsOfKind: (kind) => rowsOfKinds.get(kind) ?? [],
    questions: documentQuestions({ ...input, days, frame }),
    originOf: (page) => origins.get(page) ?? 'printed',
  };
}

function collectAccounts(input: AssembleInput, context: DocumentContext, facts: HeaderFacts): StatementAccount[] {
  const accounts = new Map<string, StatementAccount>();
  const readings = readLedgers(input, context);
  const overview = readOverview(readings.map((item) => item.reading), input, context);
  const listed = sumsOfOverview(input, context.decimals);
  const ledgers = readings.map((item) => item.ledger);
  readings.forEach(({ ledger, isCard, reading, alone }, at) => {
    const others = readings.filter((other) => other.ledger !== ledger).map((other) => other.reading);
    const isAlone = others.length === 0 && !overview.has(ledger);
    const proved = (isAlone ? alone : null) ?? assemblePeriod(reading, new Set([...figuresElsewhere(reading, others, context), ...listed]), overview.get(ledger) ?? null, context);
    const period = { ...proved, ...factsOf(proved, isCard, at, ledgers, { ...context, periods: input.periods, currency: currencyOfLedger(ledger, proved, context) }) };
    const key = accountKey(ledger);
    const known = accounts.get(key);
    if (known) known.periods.push(period);
    else accounts.set(key, makeAccount(ledger, isCard, period, context, facts));
  });
  return [...accounts.values()];
}

/** What is printed above the rows of a period, behind those of the one before; below those of the last all that follows. */
function factsOf(period: StatementPeriod, isCard: boolean, at: number, ledgers: readonly Ledger[], context: DocumentContext & { periods: readonly PeriodMark[] }): Pick<StatementPeriod, 'facts' | 'startDate' | 'endDate'> {
  const { startDate, endDate } = period;
  const { lines, isRow, form, decimals, frame } = context;
  const days = [startDate, endDate].flatMap((day) => (day ? [dayOfIso(day.value)] : []));
  const anchor = days.length > 0 ? { from: Math.min(...days), to: Math.max(...days) } : context.anchor;
  const dayOf = (date: DateToken): string | null => resolveIsoDay(date, frame, anchor);
  // Accounts of one table, as in two currencies, share what stands above it.
  const before = ledgers.slice(0, at).findLast((ledger) => lastFigure(ledger) < firstFigure(ledgers[at]!));
  const from = before ? lastFigure(before) + 1 : 0;
  const to = at === ledgers.length - 1 ? lines.length - 1 : lastFigure(ledgers[at]!);
  const found = { lines, isRow, currency: context.currency, isWhole: decimals === 0, valueOf: (amount: AmountToken) => magnitude(amount, form, decimals), dayOf, sourceOf: (token: Pick<AmountToken, 'box' | 'text'>, line: number) => sourceOf(token, line, context) };
  // A statement is closed on its own day, some days behind the last row.
  const closed = endDate?.source.means === 'inferred' ? closingDay(endDate.value, isoDay(dayOfIso(endDate.value) + LONGEST_QUIET), to, isCard, found) : null;
  return { facts: readPrintedFacts(from, to, isCard, found), ...withNamedDays({ ...period, endDate: closed ?? endDate }, ledgers[at]!, { ...found, periods: context.periods }) };
}

/** Days from the last row to the end of the statement, at most. */
const LONGEST_QUIET = 31;

/** Line of the last row, balance or total; what names the next account may follow. */
function lastFigure({ items, closings, totals }: Ledger): number {
  let last = -1;
  for (const item of [...items, ...closings, ...totals]) last = Math.max(last, item.type === 'row' ? item.lines.at(-1)! : item.line);
  return last;
}

function firstFigure({ items, openings, firstLine }: Ledger): number {
  return Math.min(...[...items, ...openings].map((item) => (item.type === 'row' ? item.lines[0]! : item.line)), items.length + openings.length === 0 ? firstLine : Infinity);
}

function readLedgers(input: AssembleInput, context: DocumentContext): (JudgedLedger & { ledger: Ledger })[] {
  const read = (ledger: Ledger): JudgedLedger & { ledger: Ledger } => ({ ledger, ...judgeLedger(ledger, isCardLedger(ledger, input.ledgers, (other) => [firstFigure(other), lastFigure(other)], input), context) });
  const useful = input.ledgers.filter((ledger) => hasRows(ledger) || input.ledgers.every((other) => !hasRows(other)) || isFurtherUnmoved(ledger, input));
  const apart = useful.map(read);
  const joined = joinSubCards(useful);
  const isProved = (item: JudgedLedger): boolean => (item.alone ?? assemblePeriod(item.reading, new Set(), null, context)).proof.status === 'reconciled';
  if (!joined) {
    // Proofs are the dear part: most documents have no such cards.
    const byDigits = joinSubCards(useful, true);
    const spread = (joinSpreadCards(useful) ?? (byDigits && !apart.some(isProved) ? byDigits : null))?.map(read);
    return spread?.every(isProved) ? spread : apart;
  }
  const whole = apart.filter(({ ledger }) => !joined.includes(ledger) && ledger.openings.length > 0);
  return whole.some(isProved) ? apart : joined.map(read);
}

/** Nothing happened on an account that no other ledger is about, or not over this period: one of several statements in a file. */
function isFurtherUnmoved(ledger: Ledger, { ledgers, form }: AssembleInput): boolean {
  const isElsewhere = (other: Ledger): boolean => accountKey(other) !== accountKey(ledger) || (ledger.period !== null && other.period !== null && !isSamePeriod(ledger.period, other.period));
  const isNumbered = ({ account }: Ledger): boolean => typeof account?.number === 'string';
  // Rows of no numbered account beside one with a number may be its own: what looks unmoved is told of the bill before.
  if (isNumbered(ledger) && ledgers.some((other) => hasRows(other) && !isNumbered(other))) return false;
  return isUnmoved(ledger, (item) => printedValue(item.amount, form, 3)) && ledgers.every((other) => other === ledger || isElsewhere(other));
}

/** Figures of an overview that lists the accounts with their end balances; empty when no two of them show that it does. */
function readOverview(readings: readonly LedgerReading[], input: AssembleInput, context: DocumentContext): Map<Ledger, OverviewFigure> {
  const found = new Map<Ledger, OverviewFigure>();
  if (new Set(readings.map(({ ledger: { account } }) => `${account?.key} ${account?.currency}`)).size < 2) return found;
  const isOfSeveral = readings.some(({ ledger }) => ledger.account?.currency !== undefined);
  let agreeing = 0;
  for (const reading of readings) {
    const currency = reading.ledger.account?.currency ?? (isOfSeveral ? context.currency : null);
    const figure = overviewFigure(reading.ledger, currency, input.lines, input.isRow);
    if (!figure) continue;
    const value = balanceValue(figure.token, reading.isOwed, context);
    const end = lastBalance(reading.solution);
    if (end !== null && Math.abs(end) === Math.abs(value)) agreeing += 1;
    found.set(reading.ledger, { ...figure, value });
  }
  return agreeing > 0 ? found : new Map();
}

function lastBalance({ moments, isDescending }: LedgerReading['solution']): number | null {
  const has = (moment: (typeof moments)[number]): boolean => (moment.solved?.balance ?? moment.point?.value ?? null) !== null;
  const last = isDescending ? moments.find(has) : moments.findLast(has);
  return last?.solved?.balance ?? last?.point?.value ?? null;
}

/** What an overview of several accounts may print: the balances and sums of each other period, and those of all together. */
function figuresElsewhere(own: LedgerReading, others: readonly LedgerReading[], context: DocumentContext): Set<number> {
  const figures = new Set<number>();
  if (others.length === 0) return figures;
  const sums = (reading: LedgerReading): [number, number] => {
    let credits = 0;
    let debits = 0;
    for (const { solved } of reading.solution.moments) {
      if (solved && solved.amount > 0) credits += solved.amount;
      if (solved && solved.amount < 0) debits -= solved.amount;
    }
    return [credits, debits];
  };
  const value = (reading: LedgerReading, item: Checkpoint): number => Math.abs(balanceValue(item.amount, reading.isOwed, context));
  let [allCredits, allDebits] = sums(own);
  for (const other of others) {
    const [credits, debits] = sums(other);
    figures.add(credits).add(debits);
    allCredits += credits;
    allDebits += debits;
    for (const item of [...other.ledger.openings, ...other.ledger.closings]) figures.add(value(other, item));
  }
  const all = [own, ...others];
  const starts = all.map(({ ledger: { openings }, isOwed }) => {
    const opening = openings.find(({ column }) => column >= 0) ?? openings[0];
    return opening ? balanceValue(opening.amount, isOwed, context) : 0;
  });
  const ends = all.map((reading) => lastBalance(reading.solution) ?? 0);
  const together = (balances: readonly number[]): number => Math.abs(balances.reduce((sum, balance) => sum + balance, 0));
  return figures.add(allCredits).add(allDebits).add(together(starts)).add(together(ends));
}

function makeAccount(ledger: Ledger, isCard: boolean, period: StatementPeriod, context: DocumentContext, facts: HeaderFacts): StatementAccount {
  return {
    number: ledger.account?.number ?? null,
    name: ledger.account?.name ?? facts.accountName,
    type: isCard ? 'card' : 'bank',
    currency: currencyOfLedger(ledger, period, context),
    decimals: context.decimals,
    institution: facts.institution,
    holder: facts.holder,
    periods: [period],
  };
}

function currencyOfLedger(ledger: Ledger, period: StatementPeriod, context: DocumentContext): string | null {
  const found = ledger.account?.currency ?? (ledger.account && currencyBeside(ledger.account.line, ledger.account.key, context.lines, context.isRow)) ?? titledCurrency(ledger, context) ?? signedCurrency(ledger) ?? labelledCurrency(ledger, context) ?? headedCurrency(ledger, context) ?? columnCurrency(ledger, context) ?? cellCurrency(ledger) ?? currencyOfEnds(ledger, period, context) ?? context.currency;
  return found === ledger.otherCurrency ? null : found;
}

/** Above its own rows. */
function labelledCurrency(ledger: Ledger, { lines, isRow }: DocumentContext): string | null {
  const first = rowsOf(ledger)[0]?.lines[0] ?? -1;
  return currencyLabelled(lines.filter((_, index) => index >= ledger.firstLine && index < first && !isRow[index]));
}

/** "Sparkonto EUR" as the title above the number of the account: a name and a code. */
function titledCurrency({ account }: Ledger, { lines, isRow }: DocumentContext): string | null {
  const [title, own] = account ? [lines[account.line - 1], lines[account.line]!] : [];
  if (!title || !own || isRow[account!.line - 1] || title.line.page !== own.line.page || title.line.fontSize < own.line.fontSize || title.dates.length + title.amounts.length > 0) return null;
  const { words } = title.line;
  return words.length >= 2 && words.length <= MOST_TITLE_WORDS && isCurrencyCode(words.at(-1)!.text) ? words.at(-1)!.text : null;
}

const MOST_TITLE_WORDS = 5;

function signedCurrency({ currencySign, openings }: Ledger): string | null {
  return currencySign === null ? null : (openings[0]?.amount.currency ?? null);
}

/** The one sign that stands in every cell of the ledger's own rows, or beside its balances where it has none, whatever the other accounts of the document are kept in. */
function cellCurrency(ledger: Ledger): string | null {
  const cells = ledger.items.flatMap((item) => (item.type === 'row' ? item.cells.filter((cell) => cell !== null) : []));
  const tokens = hasRows(ledger) ? cells : [...ledger.openings, ...ledger.closings].map(({ amount }) => amount);
  const codes = new Set(tokens.map(({ currency }) => currency ?? null));
  return codes.size === 1 ? [...codes][0]! : null;
}

/** What the headings over the ledger's own rows say. */
function headedCurrency(ledger: Ledger, { layout, lines }: DocumentContext): string | null {
  const row = ledger.items.find((item) => item.type === 'row');
  const header = row && layout.kinds[row.kind]!.headers.findLast((item) => item.last < row.lines[0]!);
  return header ? currencyInHeadings(lines.slice(header.first, header.last + 1)) : null;
}

/** The one code that stands under "CCY" in the rows and balances of the ledger, if only in the first of them. */
function columnCurrency({ items, openings, closings }: Ledger, { layout, lines }: DocumentContext): string | null {
  const row = items.find((item) => item.type === 'row');
  const cell = row && layout.kinds[row.kind]!.headers.findLast((item) => item.last < row.lines[0]!)?.cells.find(({ role }) => role === 'currency');
  // Beside what was paid abroad it is the currency of that.
  if (!cell || layout.kinds[row.kind]!.amounts.some(({ heading }) => heading === 'foreign')) return null;
  const own = items.flatMap((item) => (item.type === 'row' ? item.lines : item.type === 'checkpoint' ? [item.line] : []));
  const all = new Set([...own, ...[...openings, ...closings].map(({ line }) => line)]);
  const codes = [...all].flatMap((index) => lines[index]!.line.words.filter(({ text, box }) => isCurrencyCode(text) && box[2] > cell.x0 && box[0] < cell.x1).map(({ text }) => text));
  return new Set(codes).size === 1 ? codes[0]! : null;
}

function frameDocument(input: AssembleInput, currency: string | null): Pick<ExtractedDocument, 'engineVersion' | 'pages' | 'currency' | 'metadata'> {
  const { producer, creator, creationDate, modificationDate, revisions, encrypted } = input.model;
  return {
    engineVersion: ENGINE_VERSION,
    pages: input.model.pages.map(({ number, width, height, rotation, origin }) => ({ number, width, height, rotation, origin })),
    currency,
    metadata: { producer, creator, creationDate, modificationDate, revisions, encrypted },
  };
}

function genericReason(model: DocumentModel): 'noTransactions' | 'unsupported' | 'lowQuality' {
  const words = model.pages.reduce((sum, page) => sum + page.words.length, 0);
  if (words < 5) return 'lowQuality';
  const read = model.pages.flatMap((page) => page.words.flatMap((word) => (word.confidence === undefined ? [] : [word.confidence])));
  const mean = read.length > 0 ? read.reduce((sum, value) => sum + value, 0) / read.length : 1;
  return mean < 0.55 ? 'lowQuality' : 'noTransactions';
}

function noRowsFinding(model: DocumentModel): Finding {
  const isPoor = genericReason(model) === 'lowQuality';
  return {
    code: isPoor ? 'lowQuality' : 'noTransactions',
    message: isPoor
      ? 'Hardly any text could be read on these pages. Scan them again with at least 200 dpi, upright and evenly lit.'
      : 'No lines with a date and an amount in common columns were found, so the words are shown as they stand in automatic mode. If this is a statement, mark its columns with a template.',
    page: 1,
    box: null,
  };
}

function findingsOf(accounts: readonly StatementAccount[]): Finding[] {
  return accounts.flatMap((account) =>
    account.periods.flatMap((period): Finding[] => {
      if (period.proof.status !== 'notReconciled') return [];
      return [{ code: 'notReconciled', message: period.proof.explanation, page: period.proof.firstBreak?.page ?? period.rows[0]?.page ?? null, box: period.proof.firstBreak?.box ?? null }];
    }),
  );
}
