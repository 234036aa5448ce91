// The proof as it is read outside: amounts as decimal strings, counts as whole numbers in strings.
import { formatMinor, isCountCheck } from '@tieout/sdk/contract';
import type { Proof as WireProof } from '@tieout/sdk/contract';
import type { Proof, ProofCheck } from './proof.js';

export function presentProof(proof: Proof, decimals: number): WireProof {
  const { status, method, terms, differenceMinor, checks, firstBreak, repairs, explanation } = proof;
  const text = (amountMinor: number | null) => (amountMinor === null ? null : formatMinor(amountMinor, decimals));
  return {
    status, method, repairs, explanation,
    terms: terms.map(({ name, amountMinor, source }) => ({ name, amount: text(amountMinor), source })),
    difference: text(differenceMinor),
    checks: checks.map((check) => presentCheck(check, decimals)),
    firstBreak: firstBreak && {
      row: firstBreak.row, page: firstBreak.page, box: firstBreak.box,
      expected: formatMinor(firstBreak.expectedMinor, decimals), printed: formatMinor(firstBreak.printedMinor, decimals),
    },
  };
}

function presentCheck({ expected, actual, ...check }: ProofCheck, decimals: number) {
  const text = (value: number) => (isCountCheck(check.kind) ? String(value) : formatMinor(value, decimals));
  return { ...check, expected: text(expected), actual: text(actual) };
}
