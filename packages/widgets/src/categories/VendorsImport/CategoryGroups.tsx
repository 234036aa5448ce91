import { ActionIcon, Button, Group, Modal, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { CategoryGroup } from '@tieout/sdk/contract';
import { useState } from 'react';
import { useCategoryGroups } from './useVendorsImport.js';
import type { VendorsImportStrings } from './VendorsImport.strings.js';

/** The category groups there are. */
export function CategoryGroups({ strings }: { strings: VendorsImportStrings }) {
  const { groups, categories, remove } = useCategoryGroups(strings);
  const [asked, setAsked] = useState<CategoryGroup | null>(null);
  if (!groups) return null;
  const close = () => setAsked(null);
  return (
    <section className="tieout-vendors-groups">
      <h2>{strings.groups}</h2>
      {groups.length === 0 && <p className="tieout-muted">{strings.noGroups}</p>}
      {groups.length > 0 && (
        <ul>
          {groups.map((group) => {
            const own = categories.filter(({ id }) => group.tagRegexesId.includes(id));
            return (
              <li key={group.id}>
                <span>{group.name}</span>
                <span className="tieout-muted">{strings.summary(own.reduce((sum, { regexes }) => sum + regexes.length, 0), own.length)}</span>
                <ActionIcon aria-label={strings.remove(group.name)} onClick={() => setAsked(group)}><IconTrash size={16} /></ActionIcon>
              </li>
            );
          })}
        </ul>
      )}
      <Modal opened={asked !== null} onClose={close} title={strings.removeTitle} size="sm">
        <Text size="sm">{asked && strings.removeText(asked.name)}</Text>
        <Group justify="flex-end" gap="xs" mt="md">
          <Button variant="default" onClick={close} data-autofocus>{strings.cancel}</Button>
          <Button
            color="red.9"
            onClick={() => {
              if (asked) remove(asked.id);
              close();
            }}
          >
            {strings.removeYes}
          </Button>
        </Group>
      </Modal>
    </section>
  );
}
