import { Button, CloseButton, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconRefresh } from '@tabler/icons-react';
import classes from './Notices.module.css';
import { useServerVersion } from './serverVersion.js';

/** Shown when the server answers with another version than the one this page was built for. */
export function NewVersionNotice() {
  const serverVersion = useServerVersion();
  const [isOpen, { close }] = useDisclosure(true);
  if (serverVersion === null || !isOpen) return null;
  return (
    <Group role="status" className={classes.notice} data-tone="info" wrap="nowrap">
      <IconRefresh size={18} stroke={1.6} aria-hidden className={classes.icon} />
      <Text size="sm" flex={1}>There&apos;s a new version of the software available</Text>
      <Button size="compact-sm" variant="default" onClick={() => window.location.reload()}>Reload the page</Button>
      <CloseButton aria-label="Dismiss the announcement" onClick={close} />
    </Group>
  );
}
