// One solved ledger as a period of the contract: rows with sources, balances, proof.
import { pickBalances, type PickedBalance } from '../accounts/periodBalances.js';
import { rowsOf, type Ledger } from '../accounts/ledgers.js';
import { checkpointValue } from '../interpretation/signRules.js';
import { withFeeRows } from '../interpretation/feeRows.js';
import { withTurnedLetter } from '../interpretation/turnedLetters.js';
import { solveLedger, type Solution, type SolvedRow } from '../interpretation/solveLedger.js';
import type { Proof, Source, Sourced, StatementPeriod, StatementRow } from '../model.js';
import { describeRow } from '../rows/describeRow.js';
import { pairedMarks } from '../rows/pairedMarks.js';
import type { YearAnchor } from '../tokens/dateOrder.js';
import type { AmountToken } from '../tokens/amounts.js';
import { provedRuns } from '../../reconciliation/provedRuns.js';
import { provePeriod, type PrintedCheck, type ProofInput } from '../../reconciliation/provePeriod.js';
import type { Checkpoint, RawRow } from '../rows/stream.js';
import { balancesLeftOut } from './balancesLeftOut.js';
import { categorySums } from './categorySums.js';
import { contradictingBalances, pointChecks, type ClaimContext } from './balanceClaims.js';
import { areOfAllDays, dailyChecks } from './dailyBalances.js';
import { datedEnds } from './datedEnds.js';
import { isOfBooks, namedSides, repaysOpening, withLikelySides } from './cardSides.js';
import { withDaysBelow } from './daysBelow.js';
import { areBehindPeriod, withoutComing } from './comingRows.js';
import { partsAstray } from './listedParts.js';
import { withoutListSums, withoutSumsBelowEnd } from './listSums.js';
import { withSumsLeftOut } from './sumsLeftOut.js';
import { textBalances } from './textBalances.js';
import type { DocumentContext } from './documentContext.js';
import { endsLeftOut } from './endsLeftOut.js';
import { groupHeads } from './groupHeads.js';
import { openQuestions } from './openQuestions.js';
import { balancesInWords } from './balancesInWords.js';
import { overviewLines } from './overviewLines.js';
import { printedChecks } from './printedChecks.js';
import { onLastDay, periodAnchor, periodDates } from './periodDates.js';
import { pickDates, sourcedDay } from './rowDates.js';
import { showsNoMovement } from './summaryBox.js';
import { withUnlabelledPair } from './unlabelledPair.js';
import { areOwedBySides, areSignsTurned, isMinusOfFew, isNamedLoan, isUnsignedLoan, mirrored, turnsHeadings, withoutAvailable } from './loans.js';
import { hasLetterBeside, isLettered } from './unknownLetters.js';
import { nearMisses, type StrayContext } from './strayFigures.js';
import { nearTerms } from './boxSides.js';
import { sidesBeside } from './sidesBeside.js';
import { nearKinds } from './summedKinds.js';
import { areNet, partMisses } from './rowParts.js';

export interface LedgerReading {
  ledger: Ledger;
  solution: Solution;
  isOwed: boolean;
  decimals: number;
  /** Arithmetic alone says what the two letters beside the amounts mean. */
  hasPairedMarks?: boolean;
  /** The figures agree either way, and words of few rows say another way than most rows of a card go. */
  isDisputed?: boolean;
}

/** The balance an overview prints beside the account's number. */
export interface OverviewFigure {
  token: AmountToken;
  line: number;
  value: number;
}

