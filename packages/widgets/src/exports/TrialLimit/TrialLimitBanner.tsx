import { CloseButton, Group, Text } from '@mantine/core';
import { IconHourglassHigh } from '@tabler/icons-react';
import { useStrings } from '../../core/useStrings.js';
import { useTieout } from '../../core/useTieout.js';
import { trialLimitStrings } from './TrialLimit.strings.js';

/** Stands over the page after a download that the trial cut, until it is dismissed. A page has it once, above its content. */
export function TrialLimitBanner() {
  const { cut, dismiss } = useTieout().trialLimit;
  const strings = useStrings('TrialLimit', trialLimitStrings);
  if (!cut) return null;
  return (
    <Group role="status" className="tieout-trial-limit" wrap="nowrap">
      <IconHourglassHigh size={18} stroke={1.6} aria-hidden />
      <Text size="sm" flex={1}>{strings.text(cut.limit, strings.items[cut.items])}</Text>
      <CloseButton aria-label={strings.dismiss} onClick={dismiss} />
    </Group>
  );
}
