import { ActionIcon, Menu, Text } from '@mantine/core';
import { IconLogout, IconSettings, IconUserCircle, IconUsers } from '@tabler/icons-react';
import { useStrings } from '../../core/useStrings.js';
import { useTieout } from '../../core/useTieout.js';
import { useUser } from '../useAccount.js';
import { accountMenuStrings } from './AccountMenu.strings.js';

export interface AccountMenuProps {
  /** After the session has ended on the server, or could not be reached. */
  onSignedOut: () => void;
  /** Addresses of the pages of the account. */
  accountHref: string;
  peopleHref: string;
}

/** Who is signed in, the pages that are left, and the way out. */
export function AccountMenu({ onSignedOut, accountHref, peopleHref }: AccountMenuProps) {
  const { client } = useTieout();
  const strings = useStrings('AccountMenu', accountMenuStrings);
  const { data: user } = useUser();
  const name = user?.isGuest ? strings.guest : `${user?.firstName ?? ''} ${user?.lastName ?? ''}`.trim();
  const handleSignOut = () => void client.auth.signOut().catch(() => undefined).finally(onSignedOut);
  return (
    <Menu position="bottom-end" width={240} withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={strings.account} title={strings.account}>
          <IconUserCircle size={20} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {user && (
          <Menu.Item component="div" role="menuitem" aria-disabled closeMenuOnClick={false} style={{ cursor: 'default' }}>
            {name && <Text size="sm" fw={600} truncate>{name}</Text>}
            {!user.isGuest && <Text size="sm" c="dimmed" truncate>{user.email}</Text>}
            {user.credits !== null && <Text size="sm" c="dimmed">{strings.pagesLeft(user.credits + user.purchasedCredits)}</Text>}
          </Menu.Item>
        )}
        <Menu.Item component="a" href={accountHref} leftSection={<IconSettings size={16} stroke={1.6} aria-hidden />}>{strings.settings}</Menu.Item>
        {user && !user.isGuest && <Menu.Item component="a" href={peopleHref} leftSection={<IconUsers size={16} stroke={1.6} aria-hidden />}>{strings.people}</Menu.Item>}
        <Menu.Item leftSection={<IconLogout size={16} stroke={1.6} aria-hidden />} onClick={handleSignOut}>{strings.signOut}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
