import { Button, Checkbox, Group, Select, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CreateEmbedToken, EmbedAbility } from '@tieout/sdk/contract';
import { useState } from 'react';
import { FormFailure } from '../../auth/AccountForms/FormParts.js';
import { useAccountForm } from '../../auth/AccountForms/useAccountForm.js';
import { describeError } from '../../core/describeError.js';
import { formatInstant } from '../../core/formatDate.js';
import { queryKeys } from '../../core/queryKeys.js';
import { useStrings } from '../../core/useStrings.js';
import { useTieout } from '../../core/useTieout.js';
import { accountSettingsStrings } from './Settings.strings.js';
import { SettingsCard } from './SettingsCard.js';
import { ShownOnce } from './ShownOnce.js';

/** Short-lived tokens for pages of partners. Backends make them by the SDK; here one is made to try things out, and any is ended. */
export function EmbedTokens() {
  const { client } = useTieout();
  const strings = useStrings('AccountSettings', accountSettingsStrings);
  const cache = useQueryClient();
  const tokens = useQuery({ queryKey: queryKeys.embedTokens, queryFn: ({ signal }) => client.embedTokens.list({ signal }) });
  const revoke = useMutation({ mutationFn: (id: string) => client.embedTokens.revoke(id), onSuccess: () => cache.invalidateQueries({ queryKey: queryKeys.embedTokens }) });
  const failure = revoke.error ?? tokens.error;
  return (
    <SettingsCard title={strings.embedTokens} lead={strings.embedTokensLead}>
      <FormFailure>{failure && describeError(failure, strings.failed)}</FormFailure>
      <NewEmbedToken />
      {tokens.data?.length === 0 && <Text size="sm" c="dimmed">{strings.noEmbedTokens}</Text>}
      {tokens.data && tokens.data.length > 0 && (
        <div className="tieout-table-scroll" role="region" tabIndex={0} aria-label={strings.embedTokens}>
          <table className="tieout-table">
            <thead><tr><th scope="col">{strings.embedFor}</th><th scope="col">{strings.tokenScopes}</th><th scope="col">{strings.origins}</th><th scope="col">{strings.expires}</th><td /></tr></thead>
            <tbody>
              {tokens.data.map(({ id, jobId, l1, l2, abilities, allowedOrigins, expiresAt }) => (
                <tr key={id}>
                  <td>{jobId ?? `${l1} / ${l2}`}</td>
                  <td>{abilities.map((ability) => strings.abilities[ability]).join(', ')}</td>
                  <td>{allowedOrigins.join(', ')}</td>
                  <td>{formatInstant(expiresAt)}</td>
                  <td><Button size="compact-sm" variant="default" aria-label={strings.revoke(jobId ?? `${l1} / ${l2}`)} onClick={() => revoke.mutate(id)}>{strings.revokeShort}</Button></td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </SettingsCard>
  );
}

function NewEmbedToken() {
  const { client } = useTieout();
  const strings = useStrings('AccountSettings', accountSettingsStrings);
  const cache = useQueryClient();
  const [abilities, setAbilities] = useState<EmbedAbility[]>(['view']);
  const [lifetime, setLifetime] = useState('3600');
  const [made, setMade] = useState<string | null>(null);
  const schema = {
    safeParse: (values: unknown) => {
      const { jobId, origin } = values as { jobId: string; origin: string };
      return CreateEmbedToken.safeParse({ jobId: jobId.trim(), allowedOrigins: [origin.trim()], abilities, expiresInSeconds: Number(lifetime) });
    },
  };
  const form = useAccountForm({ jobId: '', origin: '' }, schema, strings.failed, async (input) => {
    setMade((await client.embedTokens.create(input)).token);
    await cache.invalidateQueries({ queryKey: queryKeys.embedTokens });
  });
  // The schema takes a list of origins; this form one.
  const originError = form.errors.origin ?? (form.errors as Record<string, string | undefined>)['allowedOrigins'];
  return (
    <form onSubmit={form.handleSubmit} noValidate>
      <FormFailure>{form.failure}</FormFailure>
      <Group align="flex-start" gap="sm">
        <TextInput label={strings.embedJob} value={form.values.jobId} error={form.errors.jobId} onChange={(event) => form.set('jobId', event.currentTarget.value)} w={300} />
        <TextInput label={strings.origin} placeholder="https://app.example.com" value={form.values.origin} error={originError} onChange={(event) => form.set('origin', event.currentTarget.value)} w={240} />
        <Select label={strings.expiry} data={Object.entries(strings.lifetimes).map(([value, label]) => ({ value, label }))} value={lifetime} onChange={(value) => setLifetime(value ?? '3600')} allowDeselect={false} w={120} />
      </Group>
      <Checkbox.Group label={strings.tokenScopes} value={abilities} onChange={(value) => setAbilities(value as EmbedAbility[])} mt="xs" mb="sm">
        <Group gap="md" mt={4}>{EmbedAbility.options.map((ability) => <Checkbox key={ability} value={ability} label={strings.abilities[ability]} />)}</Group>
      </Checkbox.Group>
      <Button type="submit" disabled={!form.values.jobId.trim() || !form.values.origin.trim() || abilities.length === 0} loading={form.isBusy}>{strings.create}</Button>
      {made && <ShownOnce secret={made} strings={strings} />}
    </form>
  );
}
