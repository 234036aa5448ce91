// "Opening balance" at the head of every page, over what the page before ended with, in a document of one period: the rows go on.
import type { AccountMark } from '../facts/accountMark.js';
import type { PeriodMark } from '../facts/identity.js';
import { isMisprint } from '../../reconciliation/misreading.js';
import type { RawRow, StreamItem } from '../rows/stream.js';
import type { AmountToken } from '../tokens/amounts.js';
import { squash } from '../tokens/plainText.js';
import type { TokenLine } from '../tokens/tokenize.js';
import { isSameAccount, isSamePeriod } from './ledgers.js';

interface Printed {
  lines: readonly TokenLine[];
  periods: readonly PeriodMark[];
  accounts: readonly AccountMark[];
  valueOf: (token: AmountToken) => number;
}

/** Where no other period or account is printed, and the words are those of the first one. A digit may be misprinted: else a part of the rows would be proved alone. */
export function withCarriedOpenings(stream: readonly StreamItem[], { lines, periods, accounts, valueOf }: Printed): readonly StreamItem[] {
  const [[period], [account]] = [periods, accounts];
  if (!period || periods.some((other) => !isSamePeriod(period, other)) || accounts.some((other) => !isSameAccount(account!, other))) return stream;
  const first = stream.find((item) => item.type === 'checkpoint' && item.label === 'opening' && item.column >= 0);
  let last: RawRow | null = null;
  return stream.map((item): StreamItem => {
    if (item.type === 'checkpoint' && item.label !== 'opening') last = null;
    if (item.type === 'row') last = item;
    if (item.type !== 'checkpoint' || first?.type !== 'checkpoint' || item.label !== 'opening' || last?.kind !== item.kind || item.column !== first.column || squash(item.text) !== squash(first.text)) return item;
    const balance = last.cells[item.column];
    if (!balance || lines[last.lines[0]!]!.line.page === lines[item.line]!.line.page) return item;
    const [before, value] = [valueOf(balance), valueOf(item.amount)];
    return before === value || isMisprint(before, value) ? { ...item, label: 'broughtForward' } : item;
  });
}
