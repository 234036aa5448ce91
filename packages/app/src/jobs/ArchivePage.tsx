import type { JobStatus } from '@tieout/sdk';
import { Page } from '../shell/Page.js';
import { SearchedJobs } from './SearchedJobs.js';

const ENDED: readonly JobStatus[] = ['Succeeded', 'Failed', 'Canceled', 'OutOfCredits'];

export function ArchivePage() {
  return (
    <Page title="Archive" lead="Every job that has ended.">
      <SearchedJobs
        statuses={ENDED}
        pageSize={25}
        emptyTitle="Nothing in the archive"
        emptyText="A job comes here when it has ended. Upload statements to start one."
      />
    </Page>
  );
}
