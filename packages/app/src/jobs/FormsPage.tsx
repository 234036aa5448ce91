import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { Page } from '../shell/Page.js';
import { SearchedJobs } from './SearchedJobs.js';
import { useLevels } from './useLevels.js';

export function FormsPage() {
  const { tags, withLevels } = useLevels();
  return (
    <Page title="Forms" lead="Filled-in forms.">
      <SearchedJobs type="Form" tags={tags} emptyTitle="No Forms Found" emptyText="" emptyActions={<Button component={Link} to={withLevels('/extract/form/')}>Add Forms</Button>} />
    </Page>
  );
}
