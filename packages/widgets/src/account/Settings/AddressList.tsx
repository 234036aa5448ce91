import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { FormFailure } from '../../auth/AccountForms/FormParts.js';
import { describeError } from '../../core/describeError.js';
import { queryKeys } from '../../core/queryKeys.js';
import { useStrings } from '../../core/useStrings.js';
import { useTieout } from '../../core/useTieout.js';
import { accountSettingsStrings } from './Settings.strings.js';
import { SettingsCard } from './SettingsCard.js';

/** From which networks the account can be used, for its administrators. */
export function AddressList() {
  const { client, toasts } = useTieout();
  const strings = useStrings('AccountSettings', accountSettingsStrings);
  const cache = useQueryClient();
  const list = useQuery({ queryKey: queryKeys.addressList, queryFn: ({ signal }) => client.addressList.get({ signal }) });
  const [typed, setTyped] = useState<string | null>(null);
  const save = useMutation({
    mutationFn: (networks: string[]) => client.addressList.set(networks),
    onSuccess: (next) => {
      cache.setQueryData(queryKeys.addressList, next);
      setTyped(null);
      toasts.success(strings.networksSaved, { timeoutMs: 5000 });
    },
  });
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    save.mutate(text.split(/[\s,;]+/).filter(Boolean));
  };
  const text = typed ?? list.data?.networks.join('\n') ?? '';
  const failure = save.error ?? list.error;
  return (
    <SettingsCard title={strings.networks} lead={strings.networksLead}>
      <FormFailure>{failure && describeError(failure, strings.failed)}</FormFailure>
      {list.data && (
        <form onSubmit={handleSubmit}>
          <Stack gap="sm" maw={480}>
            <Textarea label={strings.networksLabel} description={strings.networksHint} autosize minRows={2} maxRows={12} spellCheck={false} value={text} onChange={(event) => setTyped(event.currentTarget.value)} />
            {list.data.ownAddress && <Text size="sm" c="dimmed">{strings.ownAddress(list.data.ownAddress)}</Text>}
            <Group><Button type="submit" disabled={typed === null} loading={save.isPending}>{strings.save}</Button></Group>
          </Stack>
        </form>
      )}
    </SettingsCard>
  );
}
