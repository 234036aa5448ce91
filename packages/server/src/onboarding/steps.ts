// First steps of somebody new. What can be seen in the account needs no mark; a download leaves nothing behind, so it is marked.
import { OnboardingStepName } from '@tieout/sdk/contract';
import type { OnboardingStep } from '@tieout/sdk/contract';
import type { Context } from '../core/services.js';
import { setPreference } from '../preferences/preferences.commands.js';

const DOWNLOADED = 'onboarding.DOWNLOAD_DATA';

export async function listSteps({ db, actor, scope, config }: Context): Promise<OnboardingStep[]> {
  const own = { where: { userId: actor.userId }, ...scope };
  const [document, job, edit, downloaded, people] = await Promise.all([
    db.documents.findOne({ attributes: ['id'], ...own }),
    db.jobs.findOne({ attributes: ['id'], where: { userId: actor.userId, status: 'Succeeded' }, ...scope }),
    db.edits.findOne({ attributes: ['id'], ...own }),
    db.preferences.of(actor.userId, DOWNLOADED, scope),
    db.users.count(scope),
  ]);
  const done: Record<OnboardingStepName, boolean> = {
    UPLOAD_DOCUMENT: document !== null, CONVERT_DOCUMENT: job !== null, REVIEW_DATA: edit !== null, DOWNLOAD_DATA: downloaded?.value === true, INVITE_TEAM: people > 1,
  };
  const names = OnboardingStepName.options.filter((name) => config.mode === 'server' || name !== 'INVITE_TEAM');
  return names.map((name) => ({ name, completed: done[name] }));
}

/** Written once; a page of a partner downloads for somebody who has no steps here. */
export async function markDownloaded(context: Context): Promise<void> {
  const { db, actor, scope, access } = context;
  if (access.kind === 'embed' || (await db.preferences.of(actor.userId, DOWNLOADED, scope))) return;
  await setPreference(context, DOWNLOADED, true);
}
