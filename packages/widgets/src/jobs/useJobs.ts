import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { JobListQuery } from '@tieout/sdk';
import { POLL_INTERVAL_MS, POLL_SLOW_INTERVAL_MS, POLLS_BEFORE_SLOWING, RUNNING_STATUSES, type Job } from '@tieout/sdk/contract';
import { useRef } from 'react';
import { queryKeys } from '../core/queryKeys.js';
import { useTieout } from '../core/useTieout.js';

/** A page of the jobs, newest first. Live messages keep it true; without them it is polled while a job runs. */
export function useJobs(query: JobListQuery = {}) {
  const { client } = useTieout();
  const polls = useRef(0);
  return useQuery({
    queryKey: queryKeys.jobList(query),
    queryFn: ({ signal }) => client.jobs.list(query, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => {
      const isRunning = state.data?.rows.some((job) => RUNNING_STATUSES.includes(job.status));
      if (!isRunning || client.live.isConnected) {
        polls.current = 0;
        return isRunning ? POLL_SLOW_INTERVAL_MS : false;
      }
      polls.current += 1;
      return polls.current <= POLLS_BEFORE_SLOWING ? POLL_INTERVAL_MS : POLL_SLOW_INTERVAL_MS;
    },
  });
}

/** Every job that fits, however many: asked for page by page. */
export function useAllJobs(query: Omit<JobListQuery, 'offset' | 'limit'>) {
  const { client } = useTieout();
  return useQuery({
    queryKey: queryKeys.allJobs(query),
    queryFn: async ({ signal }) => {
      const jobs: Job[] = [];
      for await (const job of client.jobs.iterate(query, { signal })) jobs.push(job);
      return jobs;
    },
  });
}
