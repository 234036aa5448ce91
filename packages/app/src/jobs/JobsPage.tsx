import { Button } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Page } from '../shell/Page.js';
import { SearchedJobs } from './SearchedJobs.js';

export function JobsPage() {
  return (
    <Page
      title="Jobs"
      lead="Newest first. Running jobs go on by themselves."
      actions={<Button component={Link} to="/extract/bankMode" leftSection={<IconFileUpload size={16} />}>Extract statements</Button>}
    >
      <SearchedJobs />
    </Page>
  );
}
