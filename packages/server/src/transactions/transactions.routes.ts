import { transactionEndpoints } from '@tieout/sdk/contract';
import { route } from '../http/route.js';
import type { RoutesOf } from '../http/route.js';
import { findJob } from '../jobs/jobs.commands.js';
import { listTransactions } from './listTransactions.js';
import { presentTransaction } from './transactions.presenter.js';

export const transactionRoutes: RoutesOf<'transactions'> = {
  list: route(transactionEndpoints.list, async (context, { params, query }) => {
    const { rows, pagination } = await listTransactions(context, await findJob(context, params.id), query);
    return { data: rows.map(presentTransaction), pagination };
  }),
};
