import { Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Page.module.css';
import { usePageTitle } from './usePageTitle.js';

interface PageProps {
  title: string;
  /** One line under the title. */
  lead?: string;
  /** Buttons beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of a page of text width: its heading takes the focus after a navigation. */
export function Page({ title, lead, actions, children }: PageProps) {
  usePageTitle(title);
  return (
    <div className={classes.page}>
      <Group justify="space-between" align="flex-end" mb="md" gap="sm">
        <Stack gap={2}>
          <Title order={1} tabIndex={-1} className={classes.heading}>{title}</Title>
          {lead && <Text c="dimmed" size="sm">{lead}</Text>}
        </Stack>
        {actions && <Group gap="xs">{actions}</Group>}
      </Group>
      {children}
    </div>
  );
}
