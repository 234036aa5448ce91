import type { Misprint, PrintedFigure } from './imprint.js';
import type { LedgerAccount } from './ledger.js';
import { decimalString } from './money.js';
import type { Random } from './random.js';
import type { TruthFlags } from './truth.js';

/**
 * Chooses one printed figure and changes one of its digits, so that the document contradicts itself. Figures that nothing
 * else on the page pins are left alone: changing them would make another document that is just as consistent.
 */
export function chooseMisprint(figures: readonly PrintedFigure[], accounts: readonly LedgerAccount[], random: Random): Misprint {
  const printed = new Set(figures.map((figure) => figure.key));
  const candidates = figures.filter((figure) => figure.occurrence === 1 && isPinned(figure.key, printed, accounts));
  if (candidates.length === 0) throw new Error('This statement prints no figure that a misprint would contradict.');
  // Kinds first: there are many more amounts than totals, and both must be tried.
  const kinds = [...new Set(candidates.map((figure) => figure.key.split(' ')[0] as string))];
  const kind = random.pick(kinds);
  const figure = random.pick(candidates.filter((candidate) => candidate.key.startsWith(`${kind} `)));
  return { key: figure.key, occurrence: 1, value: changeOneDigit(figure.value, random), right: figure.value };
}

export function describeMisprint(misprint: Misprint, figures: readonly PrintedFigure[], accounts: readonly LedgerAccount[]): TruthFlags['misprint'] {
  const figure = figures.find((candidate) => candidate.key === misprint.key && candidate.occurrence === misprint.occurrence);
  if (figure === undefined) throw new Error(`The figure ${misprint.key} was not printed the second time.`);
  const account = accounts.find((candidate) => candidate.id === (misprint.key.split(' ')[1] as string).split('.')[0]) as LedgerAccount;
  return {
    figure: misprint.key,
    page: figure.page,
    printed: decimalString(misprint.value, account.decimals),
    right: decimalString(misprint.right, account.decimals),
  };
}

function changeOneDigit(value: number, random: Random): number {
  const digits = [...String(Math.abs(value))];
  const index = random.int(0, digits.length - 1);
  const old = Number(digits[index]);
  const others = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0].filter((digit) => digit !== old && !(index === 0 && digit === 0));
  digits[index] = String(random.pick(others));
  return Number(digits.join('')) * (value < 0 ? -1 : 1);
}

function isPinned(key: string, printed: ReadonlySet<string>, accounts: readonly LedgerAccount[]): boolean {
  const [kind, subject] = key.split(' ') as [string, string];
  const period = accounts.flatMap((account) => account.periods).find((candidate) => subject === candidate.id || subject.startsWith(`${candidate.id}.`));
  if (period === undefined) return false;
  const hasEnds = printed.has(`opening ${period.id}`) && printed.has(`closing ${period.id}`);
  const isChained = period.transactions.length > 1 && period.transactions.every((row) => printed.has(`balance ${row.id}`));
  if (hasEnds) return true;
  if (!isChained) return false;
  // Without a printed opening balance the first amount only says where the account began.
  return kind === 'balance' || (kind === 'amount' && subject !== period.transactions[0]?.id);
}
