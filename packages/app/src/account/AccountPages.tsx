import { Anchor, Button, Group, Stack, Tabs, Text } from '@mantine/core';
import type { User } from '@tieout/sdk';
import { AccessTokens, AddressList, AuditLog, AutoRefill, ConnectedAccounts, describeError, EmbedTokens, EmptyState, GuestUpgrade, PeopleManager, PlanRequest, PlanSummary, ProfileSettings, SsoSettings, TeamManager, TwoFactorSettings, useCredits, useUser } from '@tieout/widgets';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useSession } from '../auth/session.js';
import { Page } from '../shell/Page.js';
import { ForMembers, ForPlan } from './ForMembers.js';

const sections = ['profile', 'security', 'sso', 'plan', 'tokens', 'auditLog'] as const;
const labels = { profile: 'Profile', security: 'Security', sso: 'Single sign-on', plan: 'Plan', tokens: 'Access tokens', auditLog: 'Audit log' } as const;
type Section = (typeof sections)[number];

/** Guests have a plan and the way to an account; single sign-on and the audit log are for administrators. */
function sectionsOf({ isGuest, isContractAdmin }: User): readonly Section[] {
  if (isGuest) return ['profile', 'plan'];
  return isContractAdmin ? sections : sections.filter((section) => section !== 'sso' && section !== 'auditLog');
}

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

function AccountSections({ section, onChoose }: { section: Section; onChoose: (section: string) => void }) {
  const { data: user, error, refetch } = useUser();
  if (!user) return error ? <EmptyState tone="error" title="Unable to fetch data" text={describeError(error, '')}><Button variant="default" onClick={() => void refetch()}>Try again</Button></EmptyState> : null;
  const shown = sectionsOf(user);
  return (
    <Stack gap="md">
      {!user.isGuest && <Group><Anchor component={Link} to="/account/invite" underline="always">Manage Users / Teams</Anchor></Group>}
      <Tabs value={shown.includes(section) ? section : 'profile'} onChange={(next) => next && onChoose(next)} keepMounted={false}>
        <Tabs.List mb="md">
          {shown.map((name) => <Tabs.Tab key={name} value={name}>{user.isGuest && name === 'profile' ? 'Make an account' : labels[name]}</Tabs.Tab>)}
        </Tabs.List>
        <Tabs.Panel value="profile">{user.isGuest ? <GuestUpgrade /> : <ProfileSettings />}</Tabs.Panel>
        <Tabs.Panel value="security"><Stack gap="lg"><TwoFactorSettings /><WaysIn />{user.isContractAdmin && <AllowedNetworks />}</Stack></Tabs.Panel>
        <Tabs.Panel value="sso"><SsoSettings /></Tabs.Panel>
        <Tabs.Panel value="plan"><Stack gap="lg"><PlanSummary /><AutoRefill />{!user.isGuest && <PlanRequest />}</Stack></Tabs.Panel>
        <Tabs.Panel value="tokens"><ForPlan feature="api"><Stack gap="lg"><AccessTokens /><EmbedTokens /></Stack></ForPlan></Tabs.Panel>
        <Tabs.Panel value="auditLog"><ForPlan feature="auditLog"><AuditLog /></ForPlan></Tabs.Panel>
      </Tabs>
    </Stack>
  );
}

/** Offered where the plan has it. */
function AllowedNetworks() {
  return useCredits().data?.features.includes('addressList') ? <AddressList /> : null;
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
      <ForMembers reason="People work together in an account. Make yours, then invite the others; what you have made comes along.">
        <Stack gap="lg">
          <PeopleManager />
          <TeamManager />
        </Stack>
      </ForMembers>
    </AccountFrame>
  );
}

/** Where those who have run out of pages are sent. */
export function UpgradePage() {
  return (
    <AccountFrame title="Upgrade" lead="More pages, or more that the plan includes.">
      <ForMembers reason="Plans belong to an account. Make yours first; what you have made comes along.">
        <Stack gap="lg"><PlanSummary /><PlanRequest /></Stack>
      </ForMembers>
    </AccountFrame>
  );
}

export function TeamsPage() {
  return <AccountFrame title="Teams"><ForMembers reason="Teams are made of the people of an account. Make yours first; what you have made comes along."><TeamManager /></ForMembers></AccountFrame>;
}
