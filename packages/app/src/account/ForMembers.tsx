import { Button } from '@mantine/core';
import { includesFeature, PlanName as planNames, plans, type PlanFeature } from '@tieout/sdk/contract';
import { EmptyState, GuestUpgrade, useCredits, useTieout, useUser } from '@tieout/widgets';
import { useQuery } from '@tanstack/react-query';
import { IconUserShield } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSession } from '../auth/session.js';

interface ForMembersProps {
  /** What a guest needs an account for: one sentence. */
  reason: string;
  children: ReactNode;
}

/** What guests cannot have: they see how to get it. */
export function ForMembers({ reason, children }: ForMembersProps) {
  const { isServer } = useSession();
  const { data: user, isError } = useUser();
  // Without an answer the part itself says what is wrong.
  if (!isServer || (isError && !user)) return <>{children}</>;
  if (!user) return null;
  return user.isGuest ? <GuestUpgrade lead={reason} /> : <>{children}</>;
}

interface ForPlanProps {
  feature: PlanFeature;
  children: ReactNode;
}

/** What the plan does not include is not offered: the page says which plan does. */
export function ForPlan({ feature, children }: ForPlanProps) {
  const { data } = useCredits();
  if (!data || data.features.includes(feature)) return <>{children}</>;
  const smallest = planNames.options.find((name) => name !== 'Trial' && includesFeature(name, feature));
  return (
    <EmptyState title="Your plan doesn't include this feature" text={`It begins with the ${plans[smallest ?? 'Enterprise'].title} plan; yours is ${plans[data.plan].title}.`}>
      <Button component={Link} to="/account?section=plan" variant="default">See your plan</Button>
    </EmptyState>
  );
}

interface ForAdministratorsProps extends ForMembersProps {
  /** What the others read, as a heading. */
  title: string;
}

/** What only administrators of the account do: everybody else reads whom to ask. */
export function ForAdministrators({ title, reason, children }: ForAdministratorsProps) {
  const { data: user } = useUser();
  return <ForMembers reason={reason}>{user && !user.isContractAdmin ? <AskAdministrator title={title} contractId={user.contractId} /> : children}</ForMembers>;
}

function AskAdministrator({ title, contractId }: { title: string; contractId: string }) {
  const { client } = useTieout();
  const { data: admins } = useQuery({ queryKey: ['tieout', 'administrators', contractId], queryFn: ({ signal }) => client.teams.listAdmins(contractId, { signal }) });
  const names = admins?.filter(({ enabled }) => enabled).map(({ email }) => email).join(', ');
  return <EmptyState icon={<IconUserShield size={34} stroke={1.3} aria-hidden />} title={title} text={`Ask ${names || 'an administrator of your account'}.`} />;
}
