import { Readable } from 'node:stream';
import { ApiError, exportEndpoints, exportErrors, jobErrors, TRIAL_LIMIT_HEADER } from '@tieout/sdk/contract';
import { route } from '../http/route.js';
import type { RoutesOf } from '../http/route.js';
import { findJob } from '../jobs/jobs.commands.js';
import { isRunning } from '../jobs/transitionJob.js';
import { exportJob, previewJob } from './exports.commands.js';

export const exportRoutes: RoutesOf<'exports'> = {
  create: route(exportEndpoints.create, async (context, { params, body }) => {
    const job = await findJob(context, params.id);
    if (body.preview) return { body: Buffer.from(JSON.stringify(await previewJob(context, job, body))), mimetype: 'application/json' };
    const { chunks, fileName, mimetype, trialLimit } = await exportJob(context, job, body);
    const headers: Record<string, string> = trialLimit === null ? {} : { [TRIAL_LIMIT_HEADER]: String(trialLimit) };
    return { body: Readable.from(chunks, { objectMode: false }), mimetype, fileName, headers };
  }),
  proof: route(exportEndpoints.proof, async (context, { params, body }) => {
    const job = await findJob(context, params.id);
    if (isRunning(job.status)) throw new ApiError(jobErrors.notFinished);
    const [{ buildProof }, { proofFile }] = await Promise.all([import('./proof/buildProof.js'), import('./proof/proofFiles.js')]);
    const proof = await buildProof(context, job, body.documentIds);
    if (proof.accounts.length === 0) throw new ApiError(exportErrors.noData, { message: 'There is no account to prove in these documents.' });
    return proofFile(proof, body.format);
  }),
  listBanks: route(exportEndpoints.listBanks, async (context, { query }) => {
    const { listBanks } = await import('./bankDirectory.js');
    return { banks: await listBanks(context, query.service) };
  }),
  recentBanks: route(exportEndpoints.recentBanks, async (context) => {
    const { recentBanks } = await import('./bankDirectory.js');
    return { banks: await recentBanks(context) };
  }),
};
