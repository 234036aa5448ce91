import { BankFileImport } from '@tieout/widgets';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { LeaveUpload } from '../documents/LeaveUpload.js';
import { jobPath } from '../jobs/jobAddress.js';
import { Page } from '../shell/Page.js';

export function Csv2QboPage() {
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  return (
    <Page title="Bank Transactions" lead="Turn the files of your bank into rows that tie out, and into any format of your accounting software.">
      <BankFileImport onBusyChange={setIsBusy} onJobCreated={(job) => void navigate(jobPath(job.id))} />
      <LeaveUpload isBusy={isBusy} />
    </Page>
  );
}
