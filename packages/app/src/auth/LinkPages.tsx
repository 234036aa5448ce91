// The pages that links in mails lead to.
import { Alert, Anchor, Button, Text } from '@mantine/core';
import { NewPasswordForm, RegisterForm, useTieout } from '@tieout/widgets';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { AuthLayout } from './AuthLayout.js';
import { finishSignIn } from './finishSignIn.js';
import { hrefOf } from './nextAddress.js';

/** @param instead where another link comes from */
function MissingToken({ instead }: { instead: ReactNode }) {
  return (
    <>
      <Alert role="alert" color="red" variant="light">The link is not complete. Copy the whole address out of the mail.</Alert>
      <Text size="sm">{instead}</Text>
    </>
  );
}

export function ResetPasswordPage() {
  const token = useSearchParams()[0].get('token');
  return (
    <AuthLayout title="Choose a new password" lead="All other sessions end.">
      {token ? <NewPasswordForm token={token} onSignedIn={(result) => finishSignIn(result, null)} /> : <MissingToken instead={<Anchor href={hrefOf('/requestReset')} underline="always">Ask for a new link</Anchor>} />}
    </AuthLayout>
  );
}

export function RegisterPage() {
  const token = useSearchParams()[0].get('token');
  return (
    <AuthLayout title="Join your team" lead="You were invited. Choose a password to begin.">
      {token ? <RegisterForm token={token} onSignedIn={(result) => finishSignIn(result, null)} /> : <MissingToken instead="Or ask whoever invited you to invite you again." />}
    </AuthLayout>
  );
}

/** By a button: programs that look at links in mails must not use them up. */
export function ConfirmEmailPage() {
  const { client } = useTieout();
  const token = useSearchParams()[0].get('token');
  const [state, setState] = useState<'asking' | 'busy' | 'done' | { failure: string }>('asking');
  const handleConfirm = (): void => {
    setState('busy');
    client.auth.confirmEmail(token ?? '').then(() => setState('done'), (error: Error) => setState({ failure: error.message }));
  };
  return (
    <AuthLayout title="Confirm your address">
      {!token && <MissingToken instead={<>Or sign in and have it sent again: <Anchor href={hrefOf('/account')} underline="always">your account</Anchor></>} />}
      {token && state === 'done' && <Text role="status" ta="center">Your address is confirmed.</Text>}
      {typeof state === 'object' && <Alert role="alert" color="red" variant="light">{state.failure}</Alert>}
      {token && (state === 'asking' || state === 'busy') && <Button size="md" fullWidth loading={state === 'busy'} onClick={handleConfirm}>Confirm</Button>}
      {token && state === 'done' && <Button component="a" href={hrefOf('/extractdata')} size="md" fullWidth>Go on</Button>}
    </AuthLayout>
  );
}
