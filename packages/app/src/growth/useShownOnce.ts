import { useLocalStorage } from '@mantine/hooks';
import { useCallback, useState } from 'react';

/** Something that is shown once on this machine, beside one subject: it stays there until it is closed or left, and having been shown is enough. */
export function useShownOnce(key: string, subject: string | null) {
  const [wasShown, setWasShown] = useLocalStorage({ key, defaultValue: false, getInitialValueInEffect: false });
  const [shownFor, setShownFor] = useState<string | null>(null);
  const markShown = useCallback(() => {
    setShownFor(subject);
    setWasShown(true);
  }, [subject, setWasShown]);
  const close = useCallback(() => setShownFor(null), []);
  return { isOffered: subject !== null && (!wasShown || shownFor === subject), markShown, close };
}
