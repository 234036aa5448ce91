import { CustomFormatEditor } from '@tieout/widgets';
import { useSearchParams } from 'react-router';
import { Page } from '../shell/Page.js';

/** The export formats of the user's own; with jobId in the address the preview shows its rows. */
export function CustomFormatsPage() {
  const [params] = useSearchParams();
  return (
    <Page title="Custom formats" lead="Choose the columns your software asks for. A format is in the list of every download, and in the command line as custom-NAME.">
      <CustomFormatEditor type={params.get('type') === 'invoice' ? 'invoice' : 'bankStatement'} workspace={params.get('jobId')} />
    </Page>
  );
}
