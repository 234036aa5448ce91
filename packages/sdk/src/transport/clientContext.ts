import type { Endpoint } from '../core/endpoint.js';
import type { Live } from '../live/liveChannel.js';
import type { Call, CallInput } from './call.js';

/** What resources are made of: one way to call, one way to address, one live channel. */
export interface ClientContext {
  call: Call;
  live: Live;
  /** Absolute address of a call for links and pictures, with the token in the query. */
  url<E extends Endpoint>(endpoint: E, input: CallInput<E>): string;
}
