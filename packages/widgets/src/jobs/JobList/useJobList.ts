import { useUncontrolled } from '@mantine/hooks';
import type { JobListQuery } from '@tieout/sdk';
import { JOB_LIST_LIMIT, type Job } from '@tieout/sdk/contract';
import { useState } from 'react';
import { useJobs } from '../useJobs.js';

export interface JobListPaging {
  /** From 0. */
  page?: number;
  defaultPage?: number;
  onPageChange?: (page: number) => void;
  pageSize?: number;
  query?: Omit<JobListQuery, 'offset' | 'limit'>;
}

export function useJobList({ page: givenPage, defaultPage = 0, onPageChange, pageSize = JOB_LIST_LIMIT, query }: JobListPaging) {
  const [page, setPage] = useUncontrolled({ value: givenPage, defaultValue: defaultPage, finalValue: 0, onChange: onPageChange });
  const jobs = useJobs({ ...query, offset: page * pageSize, limit: pageSize });
  const [toDelete, setToDelete] = useState<Job | null>(null);
  const count = jobs.data?.count ?? 0;
  const rows = jobs.data?.rows ?? [];
  return {
    jobs, rows, count, page, setPage, pageSize, toDelete, setToDelete,
    from: count === 0 ? 0 : page * pageSize + 1,
    to: Math.min((page + 1) * pageSize, count),
    hasNext: (page + 1) * pageSize < count,
    /** After the last job of a page is gone, its page is too. */
    handleDeleted: () => {
      if (rows.length <= 1 && page > 0) setPage(page - 1);
    },
  };
}
