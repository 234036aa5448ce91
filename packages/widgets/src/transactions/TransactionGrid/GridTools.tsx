import { ActionIcon, Button, Checkbox, Menu, Popover, Switch } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp, IconColumns3, IconGripVertical, IconPlus } from '@tabler/icons-react';
import type { Sort } from '@tieout/sdk/contract';
import { useState, type ReactNode } from 'react';
import { completeOrder, defaultColumnState, moveColumn, moveColumnTo, type ColumnId, type ColumnState } from './columnState.js';
import type { TransactionGridStrings } from './TransactionGrid.strings.js';

interface GridToolsProps {
  columns: ColumnState;
  /** Left out because they hold nothing. */
  empty: readonly ColumnId[];
  sort: Sort | null;
  strings: TransactionGridStrings;
  onColumns: (state: ColumnState) => void;
  onSort: (sort: Sort | null) => void;
  /** Absent: rows cannot be added. */
  onAdd: (() => void) | undefined;
  /** Left: filters. */
  children?: ReactNode;
  /** Left of order and columns: undo and what the host gives. */
  tools?: ReactNode;
}

export function GridTools({ columns, empty, sort, strings, onColumns, onSort, onAdd, children, tools }: GridToolsProps) {
  const order = sort ? strings.columns[sort.field as ColumnId] : strings.originalShort;
  return (
    <div className="tieout-grid-tools">
      <div className="tieout-grid-filters">{children}</div>
      {tools}
      <Menu position="bottom-end" shadow="md" withinPortal>
        <Menu.Target>
          <Button variant="default" size="compact-sm" aria-label={`${strings.order}: ${order}`} title={strings.order} leftSection={<IconArrowsSort size={14} stroke={1.7} />}>
            <span className="tieout-tool-text">{order}</span>
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => onSort(null)}>{strings.original}</Menu.Item>
          <Menu.Item leftSection={<IconArrowUp size={14} />} onClick={() => onSort({ field: 'date', direction: 'ASC' })}>{strings.byDate}, {strings.ascending}</Menu.Item>
          <Menu.Item leftSection={<IconArrowDown size={14} />} onClick={() => onSort({ field: 'date', direction: 'DESC' })}>{strings.byDate}, {strings.descending}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Popover position="bottom-end" shadow="md" withinPortal trapFocus>
        <Popover.Target>
          <Button variant="default" size="compact-sm" aria-label={strings.configureColumns} title={strings.configureColumns} leftSection={<IconColumns3 size={15} stroke={1.7} />}>
            <span className="tieout-tool-text">{strings.configureColumns}</span>
          </Button>
        </Popover.Target>
        <Popover.Dropdown p="xs">
          <ColumnList columns={columns} empty={empty} strings={strings} onColumns={onColumns} />
        </Popover.Dropdown>
      </Popover>
      {onAdd && (
        <Button variant="default" size="compact-sm" aria-label={strings.addTransaction} title={strings.addTransaction} leftSection={<IconPlus size={15} stroke={1.8} />} onClick={onAdd}>
          <span className="tieout-tool-text">{strings.addTransaction}</span>
        </Button>
      )}
    </div>
  );
}

type ColumnListProps = Pick<GridToolsProps, 'columns' | 'empty' | 'strings' | 'onColumns'>;

function ColumnList({ columns, empty, strings, onColumns }: ColumnListProps) {
  const [dragged, setDragged] = useState<ColumnId | null>(null);
  const order = completeOrder(columns.order);
  const isShown = (id: ColumnId) => !columns.hidden.includes(id) && !empty.includes(id);
  const toggle = (id: ColumnId) => {
    // From now on the user decides, so what was hidden for being empty is written down.
    const hidden = order.filter((other) => (other === id ? isShown(id) : !isShown(other)));
    onColumns({ ...columns, hidden, leavesOutEmpty: false });
  };
  const drop = (target: ColumnId) => {
    if (dragged && dragged !== target) onColumns({ ...columns, order: moveColumnTo(order, dragged, order.indexOf(target)) });
    setDragged(null);
  };
  return (
    <>
      <ul className="tieout-grid-columns">
        {order.map((id, index) => (
          <li key={id} draggable data-dragged={dragged === id || undefined} onDragStart={() => setDragged(id)} onDragOver={(event) => event.preventDefault()} onDrop={() => drop(id)} onDragEnd={() => setDragged(null)}>
            <IconGripVertical size={14} stroke={1.6} aria-hidden className="tieout-grid-grip" />
            <Checkbox label={strings.columns[id]} checked={isShown(id)} onChange={() => toggle(id)} />
            <ActionIcon size="sm" aria-label={strings.moveUp(strings.columns[id])} disabled={index === 0} onClick={() => onColumns({ ...columns, order: moveColumn(order, id, -1, isShown) })}><IconArrowUp size={14} /></ActionIcon>
            <ActionIcon size="sm" aria-label={strings.moveDown(strings.columns[id])} disabled={index === order.length - 1} onClick={() => onColumns({ ...columns, order: moveColumn(order, id, 1, isShown) })}><IconArrowDown size={14} /></ActionIcon>
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
