import type { WebhookEventType } from '@tieout/sdk/contract';
import { literal, Model } from 'sequelize';
import type { InferAttributes, InferCreationAttributes, Sequelize } from 'sequelize';
import { bindModel } from '../database/bindModel.js';
import { optionalId, primaryId, requiredId, requiredInstant, requiredJson, requiredText } from '../database/columns.js';
import type { Scope } from '../database/tenant.js';

export class Webhook extends Model<InferAttributes<Webhook>, InferCreationAttributes<Webhook>> {
  declare id: string;
  declare contractId: string;
  /** Who made it. */
  declare userId: string | null;
  declare url: string;
  declare events: WebhookEventType[];
  /** Encrypted: it is needed to sign, and shown once. */
  declare sealedSecret: string;
  declare createdAt: Date;

  static newestFirst(scope: Scope): Promise<Webhook[]> {
    return this.findAll({ order: [['createdAt', 'DESC'], ['id', 'ASC']], ...scope });
  }

  static byId(id: string, scope: Scope): Promise<Webhook | null> {
    return this.findOne({ where: { id }, ...scope });
  }

  static listeningTo(types: readonly WebhookEventType[], scope: Scope): Promise<Webhook[]> {
    const anyOf = types.map((type) => `"events" @> ${this.sequelize!.escape(JSON.stringify([type]))}::jsonb`).join(' OR ');
    return this.findAll({ where: literal(`(${anyOf})`) as never, ...scope });
  }
}

export const bindWebhook = (sequelize: Sequelize) =>
  bindModel(Webhook, sequelize, 'webhooks', {
    id: primaryId(), contractId: requiredId(), userId: optionalId(), url: requiredText(), events: requiredJson(), sealedSecret: requiredText(), createdAt: requiredInstant(),
  });
