import { Model } from 'sequelize';
import type { InferAttributes, InferCreationAttributes, Sequelize } from 'sequelize';
import { bindModel } from '../database/bindModel.js';
import { optionalDate, optionalJson, optionalMinor, optionalText, primaryId, requiredBoolean, requiredId, requiredInteger, requiredJson, requiredMinor, requiredText } from '../database/columns.js';
import type { Scope } from '../database/tenant.js';
import type { PrintedFacts } from '../extraction/model.js';
import type { Proof, Source } from './proof.js';
import type { ProofBasis } from './proofBasis.js';

export class Account extends Model<InferAttributes<Account>, InferCreationAttributes<Account>> {
  declare id: string;
  declare contractId: string;
  declare jobId: string;
  declare documentId: string;
  declare documentPosition: number;
  declare position: number;
  declare accountName: string;
  declare number: string | null;
  declare name: string | null;
  declare type: 'bank' | 'card';
  declare currency: string | null;
  declare decimals: number;
  declare institution: string | null;
  declare holder: string | null;

  static ofJob(jobId: string, scope: Scope, documentId?: string): Promise<Account[]> {
    const where = documentId ? { jobId, documentId } : { jobId };
    return this.findAll({ where, order: [['documentPosition', 'ASC'], ['position', 'ASC']], ...scope });
  }
}

export interface PeriodSources {
  startDate: Source | null;
  endDate: Source | null;
  startBalance: Source | null;
  endBalance: Source | null;
}

/** One statement period of an account: the specification's chunk. */
export class Period extends Model<InferAttributes<Period>, InferCreationAttributes<Period>> {
  declare id: string;
  declare contractId: string;
  declare jobId: string;
  declare documentId: string;
  declare accountId: string;
  declare position: number;
  declare label: string;
  declare startDate: string | null;
  declare endDate: string | null;
  declare startBalanceMinor: number | null;
  declare endBalanceMinor: number | null;
  declare numCredits: number;
  declare numPayments: number;
  declare totalCreditsMinor: number;
  declare totalPaymentsMinor: number;
  declare numTransactions: number;
  declare isReconciled: boolean;
  declare sources: PeriodSources;
  declare proof: Proof;
  /** What else the proof rests on; null of periods that somebody created. */
  declare basis: ProofBasis | null;
  /** What the statement prints of itself; null of periods that somebody created, and of those read before it was kept. */
  declare facts: PrintedFacts | null;

  static ofJob(jobId: string, scope: Scope, documentId?: string): Promise<Period[]> {
    const where = documentId ? { jobId, documentId } : { jobId };
    return this.findAll({ where, order: [['accountId', 'ASC'], ['position', 'ASC']], ...scope });
  }
}

export const bindAccount = (sequelize: Sequelize) =>
  bindModel(Account, sequelize, 'accounts', {
    id: primaryId(), contractId: requiredId(), jobId: requiredId(), documentId: requiredId(), documentPosition: requiredInteger(),
    position: requiredInteger(), accountName: requiredText(), number: optionalText(), name: optionalText(), type: requiredText(),
    currency: optionalText(), decimals: requiredInteger(), institution: optionalText(), holder: optionalText(),
  });

export const bindPeriod = (sequelize: Sequelize) =>
  bindModel(Period, sequelize, 'periods', {
    id: primaryId(), contractId: requiredId(), jobId: requiredId(), documentId: requiredId(), accountId: requiredId(),
    position: requiredInteger(), label: requiredText(), startDate: optionalDate(), endDate: optionalDate(),
    startBalanceMinor: optionalMinor(), endBalanceMinor: optionalMinor(), numCredits: requiredInteger(), numPayments: requiredInteger(),
    totalCreditsMinor: requiredMinor(), totalPaymentsMinor: requiredMinor(), numTransactions: requiredInteger(),
    isReconciled: requiredBoolean(), sources: requiredJson(), proof: requiredJson(), basis: optionalJson(), facts: optionalJson(),
  });
