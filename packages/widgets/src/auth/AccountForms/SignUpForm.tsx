import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { ApiError, SignUp } from '@tieout/sdk/contract';
import { useStrings } from '../../core/useStrings.js';
import { useTieout } from '../../core/useTieout.js';
import { accountFormsStrings } from './AccountForms.strings.js';
import type { ProviderLink } from '../useSignInWays.js';
import { Field, FormFailure } from './FormParts.js';
import { ProviderButtons } from './ProviderButtons.js';
import { useAccountForm } from './useAccountForm.js';

/** What the address of the page brought along: utm fields, coupon, the token of a guest. */
export type SignUpExtras = Partial<Pick<SignUp, 'coupon' | 'guestToken' | 'utm_source' | 'utm_campaign' | 'utm_medium' | 'utm_term' | 'utm_content' | 'companyName' | 'jobTitle'>>;

export interface SignUpFormProps {
  onSignedUp: (token: string) => void;
  signInHref: string;
  email?: string;
  extras?: SignUpExtras;
  /** An error to begin with, as another page left it. */
  error?: string | null;
  /** @default 'Start my free trial' */
  buttonText?: string;
  /** Whether the trial is spoken of. @default true */
  isTrial?: boolean;
  /** Other ways to sign up, each a full-page redirect. */
  providers?: readonly ProviderLink[];
}

export function SignUpForm({ onSignedUp, signInHref, email = '', extras = {}, error, buttonText, isTrial = true, providers = [] }: SignUpFormProps) {
  const { client } = useTieout();
  const strings = useStrings('AccountForms', accountFormsStrings);
  const form = useAccountForm({ firstName: '', lastName: '', email, password: '' }, SignUp, strings.signUpFailed, async (values) => {
    try {
      onSignedUp(await client.auth.signUp({ ...extras, ...values }));
    } catch (error) {
      // Noted on this server by its kind alone; nobody waits for it.
      client.tracking.event({ name: 'sign_up_failed', details: { type: error instanceof ApiError ? error.type : 'connection' } }).catch(() => undefined);
      throw error;
    }
  });
  const failure = form.failure ?? error;
  return (
    <form onSubmit={form.handleSubmit} noValidate>
      <Stack gap="md">
        {isTrial && <Text c="dimmed" ta="center">{strings.trial} · {strings.noCard}</Text>}
        <FormFailure>{failure && <>{failure}<br />{strings.supportLine}</>}</FormFailure>
        <Group grow align="flex-start" gap="sm">
          <Field form={form} name="firstName" label={strings.firstName} autoComplete="given-name" />
          <Field form={form} name="lastName" label={strings.lastName} autoComplete="family-name" />
        </Group>
        <Field form={form} name="email" label={strings.email} autoComplete="username" isEmail isRequired />
        <Field form={form} name="password" label={strings.password} description={strings.passwordHint} autoComplete="new-password" isPassword isRequired />
        <Button type="submit" fullWidth size="md" loading={form.isBusy}>{buttonText ?? strings.startTrial}</Button>
        <ProviderButtons providers={providers} />
        <Text size="sm" ta="center">{strings.haveAccount} <Anchor href={signInHref} underline="always" inherit>{strings.signIn}</Anchor></Text>
      </Stack>
    </form>
  );
}
