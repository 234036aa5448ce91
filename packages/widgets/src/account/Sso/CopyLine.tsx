import { Button, Code, CopyButton, Group, Text } from '@mantine/core';
import type { SsoStrings } from './Sso.strings.js';

/** Something to be copied into another program. */
export function CopyLine({ label, value, strings }: { label: string; value: string; strings: SsoStrings }) {
  return (
    <div>
      <Text size="xs" c="dimmed">{label}</Text>
      <Group gap="xs" wrap="nowrap">
        <Code className="tieout-secret">{value}</Code>
        <CopyButton value={value} timeout={2000}>{({ copied, copy }) => <Button size="compact-sm" variant="default" flex="none" aria-label={strings.copyOf(label)} onClick={copy}>{copied ? strings.copied : strings.copy}</Button>}</CopyButton>
      </Group>
    </div>
  );
}
