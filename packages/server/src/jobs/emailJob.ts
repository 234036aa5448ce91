// A mail that tells how a job stands, with a link to it; no figure of the statement travels with it.
import { ApiError, jobErrors, notFound } from '@tieout/sdk/contract';
import type { Context } from '../core/services.js';
import { jobEmailOf } from './jobEmails.js';
import type { Job } from './jobs.model.js';

/** @throws ApiError `job.no_mail` @returns the address it went to */
export async function emailJob({ config, db, mail, actor, scope }: Context, job: Job, given: string | undefined): Promise<string> {
  if (!config.smtpUrl) throw new ApiError(jobErrors.noMail);
  const user = await db.users.byId(actor.userId, scope);
  const to = given ?? (await jobEmailOf({ db, scope }, job.type)) ?? user?.email;
  if (!to) throw new ApiError(notFound);
  const link = `${config.publicUrl ?? `http://${config.host}:${config.port}`}/app/jobData?jobId=${job.id}`;
  const documents = job.numDocuments === 1 ? '1 document' : `${job.numDocuments} documents`;
  const text = [`${job.name}: ${job.status}, ${job.reconciliation}.`, `${documents}, ${job.numTransactions} transactions.`, '', link, ''].join('\n');
  await mail.send({ to, subject: `Tieout: ${job.name}`, text });
  return to;
}
