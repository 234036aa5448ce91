// Invoices lie among the rows of their jobs: the list finds them without walking the transactions of the tenant.
import type { Migration } from '../migrate.js';

const statements = `
CREATE INDEX "transactions_invoices" ON "transactions" ("contractId", "jobId", "documentPosition", "rowNumber") WHERE "fieldName" = 'invoice';
`;

export const invoicesSchema: Migration = {
  name: '0018-invoices',
  up: (run) => run(statements),
};
