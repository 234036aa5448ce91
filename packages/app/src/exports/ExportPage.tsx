import { Anchor } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { ApiError, type TagLevels } from '@tieout/sdk';
import type { Account, Job, JobDocument } from '@tieout/sdk/contract';
import { contentOfJob, describeError, ExportPanel, subjectOfJob, useAllJobs, useJob, useJobDocuments, useReconciliation, type ExportContent, type ExportSubject } from '@tieout/widgets';
import type { ReactNode } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { JobSkeleton } from '../jobs/JobSkeleton.js';
import { MissingJob } from '../jobs/MissingJob.js';
import { useLevels } from '../jobs/useLevels.js';
import { Page } from '../shell/Page.js';

/** The export of a job, or of all jobs under the two tags of the address; with neither there is nothing to export. */
export function ExportPage() {
  const { jobId, levels } = useLevels();
  if (jobId) return <JobExport key={jobId} jobId={jobId} />;
  if (levels) return <TagExport key={`${levels.l1} ${levels.l2}`} levels={levels} />;
  return <Navigate to="/dataArchive" replace />;
}

function JobExport({ jobId }: { jobId: string }) {
  const job = useJob(jobId);
  const documents = useJobDocuments(jobId);
  const reconciliation = useReconciliation(jobId);
  const error = job.error ?? documents.error;
  if (error instanceof ApiError && error.status === 404) return <MissingJob title="Job not found" text="This job does not exist. It may have been deleted." />;
  if (error) return <MissingJob title="The job could not be loaded" text={describeError(error, 'The server did not answer')} />;
  if (!job.data || !documents.data || reconciliation.isPending) return <JobSkeleton />;
  return <Exported subject={subjectOfJob(job.data)} documents={documents.data} accounts={reconciliation.data?.accounts ?? []} back="/jobData" />;
}

function TagExport({ levels }: { levels: TagLevels }) {
  const documents = useJobDocuments(levels);
  const jobs = useAllJobs({ tags: `${levels.l1},${levels.l2}` });
  const reconciliation = useReconciliation(levels);
  if (documents.error) return <MissingJob title="The documents could not be loaded" text={describeError(documents.error, 'The server did not answer')} />;
  if (!documents.data || reconciliation.isPending || jobs.isPending) return <JobSkeleton />;
  if (documents.data.length === 0) return <MissingJob title="Nothing to export" text={`No document bears both tags, ${levels.l1} and ${levels.l2}.`} />;
  const accounts = reconciliation.data?.accounts ?? [];
  const subject = { workspace: levels, name: `${levels.l1} ${levels.l2}`, content: contentOf(jobs.data ?? [], accounts), reconciliation: reconciliation.data?.state ?? 'Unknown' as const };
  return <Exported subject={subject} documents={documents.data} accounts={accounts} back="/transactions" />;
}

/** What all are; of a mixture the transactions, where there are any. */
function contentOf(jobs: readonly Job[], accounts: readonly Account[]): ExportContent {
  const [first, ...others] = new Set(jobs.map(contentOfJob));
  if (first && others.length === 0) return first;
  return accounts.length > 0 ? 'transactions' : 'generic';
}

function Exported({ subject, documents, accounts, back }: { subject: ExportSubject; documents: readonly JobDocument[]; accounts: readonly Account[]; back: string }): ReactNode {
  const [parameters] = useSearchParams();
  const rest = new URLSearchParams(parameters);
  rest.delete('action');
  const latest = parameters.get('newDocuments')?.split(',').filter(Boolean) ?? [];
  const usable = documents.filter(({ status }) => status === 'Succeeded');
  return (
    <Page
      title={`Export ${subject.name}`} lead="Choose the format, look at the first rows, download."
      actions={<Anchor component={Link} to={`${back}?${rest.toString()}`} size="sm"><IconArrowLeft size={14} aria-hidden /> Back to the rows</Anchor>}
    >
      <ExportPanel subject={subject} documents={usable} accounts={accounts} latestDocumentIds={latest} />
    </Page>
  );
}
