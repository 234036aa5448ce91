import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { Page } from '../shell/Page.js';
import { JobDataPage } from './JobDataPage.js';
import { SearchedJobs } from './SearchedJobs.js';
import { useLevels } from './useLevels.js';

/** The form editor of one job, or the list of those with forms. */
export function FormsPage() {
  const { jobId, tags, withLevels } = useLevels();
  if (jobId) return <JobDataPage />;
  return (
    <Page title="Forms" lead="Filled-in forms.">
      <SearchedJobs type="Form" tags={tags} emptyTitle="No Forms Found" emptyText="" emptyActions={<Button component={Link} to={withLevels('/extract/form/')}>Add Forms</Button>} />
    </Page>
  );
}
