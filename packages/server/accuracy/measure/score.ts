// Lays a reading beside the truth. Pure: the tests of the measurement need no engine.
import type { Expectation, ExpectedAccount, ExpectedPeriod, ExpectedRow } from './expectation.js';
import type { ReadAccount, Reading, ReadPeriod, ReadRow } from './reading.js';
import { textSimilarity } from './textSimilarity.js';

export interface Score {
  /** Rows expected, rows read, rows that are both with date, signed amount, account and period. */
  expected: number;
  read: number;
  matched: number;
  similaritySum: number;
  /** Matched rows whose text holds the counterparty, and those of them whose payee is that and nothing else. */
  payees: number;
  payeesRight: number;
  /** Printed balances of matched rows. */
  balances: number;
  balancesRight: number;
  /** Account number, type, currency, period dates, opening and closing balances that are printed. */
  facts: number;
  factsRight: number;
  /** Bank and holder as far as the page names them, and what a card's bill prints beside its balances. */
  names: number;
  namesRight: number;
  /** Periods with the badge, and those of them that are entirely right. */
  reconciled: number;
  reconciledRight: number;
  /** Periods whose figures agree, and those of them with the badge. */
  provable: number;
  proved: number;
  hasRows: boolean;
  /** No row too many, too few or wrong, and accounts told apart. */
  isPerfect: boolean;
  problems: string[];
}

interface Pair {
  expected: { account: ExpectedAccount; period: ExpectedPeriod };
  read: { account: ReadAccount; period: ReadPeriod } | null;
}

export function scoreReading(expectation: Expectation, reading: Reading): Score {
  switch (expectation.kind) {
    case 'whole':
      return scoreWhole(expectation.accounts, reading);
    case 'rows':
      return scoreRowsOnly(expectation.rows, reading);
    case 'verdict':
      return scoreVerdict(expectation.isConsistent, reading);
    case 'none':
      return emptyScore(reading);
  }
}

function emptyScore(reading: Reading): Score {
  const periods = reading.accounts.flatMap((account) => account.periods);
  return {
    expected: 0, read: periods.reduce((sum, period) => sum + period.rows.length, 0), matched: 0, similaritySum: 0, payees: 0, payeesRight: 0,
    balances: 0, balancesRight: 0, facts: 0, factsRight: 0, names: 0, namesRight: 0, reconciled: 0, reconciledRight: 0, provable: 0, proved: 0,
    hasRows: false, isPerfect: false, problems: [],
  };
}

function scoreWhole(accounts: readonly ExpectedAccount[], reading: Reading): Score {
  const score = { ...emptyScore(reading), hasRows: true };
  const pairs = pairPeriods(accounts, reading);
  for (const pair of pairs) scorePair(score, pair);
  for (const account of reading.accounts) {
    for (const period of account.periods) {
      if (pairs.some((pair) => pair.read?.period === period)) continue;
      if (period.rows.length > 0) score.problems.push(`A period with ${period.rows.length} rows belongs to no account of the document.`);
      if (!period.isReconciled) continue;
      score.reconciled++;
      score.problems.push('UNSOUND: a period that is not in the document has the badge.');
    }
  }
  const areAccountsApart = accountsAreApart(pairs);
  if (!areAccountsApart) score.problems.push('Accounts were joined or split.');
  score.isPerfect = areAccountsApart && score.matched === score.expected && score.matched === score.read;
  return score;
}

function scorePair(score: Score, { expected, read }: Pair): void {
  const { period } = expected;
  const rows = read?.period.rows ?? [];
  const matches = matchRows(period.rows, rows);
  score.expected += period.rows.length;
  score.matched += matches.length;
  addMatches(score, matches);
  if (period.isReconciled === true) {
    score.provable++;
    if (read?.period.isReconciled === true) score.proved++;
  }
  if (read === null) {
    score.problems.push(`The period ${period.startDate ?? '?'} to ${period.endDate ?? '?'} of ${expected.account.number ?? '?'} was not found.`);
    return;
  }
  const areRowsRight = matches.length === period.rows.length && matches.length === rows.length;
  if (!areRowsRight) score.problems.push(`${period.rows.length} rows expected, ${rows.length} read, ${matches.length} right. ${read.period.explanation}`);
  addFacts(score, expected, read);
  if (!read.period.isReconciled) return;
  score.reconciled++;
  const areEndsRight = agrees(period.startBalance, read.period.startBalance) && agrees(period.endBalance, read.period.endBalance);
  if (areRowsRight && areEndsRight && period.isReconciled !== false) score.reconciledRight++;
  else score.problems.push(`UNSOUND: reconciled, but ${unsoundReason(areRowsRight, areEndsRight)}.`);
}

