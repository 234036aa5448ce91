import { Alert, Anchor, Button, Stack, Text } from '@mantine/core';
import { ApiError, createClient } from '@tieout/sdk';
import { useTieout } from '@tieout/widgets';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { noteSignUp } from '../growth/signUpConversion.js';
import { AuthLayout } from './AuthLayout.js';
import { goTo, hrefOf, nextAddress } from './nextAddress.js';
import { keepToken } from './session.js';

type State = { kind: 'looking' } | { kind: 'refused' | 'unanswered'; reason: string } | { kind: 'asking'; email: string };

/** Out of the hash, which is never sent to a server. */
function readToken(): string {
  const hash = window.location.hash.slice(1);
  return new URLSearchParams(hash).get('token') ?? hash;
}

/**
 * Takes a session out of the address. It is kept at once when the server knows it and this browser began the sign-in; anybody can make
 * an address with a session of their own, so any other is kept only when the person says so, and they read whose it is.
 */
export function ReceiveJwtPage() {
  const { client } = useTieout();
  const [parameters] = useSearchParams();
  const [token] = useState(readToken);
  const [state, setState] = useState<State>({ kind: 'looking' });
  const [attempt, setAttempt] = useState(1);
  const [goOn] = useState(() => () => {
    keepToken(token);
    client.setToken(token);
    void noteSignUp(client, parameters).finally(() => window.location.replace(`/app${nextAddress(parameters.get('next'))}`));
  });
  useEffect(() => {
    if (!token) return goTo('/');
    // Neither the address bar nor the way back keeps it.
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
    let isGone = false;
    createClient({ token }).auth.arrival().then(
      ({ email, isFromHere }) => {
        if (isGone) return;
        if (isFromHere) goOn();
        else setState({ kind: 'asking', email });
      },
      // The address is clean by now: without another attempt here the session would be lost to a slow moment.
      (error: Error) => !isGone && setState({ kind: error instanceof ApiError && error.status < 500 ? 'refused' : 'unanswered', reason: error.message }),
    );
    return () => {
      isGone = true;
    };
  }, [token, goOn, attempt]);
  const handleRetry = (): void => {
    setState({ kind: 'looking' });
    setAttempt(attempt + 1);
  };
  if (state.kind === 'looking') return <Text role="status" p="xl">Signing you in…</Text>;
  return (
    <AuthLayout title={state.kind === 'asking' ? 'Is this you?' : 'Sign in'}>
      {state.kind === 'refused' && (
        <>
          <Alert role="alert" color="red" variant="light">This address signs nobody in. {state.reason}</Alert>
          <Anchor href={hrefOf('/login', { next: parameters.get('next') })} size="sm" underline="always">Sign in</Anchor>
        </>
      )}
      {state.kind === 'unanswered' && (
        <Stack gap="sm">
          <Alert role="alert" color="yellow" variant="light">The server could not be asked about this sign-in. {state.reason}</Alert>
          <Button onClick={handleRetry}>Try again</Button>
        </Stack>
      )}
      {state.kind === 'asking' && (
        <Stack gap="sm">
          <Text>This address signs you in as <b>{state.email}</b>. The sign-in was not begun in this browser: go on only if that is your account.</Text>
          <Button onClick={goOn}>Sign in as {state.email}</Button>
          <Anchor href={hrefOf('/')} size="sm" underline="always" ta="center">No, leave it</Anchor>
        </Stack>
      )}
    </AuthLayout>
  );
}
