import { Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { ProductMark } from '../shell/ProductMark.js';
import { ThemeSwitch } from '../shell/ThemeSwitch.js';
import { usePageTitle } from '../shell/usePageTitle.js';
import classes from './AuthLayout.module.css';

interface AuthLayoutProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** The frame of the pages before there is a session. */
export function AuthLayout({ title, lead, children }: AuthLayoutProps) {
  usePageTitle(title);
  return (
    <main className={classes.page}>
      <div className={classes.corner}><ThemeSwitch /></div>
      <div className={classes.column}>
        <a href="/app/login" className={classes.brand}><ProductMark size={28} />Tieout</a>
        <Paper withBorder p="xl" radius="md">
          <Stack gap="md">
            <Stack gap={4}>
              <Title order={1} size="h3" ta="center">{title}</Title>
              {lead && <Text c="dimmed" ta="center">{lead}</Text>}
            </Stack>
            {children}
          </Stack>
        </Paper>
      </div>
    </main>
  );
}
