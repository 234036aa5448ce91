import { chainEndpoints, numberFromMinor, periodChangeEndpoints, reconciliationEndpoints, suggestionEndpoints } from '@tieout/sdk/contract';
import { route } from '../http/route.js';
import type { RoutesOf } from '../http/route.js';
import type { Context } from '../core/services.js';
import { combineStates } from '../jobs/summarizeJob.js';
import { findWorkspace } from '../jobs/workspace.js';
import type { Workspace } from '../jobs/workspace.js';
import { renameAccount, updatePeriodField } from './changePeriods.js';
import { presentAccounts, presentMetadataFields } from './reconciliation.presenter.js';
import type { Account, Period } from './reconciliation.model.js';
import { statementChains } from './statementChains.js';
import { applySuggestion, suggestionsOf } from './suggestions.commands.js';

export const reconciliationRoutes: RoutesOf<'reconciliation'> = {
  get: route(reconciliationEndpoints.get, async (context, { params, query }) => {
    const workspace = await findWorkspace(context, params.id, query);
    const { accounts, periods } = await recordsOf(context, workspace, query.documentId);
    const presented = presentAccounts(accounts, periods);
    // The jobs' own states also count documents that could not be read.
    const states = query.documentId ? presented.map((account) => account.state) : workspace.jobs.map((job) => job.reconciliation);
    return { state: combineStates(states), accounts: presented };
  }),
  metadataFields: route(reconciliationEndpoints.metadataFields, async (context, { params, query }) => {
    const { accounts, periods } = await recordsOf(context, await findWorkspace(context, params.id, query));
    const byId = new Map(accounts.map((account) => [account.id, account]));
    return { metadataFields: periods.flatMap((period) => presentMetadataFields(byId.get(period.accountId)!, period)) };
  }),
  updateField: route(periodChangeEndpoints.updateField, async (context, { params, query, body }) =>
    updatePeriodField(context, await findWorkspace(context, params.id, query), body),
  ),
  renameAccount: route(periodChangeEndpoints.renameAccount, async (context, { params, query, body }) =>
    renameAccount(context, await findWorkspace(context, params.id, query), body),
  ),
  totals: route(periodChangeEndpoints.totals, async (context, { params, query, body }) => {
    const { accounts, periods } = await recordsOf(context, await findWorkspace(context, params.id, query), body.cleanCsvDocumentId);
    const byId = new Map(accounts.map((account) => [account.id, account]));
    return { totals: periods.map((period) => presentTotals(period, byId.get(period.accountId)!)) };
  }),
  chain: route(chainEndpoints.chain, async (context, { params, query }) => ({ chains: await statementChains(context, await findWorkspace(context, params.id, query)) })),
  suggestions: route(suggestionEndpoints.suggestions, async (context, { params, query }) => ({
    suggestions: await suggestionsOf(context, await findWorkspace(context, params.id, query), query),
  })),
  applySuggestion: route(suggestionEndpoints.applySuggestion, async (context, { params, query, body: { chunk, suggestionId, ...options } }) =>
    applySuggestion(context, await findWorkspace(context, params.id, query), chunk, suggestionId, options),
  ),
};

async function recordsOf({ db, scope }: Context, { jobs }: Workspace, documentId?: string): Promise<{ accounts: Account[]; periods: Period[] }> {
  const accounts: Account[] = [];
  const periods: Period[] = [];
  for (const { id } of jobs) {
    accounts.push(...(await db.accounts.ofJob(id, scope, documentId)));
    periods.push(...(await db.periods.ofJob(id, scope, documentId)));
  }
  return { accounts, periods };
}

function presentTotals(period: Period, { accountName, currency, decimals }: Account) {
  const { id: chunk, documentId, accountId, label, numCredits, numPayments, totalCreditsMinor, totalPaymentsMinor } = period;
  return {
    chunk, documentId, accountId, accountName, label, currency, numCredits, numPayments,
    totalCredits: numberFromMinor(totalCreditsMinor, decimals), totalPayments: numberFromMinor(-totalPaymentsMinor || 0, decimals),
  };
}
