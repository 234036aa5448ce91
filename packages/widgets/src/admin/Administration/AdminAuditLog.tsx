import type { AdminAuditEntry } from '@tieout/sdk/contract';
import { formatInstant } from '../../core/formatDate.js';
import { PagedTable, ShortCell, type PagedColumn, type TablePlace } from '../../core/PagedTable/PagedTable.js';
import { useStrings } from '../../core/useStrings.js';
import { useTieout } from '../../core/useTieout.js';
import { administrationStrings } from './Administration.strings.js';

export interface AdminAuditLogProps {
  place?: TablePlace;
  onPlaceChange?: (place: TablePlace) => void;
}

/** What was done on this server, by whom, in which account. */
export function AdminAuditLog({ place, onPlaceChange }: AdminAuditLogProps) {
  const { client } = useTieout();
  const strings = useStrings('Administration', administrationStrings);
  const columns: PagedColumn<AdminAuditEntry>[] = [
    { title: strings.time, cell: ({ createdAt }) => formatInstant(createdAt) },
    { title: strings.who, cell: ({ userName }) => <ShortCell text={userName} /> },
    { title: strings.action, cell: ({ action }) => <code>{action}</code> },
    { title: strings.subject, cell: ({ subject }) => subject && <ShortCell text={subject} /> },
    { title: strings.account, cell: ({ contract }) => contract && <ShortCell text={contract} /> },
    { title: strings.address, cell: ({ address }) => address },
    { title: strings.details, cell: ({ details }) => <Details details={details} /> },
  ];
  return (
    <PagedTable
      label={strings.auditLog} queryKey={['tieout', 'admin', 'auditlog']} load={(query, signal) => client.admin.auditlog(query, { signal })} columns={columns} rowKey={({ id }) => id}
      {...(place ? { place } : {})} {...(onPlaceChange ? { onPlaceChange } : {})}
    />
  );
}

function Details({ details }: { details: Record<string, unknown> }) {
  const text = Object.keys(details).length === 0 ? '' : JSON.stringify(details);
  return <div className="tieout-cell-wide" title={text}>{text}</div>;
}
