import { Button, Group, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { describeError } from '../../core/describeError.js';
import type { ProjectTreeStrings } from './ProjectTree.strings.js';

interface NameFormProps {
  label: string;
  initial?: string;
  strings: ProjectTreeStrings;
  onSave: (name: string) => Promise<unknown>;
  onClose: () => void;
}

/** One line; what is wrong with the name is said below it, and the name stays. */
export function NameForm({ label, initial = '', strings, onSave, onClose }: NameFormProps) {
  const [name, setName] = useState(initial);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (!name.trim()) return setError(strings.nameNeeded);
    setIsBusy(true);
    onSave(name.trim()).then(onClose, (failure: unknown) => {
      setError(describeError(failure, strings.saveFailed));
      setIsBusy(false);
    });
  };
  return (
    <form onSubmit={handleSubmit}>
      <Group gap="xs" align="flex-start">
        <TextInput
          aria-label={label} placeholder={label} value={name} error={error} maxLength={100} w={280} ref={(input) => input?.focus()}
          onChange={(event) => {
            setName(event.currentTarget.value);
            setError(null);
          }}
          onKeyDown={(event) => event.key === 'Escape' && onClose()}
        />
        <Button type="submit" loading={isBusy}>{strings.add}</Button>
        <Button variant="default" onClick={onClose}>{strings.cancel}</Button>
      </Group>
    </form>
  );
}
