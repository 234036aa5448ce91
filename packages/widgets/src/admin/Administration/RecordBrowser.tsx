import type { DbRecord, RecordContext } from '@tieout/sdk/contract';
import { useQuery } from '@tanstack/react-query';
import { formatInstant } from '../../core/formatDate.js';
import { PagedTable } from '../../core/PagedTable/PagedTable.js';
import { useStrings } from '../../core/useStrings.js';
import { useTieout } from '../../core/useTieout.js';
import { administrationStrings } from './Administration.strings.js';

export interface RecordBrowserProps {
  context: RecordContext;
  /** Only what belongs to this person. */
  userId?: string;
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d.*Z$/;

/** One table of the database, as far as operators may look into it. */
export function RecordBrowser({ context, userId }: RecordBrowserProps) {
  const { client } = useTieout();
  const strings = useStrings('Administration', administrationStrings);
  const person = userId ? { userId } : {};
  const head = useQuery({ queryKey: ['tieout', 'admin', 'columns', context], queryFn: ({ signal }) => client.admin.db(context, { limit: 1, ...person }, { signal }), staleTime: Infinity });
  const columns = head.data?.columns ?? ['…'];
  return (
    <PagedTable
      key={context} label={strings.contexts[context] ?? context} queryKey={['tieout', 'admin', 'db', context, userId ?? '']} load={(query, signal) => client.admin.db(context, { ...query, ...person }, { signal })}
      columns={columns.map((name) => ({ title: name, isFigure: isFigureOf(head.data?.rows[0], name), cell: (row: DbRecord) => <Cell value={row[name]} /> }))}
      rowKey={(row) => JSON.stringify(row)} emptyTitle={strings.noRows}
    />
  );
}

const isFigureOf = (row: DbRecord | undefined, name: string): boolean => typeof row?.[name] === 'number';

function Cell({ value }: { value: DbRecord[string] | undefined }) {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' && INSTANT.test(value)) return <>{formatInstant(value)}</>;
  if (typeof value === 'number') return <>{value.toLocaleString('en-US')}</>;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return <div className="tieout-cell-wide" title={text}>{text}</div>;
}
