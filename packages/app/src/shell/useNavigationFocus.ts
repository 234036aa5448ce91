import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

const HEADING_WAIT_MS = 3000;

/** After a navigation the focus goes to the heading of the new page, so that keyboard and screen reader start there. */
export function useNavigationFocus(): void {
  const { pathname } = useLocation();
  const kind = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    if (focusHeading()) return undefined;
    // A page that loads lazily has no heading yet.
    const observer = new MutationObserver(() => {
      if (focusHeading()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    const giveUp = setTimeout(() => observer.disconnect(), HEADING_WAIT_MS);
    return () => {
      clearTimeout(giveUp);
      observer.disconnect();
    };
  }, [pathname, kind]);
}

function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('#main h1');
  heading?.focus({ preventScroll: true });
  return heading !== null;
}