export function readLedger(whole: Ledger, isCard: boolean, context: DocumentContext): LedgerReading {
  const ledger = withoutOtherTables(whole, context);
  const solve = (isOwed: boolean): LedgerReading => solveWithoutComing(ledger, isOwed, context);
  const own = solve(false);
  const drawn = isCard ? null : withoutAvailable(ledger, own.solution, context);
  const owedOf = drawn && solveWithoutComing(drawn, true, context);
  if (owedOf && owedOf.solution.links >= own.solution.links && owedOf.solution.brokenLinks <= own.solution.brokenLinks) return owedOf;
  if (!isCard && turnsHeadings(own.solution, context)) {
    const owed = solve(true);
    const [row] = rowsOf(ledger);
    // Headings may mislead, too: nothing but words tells these apart.
    if (row && areOwedBySides(ledger, own.solution, owed.solution, context) && isNamedLoan(ledger, row, context)) return owed;
  }
  if (!isCard) return isUnsignedLoan(ledger, own.solution, context) ? inColumnsOf(own, solve(true)) : turnsSigns(own.solution, context) ? solve(true) : areLettered(own.solution, ledger, context) ? likelier(own, solve(true)) : own;
  const owed = solve(true);
  if (Math.abs(own.solution.score - owed.solution.score) > 1) return own.solution.score > owed.solution.score ? own : owed;
  const [ownNamed, owedNamed] = [own, owed].map(({ solution }) => namedSides(solution, ledger, context)) as [number, number];
  if (printsPlus(ledger) && ownNamed >= 0) return own;
  const more = outgoing(own.solution) - outgoing(owed.solution);
  if (ownNamed === owedNamed) return more > 0 ? { ...own, ...(isMinusOfFew(own.solution, ledger) ? { isDisputed: true } : {}) } : owed;
  const named = ownNamed - owedNamed;
  return { ...(named > 0 ? own : owed), isDisputed: named * more < 0 && 2 * Math.abs(named) <= Math.abs(more) };
}

/** "Payments 0.00, purchases 0.00" between equal balances: lines with figures that print no day of their own are of tables of fees or limits. */
function withoutOtherTables(ledger: Ledger, context: DocumentContext): Ledger {
  const rows = rowsOf(ledger);
  const isDated = ({ isDateCarried, dates: [date] }: RawRow): boolean => !isDateCarried && date !== undefined && date.first === 0;
  const days = new Set(rows.flatMap(({ dates }) => dates.map(({ text }) => text)));
  if (rows.length === 0 || days.size > 1 || rows.some(isDated) || !showsNoMovement(ledger, context)) return ledger;
  return { ...ledger, items: ledger.items.filter((item) => item.type !== 'row') };
}

/** Letters that nobody knows behind all of the balances: they may say that what stands there is owed. */
function areLettered({ moments }: Solution, { openings, closings }: Ledger, { lines }: DocumentContext): boolean {
  const printed = [...openings, ...closings].map(({ amount, line }) => isLettered(amount, lines[line]!));
  const running = moments.flatMap(({ solved }) => (solved?.balanceToken ? [isLettered(solved.balanceToken, lines[solved.balanceLine]!)] : []));
  const all = [...printed, ...running];
  return all.length > 0 && all.every(Boolean);
}

/** "-25.73" would be money in and what shows no sign money out, beside balances that all have a letter: rather is it they that are owed. */
function turnsSigns({ moments }: Solution, { lines }: DocumentContext): boolean {
  const rows = moments.flatMap(({ solved }) => solved ?? []);
  return areSignsTurned(rows) && rows.every(({ balanceToken, balanceLine }) => balanceToken !== null && balanceToken.sign === 0 && hasLetterBeside(balanceToken, lines[balanceLine]!));
}

/** "Payment   Principal   Interest   Balance": words lead to other columns the other way round, where the balances say which one moves them. */
function inColumnsOf(own: LedgerReading, owed: LedgerReading): LedgerReading {
  return own.solution.brokenLinks === 0 && owed.solution.brokenLinks > 0 ? { ...own, isOwed: true, solution: mirrored(own.solution) } : owed;
}

function likelier(own: LedgerReading, owed: LedgerReading): LedgerReading {
  return owed.solution.score > own.solution.score ? owed : own;
}

/** What is listed below the rows for later days is left out where opening + rows = closing holds without it only. */
function solveWithoutComing(ledger: Ledger, isOwed: boolean, context: DocumentContext): LedgerReading {
  const own = solveAs(ledger, isOwed, context);
  const { roles, score } = own.solution;
  const hasRunning = [...roles.values()].some(({ balance }) => balance >= 0);
  const without = withoutComing(ledger, context);
  const isApart = without !== null && hasRunning && areUnbalanced(without, own.solution);
  if (without === null || (hasRunning && !isApart && !areBehindPeriod(ledger, without, context))) return own;
  const less = solveAs(without, isOwed, context);
  if (!hasRunning) return less.solution.score > score + BY_EQUATION ? less : own;
  return less.solution.brokenLinks < own.solution.brokenLinks + Number(isApart) ? less : own;
}

/** What was left out shows no balance, and all other rows do. */
function areUnbalanced({ items }: Ledger, { moments }: Solution): boolean {
  const kept = new Set<unknown>(items);
  return moments.every(({ solved }) => !solved || kept.has(solved.row) === (solved.balance !== null));
}

