// What keeps the badge back although the figures agree: days and signs that nothing on the page settles.
import { isDatedHere, rowsOf, type Ledger } from '../accounts/ledgers.js';
import type { PeriodBalances } from '../accounts/periodBalances.js';
import type { OpenQuestion } from '../../reconciliation/proof.js';
import type { SolvedRow } from '../interpretation/solveLedger.js';
import type { LedgerReading } from './assemblePeriod.js';
import type { DocumentContext } from './documentContext.js';
import { splitAtGaps } from '../columns/pieces.js';
import { fits, printedYear } from '../tokens/dateOrder.js';
import { ASSUMED_ERA } from '../tokens/eraDays.js';
import { foldText, joinedText } from '../tokens/plainText.js';
import { comesIn, isCharged, isEarned, isPaidIn } from '../vocabulary/cardPayments.js';
import type { HeadingRole } from '../vocabulary/headings.js';
import { isLoanTitle } from '../vocabulary/loans.js';
import type { Checkpoint, RawRow } from '../rows/stream.js';
import { areRowsCancelled } from './cancelledLists.js';
import { sumsNamed } from './cardSides.js';
import { isCardTitle } from './cardLedgers.js';
import { areBookingDaysUnread, areDaysInTexts, areDaysLeftOut, areDaysOfOthers, areDaysUnread, areRowsElsewhere, areUnderDays, isBookingOpen, showsMovement } from './openDays.js';
import { lostMarks } from './lostMarks.js';
import { datesInDoubt, type QuestionInput } from './datesInDoubt.js';
import { daysAfterClosing } from './daysAfterClosing.js';
import { daysBeforeOpening } from './daysBeforeOpening.js';
import { areDaysPastSums } from './daysPastSums.js';
import { pagesInterchanged } from './pageOrder.js';
import { areRowsOutside } from './rowsOutside.js';
import { areLinesToNothing, arePagesAlike, areRowsUndone } from './rowsToNothing.js';
import { areRowsReplaced } from './rowsReplaced.js';
import { pagesWithoutDays } from './pagesWithoutDays.js';
import { areDaysStray } from './strayDays.js';
import { areSidesAlike, mayBeOwed } from './mirroredSigns.js';
import { areSignsTurned, areUnderOtherSide } from './loans.js';
import { hasLetterBeside, isLettered } from './unknownLetters.js';
import { yearOfFile, type YearSources } from './yearAnchors.js';

/** So many rows behind a day whose figures never came, of all rows: the days of this table are not understood. */
const MANY_OPEN = 0.03;

/** The same where the rows behind them have words beside their days and figures: few such days are notices ("Interest rate changed to 6.14 %"). */
const MANY_NOTICES = 0.2;

