import { reconciliationEndpoints } from '@tieout/sdk/contract';
import { route } from '../http/route.js';
import type { RoutesOf } from '../http/route.js';
import { findJob } from '../jobs/jobs.commands.js';
import { combineStates } from '../jobs/summarizeJob.js';
import { presentAccounts, presentMetadataFields } from './reconciliation.presenter.js';

export const reconciliationRoutes: RoutesOf<'reconciliation'> = {
  get: route(reconciliationEndpoints.get, async (context, { params, query }) => {
    const { db, scope } = context;
    const job = await findJob(context, params.id);
    const accounts = presentAccounts(await db.accounts.ofJob(job.id, scope, query.documentId), await db.periods.ofJob(job.id, scope, query.documentId));
    // The job's own state also counts documents that could not be read.
    const state = query.documentId ? combineStates(accounts.map((account) => account.state)) : job.reconciliation;
    return { state, accounts };
  }),
  metadataFields: route(reconciliationEndpoints.metadataFields, async (context, { params }) => {
    const { db, scope } = context;
    const job = await findJob(context, params.id);
    const accounts = new Map((await db.accounts.ofJob(job.id, scope)).map((account) => [account.id, account]));
    const periods = await db.periods.ofJob(job.id, scope);
    return { metadataFields: periods.flatMap((period) => presentMetadataFields(accounts.get(period.accountId)!, period)) };
  }),
};
