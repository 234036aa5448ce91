import { Anchor, Group, Text } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useUser } from '@tieout/widgets';
import { Link, useLocation } from 'react-router';
import notices from '../shell/Notices.module.css';

/** Tells guests how they keep what they make: nobody can sign in to a guest's account again. */
export function GuestNotice() {
  const { data: user } = useUser();
  const { pathname } = useLocation();
  if (!user?.isGuest || pathname.startsWith('/account')) return null;
  return (
    <Group role="note" className={notices.notice} data-tone="info" wrap="nowrap">
      <IconUserPlus size={18} stroke={1.6} aria-hidden className={notices.icon} />
      <Text size="sm" flex={1}>You are here as a guest, in this browser alone. <Anchor component={Link} to="/account" size="sm" underline="always">Make an account</Anchor> and your jobs come along.</Text>
    </Group>
  );
}
