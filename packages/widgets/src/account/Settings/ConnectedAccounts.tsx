import { Button, Group, PasswordInput, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SignInProvider } from '@tieout/sdk';
import { useState, type FormEvent } from 'react';
import { FormFailure } from '../../auth/AccountForms/FormParts.js';
import { accountFormsStrings } from '../../auth/AccountForms/AccountForms.strings.js';
import { useSignInWays } from '../../auth/useSignInWays.js';
import { describeError } from '../../core/describeError.js';
import { formatInstant } from '../../core/formatDate.js';
import { queryKeys } from '../../core/queryKeys.js';
import { useStrings } from '../../core/useStrings.js';
import { useTieout } from '../../core/useTieout.js';
import { accountSettingsStrings } from './Settings.strings.js';
import { SettingsCard } from './SettingsCard.js';

export interface ConnectedAccountsProps {
  /** What the browser came back with from a provider: the connection waits to be finished. */
  pending?: { state: string; provider: string } | null;
  /** Why a provider sent the browser back with nothing. */
  error?: string | null;
  /** The pending connection is made, or was left. */
  onSettled?: () => void;
  /** @param address of a full page, not a call */
  onLeave: (address: string) => void;
}

/** Google, Facebook and Microsoft as ways into the own account. Nothing where the server offers none and none is connected. */
export function ConnectedAccounts({ pending = null, error = null, onSettled, onLeave }: ConnectedAccountsProps) {
  const { client } = useTieout();
  const strings = useStrings('AccountSettings', accountSettingsStrings);
  const { providers: names } = useStrings('AccountForms', accountFormsStrings);
  const cache = useQueryClient();
  const { providers } = useSignInWays();
  const known = useQuery({ queryKey: queryKeys.identities, queryFn: ({ signal }) => client.auth.identities({ signal }) });
  const refresh = () => cache.invalidateQueries({ queryKey: queryKeys.identities });
  const disconnect = useMutation({ mutationFn: (id: string) => client.auth.disconnect(id), onSuccess: refresh });
  const identities = known.data?.identities ?? [];
  const free = providers.filter(({ provider }) => !identities.some((identity) => identity.provider === provider));
  const nameOf = (provider: string): string => names[provider as SignInProvider] ?? strings.singleSignOn;
  if (identities.length === 0 && free.length === 0 && !pending) return null;
  const failure = disconnect.error ?? known.error;
  return (
    <SettingsCard title={strings.connected} lead={strings.connectedLead}>
      <FormFailure>{failure ? describeError(failure, strings.failed) : error}</FormFailure>
      {pending && <FinishConnection key={pending.state} state={pending.state} name={nameOf(pending.provider)} needsPassword={known.data?.hasPassword ?? true} onSettled={() => void refresh().then(onSettled)} />}
      <Stack gap="xs">
        {identities.map(({ id, provider, createdAt }) => (
          <Group key={id} justify="space-between">
            <Text size="sm"><b>{nameOf(provider)}</b> <Text span c="dimmed">{strings.connectedSince(formatInstant(createdAt))}</Text></Text>
            <Button size="compact-sm" variant="default" aria-label={strings.disconnect(nameOf(provider))} loading={disconnect.isPending && disconnect.variables === id} onClick={() => disconnect.mutate(id)}>{strings.disconnectShort}</Button>
          </Group>
        ))}
      </Stack>
      {free.length > 0 && <Group gap="xs">{free.map(({ provider }) => <Button key={provider} variant="default" onClick={() => onLeave(client.auth.connectUrl(provider))}>{strings.connect(names[provider])}</Button>)}</Group>}
    </SettingsCard>
  );
}

/** The password makes sure that it is the owner who connects, and not somebody at an open screen. */
function FinishConnection({ state, name, needsPassword, onSettled }: { state: string; name: string; needsPassword: boolean; onSettled: () => void }) {
  const { client } = useTieout();
  const strings = useStrings('AccountSettings', accountSettingsStrings);
  const [password, setPassword] = useState('');
  const finish = useMutation({ mutationFn: () => client.auth.finishConnect({ state, ...(needsPassword ? { currentPassword: password } : {}) }), onSuccess: onSettled });
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    finish.mutate();
  };
  return (
    <form onSubmit={handleSubmit}>
      <FormFailure>{finish.error && describeError(finish.error, strings.failed)}</FormFailure>
      <Group align="flex-end">
        {needsPassword && <PasswordInput label={strings.currentPassword} autoComplete="current-password" value={password} onChange={(event) => setPassword(event.currentTarget.value)} flex="0 1 260px" />}
        <Button type="submit" disabled={needsPassword && !password} loading={finish.isPending}>{strings.connect(name)}</Button>
        <Button variant="default" onClick={onSettled}>{strings.leaveIt}</Button>
      </Group>
    </form>
  );
}
