import { FormFiller } from '@tieout/widgets';
import { useNavigate } from 'react-router';
import { jobPath } from '../jobs/jobAddress.js';
import { Page } from '../shell/Page.js';

/** PDF forms are filled in, by hand or a PDF for each line of a file. */
export function WritePdfPage() {
  const navigate = useNavigate();
  return (
    <Page title="Populate PDFs" lead="Fill in the fields of PDF forms: once by hand, or a PDF for each line of a CSV file.">
      <FormFiller onJobCreated={(job) => void navigate(jobPath(job.id))} />
    </Page>
  );
}
