import { Button, Group, Modal, Text } from '@mantine/core';

interface NoDataDialogProps {
  opened: boolean;
  strings: { noDataTitle: string; noDataText: string; close: string };
  onClose: () => void;
}

/** Error 1055: nothing is left to write. */
export function NoDataDialog({ opened, strings, onClose }: NoDataDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={strings.noDataTitle} size="sm" attributes={{ header: { role: 'presentation' } }}>
      <Text size="sm">{strings.noDataText}</Text>
      <Group justify="flex-end" mt="md"><Button onClick={onClose} data-autofocus>{strings.close}</Button></Group>
    </Modal>
  );
}
