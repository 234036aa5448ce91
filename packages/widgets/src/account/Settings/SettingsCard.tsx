import { Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface SettingsCardProps {
  title: string;
  lead?: string | undefined;
  children: ReactNode;
}

/** One subject of the account. */
export function SettingsCard({ title, lead, children }: SettingsCardProps) {
  return (
    <Paper component="section" withBorder p="lg" radius="md">
      <Stack gap="md">
        <div>
          <Title order={2} size="h4">{title}</Title>
          {lead && <Text size="sm" c="dimmed">{lead}</Text>}
        </div>
        {children}
      </Stack>
    </Paper>
  );
}
