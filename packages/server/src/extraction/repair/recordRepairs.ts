// Makes every corrected figure visible: in the source of its value, and in the list of repairs beside the proof.
import type { Box, ExtractedDocument, Sourced, StatementPeriod, StatementRow, Word } from '../model.js';
import type { Proof, ProofRepair } from '../../reconciliation/proof.js';
import type { Correction } from './applyReadings.js';

type Added = { page: number; words: Word[] };

export function recordRepairs(document: ExtractedDocument, corrections: readonly Correction[], added: readonly Added[]): ExtractedDocument {
  if (corrections.length === 0 && added.length === 0) return document;
  // Words that were taken out are no reading of what stands there now.
  const figures = corrections.filter(({ text }) => text !== '');
  const accounts = document.accounts.map((account) => ({ ...account, periods: account.periods.map((period) => recordInPeriod(period, figures, added)) }));
  return { ...document, accounts };
}

function recordInPeriod(period: StatementPeriod, corrections: readonly Correction[], added: readonly Added[]): StatementPeriod {
  const repairs: ProofRepair[] = [];
  const isProved = period.isReconciled;
  const mark = <T>(value: Sourced<T>, row: number | null, field: ProofRepair['field']): Sourced<T> => {
    const correction = corrections.find((item) => item.page === value.source.page && contains(value.source.box, item.word.box));
    if (!correction) return value;
    const rule = ruleOf(correction, isProved, field);
    repairs.push({ row, field, from: correction.from ?? correction.word.text, to: correction.text, rule });
    return { ...value, source: { ...value.source, means: 'corrected', confidence: correction.confidence, rule } };
  };
  const startBalance = period.startBalance && mark(period.startBalance, null, 'startBalance');
  const endBalance = period.endBalance && mark(period.endBalance, null, 'endBalance');
  const rows = period.rows.map((each, index): StatementRow => {
    const row = { ...each, date: each.date && mark(each.date, index, 'date') };
    const amount = mark(row.amount, index, 'amount');
    const balance = row.balance && mark(row.balance, index, 'balance');
    const isFound = added.some((item) => item.page === amount.source.page && item.words.some((word) => contains(amount.source.box, word.box)));
    if (!isFound) return { ...row, amount, balance };
    const rule = 'Overlooked at first; found when its place was read again by itself.';
    repairs.push({ row: index, field: 'row', from: null, to: amount.source.text ?? String(amount.value), rule });
    return { ...row, amount: { ...amount, source: { ...amount.source, means: 'corrected', rule } }, balance };
  });
  const checks = period.proof.checks.map((check) => {
    const correction = corrections.find((item) => item.page === check.source?.page && contains(check.source.box, item.word.box));
    return correction && check.source ? { ...check, source: { ...check.source, means: 'corrected' as const, rule: ruleOf(correction, isProved) } } : check;
  });
  const proof = { ...period.proof, checks };
  return repairs.length === 0 ? { ...period, proof } : { ...period, startBalance, endBalance, rows, proof: withRepairs(proof, repairs) };
}

function ruleOf({ word, text, from }: Correction, isProved: boolean, field?: ProofRepair['field']): string {
  if (field === 'date') return `Read as "${from ?? word.text}" at first. Read again by itself, with the characters of the other dates, it is "${text}".`;
  const agreement = isProved ? 'and with this the printed figures agree' : 'but the printed figures do not prove it';
  return `Read as "${word.text}" at first. Read again, larger and by itself, it is "${text}", ${agreement}.`;
}

function withRepairs(proof: Proof, repairs: readonly ProofRepair[]): Proof {
  const count = repairs.length === 1 ? '1 figure was' : `${repairs.length} figures were`;
  return { ...proof, repairs: [...proof.repairs, ...repairs], explanation: `${proof.explanation} ${count} corrected after a second reading of the page; see the corrections.` };
}

function contains(outer: Box | null, inner: Box): boolean {
  if (!outer) return false;
  const x = (inner[0] + inner[2]) / 2;
  const y = (inner[1] + inner[3]) / 2;
  return x >= outer[0] - 0.5 && x <= outer[2] + 0.5 && y >= outer[1] - 0.5 && y <= outer[3] + 0.5;
}