function solveAs(ledger: Ledger, isOwed: boolean, context: DocumentContext): LedgerReading {
  const solve = (items: Ledger, { signWordOf, signMarkOf }: Pick<DocumentContext, 'signWordOf' | 'signMarkOf'> = context): LedgerReading => ({
    ledger: items,
    isOwed,
    decimals: context.decimals,
    solution: solveLedger(items, { kinds: context.layout.kinds, form: context.form, decimals: context.decimals, isOwed, signWordOf, signMarkOf, rowsOfKind: context.rowsOfKind }),
  });
  const known = solve(ledger);
  const marks = known.solution.moments.some(({ solved }) => solved?.isGuessed || solved?.isDerived) ? pairedMarks(rowsOf(ledger), context.lines) : null;
  const marked = marks ? { ...solve(ledger, { signWordOf: marks.sideOf, signMarkOf: marks.areKnown ? () => 0 : marks.sideOf }), hasPairedMarks: !marks.areKnown } : known;
  // As good as signs that the figures give row by row, but for what readings differ by where arithmetic says the same.
  const named = marked.solution.score >= known.solution.score - SLIGHTLY ? marked : known;
  const turned = withTurnedLetter(ledger);
  const other: LedgerReading = turned ? { ...solve(turned), hasPairedMarks: true } : named;
  const plain = other.solution.score > named.solution.score + CLEARLY_BETTER ? other : named;
  const { links, brokenLinks, isDescending, score } = plain.solution;
  const isNet = areNet(plain.solution.moments.flatMap(({ solved }) => solved ?? []), context);
  const charged = isNet || (links > FEW_LINKS && brokenLinks === 0) ? null : withFeeRows(ledger, context.layout.kinds, isDescending);
  if (!charged) return plain;
  const withFees = solve(charged);
  const mendsChain = brokenLinks > 0 && withFees.solution.brokenLinks === 0;
  return mendsChain || withFees.solution.score > score + CLEARLY_BETTER ? withFees : plain;
}

/** "+120.33" for a balance and "+300.00", "-2.18" beneath: signs as the holder sees them. Nobody prints a plus before what is owed. */
function printsPlus({ openings, closings, items }: Ledger): boolean {
  const isPlus = (token: AmountToken | null): boolean => token !== null && token.mark !== 'letter' && token.sign > 0;
  const isMinus = (token: AmountToken | null): boolean => token !== null && token.mark !== 'letter' && token.sign < 0;
  const cells = items.flatMap((item) => (item.type === 'row' ? item.cells : []));
  return [...openings, ...closings].some(({ amount }) => isPlus(amount)) && cells.some(isPlus) && cells.some(isMinus);
}

/** What headings and polarity may differ by. */
const SLIGHTLY = 1;
/** Less than what an equation that holds brings. */
const CLEARLY_BETTER = 8;
/** No chain: those of a balance at an end. */
const FEW_LINKS = 2;
/** More than what one broken link the fewer brings. */
const BY_EQUATION = 20;

/** Purchases outnumber payments on nearly every card statement. */
function outgoing(solution: Solution): number {
  return solution.moments.filter((moment) => (moment.solved?.amount ?? 0) < 0).length;
}

