import type { SignedIn } from '@tieout/widgets';
import { goTo, hrefOf, nextAddress } from './nextAddress.js';
import { keepToken } from './session.js';

/** Keeps the token and goes on; or asks for the code first. */
export function finishSignIn({ token, tempToken }: SignedIn, next: string | null): void {
  if (token) {
    keepToken(token);
    goTo(nextAddress(next));
  } else if (tempToken) {
    window.location.assign(hrefOf('/2fa', { tempToken, next }));
  }
}
