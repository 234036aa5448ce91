import { Button, Group, Text } from '@mantine/core';
import type { JobListQuery, JobStatus, JobType } from '@tieout/sdk';
import { JobList } from '@tieout/widgets';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { jobPath, useJobHref } from './jobAddress.js';
import { useListAddress } from './useListAddress.js';

interface SearchedJobsProps {
  /** Only these; absent: all. */
  statuses?: readonly JobStatus[];
  /** Only jobs of this type. */
  type?: JobType;
  /** Only jobs with all of these tags. */
  tags?: readonly string[];
  /** Only jobs that fit. */
  filters?: NonNullable<Extract<JobListQuery['filters'], readonly unknown[]>>;
  /** Below the words of the empty list; absent: the button to the upload. */
  emptyActions?: ReactNode;
  emptyTitle?: string;
  emptyText?: string;
  pageSize?: number;
}

/** The list of jobs with the search and the page of the address. */
export function SearchedJobs({ statuses, type, tags = [], filters = [], emptyActions, emptyTitle, emptyText, pageSize }: SearchedJobsProps) {
  const navigate = useNavigate();
  const jobHref = useJobHref();
  const { search, page, setPage, clearSearch } = useListAddress();
  const empty = search
    ? { emptyTitle: `No job has “${search}” in its name`, emptyText: 'Check the spelling, or show all jobs.' }
    : { ...(emptyTitle ? { emptyTitle } : {}), ...(emptyText !== undefined ? { emptyText } : {}) };
  return (
    <>
      {search && (
        <Group mb="sm" gap="xs">
          <Text size="sm">Jobs with “{search}” in their name</Text>
          <Button size="compact-xs" variant="default" onClick={clearSearch}>Show all</Button>
        </Group>
      )}
      <JobList
        // Another search is another list: it starts with its own loading state.
        key={search}
        jobHref={jobHref}
        onOpenJob={(job) => void navigate(jobPath(job.id))}
        {...(search || !emptyActions ? {} : { emptyActions })}
        {...(search ? {} : { onUpload: () => void navigate('/extract/bankMode') })}
        page={page}
        onPageChange={setPage}
        {...(pageSize ? { pageSize } : {})}
        query={{
          ...(statuses ? { status: statuses.join(',') } : {}),
          ...(type ? { type } : {}),
          ...(tags.length > 0 ? { tags: tags.join(',') } : {}),
          ...(search || filters.length > 0 ? { filters: [...filters, ...(search ? [{ field: 'name', operator: 'contains' as const, value: search }] : [])] } : {}),
        }}
        strings={empty}
      />
    </>
  );
}
