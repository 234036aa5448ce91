import type { TablePlace } from '@tieout/widgets';
import { useSearchParams } from 'react-router';

const SIZES = [20, 50, 100];

/** Search (`filtered`), page and page size of a table, kept in the address: reload, back and a shared link show the same. */
export function usePagedAddress(): { place: TablePlace; onPlaceChange: (place: TablePlace) => void } {
  const [parameters, setParameters] = useSearchParams();
  const page = Number(parameters.get('page') ?? '1');
  const pageSize = Number(parameters.get('pageSize'));
  return {
    place: { search: parameters.get('filtered') ?? '', page: Number.isSafeInteger(page) && page >= 1 ? page - 1 : 0, pageSize: SIZES.find((size) => size === pageSize) ?? SIZES[0]! },
    onPlaceChange: (next) => setParameters((before) => {
      const after = new URLSearchParams(before);
      const set = (name: string, value: string | null) => (value === null ? after.delete(name) : after.set(name, value));
      set('filtered', next.search || null);
      set('page', next.page === 0 ? null : String(next.page + 1));
      set('pageSize', next.pageSize === SIZES[0] ? null : String(next.pageSize));
      return after;
    }, { replace: true }),
  };
}
