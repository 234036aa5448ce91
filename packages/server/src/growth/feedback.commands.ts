// What people write to those who run the server: kept, and sent to the operators by mail.
import type { FeedbackKind } from '@tieout/sdk/contract';
import { assertWithin } from '../auth/rateLimit.js';
import type { Limit } from '../auth/rateLimit.js';
import type { Context } from '../core/services.js';
import { tellOperators } from './feedback.jobs.js';

const feedbackByUser: Limit = { name: 'feedback', most: 20, windowMs: 3_600_000 };

interface Message {
  kind: FeedbackKind;
  rating: number | null;
  message: string;
  path?: string | undefined;
}

/** @throws ApiError `auth.too_many_attempts` */
export async function keepFeedback(context: Context, { kind, rating, message, path = '' }: Message): Promise<void> {
  const { db, actor, scope, newId, clock, queue, config } = context;
  await assertWithin(context, feedbackByUser, actor.userId);
  const { id } = await db.feedback.create({ id: newId(), ...actor, kind, rating, message, path: path || null, createdAt: clock() }, scope);
  if (config.operatorEmails.length > 0 && message !== '') await queue.add(tellOperators, { feedbackId: id, contractId: actor.contractId }, id);
}
