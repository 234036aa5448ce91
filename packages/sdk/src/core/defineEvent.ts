import type { z } from 'zod';

/** Something that happened: dotted name in the past tense, and its payload. */
export interface EventDefinition {
  name: string;
  payload: z.ZodType;
  /** messageType on the live channel; absent when the event is not sent to browsers. */
  messageType?: string;
}

export function defineEvent<const E extends EventDefinition>(definition: E): E {
  return definition;
}
