import { Button, Group, Text } from '@mantine/core';
import type { JobStatus } from '@tieout/sdk';
import { JobList } from '@tieout/widgets';
import { useNavigate } from 'react-router';
import { jobPath, useJobHref } from './jobAddress.js';
import { useListAddress } from './useListAddress.js';

interface SearchedJobsProps {
  /** Only these; absent: all. */
  statuses?: readonly JobStatus[];
  emptyTitle?: string;
  emptyText?: string;
  pageSize?: number;
}

/** The list of jobs with the search and the page of the address. */
export function SearchedJobs({ statuses, emptyTitle, emptyText, pageSize }: SearchedJobsProps) {
  const navigate = useNavigate();
  const jobHref = useJobHref();
  const { search, page, setPage, clearSearch } = useListAddress();
  const empty = search
    ? { emptyTitle: `No job has “${search}” in its name`, emptyText: 'Check the spelling, or show all jobs.' }
    : { ...(emptyTitle ? { emptyTitle } : {}), ...(emptyText ? { emptyText } : {}) };
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
        {...(search ? {} : { onUpload: () => void navigate('/extract/bankMode') })}
        page={page}
        onPageChange={setPage}
        {...(pageSize ? { pageSize } : {})}
        query={{
          ...(statuses ? { status: statuses.join(',') } : {}),
          ...(search ? { filters: [{ field: 'name', operator: 'contains', value: search }] } : {}),
        }}
        strings={empty}
      />
    </>
  );
}
