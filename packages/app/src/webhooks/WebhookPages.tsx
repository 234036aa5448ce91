import { Anchor } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { EmptyState, WebhookDeliveries, WebhookManager } from '@tieout/widgets';
import type { ReactNode } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { ForAdministrators, ForPlan } from '../account/ForMembers.js';
import { hrefOf } from '../auth/nextAddress.js';
import { Page } from '../shell/Page.js';
import { areWebhooksOn } from './areWebhooksOn.js';

/** Everybody else reads what is missing: the way out of this machine, an account, the role, or the plan. */
function ForWebhookKeepers({ children }: { children: ReactNode }) {
  if (!areWebhooksOn) {
    return (
      <EmptyState
        icon={<IconPlugConnectedX size={34} stroke={1.3} aria-hidden />} title="Nothing is sent from here"
        text="This installation calls no other servers, so it has no webhooks. Whoever runs it can allow them with the setting WEBHOOKS=on."
      />
    );
  }
  return (
    <ForAdministrators title="Webhooks are set up by the administrators of the account" reason="Webhooks belong to an account. Make yours first; what you have made comes along.">
      <ForPlan feature="api">{children}</ForPlan>
    </ForAdministrators>
  );
}

export function WebhooksPage() {
  return (
    <Page title="Webhooks" lead="Tell a server of yours when a job has been read.">
      <ForWebhookKeepers><WebhookManager deliveriesHref={({ id }) => hrefOf(`/webhooks/${id}/deliveries?webhookId=${id}`)} /></ForWebhookKeepers>
    </Page>
  );
}

/** The id stands in the path, and in the query as the specification has it. */
export function WebhookDeliveriesPage() {
  const { id } = useParams();
  const [parameters] = useSearchParams();
  return (
    <Page title="Deliveries" lead="What was sent in the last 30 days, and what came back." actions={<Anchor component={Link} to="/webhooks" underline="always">All webhooks</Anchor>}>
      <ForWebhookKeepers><WebhookDeliveries webhookId={id ?? parameters.get('webhookId') ?? ''} /></ForWebhookKeepers>
    </Page>
  );
}
