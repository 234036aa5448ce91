import { z } from 'zod';
import { authErrors } from '../auth/auth.contract.js';
import { defineError } from '../core/defineError.js';
import { endpoint } from '../core/endpoint.js';
import { planLacksFeature } from '../core/errors.js';

export const MAX_ALLOWED_NETWORKS = 100;

/** One address ("203.0.113.7", "2001:db8::1") or a network ("192.0.2.0/24"). */
const Network = z.string().trim().pipe(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], { error: 'Enter an address such as 203.0.113.7, or a network such as 192.0.2.0/24' }));

export const AllowedNetworks = z.array(Network).max(MAX_ALLOWED_NETWORKS, `At most ${MAX_ALLOWED_NETWORKS} networks`);

/** From where an account can be used; from anywhere when no network is named. */
export const AddressList = z.object({
  networks: z.array(z.string()),
  /** Where this call came from. */
  ownAddress: z.string().nullable(),
});
export type AddressList = z.infer<typeof AddressList>;

export const addressListErrors = {
  withoutYours: defineError({ type: 'address_list.without_yours', code: 2161, status: 422, message: 'Your own address is in none of these networks: this would lock you out. Add it first.' }),
} as const;

const admin = { auth: 'bearer', mode: 'server', needs: { contractAdmin: true, session: true } } as const;
const path = '/api/v1/protected/addressList';

export const addressListEndpoints = {
  get: endpoint({ ...admin, method: 'GET', path, summary: 'Networks from which the account can be used; none: from anywhere.', response: AddressList, errors: [authErrors.sessionRequired] }),
  set: endpoint({
    ...admin, method: 'POST', path, summary: 'Name the networks from which the account can be used. It holds at once, for sessions and tokens that are there too.',
    body: z.object({ networks: AllowedNetworks }), response: AddressList, errors: [planLacksFeature, addressListErrors.withoutYours, authErrors.sessionRequired],
  }),
} as const;
