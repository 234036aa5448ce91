import type { CallOptions } from '../transport/call.js';
import type { ClientContext } from '../transport/clientContext.js';
import { contractEndpoints } from './contracts.contract.js';
import type { SetPlan } from './contracts.contract.js';
import { ssoEndpoints } from './sso.contract.js';
import type { SaveSsoConnection } from './sso.contract.js';

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
    /** Single sign-on of a contract, by domain. */
    async listSso(id: string, options: CallOptions = {}) {
      return (await call(ssoEndpoints.listSso, { params: { id }, ...options })).connections;
    },
    /** Sets up single sign-on for a domain, or changes it. @throws ApiError `plan.feature_missing`, `sso.domain_taken`, `sso.bad_certificate` */
    async saveSso(id: string, connection: SaveSsoConnection, options: CallOptions = {}) {
      return (await call(ssoEndpoints.saveSso, { params: { id }, body: connection, ...options })).connection;
    },
    /** Ends single sign-on for a domain. */
    deleteSso: (id: string, connectionId: string, options: CallOptions = {}) => call(ssoEndpoints.deleteSso, { params: { id, connectionId }, ...options }),
  };
}
