import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { minorFromNumber, parseDecimal, sumMinor } from '../core/money.js';
import { Document, DocumentPage, PageText } from '../documents/documents.contract.js';
import { Bank } from '../exports/exports.contract.js';
import { Finding, Job, JobDocument } from '../jobs/jobs.contract.js';
import { Account, MetadataField, Period, PrintedFacts, Proof, Source } from '../reconciliation/reconciliation.contract.js';
import { SystemStatus } from '../system/system.contract.js';
import { Transaction } from '../transactions/transactions.contract.js';
import { User } from '../users/users.contract.js';
import * as testing from './index.js';

const built: [name: string, schema: z.ZodType, values: unknown[]][] = [
  ['document', Document, [testing.buildDocument(), testing.buildDocument({ numPages: null, passwordRequired: true })]],
  ['job document', JobDocument, [testing.buildJobDocument()]],
  ['page', DocumentPage, [testing.buildDocumentPage({ pageNumber: 2 })]],
  ['text of a page', PageText, [testing.buildPageText({ degrees: 90 })]],
  ['job', Job, [testing.buildJob(), testing.buildRunningJob(), testing.buildFailedJob()]],
  ['finding', Finding, [testing.buildFinding()]],
  ['source', Source, [testing.buildSource()]],
  ['proof', Proof, [testing.buildProof()]],
  ['printed facts', PrintedFacts, [testing.buildPrintedFacts()]],
  ['period', Period, [testing.buildPeriod(), testing.buildPeriod({ facts: testing.buildPrintedFacts({ fees: undefined }) })]],
  ['account', Account, [testing.buildAccount()]],
  ['metadata field', MetadataField, testing.buildMetadataFields()],
  ['transaction', Transaction, testing.buildTransactions(80)],
  ['user', User, [testing.buildUser()]],
  ['status', SystemStatus, [testing.buildSystemStatus()]],
  ['bank', Bank, [testing.buildBank()]],
];

describe('builders of wire objects', () => {
  it.each(built)('a built %s is what the contract allows', (_name, schema, values) => {
    for (const value of values) expect(schema.parse(value)).toEqual(value);
  });

  it('figures of a built statement belong together to the cent', () => {
    const { period, transactions } = testing.buildStatement({ startBalance: '10.10', rows: [
      { date: '2024-01-02', description: 'In', amount: '0.20' }, { date: '2024-01-03', description: 'Out', amount: '-10.40' },
    ] });
    const sum = sumMinor(transactions.map((row) => minorFromNumber(row.amount ?? 0)));
    expect(minorFromNumber(period.startBalance ?? 0) + sum).toBe(minorFromNumber(period.endBalance ?? 0));
    expect(transactions.at(-1)?.balance).toBe(period.endBalance);
    expect(period.proof.difference).toBe('0.00');
    expect(period.isReconciled).toBe(true);
  });

  it('a statement whose printed end balance differs is not reconciled and says by how much', () => {
    const { period, account } = testing.buildStatement({ endBalance: '1149.00' });
    expect([period.isReconciled, account.state]).toEqual([false, 'Not Reconciled']);
    expect(parseDecimal(period.proof.difference ?? '')).toBe(100);
  });

  it('rows of a built list differ in id and keep their running balance', () => {
    const rows = testing.buildTransactions(40);
    expect(new Set(rows.map((row) => row.id)).size).toBe(40);
    for (const [index, row] of rows.slice(1).entries()) {
      const before = minorFromNumber(rows[index]?.balance ?? 0);
      expect(before + minorFromNumber(row.amount ?? 0)).toBe(minorFromNumber(row.balance ?? 0));
    }
  });
});
