import { ActionIcon, Badge, Button, SegmentedControl, Table } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconFileUpload, IconTrash } from '@tabler/icons-react';
import type { JobListQuery } from '@tieout/sdk';
import type { Job } from '@tieout/sdk/contract';
import type { ReactNode } from 'react';
import { describeError } from '../../core/describeError.js';
import { EmptyState } from '../../core/EmptyState.js';
import { formatInstant } from '../../core/formatDate.js';
import { useAbilities } from '../../core/useAbilities.js';
import { useStrings } from '../../core/useStrings.js';
import { ReconciliationBadge } from '../../reconciliation/ReconciliationBadge/ReconciliationBadge.js';
import { DeleteJobDialog } from './DeleteJobDialog.js';
import { jobListStrings, type JobListStrings } from './JobList.strings.js';
import { hasProof, kindOf } from './jobKind.js';
import { JobStatusCell } from './JobStatusCell.js';
import { useJobList } from './useJobList.js';
import { useViewPreference, type View } from './useViewPreference.js';

export interface JobListProps {
  onOpenJob?: (job: Job) => void;
  /** Address of a job, so that its name is a link that opens in a new tab too. */
  jobHref?: (job: Job) => string;
  /** Shows a button in the empty list. */
  onUpload?: () => void;
  /** Stands below the words of the empty list, instead of that button. */
  emptyActions?: ReactNode;
  /** Page (from 0), when the host keeps it. */
  page?: number;
  defaultPage?: number;
  onPageChange?: (page: number) => void;
  /** @default 10 */
  pageSize?: number;
  /** Filters and sorting, as the SDK's `jobs.list` takes them. */
  query?: Omit<JobListQuery, 'offset' | 'limit'>;
  strings?: Partial<JobListStrings>;
}

/** The jobs, newest first, with their progress as it happens. */
export function JobList({ onOpenJob, jobHref, onUpload, emptyActions, strings: own, ...paging }: JobListProps) {
  const strings = useStrings('JobList', jobListStrings, own);
  const list = useJobList(paging);
  const [view, setView] = useViewPreference(strings);
  const { own: canDelete } = useAbilities();
  if (list.jobs.isError && !list.jobs.data) {
    return (
      <EmptyState tone="error" title={strings.loadFailed} text={describeError(list.jobs.error, strings.loadFailed)}>
        <Button variant="default" onClick={() => void list.jobs.refetch()}>{strings.retry}</Button>
      </EmptyState>
    );
  }
  if (list.jobs.data && list.count === 0) {
    return (
      <EmptyState icon={<IconFileUpload size={34} stroke={1.3} />} title={strings.emptyTitle} text={strings.emptyText}>
        {emptyActions ?? (onUpload && <Button onClick={onUpload}>{strings.upload}</Button>)}
      </EmptyState>
    );
  }
  return (
    <div className="tieout-job-list tieout-panel">
      {view === 'grid' && list.jobs.data && (
        <ul className="tieout-job-cards" aria-label={strings.label}>
          {list.rows.map((job) => <JobCard key={job.id} job={job} strings={strings} href={jobHref?.(job)} onOpen={onOpenJob} onDelete={canDelete ? () => list.setToDelete(job) : null} />)}
        </ul>
      )}
      {(view === 'list' || !list.jobs.data) && <div className="tieout-job-scroll" tabIndex={0} role="region" aria-label={strings.label}>
        <Table highlightOnHover verticalSpacing={7} horizontalSpacing="sm" aria-busy={list.jobs.isPending}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{strings.name}</Table.Th>
              <Table.Th>{strings.date}</Table.Th>
              <Table.Th>{strings.type}</Table.Th>
              <Table.Th ta="right">{strings.pages}</Table.Th>
              <Table.Th ta="right">{strings.rows}</Table.Th>
              <Table.Th>{strings.status}</Table.Th>
              <Table.Th>{strings.reconciled}</Table.Th>
              <Table.Th>{strings.tags}</Table.Th>
              <Table.Th><span className="tieout-visually-hidden">{strings.actions}</span></Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {list.jobs.isPending
              ? <LoadingRows count={list.pageSize} />
              : list.rows.map((job) => (
                <JobRow key={job.id} job={job} strings={strings} href={jobHref?.(job)} onOpen={onOpenJob} onDelete={canDelete ? () => list.setToDelete(job) : null} />
              ))}
          </Table.Tbody>
        </Table>
      </div>}
      <div className="tieout-job-paging">
        <SegmentedControl size="xs" aria-label={strings.view} value={view} onChange={(next) => setView(next as View)} data={[{ value: 'list', label: strings.asList }, { value: 'grid', label: strings.asGrid }]} />
        <span className="tieout-figures tieout-muted" aria-live="polite">{list.jobs.data ? strings.range(list.from, list.to, list.count) : ''}</span>
        <ActionIcon aria-label={strings.previous} disabled={list.page === 0} onClick={() => list.setPage(list.page - 1)}><IconChevronLeft size={17} /></ActionIcon>
        <ActionIcon aria-label={strings.next} disabled={!list.hasNext} onClick={() => list.setPage(list.page + 1)}><IconChevronRight size={17} /></ActionIcon>
      </div>
      <DeleteJobDialog job={list.toDelete} strings={strings} onClose={() => list.setToDelete(null)} onDeleted={list.handleDeleted} />
    </div>
  );
}

