import { z } from 'zod';
import { scopeOf } from '../database/tenant.js';
import { defineJob } from '../queue/queue.js';

/** Operators read what people wrote in their mail; what was deleted meanwhile is not sent. */
export const tellOperators = defineJob({
  name: 'feedback.mail',
  input: z.object({ feedbackId: z.uuid(), contractId: z.uuid() }),
  concurrency: () => 1,
  async run({ db, mail, config }, { feedbackId, contractId }) {
    const scope = scopeOf(contractId);
    const feedback = await db.feedback.findOne({ where: { id: feedbackId }, ...scope });
    if (!feedback) return;
    const user = feedback.userId ? await db.users.byId(feedback.userId, scope) : null;
    const text = [feedback.message, feedback.rating === null ? '' : `Rating: ${feedback.rating} of 5`, `From: ${user?.email ?? 'somebody who is gone'}`, feedback.path ? `Page: ${feedback.path}` : ''];
    for (const to of config.operatorEmails) {
      await mail.send({ to, subject: feedback.kind === 'support' || feedback.kind === 'talkToSales' ? 'Somebody asks for help in Tieout' : 'Feedback about Tieout', text: `${text.filter(Boolean).join('\n\n')}\n` });
    }
  },
});
