import { UploadDropzone } from '@tieout/widgets';
import { useNavigate } from 'react-router';
import { jobPath } from '../jobs/jobAddress.js';
import { Page } from '../shell/Page.js';

export function ExtractBankModePage() {
  const navigate = useNavigate();
  return (
    <Page title="Bank/CC Statements" lead="Turn bank and card statements into rows that tie out. Nothing leaves this machine.">
      <UploadDropzone onJobCreated={(job) => void navigate(jobPath(job.id))} />
    </Page>
  );
}
