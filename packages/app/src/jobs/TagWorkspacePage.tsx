import { Alert, Tabs } from '@mantine/core';
import { IconInfoCircle, IconTags } from '@tabler/icons-react';
import type { TagLevels } from '@tieout/sdk';
import { ReconciliationBadge, TransactionManager, useJobDocuments, useReconciliation } from '@tieout/widgets';
import type { ReactNode } from 'react';
import { ExportLink } from '../exports/ExportLink.js';
import { usePageTitle } from '../shell/usePageTitle.js';
import classes from './JobContent.module.css';
import { JobSkeleton } from './JobSkeleton.js';
import { tagModes } from './jobMode.js';
import { useMode } from './useMode.js';
import { useStaff } from './useStaff.js';

/** All jobs under two tags as one workspace; `list` shows them one by one, and what to do while there are none. */
export function TagWorkspacePage({ levels, list }: { levels: TagLevels; list: ReactNode }) {
  const [mode, choose] = useMode(tagModes);
  const canFixPages = useStaff();
  const documents = useJobDocuments(levels);
  const reconciliation = useReconciliation(levels);
  const title = `${levels.l1} / ${levels.l2}`;
  usePageTitle(title);
  if (documents.isPending) return <JobSkeleton />;
  if (documents.data?.length === 0) return <>{list}</>;
  const running = documents.data?.filter(({ status }) => status === 'InProgress' || status === 'Finishing').length ?? 0;
  return (
    <div className={classes.job} data-fills>
      <header className={classes.tagHeader}>
        <IconTags size={20} stroke={1.6} aria-hidden />
        <h1 tabIndex={-1}>{title}</h1>
        {reconciliation.data && <ReconciliationBadge state={reconciliation.data.state} />}
      </header>
      {running > 0 && <Alert color="blue" p="xs" icon={<IconInfoCircle size={18} />}>{running === 1 ? 'One document is still being converted. Its rows appear here when it is done.' : `${running} documents are still being converted. Their rows appear here when they are done.`}</Alert>}
      <Tabs value={mode} onChange={choose} className={classes.review} classNames={{ list: classes.tabs, panel: classes.panel }}>
        <Tabs.List>
          <Tabs.Tab value="reconcile">1 Reconcile / Download</Tabs.Tab>
          <Tabs.Tab value="jobs">Jobs</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="reconcile"><TransactionManager levels={levels} canFixPages={canFixPages} actions={<ExportLink search={{ ...levels }} />} /></Tabs.Panel>
        <Tabs.Panel value="jobs">{list}</Tabs.Panel>
      </Tabs>
    </div>
  );
}
