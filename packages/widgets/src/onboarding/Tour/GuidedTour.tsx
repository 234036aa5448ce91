import { Button, CloseButton, Group, Paper, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useStrings } from '../../core/useStrings.js';
import { useTieout } from '../../core/useTieout.js';
import { tourStrings } from './Tour.strings.js';

export interface GuidedTourProps {
  /** Under this name the server remembers that it is over. */
  name: string;
  onClose: () => void;
}

/** A few words about the screen, one after the other, in a corner: nothing is covered and nothing has to be clicked. */
export function GuidedTour({ name, onClose }: GuidedTourProps) {
  const { client } = useTieout();
  const strings = useStrings('Tour', tourStrings);
  const [step, setStep] = useState(0);
  const end = useMutation({ mutationFn: () => client.onboarding.markTourCompleted(name) });
  const count = strings.welcome.length;
  const [title, text] = strings.welcome[step] ?? ['', ''];
  const handleClose = (): void => {
    // Whether it can be remembered or not, it is over for now.
    end.mutate();
    onClose();
  };
  return (
    <Paper component="section" aria-label={strings.label} withBorder shadow="md" radius="md" p="md" className="tieout-tour">
      <Group justify="space-between" wrap="nowrap" align="flex-start"><Text fw={600}>{title}</Text><CloseButton aria-label={strings.close} onClick={handleClose} /></Group>
      <Text size="sm" aria-live="polite">{text}</Text>
      <Group justify="space-between" mt="sm">
        <Text size="xs" c="dimmed">{strings.progress(step + 1, count)}</Text>
        <Group gap="xs">
          {step > 0 && <Button size="compact-sm" variant="default" onClick={() => setStep(step - 1)}>{strings.back}</Button>}
          {step < count - 1 ? <Button size="compact-sm" onClick={() => setStep(step + 1)}>{strings.next}</Button> : <Button size="compact-sm" onClick={handleClose}>{strings.finish}</Button>}
        </Group>
      </Group>
    </Paper>
  );
}
