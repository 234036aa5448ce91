import { Checkbox } from '@mantine/core';
import type { Filter, TransactionStatus } from '@tieout/sdk/contract';
import { useStrings } from '../../core/useStrings.js';
import { filterBarStrings, type FilterBarStrings } from '../../transactions/FilterBar/FilterBar.strings.js';
import { describeFilter, type FilterDocument } from '../../transactions/FilterBar/FilterEditor.js';
import type { DownloadDialogStrings } from './DownloadDialog.strings.js';

interface ActiveFiltersProps {
  filters: readonly Filter[];
  documents: readonly FilterDocument[];
  isFiltered: boolean;
  strings: DownloadDialogStrings;
  onChange: (isFiltered: boolean) => void;
}

/** What the grid shows is what is downloaded, unless all rows are wanted. */
export function ActiveFilters({ filters, documents, isFiltered, strings, onChange }: ActiveFiltersProps) {
  const words = useStrings('FilterBar', filterBarStrings);
  return (
    <div className="tieout-download-filters" role="group" aria-label={strings.activeFilters}>
      <span className="tieout-download-label">{strings.activeFilters}</span>
      <ul className="tieout-chips">{filters.map((filter, index) => <li key={index}>{wordsOf(filter, documents, words)}</li>)}</ul>
      <Checkbox label={strings.onlyFiltered} description={isFiltered ? strings.filteredNote : undefined} checked={isFiltered} onChange={(event) => onChange(event.currentTarget.checked)} />
    </div>
  );
}

function wordsOf(filter: Filter, documents: readonly FilterDocument[], words: FilterBarStrings): string {
  if (filter.field !== 'status') return describeFilter(filter, documents, words);
  const statuses = (filter.value as TransactionStatus[]).map((status) => words.statuses[status]);
  return `${words.status} ${words.operators.in} ${statuses.join(', ')}`;
}
