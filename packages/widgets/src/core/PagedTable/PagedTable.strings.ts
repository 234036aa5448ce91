export const pagedTableStrings = {
  failed: 'Unable to fetch data',
  retry: 'Try again',
  search: 'Search',
  emptyTitle: 'Nothing here yet',
  nothingFound: 'Nothing found',
  nothingFoundText: (search: string) => `Nothing holds “${search}”. Look for fewer letters, or clear the search.`,
  clear: 'Clear the search',
  previous: 'Previous page',
  next: 'Next page',
  pageSize: 'Rows per page',
  range: (from: number, to: number, count: number) => `${from.toLocaleString('en-US')}–${to.toLocaleString('en-US')} of ${count.toLocaleString('en-US')}`,
};
export type PagedTableStrings = typeof pagedTableStrings;
