import { formatMinor, numberFromMinor, RECONCILED_VALUE } from '@tieout/sdk/contract';
import type { Account as WireAccount, MetadataField, Period as WirePeriod } from '@tieout/sdk/contract';
import { combineStates } from '../jobs/summarizeJob.js';
import type { Account, Period } from './reconciliation.model.js';
import { presentFacts } from './presentFacts.js';
import { presentProof } from './presentProof.js';
import { proofStates } from './proof.js';

export function presentAccounts(accounts: readonly Account[], periods: readonly Period[]): WireAccount[] {
  return accounts.map((account) => {
    const { id, documentId, accountName, number, name, type, currency, decimals, institution, holder } = account;
    const own = periods.filter((period) => period.accountId === id).map((period) => presentPeriod(period, decimals));
    return {
      id, documentId, accountName, number, name, type, currency, decimals, institution, holder, periods: own,
      state: combineStates(own.map((period) => period.state)),
    };
  });
}

export function presentPeriod(period: Period, decimals: number): WirePeriod {
  const { id, documentId, accountId, label, startDate, endDate, numCredits, numPayments, numTransactions, isReconciled, sources, proof } = period;
  const wire = (amountMinor: number) => numberFromMinor(amountMinor, decimals);
  return {
    chunk: id, documentId, accountId, label, startDate, endDate, numCredits, numPayments, numTransactions, isReconciled, sources,
    startBalance: period.startBalanceMinor === null ? null : wire(period.startBalanceMinor),
    endBalance: period.endBalanceMinor === null ? null : wire(period.endBalanceMinor),
    totalCredits: wire(period.totalCreditsMinor),
    totalPayments: wire(period.totalPaymentsMinor),
    state: proofStates[proof.status],
    proof: presentProof(proof, decimals),
    facts: presentFacts(period.facts, decimals),
  };
}

/** The facts of a period in the specification's form, one row a fact. */
export function presentMetadataFields(account: Account, period: Period): MetadataField[] {
  const { documentId, id: chunk } = period;
  const { accountName, decimals } = account;
  const balance = (amountMinor: number | null) => (amountMinor === null ? null : formatMinor(amountMinor, decimals));
  const values: [MetadataField['name'], string | null][] = [
    ['isReconciled', period.isReconciled ? RECONCILED_VALUE : '0'],
    ['startDate', period.startDate],
    ['endDate', period.endDate],
    ['startBalance', balance(period.startBalanceMinor)],
    ['endBalance', balance(period.endBalanceMinor)],
  ];
  return values.map(([name, value]) => ({ name, value, documentId, chunk, accountName }));
}
