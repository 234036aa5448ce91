import { Button, Group, Modal, Text } from '@mantine/core';
import type { Job } from '@tieout/sdk/contract';
import { describeError } from '../../core/describeError.js';
import { useTieout } from '../../core/useTieout.js';
import { useJobActions } from '../useJob.js';
import type { JobListStrings } from './JobList.strings.js';

export type DeleteJobStrings = Pick<
  JobListStrings, 'deleteTitle' | 'deleteQuestion' | 'deleteConsequence' | 'deleteConfirm' | 'cancel' | 'deleted' | 'deleteFailed'
>;

interface DeleteJobDialogProps {
  /** The job to ask about; null closes the dialog. */
  job: Job | null;
  strings: DeleteJobStrings;
  onClose: () => void;
  onDeleted?: (job: Job) => void;
}

export function DeleteJobDialog({ job, strings, onClose, onDeleted }: DeleteJobDialogProps) {
  const { toasts } = useTieout();
  const { remove } = useJobActions(job?.id ?? '');
  const handleConfirm = () => {
    if (!job) return;
    remove.mutate(undefined, {
      onSuccess: () => {
        toasts.success(strings.deleted);
        onClose();
        onDeleted?.(job);
      },
      onError: (error) => toasts.error(strings.deleteFailed, { detail: describeError(error, '') }),
    });
  };
  return (
    <Modal opened={job !== null} onClose={onClose} title={strings.deleteTitle} size="sm">
      <Text size="sm" fw={600}>{strings.deleteQuestion}</Text>
      <Text size="sm" mt={4} c="dimmed">{job ? strings.deleteConsequence(job.name) : ''}</Text>
      <Group justify="flex-end" mt="md" gap="xs">
        <Button variant="default" onClick={onClose} data-autofocus>{strings.cancel}</Button>
        <Button color="red" loading={remove.isPending} onClick={handleConfirm}>{strings.deleteConfirm}</Button>
      </Group>
    </Modal>
  );
}
