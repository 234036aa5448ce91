/** Keys of the cache, by noun; a shorter key invalidates everything that begins with it. */
export const queryKeys = {
  jobs: ['tieout', 'jobs'] as const,
  jobList: (query: object) => ['tieout', 'jobs', 'list', query] as const,
  job: (jobId: string) => ['tieout', 'jobs', 'one', jobId] as const,
  jobDocuments: (jobId: string) => ['tieout', 'jobs', 'documents', jobId] as const,
  findings: (jobId: string) => ['tieout', 'jobs', 'findings', jobId] as const,
  tags: ['tieout', 'tags'] as const,
  transactions: (jobId: string) => ['tieout', 'transactions', jobId] as const,
  transactionBlock: (jobId: string, query: object) => ['tieout', 'transactions', jobId, query] as const,
  reconciliation: (jobId: string) => ['tieout', 'reconciliation', jobId] as const,
  banks: ['tieout', 'banks'] as const,
  user: ['tieout', 'user'] as const,
  preference: (key: string) => ['tieout', 'preference', key] as const,
};
