import { Group, Kbd, Modal, Stack, Switch, Table, Text, Title } from '@mantine/core';
import type { Shortcut } from './shortcuts.js';
import { shortcutGroups } from './shortcuts.js';
import classes from './Shell.module.css';

interface ShortcutsDialogProps {
  opened: boolean;
  onClose: () => void;
  keysEnabled: boolean;
  onKeysEnabledChange: (enabled: boolean) => void;
}

function Keys({ shortcut }: { shortcut: Shortcut }) {
  const between = shortcut.press === 'sequence' ? 'then' : '+';
  return (
    <Group gap={6} wrap="nowrap">
      {shortcut.keys.map((key, index) => (
        <Group key={key} gap={6} wrap="nowrap">
          {index > 0 && <Text size="xs" c="dimmed">{between}</Text>}
          <Kbd>{key}</Kbd>
        </Group>
      ))}
    </Group>
  );
}

export function ShortcutTables() {
  return shortcutGroups.map((group) => (
    <Stack key={group.title} gap="xs">
      <Title order={3}>{group.title}</Title>
      <Table verticalSpacing={6} withRowBorders={false} layout="fixed">
        <Table.Tbody>
          {group.shortcuts.map((shortcut) => (
            <Table.Tr key={shortcut.does}>
              <Table.Td w={150}><Keys shortcut={shortcut} /></Table.Td>
              <Table.Td>{shortcut.does}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Stack>
  ));
}

/** The keys, and the switch that turns them off (WCAG 2.1.4: single letters get in the way of speech input). */
export function ShortcutsDialog({ opened, onClose, keysEnabled, onKeysEnabledChange }: ShortcutsDialogProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title="Keyboard shortcuts"
      size="md"
      classNames={{ title: classes.overlayTitle }}
      closeButtonProps={{ 'aria-label': 'Close keyboard shortcuts' }}
    >
      <Stack gap="lg">
        <ShortcutTables />
        <Switch
          label="Single-letter keys are on"
          description="Turn them off if you dictate or use a screen reader that needs the letters. They never act while you type in a field."
          checked={keysEnabled}
          onChange={(event) => onKeysEnabledChange(event.currentTarget.checked)}
        />
      </Stack>
    </Modal>
  );
}
