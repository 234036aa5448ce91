import { Button } from '@mantine/core';
import { IconBulb } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Workspace } from '@tieout/sdk';
import type { Box, Suggestion } from '@tieout/sdk/contract';
import { queryKeys } from '../../core/queryKeys.js';
import { useAbilities } from '../../core/useAbilities.js';
import { useStrings } from '../../core/useStrings.js';
import { useTieout } from '../../core/useTieout.js';
import { EditConflictDialog } from '../../transactions/editing/EditConflictDialog.js';
import { usePeriodEdits } from '../usePeriodEdits.js';
import { suggestionsStrings, type SuggestionsStrings } from './Suggestions.strings.js';

export interface SuggestionsProps {
  jobId: Workspace;
  /** The period. */
  chunk: string;
  /** Show a place of the document: page from 1, box in points. */
  onLocate?: ((page: number, box: Box | null) => void) | undefined;
  strings?: Partial<SuggestionsStrings>;
}

/** Single changes after which a period would tie out, each made with one click and taken back with another. Shows nothing when there are none. */
export function Suggestions({ jobId, chunk, onLocate, strings: own }: SuggestionsProps) {
  const strings = useStrings('Suggestions', suggestionsStrings, own);
  const { client } = useTieout();
  const { edits, apply } = usePeriodEdits(jobId);
  const { edit: canApply } = useAbilities();
  const { data = [], isFetching } = useQuery({ queryKey: [...queryKeys.suggestions(jobId), chunk], queryFn: ({ signal }) => client.reconciliation.suggestions(jobId, { chunk, signal }) });
  if (data.length === 0) return null;
  const locate = async ({ pageNumber, transactionId }: Suggestion) => {
    const row = transactionId ? await client.transactions.get(jobId, transactionId).catch(() => null) : null;
    if (row) onLocate?.(row.pageNumber + 1, row.box);
    else if (pageNumber !== null) onLocate?.(pageNumber + 1, null);
  };
  return (
    <section className="tieout-suggestions" aria-label={strings.label}>
      <strong>{strings.label}</strong>
      <ul>
        {data.map((suggestion) => (
          <li key={suggestion.id}>
            <IconBulb size={16} stroke={1.7} aria-hidden />
            <div>
              <span className="tieout-figures tieout-proof-wrap">{suggestion.message}</span>
              <div className="tieout-muted">
                {strings.confidence[suggestion.confidence]}, {suggestion.reconciles ? strings.reconciles : strings.partly}
                {suggestion.pageNumber !== null && onLocate && <>, <button type="button" className="tieout-link" title={strings.showInDocument} onClick={() => void locate(suggestion)}>{strings.page(suggestion.pageNumber + 1)}</button></>}
              </div>
            </div>
            {canApply && <Button size="compact-sm" variant={suggestion.reconciles ? 'filled' : 'default'} loading={edits.isBusy || isFetching} onClick={() => void apply(suggestion, strings.applyFailed)}>{strings.apply}</Button>}
          </li>
        ))}
      </ul>
      <EditConflictDialog conflict={edits.conflict} />
    </section>
  );
}