/** With all signs turned round the figures agree as well, and nothing on the page says which way is right. */
function eitherWay(input: QuestionInput, context: DocumentContext): OpenQuestion[] {
  const { solved, balances: { start, end }, reading } = input;
  const { ledger, solution, isOwed, hasPairedMarks, isDisputed } = reading;
  const { layout, lines } = context;
  const isHeaded = (kind: number, columns: readonly number[]): boolean => columns.some((column) => ['debit', 'credit'].includes(layout.kinds[kind]!.amounts[column]?.heading ?? ''));
  // Sides that no heading tells.
  const unheaded = [...solution.roles].filter(([kind, { debit, credit }]) => debit >= 0 && credit >= 0 && !isHeaded(kind, [debit, credit]));
  // The balances stand in the same columns.
  const areInColumns = unheaded.some(([kind, { balance, debit, credit }]) => balance < 0 && [start, end].every((picked) => picked?.item?.kind === kind && [debit, credit].includes(picked.item.column)));
  const isSingle = [...solution.roles.values()].some(({ amount }) => amount >= 0);
  const haveLetters = [start, end].every((picked) => picked?.item && isLettered(picked.item.amount, lines[picked.item.line]!));
  // "Money in" and "money out" above the rows tell it whatever the letters mean.
  const areInSections = solved.every(({ row, amount }) => row.sectionSign !== 0 && Math.sign(amount) === row.sectionSign);
  const areLettered = (isSingle || unheaded.length > 0) && haveLetters && !areInSections;
  // The balances have one of the letters that nobody knows: with the other meaning of both the account is overdrawn.
  const areMarked = hasPairedMarks === true && [start, end].some((picked) => picked?.item && hasLetterBeside(picked.item.amount, lines[picked.item.line]!));
  // "1.269,07 C" and "16.157,46 A": beside a letter that nobody knows the other one may mean either side.
  const besideKnown = solved.some(({ amountToken }) => amountToken.mark === 'letter') && solved.some(({ amountToken, amountLine }) => isLettered(amountToken, lines[amountLine]!));
  // Without rows nothing shows what the minus of a card means, a letter that nobody knows, or whether a loan prints its debts without a sign.
  const isBare = haveLetters || (isOwed ? (start?.value ?? 0) > 0 : isBelowLoan(start?.item ?? null, lines));
  // All that went out says "payment received, thank you", or "refund": rather a card that is not called one.
  const out = solved.filter(({ amount }) => amount < 0);
  const isTurned = !isOwed && isSingle && out.length > 0 && solved.length > 2 * out.length && out.every(({ amountLine }) => comesIn(foldText(lines[amountLine]!.text))) && out.some(({ amountLine }) => isPaidIn(foldText(lines[amountLine]!.text)));
  // "Finance charge" came in: what is owed rises, on a card or a loan that is not called one.
  const isRaised = !isOwed && isSingle && [...(start?.item ? [start.item.amount] : []), ...(end?.item ? [end.item.amount] : [])].every(({ sign }) => sign === 0) && solved.some(({ amount, amountLine }) => amount > 0 && isCharged(foldText(lines[amountLine]!.text)));
  // A minus is money in on what is no card: perhaps a loan that is not called one.
  const isUnsure = areInColumns || areLettered || areMarked || besideKnown || (!isOwed && isSingle && areSignsTurned(solved));
  // "Charges" came in and "payments" went out: rather a card or a loan that is not called one, unless a salary came in.
  const sidesOfSalaries = new Set(solved.flatMap(({ amount, amountLine }) => (isEarned(foldText(lines[amountLine]!.text)) ? [Math.sign(amount)] : [])));
  const isAgainst = !isOwed && areUnderOtherSide(solved, solution, context) && !(sidesOfSalaries.has(1) && sidesOfSalaries.size === 1);
  const isHeadedByOthers = !isOwed && areUnderOtherHeadings(solved, ledger, layout);
  // "Credit card" over the rows, and most of them are money in.
  const isCardRather = !isOwed && (isSingle || unheaded.length > 0) && sidesOfSalaries.size === 0 && 2 * out.length < solved.length && saysCardAbove(solved, lines);
  const isMirrored = !isOwed && sumsNamed(solved, ledger, context, isOwed) <= 0 && (mayBeOwed(input, context) || areSidesAlike(solved, reading, context));
  // Turned round, "Total paid in" would be the sum of what was paid out.
  const isOpen = solved.length === 0 ? isBare : (isUnsure && sumsNamed(solved, ledger, context, isOwed) <= 0) || isTurned || isRaised || isAgainst || isHeadedByOthers || isCardRather || isDisputed === true || isMirrored;
  if (!isOpen) return [];
  return [{ about: 'signs', text: 'Nothing on the page tells what is money in and what is money out. Check the signs of the rows and balances.' }];
}

/** A label of a few words above the first row; what a bank has to offer is said in sentences. */
function saysCardAbove([first]: readonly SolvedRow[], lines: DocumentContext['lines']): boolean {
  const above = lines.slice(0, first!.row.lines[0]);
  return above.some(({ line, amounts }) => !amounts.some(({ isMoney }) => isMoney) && splitAtGaps(line.words, BESIDE).some((piece) => piece.length <= FEW_WORDS && isCardTitle(joinedText(piece))));
}

const FEW_WORDS = 3;
/** In sizes of type: labels side by side stand farther apart than words. */
const BESIDE = 1.3;

/** The only column with figures is headed as one side, above the title of the account: on a card, or beside a minus, the headings are rather those of another table. */
function areUnderOtherHeadings(solved: readonly SolvedRow[], { account }: Ledger, { kinds }: DocumentContext['layout']): boolean {
  const [first] = solved;
  if (account === null || first === undefined) return false;
  const { headers, amounts } = kinds[first.row.kind]!;
  const column = first.row.cells.indexOf(first.amountToken);
  const isOneColumn = solved.every(({ row, amountToken, balanceToken }) => row.kind === first.row.kind && row.cells[column] === amountToken && balanceToken === null);
  const isOneSide = ['debit', 'credit'].includes(amounts[column]?.heading ?? '');
  const isAbove = !headers.some(({ last }) => last > account.line && last < first.amountLine) && headers.some(({ last }) => last < account.line);
  return isOneColumn && isOneSide && isAbove && (account.isCard || solved.some(({ amountToken }) => amountToken.sign < 0 && amountToken.mark !== 'letter'));
}

