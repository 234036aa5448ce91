// Work to be done later, at least once: every handler can run twice for the same input without harm.
import type { QueueReport } from '@tieout/sdk/contract';
import type { z } from 'zod';
import type { Services } from '../core/services.js';

export interface JobDefinition<Input = unknown> {
  /** Dotted, an imperative: `job.extract`. */
  name: string;
  input: z.ZodType<Input>;
  /** Jobs of this kind that one process runs at a time. */
  concurrency(services: Services): number;
  run(services: Services, input: Input): Promise<void>;
}

export function defineJob<Input>(definition: JobDefinition<Input>): JobDefinition<Input> {
  return definition;
}

export interface QueuePage {
  /** A part of a key, an id or a kind of work; empty for all. */
  search: string;
  offset: number;
  limit: number;
}

export interface Queue {
  kind: 'embedded' | 'redis';
  /**
   * Resolves when the work is stored safely. `key` names it: while it waits, the same key is not added again.
   * @param delayMs no sooner than after this time
   */
  add<Input>(definition: JobDefinition<Input>, input: Input, key: string, delayMs?: number): Promise<void>;
  /** Begins to take work. */
  work(definitions: readonly JobDefinition[], services: Services): Promise<void>;
  /**
   * What is in the queue, newest first, for the operators.
   * @param names kinds of work to look at
   */
  find(names: readonly string[], page: QueuePage): Promise<QueueReport>;
  /** Takes no more work, waits for what runs up to `graceMs`, then leaves the rest to be run again. */
  close(graceMs: number): Promise<void>;
}
