import { Button, Group, Modal, Text } from '@mantine/core';
import { useStrings } from '../../core/useStrings.js';
import { useTieout } from '../../core/useTieout.js';
import { trialLimitStrings } from './TrialLimit.strings.js';

/** The file is there, but not with everything. Shown by the provider, for downloads of every kind. */
export function TrialLimitDialog() {
  const { cut, isDialogOpen, closeDialog } = useTieout().trialLimit;
  const strings = useStrings('TrialLimit', trialLimitStrings);
  return (
    <Modal opened={cut !== null && isDialogOpen} onClose={closeDialog} title={strings.title} size="sm" attributes={{ header: { role: 'presentation' } }}>
      <Text size="sm">{cut && strings.text(cut.limit, strings.items[cut.items])}</Text>
      <Group justify="flex-end" mt="md"><Button onClick={closeDialog} data-autofocus>{strings.close}</Button></Group>
    </Modal>
  );
}
