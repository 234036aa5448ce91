import { useEffect } from 'react';

/** Sets the title of the window: what the page shows, then the product. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Tieout`;
  }, [title]);
}
