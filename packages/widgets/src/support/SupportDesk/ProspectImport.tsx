import { Button, FileButton, Group, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ProspectPreview } from '@tieout/sdk/contract';
import { useState } from 'react';
import { SettingsCard } from '../../account/Settings/SettingsCard.js';
import { FormFailure } from '../../auth/AccountForms/FormParts.js';
import { describeError } from '../../core/describeError.js';
import { formatInstant } from '../../core/formatDate.js';
import { useStrings } from '../../core/useStrings.js';
import { useTieout } from '../../core/useTieout.js';
import { supportStrings, type SupportStrings } from './Support.strings.js';

const SUCCESS_MS = 5000;
const campaignsKey = ['tieout', 'support', 'campaigns'] as const;

/** A list of prospects: chosen, looked at, put into a campaign. */
export function ProspectImport() {
  const { client, toasts } = useTieout();
  const strings = useStrings('Support', supportStrings);
  const cache = useQueryClient();
  const [campaign, setCampaign] = useState('');
  const read = useMutation({
    mutationFn: async (file: File) => {
      const { id } = await client.documents.upload(file);
      return { id, preview: await client.support.previewProspectCsv(id) };
    },
    onMutate: () => add.reset(),
    onSuccess: (_, file) => setCampaign((given) => given || file.name.replace(/\.\w+$/, '')),
  });
  const add = useMutation({
    mutationFn: (documentId: string) => client.support.addProspects(documentId, campaign.trim()),
    onSuccess: ({ added, leftOut }) => {
      toasts.success(strings.added(added, leftOut), { timeoutMs: SUCCESS_MS });
      read.reset();
      setCampaign('');
      return cache.invalidateQueries({ queryKey: campaignsKey });
    },
  });
  const failure = read.error ?? add.error;
  return (
    <Stack gap="lg">
      <SettingsCard title={strings.prospects} lead={strings.prospectsLead}>
        <FormFailure>{failure && describeError(failure, strings.failed)}</FormFailure>
        <Group><FileButton accept=".csv,text/csv" onChange={(file) => file && read.mutate(file)}>{(props) => <Button {...props} variant={read.data ? 'default' : 'filled'} loading={read.isPending}>{read.data ? strings.another : strings.chooseFile}</Button>}</FileButton></Group>
        {read.data && (
          <>
            <Preview preview={read.data.preview} strings={strings} />
            <Group align="flex-end">
              <TextInput label={strings.campaign} maxLength={100} value={campaign} onChange={(event) => setCampaign(event.currentTarget.value)} flex="0 1 300px" />
              <Button disabled={read.data.preview.count === 0 || !campaign.trim()} loading={add.isPending} onClick={() => add.mutate(read.data.id)}>{strings.importThem(read.data.preview.count)}</Button>
            </Group>
          </>
        )}
      </SettingsCard>
      <Campaigns strings={strings} />
    </Stack>
  );
}

function Preview({ preview, strings }: { preview: ProspectPreview; strings: SupportStrings }) {
  return (
    <Stack gap="xs">
      <Text size="sm" role="status">{strings.found(preview.count, preview.skippedCount)}</Text>
      {preview.prospects.length > 0 && (
        <div className="tieout-table-scroll" role="region" tabIndex={0} aria-label={strings.prospects}>
          <table className="tieout-table">
            <thead><tr><th scope="col">{strings.email}</th><th scope="col">{strings.name}</th><th scope="col">{strings.companyColumn}</th></tr></thead>
            <tbody>{preview.prospects.map(({ email, name, company }) => <tr key={email}><td>{email}</td><td>{name}</td><td>{company}</td></tr>)}</tbody>
          </table>
        </div>
      )}
      {preview.skipped.map(({ line, message }) => <Text key={line} size="xs" c="dimmed">{strings.line(line, message)}</Text>)}
    </Stack>
  );
}

function Campaigns({ strings }: { strings: SupportStrings }) {
  const { client } = useTieout();
  const campaigns = useQuery({ queryKey: campaignsKey, queryFn: ({ signal }) => client.support.campaigns({ signal }) });
  return (
    <SettingsCard title={strings.campaigns}>
      <FormFailure>{campaigns.error && describeError(campaigns.error, strings.failed)}</FormFailure>
      {campaigns.data?.length === 0 && <Text size="sm" c="dimmed">{strings.noCampaigns}</Text>}
      {campaigns.data && campaigns.data.length > 0 && (
        <div className="tieout-table-scroll" role="region" tabIndex={0} aria-label={strings.campaigns}>
          <table className="tieout-table">
            <thead><tr><th scope="col">{strings.campaign}</th><th scope="col" data-figure>{strings.prospects}</th><th scope="col">{strings.since}</th></tr></thead>
            <tbody>{campaigns.data.map(({ name, prospects, createdAt }) => <tr key={name}><td>{name}</td><td data-figure>{prospects.toLocaleString('en-US')}</td><td>{formatInstant(createdAt)}</td></tr>)}</tbody>
          </table>
        </div>
      )}
    </SettingsCard>
  );
}
