import { VendorsImport } from '@tieout/widgets';
import { useSearchParams } from 'react-router';
import { Page } from '../shell/Page.js';

/** Upload of a vendor list; the group of the address is the one that is offered. */
export function VendorsCsvPage() {
  const [parameters] = useSearchParams();
  const group = parameters.get('categoryGroup') ?? [parameters.get('l1'), parameters.get('l2')].filter(Boolean).join(' ');
  return (
    <Page title="Vendor categories" lead="Upload the vendors you know with their categories, and keep them as a category group.">
      <VendorsImport key={group} defaultGroup={group} />
    </Page>
  );
}
