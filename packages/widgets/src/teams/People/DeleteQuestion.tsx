import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import type { PeopleStrings } from './People.strings.js';

interface DeleteQuestionProps {
  /** Of whom or what is to go; null: nothing is asked. */
  name: string | null;
  text: string;
  strings: PeopleStrings;
  onClose: () => void;
  onDelete: () => void;
}

export function DeleteQuestion({ name, text, strings, onClose, onDelete }: DeleteQuestionProps) {
  const handleDelete = () => {
    onDelete();
    onClose();
  };
  return (
    <Modal opened={name !== null} onClose={onClose} title={strings.removeTitle(name ?? '')} centered>
      <Stack>
        <Text>{text}</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>{strings.cancel}</Button>
          <Button color="red" onClick={handleDelete}>{strings.remove}</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
