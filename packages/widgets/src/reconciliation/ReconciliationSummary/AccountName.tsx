import { ActionIcon, Button, Group, Popover, TextInput, Tooltip } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import type { ReconciliationSummaryStrings } from './ReconciliationSummary.strings.js';

/** The Rename button beside the account selector, with its field. */
export function AccountName({ name, strings, onRename }: { name: string; strings: ReconciliationSummaryStrings; onRename: (name: string) => Promise<boolean> }) {
  const [draft, setDraft] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const text = draft?.trim() ?? '';
    if (text === '') setProblem(strings.accountRequired);
    else if (text === name || (await onRename(text))) setDraft(null);
  };
  return (
    <Popover opened={draft !== null} onChange={(isOpen) => !isOpen && setDraft(null)} position="bottom-start" shadow="md" withinPortal trapFocus returnFocus>
      <Popover.Target>
        <Tooltip label={strings.rename}>
          <ActionIcon aria-label={strings.rename} onClick={() => setDraft(draft === null ? name : null)}><IconPencil size={15} stroke={1.7} /></ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown p="xs">
        <form onSubmit={(event) => void handleSubmit(event)} noValidate>
          <Group gap="xs" align="flex-start" wrap="nowrap">
            <TextInput
              aria-label={strings.accountName} value={draft ?? ''} error={problem} data-autofocus w={220}
              onChange={({ currentTarget }) => {
                setDraft(currentTarget.value);
                setProblem(null);
              }}
            />
            <Button type="submit">{strings.rename}</Button>
          </Group>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}
