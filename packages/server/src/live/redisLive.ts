// Events between processes over Redis pub/sub. They are hints to look again: one that is lost costs a poll, never data.
import { Redis } from 'ioredis';
import type { CancelSignal, Live, LiveEvent } from './live.js';
import { createLocalLive } from './live.js';

const EVENTS = 'tieout:events';
const CANCELS = 'tieout:cancels';

export async function openRedisLive(redisUrl: string): Promise<Live> {
  const local = createLocalLive();
  const publisher = new Redis(redisUrl, { lazyConnect: true });
  const subscriber = new Redis(redisUrl, { lazyConnect: true });
  // ioredis reconnects by itself; without a listener each lost connection would end the process.
  for (const connection of [publisher, subscriber]) connection.on('error', () => undefined);
  await Promise.all([publisher.connect(), subscriber.connect()]);
  await subscriber.subscribe(EVENTS, CANCELS);
  subscriber.on('message', (channel, text) => {
    if (channel === EVENTS) local.publish(JSON.parse(text) as LiveEvent);
    else local.publishCancel(JSON.parse(text) as CancelSignal);
  });
  const send = (channel: string, message: unknown) => void publisher.publish(channel, JSON.stringify(message)).catch(() => undefined);
  return {
    publish: (event) => send(EVENTS, event),
    subscribe: local.subscribe,
    publishCancel: (signal) => send(CANCELS, signal),
    onCancel: local.onCancel,
    async close() {
      await local.close();
      publisher.disconnect();
      subscriber.disconnect();
    },
  };
}
