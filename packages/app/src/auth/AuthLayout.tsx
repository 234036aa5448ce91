import { Paper, Stack, Text, Title } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { ProductMark } from '../shell/ProductMark.js';
import { ThemeSwitch } from '../shell/ThemeSwitch.js';
import { usePageTitle } from '../shell/usePageTitle.js';
import classes from './AuthLayout.module.css';

interface AuthLayoutProps {
  title: string;
  lead?: string;
  /** The picture of whoever sends people here, above the form. */
  logo?: string | null;
  children: ReactNode;
}

/** The frame of the pages before there is a session. */
export function AuthLayout({ title, lead, logo, children }: AuthLayoutProps) {
  usePageTitle(title);
  return (
    <main className={classes.page}>
      <div className={classes.corner}><ThemeSwitch /></div>
      <div className={classes.column}>
        {logo && <Logo address={logo} />}
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

/** Nothing in the place of a picture that is not there. */
function Logo({ address }: { address: string }) {
  const [isBroken, setIsBroken] = useState(false);
  return isBroken ? null : <img src={address} alt="" className={classes.logo} onError={() => setIsBroken(true)} />;
}
