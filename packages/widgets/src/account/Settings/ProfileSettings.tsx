import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { User } from '@tieout/sdk';
import { Email, plans, UpdateProfile } from '@tieout/sdk/contract';
import { Field, FormFailure } from '../../auth/AccountForms/FormParts.js';
import { useAccountForm } from '../../auth/AccountForms/useAccountForm.js';
import { queryKeys } from '../../core/queryKeys.js';
import { formatDate } from '../../core/formatDate.js';
import { useStrings } from '../../core/useStrings.js';
import { useTieout } from '../../core/useTieout.js';
import { useCredits, useUser } from '../useAccount.js';
import { NameFields } from './NameFields.js';
import { accountSettingsStrings } from './Settings.strings.js';
import { SettingsCard } from './SettingsCard.js';

/** Name, address and password of the signed-in user. */
export function ProfileSettings() {
  const { data: user } = useUser();
  return user ? <ProfileForm key={user.id} user={user} /> : null;
}

const changes = UpdateProfile.extend({ email: Email });
/** An empty password keeps the one there is. */
const schema = { safeParse: (values: unknown) => changes.safeParse({ ...(values as object), password: (values as { password: string }).password || undefined }) };

function ProfileForm({ user }: { user: User }) {
  const { client, toasts } = useTieout();
  const strings = useStrings('AccountSettings', accountSettingsStrings);
  const cache = useQueryClient();
  const initial = { firstName: user.firstName, lastName: user.lastName, email: user.email, password: '', currentPassword: '' };
  const form = useAccountForm(initial, schema, strings.profileFailed, async ({ password, currentPassword, email, ...names }) => {
    await client.users.updateProfile({
      ...names, ...(email === user.email ? {} : { email }), ...(password ? { password } : {}), ...(currentPassword ? { currentPassword } : {}),
    });
    form.set('password', '');
    form.set('currentPassword', '');
    toasts.success(strings.saved, { timeoutMs: 5000 });
    await cache.invalidateQueries({ queryKey: queryKeys.user });
  });
  const handleResend = () => void client.users.resendConfirmation().then(() => toasts.success(strings.resent, { timeoutMs: 5000 }), (error: Error) => toasts.error(error.message));
  return (
    <SettingsCard title={strings.profile}>
      {!user.isEmailConfirmed && (
        <Alert variant="light" color="yellow">
          <Group justify="space-between"><Text size="sm">{strings.unconfirmed}</Text><Button size="compact-sm" variant="default" onClick={handleResend}>{strings.resend}</Button></Group>
        </Alert>
      )}
      <form onSubmit={form.handleSubmit} noValidate>
        <Stack gap="md" maw={480}>
          <FormFailure>{form.failure}</FormFailure>
          <NameFields form={form} strings={strings} />
          <Field form={form} name="email" label={strings.email} description={strings.emailHint} autoComplete="email" isEmail />
          <Field form={form} name="password" label={strings.newPassword} description={strings.newPasswordHint} autoComplete="new-password" isPassword />
          <Field form={form} name="currentPassword" label={strings.currentPassword} description={strings.currentPasswordHint} autoComplete="current-password" isPassword />
          <Group><Button type="submit" loading={form.isBusy}>{strings.save}</Button></Group>
        </Stack>
      </form>
    </SettingsCard>
  );
}

/** The plan, and the pages that are left of it. */
export function PlanSummary() {
  const strings = useStrings('AccountSettings', accountSettingsStrings);
  const { data } = useCredits();
  if (!data) return null;
  const date = data.renewsAt ? formatDate(data.renewsAt.slice(0, 10)) : null;
  return (
    <SettingsCard title={strings.plan}>
      <Stack gap={4}>
        <Text fw={600}>{plans[data.plan].title}</Text>
        <Text size="sm">{strings.pagesLeft}: <b>{data.available ?? strings.unlimited}</b></Text>
        {data.purchasedCredits > 0 && <Text size="sm" c="dimmed">{strings.bought(data.purchasedCredits)}</Text>}
        {date && <Text size="sm" c="dimmed">{data.status === 'trialing' ? strings.trialEnds(date) : strings.renews(date)}</Text>}
      </Stack>
    </SettingsCard>
  );
}
