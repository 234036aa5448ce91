import { Model } from 'sequelize';
import type { InferAttributes, InferCreationAttributes, Sequelize } from 'sequelize';
import { bindModel } from '../database/bindModel.js';
import { optionalId, primaryId, requiredId, requiredInstant, requiredMinor, requiredText } from '../database/columns.js';

/** What the support wants to remember about a customer. The customer does not see it. */
export class ContactNote extends Model<InferAttributes<ContactNote>, InferCreationAttributes<ContactNote>> {
  declare id: string;
  declare contractId: string;
  /** About whom; null once the person is gone. */
  declare userId: string | null;
  /** Who wrote it. */
  declare userName: string;
  declare note: string;
  declare createdAt: Date;
}

/** Money that a customer has with us: taken off the next invoice. */
export class PaymentCredit extends Model<InferAttributes<PaymentCredit>, InferCreationAttributes<PaymentCredit>> {
  declare id: string;
  declare contractId: string;
  declare amountMinor: number;
  declare currency: string;
  declare note: string;
  declare userName: string;
  declare createdAt: Date;
}

export const bindContactNote = (sequelize: Sequelize) =>
  bindModel(ContactNote, sequelize, 'contact_notes', {
    id: primaryId(), contractId: requiredId(), userId: optionalId(), userName: requiredText(), note: requiredText(), createdAt: requiredInstant(),
  });

export const bindPaymentCredit = (sequelize: Sequelize) =>
  bindModel(PaymentCredit, sequelize, 'payment_credits', {
    id: primaryId(), contractId: requiredId(), amountMinor: requiredMinor(), currency: requiredText(), note: requiredText(), userName: requiredText(), createdAt: requiredInstant(),
  });
