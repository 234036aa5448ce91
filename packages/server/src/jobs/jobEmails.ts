// Where mail about jobs of a type goes when nobody names another address. A type that was never set has no record.
import { ApiError, JobType, notFound } from '@tieout/sdk/contract';
import type { JobEmail as WireJobEmail } from '@tieout/sdk/contract';
import { Model } from 'sequelize';
import type { InferAttributes, InferCreationAttributes, Sequelize } from 'sequelize';
import type { Context } from '../core/services.js';
import { bindModel } from '../database/bindModel.js';
import { primaryId, requiredId, requiredText } from '../database/columns.js';
import { deterministicId } from './deterministicId.js';

export class JobEmail extends Model<InferAttributes<JobEmail>, InferCreationAttributes<JobEmail>> {
  declare id: string;
  declare contractId: string;
  declare jobType: JobType;
  declare email: string;
}

export const bindJobEmail = (sequelize: Sequelize) =>
  bindModel(JobEmail, sequelize, 'job_emails', { id: primaryId(), contractId: requiredId(), jobType: requiredText(), email: requiredText() });

const idOf = ({ actor }: Pick<Context, 'actor'>, jobType: JobType) => deterministicId(actor.contractId, 'jobEmail', jobType);

export async function listJobEmails(context: Context, jobType: JobType | undefined): Promise<WireJobEmail[]> {
  const set = new Map((await context.db.jobEmails.findAll({ ...context.scope })).map((record) => [record.jobType, record.email]));
  return JobType.options.filter((type) => !jobType || type === jobType).map((type) => ({ id: idOf(context, type), jobType: type, email: set.get(type) ?? null }));
}

/** @throws ApiError `request.not_found` */
export async function setJobEmail(context: Context, id: string, email: string | null): Promise<WireJobEmail> {
  const jobType = JobType.options.find((type) => idOf(context, type) === id);
  if (!jobType) throw new ApiError(notFound);
  const { db, actor, scope } = context;
  if (email === null) await db.jobEmails.destroy({ where: { id }, ...scope });
  else await db.jobEmails.bulkCreate([{ id, contractId: actor.contractId, jobType, email }], { updateOnDuplicate: ['email'], ...scope });
  return { id, jobType, email };
}

export async function jobEmailOf({ db, scope }: Pick<Context, 'db' | 'scope'>, jobType: JobType): Promise<string | null> {
  return (await db.jobEmails.findOne({ where: { jobType }, ...scope }))?.email ?? null;
}
