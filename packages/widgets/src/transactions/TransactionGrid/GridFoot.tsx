import { Button, Group, Menu, Modal, Text } from '@mantine/core';
import { IconArrowsExchange, IconCheckbox, IconChevronUp, IconFolderSymlink, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { Edits } from '../editing/useEdits.js';
import type { BulkActions } from './useBulkActions.js';
import type { TransactionGridStrings } from './TransactionGrid.strings.js';

interface GridFootProps {
  totalCount: number | null;
  selectedCount: number;
  /** Null: nothing can be changed. */
  bulk: BulkActions | null;
  edits: Edits;
  /** There is no room for a button each. */
  isNarrow: boolean;
  strings: TransactionGridStrings;
  onSelectAll: () => void;
  onClear: () => void;
  onAssign: () => void;
}

/** How many rows there are and are chosen, what can be done to those, and what was done last. */
export function GridFoot({ totalCount, selectedCount, bulk, edits, isNarrow, strings, onSelectAll, onClear, onAssign }: GridFootProps) {
  const [isAsking, setIsAsking] = useState(false);
  const hasSelection = selectedCount > 0 && bulk !== null;
  const foot = useRef<HTMLDivElement>(null);
  // The button that was pressed goes, or its menu does; the focus must not go with it, or whoever uses the keyboard starts from the top of the page.
  const keepFocus = (choose: () => void) => () => {
    foot.current?.focus();
    choose();
  };
  return (
    <div className="tieout-grid-foot" ref={foot} tabIndex={-1}>
      <span className="tieout-grid-count tieout-figures" aria-live="polite">
        {totalCount === null ? '' : hasSelection ? strings.selected(selectedCount, totalCount) : strings.rows(totalCount)}
      </span>
      {bulk && totalCount !== null && totalCount > 0 && selectedCount < totalCount && <Button variant="subtle" size="compact-xs" onClick={keepFocus(onSelectAll)}>{strings.selectAll}</Button>}
      {hasSelection && (
        <>
          <Button variant="subtle" size="compact-xs" onClick={keepFocus(onClear)}>{strings.clearSelection}</Button>
          <BulkTools bulk={bulk} isNarrow={isNarrow} strings={strings} keepFocus={keepFocus} onAssign={onAssign} onDelete={() => setIsAsking(true)} />
        </>
      )}
      <span className="tieout-grid-notice" role="status" key={edits.notice?.id}>{edits.notice?.text}</span>
      <Modal opened={isAsking} onClose={() => setIsAsking(false)} title={strings.deleteRowsTitle} size="sm">
        <Text size="sm">{strings.deleteRowsQuestion(selectedCount)}</Text>
        <Group justify="flex-end" mt="md" gap="xs">
          <Button variant="default" data-autofocus onClick={() => setIsAsking(false)}>{strings.cancel}</Button>
          <Button
            color="red" onClick={() => {
              setIsAsking(false);
              bulk?.deleteRows();
            }}
          >
            {strings.deleteRows}
          </Button>
        </Group>
      </Modal>
    </div>
  );
}

interface BulkToolsProps { bulk: BulkActions; isNarrow: boolean; strings: TransactionGridStrings; keepFocus: (choose: () => void) => () => void; onAssign: () => void; onDelete: () => void }

function BulkTools({ bulk, isNarrow, strings, keepFocus, onAssign, onDelete }: BulkToolsProps) {
  const tools = [
    { label: strings.assign, Icon: IconFolderSymlink, onClick: onAssign },
    { label: strings.switchSigns, Icon: IconArrowsExchange, onClick: bulk.switchSigns },
    { label: strings.switchIncluded, Icon: IconCheckbox, onClick: bulk.switchIncluded },
    { label: strings.deleteRows, Icon: IconTrash, onClick: onDelete },
  ].map((tool) => ({ ...tool, onClick: keepFocus(tool.onClick) }));
  if (!isNarrow) {
    return (
      <span className="tieout-grid-bulk">
        {tools.map(({ label, Icon, onClick }) => <Button key={label} variant="default" size="compact-xs" disabled={bulk.isBusy} leftSection={<Icon size={13} stroke={1.8} />} onClick={onClick}>{label}</Button>)}
      </span>
    );
  }
  return (
    <Menu position="top-start" shadow="md" withinPortal>
      <Menu.Target><Button variant="default" size="compact-xs" disabled={bulk.isBusy} rightSection={<IconChevronUp size={13} />}>{strings.bulkEdit}</Button></Menu.Target>
      <Menu.Dropdown>
        {tools.map(({ label, Icon, onClick }) => <Menu.Item key={label} leftSection={<Icon size={15} stroke={1.7} />} onClick={onClick}>{label}</Menu.Item>)}
      </Menu.Dropdown>
    </Menu>
  );
}
