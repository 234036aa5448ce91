import { Button, Group, Modal, Text } from '@mantine/core';
import { useCallback } from 'react';
import { useBlocker } from 'react-router';

/** Asks before another page takes the place of files that were added and not converted. */
export function LeaveUpload({ isBusy }: { isBusy: boolean }) {
  const leaving = useBlocker(useCallback(({ nextLocation }: { nextLocation: { pathname: string } }) => isBusy && nextLocation.pathname !== '/jobData', [isBusy]));
  return (
    <Modal opened={leaving.state === 'blocked'} onClose={() => leaving.reset?.()} title="Leave the upload?" size="sm">
      <Text size="sm">The files you added are not converted yet. They are lost when you leave.</Text>
      <Group justify="flex-end" mt="md" gap="xs">
        <Button variant="default" data-autofocus onClick={() => leaving.reset?.()}>Stay</Button>
        <Button color="red" onClick={() => leaving.proceed?.()}>Leave</Button>
      </Group>
    </Modal>
  );
}
