import { useUser } from '@tieout/widgets';
import type { ReactNode } from 'react';

/** The first page says whether this server calls webhooks at all. */
const areOn = document.documentElement.dataset.webhooks === 'on';

/** Shows the way to the webhooks to whom they are open: administrators, where they are allowed. */
export function ForWebhooks({ children }: { children: ReactNode }) {
  return areOn ? <ForAdministrators>{children}</ForAdministrators> : null;
}

function ForAdministrators({ children }: { children: ReactNode }) {
  const { data: user } = useUser();
  return user?.isContractAdmin && !user.isGuest ? children : null;
}
