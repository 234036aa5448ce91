import type { FieldName, RowProvenance, TransactionStatus } from '@tieout/sdk/contract';
import { Model } from 'sequelize';
import type { InferAttributes, InferCreationAttributes, Sequelize } from 'sequelize';
import { bindModel } from '../database/bindModel.js';
import { optionalDate, optionalId, optionalJson, optionalMinor, optionalText, primaryId, requiredBoolean, requiredId, requiredInteger, requiredJson, requiredNumber, requiredText } from '../database/columns.js';

export type Box = [number, number, number, number];

export class Transaction extends Model<InferAttributes<Transaction>, InferCreationAttributes<Transaction>> {
  declare id: string;
  declare contractId: string;
  declare jobId: string;
  declare documentId: string;
  /** Place of the document in its job; with rowNumber it is the order of the rows. */
  declare documentPosition: number;
  /** From 0; rows put in later stand between two others, at a fraction. */
  declare rowNumber: number;
  declare accountId: string | null;
  declare periodId: string | null;
  declare fieldName: FieldName;
  declare included: boolean;
  declare pageNumber: number;
  declare date: string | null;
  declare date2: string | null;
  declare payee: string | null;
  declare description: string;
  declare amountMinor: number | null;
  declare balanceMinor: number | null;
  declare decimals: number;
  declare currency: string | null;
  declare checkNumber: string | null;
  declare refNumber: string | null;
  declare account: string | null;
  declare accountNickname: string | null;
  declare chunkLabel: string | null;
  declare category: string | null;
  declare status: TransactionStatus;
  declare row: string[];
  declare box: Box | null;
  declare provenance: RowProvenance;
  /** `fragmentId`, `read`, `raw`: of a row that a template read; as it was read first, and as it is printed. */
  declare metadata: { aiGenerated?: boolean; fragmentId?: string; read?: string[]; raw?: string[] };
  declare version: number;
}

export const bindTransaction = (sequelize: Sequelize) =>
  bindModel(Transaction, sequelize, 'transactions', {
    id: primaryId(), contractId: requiredId(), jobId: requiredId(), documentId: requiredId(), documentPosition: requiredInteger(),
    rowNumber: requiredNumber(), accountId: optionalId(), periodId: optionalId(), fieldName: requiredText(), included: requiredBoolean(),
    pageNumber: requiredInteger(), date: optionalDate(), date2: optionalDate(), payee: optionalText(), description: requiredText(),
    amountMinor: optionalMinor(), balanceMinor: optionalMinor(), decimals: requiredInteger(), currency: optionalText(),
    checkNumber: optionalText(), refNumber: optionalText(), account: optionalText(), accountNickname: optionalText(),
    chunkLabel: optionalText(), category: optionalText(), status: requiredText(), row: requiredJson(), box: optionalJson(),
    provenance: requiredJson(), metadata: requiredJson(), version: requiredInteger(),
  });
