import { Readable } from 'node:stream';
import { exportEndpoints } from '@tieout/sdk/contract';
import { route } from '../http/route.js';
import type { RoutesOf } from '../http/route.js';
import { findJob } from '../jobs/jobs.commands.js';
import { exportJob } from './exports.commands.js';

export const exportRoutes: RoutesOf<'exports'> = {
  create: route(exportEndpoints.create, async (context, { params, body }) => {
    const { chunks, fileName, mimetype } = await exportJob(context, await findJob(context, params.id), body);
    return { body: Readable.from(chunks, { objectMode: false }), mimetype, fileName };
  }),
  listBanks: route(exportEndpoints.listBanks, async () => {
    const { offeredBanks, wellKnownBanks } = await import('./banks.js');
    return { banks: offeredBanks(wellKnownBanks, 'bank').map(({ bid, name, bankName }) => ({ bid, name, bankName })) };
  }),
};
