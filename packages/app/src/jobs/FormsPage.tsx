import { Page } from '../shell/Page.js';
import { SearchedJobs } from './SearchedJobs.js';
import { useLevels } from './useLevels.js';

export function FormsPage() {
  const { tags } = useLevels();
  return (
    <Page title="Forms" lead="Filled-in forms.">
      <SearchedJobs type="Form" tags={tags} emptyTitle="No Forms Found" emptyText="" emptyActions={<></>} />
    </Page>
  );
}
