import type { Workspace } from '@tieout/sdk';
/** Keys of the cache, by noun; a shorter key invalidates everything that begins with it. */
export const queryKeys = {
  jobs: ['tieout', 'jobs'] as const,
  jobList: (query: object) => ['tieout', 'jobs', 'list', query] as const,
  job: (jobId: string) => ['tieout', 'jobs', 'one', jobId] as const,
  jobDocuments: (jobId: Workspace) => ['tieout', 'jobs', 'documents', jobId] as const,
  findings: (jobId: Workspace) => ['tieout', 'jobs', 'findings', jobId] as const,
  tags: ['tieout', 'tags'] as const,
  transactions: (jobId: Workspace) => ['tieout', 'transactions', jobId] as const,
  transactionBlock: (jobId: Workspace, query: object) => ['tieout', 'transactions', jobId, query] as const,
  reconciliation: (jobId: Workspace) => ['tieout', 'reconciliation', jobId] as const,
  edits: (jobId: Workspace) => ['tieout', 'edits', jobId] as const,
  rowHistory: (jobId: Workspace, transactionId: string) => ['tieout', 'edits', jobId, 'row', transactionId] as const,
  suggestions: (jobId: Workspace) => ['tieout', 'suggestions', jobId] as const,
  chains: (jobId: Workspace) => ['tieout', 'chains', jobId] as const,
  ratings: (jobId: string) => ['tieout', 'ratings', jobId] as const,
  banks: ['tieout', 'banks'] as const,
  user: ['tieout', 'user'] as const,
  preference: (key: string) => ['tieout', 'preference', key] as const,
};
