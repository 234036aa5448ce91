// Statements of random rows: the same for the same seed, so that a failure can be seen again.
import { exportAccount, exportPeriod, exportRow, exportStatement } from './statement.factory.js';
import type { ExportAccount, ExportStatement } from './statement.js';

/** Mulberry32: the same numbers for the same seed. */
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const pool = [...'aB9 &<>;:"\'=+-@(){}[]|\\/^~#%*,.\t\n\r_?!`$€éßñ–“”日本語🍕\u0000\u001f\u2028\ud83d\ufeff  ', '\ud800', '&amp;', ':86:', '?20', '<NAME>', ']]>', '_x0041_', 'date:', '\r\n^\r\n'];

export function randomStatement(seed: number): ExportStatement {
  const below = randomOf(seed);
  const text = (): string => Array.from({ length: below(60) }, () => pool[below(pool.length)]).join('');
  const account = (number: string, currency: string, decimals: number, type: ExportAccount['type']): ExportAccount => {
    let balance = below(1_000_000) - 500_000;
    const startBalanceMinor = balance;
    const rows = Array.from({ length: 40 }, (_, index) => {
      const amountMinor = below(2_000_000) - 1_000_000;
      balance += amountMinor;
      return exportRow({
        date: `2024-01-${String(1 + Math.floor(index / 2)).padStart(2, '0')}`, description: text() || 'x', payee: below(2) ? text() : null, amountMinor,
        balanceMinor: below(3) ? balance : null, checkNumber: below(4) ? null : text(), refNumber: below(4) ? null : text(), category: below(2) ? text() : null,
      });
    });
    return exportAccount({ number, name: text() || null, type, currency, decimals, periods: [exportPeriod({ startBalanceMinor, endBalanceMinor: balance, rows })] });
  };
  return exportStatement({ accounts: [account('111', 'USD', 2, 'bank'), account('222', 'JPY', 0, 'card'), account('333', 'KWD', 3, 'bank')] });
}

/** Printed in the names of the tests. */
export const seeds = [1, 2, 3, 20_240_131];
