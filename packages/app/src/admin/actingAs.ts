// Acting as a customer: the own session waits on this machine until that ends.
import { goTo } from '../auth/nextAddress.js';
import { forgetToken, keepToken, readStored } from '../auth/session.js';

/** An operator may hold the flag as well; whoever acts as a customer holds nothing else. */
export const isActing = (permissions: readonly string[]): boolean => permissions.includes('SUPER_LOGIN') && !permissions.includes('SUPPORT_TOOL');

const OWN_TOKEN = 'tieout-operator-token';

/** Loads the page anew: nothing that was kept for one person is shown to the other. */
export function beginActing(token: string): void {
  const own = readStored();
  if (own) localStorage.setItem(OWN_TOKEN, own);
  keepToken(token);
  goTo('/extractdata');
}

/** Back to the own session, whose token may have to be refreshed. */
export function endActing(): void {
  const own = localStorage.getItem(OWN_TOKEN);
  localStorage.removeItem(OWN_TOKEN);
  if (own) keepToken(own);
  else forgetToken();
  goTo(own ? '/admin/superlogin' : '/login');
}
