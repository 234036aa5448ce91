import { useUser } from '@tieout/widgets';
import type { ReactNode } from 'react';
import { areWebhooksOn } from './areWebhooksOn.js';

/** Shows the way to the webhooks to whom they are open: administrators, where they are allowed. */
export function ForWebhooks({ children }: { children: ReactNode }) {
  return areWebhooksOn ? <ForAdministrators>{children}</ForAdministrators> : null;
}

function ForAdministrators({ children }: { children: ReactNode }) {
  const { data: user } = useUser();
  return user?.isContractAdmin && !user.isGuest ? children : null;
}