function unsoundReason(areRowsRight: boolean, areEndsRight: boolean): string {
  if (!areRowsRight) return 'its rows are not those of the document';
  return areEndsRight ? 'its printed figures do not agree or cannot prove it' : 'its opening or closing balance is wrong';
}

function agrees(expected: string | null, read: string | null): boolean {
  return expected === null || isSameAmount(expected, read);
}

function addMatches(score: Score, matches: readonly [ExpectedRow, ReadRow][]): void {
  for (const [expected, read] of matches) {
    const texts = [expected.description, expected.alternativeDescription ?? expected.description];
    score.similaritySum += Math.max(...texts.map((text) => textSimilarity(text, read.description)));
    addPayee(score, expected, read);
    if (expected.balance === undefined || (expected.balance === null && read.balance === null)) continue;
    score.balances++;
    if (isSameAmount(expected.balance, read.balance)) score.balancesRight++;
  }
}

function addPayee(score: Score, { payee, description }: ExpectedRow, read: ReadRow): void {
  if (payee === undefined) return;
  score.payees++;
  if (isSameName(payee, read.payee ?? '')) score.payeesRight++;
  else score.problems.push(`payee: ${payee} expected, ${read.payee ?? 'nothing'} read of "${description.replace(/\n/g, ' / ')}"`);
}

/** Punctuation is taken out of payees. */
function isSameName(right: string, got: string): boolean {
  const bare = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  return bare(right) === bare(got);
}

/** What a document says of itself: what is right, what was read. Names are printed here in capitals and there not. */
type Compared = [name: string, right: string | null | undefined, got: string | null | undefined];

function compare(score: Score, kind: 'facts' | 'names', compared: readonly Compared[]): void {
  for (const [name, right, got] of compared) {
    if (right === null || right === undefined) continue;
    score[kind]++;
    if (right.toLowerCase() === got?.toLowerCase()) score[kind === 'facts' ? 'factsRight' : 'namesRight']++;
    else score.problems.push(`${name}: ${right} expected, ${got ?? 'nothing'} read`);
  }
}

function addFacts(score: Score, expected: Pair['expected'], read: NonNullable<Pair['read']>): void {
  compare(score, 'facts', [
    ['account number', normalNumber(expected.account.number), normalNumber(read.account.number)],
    ['account type', expected.account.type, read.account.type],
    ['currency', expected.account.currency, read.account.currency],
    ['start date', expected.period.startDate, read.period.startDate],
    ['end date', expected.period.endDate, read.period.endDate],
    ['start balance', comparableOrNull(expected.period.startBalance), comparableOrNull(read.period.startBalance)],
    ['end balance', comparableOrNull(expected.period.endBalance), comparableOrNull(read.period.endBalance)],
  ]);
  const got = read.period.facts;
  compare(score, 'names', [
    ['bank', expected.account.bank, read.account.bank],
    ['holder', expected.account.holder, read.account.holder],
    ...Object.entries(expected.period.facts ?? {}).map(([name, right]): Compared => [name, right, got[name as keyof typeof got]]),
  ]);
}

function normalNumber(number: string | null): string | null {
  return number === null ? null : number.replace(/[^0-9A-Za-z]/g, '').toUpperCase().replace(/^X+/, '');
}

/** Each expected period with the read period that shares most of its rows; every read period is used once. */
function pairPeriods(accounts: readonly ExpectedAccount[], reading: Reading): Pair[] {
  const expected = accounts.flatMap((account) => account.periods.map((period) => ({ account, period })));
  const read = reading.accounts.flatMap((account) => account.periods.map((period) => ({ account, period })));
  const weights = expected.flatMap((left, i) => read.map((right, j) => ({ i, j, weight: closeness(left, right) })));
  weights.sort((a, b) => b.weight - a.weight || a.i - b.i || a.j - b.j);
  const pairs: Pair[] = expected.map((item) => ({ expected: item, read: null }));
  const used = new Set<number>();
  for (const { i, j, weight } of weights) {
    const pair = pairs[i] as Pair;
    if (weight <= 0 || pair.read !== null || used.has(j)) continue;
    pair.read = read[j] as NonNullable<Pair['read']>;
    used.add(j);
  }
  return pairs;
}

