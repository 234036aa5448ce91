import { Button, Group, Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { contract } from '@tieout/sdk/contract';
import { Field, FormFailure } from '../../auth/AccountForms/FormParts.js';
import { useAccountForm } from '../../auth/AccountForms/useAccountForm.js';
import { useStrings } from '../../core/useStrings.js';
import { useTieout } from '../../core/useTieout.js';
import { NameFields } from './NameFields.js';
import { accountSettingsStrings } from './Settings.strings.js';
import { SettingsCard } from './SettingsCard.js';

export interface GuestUpgradeProps {
  /** Above the form: what the account is needed for. @default a general word about accounts */
  lead?: string | undefined;
}

/** Makes a full account of a guest's, who stays signed in and keeps every job. */
export function GuestUpgrade({ lead }: GuestUpgradeProps) {
  const { client, toasts } = useTieout();
  const strings = useStrings('AccountSettings', accountSettingsStrings);
  const cache = useQueryClient();
  const form = useAccountForm({ firstName: '', lastName: '', email: '', password: '' }, contract.users.updateGuestAccount.body, strings.guestFailed, async (values) => {
    await client.users.updateGuestAccount(values);
    toasts.success(strings.guestDone(values.email));
    // What was refused to the guest is open now.
    await cache.invalidateQueries();
  });
  return (
    <SettingsCard title={strings.guest} lead={lead ?? strings.guestLead}>
      <form onSubmit={form.handleSubmit} noValidate>
        <Stack gap="md" maw={480}>
          <FormFailure>{form.failure}</FormFailure>
          <NameFields form={form} strings={strings} />
          <Field form={form} name="email" label={strings.email} description={strings.guestEmailHint} autoComplete="username" isEmail isRequired />
          <Field form={form} name="password" label={strings.password} description={strings.passwordHint} autoComplete="new-password" isPassword isRequired />
          <Group><Button type="submit" loading={form.isBusy}>{strings.guestMake}</Button></Group>
        </Stack>
      </form>
    </SettingsCard>
  );
}
