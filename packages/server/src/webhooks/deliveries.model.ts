import type { DeliveryFilter, DeliveryStatus, WebhookEventType } from '@tieout/sdk/contract';
import { Model, Op } from 'sequelize';
import type { CreationOptional, InferAttributes, InferCreationAttributes, Sequelize } from 'sequelize';
import { bindModel } from '../database/bindModel.js';
import { optionalInstant, optionalInteger, optionalText, primaryId, requiredBoolean, requiredId, requiredInstant, requiredInteger, requiredText } from '../database/columns.js';
import type { Scope } from '../database/tenant.js';

export class WebhookDelivery extends Model<InferAttributes<WebhookDelivery>, InferCreationAttributes<WebhookDelivery>> {
  declare id: string;
  declare contractId: string;
  declare webhookId: string;
  declare eventType: WebhookEventType;
  /** The very text that is sent, at each attempt the same. */
  declare body: string;
  declare isTest: boolean;
  declare status: DeliveryStatus;
  declare attempts: number;
  declare attemptsLeft: number;
  /** While an attempt is under way: when it counts as lost. */
  declare nextAttemptAt: Date | null;
  declare responseCode: CreationOptional<number | null>;
  declare responseBody: CreationOptional<string | null>;
  declare error: CreationOptional<string | null>;
  declare createdAt: Date;

  static byId(id: string, scope: Scope): Promise<WebhookDelivery | null> {
    return this.findOne({ where: { id }, ...scope });
  }

  static async page(webhookId: string, { status, limit, offset }: { status: DeliveryFilter; limit: number; offset: number }, scope: Scope): Promise<{ rows: WebhookDelivery[]; count: number }> {
    const where = { webhookId, ...(status === 'all' ? {} : { status }) };
    const [rows, count] = await Promise.all([
      this.findAll({ where, order: [['createdAt', 'DESC'], ['id', 'ASC']], limit, offset, ...scope }),
      this.count({ where, ...scope }),
    ]);
    return { rows, count };
  }

  /** Takes the next attempt of a delivery that is due; null when it is not, or when another process was first. */
  static async claim(id: string, now: Date, lostAt: Date, scope: Scope): Promise<WebhookDelivery | null> {
    const [, [claimed]] = await this.update(
      { attempts: this.sequelize!.literal('"attempts" + 1') as never, attemptsLeft: this.sequelize!.literal('"attemptsLeft" - 1') as never, nextAttemptAt: lostAt },
      { where: { id, status: 'pending', attemptsLeft: { [Op.gt]: 0 }, nextAttemptAt: { [Op.lte]: now } }, returning: true, ...scope },
    );
    return claimed ?? null;
  }
}

export const bindWebhookDelivery = (sequelize: Sequelize) =>
  bindModel(WebhookDelivery, sequelize, 'webhook_deliveries', {
    id: primaryId(), contractId: requiredId(), webhookId: requiredId(), eventType: requiredText(), body: requiredText(), isTest: requiredBoolean(), status: requiredText(),
    attempts: requiredInteger(), attemptsLeft: requiredInteger(), nextAttemptAt: optionalInstant(), responseCode: optionalInteger(), responseBody: optionalText(),
    error: optionalText(), createdAt: requiredInstant(),
  });
