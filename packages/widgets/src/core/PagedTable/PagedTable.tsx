import { ActionIcon, Button, NativeSelect, Skeleton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { IconChevronLeft, IconChevronRight, IconSearch } from '@tabler/icons-react';
import { DEFAULT_PAGE_SIZE } from '@tieout/sdk/contract';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { describeError } from '../describeError.js';
import { EmptyState } from '../EmptyState.js';
import { useStrings } from '../useStrings.js';
import { pagedTableStrings, type PagedTableStrings } from './PagedTable.strings.js';

export interface PagedColumn<Row> {
  title: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand at the right. */
  isFigure?: boolean;
  /** Buttons: they stay in sight however wide the table is. */
  isActions?: boolean;
}

/** What is shown of a list. A host that keeps it in its address gives it as `place`. */
export interface TablePlace {
  search: string;
  /** From 0. */
  page: number;
  pageSize: number;
}

export interface PagedTableProps<Row> {
  /** Names the table for people who cannot see it. */
  label: string;
  /** Tells this list from others in the cache. */
  queryKey: readonly unknown[];
  load: (query: { search: string; offset: number; limit: number }, signal: AbortSignal) => Promise<{ rows: readonly Row[]; count: number }>;
  columns: readonly PagedColumn<Row>[];
  rowKey: (row: Row) => string;
  emptyTitle?: string;
  emptyText?: string;
  /** @default true */
  hasSearch?: boolean;
  place?: TablePlace;
  onPlaceChange?: (place: TablePlace) => void;
}

const PAGE_SIZES = [20, 50, 100];
const SEARCH_WAIT_MS = 300;
const SKELETON_ROWS = 6;
const start: TablePlace = { search: '', page: 0, pageSize: DEFAULT_PAGE_SIZE };

/** A list of any length, paged and searched by the server. */
export function PagedTable<Row>({ label, queryKey, load, columns, rowKey, emptyTitle, emptyText, hasSearch = true, place, onPlaceChange }: PagedTableProps<Row>) {
  const strings = useStrings('PagedTable', pagedTableStrings);
  const [ownPlace, setOwnPlace] = useState(start);
  const shown = place ?? ownPlace;
  const { search, page, pageSize } = shown;
  const move = (change: Partial<TablePlace>): void => {
    const next = { ...shown, ...change };
    setOwnPlace(next);
    onPlaceChange?.(next);
  };
  const list = useQuery({
    queryKey: [...queryKey, search, page, pageSize], queryFn: ({ signal }) => load({ search, offset: page * pageSize, limit: pageSize }, signal), placeholderData: keepPreviousData,
  });
  const { rows = [], count = 0 } = list.data ?? {};
  return (
    <div className="tieout-paged" aria-busy={list.isFetching}>
      {hasSearch && <SearchField search={search} strings={strings} onSearch={(next) => move({ search: next, page: 0 })} />}
      {list.isError && !list.data && (
        <EmptyState tone="error" title={strings.failed} text={describeError(list.error, '')}><Button variant="default" onClick={() => void list.refetch()}>{strings.retry}</Button></EmptyState>
      )}
      {list.data && count === 0 && (search === '' ? <EmptyState title={emptyTitle ?? strings.emptyTitle} {...(emptyText ? { text: emptyText } : {})} /> : (
        <EmptyState title={strings.nothingFound} text={strings.nothingFoundText(search)}><Button variant="default" onClick={() => move({ search: '', page: 0 })}>{strings.clear}</Button></EmptyState>
      ))}
      {(list.isPending || rows.length > 0) && <Rows label={label} columns={columns} rows={list.isPending ? null : rows} rowKey={rowKey} />}
      {count > 0 && <Paging strings={strings} place={shown} count={count} shownRows={rows.length} onMove={move} />}
    </div>
  );
}

interface SearchFieldProps {
  search: string;
  strings: PagedTableStrings;
  onSearch: (search: string) => void;
}

/** Searches while somebody types, once they pause. */
function SearchField({ search, strings, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(search);
  const asked = useRef(search);
  const later = useDebouncedCallback((next: string) => {
    asked.current = next;
    onSearch(next);
  }, SEARCH_WAIT_MS);
  useEffect(() => {
    // Somebody else changed it: the button that clears it, or the way back.
    if (search !== asked.current) setTyped(search);
    asked.current = search;
  }, [search]);
  const handleChange = (next: string): void => {
    setTyped(next);
    later(next.trim());
  };
  return <TextInput type="search" aria-label={strings.search} placeholder={strings.search} maxLength={200} value={typed} leftSection={<IconSearch size={16} stroke={1.6} aria-hidden />} onChange={(event) => handleChange(event.currentTarget.value)} className="tieout-paged-search" />;
}

interface RowsProps<Row> extends Pick<PagedTableProps<Row>, 'label' | 'columns' | 'rowKey'> {
  /** Null while they come. */
  rows: readonly Row[] | null;
}

function Rows<Row>({ label, columns, rows, rowKey }: RowsProps<Row>) {
  const alignment = (column: PagedColumn<Row>) => ({ ...(column.isFigure ? { 'data-figure': true } : {}), ...(column.isActions ? { 'data-actions': true } : {}) });
  return (
    <div className="tieout-table-scroll" role="region" tabIndex={0} aria-label={label}>
      <table className="tieout-table" data-paged>
        <thead><tr>{columns.map((column) => <th key={column.title} scope="col" {...alignment(column)}>{column.title}</th>)}</tr></thead>
        <tbody>
          {rows?.map((row) => <tr key={rowKey(row)}>{columns.map((column) => <td key={column.title} data-title={column.title} {...alignment(column)}>{column.cell(row)}</td>)}</tr>)
            ?? Array.from({ length: SKELETON_ROWS }, (_, index) => <tr key={index}>{columns.map((column) => <td key={column.title}><Skeleton height={14} /></td>)}</tr>)}
        </tbody>
      </table>
    </div>
  );
}

/** A text that may be long, such as the address of a guest: cut in the table, whole when pointed at. A second one may stand below. */
export function ShortCell({ text, below = '' }: { text: string; below?: string }) {
  return (
    <div className="tieout-cell-short">
      <div title={text}>{text}</div>
      {below !== '' && <div className="tieout-muted" title={below}>{below}</div>}
    </div>
  );
}

interface PagingProps {
  strings: PagedTableStrings;
  place: TablePlace;
  count: number;
  shownRows: number;
  onMove: (change: Partial<TablePlace>) => void;
}

function Paging({ strings, place: { page, pageSize }, count, shownRows, onMove }: PagingProps) {
  const first = page * pageSize;
  return (
    <div className="tieout-paged-foot">
      <NativeSelect size="xs" aria-label={strings.pageSize} data={PAGE_SIZES.map(String)} value={String(pageSize)} onChange={(event) => onMove({ pageSize: Number(event.currentTarget.value), page: 0 })} />
      <span className="tieout-figures tieout-muted" aria-live="polite">{shownRows > 0 ? strings.range(first + 1, first + shownRows, count) : ''}</span>
      <ActionIcon variant="subtle" color="gray" aria-label={strings.previous} disabled={page === 0} onClick={() => onMove({ page: page - 1 })}><IconChevronLeft size={17} /></ActionIcon>
      <ActionIcon variant="subtle" color="gray" aria-label={strings.next} disabled={first + pageSize >= count} onClick={() => onMove({ page: page + 1 })}><IconChevronRight size={17} /></ActionIcon>
    </div>
  );
}