export function assemblePeriod(reading: LedgerReading, elsewhere: ReadonlySet<number>, overview: OverviewFigure | null, context: DocumentContext): StatementPeriod {
  const { ledger, solution, isOwed, decimals } = reading;
  const solved = solution.moments.flatMap((moment) => (moment.solved ? [moment.solved] : []));
  const valueOf = (item: Checkpoint): number => checkpointValue(item, solution.roles.get(item.kind), isOwed, context);
  const balances = withUnlabelledPair(pickBalances(ledger, solution, valueOf), solved, isOwed || ledger.account?.isCard === true, context);
  const anchor = periodAnchor(ledger, context);
  const printed = withDaysBelow(solved.map((row) => makeRow(row, anchor, context)), solved, solution.isDescending);
  const isEarlier: ClaimContext['isEarlier'] = (date, line) => {
    const day = sourcedDay(date, line, context.lines, context.frame, anchor, context.originOf);
    return day !== null && printed.some((row) => row.date !== null && day.value < row.date.value);
  };
  const claims: ClaimContext = { valueOf, sourceOf: (item) => sourceOf(item.amount, item.line, context), elsewhere, lines: context.lines, isEarlier };
  const contradictions = contradictingBalances(ledger, solution, balances, claims);
  const startBalance = sourcedBalance(balances.start, context);
  const endBalance = sourcedBalance(balances.end, context);
  const strays: StrayContext = { ...context, elsewhere, sourceOf: (token, line) => sourceOf(token, line, context) };
  const groups = groupHeads(ledger, solved, strays);
  const daily = balances.start ? dailyChecks({ ledger, rows: solved, start: balances.start.value, isOwed, anchor }, context, strays.sourceOf) : [];
  const checks = [
    ...groups.checks,
    ...categorySums(ledger, solved, strays),
    ...printedChecks(withoutSumsBelowEnd(withoutListSums(withSumsLeftOut(ledger, solution), solution, context), solution, context), solved, balances.start?.value ?? null, { ...strays, layout: context.layout, roles: solution.roles, isOwed }),
    ...pointChecks({ ...solution, moments: solution.moments.filter(({ point }) => !point || !groups.agreeing.has(point.item.line)) }, balances, claims),
    ...(balances.start ? textBalances(solved, balances.start.value, solution.isDescending, strays) : []),
    ...daily,
    ...overviewChecks(overview, balances.end?.value ?? null, context),
    ...overviewLines(ledger, solved, balances, strays),
    ...contradictions.map(({ check, actual }) => ({ ...check, actual })),
  ];
  const dates = periodDates(ledger, printed, balances, anchor, context);
  const rows = printed.map((row, index) => (solved[index]!.row.isDateForeign && dates.endDate ? { ...row, date: onLastDay(dates.endDate) } : row));
  const input: ProofInput = {
    startBalance,
    endBalance,
    rows: rows.map((row, index) => ({ amount: row.amount.value, balance: row.balance?.value ?? null, included: true, page: row.page, box: row.box, isDerived: solved[index]!.isDerived || solved[index]!.isGuessed })),
    checks: [...checks, ...balancesInWords(ledger, solved, balances.start?.value ?? null, strays), ...nearMisses(ledger, solved, balances, checks, strays), ...partsAstray(checks, strays), ...nearTerms(solved, balances, strays), ...nearKinds(solved, strays), ...sidesBeside(ledger, solved, strays), ...partMisses(solved, strays), ...balancesLeftOut(solved, solution, balances.start?.value ?? null, strays), ...datedEnds({ ...dates, rows }, solved, balances, { ...strays, frame: context.frame, anchor }), ...endsLeftOut(solved, solution, balances, isOwed, checks, { ...strays, layout: context.layout })],
    isOcr: solved.some((row) => context.originOf(context.lines[row.amountLine]!.line.page) === 'ocr'),
    decimals,
    openQuestions: openQuestions({ rows, solved, balances, anchor, start: dates.startDate, end: dates.endDate, reading, areDaysProved: areOfAllDays(daily, rows) }, context),
  };
  const proof = provePeriod(input);
  markStatus(rows, input, proof);
  return { ...dates, startBalance, endBalance, facts: {}, rows, proof, isReconciled: proof.status === 'reconciled' };
}

export interface JudgedLedger {
  isCard: boolean;
  reading: LedgerReading;
  /** The period as it is when nothing else in the document bears upon it; null where that was not needed to judge. */
  alone: StatementPeriod | null;
}

/** A card where the document says so, or where nothing does but the figures agree as those of one. */
export function judgeLedger(ledger: Ledger, isKnownCard: boolean, context: DocumentContext): JudgedLedger {
  if (isKnownCard) return { isCard: true, reading: readCard(ledger, context), alone: null };
  const reading = readLedger(ledger, false, context);
  if (ledger.openings.length === 0 || ledger.closings.length === 0) return { isCard: false, reading, alone: null };
  const alone = assemblePeriod(reading, new Set(), null, context);
  if (repaysOpening(reading.solution, alone.startBalance?.value ?? 0, context.lines)) return { isCard: true, reading: readLedger(ledger, true, context), alone: null };
  if (alone.proof.status !== 'notReconciled') return { isCard: false, reading, alone };
  const owed = readLedger(ledger, true, context);
  const owedAlone = assemblePeriod(owed, new Set(), null, context);
  return agreesAsCard(alone.proof, owedAlone.proof) && !isOfBooks(owed.solution, owedAlone.proof) ? { isCard: true, reading: owed, alone: owedAlone } : { isCard: false, reading, alone };
}

