import { Tabs } from '@mantine/core';
import { MAKING_TYPES, type Job } from '@tieout/sdk/contract';
import { ExtractedDataViewer, JobInvoices, JobResult, TransactionManager, useOnboardingSteps } from '@tieout/widgets';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useSession } from '../auth/session.js';
import { ExportLink } from '../exports/ExportLink.js';
import { TemplateLink } from '../templates/TemplateLink.js';
import classes from './JobContent.module.css';
import { jobModes } from './jobMode.js';
import { useMode } from './useMode.js';
import { useStaff } from './useStaff.js';

/** A job that succeeded: the tabs, kept in the address, and what the chosen one holds. */
export function JobReview({ job }: { job: Job }) {
  const [parameters] = useSearchParams();
  const { isServer } = useSession();
  const canFixPages = useStaff();
  const hasStep = useOnboardingSteps(isServer).data?.some(({ name, completed }) => name === 'DOWNLOAD_DATA' && !completed) ?? false;
  const alone = (view: ReactNode) => <div className={classes.review}><div className={classes.panel}>{view}</div></div>;
  if (MAKING_TYPES.includes(job.type)) return alone(<JobResult job={job} />);
  if (job.templateId !== null) return alone(<ExtractedDataViewer job={job} templateId={parameters.get('templateId')} actions={<TemplateLink job={job} />} />);
  if (job.type === 'Invoice') return alone(<JobInvoices job={job} />);
  const workspace = <TransactionManager job={job} pulsesDownload={hasStep} canFixPages={canFixPages} actions={<ExportLink search={{ jobId: job.id }} />} />;
  // Forms have one view.
  return job.type === 'ExtractData' || job.type === 'Csv2Qbo' ? <JobTabs workspace={workspace} /> : alone(workspace);
}

function JobTabs({ workspace }: { workspace: ReactNode }) {
  const [mode, choose] = useMode(jobModes);
  return (
    <Tabs value={mode} onChange={choose} className={classes.review} classNames={{ list: classes.tabs, panel: classes.panel }}>
      <Tabs.List>
        <Tabs.Tab value="reconcile">1 Reconcile / Download</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="reconcile">{workspace}</Tabs.Panel>
    </Tabs>
  );
}
