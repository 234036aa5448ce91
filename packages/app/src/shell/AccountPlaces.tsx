import { ActionIcon, Tooltip } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { IconChecklist, IconGift, IconLifebuoy, IconMessageCircle, IconShieldCog, IconX } from '@tabler/icons-react';
import { isActing } from '../admin/actingAs.js';
import { useSession } from '../auth/session.js';
import { PlaceLink } from './PlaceLink.js';
import classes from './Shell.module.css';
import { useModalStack } from './useModalStack.js';

interface AccountPlacesProps {
  isFolded: boolean;
  onNavigate?: (() => void) | undefined;
}

/** Ways that only accounts have, and those of operators only for operators. */
export function AccountPlaces(props: AccountPlacesProps) {
  const { isServer, permissions } = useSession();
  if (!isServer) return null;
  return (
    <>
      <PlaceLink to="/gettingStarted" label="Getting started" icon={IconChecklist} {...props} />
      <PlaceLink to="/account/refer" label="Refer and earn" icon={IconGift} {...props} />
      {permissions.includes('SUPPORT_TOOL') && <PlaceLink to="/support" label="Support" icon={IconLifebuoy} {...props} />}
      {permissions.includes('READ_DB_TABLES') && <PlaceLink to="/admin/users" label="Administration" icon={IconShieldCog} {...props} />}
      {!isActing(permissions) && <FeedbackButton {...props} />}
    </>
  );
}

function FeedbackButton({ isFolded, onNavigate }: AccountPlacesProps) {
  const modals = useModalStack();
  const [isHidden, setIsHidden] = useLocalStorage({ key: 'tieout-feedback-hidden', defaultValue: false, getInitialValueInEffect: false });
  if (isHidden) return null;
  const handleOpen = (): void => {
    onNavigate?.();
    modals.open('feedback');
  };
  return (
    <div className={classes.dismissible}>
      <Tooltip label="Send Feedback" position="right" disabled={!isFolded}>
        <button type="button" className={`${classes.link} ${classes.action}`} aria-label={isFolded ? 'Send Feedback' : undefined} onClick={handleOpen}>
          <IconMessageCircle size={20} stroke={1.6} aria-hidden />
          {!isFolded && 'Send Feedback'}
        </button>
      </Tooltip>
      {!isFolded && <ActionIcon size={24} variant="subtle" color="gray" aria-label="Hide the feedback button" onClick={() => setIsHidden(true)}><IconX size={14} /></ActionIcon>}
    </div>
  );
}
