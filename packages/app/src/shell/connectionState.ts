/** A connection that comes back within this time is not worth a word. */
export const LOST_AFTER_MS = 3000;
/** How long the good news stays. */
export const RESTORED_FOR_MS = 4000;

export type ConnectionState =
  | { kind: 'connected' }
  | { kind: 'waiting'; sinceMs: number }
  | { kind: 'lost' }
  | { kind: 'restored'; sinceMs: number };

/** What to say about the connection, given what was said before and whether messages arrive now. */
export function nextConnectionState(state: ConnectionState, isConnected: boolean, nowMs: number): ConnectionState {
  if (isConnected) {
    if (state.kind === 'lost') return { kind: 'restored', sinceMs: nowMs };
    if (state.kind === 'restored' && nowMs - state.sinceMs < RESTORED_FOR_MS) return state;
    return state.kind === 'connected' ? state : { kind: 'connected' };
  }
  if (state.kind === 'lost') return state;
  if (state.kind !== 'waiting') return { kind: 'waiting', sinceMs: nowMs };
  return nowMs - state.sinceMs >= LOST_AFTER_MS ? { kind: 'lost' } : state;
}
