import { Button, Group, Modal, Table, Text } from '@mantine/core';
import type { EditConflict } from '@tieout/sdk/contract';
import { formatInstant } from '../../core/formatDate.js';
import { formatMoney } from '../../core/formatMoney.js';
import { useStrings } from '../../core/useStrings.js';
import { rowHistoryStrings } from '../RowHistory/RowHistory.strings.js';
import { editingStrings, type EditingStrings } from './editing.strings.js';
import type { Conflict } from './useEdits.js';

/** Both values of a cell that two people changed: nothing is lost until one is chosen. */
export function EditConflictDialog({ conflict }: { conflict: Conflict | null }) {
  const strings = useStrings('Editing', editingStrings);
  const { fields } = useStrings('RowHistory', rowHistoryStrings);
  const conflicts = conflict?.conflicts ?? [];
  const by = conflicts.find(({ userName }) => userName);
  return (
    <Modal opened={conflict !== null} onClose={() => conflict?.keepTheirs()} title={strings.conflictTitle} size="lg">
      <Text size="sm" mb="sm">{strings.conflictText}</Text>
      <Table withTableBorder verticalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{strings.field}</Table.Th>
            <Table.Th>{strings.yours}</Table.Th>
            <Table.Th>{strings.theirs}{by && <Text span size="xs" c="dimmed" fw={400}> {strings.conflictBy(by.userName ?? strings.somebody, by.at ? formatInstant(by.at) : '')}</Text>}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {conflicts.map((entry) => (
            <Table.Tr key={`${entry.transactionId}${entry.field}`}>
              <Table.Th scope="row">
                {fields[entry.field] ?? entry.field}
                {entry.row && <Text size="xs" c="dimmed" fw={400} dir="auto" lineClamp={2}>{describeRow(entry.row, strings)}</Text>}
              </Table.Th>
              <Table.Td className="tieout-figures">{showValue(entry, entry.yours, strings)}</Table.Td>
              <Table.Td className="tieout-figures">{showValue(entry, entry.theirs, strings)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Group justify="flex-end" mt="md" gap="xs">
        <Button variant="default" data-autofocus onClick={() => conflict?.keepTheirs()}>{strings.keepTheirs}</Button>
        <Button onClick={() => conflict?.keepMine()}>{strings.keepMine}</Button>
      </Group>
    </Modal>
  );
}

function describeRow({ date, description, amount }: NonNullable<EditConflict['row']>, strings: EditingStrings): string {
  return strings.conflictRow([date ?? '', description.split('\n')[0] ?? '', amount === null ? '' : formatMoney(amount)].filter((part) => part !== ''));
}

function showValue({ field }: EditConflict, value: EditConflict['yours'], strings: EditingStrings): string {
  if (value === null || value === '') return strings.nothing;
  if (typeof value === 'boolean') return value ? strings.yes : strings.no;
  return typeof value === 'number' && field !== 'pageNumber' ? formatMoney(value) : String(value);
}
