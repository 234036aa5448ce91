import { Stack } from '@mantine/core';
import { AdminContracts, AnnouncementEditor, ProspectImport, SupportDesk, SupportTools, useTieout } from '@tieout/widgets';
import { useNavigate, useSearchParams } from 'react-router';
import { OperatorPage } from '../admin/OperatorPage.js';
import { usePagedAddress } from '../admin/usePagedAddress.js';

const support = { permission: 'SUPPORT_TOOL' } as const;

export function SupportPage() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  return (
    <OperatorPage {...support} title="Support">
      <Stack gap="lg">
        <SupportDesk defaultEmail={parameters.get('email') ?? ''} onActAs={({ id, email }) => void navigate(`/admin/superlogin?${new URLSearchParams({ userId: id, email })}`)} />
        <SupportTools />
        <AnnouncementEditor />
      </Stack>
    </OperatorPage>
  );
}

export function SupportTrialsPage() {
  const { client } = useTieout();
  return (
    <OperatorPage {...support} title="Trials" lead="Accounts on trial, those that end first at the top.">
      <AdminContracts {...usePagedAddress()} list="trials" load={(query, signal) => client.support.trials(query, { signal })} />
    </OperatorPage>
  );
}

export function SupportChurnedPage() {
  const { client } = useTieout();
  return (
    <OperatorPage {...support} title="Churned" lead="Accounts that were canceled, paused or not paid, and trials that ended.">
      <AdminContracts {...usePagedAddress()} list="churned" load={(query, signal) => client.support.churnedUsers(query, { signal })} />
    </OperatorPage>
  );
}

export function SupportProspectsPage() {
  return <OperatorPage {...support} title="Prospects"><ProspectImport /></OperatorPage>;
}
