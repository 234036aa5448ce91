import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Workspace } from '@tieout/sdk';
import { RUNNING_STATUSES, type Job } from '@tieout/sdk/contract';
import { useEffect } from 'react';
import { applyJob, invalidateJobLists } from '../core/LiveUpdates.js';
import { queryKeys } from '../core/queryKeys.js';
import { useTieout } from '../core/useTieout.js';

/** One job, kept up to date while it runs: by live messages, and by polling when they do not come. */
export function useJob(jobId: string) {
  const { client } = useTieout();
  const queryClient = useQueryClient();
  const query = useQuery({ queryKey: queryKeys.job(jobId), queryFn: ({ signal }) => client.jobs.get(jobId, { signal }) });
  const isRunning = query.data ? RUNNING_STATUSES.includes(query.data.status) : false;
  useEffect(() => {
    if (!isRunning) return undefined;
    const stopping = new AbortController();
    const follow = async () => {
      for await (const job of client.jobs.watch(jobId, { signal: stopping.signal })) applyJob(queryClient, job);
    };
    follow().catch(() => {
      // Deleted or refused meanwhile: asking again puts the reason where the widget shows it.
      if (!stopping.signal.aborted) void queryClient.invalidateQueries({ queryKey: queryKeys.job(jobId) });
    });
    return () => stopping.abort();
  }, [client, queryClient, jobId, isRunning]);
  return query;
}

/** Cancel, resume, rename, tag and delete. Each puts the job it gets back into the cache. */
export function useJobActions(jobId: string) {
  const { client } = useTieout();
  const queryClient = useQueryClient();
  const onSuccess = (job: Job) => applyJob(queryClient, job);
  return {
    cancel: useMutation({ mutationFn: () => client.jobs.cancel(jobId), onSuccess }),
    resume: useMutation({ mutationFn: () => client.jobs.resume(jobId), onSuccess }),
    rename: useMutation({ mutationFn: (name: string) => client.jobs.update(jobId, { name }), onSuccess }),
    setTags: useMutation({
      mutationFn: (tags: string[]) => client.jobs.setTags(jobId, tags),
      onSuccess: (job) => {
        onSuccess(job);
        void queryClient.invalidateQueries({ queryKey: queryKeys.tags });
      },
    }),
    remove: useMutation({
      mutationFn: () => client.jobs.delete(jobId),
      onSuccess: () => invalidateJobLists(queryClient),
    }),
  };
}

/** Documents of a job, or of all jobs under two tags. */
export function useJobDocuments(jobId: Workspace, { enabled = true }: { enabled?: boolean } = {}) {
  const { client } = useTieout();
  return useQuery({
    queryKey: queryKeys.jobDocuments(jobId), queryFn: ({ signal }) => client.jobs.documents(jobId, { signal }), enabled,
  });
}

/** What the engine wants the reviewer to know. */
export function useFindings(jobId: Workspace, { enabled = true }: { enabled?: boolean } = {}) {
  const { client } = useTieout();
  return useQuery({ queryKey: queryKeys.findings(jobId), queryFn: ({ signal }) => client.jobs.findings(jobId, { signal }), enabled });
}

/** All tags in use on jobs. */
export function useTags() {
  const { client } = useTieout();
  return useQuery({ queryKey: queryKeys.tags, queryFn: ({ signal }) => client.jobs.listTags({ signal }), enabled: !client.isEmbedded });
}
