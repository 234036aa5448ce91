import type { CallOptions } from '../transport/call.js';
import type { ClientContext } from '../transport/clientContext.js';
import { addressListEndpoints } from './addressList.contract.js';

export type AddressListResource = ReturnType<typeof createAddressList>;

export function createAddressList({ call }: ClientContext) {
  return {
    /** Networks from which the account can be used, for its administrators. None: from anywhere. */
    get: (options: CallOptions = {}) => call(addressListEndpoints.get, options),
    /** Replaces them; an empty list opens the account again. @throws ApiError `plan.feature_missing`, `address_list.without_yours` */
    set: (networks: string[], options: CallOptions = {}) => call(addressListEndpoints.set, { body: { networks }, ...options }),
  };
}
