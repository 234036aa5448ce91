import type { CallOptions } from '../transport/call.js';
import type { ClientContext } from '../transport/clientContext.js';
import { contractEndpoints } from './contracts.contract.js';
import type { SetPlan } from './contracts.contract.js';

export type ContractsResource = ReturnType<typeof createContracts>;

/** For those who run the server: the permission SUPPORT_TOOL is needed. */
export function createContracts({ call }: ClientContext) {
  return {
    /** Contracts of the people with an address. */
    async find(email: string, options: CallOptions = {}) {
      return (await call(contractEndpoints.find, { query: { email }, ...options })).contracts;
    },
    /** Gives a contract a plan, with its pages. */
    async setPlan(id: string, plan: SetPlan, options: CallOptions = {}) {
      return (await call(contractEndpoints.setPlan, { params: { id }, body: plan, ...options })).contract;
    },
    /** Adds pages that do not expire, or takes some back. */
    async addPages(id: string, pages: number, note: string, options: CallOptions = {}) {
      return (await call(contractEndpoints.addPages, { params: { id }, body: { pages, note }, ...options })).contract;
    },
  };
}
