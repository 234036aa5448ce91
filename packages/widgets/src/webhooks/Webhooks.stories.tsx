import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@tieout/sdk';
import { contract, forbidden, webhookErrors, type Webhook, type WebhookDelivery } from '@tieout/sdk/contract';
import { TEST_INSTANT, testId } from '@tieout/sdk/testing';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { withTieout } from '../testing/StoryFrame.js';
import type { StoryServer } from '../testing/storyServer.js';
import { WebhookDeliveries } from './WebhookDeliveries/WebhookDeliveries.js';
import { WebhookManager } from './WebhookManager/WebhookManager.js';

const webhook: Webhook = { id: testId('job', 1), url: 'https://books.example.com/tieout?firm=7', events: ['document.extraction.completed'], createdAt: TEST_INSTANT };
const second: Webhook = { ...webhook, id: testId('job', 2), url: 'https://a-rather-long-name.integrations.accounting.example.org/hooks/incoming/2f6c1a9e-8c1f-4f0e-9d5e-3b8a', events: ['bank_statement.extraction.completed', 'invoice.extraction.completed'] };
const delivery: WebhookDelivery = { id: testId('job', 11), eventType: 'document.extraction.completed', status: 'success', responseCode: 204, responseBody: '', error: null, isTest: false, attempts: 1, nextAttemptAt: null, createdAt: TEST_INSTANT };
const deliveries: WebhookDelivery[] = [
  delivery,
  { ...delivery, id: testId('job', 12), status: 'pending', responseCode: 503, responseBody: 'busy', attempts: 2, nextAttemptAt: TEST_INSTANT },
  { ...delivery, id: testId('job', 13), status: 'failed', responseCode: 500, responseBody: `<html>\n<body>\n${'An unexpected error happened. '.repeat(20)}</body>`, attempts: 7 },
  { ...delivery, id: testId('job', 14), status: 'failed', responseCode: null, responseBody: null, error: 'No answer within 10 seconds.', attempts: 7 },
  { ...delivery, id: testId('job', 15), eventType: 'bank_statement.extraction.completed', isTest: true, responseCode: 200, responseBody: 'ok' },
];

const server = (webhooks: Webhook[] = [webhook, second]) => (): StoryServer => ({
  with: (transport) => transport
    .on(contract.webhooks.list, () => ({ webhooks }))
    .on(contract.webhooks.create, ({ body }) => ({ webhook: { ...webhook, ...body, secret: 'whsec_shown-once-5vQ0aJ1cQm3T8dX2kR7wZ' } }))
    .on(contract.webhooks.regenerateSecret, () => ({ secret: 'whsec_another-5vQ0aJ1cQm3T8dX2kR7wZ' }))
    .on(contract.webhooks.delete, () => undefined)
    .on(contract.webhooks.test, () => { throw new ApiError(webhookErrors.testFailed, { message: 'Failed to send test webhook. The receiver answered 404.' }); })
    .on(contract.webhooks.deliveries, ({ query }) => {
      const found = deliveries.filter(({ status }) => query.status === 'all' || status === query.status);
      return { deliveries: found, total: query.status === 'all' ? 23 : found.length };
    })
    .on(contract.webhooks.retry, () => undefined),
});
const page = () => within(document.body);

const meta: Meta<typeof WebhookManager> = { title: 'Webhooks/WebhookManager', component: WebhookManager, decorators: [withTieout], args: { deliveriesHref: ({ id }) => `#/webhooks/${id}/deliveries` }, parameters: { tieout: { server: server() } } };
export default meta;
type Story = StoryObj<typeof WebhookManager>;

export const List: Story = {};
export const Empty: Story = { parameters: { tieout: { server: server([]) } } };
export const Refused: Story = { parameters: { tieout: { server: () => ({ with: (transport: import('@tieout/sdk/testing').FakeTransport) => transport.on(contract.webhooks.list, () => { throw new ApiError(forbidden); }) }) } } };
export const Problems: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create webhook' }));
    const dialog = within(await page().findByRole('dialog'));
    await userEvent.click(dialog.getByLabelText(/^document\.extraction/));
    await userEvent.click(dialog.getByRole('button', { name: 'Create webhook' }));
    await dialog.findByText('URL is required');
    await dialog.findByText('Select at least one event');
    await userEvent.type(dialog.getByLabelText('URL'), 'books.example.com');
    await userEvent.click(dialog.getByRole('button', { name: 'Create webhook' }));
    await expect(await dialog.findByText('Must be a valid URL')).toBeVisible();
  },
};
export const SecretOnce: Story = {
  parameters: { tieout: { server: server(), colorScheme: 'dark' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create webhook' }));
    const dialog = within(await page().findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('URL'), 'https://books.example.com/in');
    await userEvent.click(dialog.getByRole('button', { name: 'Create webhook' }));
    await expect(await page().findByText('whsec_shown-once-5vQ0aJ1cQm3T8dX2kR7wZ')).toBeVisible();
    await page().findByText('Webhook created successfully');
  },
};
export const TestFails: Story = {
  play: async ({ canvas }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: /^Test: / }))[0]!);
    await userEvent.click(within(await page().findByRole('dialog')).getByRole('button', { name: 'Send' }));
    const said = await page().findByText('The receiver answered 404.');
    await waitFor(() => expect(said).toBeVisible());
  },
};
export const Regenerating: Story = {
  play: async ({ canvas }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: /^Regenerate secret: / }))[0]!);
    await userEvent.click(within(await page().findByRole('dialog')).getByRole('button', { name: 'Regenerate secret' }));
    await expect(await page().findByText('whsec_another-5vQ0aJ1cQm3T8dX2kR7wZ')).toBeVisible();
  },
};
export const Deleting: Story = {
  parameters: { tieout: { server: server(), colorScheme: 'dark' } },
  play: async ({ canvas }) => userEvent.click((await canvas.findAllByRole('button', { name: /^Delete: / }))[1]!),
};
export const Deliveries: Story = { render: () => <WebhookDeliveries webhookId={webhook.id} /> };
export const DeliveriesDark: Story = { render: () => <WebhookDeliveries webhookId={webhook.id} />, parameters: { tieout: { server: server(), colorScheme: 'dark' } } };
