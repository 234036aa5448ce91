import { describe, expect, it } from 'vitest';
import { doubledRows, inChainOrder, linkPeriods } from './chainPeriods.js';

const period = (startDate: string | null, endDate: string | null, startBalanceMinor: number | null, endBalanceMinor: number | null) => ({ startDate, endDate, startBalanceMinor, endBalanceMinor });
const january = period('2024-01-01', '2024-01-31', 0, 1000);

describe('a statement', () => {
  it.each([
    ['continues the one before', period('2024-02-01', '2024-02-29', 1000, 0), { kind: 'continuous', difference: '0.00' }],
    ['may begin on the closing day of the one before', period('2024-01-31', '2024-02-29', 1000, 0), { kind: 'continuous' }],
    ['that begins with another balance breaks the chain', period('2024-02-01', '2024-02-29', 900, 0), { kind: 'balanceBreak', difference: '-1.00' }],
    ['after missing months names them', period('2024-04-01', '2024-04-30', 1000, 0), { kind: 'gap', missingMonths: ['2024-02', '2024-03'] }],
    ['over the turn of the year names them too', period('2025-02-01', '2025-02-28', 5, 0), { kind: 'gap', missingMonths: expect.arrayContaining(['2024-12', '2025-01']) }],
    ['after a few days without rows still continues', period('2024-02-05', '2024-02-29', 1000, 0), { kind: 'continuous' }],
    ['after a few days with another balance is a gap', period('2024-02-05', '2024-02-29', 900, 0), { kind: 'gap', missingMonths: [] }],
    ['that holds days of the one before overlaps', period('2024-01-30', '2024-02-29', 1000, 0), { kind: 'overlap', overlapDays: 2 }],
    ['without a start balance is unknown', period('2024-02-01', '2024-02-29', null, 0), { kind: 'unknown', difference: null }],
    ['without a date is unknown', period(null, '2024-02-29', 1000, 0), { kind: 'unknown' }],
  ])('%s', (_name, next, expected) => {
    expect(linkPeriods(january, next, 2)).toMatchObject(expected);
  });

  it('stands in the order of time', () => {
    const later = period('2024-02-01', '2024-02-29', 0, 0);
    expect(inChainOrder([period(null, null, 0, 0), later, january]).map(({ startDate }) => startDate)).toEqual(['2024-01-01', '2024-02-01', null]);
  });
});

it('finds rows that stand in both statements one for one, and keeps true twins', () => {
  const row = (id: string, amountMinor: number, description = 'Coffee') => ({ id, date: '2024-01-30', amountMinor, description });
  expect(doubledRows([row('a', -300), row('b', -500)], [row('c', -300, 'COFFEE '), row('d', -300), row('e', -700)])).toEqual(['c']);
});
