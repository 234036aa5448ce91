import { CloseButton, Group, Text } from '@mantine/core';
import { useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { IconDeviceDesktop } from '@tabler/icons-react';
import classes from './Notices.module.css';

/** A mobile or a tablet: a narrow window, or a finger as the only pointer. */
const SMALL_DEVICE = '(max-width: 61.99em), (hover: none) and (pointer: coarse)';

export function DesktopBanner() {
  const isSmall = useMediaQuery(SMALL_DEVICE, false, { getInitialValueInEffect: false });
  const [isDismissed, setIsDismissed] = useLocalStorage({ key: 'tieout-desktop-banner-dismissed', defaultValue: false, getInitialValueInEffect: false });
  if (!isSmall || isDismissed) return null;
  return (
    <Group role="note" className={classes.notice} data-tone="info" wrap="nowrap">
      <IconDeviceDesktop size={18} stroke={1.6} aria-hidden className={classes.icon} />
      <Text size="sm" flex={1}>Tieout is made for a desktop screen. You can look at everything here; reviewing is easier on a wider screen.</Text>
      <CloseButton aria-label="Dismiss the desktop recommendation" onClick={() => setIsDismissed(true)} />
    </Group>
  );
}
