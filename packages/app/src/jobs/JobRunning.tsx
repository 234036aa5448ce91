import { List, Text, Title } from '@mantine/core';
import type { Job } from '@tieout/sdk';
import { JobProgress, useJobDocuments } from '@tieout/widgets';
import classes from './JobContent.module.css';

/** The progress, and beside it what is being read and what comes next. */
export function JobRunning({ job }: { job: Job }) {
  return (
    <div className={classes.running}>
      <JobProgress job={job} />
      <aside className={`${classes.side} tieout-panel`} aria-label="About this job">
        <RunningDocuments job={job} />
        <Title order={2} size="h3">What comes next</Title>
        <List size="sm" spacing={4}>
          <List.Item>The rows of every account and period, beside the page they were read from.</List.Item>
          <List.Item>A proof for each period: start balance, money in, money out, end balance.</List.Item>
          <List.Item>Download Data: Excel, CSV and QuickBooks.</List.Item>
        </List>
      </aside>
    </div>
  );
}

function RunningDocuments({ job }: { job: Job }) {
  const documents = useJobDocuments(job.id);
  return (
    <>
      <Title order={2} size="h3">{job.numDocuments === 1 ? 'Document' : `${job.numDocuments} documents`}</Title>
      {documents.isError && !documents.data && <Text size="sm" c="red" role="alert">Error getting documents</Text>}
      <ul className={classes.documents}>
        {documents.data?.map(({ documentId, name, numPages }) => (
          <li key={documentId} className={classes.document}>
            <span className={classes.documentName} title={name}>{name}</span>
            <Text size="sm" c="dimmed" span className="tieout-figures">{numPages === 1 ? '1 page' : `${numPages ?? 0} pages`}</Text>
          </li>
        ))}
      </ul>
    </>
  );
}
