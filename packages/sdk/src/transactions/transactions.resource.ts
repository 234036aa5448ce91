import { iteratePages } from '../core/iteratePages.js';
import { MAX_PAGE_SIZE } from '../core/paging.js';
import type { CallInput, CallOptions } from '../transport/call.js';
import type { ClientContext } from '../transport/clientContext.js';
import { type Transaction, transactionEndpoints } from './transactions.contract.js';

export type TransactionListQuery = NonNullable<CallInput<typeof transactionEndpoints.list>['query']>;

export type TransactionsResource = ReturnType<typeof createTransactions>;

export function createTransactions({ call }: ClientContext) {
  return {
    /** One page of a job's rows (from 1), filtered and sorted on the server. */
    list(jobId: string, query: TransactionListQuery = {}, options: CallOptions = {}) {
      return call(transactionEndpoints.list, { params: { id: jobId }, query, ...options });
    },
    /** All rows of a job, by default in the order of the document. */
    iterate(jobId: string, query: Omit<TransactionListQuery, 'page'> = {}, options: CallOptions = {}): AsyncGenerator<Transaction, void, void> {
      return iteratePages(async (pageIndex) => {
        const page = pageIndex + 1;
        const { data, pagination } = await call(transactionEndpoints.list, {
          params: { id: jobId }, query: { pageSize: MAX_PAGE_SIZE, ...query, page }, ...options,
        });
        return { items: data, isLast: page >= pagination.totalPages };
      });
    },
  };
}
