import { Anchor, Badge, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { QueueReport, QueueTaskState } from '@tieout/sdk/contract';
import { useState, type FormEvent } from 'react';
import { describeError } from '../../core/describeError.js';
import { EmptyState } from '../../core/EmptyState.js';
import { formatInstant } from '../../core/formatDate.js';
import { useStrings } from '../../core/useStrings.js';
import { useTieout } from '../../core/useTieout.js';
import { queueStrings, type QueueStrings } from './Queue.strings.js';

export interface QueueJobsProps {
  jobHref: (jobId: string) => string;
  /** What to look for first. */
  defaultJobId?: string;
  onSearch?: (jobId: string) => void;
}

const colors: Record<QueueTaskState, string> = { waiting: 'gray', delayed: 'blue', active: 'green', failed: 'red', completed: 'gray' };

/** What is in the queue, whichever queue runs, and the work of one job. */
export function QueueJobs({ jobHref, defaultJobId = '', onSearch }: QueueJobsProps) {
  const { client } = useTieout();
  const strings = useStrings('Queue', queueStrings);
  const [typed, setTyped] = useState(defaultJobId);
  const [jobId, setJobId] = useState(defaultJobId);
  const found = useQuery({ queryKey: ['tieout', 'admin', 'queue', jobId], queryFn: ({ signal }) => client.admin.queueOfJob(jobId, { signal }), placeholderData: keepPreviousData, staleTime: 0 });
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (typed.trim() === jobId) return void found.refetch();
    setJobId(typed.trim());
    onSearch?.(typed.trim());
  };
  return (
    <Stack gap="md" aria-busy={found.isFetching}>
      <form onSubmit={handleSubmit}>
        <Group align="flex-end">
          <TextInput label={strings.jobId} description={strings.jobIdHint} value={typed} maxLength={100} autoComplete="off" spellCheck={false} onChange={(event) => setTyped(event.currentTarget.value)} flex="0 1 360px" />
          <Button type="submit" loading={found.isFetching}>{strings.find}</Button>
        </Group>
      </form>
      {found.isError && <EmptyState tone="error" title={strings.failed} text={describeError(found.error, '')}><Button variant="default" onClick={() => void found.refetch()}>{strings.retry}</Button></EmptyState>}
      {found.data && !found.isError && <Report report={found.data} strings={strings} jobHref={jobHref} />}
    </Stack>
  );
}

function Report({ report: { adapter, jobs, counts }, strings, jobHref }: { report: QueueReport; strings: QueueStrings; jobHref: (jobId: string) => string }) {
  return (
    <>
      <Group gap="xs">
        <Text size="sm" c="dimmed">{strings.queue}: {strings.adapters[adapter]}</Text>
        {Object.entries(counts).map(([state, count]) => <Badge key={state} variant="light" tt="none" autoContrast color={colors[state as QueueTaskState]}>{strings.states[state]}: {count.toLocaleString('en-US')}</Badge>)}
      </Group>
      {jobs.length === 0 ? <EmptyState title={strings.none} text={strings.noneText} /> : (
        <div className="tieout-table-scroll" role="region" tabIndex={0} aria-label={strings.table}>
          <table className="tieout-table">
            <thead><tr>{[strings.work, strings.state, strings.job, strings.attempts, strings.created, strings.due, strings.error].map((title) => <th key={title} scope="col">{title}</th>)}</tr></thead>
            <tbody>
              {jobs.map((task) => (
                <tr key={`${task.name} ${task.id}`}>
                  <td><code>{task.name}</code></td>
                  <td><Badge variant="light" tt="none" autoContrast color={colors[task.state]}>{strings.states[task.state]}</Badge></td>
                  <td>{task.jobId && <Anchor href={jobHref(task.jobId)} underline="always">{task.jobId}</Anchor>}</td>
                  <td data-figure>{task.attempts}</td>
                  <td>{task.createdAt && formatInstant(task.createdAt)}</td>
                  <td>{task.dueAt && formatInstant(task.dueAt)}</td>
                  <td><div className="tieout-cell-wide" title={task.error ?? ''}>{task.error}</div></td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}
