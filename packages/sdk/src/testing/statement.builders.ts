import { formatMinor, numberFromMinor, parseDecimal, sumMinor } from '../core/money.js';
import type { Account, Period } from '../reconciliation/reconciliation.contract.js';
import type { Transaction } from '../transactions/transactions.contract.js';
import { buildAccount, buildPeriod, buildProof } from './reconciliation.builders.js';
import { testId } from './testId.js';
import { buildTransaction } from './transactions.builders.js';

export interface StatementFigures {
  /** Decimal string, e.g. "1000.00". */
  startBalance?: string;
  /** What the statement prints; absent: what the rows give, so that the period reconciles. */
  endBalance?: string;
  rows?: { date: string; description: string; amount: string }[];
  account?: Partial<Account>;
  period?: Partial<Period>;
}

const defaultRows = [
  { date: '2024-01-05', description: 'CARD PAYMENT CORNER GROCERY', amount: '-40.00' },
  { date: '2024-01-15', description: 'SALARY EXAMPLE LTD', amount: '250.00' },
  { date: '2024-01-31', description: 'RENT\nFlat 2, Harbour Street', amount: '-60.00' },
];

/** One account, its period, rows and proof whose figures belong together, all computed in minor units. */
export function buildStatement(figures: StatementFigures = {}): { account: Account; period: Period; transactions: Transaction[] } {
  const decimals = figures.account?.decimals ?? 2;
  const minor = (text: string) => {
    const amount = parseDecimal(text, decimals);
    if (amount === null) throw new RangeError(`Not an amount of ${decimals} decimals: ${text}`);
    return amount;
  };
  const rows = (figures.rows ?? defaultRows).map((row) => ({ ...row, amountMinor: minor(row.amount) }));
  const startMinor = minor(figures.startBalance ?? '1000.00');
  const credits = rows.map((row) => row.amountMinor).filter((amount) => amount >= 0);
  const debits = rows.map((row) => row.amountMinor).filter((amount) => amount < 0);
  const creditsMinor = sumMinor(credits);
  const debitsMinor = sumMinor(debits);
  const endMinor = minor(figures.endBalance ?? formatMinor(startMinor + creditsMinor + debitsMinor, decimals));
  const proof = buildProof({}, { startMinor, creditsMinor, debitsMinor, endMinor, decimals });
  const isReconciled = proof.status === 'reconciled';
  const state = isReconciled ? 'Reconciled' : 'Not Reconciled';
  const accountId = figures.account?.id ?? testId('account');
  const period = buildPeriod({
    accountId,
    startBalance: numberFromMinor(startMinor, decimals),
    endBalance: numberFromMinor(endMinor, decimals),
    numCredits: credits.length,
    numPayments: debits.length,
    totalCredits: numberFromMinor(creditsMinor, decimals),
    totalPayments: numberFromMinor(debitsMinor, decimals),
    numTransactions: rows.length,
    isReconciled,
    state,
    proof,
    ...figures.period,
  });
  const account = buildAccount({ state, ...figures.account, id: accountId, periods: [period] });
  let balanceMinor = startMinor;
  const transactions = rows.map(({ date, description, amountMinor }, rowNumber) => {
    balanceMinor += amountMinor;
    return buildTransaction({
      rowNumber, date, description,
      amount: numberFromMinor(amountMinor, decimals),
      balance: numberFromMinor(balanceMinor, decimals),
      account: account.accountName, chunk: period.chunk, chunkLabel: period.label, currency: account.currency,
      documentId: period.documentId, status: isReconciled ? 'reconciled' : 'unknown',
    });
  });
  return { account, period, transactions };
}
