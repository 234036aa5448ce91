import { Anchor, Button, Drawer, List, Stack, Text, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconKeyboard } from '@tabler/icons-react';
import classes from './Shell.module.css';

interface HelpDrawerProps {
  opened: boolean;
  onClose: () => void;
  onShowShortcuts: () => void;
}

/** The specification's width; on a small screen that would be a strip, so there it fills the screen. */
const HELP_WIDTH = '35vw';

export function HelpDrawer({ opened, onClose, onShowShortcuts }: HelpDrawerProps) {
  const isWide = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false });
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size={isWide ? HELP_WIDTH : '100%'}
      title="Help"
      classNames={{ title: classes.overlayTitle }}
      closeButtonProps={{ 'aria-label': 'Close help' }}
    >
      <Stack gap="lg">
        <Stack gap="xs">
          <Title order={3}>From a statement to proved rows</Title>
          <List type="ordered" spacing="xs">
            <List.Item>Choose <b>Extract</b> and drop your bank or card statements: PDFs or scans, as many as you like.</List.Item>
            <List.Item>Wait for the job, or leave the page: it goes on by itself and shows in <b>Jobs</b>.</List.Item>
            <List.Item>Open the job. Select a row, and the place it was read from lights up on the page beside it.</List.Item>
            <List.Item>Open the badge of a period to see its proof: start balance, money in, money out, end balance.</List.Item>
            <List.Item>Choose <b>Download Data</b> and take the rows as Excel, CSV or QuickBooks.</List.Item>
          </List>
        </Stack>
        <Stack gap="xs">
          <Title order={3}>What the badges mean</Title>
          <Text><b>Reconciled</b>: start balance plus all rows is exactly the end balance, and every printed check agrees.</Text>
          <Text><b>Not Reconciled</b>: the figures do not meet. The proof names the difference and the line where it starts.</Text>
          <Text><b>Unknown</b>: the statement prints too little to check, so nothing is claimed.</Text>
        </Stack>
        <Stack gap="xs">
          <Title order={3}>When something does not work</Title>
          <Text>A protected PDF asks for its password. It is used once and never stored.</Text>
          <Text>A file that cannot be read says why and does not stop the others.</Text>
          <Text>
            Everything stays on this machine. The calls this app makes are described in the{' '}
            <Anchor underline="always" href="/api/v1/openapi.json" target="_blank" rel="noreferrer">reference of the API</Anchor>.
          </Text>
        </Stack>
        <Button variant="default" leftSection={<IconKeyboard size={16} />} onClick={onShowShortcuts}>
          Keyboard shortcuts
        </Button>
      </Stack>
    </Drawer>
  );
}
