import { ActionIcon, Button, Group, Modal, Tooltip } from '@mantine/core';
import { IconDownload, IconEye, IconPlus, IconReceipt, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { TagLevels } from '@tieout/sdk';
import type { Filter, ListedInvoice, Sort } from '@tieout/sdk/contract';
import { CellStyleModule, InfiniteRowModelModule, type ColDef, type IDatasource } from 'ag-grid-community';
import { AgGridReact, type CustomCellRendererProps } from 'ag-grid-react';
import { useMemo, useState } from 'react';
import { describeError } from '../../core/describeError.js';
import { EmptyState } from '../../core/EmptyState.js';
import { formatMoney } from '../../core/formatMoney.js';
import { useStrings } from '../../core/useStrings.js';
import { useTieout } from '../../core/useTieout.js';
import { ReconciliationBadge } from '../../reconciliation/ReconciliationBadge/ReconciliationBadge.js';
import { gridTheme } from '../../transactions/TransactionGrid/gridTheme.js';
import { InvoiceFilters } from './InvoiceFilters.js';
import { invoiceListStrings, type InvoiceListStrings } from './InvoiceList.strings.js';

export interface InvoiceListProps {
  /** Only of the jobs under these two tags. */
  tags?: TagLevels | undefined;
  onView: (invoice: ListedInvoice) => void;
  onAdd: () => void;
  /** Absent: there is no download of all of them. */
  onDownload?: (() => void) | undefined;
  strings?: Partial<InvoiceListStrings>;
}

/** Of the specification: rows of a page and of a block, blocks that are kept, and the height. */
const PAGE_SIZE = 10;
const MAX_BLOCKS = 10;
const HEIGHT = 500;

const modules = [InfiniteRowModelModule, CellStyleModule];

/** All invoices, loaded while scrolling. */
export function InvoiceList({ tags, onView, onAdd, onDownload, strings: own }: InvoiceListProps) {
  const strings = useStrings('InvoiceList', invoiceListStrings, own);
  const { client, toasts, portalRoot } = useTieout();
  const queryClient = useQueryClient();
  const [filters, setFilters] = useState<Filter[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [total, setTotal] = useState<number | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [leaving, setLeaving] = useState<ListedInvoice | null>(null);
  const datasource = useMemo((): IDatasource => ({
    getRows: ({ startRow, sortModel, successCallback, failCallback }) => {
      const sorting = sortModel.map(({ colId, sort }): Sort => ({ field: colId, direction: sort === 'asc' ? 'ASC' : 'DESC' }));
      client.invoices.list({ tags, filters, sorting, pagination: { page: Math.floor(startRow / PAGE_SIZE) + 1, pageSize: PAGE_SIZE } }).then(({ data, pagination }) => {
        setTotal(pagination.totalCount);
        setError(null);
        successCallback(data, pagination.totalCount);
      }, (reason: unknown) => {
        failCallback();
        setError(reason);
      });
    },
    // Another attempt gives a new source, which makes the grid read again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }), [client, filters, tags, attempt]);
  const columns = useMemo(() => columnDefs(strings, onView, setLeaving), [onView, strings]);
  const remove = async (invoice: ListedInvoice) => {
    setLeaving(null);
    try {
      await client.invoices.delete(invoice.id);
      toasts.success(strings.deleted, { timeoutMs: 3000 });
      setAttempt((count) => count + 1);
      void queryClient.invalidateQueries({ queryKey: ['tieout', 'transactions'] });
    } catch (reason) {
      toasts.error(strings.deleteFailed, { detail: describeError(reason, ''), timeoutMs: 5000 });
    }
  };
  const isEmpty = total === 0 && filters.length === 0;
  return (
    <section className="tieout-invoice-list" aria-label={strings.label}>
      <Group gap="xs" mb="sm">
        <span className="tieout-grid-count tieout-figures" aria-live="polite">{total === null ? '' : strings.count(total)}</span>
        <span className="tieout-invoice-space" />
        <Button size="xs" variant="default" leftSection={<IconPlus size={15} />} onClick={onAdd}>{strings.add}</Button>
        {onDownload && <Button size="xs" leftSection={<IconDownload size={15} />} disabled={!total} onClick={onDownload}>{strings.download}</Button>}
      </Group>
      {!isEmpty && <InvoiceFilters strings={strings} onChange={setFilters} />}
      <div className="tieout-invoice-grid" style={{ height: HEIGHT }}>
        {!isEmpty && (
          <AgGridReact<ListedInvoice>
            modules={modules} theme={gridTheme} themeCssLayer="tieout-grid" themeStyleContainer={portalRoot ?? undefined} rowModelType="infinite" datasource={datasource}
            cacheBlockSize={PAGE_SIZE} maxBlocksInCache={MAX_BLOCKS} maxConcurrentDatasourceRequests={1} infiniteInitialRowCount={PAGE_SIZE} rowHeight={36} columnDefs={columns}
            getRowId={({ data }) => data.id} animateRows={false} suppressOverlays={['loading', 'noRows']} suppressCellFocus={false}
          />
        )}
        {total === 0 && (
          <div className="tieout-grid-over">
            <EmptyState icon={<IconReceipt size={30} stroke={1.4} />} title={isEmpty ? strings.empty : strings.emptyFiltered}>{isEmpty && <Button onClick={onAdd}>{strings.emptyAdd}</Button>}</EmptyState>
          </div>
        )}
        {error !== null && total === null && (
          <div className="tieout-grid-over">
            <EmptyState tone="error" title={strings.loadFailed} text={describeError(error, strings.loadFailed)}><Button variant="default" onClick={() => setAttempt((count) => count + 1)}>{strings.retry}</Button></EmptyState>
          </div>
        )}
      </div>
      <Modal opened={leaving !== null} onClose={() => setLeaving(null)} title={strings.confirmTitle} size="sm">
        <p>{leaving && strings.confirm(leaving.invoiceId ?? leaving.id)}</p>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={() => setLeaving(null)}>{strings.cancel}</Button>
          <Button color="red" onClick={() => leaving && void remove(leaving)}>{strings.remove}</Button>
        </Group>
      </Modal>
    </section>
  );
}

function columnDefs(strings: InvoiceListStrings, onView: (invoice: ListedInvoice) => void, onRemove: (invoice: ListedInvoice) => void): ColDef<ListedInvoice>[] {
  const text = (field: 'invoiceId' | 'invoiceVendor' | 'invoiceCustomer' | 'invoiceDate', width: number): ColDef<ListedInvoice> => ({ field, headerName: strings.columns[field], minWidth: width, flex: 1 });
  return [
    text('invoiceId', 105),
    { field: 'invoiceType', headerName: strings.columns.invoiceType, minWidth: 120, flex: 1, valueFormatter: ({ value }) => strings.types[value as string] ?? '' },
    { field: 'documentType', headerName: strings.columns.documentType, width: 125, valueFormatter: ({ value }) => strings.kinds[value as string] ?? '' },
    text('invoiceVendor', 130), text('invoiceCustomer', 130),
    {
      field: 'invoiceAmount', headerName: strings.columns.invoiceAmount, width: 130, cellClass: 'tieout-cell-right tieout-figures', headerClass: 'tieout-cell-right',
      // The heading names dollars: any other currency is said with its amount.
      valueFormatter: ({ value, data }) => (data ? `${data.currency && data.currency !== 'USD' ? `${data.currency} ` : ''}${formatMoney(value as number | null, { currency: data.currency })}` : ''),
    },
    text('invoiceDate', 100),
    { colId: 'state', headerName: strings.columns.state, width: 150, sortable: false, cellClass: 'tieout-invoice-cell', cellRenderer: ({ data }: CustomCellRendererProps<ListedInvoice>) => data && <ReconciliationBadge state={data.state} size="sm" /> },
    {
      colId: 'actions', headerName: strings.columns.actions, width: 90, sortable: false, pinned: 'right', cellClass: 'tieout-invoice-cell',
      cellRenderer: ({ data }: CustomCellRendererProps<ListedInvoice>) => data && (
        <Group gap={2} wrap="nowrap">
          <Tooltip label={strings.view}><ActionIcon variant="subtle" aria-label={`${strings.view} ${data.invoiceId ?? ''}`} onClick={() => onView(data)}><IconEye size={16} /></ActionIcon></Tooltip>
          <Tooltip label={strings.remove}><ActionIcon variant="subtle" color="red" aria-label={`${strings.remove} ${data.invoiceId ?? ''}`} onClick={() => onRemove(data)}><IconTrash size={16} /></ActionIcon></Tooltip>
        </Group>
      ),
    },
  ];
}
