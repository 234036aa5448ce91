import { ActionIcon, AppShell, Burger, Drawer } from '@mantine/core';
import { useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { IconHelp } from '@tabler/icons-react';
import { TrialLimitBanner } from '@tieout/widgets';
import { useRef } from 'react';
import { Link, Outlet, ScrollRestoration, useNavigate } from 'react-router';
import { SessionMenu } from '../auth/SessionMenu.js';
import { AccountOverlays } from './AccountOverlays.js';
import { ConnectionNotice } from './ConnectionNotice.js';
import { DesktopBanner } from './DesktopBanner.js';
import { HelpDrawer } from './HelpDrawer.js';
import { JobSearch } from './JobSearch.js';
import { NewVersionNotice } from './NewVersionNotice.js';
import { ProductMark } from './ProductMark.js';
import classes from './Shell.module.css';
import { ShortcutsDialog } from './ShortcutsDialog.js';
import { SideNavigation } from './SideNavigation.js';
import { ThemeSwitch } from './ThemeSwitch.js';
import { useModalStack } from './useModalStack.js';
import { useNavigationFocus } from './useNavigationFocus.js';
import { useShortcutKeys } from './useShortcutKeys.js';

const HEADER_HEIGHT = 52;
const NAVIGATION_WIDTH = 200;
const FOLDED_WIDTH = 62;

export function Shell() {
  const modals = useModalStack();
  const navigate = useNavigate();
  const searchRef = useRef<HTMLInputElement>(null);
  const isWide = useMediaQuery('(min-width: 48em)', true, { getInitialValueInEffect: false });
  const [isFolded, setIsFolded] = useLocalStorage({ key: 'tieout-navigation-folded', defaultValue: false, getInitialValueInEffect: false });
  const [keysEnabled, setKeysEnabled] = useLocalStorage({ key: 'tieout-shortcut-keys', defaultValue: true, getInitialValueInEffect: false });
  const toggleFold = (): void => setIsFolded((folded) => !folded);

  useNavigationFocus();
  useShortcutKeys(
    {
      '?': () => modals.open('shortcuts'),
      '/': () => searchRef.current?.focus(),
      '[': toggleFold,
      h: () => modals.open('help'),
      'g j': () => void navigate('/extractdata'),
      'g e': () => void navigate('/extract/bankMode'),
      'g a': () => void navigate('/dataArchive'),
      'g r': () => document.querySelector<HTMLElement>('#main .tieout-skip')?.click(),
    },
    keysEnabled,
  );

  return (
    <AppShell
      header={{ height: HEADER_HEIGHT }}
      navbar={{ width: isFolded ? FOLDED_WIDTH : NAVIGATION_WIDTH, breakpoint: 'sm', collapsed: { mobile: true } }}
      transitionDuration={0}
    >
      <AppShell.Header>
        <a href="#main" className={classes.skip}>Skip to the content</a>
        <div className={classes.header}>
          {!isWide && (
            <Burger size="sm" opened={modals.active === 'navigation'} aria-label="Open the navigation" onClick={() => modals.open('navigation')} />
          )}
          <Link to="/extractdata" className={classes.brand} aria-label="Tieout, to the jobs">
            <ProductMark />
            {isWide && 'Tieout'}
          </Link>
          <div className={classes.search}><JobSearch inputRef={searchRef} /></div>
          <div className={classes.actions}>
            <ActionIcon variant="subtle" color="gray" size="lg" aria-label="Help" title="Help" onClick={() => modals.open('help')}>
              <IconHelp size={19} stroke={1.6} />
            </ActionIcon>
            <ThemeSwitch />
            <SessionMenu />
          </div>
        </div>
      </AppShell.Header>
      {isWide && (
        <AppShell.Navbar>
          <SideNavigation isFolded={isFolded} onFoldToggle={toggleFold} />
        </AppShell.Navbar>
      )}
      <AppShell.Main id="main" tabIndex={-1} className={classes.main}>
        <NewVersionNotice />
        <AccountOverlays />
        <ConnectionNotice />
        <DesktopBanner />
        <TrialLimitBanner />
        <div className={classes.content}><Outlet /></div>
      </AppShell.Main>
      <Drawer
        opened={modals.active === 'navigation' && !isWide}
        onClose={modals.close}
        size={260}
        title="Tieout"
        classNames={{ title: classes.overlayTitle }}
        closeButtonProps={{ 'aria-label': 'Close the navigation' }}
      >
        <SideNavigation isFolded={false} onNavigate={modals.close} />
      </Drawer>
      <HelpDrawer opened={modals.active === 'help'} onClose={modals.close} onShowShortcuts={() => modals.open('shortcuts')} />
      <ShortcutsDialog opened={modals.active === 'shortcuts'} onClose={modals.close} keysEnabled={keysEnabled} onKeysEnabledChange={setKeysEnabled} />
      <ScrollRestoration />
    </AppShell>
  );
}
