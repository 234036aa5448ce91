import { Button, Group, Modal, Text } from '@mantine/core';

interface TrialLimitDialogProps {
  /** How many rows the download holds; null: it was not cut. */
  rows: number | null;
  isGeneric: boolean;
  strings: { trialLimitTitle: string; trialLimit: (rows: number, items: string) => string; trialRows: string; trialTransactions: string; close: string };
  onClose: () => void;
}

/** The file is there, but not with all rows. */
export function TrialLimitDialog({ rows, isGeneric, strings, onClose }: TrialLimitDialogProps) {
  return (
    <Modal opened={rows !== null} onClose={onClose} title={strings.trialLimitTitle} size="sm" attributes={{ header: { role: 'presentation' } }}>
      <Text size="sm">{rows !== null && strings.trialLimit(rows, isGeneric ? strings.trialRows : strings.trialTransactions)}</Text>
      <Group justify="flex-end" mt="md"><Button onClick={onClose} data-autofocus>{strings.close}</Button></Group>
    </Modal>
  );
}
