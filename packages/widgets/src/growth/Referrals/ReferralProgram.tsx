import { Anchor, Badge, Button, CopyButton, Group, List, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { AFFILIATE_COMMISSION_PERCENT, REVIEW_PAGES, REVIEW_PAGES_VALUE } from '@tieout/sdk/contract';
import type { Referrals } from '@tieout/sdk/contract';
import { SettingsCard } from '../../account/Settings/SettingsCard.js';
import { describeError } from '../../core/describeError.js';
import { EmptyState } from '../../core/EmptyState.js';
import { formatInstant } from '../../core/formatDate.js';
import { useStrings } from '../../core/useStrings.js';
import { useTieout } from '../../core/useTieout.js';
import { referralStrings, type ReferralStrings } from './Referrals.strings.js';

export interface ReferralProgramProps {
  reviewHref: string;
}

const COPIED_MS = 2000;

/** The link of somebody, who came by it, and what it brings. */
export function ReferralProgram({ reviewHref }: ReferralProgramProps) {
  const { client } = useTieout();
  const strings = useStrings('Referrals', referralStrings);
  const referrals = useQuery({ queryKey: ['tieout', 'referrals'], queryFn: ({ signal }) => client.growth.referrals({}, { signal }) });
  return (
    <Stack gap="lg">
      <SettingsCard title={strings.offer} lead={strings.offerText}>
        {referrals.isError && <EmptyState tone="error" title={strings.failed} text={describeError(referrals.error, '')}><Button variant="default" onClick={() => void referrals.refetch()}>{strings.retry}</Button></EmptyState>}
        {referrals.data && <OwnLink link={referrals.data.link} strings={strings} />}
        {referrals.data?.referringUser && <Text size="sm">{strings.referredBy(referrals.data.referringUser.name)}</Text>}
      </SettingsCard>
      {referrals.data && <ReferredPeople referrals={referrals.data} strings={strings} />}
      <SettingsCard title={strings.affiliate}>
        <Text fw={600}>{strings.commission(AFFILIATE_COMMISSION_PERCENT)}</Text>
        <Text size="sm">{strings.commissionText(AFFILIATE_COMMISSION_PERCENT)}</Text>
        <TakePart strings={strings} />
        <Text fw={600}>{strings.review(REVIEW_PAGES, REVIEW_PAGES_VALUE)}</Text>
        <List type="ordered" size="sm">{strings.reviewSteps.map((step) => <List.Item key={step}>{step}</List.Item>)}</List>
        <Anchor href={reviewHref} underline="always" size="sm">{strings.writeReview}</Anchor>
      </SettingsCard>
    </Stack>
  );
}

function OwnLink({ link, strings }: { link: string; strings: ReferralStrings }) {
  return (
    <Group align="flex-end">
      <TextInput label={strings.link} value={link} readOnly flex="1 1 260px" maw={520} />
      <CopyButton value={link} timeout={COPIED_MS}>{({ copied, copy }) => <Button variant="default" onClick={copy}>{copied ? strings.copied : strings.copy}</Button>}</CopyButton>
    </Group>
  );
}

function ReferredPeople({ referrals: { referredUsers }, strings }: { referrals: Referrals; strings: ReferralStrings }) {
  return (
    <SettingsCard title={strings.people}>
      {referredUsers.length === 0 ? <EmptyState title={strings.none} text={strings.noneText} /> : (
        <div className="tieout-table-scroll" role="region" tabIndex={0} aria-label={strings.people}>
          <table className="tieout-table">
            <thead><tr><th scope="col">{strings.name}</th><th scope="col">{strings.email}</th><th scope="col">{strings.status}</th><th scope="col">{strings.since}</th></tr></thead>
            <tbody>
              {referredUsers.map(({ name, email, status, createdAt }) => (
                <tr key={`${email} ${createdAt}`}><td>{name}</td><td>{email}</td><td><Badge variant="light" autoContrast tt="none" color={status === 'subscribed' ? 'green' : 'gray'}>{strings.statuses[status]}</Badge></td><td>{formatInstant(createdAt)}</td></tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </SettingsCard>
  );
}

function TakePart({ strings }: { strings: ReferralStrings }) {
  const { client, toasts } = useTieout();
  const ask = useMutation({
    mutationFn: () => client.support.contact(strings.asks, '/account/refer'),
    onSuccess: () => toasts.success(strings.askedFor),
    onError: (error) => toasts.error(strings.askFailed, { detail: describeError(error, '') }),
  });
  return <Group><Button variant="default" loading={ask.isPending} onClick={() => ask.mutate()}>{strings.takePart}</Button></Group>;
}
