import { z } from 'zod';
import { Id } from './paging.js';

/** One job, or all jobs that bear two tags: the calls of the second have the segment `undefined` in place of a job's id. */
export type Workspace = string | TagLevels;

/** The two tag levels that stand in for a job's id. */
export interface TagLevels {
  l1: string;
  l2: string;
}

const TAG_LEVEL = 'undefined';

/** A job's id, or `undefined` with l1 and l2 in the query. */
export const WorkspaceParams = z.object({ id: z.union([Id, z.literal(TAG_LEVEL)]) });
export const WorkspaceQuery = z.object({
  l1: z.string().max(100).optional().describe('First tag, when all jobs under two tags are meant instead of one job.'),
  l2: z.string().max(100).optional().describe('Second tag.'),
});

/** Path and query of a call on a workspace. */
export function atWorkspace(workspace: Workspace): { params: { id: string }; query: { l1?: string; l2?: string } } {
  return typeof workspace === 'string' ? { params: { id: workspace }, query: {} } : { params: { id: TAG_LEVEL }, query: { ...workspace } };
}
