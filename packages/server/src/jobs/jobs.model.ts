import type { FormRecord, JobPreview, JobStatus, JobType, PageTurn, PdfCommand, ReconciliationState } from '@tieout/sdk/contract';
import { Model, Op } from 'sequelize';
import type { InferAttributes, InferCreationAttributes, Sequelize } from 'sequelize';
import { bindModel } from '../database/bindModel.js';
import { optionalId, optionalInstant, optionalInteger, optionalJson, optionalText, primaryId, requiredBoolean, requiredId, requiredInstant, requiredInteger, requiredJson, requiredText } from '../database/columns.js';
import type { Scope } from '../database/tenant.js';

/** An error as it is kept on a job: the body of the wire without the request. */
export interface StoredError {
  status: number;
  code: number;
  type: string;
  message: string;
  data: Record<string, unknown>;
}

export interface JobOptions {
  combineIntoSingleDocument?: boolean;
  flattenTables?: boolean | undefined;
  enableMultiPage?: boolean | undefined;
  integrationId?: string | null | undefined;
  /** Keep the pages as they lie. */
  disableAutoRotation?: boolean | undefined;
  /** What is entered into forms, a PDF for each. */
  records?: FormRecord[] | undefined;
  /** What is done to pages. */
  pdfCommands?: PdfCommand[] | undefined;
  /** What was read before is not used again. */
  isFresh?: boolean | undefined;
}

export interface JobMetadata {
  algoVersion?: string;
  engineVersion?: string;
  genericReason?: string;
  hasBadDate?: boolean;
  /** Of a document: the job made it; the archive holds all that it made. */
  made?: 'document' | 'archive';
  /** Of a document: its pages that do not lie upright. */
  pageTurns?: PageTurn[];
  /** Of a job under way: rows of the pages read so far. Gone when it ends. */
  preview?: JobPreview;
}

export class Job extends Model<InferAttributes<Job>, InferCreationAttributes<Job>> {
  declare id: string;
  declare contractId: string;
  declare userId: string;
  declare name: string;
  declare type: JobType;
  declare status: JobStatus;
  declare isGeneric: boolean;
  declare originalIsGeneric: boolean;
  declare isBankMode: boolean;
  declare originalIsBankMode: boolean;
  declare bankModeIfReconciled: boolean;
  declare originalBankModeIfReconciled: boolean;
  declare isPartial: boolean;
  declare totalPages: number;
  declare donePages: number | null;
  declare numDocuments: number;
  declare numTransactions: number;
  declare reconciliation: ReconciliationState;
  declare hasBadDate: boolean;
  declare templateId: string | null;
  declare options: JobOptions;
  declare metadata: JobMetadata;
  declare error: StoredError | null;
  /** The run that may write: a later run takes over, and whatever an earlier one still brings is dropped. */
  declare runId: string | null;
  /** How often this run was begun: one that ends the process each time must not be tried for ever. */
  declare attempts: number;
  declare createdAt: Date;
  declare startedAt: Date | null;
  declare finishedAt: Date | null;
  declare reviewedAt: Date | null;
  declare reviewedBy: string | null;

  static byId(id: string, scope: Scope): Promise<Job | null> {
    return this.findOne({ where: { id }, ...scope });
  }

  /** The same, and nobody else may change it until the transaction ends. */
  static lockById(id: string, scope: Scope & Required<Pick<Scope, 'transaction'>>): Promise<Job | null> {
    return this.findOne({ where: { id }, lock: scope.transaction.LOCK.UPDATE, ...scope });
  }

  static running(scope: Scope): Promise<Job[]> {
    return this.findAll({ where: { status: { [Op.in]: ['InProgress', 'Finishing'] } }, order: [['createdAt', 'ASC']], ...scope });
  }
}

export class JobDocument extends Model<InferAttributes<JobDocument>, InferCreationAttributes<JobDocument>> {
  declare id: string;
  declare contractId: string;
  declare jobId: string;
  declare documentId: string;
  declare position: number;
  declare status: JobStatus;
  declare numRows: number;
  /** Rows are numbered without gaps: nobody added or deleted one. */
  declare isDense: boolean;
  declare isGeneric: boolean;
  declare reconciliation: ReconciliationState;
  declare metadata: JobMetadata;
  declare error: StoredError | null;

  static ofJob(jobId: string, scope: Scope): Promise<JobDocument[]> {
    return this.findAll({ where: { jobId }, order: [['position', 'ASC']], ...scope });
  }

  static ofDocument(documentId: string, scope: Scope): Promise<JobDocument[]> {
    return this.findAll({ where: { documentId }, ...scope });
  }
}

export const bindJob = (sequelize: Sequelize) =>
  bindModel(Job, sequelize, 'jobs', {
    id: primaryId(), contractId: requiredId(), userId: requiredId(), name: requiredText(), type: requiredText(), status: requiredText(),
    isGeneric: requiredBoolean(), originalIsGeneric: requiredBoolean(), isBankMode: requiredBoolean(), originalIsBankMode: requiredBoolean(),
    bankModeIfReconciled: requiredBoolean(), originalBankModeIfReconciled: requiredBoolean(), isPartial: requiredBoolean(),
    totalPages: requiredInteger(), donePages: optionalInteger(), numDocuments: requiredInteger(), numTransactions: requiredInteger(),
    reconciliation: requiredText(), hasBadDate: requiredBoolean(), templateId: optionalText(), options: requiredJson(),
    metadata: requiredJson(), error: optionalJson(), runId: optionalId(), attempts: requiredInteger(), createdAt: requiredInstant(), startedAt: optionalInstant(),
    finishedAt: optionalInstant(), reviewedAt: optionalInstant(), reviewedBy: optionalText(),
  });

export const bindJobDocument = (sequelize: Sequelize) =>
  bindModel(JobDocument, sequelize, 'job_documents', {
    id: primaryId(), contractId: requiredId(), jobId: requiredId(), documentId: requiredId(), position: requiredInteger(),
    status: requiredText(), numRows: requiredInteger(), isDense: requiredBoolean(), isGeneric: requiredBoolean(), reconciliation: requiredText(),
    metadata: requiredJson(), error: optionalJson(),
  });
