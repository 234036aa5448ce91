import { Group, Text } from '@mantine/core';
import { IconPlugConnected, IconPlugConnectedX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { client } from '../client.js';
import { nextConnectionState, type ConnectionState } from './connectionState.js';
import classes from './Notices.module.css';

const LOOK_EVERY_MS = 1000;

/** Follows the live channel: it is there exactly when the server is, with or without the internet. */
function useConnectionState(): ConnectionState {
  const [state, setState] = useState<ConnectionState>({ kind: 'connected' });
  useEffect(() => {
    const look = (): void => setState((known) => nextConnectionState(known, client.live.isConnected, Date.now()));
    const unsubscribe = client.live.subscribe(look);
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => {
      clearInterval(timer);
      unsubscribe();
    };
  }, []);
  return state;
}

export function ConnectionNotice() {
  const state = useConnectionState();
  const isShown = state.kind === 'lost' || state.kind === 'restored';
  // The live region stays in the page: screen readers announce only what changes inside one they know.
  return (
    <div role="status">
      {isShown && (
        <Group className={classes.notice} data-tone={state.kind === 'lost' ? 'warning' : 'info'} wrap="nowrap">
          {state.kind === 'lost' ? (
            <>
              <IconPlugConnectedX size={18} stroke={1.6} aria-hidden className={classes.icon} />
              <Text size="sm">
                The connection to the server is lost. What you see may be old. Check that Tieout is running; it connects again by itself.
              </Text>
            </>
          ) : (
            <>
              <IconPlugConnected size={18} stroke={1.6} aria-hidden className={classes.icon} />
              <Text size="sm">The connection is back.</Text>
            </>
          )}
        </Group>
      )}
    </div>
  );
}
