import { BankFileImport } from '@tieout/widgets';
import { useNavigate } from 'react-router';
import { jobPath } from '../jobs/jobAddress.js';
import { Page } from '../shell/Page.js';

export function Csv2QboPage() {
  const navigate = useNavigate();
  return (
    <Page title="Bank Transactions" lead="Turn the files of your bank into rows that tie out, and into any format of your accounting software.">
      <BankFileImport onJobCreated={(job) => void navigate(jobPath(job.id))} />
    </Page>
  );
}
