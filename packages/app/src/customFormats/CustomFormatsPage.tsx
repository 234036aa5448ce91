import { SegmentedControl } from '@mantine/core';
import { CustomFormatEditor } from '@tieout/widgets';
import { useSearchParams } from 'react-router';
import { Page } from '../shell/Page.js';

const kinds = [{ value: 'bankStatement', label: 'Bank statements' }, { value: 'invoice', label: 'Invoices' }];

/** The export formats of the user's own; with jobId in the address the preview shows its rows. */
export function CustomFormatsPage() {
  const [params, setParams] = useSearchParams();
  const type = params.get('type') === 'invoice' ? 'invoice' : 'bankStatement';
  const show = (kind: string) => setParams((before) => {
    before.set('type', kind);
    return before;
  }, { replace: true });
  return (
    <Page
      title="Custom formats" lead="Choose the columns your software asks for. A format is in the list of every download, and in the command line as custom-NAME."
      actions={<SegmentedControl aria-label="Formats for" data={kinds} value={type} onChange={show} />}
    >
      <CustomFormatEditor key={type} type={type} workspace={params.get('jobId')} />
    </Page>
  );
}