function readCard(ledger: Ledger, context: DocumentContext): LedgerReading {
  const reading = readLedger(ledger, true, context);
  return { ...reading, solution: withLikelySides(reading.solution, context.lines) };
}

/** As balances owed the printed ones agree with the rows and with sums of both sides: all, or far more of them. */
function agreesAsCard(own: Proof, owed: Proof): boolean {
  const isTwoSided = (['totalCredits', 'totalDebits'] as const).every((side) => owed.checks.some((check) => check.kind === side && check.ok));
  // A day in doubt says nothing about sides.
  const agrees = owed.status === 'reconciled' || (contradictions(owed) === 0 && owed.openQuestions.length > 0 && owed.openQuestions.every(({ about }) => about === 'dates'));
  return isTwoSided && (agrees || 2 * contradictions(owed) < contradictions(own) - 1);
}

function contradictions(proof: Proof): number {
  return proof.checks.filter((check) => !check.ok).length + (proof.differenceMinor === 0 ? 0 : 1);
}

function overviewChecks(overview: OverviewFigure | null, end: number | null, context: DocumentContext): PrintedCheck[] {
  if (!overview || end === null || Math.abs(overview.value) === Math.abs(end)) return [];
  return [{ kind: 'other', label: 'Balance in the overview of accounts', expected: overview.value, actual: end, source: sourceOf(overview.token, overview.line, context) }];
}

function markStatus(rows: readonly StatementRow[], input: ProofInput, proof: StatementPeriod['proof']): void {
  for (const [first, last] of provedRuns(input, proof)) {
    for (const row of rows.slice(first, last + 1)) row.status = 'reconciled';
  }
  const broken = proof.firstBreak?.row ?? null;
  if (broken !== null) rows[broken]!.status = 'error';
}

function makeRow(solved: SolvedRow, anchor: YearAnchor | null, context: DocumentContext): StatementRow {
  const kind = context.layout.kinds[solved.row.kind]!;
  const text = describeRow(solved.row, kind, context.lines);
  const dates = pickDates(solved.row, kind, context.orderedDates);
  const day = (token: typeof dates.main, line: number): Sourced<string> | null => sourcedDay(token, line, context.lines, context.frame, anchor, context.originOf);
  const currency = solved.amountToken.currency;
  return {
    date: day(dates.main, dates.mainLine),
    date2: day(dates.other, dates.otherLine),
    description: { value: text.description, source: { means: context.originOf(text.page), page: text.page, box: text.descriptionBox } },
    payee: null,
    amount: { value: solved.amount, source: amountSource(solved, context) },
    balance: solved.balanceToken ? { value: solved.balance!, source: sourceOf(solved.balanceToken, solved.balanceLine, context) } : null,
    checkNumber: text.checkNumber,
    refNumber: text.refNumber,
    page: text.page,
    box: text.box,
    ...(currency && context.currency && currency !== context.currency ? { currency } : {}),
    status: 'unknown',
  };
}

function amountSource(solved: SolvedRow, context: DocumentContext): Source {
  const source = sourceOf(solved.amountToken, solved.amountLine, context);
  if (solved.isDerived) return { ...source, rule: 'The document prints this amount without a sign; the sign follows from the printed balances before and after it.' };
  if (solved.isGuessed) return { ...source, rule: 'The document prints this amount without a sign, and nothing else tells whether it is money in or out.' };
  return source;
}

export function sourceOf(token: Pick<AmountToken, 'box' | 'text'>, line: number, context: DocumentContext): Source {
  const page = context.lines[line]!.line.page;
  return { means: context.originOf(page), page, box: token.box, text: token.text };
}

function sourcedBalance(picked: PickedBalance | null, context: DocumentContext): Sourced<number> | null {
  if (!picked) return null;
  if (picked.item) return { value: picked.value, source: sourceOf(picked.item.amount, picked.item.line, context) };
  const solved = picked.moment!.solved!;
  if (picked.isInferred) {
    return { value: picked.value, source: { means: 'inferred', page: null, box: null, rule: 'No start balance is printed; it follows from the first running balance and the rows up to it.' } };
  }
  return { value: picked.value, source: sourceOf(solved.balanceToken!, solved.balanceLine, context) };
}
