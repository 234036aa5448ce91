import type { CallOptions } from '../transport/call.js';
import type { ClientContext } from '../transport/clientContext.js';
import { firmSsoEndpoints } from './sso.contract.js';
import type { SaveSsoConnection } from './sso.contract.js';

export type SsoResource = ReturnType<typeof createSso>;

/** Single sign-on of one's own firm: for its administrators, on a plan that includes it. */
export function createSso({ call }: ClientContext) {
  return {
    /** The connections by domain, and the addresses of this server that providers ask for. */
    list: (options: CallOptions = {}) => call(firmSsoEndpoints.list, options),
    /** Sets up a domain, or changes it. @throws ApiError `sso.domain_taken`, `sso.bad_certificate`, `sso.never_used` */
    async save(connection: SaveSsoConnection, options: CallOptions = {}) {
      return (await call(firmSsoEndpoints.save, { body: connection, ...options })).connection;
    },
    /** Looks for the TXT record that proves the domain. @throws ApiError `sso.not_proved`, `sso.domain_taken` */
    async prove(id: string, options: CallOptions = {}) {
      return (await call(firmSsoEndpoints.prove, { params: { id }, ...options })).connection;
    },
    /** Asks the provider, without signing anybody in. */
    async test(id: string, options: CallOptions = {}) {
      return (await call(firmSsoEndpoints.test, { params: { id }, ...options })).findings;
    },
    /** Ends single sign-on for a domain. */
    delete: (id: string, options: CallOptions = {}) => call(firmSsoEndpoints.delete, { params: { id }, ...options }),
    /** Reads the metadata of a SAML identity provider. @throws ApiError `sso.bad_metadata` */
    readMetadata: (source: { url: string } | { xml: string }, options: CallOptions = {}) => call(firmSsoEndpoints.readMetadata, { body: source, ...options }),
  };
}
