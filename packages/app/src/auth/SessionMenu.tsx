import { AccountMenu } from '@tieout/widgets';
import { forgetToken, useSession } from './session.js';
import { goTo, hrefOf } from './nextAddress.js';

/** In the header, where there are accounts. */
export function SessionMenu() {
  const { isServer } = useSession();
  if (!isServer) return null;
  const handleSignedOut = (): void => {
    forgetToken();
    goTo('/login');
  };
  return <AccountMenu onSignedOut={handleSignedOut} accountHref={hrefOf('/account')} peopleHref={hrefOf('/account/invite')} />;
}
