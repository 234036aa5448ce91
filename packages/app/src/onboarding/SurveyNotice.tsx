import { Anchor, CloseButton, Group, Text } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { IconClipboardList } from '@tabler/icons-react';
import { usePendingSurvey, useUser } from '@tieout/widgets';
import { Link, useLocation } from 'react-router';
import notices from '../shell/Notices.module.css';

/** Asks for the survey that waits, on one line that can be closed for good. */
export function SurveyNotice() {
  const [isDismissed, setIsDismissed] = useLocalStorage({ key: 'tieout-survey-dismissed', defaultValue: false, getInitialValueInEffect: false });
  const { pathname } = useLocation();
  const { data: user } = useUser();
  // Guests are asked for one thing at a time.
  const { data } = usePendingSurvey(!isDismissed && user?.isGuest === false);
  if (isDismissed || data?.surveyId !== 'onboarding' || pathname === '/onboarding') return null;
  return (
    <Group role="note" className={notices.notice} data-tone="info" wrap="nowrap">
      <IconClipboardList size={18} stroke={1.6} aria-hidden className={notices.icon} />
      <Text size="sm" flex={1}>Tell us about your work, so that Tieout fits it. <Anchor component={Link} to="/onboarding" size="sm" underline="always">Five short steps</Anchor></Text>
      <CloseButton aria-label="Do not ask again" onClick={() => setIsDismissed(true)} />
    </Group>
  );
}
