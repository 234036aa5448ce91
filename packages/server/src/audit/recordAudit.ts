// The one way into the audit log. Written always; showing it is what a plan includes.
import type { Context, Services } from '../core/services.js';
import type { Scope } from '../database/tenant.js';

interface Deed {
  /** Dotted, in the past tense: `user.invited`. */
  action: string;
  /** Whom or what it was done to, in words. */
  subject?: string | null;
  /** Never a secret. */
  details?: Record<string, unknown>;
}

interface DeedOfUser extends Deed {
  user: { id: string; contractId: string; email: string };
  address: string | null;
}

type Needs = Pick<Services, 'db' | 'clock' | 'newId'>;

/** For calls without a session: what a user does about the own account. */
export async function recordAudit({ db, clock, newId }: Needs, { user, address, action, subject = null, details = {} }: DeedOfUser, scope: Scope): Promise<void> {
  await db.auditEntries.create({ id: newId(), contractId: user.contractId, userId: user.id, userName: user.email, action, subject, details, address, createdAt: clock() }, scope);
}

/** What whoever asks does to the account. */
export async function recordDeed({ db, clock, newId, actor, access, scope }: Context, { action, subject = null, details = {} }: Deed, given: Scope = scope): Promise<void> {
  await db.auditEntries.create({ id: newId(), ...actor, userName: access.userName, action, subject, details, address: access.address, createdAt: clock() }, given);
}
