import { Button, Group, Stack, Text } from '@mantine/core';
import { IconFileTypeCsv, IconFileTypePdf } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Page } from '../shell/Page.js';
import { JobDataPage } from './JobDataPage.js';
import { SearchedJobs } from './SearchedJobs.js';
import { TagWorkspacePage } from './TagWorkspacePage.js';
import { useLevels } from './useLevels.js';

/** Bank and card statements: one job, or the list of those under the two tags of the address. */
export function TransactionsPage() {
  const { jobId, tags, levels, withLevels } = useLevels();
  if (jobId) return <JobDataPage />;
  const list = (
    <Page title="Transactions" lead={tags.length > 0 ? `Statements tagged ${tags.join(' and ')}.` : 'Bank and card statements, newest first.'}>
      <SearchedJobs
        tags={tags} filters={[{ field: 'isGeneric', operator: 'equals', value: false }]} emptyTitle="No Bank Statements Found" emptyText="Get started by adding your documents."
        emptyActions={(
          <Group>
            <Source to={withLevels('/extract/bankMode/')} icon={<IconFileTypePdf size={22} stroke={1.5} />} title="Bank/CC Statements" text="Upload PDF files" />
            <Source to={withLevels('/extract/csv2qbo/')} icon={<IconFileTypeCsv size={22} stroke={1.5} />} title="Bank Transactions" text="Upload CSV files" />
          </Group>
        )}
      />
    </Page>
  );
  return levels ? <TagWorkspacePage key={tags.join()} levels={levels} list={list} /> : list;
}

function Source({ to, icon, title, text }: { to: string; icon: React.ReactNode; title: string; text: string }) {
  return (
    <Button component={Link} to={to} variant="default" leftSection={icon} h={54} px="md">
      <Stack gap={0} align="flex-start">
        <Text size="sm" fw={600}>{title}</Text>
        <Text size="xs" c="dimmed">{text}</Text>
      </Stack>
    </Button>
  );
}
