import { Loader } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Workspace } from '@tieout/sdk';
import { ApiError, joinColumns, MAX_GENERIC_COLUMNS } from '@tieout/sdk/contract';
import { describeError } from '../../core/describeError.js';
import { queryKeys } from '../../core/queryKeys.js';
import { useTieout } from '../../core/useTieout.js';
import type { GenericDataStrings } from '../GenericData/GenericData.strings.js';

interface ColumnsPreviewProps {
  jobId: Workspace;
  documentId: string | undefined;
  columns: number;
  strings: GenericDataStrings;
}

/** Lines enough to see how the columns fall. */
const SHOWN_ROWS = 12;

/** The first lines of the document in so many columns, while the number is still being chosen. Read once; another number costs nothing. */
export function ColumnsPreview({ jobId, documentId, columns, strings }: ColumnsPreviewProps) {
  const { client } = useTieout();
  const { data, error, isPending } = useQuery({
    queryKey: [...queryKeys.transactions(jobId), 'preview', documentId], placeholderData: keepPreviousData, staleTime: 5 * 60_000,
    queryFn: async ({ signal }) => {
      const asyncJobId = await client.jobs.previewAutomaticMode(jobId, { documentId, columns: MAX_GENERIC_COLUMNS }, { signal });
      const task = await client.tasks.wait(asyncJobId, { signal }).catch((reason: unknown) => {
        throw new Error(`${strings.statusFailed}. ${describeError(reason, '')}`, { cause: reason });
      });
      if (task.error) throw new ApiError(task.error);
      return task.output?.preview?.rows ?? [];
    },
  });
  if (isPending) return <p className="tieout-pages-note" role="status"><Loader size={14} aria-hidden /> {strings.previewLoading}</p>;
  if (error) return <p className="tieout-pages-note" role="alert">{strings.previewFailed}. {describeError(error, '')}</p>;
  const count = Math.min(columns, Math.max(...data.map(({ cells }) => cells.length), 1));
  return (
    <div className="tieout-table-scroll tieout-columns-preview">
      <table className="tieout-table">
        <caption>{strings.preview}</caption>
        <thead><tr>{Array.from({ length: count }, (_, index) => <th key={index} scope="col">{strings.column(index + 1)}</th>)}</tr></thead>
        <tbody>
          {data.slice(0, SHOWN_ROWS).map(({ cells }, row) => <tr key={row}>{Array.from({ length: count }, (_, index) => <td key={index}>{joinColumns(cells, count)[index] ?? ''}</td>)}</tr>)}
        </tbody>
      </table>
    </div>
  );
}
