import { Anchor, Button, Stack } from '@mantine/core';
import { elsewhereEndpoints } from '@tieout/sdk/contract';
import { useStrings } from '../../core/useStrings.js';
import { useTieout } from '../../core/useTieout.js';
import { accountFormsStrings } from './AccountForms.strings.js';
import { Field, FormFailure } from './FormParts.js';
import { useAccountForm } from './useAccountForm.js';

export interface SsoFormProps {
  /** Takes the whole page to the firm's provider. */
  onLeave: (address: string) => void;
  signInHref: string;
  /** Where to go afterwards. */
  next?: string | null;
  /** What went wrong there. */
  error?: string | null;
}

/** Asks for the address, whose domain tells which firm's single sign-on it is. */
export function SsoForm({ onLeave, signInHref, next, error }: SsoFormProps) {
  const { client } = useTieout();
  const strings = useStrings('AccountForms', accountFormsStrings);
  const schema = elsewhereEndpoints.sso.query.pick({ email: true });
  const form = useAccountForm({ email: '' }, schema, strings.failed, async ({ email }) => onLeave(client.auth.ssoUrl(email, next ?? undefined)));
  return (
    <form onSubmit={form.handleSubmit} noValidate>
      <Stack gap="md">
        <FormFailure>{form.failure ?? error}</FormFailure>
        <Field form={form} name="email" label={strings.email} description={strings.ssoHint} autoComplete="username" isEmail isRequired />
        <Button type="submit" fullWidth size="md" loading={form.isBusy}>{strings.continue}</Button>
        <Anchor href={signInHref} size="sm" underline="always">{strings.signInWithPassword}</Anchor>
      </Stack>
    </form>
  );
}
