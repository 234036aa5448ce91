import { Button, Group, Text } from '@mantine/core';
import { useTieout, useUser } from '@tieout/widgets';
import { IconUserShield } from '@tabler/icons-react';
import { useState } from 'react';
import { useSession } from '../auth/session.js';
import classes from './ActingBanner.module.css';
import { endActing, isActing } from './actingAs.js';

/** Stands over every page while a member of the support acts as a customer. One click ends it. */
export function ActingBanner() {
  const { permissions } = useSession();
  return isActing(permissions) ? <Banner /> : null;
}

function Banner() {
  const { client } = useTieout();
  const { data: user } = useUser();
  const [isEnding, setIsEnding] = useState(false);
  const handleEnd = (): void => {
    setIsEnding(true);
    // It ends here even when the server is out of reach; there it ends by itself.
    void client.auth.signOut().catch(() => undefined).finally(endActing);
  };
  return (
    <Group role="status" className={classes.banner} wrap="nowrap">
      <IconUserShield size={18} stroke={1.6} aria-hidden className={classes.icon} />
      <Text size="sm" flex={1}>You act as <b>{user ? user.email : 'a customer'}</b>. Your name and theirs stand beside everything you do.</Text>
      <Button size="compact-sm" variant="default" loading={isEnding} onClick={handleEnd}>End</Button>
    </Group>
  );
}
