import { ActionIcon, Button, Checkbox, Popover, SegmentedControl, Switch } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconColumns3 } from '@tabler/icons-react';
import type { Sort } from '@tieout/sdk/contract';
import type { ReactNode } from 'react';
import { completeOrder, defaultColumnState, moveColumn, type ColumnId, type ColumnState } from './columnState.js';
import type { TransactionGridStrings } from './TransactionGrid.strings.js';

interface GridToolsProps {
  columns: ColumnState;
  /** Left out because they hold nothing. */
  empty: readonly ColumnId[];
  sort: Sort | null;
  totalCount: number | null;
  strings: TransactionGridStrings;
  onColumns: (state: ColumnState) => void;
  onSort: (sort: Sort | null) => void;
  children?: ReactNode;
}

export function GridTools({ columns, empty, sort, totalCount, strings, onColumns, onSort, children }: GridToolsProps) {
  return (
    <div className="tieout-grid-tools">
      <span className="tieout-grid-count tieout-figures" aria-live="polite">{totalCount === null ? '' : strings.rows(totalCount)}</span>
      {children}
      <SegmentedControl
        aria-label={strings.order} value={sort?.field === 'date' ? 'date' : sort ? 'other' : 'original'}
        data={[{ value: 'original', label: strings.original }, { value: 'date', label: strings.byDate }]}
        onChange={(value) => onSort(value === 'date' ? { field: 'date', direction: 'ASC' } : null)}
      />
      <Popover position="bottom-end" shadow="md" withinPortal trapFocus>
        <Popover.Target>
          <Button variant="default" leftSection={<IconColumns3 size={15} stroke={1.7} />}>{strings.configureColumns}</Button>
        </Popover.Target>
        <Popover.Dropdown p="xs">
          <ColumnList columns={columns} empty={empty} strings={strings} onColumns={onColumns} />
        </Popover.Dropdown>
      </Popover>
    </div>
  );
}

type ColumnListProps = Pick<GridToolsProps, 'columns' | 'empty' | 'strings' | 'onColumns'>;

function ColumnList({ columns, empty, strings, onColumns }: ColumnListProps) {
  const order = completeOrder(columns.order);
  const isShown = (id: ColumnId) => !columns.hidden.includes(id) && !empty.includes(id);
  const toggle = (id: ColumnId) => {
    // From now on the user decides, so what was hidden for being empty is written down.
    const hidden = order.filter((other) => (other === id ? isShown(id) : !isShown(other)));
    onColumns({ ...columns, hidden });
  };
  return (
    <>
      <ul className="tieout-grid-columns">
        {order.map((id, index) => (
          <li key={id}>
            <Checkbox label={strings.columns[id]} checked={isShown(id)} onChange={() => toggle(id)} />
            <ActionIcon size="sm" aria-label={strings.moveUp(strings.columns[id])} disabled={index === 0} onClick={() => onColumns({ ...columns, order: moveColumn(order, id, -1) })}><IconArrowUp size={14} /></ActionIcon>
            <ActionIcon size="sm" aria-label={strings.moveDown(strings.columns[id])} disabled={index === order.length - 1} onClick={() => onColumns({ ...columns, order: moveColumn(order, id, 1) })}><IconArrowDown size={14} /></ActionIcon>
          </li>
        ))}
      </ul>
      <div className="tieout-grid-columns-foot">
        <Switch label={strings.allLines} checked={columns.allLines} onChange={(event) => onColumns({ ...columns, allLines: event.currentTarget.checked })} />
        <Button variant="subtle" size="compact-xs" onClick={() => onColumns(defaultColumnState)}>{strings.resetColumns}</Button>
      </div>
    </>
  );
}
