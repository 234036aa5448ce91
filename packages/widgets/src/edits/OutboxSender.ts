import { useEffect } from 'react';
import { useTieout } from '../core/useTieout.js';
import { useFlushOutbox, useOutboxEntries } from './useOutbox.js';

/** While edits wait, the server is asked this often whether it is back. */
const RETRY_MS = 5000;

/** Sends edits that waited as soon as the server is back. Renders nothing. */
export function OutboxSender(): null {
  const { client, outbox } = useTieout();
  const flush = useFlushOutbox();
  const isWaiting = useOutboxEntries().some(({ problem }) => !problem);
  useEffect(() => void outbox.load().catch(() => undefined), [outbox]);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const send = () => void flush();
    const stop = client.live.subscribe(({ messageType }) => messageType === 'Ready' && send());
    const timer = setInterval(send, RETRY_MS);
    window.addEventListener('online', send);
    // Left by an earlier page, they are sent with the next one.
    send();
    return () => {
      stop();
      clearInterval(timer);
      window.removeEventListener('online', send);
    };
  }, [client, flush, isWaiting]);
  return null;
}
