import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { authEndpoints } from '@tieout/sdk/contract';
import { useStrings } from '../../core/useStrings.js';
import { useTieout } from '../../core/useTieout.js';
import { accountFormsStrings } from './AccountForms.strings.js';
import type { ProviderLink } from '../useSignInWays.js';
import { Field, FormFailure } from './FormParts.js';
import { ProviderButtons } from './ProviderButtons.js';
import { useAccountForm } from './useAccountForm.js';

/** What a sign-in ended with: a session, or the question for a code. */
export interface SignedIn {
  token?: string | undefined;
  tempToken?: string | undefined;
}

export interface SignInFormProps {
  onSignedIn: (result: SignedIn) => void;
  /** Address of the page that asks for a new password. */
  resetHref: string;
  /** Address of the sign-up page; absent when nobody may sign up. */
  signUpHref?: string | undefined;
  /** Address of the page that asks which firm's single sign-on it is; absent where no firm has one. */
  ssoHref?: string | undefined;
  /** Other ways to sign in. */
  providers?: readonly ProviderLink[];
  /** An error to begin with, as another page left it. */
  error?: string | null;
}

export function SignInForm({ onSignedIn, resetHref, signUpHref, ssoHref, providers = [], error }: SignInFormProps) {
  const { client } = useTieout();
  const strings = useStrings('AccountForms', accountFormsStrings);
  const form = useAccountForm({ email: '', password: '' }, authEndpoints.signIn.body, strings.failed, async ({ email, password }) => onSignedIn(await client.auth.signIn(email, password)));
  return (
    <form onSubmit={form.handleSubmit} noValidate>
      <Stack gap="md">
        <FormFailure>{form.failure ?? error}</FormFailure>
        <Field form={form} name="email" label={strings.email} autoComplete="username" isEmail isRequired />
        <Field form={form} name="password" label={strings.password} autoComplete="current-password" isPassword isRequired />
        <Button type="submit" fullWidth size="md" loading={form.isBusy}>{strings.signIn}</Button>
        <ProviderButtons providers={providers} />
        {ssoHref && <Anchor href={ssoHref} size="sm" underline="always" ta="center">{strings.sso}</Anchor>}
        <Group justify="space-between">
          <Anchor href={resetHref} size="sm" underline="always">{strings.forgotten}</Anchor>
          {signUpHref && <Text size="sm">{strings.noAccount} <Anchor href={signUpHref} underline="always" inherit>{strings.toSignUp}</Anchor></Text>}
        </Group>
      </Stack>
    </form>
  );
}