interface JobRowProps {
  job: Job;
  strings: JobListStrings;
  href: string | undefined;
  onOpen: ((job: Job) => void) | undefined;
  /** Null: this page may not. */
  onDelete: (() => void) | null;
}

/** Words in columns and PDFs that were made have none. */
function JobRow({ job, strings, href, onOpen, onDelete }: JobRowProps) {
  return (
    <Table.Tr>
      <Table.Td className="tieout-job-name">
        <JobName job={job} href={href} onOpen={onOpen} />
        {job.hasBadDate && <span className="tieout-badge" data-tone="warning" data-size="sm">{strings.badDate}</span>}
      </Table.Td>
      <Table.Td className="tieout-figures tieout-muted">{formatInstant(job.createdAt)}</Table.Td>
      <Table.Td>{kindOf(job, strings)}</Table.Td>
      <Table.Td ta="right" className="tieout-figures">{job.totalJobs.toLocaleString('en-US')}</Table.Td>
      <Table.Td ta="right" className="tieout-figures">{job.status === 'Succeeded' ? job.numTransactions.toLocaleString('en-US') : ''}</Table.Td>
      <Table.Td><JobStatusCell job={job} strings={strings} /></Table.Td>
      <Table.Td>{hasProof(job) && <ReconciliationBadge state={job.reconciliation} size="sm" />}</Table.Td>
      <Table.Td><span className="tieout-job-tags">{job.tags.map((tag) => <Badge key={tag} variant="default" tt="none" size="sm" fw={500}>{tag}</Badge>)}</span></Table.Td>
      <Table.Td ta="right">{onDelete && <ActionIcon aria-label={strings.deleteJob(job.name)} onClick={onDelete}><IconTrash size={16} stroke={1.6} /></ActionIcon>}</Table.Td>
    </Table.Tr>
  );
}

/** The same as a card, where there are few jobs or little room. */
function JobCard({ job, strings, href, onOpen, onDelete }: JobRowProps) {
  const hasRows = job.status === 'Succeeded' && job.numTransactions > 0;
  return (
    <li className="tieout-job-card tieout-panel">
      <span className="tieout-job-card-head">
        <JobName job={job} href={href} onOpen={onOpen} />
        {onDelete && <ActionIcon aria-label={strings.deleteJob(job.name)} onClick={onDelete}><IconTrash size={16} stroke={1.6} /></ActionIcon>}
      </span>
      <span className="tieout-muted tieout-figures">{formatInstant(job.createdAt)} · {strings.pagesOf(job.totalJobs)}{hasRows && ` · ${strings.rowsOf(job.numTransactions)}`}</span>
      <span className="tieout-job-card-state">
        <JobStatusCell job={job} strings={strings} />
        {hasProof(job) && <ReconciliationBadge state={job.reconciliation} size="sm" />}
        {job.hasBadDate && <span className="tieout-badge" data-tone="warning" data-size="sm">{strings.badDate}</span>}
      </span>
      {job.tags.length > 0 && <span className="tieout-job-tags">{job.tags.map((tag) => <Badge key={tag} variant="default" tt="none" size="sm" fw={500}>{tag}</Badge>)}</span>}
    </li>
  );
}

function JobName({ job, href, onOpen }: Pick<JobRowProps, 'job' | 'href' | 'onOpen'>) {
  if (!href) return <button type="button" className="tieout-job-link" title={job.name} onClick={() => onOpen?.(job)}>{job.name}</button>;
  return (
    <a
      className="tieout-job-link" href={href} title={job.name}
      onClick={(event) => {
        if (!onOpen || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        onOpen(job);
      }}
    >
      {job.name}
    </a>
  );
}

function LoadingRows({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <Table.Tr key={index}>
      <Table.Td colSpan={9}><div className="tieout-skeleton" style={{ height: 18, width: `${72 - (index % 4) * 9}%` }} /></Table.Td>
    </Table.Tr>
  ));
}
