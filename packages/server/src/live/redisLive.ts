// Events between processes over Redis pub/sub. They are hints to look again: one that is lost costs a poll, never data.
import { Redis } from 'ioredis';
import type { CancelSignal, Live, LiveEvent } from './live.js';
import { createLocalLive } from './live.js';

export async function openRedisLive(redisUrl: string, prefix: string): Promise<Live> {
  const [eventsChannel, cancelsChannel] = [`${prefix}:events`, `${prefix}:cancels`];
  const local = createLocalLive();
  const publisher = new Redis(redisUrl, { lazyConnect: true });
  const subscriber = new Redis(redisUrl, { lazyConnect: true });
  // ioredis reconnects by itself; without a listener each lost connection would end the process.
  for (const connection of [publisher, subscriber]) connection.on('error', () => undefined);
  await Promise.all([publisher.connect(), subscriber.connect()]);
  await subscriber.subscribe(eventsChannel, cancelsChannel);
  subscriber.on('message', (channel, text) => {
    if (channel === eventsChannel) local.publish(JSON.parse(text) as LiveEvent);
    else local.publishCancel(JSON.parse(text) as CancelSignal);
  });
  const send = (channel: string, message: unknown) => void publisher.publish(channel, JSON.stringify(message)).catch(() => undefined);
  return {
    publish: (event) => send(eventsChannel, event),
    subscribe: local.subscribe,
    publishCancel: (signal) => send(cancelsChannel, signal),
    onCancel: local.onCancel,
    async close() {
      await local.close();
      publisher.disconnect();
      subscriber.disconnect();
    },
  };
}
