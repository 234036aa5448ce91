import { Button, Group, Modal, Text } from '@mantine/core';
import type { JobType } from '@tieout/sdk';
import { UploadDropzone } from '@tieout/widgets';
import { useCallback, useState } from 'react';
import { useBlocker, useNavigate, useSearchParams } from 'react-router';
import { jobPath } from '../jobs/jobAddress.js';
import { Page } from '../shell/Page.js';

interface UploadPageProps {
  title: string;
  lead: string;
  jobType?: JobType;
}

/** Upload, then the job. The two tag levels of the address become tags of the job; files that would be lost are asked about. */
export function UploadPage({ title, lead, jobType }: UploadPageProps) {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const [isBusy, setIsBusy] = useState(false);
  const tags = [parameters.get('l1'), parameters.get('l2')].filter((tag): tag is string => Boolean(tag));
  const leaving = useBlocker(useCallback(({ nextLocation }: { nextLocation: { pathname: string } }) => isBusy && nextLocation.pathname !== '/jobData', [isBusy]));
  return (
    <Page title={title} lead={lead}>
      <UploadDropzone key={tags.join()} defaultTags={tags} onBusyChange={setIsBusy} onJobCreated={(job) => void navigate(jobPath(job.id))} {...(jobType ? { jobType } : {})} />
      <Modal opened={leaving.state === 'blocked'} onClose={() => leaving.reset?.()} title="Leave the upload?" size="sm">
        <Text size="sm">The files you added are not converted yet. They are lost when you leave.</Text>
        <Group justify="flex-end" mt="md" gap="xs">
          <Button variant="default" data-autofocus onClick={() => leaving.reset?.()}>Stay</Button>
          <Button color="red" onClick={() => leaving.proceed?.()}>Leave</Button>
        </Group>
      </Modal>
    </Page>
  );
}
