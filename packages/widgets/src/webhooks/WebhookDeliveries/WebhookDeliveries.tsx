import { Badge, Button, Group, Select, Stack, Text } from '@mantine/core';
import type { DeliveryFilter, WebhookDelivery } from '@tieout/sdk';
import { DELIVERY_PAGE_SIZE, DeliveryFilter as filters } from '@tieout/sdk/contract';
import { useState } from 'react';
import { describeError } from '../../core/describeError.js';
import { EmptyState } from '../../core/EmptyState.js';
import { formatInstant } from '../../core/formatDate.js';
import { useStrings } from '../../core/useStrings.js';
import { useTieout } from '../../core/useTieout.js';
import { useDeliveries } from '../useWebhooks.js';
import { webhookDeliveriesStrings, type WebhookDeliveriesStrings } from './WebhookDeliveries.strings.js';

export interface WebhookDeliveriesProps {
  webhookId: string;
  strings?: Partial<WebhookDeliveriesStrings>;
}

const colors = { pending: 'yellow', success: 'green', failed: 'red' } as const;
const SUCCESS_MS = 5000;

/** What was sent to a webhook, what came back, and once more. */
export function WebhookDeliveries({ webhookId, strings: own }: WebhookDeliveriesProps) {
  const { toasts } = useTieout();
  const strings = useStrings('WebhookDeliveries', webhookDeliveriesStrings, own);
  const [status, setStatus] = useState<DeliveryFilter>('all');
  const [page, setPage] = useState(0);
  const { list, retry } = useDeliveries(webhookId, status, page);
  const handleRetry = (id: string) => retry.mutate(id, {
    onSuccess: () => toasts.success(strings.resent, { timeoutMs: SUCCESS_MS }),
    onError: (error) => toasts.error(strings.resendFailed, { detail: describeError(error, '') }),
  });
  const handleFilter = (value: DeliveryFilter | null): void => {
    if (value) setStatus(value);
    setPage(0);
  };
  if (list.isError && !list.data) {
    return <EmptyState tone="error" title={strings.loadFailed} text={describeError(list.error, strings.loadFailed)}><Button variant="default" onClick={() => void list.refetch()}>{strings.retry}</Button></EmptyState>;
  }
  const { deliveries = [], total = 0 } = list.data ?? {};
  return (
    <Stack gap="md" aria-busy={list.isFetching}>
      <Select label={strings.filter} data={filters.options.map((value) => ({ value, label: strings.filters[value] }))} value={status} onChange={handleFilter} allowDeselect={false} w={180} />
      {list.data && total === 0 && <EmptyState title={strings.emptyTitle} text={status === 'all' ? strings.emptyText : strings.emptyFilterText} />}
      {deliveries.length > 0 && <DeliveryTable deliveries={deliveries} strings={strings} retrying={retry.isPending ? retry.variables : null} onRetry={handleRetry} />}
      {total > DELIVERY_PAGE_SIZE && (
        <Group gap="sm">
          <Button variant="default" disabled={page === 0} onClick={() => setPage(page - 1)}>{strings.previous}</Button>
          <Text size="sm" aria-live="polite">{strings.range(page * DELIVERY_PAGE_SIZE + 1, Math.min(total, (page + 1) * DELIVERY_PAGE_SIZE), total)}</Text>
          <Button variant="default" disabled={(page + 1) * DELIVERY_PAGE_SIZE >= total} onClick={() => setPage(page + 1)}>{strings.following}</Button>
        </Group>
      )}
    </Stack>
  );
}

interface DeliveryTableProps {
  deliveries: readonly WebhookDelivery[];
  strings: WebhookDeliveriesStrings;
  retrying: string | null;
  onRetry: (id: string) => void;
}

function DeliveryTable({ deliveries, strings, retrying, onRetry }: DeliveryTableProps) {
  return (
    <div className="tieout-table-scroll" role="region" tabIndex={0} aria-label={strings.label}>
      <table className="tieout-table">
        <thead>
          <tr>
            <th scope="col">{strings.date}</th><th scope="col">{strings.event}</th><th scope="col">{strings.status}</th>
            <th scope="col">{strings.responseCode}</th><th scope="col">{strings.responseBody}</th><th scope="col">{strings.actions}</th>
          </tr>
        </thead>
        <tbody>
          {deliveries.map((delivery) => <DeliveryRow key={delivery.id} delivery={delivery} strings={strings} isRetrying={retrying === delivery.id} onRetry={onRetry} />)}
        </tbody>
      </table>
    </div>
  );
}

interface DeliveryRowProps extends Pick<DeliveryTableProps, 'strings' | 'onRetry'> {
  delivery: WebhookDelivery;
  isRetrying: boolean;
}

function DeliveryRow({ delivery, strings, isRetrying, onRetry }: DeliveryRowProps) {
  const { id, eventType, isTest, status, attempts, nextAttemptAt, responseCode, createdAt } = delivery;
  const date = formatInstant(createdAt);
  return (
    <tr>
      <td>{date}</td>
      <td>{eventType}{isTest && <Badge ml={6} variant="default" size="sm" tt="none">{strings.test}</Badge>}</td>
      <td>
        <Badge variant="light" color={colors[status]} autoContrast tt="none">{strings.filters[status]}</Badge>
        <Text size="xs" c="dimmed">{strings.attempts(attempts)}{nextAttemptAt && attempts > 0 ? `, ${strings.next(formatInstant(nextAttemptAt))}` : ''}</Text>
      </td>
      <td>{responseCode ?? strings.none}</td>
      <td className="tieout-delivery-answer"><Answer delivery={delivery} strings={strings} /></td>
      <td><Button size="compact-sm" variant="default" loading={isRetrying} aria-label={strings.resendOf(date)} onClick={() => onRetry(id)}>{strings.resend}</Button></td>
    </tr>
  );
}

const SHORT = 60;

function Answer({ delivery: { responseBody, error }, strings }: Pick<DeliveryRowProps, 'delivery' | 'strings'>) {
  if (error) return <>{error}</>;
  if (!responseBody) return <>{strings.none}</>;
  if (responseBody.length <= SHORT && !responseBody.includes('\n')) return <>{responseBody}</>;
  return <details><summary>{strings.show}</summary><pre tabIndex={0}>{responseBody}</pre></details>;
}
