// Tells the webhooks of the tenant that a job has been read. What is to be sent is written with the job itself, so that nothing of it is lost.
import type { WebhookEvent, WebhookEventType } from '@tieout/sdk/contract';
import type { Transaction } from 'sequelize';
import type { Services } from '../core/services.js';
import type { Scope } from '../database/tenant.js';
import type { Job } from '../jobs/jobs.model.js';
import { presentJobs } from '../jobs/jobs.presenter.js';
import type { WebhookDelivery } from './deliveries.model.js';
import { queueDelivery } from './webhooks.jobs.js';

type Kind = WebhookEvent['data']['kind'];

const typeOfKind: Record<Exclude<Kind, 'document'>, WebhookEventType> = {
  bank: 'bank_statement.extraction.completed', form: 'form.extraction.completed', invoice: 'invoice.extraction.completed',
};

export function kindOf({ type, isBankMode }: Pick<Job, 'type' | 'isBankMode'>): Kind {
  if (type === 'Invoice') return 'invoice';
  if (type === 'Form') return 'form';
  return isBankMode ? 'bank' : 'document';
}

/** Every job counts as a document; statements, forms and invoices have an event of their own as well. */
export function typesOf(kind: Kind): WebhookEventType[] {
  return kind === 'document' ? ['document.extraction.completed'] : [typeOfKind[kind], 'document.extraction.completed'];
}

/** Inside the transaction that settles the job; the calls go out after it has been committed. */
export async function announceExtraction(services: Services, job: Job, scope: Scope & { transaction: Transaction }): Promise<void> {
  if (!services.config.webhooks) return;
  const { db, log } = services;
  const kind = kindOf(job);
  const types = typesOf(kind);
  const webhooks = await db.webhooks.listeningTo(types, scope);
  if (webhooks.length === 0) return;
  const [presented] = await presentJobs(db, [job], scope);
  const made: WebhookDelivery[] = [];
  for (const webhook of webhooks) {
    for (const type of types.filter((one) => webhook.events.includes(one))) {
      made.push(await addDelivery(services, { contractId: job.contractId, webhookId: webhook.id, type, isTest: false, data: { kind, job: presented! } }, scope));
    }
  }
  scope.transaction.afterCommit(() => {
    for (const delivery of made) queueDelivery(services, delivery).catch((error: unknown) => log.error({ err: error, deliveryId: delivery.id }, 'A webhook waits for the next start'));
  });
}

interface NewDelivery extends Pick<WebhookEvent, 'type' | 'isTest' | 'data'> {
  contractId: string;
  webhookId: string;
}

export async function addDelivery({ db, clock, newId, config }: Services, { contractId, webhookId, type, isTest, data }: NewDelivery, scope: Scope): Promise<WebhookDelivery> {
  const id = newId();
  const createdAt = clock();
  const event: WebhookEvent = { id, type, createdAt: createdAt.toISOString(), isTest, data };
  return db.webhookDeliveries.create(
    {
      id, contractId, webhookId, eventType: type, body: JSON.stringify(event), isTest, status: 'pending', attempts: 0,
      attemptsLeft: isTest ? 1 : config.webhookRetryMs.length + 1, nextAttemptAt: createdAt, createdAt,
    },
    scope,
  );
}
