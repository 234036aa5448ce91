import { Menu } from '@mantine/core';
import { IconHistory, IconRowInsertBottom, IconTrash } from '@tabler/icons-react';
import type { Transaction } from '@tieout/sdk/contract';
import type { TransactionGridStrings } from './TransactionGrid.strings.js';

export interface OpenedMenu { row: Transaction; anchor: HTMLElement }

interface RowMenuProps {
  opened: OpenedMenu | null;
  strings: TransactionGridStrings;
  onClose: () => void;
  onHistory: (row: Transaction) => void;
  onAddBelow: (row: Transaction) => void;
  onDelete: (row: Transaction) => void;
}

/** What can be done with one row, at the button that was pressed. */
export function RowMenu({ opened, strings, onClose, onHistory, onAddBelow, onDelete }: RowMenuProps) {
  if (!opened) return null;
  const { row, anchor } = opened;
  const bounds = anchor.getBoundingClientRect();
  const close = () => {
    onClose();
    anchor.closest<HTMLElement>('.ag-cell')?.focus();
  };
  return (
    <Menu opened onChange={(isOpen) => !isOpen && close()} position="bottom-end" shadow="md" withinPortal hideDetached={false}>
      <Menu.Target>
        <span className="tieout-menu-anchor" role="button" tabIndex={-1} aria-label={strings.rowMenu} style={{ left: bounds.left, top: bounds.top, width: bounds.width, height: bounds.height }} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconHistory size={15} stroke={1.7} />} onClick={() => onHistory(row)}>{strings.rowHistory}</Menu.Item>
        <Menu.Item leftSection={<IconRowInsertBottom size={15} stroke={1.7} />} onClick={() => onAddBelow(row)}>{strings.addBelow}</Menu.Item>
        <Menu.Item color="var(--tieout-negative)" leftSection={<IconTrash size={15} stroke={1.7} />} onClick={() => onDelete(row)}>{strings.deleteRow}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
