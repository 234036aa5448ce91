// The words for results, shared by the live view and the plain lines.
import { formatMinor, parseDecimal } from '@tieout/sdk';
import { relative } from 'node:path';
import { describeError } from '../core/describeError.js';
import type { AccountSummary, ConvertedFile, Outcome, PeriodSummary } from './convertedFile.js';
import type { FileState } from './convertAll.js';

export interface Symbols {
  good: string;
  warn: string;
  bad: string;
  arrow: string;
  minus: string;
  dash: string;
  barDone: string;
  barLeft: string;
}

const unicode: Symbols = { good: '✓', warn: '!', bad: '✗', arrow: '→', minus: '−', dash: '–', barDone: '█', barLeft: '░' };
const ascii: Symbols = { good: '+', warn: '!', bad: 'x', arrow: '->', minus: '-', dash: '-', barDone: '#', barLeft: '.' };

/** Terminals of another encoding get plain characters. */
export function symbolsFor(env: Record<string, string | undefined>): Symbols {
  const locale = env.LC_ALL || env.LC_CTYPE || env.LANG || '';
  return /utf-?8/i.test(locale) || env.WT_SESSION || process.platform === 'darwin' ? unicode : ascii;
}

export function markOf(outcome: Outcome, symbols: Symbols): string {
  if (outcome === 'reconciled') return symbols.good;
  return outcome === 'failed' || outcome === 'canceled' ? symbols.bad : symbols.warn;
}

/** An exact decimal string with its thousands marked: -1234567.50 is −1,234,567.50. */
export function formatAmount(decimal: string, symbols: Symbols): string {
  const [whole = '', fraction] = decimal.replace(/^-/, '').split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${decimal.startsWith('-') ? symbols.minus : ''}${grouped}${fraction === undefined ? '' : `.${fraction}`}`;
}

/** start + credits - debits = end, and what the rows give when that differs. */
export function describeEquation({ startBalance, credits, debits, endBalance, difference }: PeriodSummary, symbols: Symbols): string | null {
  if (startBalance === null || credits === null || debits === null || endBalance === null) return null;
  const signed = (decimal: string) => formatAmount(decimal, symbols);
  const left = `${signed(startBalance)} + ${signed(credits)} ${symbols.minus} ${signed(debits.replace(/^-/, ''))}`;
  const reached = addDecimals(endBalance, difference ?? '0');
  if (reached === null || !difference || /^-?0*(\.0*)?$/.test(difference)) return `${left} = ${signed(endBalance)}`;
  return `${left} = ${signed(reached)}, printed ${signed(endBalance)}`;
}

function addDecimals(a: string, b: string): string | null {
  const decimals = Math.max(a.split('.')[1]?.length ?? 0, b.split('.')[1]?.length ?? 0);
  const [minorA, minorB] = [parseDecimal(a, decimals), parseDecimal(b, decimals)];
  return minorA === null || minorB === null ? null : formatMinor(minorA + minorB, decimals);
}

export function describePeriod(period: PeriodSummary, symbols: Symbols): string {
  const { startDate, endDate } = period;
  return startDate || endDate ? `${startDate ?? '?'} ${symbols.dash} ${endDate ?? '?'}` : 'period without dates';
}

export function describeAccount({ label, currency, periods }: AccountSummary): string {
  const rows = periods.reduce((sum, period) => sum + period.rows, 0);
  return [label || 'Account', currency, count(rows, 'row')].filter(Boolean).join(' · ');
}

/** Where the balance stops agreeing, for a person with the document open. */
export function describeBreak({ firstBreak }: PeriodSummary, symbols: Symbols): string | null {
  if (!firstBreak) return null;
  const { page, row } = firstBreak;
  const place = [page === null ? null : `page ${page}`, row === null ? null : `row ${row + 1}`].filter(Boolean).join(', ');
  return `${place && `${place}: `}the printed ${row === null ? 'end balance' : 'balance'} is ${formatAmount(firstBreak.printed, symbols)}, the rows give ${formatAmount(firstBreak.expected, symbols)}`;
}

const outcomeTexts: Record<Exclude<Outcome, 'failed'>, string> = {
  reconciled: 'reconciled',
  notReconciled: 'not reconciled',
  noPeriods: 'no statement rows found (automatic mode: every word in columns, with --to xlsx or csv)',
  withheld: 'not reconciled, so nothing was written (--only-reconciled)',
  canceled: 'canceled',
};

export function describeOutcome({ outcome, error }: ConvertedFile): string {
  return outcome === 'failed' ? describeError(error) : outcomeTexts[outcome];
}

const MAX_NOTES = 5;

/** What should be looked at in a bank file; of many the first, and how many more there are. */
export function describeNotes({ notes }: ConvertedFile): string[] {
  return notes.length <= MAX_NOTES ? notes : [...notes.slice(0, MAX_NOTES), `${count(notes.length - MAX_NOTES, 'more note')}: see --json or the app`];
}

export function describeWritten(file: ConvertedFile, cwd: string): string[] {
  return file.written.map(({ path, replaced }) => {
    const short = relative(cwd, path);
    return `${short.startsWith('..') ? path : short}${replaced ? ' (replaced)' : ''}`;
  });
}

export function describeDuration(elapsedMs: number): string {
  return elapsedMs < 60_000 ? `${(elapsedMs / 1000).toFixed(1)} s` : `${Math.floor(elapsedMs / 60_000)} min ${Math.floor((elapsedMs % 60_000) / 1000)} s`;
}

export function count(n: number, noun: string): string {
  return `${n.toLocaleString('en-US')} ${noun}${n === 1 ? '' : 's'}`;
}

/** One line about the whole run. */
export function describeTotals(files: readonly FileState[]): string {
  const outcomes = files.map((file) => file.result?.outcome ?? 'canceled');
  const number = (...wanted: Outcome[]) => outcomes.filter((outcome) => wanted.includes(outcome)).length;
  const rows = files.reduce((sum, file) => sum + (file.result?.rows ?? 0), 0);
  const parts: [number, string][] = [
    [number('reconciled'), 'reconciled'], [number('notReconciled', 'withheld'), 'not reconciled'], [number('noPeriods'), 'without statement rows'],
    [number('failed'), 'failed'], [number('canceled'), 'canceled'],
  ];
  const told = parts.filter(([n]) => n > 0).map(([n, text]) => `${n} ${text}`).join(', ');
  return `${count(files.length, 'file')}: ${told} · ${count(rows, 'row')}`;
}
