import { Anchor, CloseButton, Group, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { IconSpeakerphone } from '@tabler/icons-react';
import type { Announcement } from '@tieout/sdk/contract';
import { useEffect } from 'react';
import { useStrings } from '../../core/useStrings.js';
import { useTieout } from '../../core/useTieout.js';
import { announcementStrings } from './Announcements.strings.js';

export interface AnnouncementBarProps {
  /** Address of a page of the host's app. */
  hrefOf: (path: string) => string;
}

/** Whoever leaves the app open all day is told too. */
const ASKED_AGAIN_MS = 60_000;

const announcementsKey = ['tieout', 'announcements'] as const;

/** The newest thing that those who run the server want to tell. Whoever closes it does not see it again. */
export function AnnouncementBar({ hrefOf }: AnnouncementBarProps) {
  const { client } = useTieout();
  const { data } = useQuery({ queryKey: announcementsKey, queryFn: ({ signal }) => client.announcements.list({ signal }), staleTime: ASKED_AGAIN_MS, refetchInterval: ASKED_AGAIN_MS, refetchOnWindowFocus: true });
  const [newest] = data ?? [];
  return newest ? <Bar key={newest.id} announcement={newest} hrefOf={hrefOf} /> : null;
}

function Bar({ announcement: { id, title, subtitle, link, externalLink }, hrefOf }: AnnouncementBarProps & { announcement: Announcement }) {
  const { client } = useTieout();
  const cache = useQueryClient();
  const strings = useStrings('Announcements', announcementStrings);
  useEffect(() => {
    // Nobody is told when this cannot be noted.
    client.announcements.track(id, 'shown').catch(() => undefined);
  }, [client, id]);
  const handleDismiss = (): void => {
    cache.setQueryData<Announcement[]>(announcementsKey, (all) => all?.filter((one) => one.id !== id));
    client.announcements.track(id, 'dismissed').catch(() => undefined);
  };
  const target = externalLink ?? (link ? hrefOf(link) : null);
  return (
    <Group role="note" className="tieout-announcement" wrap="nowrap">
      <IconSpeakerphone size={18} stroke={1.6} aria-hidden />
      <Text size="sm" flex={1}><b>{title}</b>{subtitle ? ` ${subtitle}` : ''}</Text>
      {target && (
        <Anchor size="sm" underline="always" href={target} {...(externalLink ? { target: '_blank', rel: 'noreferrer' } : {})} onClick={() => void client.announcements.track(id, 'opened').catch(() => undefined)}>{strings.open}</Anchor>
      )}
      <CloseButton aria-label={strings.dismiss(title)} onClick={handleDismiss} />
    </Group>
  );
}
