import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { User } from '@tieout/sdk';
import { useState, type FormEvent } from 'react';
import { describeError } from '../../core/describeError.js';
import { useStrings } from '../../core/useStrings.js';
import { useTieout } from '../../core/useTieout.js';
import { useUser } from '../useAccount.js';
import { accountSettingsStrings } from './Settings.strings.js';
import { SettingsCard } from './SettingsCard.js';

/** The way to another plan: administrators ask those who run the server, everybody else an administrator. */
export function PlanRequest() {
  const { data: user } = useUser();
  if (!user) return null;
  return user.isContractAdmin ? <RequestForm /> : <AdminsOnly user={user} />;
}

function AdminsOnly({ user: { contractId } }: { user: User }) {
  const { client } = useTieout();
  const strings = useStrings('AccountSettings', accountSettingsStrings);
  const { data: admins, isPending } = useQuery({ queryKey: ['tieout', 'administrators', contractId], queryFn: ({ signal }) => client.teams.listAdmins(contractId, { signal }) });
  if (isPending) return null;
  return <SettingsCard title={strings.anotherPlan}><Text size="sm">{strings.planAdminsOnly(admins?.find(({ enabled }) => enabled)?.email)}</Text></SettingsCard>;
}

function RequestForm() {
  const { client, toasts } = useTieout();
  const strings = useStrings('AccountSettings', accountSettingsStrings);
  const [message, setMessage] = useState('');
  const ask = useMutation({
    mutationFn: () => client.support.contact(message.trim(), window.location.pathname),
    onSuccess: () => {
      setMessage('');
      toasts.success(strings.planRequested);
    },
    onError: (error) => toasts.error(strings.planRequestFailed, { detail: describeError(error, '') }),
  });
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    ask.mutate();
  };
  return (
    <SettingsCard title={strings.anotherPlan} lead={strings.anotherPlanLead}>
      <form onSubmit={handleSubmit}>
        <Stack gap="sm" maw={520}>
          <Textarea label={strings.planWish} placeholder={strings.planWishHint} autosize minRows={2} maxLength={2000} value={message} onChange={(event) => setMessage(event.currentTarget.value)} />
          <Group><Button type="submit" disabled={!message.trim()} loading={ask.isPending}>{strings.requestPlan}</Button></Group>
        </Stack>
      </form>
    </SettingsCard>
  );
}
