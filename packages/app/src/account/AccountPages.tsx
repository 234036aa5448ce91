import { Anchor, Group, Stack, Tabs, Text } from '@mantine/core';
import { AccessTokens, AuditLog, AutoRefill, ConnectedAccounts, EmbedTokens, PeopleManager, PlanSummary, ProfileSettings, SsoSettings, TeamManager, TwoFactorSettings, useUser } from '@tieout/widgets';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useSession } from '../auth/session.js';
import { Page } from '../shell/Page.js';

const sections = ['profile', 'security', 'sso', 'plan', 'tokens', 'auditLog'] as const;

/** Accounts exist on servers only. */
function AccountFrame({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  const { isServer } = useSession();
  return (
    <Page title={title} {...(lead ? { lead } : {})}>
      {isServer ? children : <Text>This is an installation for one person: there is no account, no sign-in, and pages are not counted. Everything stays on this machine.</Text>}
    </Page>
  );
}

export function AccountPage() {
  const [parameters, setParameters] = useSearchParams();
  // A provider that sends the browser back with an error names no section.
  const section = sections.find((name) => name === parameters.get('section')) ?? (parameters.has('error') ? 'security' : 'profile');
  return (
    <AccountFrame title="Account">
      <AccountSections section={section} onChoose={(next) => setParameters({ section: next })} />
    </AccountFrame>
  );
}

function AccountSections({ section, onChoose }: { section: string; onChoose: (section: string) => void }) {
  const { data: user } = useUser();
  return (
    <Stack gap="md">
      {user && !user.isGuest && <Group><Anchor component={Link} to="/account/invite" underline="always">Manage Users / Teams</Anchor></Group>}
      <Tabs value={section} onChange={(next) => next && onChoose(next)} keepMounted={false}>
        <Tabs.List mb="md">
          <Tabs.Tab value="profile">Profile</Tabs.Tab>
          <Tabs.Tab value="security">Security</Tabs.Tab>
          {user?.isContractAdmin && !user.isGuest && <Tabs.Tab value="sso">Single sign-on</Tabs.Tab>}
          <Tabs.Tab value="plan">Plan</Tabs.Tab>
          <Tabs.Tab value="tokens">Access tokens</Tabs.Tab>
          {user?.isContractAdmin && <Tabs.Tab value="auditLog">Audit log</Tabs.Tab>}
        </Tabs.List>
        <Tabs.Panel value="profile"><ProfileSettings /></Tabs.Panel>
        <Tabs.Panel value="security"><Stack gap="lg"><TwoFactorSettings />{user && !user.isGuest && <WaysIn />}</Stack></Tabs.Panel>
        {user?.isContractAdmin && !user.isGuest && <Tabs.Panel value="sso"><SsoSettings /></Tabs.Panel>}
        <Tabs.Panel value="plan"><Stack gap="lg"><PlanSummary /><AutoRefill /></Stack></Tabs.Panel>
        <Tabs.Panel value="tokens"><Stack gap="lg"><AccessTokens /><EmbedTokens /></Stack></Tabs.Panel>
        <Tabs.Panel value="auditLog"><AuditLog /></Tabs.Panel>
      </Tabs>
    </Stack>
  );
}

/** What a provider sent the browser back with stands in the address until it is settled. */
function WaysIn() {
  const [parameters, setParameters] = useSearchParams();
  const state = parameters.get('connect');
  return (
    <ConnectedAccounts
      pending={state ? { state, provider: parameters.get('provider') ?? '' } : null} error={parameters.get('error')} onSettled={() => setParameters({ section: 'security' }, { replace: true })}
      onLeave={(address) => window.location.assign(address)}
    />
  );
}

export function ManageUsersPage() {
  return (
    <AccountFrame title="Manage Users / Teams">
      <Stack gap="lg">
        <PeopleManager />
        <TeamManager />
      </Stack>
    </AccountFrame>
  );
}

export function TeamsPage() {
  return <AccountFrame title="Teams"><TeamManager /></AccountFrame>;
}
