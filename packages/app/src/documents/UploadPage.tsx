import { Button, Group } from '@mantine/core';
import { IconForms, IconScissors } from '@tabler/icons-react';
import type { JobType } from '@tieout/sdk';
import { UploadDropzone } from '@tieout/widgets';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { jobPath } from '../jobs/jobAddress.js';
import { useSession } from '../auth/session.js';
import { Page } from '../shell/Page.js';
import { LeaveUpload } from './LeaveUpload.js';

interface UploadPageProps {
  title: string;
  lead: string;
  jobType?: JobType;
  /** Over the place where files are dropped. */
  dropTitle?: string;
}

/** Upload, then the job. The two tag levels of the address become tags of the job; files that would be lost are asked about. */
export function UploadPage({ title, lead, jobType, dropTitle }: UploadPageProps) {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const [isBusy, setIsBusy] = useState(false);
  const { isServer } = useSession();
  const tags = [parameters.get('l1'), parameters.get('l2')].filter((tag): tag is string => Boolean(tag));
  return (
    <Page
      title={title} lead={isServer ? lead : `${lead} Nothing leaves this machine.`}
      actions={(
        <Group gap="xs">
          {jobType === 'Form' && <Button component={Link} to="/writePdf" variant="default" leftSection={<IconForms size={15} stroke={1.7} />}>Populate PDFs</Button>}
          <Button component={Link} to="/documentEditor" variant="default" leftSection={<IconScissors size={15} stroke={1.7} />}>Edit PDF pages</Button>
        </Group>
      )}
    >
      <UploadDropzone key={tags.join()} defaultTags={tags} onBusyChange={setIsBusy} onJobCreated={async (job) => navigate(jobPath(job.id))} {...(jobType ? { jobType } : {})} {...(dropTitle ? { strings: { title: dropTitle } } : {})} />
      <LeaveUpload isBusy={isBusy} />
    </Page>
  );
}
