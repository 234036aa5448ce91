import { Button, Drawer, Loader } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Workspace } from '@tieout/sdk';
import type { Box, RowChange, RowProvenance, Transaction } from '@tieout/sdk/contract';
import { describeError } from '../../core/describeError.js';
import { EmptyState } from '../../core/EmptyState.js';
import { formatInstant } from '../../core/formatDate.js';
import { formatMoney } from '../../core/formatMoney.js';
import { queryKeys } from '../../core/queryKeys.js';
import { useStrings } from '../../core/useStrings.js';
import { useTieout } from '../../core/useTieout.js';
import { rowHistoryStrings, type RowHistoryStrings } from './RowHistory.strings.js';

export interface RowHistoryProps {
  jobId: Workspace;
  /** Null: closed. */
  row: Transaction | null;
  onClose: () => void;
  /** Show a place of the document: page from 1, box in points. */
  onLocate?: (page: number, box: Box | null) => void;
  strings?: Partial<RowHistoryStrings>;
}

/** Who changed a row, when, from what, and why; and where each value was read. */
export function RowHistory({ jobId, row, onClose, onLocate, strings: own }: RowHistoryProps) {
  const strings = useStrings('RowHistory', rowHistoryStrings, own);
  return (
    <Drawer opened={row !== null} onClose={onClose} title={strings.title} position="right" size={380} closeButtonProps={{ 'aria-label': 'Close' }}>
      {row && (
        <div className="tieout-history">
          <p className="tieout-history-row" dir="auto">{row.description.split('\n')[0]}</p>
          <Steps jobId={jobId} row={row} strings={strings} />
          <Sources provenance={row.provenance} strings={strings} onLocate={onLocate} />
        </div>
      )}
    </Drawer>
  );
}

function Steps({ jobId, row, strings }: { jobId: Workspace; row: Transaction; strings: RowHistoryStrings }) {
  const { client } = useTieout();
  const { data, error, isPending, refetch } = useQuery({ queryKey: queryKeys.rowHistory(jobId, row.id), queryFn: ({ signal }) => client.edits.history(jobId, row.id, { signal }) });
  if (isPending) return <p className="tieout-muted"><Loader size="xs" aria-hidden /> {strings.loading}</p>;
  if (error) {
    return (
      <EmptyState tone="error" title={strings.loadFailed} text={describeError(error, '')}>
        <Button variant="default" onClick={() => void refetch()}>{strings.retry}</Button>
      </EmptyState>
    );
  }
  if (data.length === 0) return <p className="tieout-muted">{strings.unchanged}</p>;
  return (
    <ol className="tieout-history-steps">
      {data.map(({ edit, changes }, index) => (
        <li key={`${edit.id}${index}`} data-undone={edit.undoneAt !== null}>
          <div className="tieout-history-who">{edit.userName} <span className="tieout-muted">{formatInstant(edit.createdAt)}{edit.undoneAt !== null && `, ${strings.undone}`}</span></div>
          <div>{edit.label}</div>
          {changes.map(({ field, from, to }) => (
            <div key={field} className="tieout-figures tieout-history-change">{strings.change(strings.fields[field] ?? field, show(field, from, row, strings), show(field, to, row, strings))}</div>
          ))}
          {edit.reason && <div className="tieout-muted">{strings.reason(edit.reason)}</div>}
        </li>
      ))}
    </ol>
  );
}

function show(field: string, value: RowChange['changes'][number]['from'], { currency }: Transaction, strings: RowHistoryStrings): string {
  if (value === null || value === '') return strings.nothing;
  if (typeof value === 'boolean') return value ? strings.yes : strings.no;
  return field === 'amount' || field === 'balance' ? formatMoney(value, { currency }) : String(value);
}

function Sources({ provenance, strings, onLocate }: { provenance: RowProvenance; strings: RowHistoryStrings; onLocate: RowHistoryProps['onLocate'] }) {
  const known = Object.entries(provenance).filter((entry): entry is [string, NonNullable<RowProvenance['amount']>] => entry[1] !== null);
  if (known.length === 0) return null;
  return (
    <section>
      <h3 className="tieout-history-title">{strings.asRead}</h3>
      <dl className="tieout-history-sources">
        {known.map(([field, { means, page, box, text }]) => (
          <div key={field}>
            <dt>{strings.fields[field] ?? field}</dt>
            <dd>
              {text !== undefined && <span className="tieout-figures">“{text}” </span>}{strings.means[means]}
              {page !== null && <>, {onLocate ? <button type="button" className="tieout-link" title={strings.showInDocument} onClick={() => onLocate(page, box)}><IconMapPin size={13} aria-hidden /> {strings.page(page)}</button> : strings.page(page)}</>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
