import { expect, it } from 'vitest';
import { presentProof } from './presentProof.js';
import { provePeriod } from './provePeriod.js';

it('tells how many running balances agree as a count, a carried balance as money', () => {
  const at = { means: 'printed' as const, page: 1, box: null, text: '' };
  const row = (amount: number, balance: number) => ({ amount, balance, included: true, page: 1, box: null });
  const proof = provePeriod({
    startBalance: { value: 1000, source: at }, endBalance: { value: 2500, source: at }, rows: [row(500, 1500), row(1000, 2500)],
    checks: [{ kind: 'runningBalance', label: 'Carried forward', expected: 1500, rows: [0, 0], source: null }],
    isOcr: false, decimals: 2,
  });
  expect(presentProof(proof, 2).checks.map(({ kind, expected, actual }) => [kind, expected, actual])).toEqual(expect.arrayContaining([
    ['countBalances', '2', '2'], ['runningBalance', '15.00', '15.00'],
  ]));
});
