import { Anchor, Card, Stack, Text, Title } from '@mantine/core';
import { REVIEW_PAGES, REVIEW_PAGES_VALUE } from '@tieout/sdk/contract';
import { ReferralProgram, ReviewForm } from '@tieout/widgets';
import { Link } from 'react-router';
import { ForMembers } from '../account/ForMembers.js';
import { ServerOnly } from '../auth/AuthArea.js';
import { hrefOf } from '../auth/nextAddress.js';
import { Page } from '../shell/Page.js';

export function ReferPage() {
  return (
    <ServerOnly>
      <Page title="Refer and earn">
        <ForMembers reason="A free month or a commission goes to an account. Make yours, and you get a link of your own to send on."><ReferralProgram reviewHref={hrefOf('/review')} /></ForMembers>
      </Page>
    </ServerOnly>
  );
}

const sites = {
  intuit: { name: 'Intuit App Store', path: '/review/intuit', address: 'https://apps.intuit.com/', text: 'For people who use QuickBooks. Sign in there with your Intuit account, look for this product, and choose Write a review.' },
  g2: { name: 'G2', path: '/review/g2', address: 'https://www.g2.com/', text: 'For everybody. Sign in there with your work address, look for this product, and choose Write a review.' },
} as const;

const lead = `An honest review, good or bad, brings ${REVIEW_PAGES} pages worth $${REVIEW_PAGES_VALUE}. They do not expire.`;

export function ReviewPage() {
  return (
    <ServerOnly>
      <Page title="Write a review" lead={lead}>
        <Stack gap="lg" maw={760}>
          {Object.values(sites).map(({ name, path, text }) => (
            <Card key={path} component="section" withBorder padding="lg">
              <Stack gap="xs"><Title order={2} size="h4">{name}</Title><Text size="sm">{text}</Text><Anchor component={Link} to={path} underline="always" size="sm">Review on {name}</Anchor></Stack>
            </Card>
          ))}
        </Stack>
      </Page>
    </ServerOnly>
  );
}

export function ReviewSitePage({ site }: { site: keyof typeof sites }) {
  const { name, address, text } = sites[site];
  return (
    <ServerOnly>
      <Page title={`Review on ${name}`} lead={lead}>
        <Stack gap="lg" maw={640}>
          <Text>{text} <Anchor href={address} target="_blank" rel="noreferrer" underline="always">Open {name}</Anchor></Text>
          <ReviewForm site={name} />
          <Anchor component={Link} to="/review" underline="always" size="sm">Another site</Anchor>
        </Stack>
      </Page>
    </ServerOnly>
  );
}
