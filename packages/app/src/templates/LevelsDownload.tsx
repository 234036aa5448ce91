import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { TagLevels } from '@tieout/sdk';
import { DownloadDialog, useAllJobs, useJobDocuments } from '@tieout/widgets';
import { useState } from 'react';

/** What templates read in all jobs under two tags, as one download. */
export function LevelsDownload({ levels }: { levels: TagLevels }) {
  const [opened, setOpened] = useState(false);
  const jobs = useAllJobs({ tags: `${levels.l1},${levels.l2}`, filters: [{ field: 'templateId', operator: 'notBlank' }] });
  const documents = useJobDocuments(levels);
  const rows = jobs.data ?? [];
  const own = (documents.data ?? []).filter(({ jobId }) => rows.some(({ id }) => id === jobId));
  const templateIds = rows.flatMap(({ templateId }) => templateId ?? []);
  if (!rows[0] || own.length === 0) return null;
  return (
    <>
      <Button leftSection={<IconDownload size={15} />} onClick={() => setOpened(true)}>Download Data</Button>
      <DownloadDialog job={rows[0]} levels={levels} content="template" templateIds={templateIds} documents={own} accounts={[]} opened={opened} onClose={() => setOpened(false)} />
    </>
  );
}