function closeness(expected: Pair['expected'], read: NonNullable<Pair['read']>): number {
  const isSameNumber = expected.account.number !== null && normalNumber(expected.account.number) === normalNumber(read.account.number);
  const areSameDates = expected.period.endDate !== null && expected.period.endDate === read.period.endDate;
  return matchRows(expected.period.rows, read.period.rows).length + (isSameNumber ? 0.4 : 0) + (areSameDates ? 0.2 : 0) + 0.01;
}

function accountsAreApart(pairs: readonly Pair[]): boolean {
  const forward = new Map<ExpectedAccount, ReadAccount>();
  const backward = new Map<ReadAccount, ExpectedAccount>();
  for (const { expected, read } of pairs) {
    if (read === null || expected.period.rows.length === 0) continue;
    if ((forward.get(expected.account) ?? read.account) !== read.account) return false;
    if ((backward.get(read.account) ?? expected.account) !== expected.account) return false;
    forward.set(expected.account, read.account);
    backward.set(read.account, expected.account);
  }
  return true;
}

/** Rows equal in date and amount, each used once, in order; equal rows pair by their descriptions' order. */
export function matchRows(expected: readonly ExpectedRow[], read: readonly ReadRow[]): [ExpectedRow, ReadRow][] {
  const waiting = new Map<string, ReadRow[]>();
  for (const row of read) {
    const key = `${row.date} ${comparable(row.amount)}`;
    waiting.set(key, [...(waiting.get(key) ?? []), row]);
  }
  const matches: [ExpectedRow, ReadRow][] = [];
  for (const row of expected) {
    const candidates = waiting.get(`${row.date} ${comparable(row.amount)}`);
    if (candidates === undefined || candidates.length === 0) continue;
    let best = 0;
    if (candidates.length > 1) {
      const likeness = candidates.map((candidate) => textSimilarity(row.description, candidate.description));
      best = likeness.indexOf(Math.max(...likeness));
    }
    matches.push([row, candidates.splice(best, 1)[0] as ReadRow]);
  }
  return matches;
}

function isSameAmount(left: string | null, right: string | null): boolean {
  return comparableOrNull(left) === comparableOrNull(right);
}

function comparableOrNull(amount: string | null): string | null {
  return amount === null ? null : comparable(amount);
}

/** "-4.2" and "-4.20" are the same amount, and so are 70 and 70.00 forints. */
function comparable(amount: string): string {
  const [whole = '0', fraction = ''] = amount.split('.');
  const trimmed = fraction.replace(/0+$/, '');
  return trimmed === '' ? whole : `${whole}.${trimmed}`;
}

function scoreRowsOnly(expected: readonly ExpectedRow[], reading: Reading): Score {
  const score = { ...emptyScore(reading), hasRows: true };
  const periods = reading.accounts.flatMap((account) => account.periods);
  const matches = matchRows(expected, periods.flatMap((period) => period.rows));
  score.expected = expected.length;
  score.matched = matches.length;
  addMatches(score, matches);
  score.isPerfect = score.matched === score.expected && score.matched === score.read;
  if (!score.isPerfect) score.problems.push(`${score.expected} rows expected, ${score.read} read, ${score.matched} right.`);
  const known = new Set(matches.map(([, row]) => row));
  for (const period of periods.filter((candidate) => candidate.isReconciled)) {
    score.reconciled++;
    const isWhole = periods.length > 1 || score.matched === score.expected;
    if (isWhole && period.rows.every((row) => known.has(row))) score.reconciledRight++;
    else score.problems.push('UNSOUND: reconciled, but its rows are not those of the document.');
  }
  return score;
}

function scoreVerdict(isConsistent: boolean, reading: Reading): Score {
  const score = emptyScore(reading);
  const periods = reading.accounts.flatMap((account) => account.periods);
  const isProved = periods.length > 0 && periods.every((period) => period.isReconciled);
  score.isPerfect = isProved === isConsistent;
  if (isConsistent) {
    score.provable = 1;
    score.proved = isProved ? 1 : 0;
    if (!isProved) score.problems.push(`Not proved: ${periods.map((period) => period.explanation).join(' ')}`);
  }
  if (isProved) {
    score.reconciled = 1;
    score.reconciledRight = isConsistent ? 1 : 0;
    if (!isConsistent) score.problems.push('UNSOUND: a figure of this document was changed on purpose, yet it is reconciled.');
  }
  return score;
}