/** An unsigned balance below a line that says loan. */
function isBelowLoan(item: Checkpoint | null, lines: DocumentContext['lines']): boolean {
  if (item === null || item.amount.sign !== 0) return false;
  const { page } = lines[item.line]!.line;
  return lines.slice(0, item.line).some(({ line, text }) => line.page === page && isLoanTitle(foldText(text)));
}

/** "01/05, 02/05, 03/05", and neither another date nor a currency tells day from month. */
function eitherOrder({ frame, currency }: DocumentContext): OpenQuestion[] {
  if (frame.isAgainstCountry !== true && (!frame.isSeriesOpen || currency !== null)) return [];
  return [{ about: 'dates', text: 'The rows are dated a month or a day apart, and nothing on the page tells whether its dates print the day or the month first. Check the dates of the rows.' }];
}

/** "09.22.2025" among "09.12.2025, 27.12.2025": misprinted, or one of another table. */
function otherOrder(solved: readonly SolvedRow[], { frame }: DocumentContext): OpenQuestion[] {
  if (solved.every(({ row: { dates: [day] } }) => day?.order !== 'open' || fits(day, frame.order))) return [];
  return [{ about: 'dates', text: 'The day of a row is none in the order in which all others print day and month. Check the dates of the rows.' }];
}

/** Which of the days beside the rows is that of booking, neither headings nor order say. */
function eitherDay(solved: readonly SolvedRow[], isCard: boolean, context: DocumentContext): OpenQuestion[] {
  const rows = solved.map(({ row }) => row);
  if (!isBookingOpen(rows, isCard, context) && !areUnderDays(rows, context.lines) && !areDaysLeftOut(rows, context.lines)) return [];
  return [{ about: 'dates', text: 'The rows have two days each, and nothing on the page tells which of them is that of booking. Compare the rows with the page.' }];
}

/** What was there before it follows from it alone. */
function isOldestOfBoth(solved: readonly SolvedRow[], { start }: PeriodBalances, { roles, isDescending }: LedgerReading['solution']): boolean {
  const oldest = isDescending ? solved.at(-1) : solved[0];
  const own = oldest && roles.get(oldest.row.kind);
  const isShown = (column: number): boolean => column >= 0 && /[1-9]/.test(oldest!.row.cells[column]?.number.raw ?? '');
  return start?.isInferred === true && own !== undefined && isShown(own.debit) && isShown(own.credit);
}

/** Rows without a day of their own, taken for those of another section and dated by the end of the period, stand between others whose balances they go on from. */
function isTorn(solved: readonly SolvedRow[]): boolean {
  const own = solved.filter(({ balanceToken }) => balanceToken !== null);
  const isForeign = own.map(({ row }) => row.isDateForeign === true);
  const first = isForeign.indexOf(false);
  return first >= 0 && isForeign.slice(first, isForeign.lastIndexOf(false)).includes(true);
}

/** Of the rows, at least, that begin with a day which is not theirs. */
const MANY_DISOWNED = 0.5;

/** Rows that took the day of another line although their own begin with one: the days were taken for text. */
function areDaysDisowned(solved: readonly SolvedRow[], lines: DocumentContext['lines']): boolean {
  const disowned = solved.filter(({ row, amountLine }) => row.isDateCarried && lines[amountLine]!.dates.some(({ first, yearDigits }) => first === 0 && yearDigits > 0));
  return disowned.length > 0 && disowned.length >= MANY_DISOWNED * solved.length;
}

