import { Button, Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Workspace } from '@tieout/sdk';
import type { Box, DiscardedLine } from '@tieout/sdk/contract';
import { describeError } from '../../core/describeError.js';
import { queryKeys } from '../../core/queryKeys.js';
import { useTieout } from '../../core/useTieout.js';
import type { PageTableStrings } from './PageTable.strings.js';

interface DiscardedLinesProps {
  jobId: Workspace;
  documentId: string;
  /** From 1. */
  page: number;
  strings: PageTableStrings;
  onLocate?: (page: number, box: Box | null) => void;
  /** Null: this page may not. */
  onAdd: ((line: DiscardedLine) => void) | null;
}

/** What the engine passed over on a page; each line leads to its place and can become a row. */
export function DiscardedLines({ jobId, documentId, page, strings, onLocate, onAdd }: DiscardedLinesProps) {
  const { client } = useTieout();
  const query = { documentId, pageNumber: page - 1 };
  const { data, error, isPending } = useQuery({
    queryKey: [...queryKeys.transactions(jobId), 'discarded', query], queryFn: ({ signal }) => client.jobs.discardedLines(jobId, query, { signal }), staleTime: 60_000,
  });
  if (isPending) return <p className="tieout-pages-note" role="status"><Loader size={14} aria-hidden /> {strings.discardedLoading}</p>;
  if (error) return <p className="tieout-pages-note" role="alert">{strings.discardedFailed}. {describeError(error, '')}</p>;
  if (data.length === 0) return <p className="tieout-pages-note">{strings.noDiscarded}</p>;
  return (
    <>
      <p className="tieout-pages-note">{strings.discardedNote}</p>
      <ul className="tieout-discarded">
        {data.map((line) => (
          <li key={line.box.join()}>
            <button type="button" className="tieout-link" onClick={() => onLocate?.(page, line.box)}>{line.text}</button>
            {onAdd && <Button size="compact-xs" variant="default" aria-label={strings.addLineLabel(line.text)} onClick={() => onAdd(line)}>{strings.addLine}</Button>}
          </li>
        ))}
      </ul>
    </>
  );
}
