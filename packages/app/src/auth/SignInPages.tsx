import { Alert, Anchor, Loader, Text } from '@mantine/core';
import { RequestResetForm, SignInForm, SignUpForm, SsoForm, TwoFactorForm, useSignInWays, useTieout, useUser, type SignUpExtras } from '@tieout/widgets';
import { useEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { AuthLayout } from './AuthLayout.js';
import { finishSignIn } from './finishSignIn.js';
import { logoAddress } from './logoAddress.js';
import { hrefOf, nextAddress, START } from './nextAddress.js';
import { useSession } from './session.js';

export function LoginPage() {
  const [parameters] = useSearchParams();
  const next = parameters.get('next');
  const { token } = useSession();
  // Not who signs in here and now: the note would ask for them before the page has taken their token.
  const [wasSignedIn] = useState(token !== null);
  const { isKnown, providers, hasSso, isInvitedOnly } = useSignInWays(next);
  return (
    <AuthLayout title="Sign in">
      {wasSignedIn && <SignedInAlready hasNext={next !== null} />}
      {isKnown && (
        <SignInForm
          onSignedIn={(result) => finishSignIn(result, next)} error={parameters.get('error')} providers={providers}
          resetHref={hrefOf('/requestReset')} signUpHref={isInvitedOnly ? undefined : hrefOf('/signup')} ssoHref={hasSso ? hrefOf('/loginsso', { next }) : undefined}
        />
      )}
    </AuthLayout>
  );
}

/** Whoever lacks the permission for a page is sent here: signing in again with the same account would change nothing. */
function SignedInAlready({ hasNext }: { hasNext: boolean }) {
  const { data: user } = useUser();
  if (!user) return null;
  const name = user.isGuest ? 'a guest' : user.email;
  return (
    <Alert role="status" variant="light">
      You are signed in as <b>{name}</b>.{hasNext && ' This account may not open that page. Sign in with one that may, or go back.'} <Anchor href={hrefOf(START)} size="sm" underline="always">Go to the jobs</Anchor>
    </Alert>
  );
}

const carried = ['coupon', 'companyName', 'jobTitle', 'guestToken', 'utm_source', 'utm_campaign', 'utm_medium', 'utm_term', 'utm_content'] as const;

/** In the place of a form that could only be refused. */
function InvitedOnly() {
  return (
    <>
      <Alert role="status" variant="light">New accounts are by invitation only. Ask an administrator of your firm to invite you: the mail brings a link to begin with.</Alert>
      <Anchor href={hrefOf('/login')} size="sm" underline="always">Sign in</Anchor>
    </>
  );
}

export function SignupPage() {
  const [parameters] = useSearchParams();
  const { isKnown, providers, isInvitedOnly } = useSignInWays();
  const extras = Object.fromEntries(carried.flatMap((name) => (parameters.get(name) ? [[name, parameters.get(name)]] : []))) as SignUpExtras;
  return (
    <AuthLayout title={parameters.get('header') ?? 'Sign up'} logo={logoAddress(parameters.get('logo'))}>
      {isKnown && isInvitedOnly && <InvitedOnly />}
      {isKnown && !isInvitedOnly && (
        <SignUpForm
          email={parameters.get('email') ?? ''} extras={extras} error={parameters.get('error')} signInHref={hrefOf('/login')} providers={providers}
          onSignedUp={(token) => finishSignIn({ token }, null)}
        />
      )}
    </AuthLayout>
  );
}

export function EnterpriseSignupPage() {
  const [parameters] = useSearchParams();
  const { isKnown, isInvitedOnly } = useSignInWays();
  return (
    <AuthLayout title="Sign up your firm" lead="Begin with a trial. Your operator or our sales can turn it into an Enterprise plan with single sign-on, an audit log and address lists.">
      {isKnown && isInvitedOnly && <InvitedOnly />}
      {isKnown && !isInvitedOnly && <SignUpForm email={parameters.get('email') ?? ''} signInHref={hrefOf('/login')} onSignedUp={(token) => finishSignIn({ token }, null)} />}
    </AuthLayout>
  );
}

/** An account without a name, made on the spot. Whoever is signed in keeps their own: a link must not put a guest in its place. */
export function GuestPage() {
  const { token } = useSession();
  return token === null ? <NewGuest /> : <Navigate to={START} replace />;
}

function NewGuest() {
  const { client } = useTieout();
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    const given = new AbortController();
    client.auth.createGuest({ signal: given.signal }).then(
      (token) => finishSignIn({ token }, null),
      (error: Error) => !given.signal.aborted && setFailure(error.message),
    );
    return () => given.abort();
  }, [client]);
  return (
    <AuthLayout title="Try it as a guest" lead="You can make an account of it later; your jobs come along.">
      {failure ? <Alert role="alert" color="red" variant="light">{failure}</Alert> : <Text ta="center" role="status"><Loader size="xs" mr={8} />Making a guest account…</Text>}
      <Anchor href={hrefOf('/login')} size="sm" underline="always" ta="center">Sign in instead</Anchor>
    </AuthLayout>
  );
}

export function TwoFactorPage() {
  const [parameters] = useSearchParams();
  const tempToken = parameters.get('tempToken') ?? '';
  const next = nextAddress(parameters.get('next'));
  return (
    <AuthLayout title="Two-factor authentication" lead="Enter the code to finish signing in.">
      <TwoFactorForm action={`/api/v1/auth/verify2fa?${new URLSearchParams({ next })}`} tempToken={tempToken} error={parameters.get('error')} />
      <Anchor href={hrefOf('/login')} size="sm" underline="always" ta="center">Start again</Anchor>
    </AuthLayout>
  );
}

export function RequestResetPage() {
  return (
    <AuthLayout title="Forgot your password?" lead="We send a link to choose a new one.">
      <RequestResetForm signInHref={hrefOf('/login')} />
    </AuthLayout>
  );
}

export function LoginSsoPage() {
  const [parameters] = useSearchParams();
  const next = parameters.get('next');
  const { isKnown, hasSso } = useSignInWays();
  return (
    <AuthLayout title="Single sign-on">
      {isKnown && hasSso && <SsoForm onLeave={(address) => window.location.assign(address)} signInHref={hrefOf('/login', { next })} next={next} error={parameters.get('error')} />}
      {isKnown && !hasSso && (
        <>
          <Alert role="status" variant="light">Single sign-on is not set up on this server. Sign in with your email and password.</Alert>
          <Anchor href={hrefOf('/login')} size="sm" underline="always">Sign in</Anchor>
        </>
      )}
    </AuthLayout>
  );
}
