import { z } from 'zod';
import { defineJob } from '../queue/queue.js';

export const AccountMail = z.discriminatedUnion('kind', [
  /** Who confirmed the address, or claims it; nobody gets none. */
  z.object({ kind: z.literal('resetPassword'), email: z.string() }),
  /** To a new claimant; a word of warning instead when somebody else has confirmed the address. */
  z.object({ kind: z.literal('confirmEmail'), contractId: z.uuid(), userId: z.uuid(), email: z.string() }),
  z.object({ kind: z.literal('invitation'), contractId: z.uuid(), userId: z.uuid(), inviter: z.string() }),
  /** To the administrators of somebody whose job waits for pages. */
  z.object({ kind: z.literal('outOfPages'), contractId: z.uuid(), userId: z.uuid(), job: z.string() }),
]);
export type AccountMail = z.infer<typeof AccountMail>;

/**
 * Through the queue, with the look-up inside: a call that asks for a mail takes the same time whether or not there is somebody
 * to write to. No token waits in the queue; each attempt makes its own.
 */
export const sendAccountMail = defineJob({
  name: 'auth.mail',
  input: AccountMail,
  concurrency: () => 2,
  run: async (services, input) => {
    const { writeAccountMail } = await import('./accountMail.js');
    await writeAccountMail(services, input);
  },
});
