import { Button, CloseButton, Group, Paper, Text } from '@mantine/core';
import { IconSchool } from '@tabler/icons-react';
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useStrings } from '../../core/useStrings.js';
import { tutorialStrings, type TutorialStrings } from './Tutorial.strings.js';

interface TutorialProps {
  /** The workspace whose parts are pointed at. */
  root: RefObject<HTMLElement | null>;
  /** Kept by the browser when the tutorial was seen. */
  flag: 'hasSeenTransactionManagerTour' | 'hasSeenInvoiceTour';
  strings?: Partial<TutorialStrings>;
}

/** Parts of the workspace, in the order of the tutorial. */
const parts = {
  document: '.tieout-manager-document', summary: '.tieout-summary', viewer: '.tieout-viewer', grid: '.tieout-manager-rows .tieout-grid', words: '.tieout-manager-pane > .tieout-grid', download: '.tieout-manager-actions',
} as const;

const wasSeen = (flag: string): boolean => {
  try {
    return localStorage.getItem(flag) === 'true';
  } catch {
    return true;
  }
};

/** The button, with a dot until the tutorial was seen, and the tutorial itself: in a corner, while the part it tells of is framed. */
export function Tutorial({ root, flag, strings: own }: TutorialProps) {
  const strings = useStrings('Tutorial', tutorialStrings, own);
  const button = useRef<HTMLButtonElement>(null);
  const [isSeen, setIsSeen] = useState(() => wasSeen(flag));
  const [steps, setSteps] = useState<(keyof typeof parts)[]>([]);
  const handleOpen = () => setSteps((Object.keys(parts) as (keyof typeof parts)[]).filter((part) => isShown(root.current?.querySelector(parts[part]))));
  const handleClose = () => {
    setSteps([]);
    // Back to where it was opened: what had the focus is gone.
    button.current?.focus();
    setIsSeen(true);
    try {
      localStorage.setItem(flag, 'true');
    } catch {
      // A browser that keeps nothing shows the dot again.
    }
  };
  return (
    <>
      <Button ref={button} variant="default" leftSection={<IconSchool size={15} stroke={1.7} />} rightSection={isSeen ? undefined : <span className="tieout-tutorial-dot" aria-hidden />} onClick={handleOpen}>{strings.open}</Button>
      {steps.length > 0 && <Steps root={root} steps={steps} strings={strings} onClose={handleClose} />}
    </>
  );
}

const isShown = (element: Element | null | undefined): boolean => (element?.getClientRects().length ?? 0) > 0;

function Steps({ root, steps, strings, onClose }: Pick<TutorialProps, 'root'> & { steps: (keyof typeof parts)[]; strings: TutorialStrings; onClose: () => void }) {
  const [step, setStep] = useState(0);
  const part = steps[step]!;
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => next.current?.focus(), []);
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  useEffect(() => {
    const target = root.current?.querySelector<HTMLElement>(parts[part]);
    target?.setAttribute('data-tutorial', '');
    return () => target?.removeAttribute('data-tutorial');
  }, [root, part]);
  const [title, text] = strings.steps[part] ?? ['', ''];
  const isLast = step === steps.length - 1;
  return (
    <Paper component="section" aria-label={strings.label} className="tieout-tutorial" onKeyDown={handleKey} withBorder shadow="md" p="md">
      <Group justify="space-between" wrap="nowrap" align="flex-start"><Text fw={600}>{title}</Text><CloseButton size="sm" aria-label={strings.close} onClick={onClose} /></Group>
      <Text size="sm" aria-live="polite">{text}</Text>
      <Group justify="space-between" mt="sm">
        <Text size="xs" c="dimmed">{strings.progress(step + 1, steps.length)}</Text>
        <Group gap="xs">
          {step > 0 && <Button size="compact-sm" variant="default" onClick={() => setStep(step - 1)}>{strings.back}</Button>}
          <Button ref={next} size="compact-sm" onClick={() => (isLast ? onClose() : setStep(step + 1))}>{isLast ? strings.done : strings.next}</Button>
        </Group>
      </Group>
    </Paper>
  );
}
