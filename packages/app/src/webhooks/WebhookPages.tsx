import { Anchor } from '@mantine/core';
import { WebhookDeliveries, WebhookManager } from '@tieout/widgets';
import { Link, useParams, useSearchParams } from 'react-router';
import { hrefOf } from '../auth/nextAddress.js';
import { Page } from '../shell/Page.js';

export function WebhooksPage() {
  return (
    <Page title="Webhooks" lead="Tell a server of yours when a job has been read.">
      <WebhookManager deliveriesHref={({ id }) => hrefOf(`/webhooks/${id}/deliveries?webhookId=${id}`)} />
    </Page>
  );
}

/** The id stands in the path, and in the query as the specification has it. */
export function WebhookDeliveriesPage() {
  const { id } = useParams();
  const [parameters] = useSearchParams();
  return (
    <Page title="Deliveries" lead="What was sent in the last 30 days, and what came back." actions={<Anchor component={Link} to="/webhooks" underline="always">All webhooks</Anchor>}>
      <WebhookDeliveries webhookId={id ?? parameters.get('webhookId') ?? ''} />
    </Page>
  );
}
