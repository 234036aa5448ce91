import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Workspace } from '@tieout/sdk';
import type { BulkEdit } from '@tieout/sdk/contract';
import { useState } from 'react';
import { queryKeys } from '../../core/queryKeys.js';
import { useTieout } from '../../core/useTieout.js';
import { useEdits } from '../editing/useEdits.js';
import { useRowsRevision } from '../useRowsRevision.js';
import type { PageTableStrings } from './PageTable.strings.js';

/** Rows that were chosen one by one, or all of some pages (zero-based, both taken). */
export type PageSelection = { ids: ReadonlySet<string> } | { startPage: number; endPage: number };

const nothing: PageSelection = { ids: new Set() };

export const isChosen = (selection: PageSelection, id: string, page: number): boolean =>
  'ids' in selection ? selection.ids.has(id) : page >= selection.startPage && page <= selection.endPage;

interface PageTableOptions { jobId: Workspace; documentId: string; page: number; strings: PageTableStrings }

/** The rows of one page (from 1) of a document, which pages have any, and what can be done to those that are chosen. */
export function usePageTable({ jobId, documentId, page, strings }: PageTableOptions) {
  const { client } = useTieout();
  const edits = useEdits(jobId);
  const revision = useRowsRevision(jobId);
  const [selection, setSelection] = useState<PageSelection>(nothing);
  const query = { documentId, pageNumber: page - 1 };
  const rows = useQuery({
    queryKey: [...queryKeys.transactions(jobId), 'page', query, revision], queryFn: ({ signal }) => client.jobs.pageRows(jobId, query, { signal }), placeholderData: keepPreviousData,
  });
  const shown = rows.data?.transactions ?? [];
  const isBulkReady = 'ids' in selection ? selection.ids.size > 0 : true;
  const run = (operation: BulkEdit['operation']) => {
    const input: BulkEdit = 'ids' in selection
      ? { operation, transactionIds: [...selection.ids] }
      : { operation, documentId, transactionIds: [], filters: [{ field: 'pageNumber', operator: 'inRange', valueFrom: selection.startPage, valueTo: selection.endPage }] };
    const call = 'ids' in selection ? { edit: { call: 'bulkEdit' as const, input } } : { send: () => client.transactions.bulkEdit(jobId, input) };
    void edits.run({ failed: strings.bulkFailed, ...call });
  };
  return {
    rows, shown, edits, selection, isBulkReady, run,
    pages: (rows.data?.pages ?? []).map((number) => number + 1),
    selectAll: () => setSelection({ ids: new Set(shown.map(({ id }) => id)) }),
    selectNone: () => setSelection(nothing),
    selectPages: (startPage: number, endPage: number) => setSelection({ startPage, endPage }),
    toggle: (id: string) => setSelection((before) => {
      const ids = new Set('ids' in before ? before.ids : shown.filter((row) => isChosen(before, row.id, row.pageNumber)).map((row) => row.id));
      if (!ids.delete(id)) ids.add(id);
      return { ids };
    }),
  };
}
