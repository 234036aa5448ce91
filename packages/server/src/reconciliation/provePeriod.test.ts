import { describe, expect, it } from 'vitest';
import { provePeriod, type ProofInput, type ProofRow } from './provePeriod.js';
import type { Sourced } from './proof.js';
import { printed, proofRow as row } from './testing/proofRows.js';

function prove(start: number | null, end: number | null, rows: ProofRow[], more: Partial<ProofInput> = {}) {
  return provePeriod({ startBalance: start === null ? null : printed(start), endBalance: end === null ? null : printed(end), rows, checks: [], ...more });
}

describe('provePeriod', () => {
  it('proves a chain of running balances', () => {
    const proof = prove(1000, 1250, [row(500, 1500), row(-250, 1250)]);
    expect(proof).toMatchObject({ status: 'reconciled', method: 'chain', differenceMinor: 0, firstBreak: null });
  });

  it('proves rows printed newest first', () => {
    expect(prove(1000, 1250, [row(-250, 1250), row(500, 1500)]).status).toBe('reconciled');
  });

  it('says that the first row of a scan is not confirmed where only its start balance could not be read', () => {
    const inferred: Sourced<number> = { value: 1000, source: { means: 'inferred', page: null, box: null } };
    const proof = prove(null, 1280, [row(500, 1500), row(-250, 1250), row(30, 1280)], { startBalance: inferred, isOcr: true });
    expect([proof.status, proof.explanation]).toEqual(['unknown', expect.stringContaining('All 2 printed running balances agree, but no start balance could be read')]);
  });

  it('confirms the first row of a scan without a start balance by the totals of both sides', () => {
    const inferred: Sourced<number> = { value: 1000, source: { means: 'inferred', page: null, box: null } };
    const totals = (credits: number, debits: number) => [{ kind: 'totalCredits' as const, label: 'In', expected: credits, source: null }, { kind: 'totalDebits' as const, label: 'Out', expected: debits, source: null }];
    const of = (rows: ProofRow[], checks: ProofInput['checks']) => prove(null, 1280, rows, { startBalance: inferred, isOcr: true, checks }).status;
    const rows = [row(500, 1500), row(-250, 1250), row(30, 1280)];
    expect(of(rows, totals(530, 250))).toBe('reconciled');
    expect(of(rows, totals(530, 250).slice(0, 1))).toBe('unknown');
    expect(of(rows, totals(530, 250).map((total) => ({ ...total, rows: [1, 2] })))).not.toBe('reconciled');
    expect(of([row(510, 1500), ...rows.slice(1)], totals(530, 250))).toBe('notReconciled');
    // A row before the first one was not read.
    expect(of(rows, totals(530, 320))).toBe('notReconciled');
  });

  it('names the row where the chain breaks', () => {
    const proof = prove(1000, 1250, [row(500, 1500), row(-250, 1260), row(0, 1260)]);
    expect(proof.status).toBe('notReconciled');
    expect(proof.firstBreak).toMatchObject({ row: 1, expectedMinor: 1250, printedMinor: 1260 });
  });

  it('names the end balance where all rows agree and only it does not follow', () => {
    const proof = prove(1000, 1300, [row(500, 1500), row(-250, 1250)]);
    expect(proof.firstBreak).toEqual({ row: null, page: 1, box: [0, 0, 1, 1], expectedMinor: 1250, printedMinor: 1300 });
    expect(proof.explanation).toContain('The end balance printed on page 1 is 13.00, but the rows lead to 12.50: a difference of 0.50.');
  });

  it.each(['amount', 'balance', 'start', 'end'] as const)('takes the badge away when one digit of the %s changes', (field) => {
    const rows = [row(500, 1500), row(-250, 1250), row(30, 1280)];
    if (field === 'amount') rows[1] = row(-251, 1250);
    if (field === 'balance') rows[1] = row(-250, 1350);
    expect(prove(field === 'start' ? 1001 : 1000, field === 'end' ? 1281 : 1280, rows).status).toBe('notReconciled');
  });

  it('lets a printed total that fails outweigh a sum that agrees', () => {
    const checks = [{ kind: 'totalCredits' as const, label: 'Total deposits', expected: 501, source: null }];
    const proof = prove(1000, 1250, [row(500), row(-250)], { checks });
    expect(proof.status).toBe('notReconciled');
    expect(proof.explanation).toContain('Total deposits');
  });

  it('calls a bare sum proved on digital text, not on pixels', () => {
    expect(prove(1000, 1250, [row(500), row(-250)])).toMatchObject({ status: 'reconciled', method: 'bareSum' });
    expect(prove(1000, 1250, [row(500), row(-250)], { isOcr: true }).status).toBe('unknown');
  });

  it('proves nothing without balances', () => {
    expect(prove(null, null, [row(500)])).toMatchObject({ status: 'unknown', method: 'none', differenceMinor: null });
  });

  it('leaves out rows the reviewer excluded', () => {
    const rows = [row(500, 1500), { ...row(999), included: false }, row(-250, 1250)];
    expect(prove(1000, 1250, rows).status).toBe('reconciled');
  });

  it('does not count an inferred start balance as printed', () => {
    const start: Sourced<number> = { value: 1000, source: { means: 'inferred', page: null, box: null } };
    const proof = provePeriod({ startBalance: start, endBalance: printed(1250), rows: [row(250)], checks: [] });
    expect(proof.status).toBe('unknown');
  });

  it('proves a period without transactions only when both balances agree', () => {
    expect(prove(700, 700, []).status).toBe('reconciled');
    expect(prove(700, 701, []).status).toBe('notReconciled');
  });

  it('tests a balance printed between rows against the rows up to it', () => {
    const checks = [{ kind: 'runningBalance' as const, label: 'Carried forward', expected: 1500, rows: [0, 0] as [number, number], source: null }];
    expect(prove(1000, 1250, [row(500), row(-250)], { checks }).status).toBe('reconciled');
    expect(prove(1000, 1250, [row(500), row(-250)], { checks: [{ ...checks[0]!, expected: 1501 }] }).status).toBe('notReconciled');
  });

  it('a balance printed between two rows of pixels confirms them, one behind the last row or one that gave a row its sign does not', () => {
    const at = (last: number, expected: number) => [{ kind: 'runningBalance' as const, label: 'Balance 29 May', expected, rows: [0, last] as [number, number], source: null }];
    const rows = [row(500), row(-250)];
    expect(prove(1000, 1250, rows, { isOcr: true, checks: at(0, 1500) }).status).toBe('reconciled');
    expect(prove(1000, 1250, rows, { isOcr: true, checks: at(1, 1250) }).status).toBe('unknown');
    expect(prove(1000, 1250, [row(500), { ...row(-250), isDerived: true }], { isOcr: true, checks: at(0, 1500) }).status).toBe('unknown');
  });

  it('both balances tell the sign of the only row, unless one of them misprinted would turn it round', () => {
    const only = [{ ...row(263), isDerived: true }];
    expect(prove(1000, 1263, only).status).toBe('reconciled');
    expect(prove(1000, 1263, only, { isOcr: true }).status).toBe('unknown');
    expect(prove(1000, 1500, [{ ...row(250), isDerived: true }, row(250)]).status).toBe('unknown');
    expect(prove(1040, 1070, [{ ...row(30), isDerived: true }]).status).toBe('unknown');
    expect(prove(1130, 1140, [{ ...row(10), isDerived: true }]).status).toBe('unknown');
  });

  it.each([
    ['dates', 'Compare the dates.', 'The sum agrees, but something else is not certain. Compare the dates. Once everything is right, confirm a date of the period.'],
    ['undated', 'Enter the dates.', 'The sum agrees, but something else is not certain. Enter the dates.'],
  ] as const)('says what is open and what answers it: %s', (about, text, explanation) => {
    expect(prove(1000, 1250, [row(250, 1250)], { openQuestions: [{ about, text }] }).explanation).toBe(explanation);
  });

  it('keeps the badge back while questions are open', () => {
    expect(prove(1000, 1250, [row(250, 1250)], { openQuestions: [{ about: 'year', text: 'The year was guessed.' }] }).status).toBe('unknown');
  });
});
