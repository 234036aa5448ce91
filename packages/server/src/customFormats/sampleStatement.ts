// What a custom format is shown with before there is a job: rows that fill every source at least once.
import type { ExportRow, ExportStatement } from '../exports/statement.js';

const nothing: Omit<ExportRow, 'date' | 'description' | 'payee' | 'amountMinor' | 'balanceMinor'> = {
  date2: null, checkNumber: null, refNumber: null, category: null, page: 1, box: null, status: 'reconciled', fileName: 'sample.pdf',
};
const rows: ExportRow[] = [
  { ...nothing, date: '2024-01-05', date2: '2024-01-06', description: 'CORNER GROCERY 0042', payee: 'CORNER GROCERY', amountMinor: -4000, balanceMinor: 96000, refNumber: 'REF-1', category: 'Groceries', categoryKeyword: 'grocery' },
  { ...nothing, date: '2024-01-12', description: 'CHECK 1001', payee: 'CHECK', amountMinor: -12550, balanceMinor: 83450, checkNumber: '1001' },
  { ...nothing, date: '2024-01-31', description: 'SALARY ACME LTD', payee: 'SALARY ACME LTD', amountMinor: 250000, balanceMinor: 333450, category: 'Salary' },
];

export const sampleStatement: ExportStatement = {
  documentName: 'sample.pdf', pages: 1, currency: 'USD',
  accounts: [{
    number: '123456789', name: 'Checking', type: 'bank', currency: 'USD', decimals: 2, institution: null,
    periods: [{ startDate: '2024-01-01', endDate: '2024-01-31', startBalanceMinor: 100000, endBalanceMinor: 333450, isReconciled: true, proof: null, rows }],
  }],
};
