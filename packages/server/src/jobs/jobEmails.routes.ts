import { jobEmailEndpoints } from '@tieout/sdk/contract';
import { route } from '../http/route.js';
import type { RoutesOf } from '../http/route.js';
import { listJobEmails, setJobEmail } from './jobEmails.js';

export const jobEmailRoutes: RoutesOf<'jobEmails'> = {
  list: route(jobEmailEndpoints.list, async (context, { query }) => ({ jobEmails: await listJobEmails(context, query.jobType) })),
  update: route(jobEmailEndpoints.update, async (context, { params, body }) => ({ jobEmail: await setJobEmail(context, params.id, body.email) })),
};
