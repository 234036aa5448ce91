import { Button, Checkbox, Group, Select, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { TokenScope } from '@tieout/sdk';
import { TokenScope as scopes } from '@tieout/sdk/contract';
import { useState, type FormEvent } from 'react';
import { FormFailure } from '../../auth/AccountForms/FormParts.js';
import { describeError } from '../../core/describeError.js';
import { formatInstant } from '../../core/formatDate.js';
import { queryKeys } from '../../core/queryKeys.js';
import { useStrings } from '../../core/useStrings.js';
import { useTieout } from '../../core/useTieout.js';
import { accountSettingsStrings } from './Settings.strings.js';
import { SettingsCard } from './SettingsCard.js';
import { ShownOnce } from './ShownOnce.js';

/** Own access tokens: made, shown once, and revoked. */
export function AccessTokens() {
  const { client } = useTieout();
  const strings = useStrings('AccountSettings', accountSettingsStrings);
  const cache = useQueryClient();
  const tokens = useQuery({ queryKey: queryKeys.accessTokens, queryFn: ({ signal }) => client.tokens.list({ signal }) });
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<TokenScope[]>(['read', 'write']);
  const [expiry, setExpiry] = useState<string>('90');
  const onSuccess = () => cache.invalidateQueries({ queryKey: queryKeys.accessTokens });
  const create = useMutation({ mutationFn: () => client.tokens.create({ name, scopes: chosen, expiresInDays: expiry === 'never' ? null : Number(expiry) }), onSuccess });
  const revoke = useMutation({ mutationFn: (id: string) => client.tokens.revoke(id), onSuccess });
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    create.mutate(undefined, { onSuccess: () => setName('') });
  };
  const failure = create.error ?? revoke.error ?? tokens.error;
  return (
    <SettingsCard title={strings.tokens} lead={strings.tokensLead}>
      <FormFailure>{failure && describeError(failure, strings.failed)}</FormFailure>
      <form onSubmit={handleSubmit}>
        <Group align="flex-end" gap="sm">
          <TextInput label={strings.tokenName} value={name} maxLength={100} onChange={(event) => setName(event.currentTarget.value)} w={200} />
          <Select label={strings.expiry} data={Object.entries(strings.expiries).map(([value, label]) => ({ value, label }))} value={expiry} onChange={(value) => setExpiry(value ?? '90')} allowDeselect={false} w={130} />
          <Button type="submit" disabled={!name.trim() || chosen.length === 0} loading={create.isPending}>{strings.create}</Button>
        </Group>
        <Checkbox.Group label={strings.tokenScopes} value={chosen} onChange={(value) => setChosen(value as TokenScope[])} mt="xs">
          <Group gap="md" mt={4}>{scopes.options.map((scope) => <Checkbox key={scope} value={scope} label={strings.scopes[scope]} />)}</Group>
        </Checkbox.Group>
      </form>
      {create.data && <ShownOnce secret={create.data.token} strings={strings} />}
      {tokens.data?.length === 0 && <Text size="sm" c="dimmed">{strings.noTokens}</Text>}
      {tokens.data && tokens.data.length > 0 && (
        <div className="tieout-table-scroll" role="region" tabIndex={0} aria-label={strings.tokens}>
          <table className="tieout-table">
            <thead><tr><th scope="col">{strings.tokenName}</th><th scope="col">{strings.tokenScopes}</th><th scope="col">{strings.created}</th><th scope="col">{strings.expires}</th><th scope="col">{strings.lastUsed}</th><td /></tr></thead>
            <tbody>
              {tokens.data.map((token) => (
                <tr key={token.id}>
                  <td>{token.name} <Text span size="sm" c="dimmed">…{token.ending}</Text></td>
                  <td>{token.scopes.map((scope) => strings.scopes[scope]).join(', ')}</td>
                  <td>{formatInstant(token.createdAt)}</td>
                  <td>{token.expiresAt ? formatInstant(token.expiresAt) : strings.never}</td>
                  <td>{token.lastUsedAt ? formatInstant(token.lastUsedAt) : strings.never}</td>
                  <td><Button size="compact-sm" variant="default" aria-label={strings.revoke(token.name)} onClick={() => revoke.mutate(token.id)}>{strings.revokeShort}</Button></td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </SettingsCard>
  );
}
