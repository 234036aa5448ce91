import { Button, Group, Select, Stack, Text } from '@mantine/core';
import type { RecordContext } from '@tieout/sdk/contract';
import { RecordContext as contexts } from '@tieout/sdk/contract';
import { useState } from 'react';
import { useStrings } from '../../core/useStrings.js';
import { SettingsCard } from '../../account/Settings/SettingsCard.js';
import { AdminUsers, type FoundPerson } from './AdminUsers.js';
import { administrationStrings } from './Administration.strings.js';
import { RecordBrowser } from './RecordBrowser.js';

export interface UserExplorerProps {
  /** The person to begin with. */
  person?: FoundPerson;
  onPersonChange?: (person: FoundPerson | null) => void;
}

/** Everything that is kept of a person, table by table; without a person, the tables whole. */
export function UserExplorer({ person: given, onPersonChange }: UserExplorerProps) {
  const strings = useStrings('Administration', administrationStrings);
  const [ownPerson, setOwnPerson] = useState<FoundPerson | null>(null);
  const [context, setContext] = useState<RecordContext>('jobs');
  const person = given ?? ownPerson;
  const choose = (next: FoundPerson | null): void => {
    setOwnPerson(next);
    onPersonChange?.(next);
  };
  const tables = contexts.options.filter((name) => person === null || !['contracts', 'credits', 'charges'].includes(name));
  return (
    <Stack gap="lg">
      {person === null && <SettingsCard title={strings.users}><AdminUsers onExplore={choose} /></SettingsCard>}
      <SettingsCard title={person ? person.email : strings.table} lead={person ? strings.explorer : strings.everything}>
        <Group align="flex-end">
          <Select label={strings.table} data={tables.map((name) => ({ value: name, label: strings.contexts[name] ?? name }))} value={context} allowDeselect={false} onChange={(next) => next && setContext(next as RecordContext)} />
          {person && <Button variant="default" onClick={() => choose(null)}>{strings.allPeople}</Button>}
        </Group>
        <RecordBrowser key={`${context} ${person?.id ?? ''}`} context={context} {...(person ? { userId: person.id } : {})} />
        {context === 'documents' && <Text size="sm" c="dimmed">{strings.downloadDocsLead}</Text>}
      </SettingsCard>
    </Stack>
  );
}