function openRows(solved: readonly SolvedRow[], balances: PeriodBalances, reading: LedgerReading, context: DocumentContext): OpenQuestion[] {
  const { lines } = context;
  if (solved.length === 0 && showsMovement(reading.ledger, context)) return [{ about: 'dates', text: 'No transactions were found, but days and figures on the page look like some. Compare with the page.' }];
  if (areSidesLeftOut(solved, reading, context)) return [{ about: 'dates', text: 'Lines among the rows show figures under headings of money in or out and were not taken for rows. Compare the rows with the page.' }];
  if (areMostLeftOut(solved, reading)) return [{ about: 'dates', text: 'More lines with days and figures in other columns of the table were left out than taken for rows. Compare the rows with the page.' }];
  if (areRowsOutside(solved, reading.ledger, reading.solution.isDescending, context)) return [{ about: 'dates', text: 'A line above or below the rows shows an amount and a balance that goes on to theirs, and was not taken for one. Compare the rows with the page: a page may be missing.' }];
  if (areDaysUnread(solved.map(({ row }) => row), context)) return [{ about: 'dates', text: 'Some rows have the day of the row above, although something stands in their column of days. Compare the rows with the page.' }];
  if (areBookingDaysUnread(solved.map(({ row }) => row), context)) return [{ about: 'dates', text: 'The days of the rows are those of value, and what stands under the heading of the other days was not understood. Compare the rows with the page.' }];
  if (areDaysDisowned(solved, lines)) return [{ about: 'dates', text: 'The rows begin with days that were not taken for theirs. Compare the rows with the page.' }];
  if (areDaysStray(solved.map(({ row }) => row), lines)) return [{ about: 'dates', text: 'A day stands in the column of days, and no row has it, or one has two, while one next to it has none. Compare the rows with the page.' }];
  if (areDaysInTexts(solved.map(({ row }) => row), lines)) return [{ about: 'dates', text: 'A row has the day of another line, although a day stands among its own. Compare the rows with the page.' }];
  if (areDaysOfOthers(solved.map(({ row }) => row), reading.ledger)) return [{ about: 'dates', text: 'No row has a day of its own; their day is that of rows above, of another account. Compare the rows with the page.' }];
  if (areRowsCancelled(solved, reading.ledger, reading.isOwed, context)) return [{ about: 'dates', text: 'Rows under a title of their own come to nothing, so that no printed figure tells whether they are of the account. Compare the rows with the page.' }];
  if (areRowsUndone(solved, context) || arePagesAlike(solved, context) || areLinesToNothing(solved, context)) return [{ about: 'dates', text: 'Some rows come to nothing together, so that no printed figure tells whether they count. Compare the rows with the page.' }];
  if (areRowsReplaced(solved, reading.ledger, context)) return [{ about: 'dates', text: 'A line among the rows was not taken for one, and a row below the closing balance has its figure. Compare the rows with the page.' }];
  if (isOldestOfBoth(solved, balances, reading.solution)) return [{ about: 'dates', text: 'The oldest row shows money in and money out, and no balance before it is printed: it may be a sum. Compare the rows with the page.' }];
  if (areDaysPastSums(solved, reading.ledger.totals, lines)) return [{ about: 'dates', text: 'A row below a sum has no day of its own and took that of a row above the sum. Compare the rows with the page.' }];
  if (isTorn(solved)) return [{ about: 'dates', text: 'Rows without a day stand between rows that have one. Compare the rows with the page.' }];
  if (solved.some(({ row }) => row.isDayUnsure && row.isDateCarried)) {
    return [{ about: 'dates', text: 'Days stand in the middle of their rows, and some rows could be of the day above them or of the one below. Compare the rows with the page.' }];
  }
  // Figures at the foot of a page, and their day and text at the top of the next.
  if (solved.some(({ row }, at) => !row.hasText && row.isDateCarried && solved[at + 1]?.row.isBehindOpen === true)) return [{ about: 'dates', text: 'Figures stand without a day or text, and below them a day and a text without figures. Compare the rows with the page.' }];
  const open = solved.filter(({ row }) => row.isBehindOpen);
  const bare = open.filter(({ row }) => row.words === '').length;
  const isDoubted = (bare > 0 && bare >= MANY_OPEN * solved.length) || (open.length > 0 && open.length >= MANY_NOTICES * solved.length);
  if (!isDoubted) return [];
  return [{ about: 'dates', text: 'Rows stand below days with a text of their own that have no figures, so their dates may be those of other rows. Compare the rows with the page.' }];
}

const OF_ROWS: ReadonlySet<HeadingRole> = new Set<HeadingRole>(['debit', 'credit', 'amount']);

