import { Alert, Anchor, Button, Stack } from '@mantine/core';
import { authEndpoints } from '@tieout/sdk/contract';
import { IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { useStrings } from '../../core/useStrings.js';
import { useTieout } from '../../core/useTieout.js';
import { accountFormsStrings } from './AccountForms.strings.js';
import { Field, FormFailure } from './FormParts.js';
import type { SignedIn } from './SignInForm.js';
import { useAccountForm } from './useAccountForm.js';

export interface RequestResetFormProps {
  signInHref: string;
}

/** Asks for the mail with the link. The answer is the same for every address. */
export function RequestResetForm({ signInHref }: RequestResetFormProps) {
  const { client } = useTieout();
  const strings = useStrings('AccountForms', accountFormsStrings);
  const [isSent, setIsSent] = useState(false);
  const form = useAccountForm({ email: '' }, authEndpoints.requestPasswordReset.body, strings.failed, async ({ email }) => {
    await client.auth.requestPasswordReset(email);
    setIsSent(true);
  });
  if (isSent) {
    return (
      <Stack gap="md">
        <Alert role="status" variant="light" icon={<IconMail size={18} />}>{strings.linkSent}</Alert>
        <Anchor href={signInHref} size="sm" underline="always">{strings.signIn}</Anchor>
      </Stack>
    );
  }
  return (
    <form onSubmit={form.handleSubmit} noValidate>
      <Stack gap="md">
        <FormFailure>{form.failure}</FormFailure>
        <Field form={form} name="email" label={strings.email} autoComplete="username" isEmail isRequired />
        <Button type="submit" fullWidth size="md" loading={form.isBusy}>{strings.sendLink}</Button>
        <Anchor href={signInHref} size="sm" underline="always">{strings.signIn}</Anchor>
      </Stack>
    </form>
  );
}

export interface NewPasswordFormProps {
  /** From the mail. */
  token: string;
  onSignedIn: (result: SignedIn) => void;
}

/** Chooses a new password with the token of the mail. */
export function NewPasswordForm({ token, onSignedIn }: NewPasswordFormProps) {
  const { client } = useTieout();
  const strings = useStrings('AccountForms', accountFormsStrings);
  const schema = authEndpoints.resetPassword.body.pick({ password: true });
  const form = useAccountForm({ password: '' }, schema, strings.failed, async ({ password }) => onSignedIn(await client.auth.resetPassword(token, password)));
  return (
    <form onSubmit={form.handleSubmit} noValidate>
      <Stack gap="md">
        <FormFailure>{form.failure}</FormFailure>
        <Field form={form} name="password" label={strings.newPassword} description={strings.passwordHint} autoComplete="new-password" isPassword isRequired />
        <Button type="submit" fullWidth size="md" loading={form.isBusy}>{strings.savePassword}</Button>
      </Stack>
    </form>
  );
}

/** Accepts an invitation. */
export function RegisterForm({ token, onSignedIn }: NewPasswordFormProps) {
  const { client } = useTieout();
  const strings = useStrings('AccountForms', accountFormsStrings);
  const schema = authEndpoints.register.body.omit({ token: true });
  const form = useAccountForm({ firstName: '', lastName: '', password: '' }, schema, strings.failed, async ({ password, firstName, lastName }) =>
    onSignedIn(await client.auth.register(token, password, { ...(firstName ? { firstName } : {}), ...(lastName ? { lastName } : {}) })),
  );
  return (
    <form onSubmit={form.handleSubmit} noValidate>
      <Stack gap="md">
        <FormFailure>{form.failure}</FormFailure>
        <Field form={form} name="firstName" label={strings.firstName} autoComplete="given-name" />
        <Field form={form} name="lastName" label={strings.lastName} autoComplete="family-name" />
        <Field form={form} name="password" label={strings.password} description={strings.passwordHint} autoComplete="new-password" isPassword isRequired />
        <Button type="submit" fullWidth size="md" loading={form.isBusy}>{strings.acceptInvitation}</Button>
      </Stack>
    </form>
  );
}
