import { Alert, Button, Code, CopyButton, Group, Stack, Text } from '@mantine/core';
import type { AccountSettingsStrings } from './Settings.strings.js';

/** A secret that cannot be shown again. */
export function ShownOnce({ secret, strings }: { secret: string; strings: AccountSettingsStrings }) {
  return (
    <Alert variant="light" color="green" role="status">
      <Stack gap="xs">
        <Text size="sm">{strings.tokenOnce}</Text>
        <Group gap="xs"><Code className="tieout-secret">{secret}</Code><CopyButton value={secret}>{({ copied, copy }) => <Button size="compact-sm" variant="default" onClick={copy}>{copied ? strings.copied : strings.copy}</Button>}</CopyButton></Group>
      </Stack>
    </Alert>
  );
}
