import { Button, Group, Modal, PasswordInput, Text } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import type { UploadEntry } from '../uploadState.js';
import type { UploadDropzoneStrings } from './UploadDropzone.strings.js';

interface PasswordDialogProps {
  entry: UploadEntry | null;
  strings: UploadDropzoneStrings;
  onUnlock: (key: string, password: string) => Promise<boolean>;
  onPostpone: (key: string) => void;
}

/** Asks for the password of one file; what opens it is tried on the other protected files too. */
export function PasswordDialog({ entry, strings, onUnlock, onPostpone }: PasswordDialogProps) {
  return (
    <Modal opened={entry !== null} onClose={() => entry && onPostpone(entry.key)} title={strings.passwordTitle} size="sm">
      {entry && <PasswordForm key={entry.key} entry={entry} strings={strings} onUnlock={onUnlock} onPostpone={onPostpone} />}
    </Modal>
  );
}

function PasswordForm({ entry, strings, onUnlock, onPostpone }: PasswordDialogProps & { entry: UploadEntry }) {
  const [password, setPassword] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(password === '');
    if (password === '') return;
    setIsBusy(true);
    const opened = await onUnlock(entry.key, password);
    if (!opened) setIsBusy(false);
  };
  return (
    <form onSubmit={(event) => void handleSubmit(event)} noValidate>
      <Text size="sm" mb="sm">{strings.passwordText(entry.file.name)}</Text>
      <PasswordInput
        data-autofocus label={strings.password} value={password} autoComplete="off"
        onChange={(event) => setPassword(event.currentTarget.value)} error={isMissing ? strings.passwordRequired : entry.message}
      />
      <Group justify="flex-end" mt="md" gap="xs">
        <Button variant="default" onClick={() => onPostpone(entry.key)}>{strings.later}</Button>
        <Button type="submit" loading={isBusy}>{strings.unlock}</Button>
      </Group>
    </form>
  );
}
