import { useQueries } from '@tanstack/react-query';
import { useTieout } from '../../core/useTieout.js';
import type { GridRowsOptions, LoadedRows } from '../useGridRows.js';
import { emptyColumns, type ColumnId } from './columnState.js';

const KEPT_MS = 5 * 60_000;

/** Columns in which no row has anything. Of long lists the first rows are known; whether a later one has something is asked, and until it is answered the column stays away. */
export function useEmptyColumns(jobId: GridRowsOptions['jobId'], scope: NonNullable<GridRowsOptions['scope']>, loaded: LoadedRows | null): ColumnId[] {
  const { client } = useTieout();
  const candidates = loaded ? emptyColumns(loaded.firstRows) : [];
  const isWhole = loaded !== null && loaded.firstRows.length >= loaded.totalCount;
  const answers = useQueries({
    queries: (isWhole ? [] : candidates).map((field) => {
      const query = { ...scope, page: 1, pageSize: 1, filters: [...(scope.filters ?? []), { field, operator: 'notBlank' as const }] };
      return {
        // Not among the keys of rows, which every edit reads again.
        queryKey: ['tieout', 'filledColumns', jobId, query],
        queryFn: async ({ signal }: { signal: AbortSignal }) => (await client.transactions.list(jobId, query, { signal })).pagination.totalCount > 0,
        staleTime: KEPT_MS,
      };
    }),
  });
  return candidates.filter((_, index) => !answers[index]?.data);
}
