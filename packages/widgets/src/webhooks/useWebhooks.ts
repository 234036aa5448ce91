import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CreateWebhook, DeliveryFilter, WebhookEventType, WebhookKind } from '@tieout/sdk';
import { DELIVERY_PAGE_SIZE } from '@tieout/sdk/contract';
import { useTieout } from '../core/useTieout.js';

const webhooksKey = ['tieout', 'webhooks'] as const;
const deliveriesKey = (id: string) => ['tieout', 'deliveries', id] as const;
/** A delivery that waits changes without anybody's help. */
const PENDING_POLL_MS = 5000;

/** The webhooks of the account, and what can be done with them. */
export function useWebhooks() {
  const { client } = useTieout();
  const cache = useQueryClient();
  const onSuccess = () => cache.invalidateQueries({ queryKey: webhooksKey });
  return {
    list: useQuery({ queryKey: webhooksKey, queryFn: ({ signal }) => client.webhooks.list({ signal }), retry: false }),
    create: useMutation({ mutationFn: (input: CreateWebhook) => client.webhooks.create(input), onSuccess }),
    remove: useMutation({ mutationFn: (id: string) => client.webhooks.delete(id), onSuccess }),
    regenerate: useMutation({ mutationFn: (id: string) => client.webhooks.regenerateSecret(id) }),
    test: useMutation({ mutationFn: ({ id, ...input }: { id: string; eventType: WebhookEventType; kind: WebhookKind }) => client.webhooks.test(id, input) }),
  };
}

/** One page of what was sent to a webhook. */
export function useDeliveries(webhookId: string, status: DeliveryFilter, page: number) {
  const { client } = useTieout();
  const cache = useQueryClient();
  return {
    list: useQuery({
      queryKey: [...deliveriesKey(webhookId), status, page],
      queryFn: ({ signal }) => client.webhooks.deliveries(webhookId, { status, limit: DELIVERY_PAGE_SIZE, offset: page * DELIVERY_PAGE_SIZE }, { signal }),
      placeholderData: keepPreviousData, retry: false,
      refetchInterval: ({ state }) => (state.data?.deliveries.some((delivery) => delivery.status === 'pending') ? PENDING_POLL_MS : false),
    }),
    retry: useMutation({ mutationFn: (id: string) => client.webhooks.retry(id), onSettled: () => cache.invalidateQueries({ queryKey: deliveriesKey(webhookId) }) }),
  };
}
