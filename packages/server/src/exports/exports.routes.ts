import { Readable } from 'node:stream';
import { ApiError, exportEndpoints, exportErrors, TRIAL_LIMIT_HEADER } from '@tieout/sdk/contract';
import { markDownloaded } from '../onboarding/steps.js';
import { route } from '../http/route.js';
import type { RoutesOf } from '../http/route.js';
import { exportRows, findExported, previewRows, refuseRunning } from './exports.commands.js';

export const exportRoutes: RoutesOf<'exports'> = {
  create: route(exportEndpoints.create, async (context, { params, query, body }) => {
    const workspace = await findExported(context, params.id, query, body.content);
    if (body.preview) return { body: Buffer.from(JSON.stringify(await previewRows(context, workspace, body))), mimetype: 'application/json' };
    const { chunks, fileName, mimetype, trialLimit } = await exportRows(context, workspace, body);
    await markDownloaded(context);
    const headers: Record<string, string> = trialLimit === null ? {} : { [TRIAL_LIMIT_HEADER]: String(trialLimit) };
    return { body: Readable.from(chunks, { objectMode: false }), mimetype, fileName, headers };
  }),
  proof: route(exportEndpoints.proof, async (context, { params, query, body }) => {
    const workspace = await findExported(context, params.id, query);
    refuseRunning(workspace.jobs);
    const [{ buildProof }, { proofFile }] = await Promise.all([import('./proof/buildProof.js'), import('./proof/proofFiles.js')]);
    const proof = await buildProof(context, workspace, body.documentIds);
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
