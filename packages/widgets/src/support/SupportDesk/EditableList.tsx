import { ActionIcon, Button, Group, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { IconX } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { SettingsCard } from '../../account/Settings/SettingsCard.js';
import { FormFailure } from '../../auth/AccountForms/FormParts.js';
import { describeError } from '../../core/describeError.js';
import type { SupportStrings } from './Support.strings.js';

interface EditableListProps {
  title: string;
  lead: string;
  label: string;
  empty: string;
  queryKey: readonly string[];
  strings: SupportStrings;
  load: (signal: AbortSignal) => Promise<readonly string[]>;
  /** Answers the whole list as it is then. */
  change: (entry: string, isOn: boolean) => Promise<readonly string[]>;
}

/** A short list of words that are on or off. */
export function EditableList({ title, lead, label, empty, queryKey, strings, load, change }: EditableListProps) {
  const cache = useQueryClient();
  const [entry, setEntry] = useState('');
  const list = useQuery({ queryKey, queryFn: ({ signal }) => load(signal) });
  const edit = useMutation({ mutationFn: ({ word, isOn }: { word: string; isOn: boolean }) => change(word, isOn), onSuccess: (next) => cache.setQueryData(queryKey, next) });
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    edit.mutate({ word: entry.trim(), isOn: true }, { onSuccess: () => setEntry('') });
  };
  const failure = edit.error ?? list.error;
  return (
    <SettingsCard title={title} lead={lead}>
      <FormFailure>{failure && describeError(failure, strings.failed)}</FormFailure>
      {list.data?.length === 0 && <Text size="sm" c="dimmed">{empty}</Text>}
      {list.data && list.data.length > 0 && (
        <ul className="tieout-chips tieout-words">
          {list.data.map((word) => <li key={word}>{word}<ActionIcon size={24} variant="subtle" color="gray" aria-label={strings.remove(word)} onClick={() => edit.mutate({ word, isOn: false })}><IconX size={14} /></ActionIcon></li>)}
        </ul>
      )}
      <form onSubmit={handleSubmit}>
        <Group align="flex-end">
          <TextInput label={label} value={entry} autoCapitalize="none" spellCheck={false} onChange={(event) => setEntry(event.currentTarget.value)} flex="0 1 300px" />
          <Button type="submit" variant="default" disabled={!entry.trim()} loading={edit.isPending}>{strings.add}</Button>
        </Group>
      </form>
    </SettingsCard>
  );
}
