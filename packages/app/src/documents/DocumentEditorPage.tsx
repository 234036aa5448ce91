import { DocumentEditor } from '@tieout/widgets';
import { useNavigate } from 'react-router';
import { jobPath } from '../jobs/jobAddress.js';
import { Page } from '../shell/Page.js';

/** Pages of PDFs picked, turned, put together and split. */
export function DocumentEditorPage() {
  const navigate = useNavigate();
  return (
    <Page title="Edit documents" lead="Pick, turn, put together or split the pages of PDFs before they are converted.">
      <DocumentEditor onJobCreated={(job) => void navigate(jobPath(job.id))} />
    </Page>
  );
}