/** Rows among the others or in their table, with a day and words of their own, show figures in columns of money in or out only that the reading has left aside: those of another account perhaps. So does a row that was taken, in the column of the other side. */
function areSidesLeftOut(solved: readonly SolvedRow[], { ledger, solution }: LedgerReading, { layout }: DocumentContext): boolean {
  const taken = new Set(solved.map(({ row }) => row));
  const rows = rowsOf(ledger);
  const isAside = (kind: number, column: number): boolean => {
    const { heading } = layout.kinds[kind]!.amounts[column]!;
    return heading !== null && OF_ROWS.has(heading) && !Object.values(solution.roles.get(kind) ?? {}).includes(column);
  };
  // "26.86 | 0.06" beside rows that all show nought in: the other side of the table has no column at all then.
  const isOtherSide = (kind: number, column: number): boolean => {
    const roles = solution.roles.get(kind);
    const { heading } = layout.kinds[kind]!.amounts[column]!;
    const [own, second] = heading === 'debit' ? [roles?.debit, roles?.debit2] : [roles?.credit, roles?.credit2];
    return heading !== 'amount' && roles?.amount === -1 && own === -1 && second === -1;
  };
  const [first, last] = [rows.findIndex((row) => taken.has(row)), rows.findLastIndex((row) => taken.has(row))];
  const kinds = new Set(solved.map(({ row }) => row.kind));
  const end = last < 0 ? undefined : ledger.closings.find(({ line }) => line > rows[last]!.lines.at(-1)!);
  // "01.01.  15.01.  0,10  15  0,12" below the closing balance: a table of interest.
  const isBehindEnd = (row: RawRow): boolean => end !== undefined && row.lines[0]! > end.line;
  const among = rows.filter((row, at) => (at >= first && at <= last) || (kinds.has(row.kind) && !isBehindEnd(row)));
  // Of tables whose days stand over the rows, those that were taken have no day of their own either.
  const isUnderDays = (kind: number): boolean => solved.every(({ row }) => row.kind !== kind || row.isDateCarried);
  const isDated = (row: RawRow): boolean => !row.isDateCarried || (isDatedHere(row, ledger.firstLine) && isUnderDays(row.kind));
  return among.some((row) => (taken.has(row) || (isDated(row) && row.hasText)) && row.cells.some((cell, column) => cell !== null && /[1-9]/.test(cell.number.raw) && isAside(row.kind, column) && (!taken.has(row) || isOtherSide(row.kind, column))));
}

/** Lines of the table with a day and words of their own, and all their figures in columns that the reading has left aside, whatever these are called: as many as were taken, or more. */
function areMostLeftOut(solved: readonly SolvedRow[], { ledger, solution }: LedgerReading): boolean {
  const taken = new Set(solved.map(({ row }) => row));
  const kinds = new Set(solved.map(({ row }) => row.kind));
  const isAside = (kind: number, column: number): boolean => !Object.values(solution.roles.get(kind) ?? {}).includes(column);
  const left = rowsOf(ledger).filter((row) => !taken.has(row) && !row.isAside && kinds.has(row.kind) && !row.isDateCarried && row.hasText && row.cells.every((cell, column) => cell === null || isAside(row.kind, column)));
  return solved.length > 0 && left.length >= solved.length;
}

/** Files may bear the day on which their form was made; rows are no further ahead of it. */
const MOST_YEARS_AHEAD = 20;
const YEAR_OF_UNDATED = 2030;

/** Of the document as a whole. */
export function documentQuestions({ lines, isRow, model, days, frame }: YearSources & Pick<DocumentContext, 'frame'>): OpenQuestion[] {
  const elsewhere: OpenQuestion = { about: 'dates', text: 'Many more lines begin with a day and end in a figure than were taken for rows. Compare the rows with the page.' };
  const era: OpenQuestion = { about: 'year', text: 'Nothing in the document says in which era or century its years are counted. Check the dates of the rows.' };
  const isEraAssumed = lines.some(({ dates }, index) => isRow[index] && dates.some(({ style }) => style === ASSUMED_ERA));
  // "2081-12-15", "15/03/68": of a calendar that counts from another year.
  const latest = (yearOfFile(model) ?? YEAR_OF_UNDATED) + MOST_YEARS_AHEAD;
  const isAhead = days.some((day) => (printedYear(day, frame) ?? 0) > latest);
  return [...(areRowsElsewhere({ lines, isRow }) ? [elsewhere] : []), ...(isEraAssumed || isAhead ? [era] : []), ...pagesInterchanged(lines)];
}

export function openQuestions(input: QuestionInput, context: DocumentContext): OpenQuestion[] {
  const { solved, balances, reading } = input;
  return [...context.questions, ...datesInDoubt(input, context), ...daysBeforeOpening(input, context), ...daysAfterClosing(input, context), ...openRows(solved, balances, reading, context), ...eitherDay(solved, reading.isOwed, context), ...eitherOrder(context), ...otherOrder(solved, context), ...eitherWay(input, context), ...lostMarks(solved, reading.solution.roles, context), ...pagesWithoutDays(solved, context.lines)];
}
