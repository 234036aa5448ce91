// People of a contract: inviting, locking out and in, administrators, deletion. Every deed goes into the audit log.
import { ApiError, Email, notFound, plans, teamErrors } from '@tieout/sdk/contract';
import type { PlanName } from '@tieout/sdk/contract';
import { recordDeed } from '../audit/recordAudit.js';
import { queueMail } from '../auth/auth.commands.js';
import { endSessions } from '../auth/sessions.js';
import type { Context } from '../core/services.js';
import { scopeOf } from '../database/tenant.js';
import type { Scope } from '../database/tenant.js';
import type { User } from '../users/users.model.js';
import { handOver } from './handOver.js';

export interface Invitation {
  email: string;
  result: 'invited' | 'alreadyHere' | 'refused';
  reason?: string;
}

/** Somebody of this contract. @throws ApiError `request.not_found` */
export async function findPerson({ db, scope }: Context, userId: string): Promise<User> {
  const user = await db.users.byId(userId, scope);
  if (!user) throw new ApiError(notFound);
  return user;
}

/** The contract in a path must be one's own. @throws ApiError `request.not_found` */
export function assertOwnContract({ actor }: Context, contractId: string): void {
  if (contractId !== actor.contractId) throw new ApiError(notFound);
}

/** What is no address is dropped; each of the others has its own result. */
export async function invitePeople(context: Context, texts: readonly string[]): Promise<Invitation[]> {
  const emails = new Set(texts.flatMap((text) => Email.safeParse(text).data ?? []));
  const results: Invitation[] = [];
  for (const email of emails) {
    try {
      const { isNew } = await invitePerson(context, email);
      results.push({ email, result: isNew ? 'invited' : 'alreadyHere' });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      results.push({ email, result: 'refused', reason: error.message });
    }
  }
  return results;
}

/** Somebody who is here already is answered as they are; who was invited before gets another mail. @throws ApiError `team.no_seats` */
export async function invitePerson(context: Context, email: string): Promise<{ user: User; isNew: boolean }> {
  const { db, actor, newId, clock } = context;
  const { user, isNew } = await db.transaction(async (transaction) => {
    const scope = { ...scopeOf(actor.contractId, transaction), transaction };
    // Two invitations at once must not take the last place both.
    await db.contracts.lockById(actor.contractId, scope);
    const known = await db.users.findOne({ where: { email, isGuest: false }, ...scope });
    if (known) return { user: known, isNew: false };
    await assertSeat(context, scope);
    const now = clock();
    const created = await db.users.create({ id: newId(), contractId: actor.contractId, email, firstName: '', lastName: '', isContractAdmin: false, createdAt: now, invitedAt: now }, scope);
    await recordDeed(context, { action: 'user.invited', subject: email }, scope);
    return { user: created, isNew: true };
  });
  if (user.passwordHash === null && user.invitedAt && user.isEnabled) {
    await queueMail(context, email, { kind: 'invitation', contractId: user.contractId, userId: user.id, inviter: context.access.userName });
  }
  return { user, isNew };
}

type OfContract = Pick<Context, 'db'> & { actor: Pick<Context['actor'], 'contractId'> };

/** Places of the contract; null without limit. */
export async function maxSeats({ db, actor }: OfContract, scope: Scope): Promise<number | null> {
  const contract = await db.contracts.byId(actor.contractId, scope);
  return contract ? (contract.maxUsers ?? plans[contract.plan as PlanName].maxUsers) : null;
}

/** @throws ApiError `team.no_seats` */
export async function assertSeat(context: OfContract, scope: Scope): Promise<void> {
  const most = await maxSeats(context, scope);
  if (most !== null && (await context.db.users.count({ where: { isEnabled: true }, ...scope })) >= most) throw new ApiError(teamErrors.noSeats, { data: { places: most } });
}

/** At once: sessions end, and tokens are refused with the user. @throws ApiError `team.not_yourself`, `team.last_admin`, `team.no_seats` */
export async function setEnabled(context: Context, userId: string, isEnabled: boolean): Promise<User> {
  const user = await findPerson(context, userId);
  if (user.id === context.actor.userId) throw new ApiError(teamErrors.notYourself);
  if (user.isEnabled === isEnabled) return user;
  await context.db.transaction(async (transaction) => {
    const scope = { ...scopeOf(user.contractId, transaction), transaction };
    await context.db.contracts.lockById(user.contractId, scope);
    if (isEnabled) await assertSeat(context, scope);
    // Two administrators who lock each other out at the same moment.
    else await assertOtherAdmin(context, user, scope);
    await user.update({ isEnabled }, scope);
    if (!isEnabled) await endSessions(context, user.id, scope);
    await recordDeed(context, { action: isEnabled ? 'user.enabled' : 'user.disabled', subject: user.email }, scope);
  });
  return user;
}

/** @throws ApiError `team.last_admin` */
export async function setContractAdmin(context: Context, userId: string, isContractAdmin: boolean): Promise<void> {
  const user = await findPerson(context, userId);
  await context.db.transaction(async (transaction) => {
    const scope = { ...scopeOf(user.contractId, transaction), transaction };
    await context.db.contracts.lockById(user.contractId, scope);
    if (!isContractAdmin) await assertOtherAdmin(context, user, scope);
    await user.update({ isContractAdmin }, scope);
    await recordDeed(context, { action: isContractAdmin ? 'contract_admin.made' : 'contract_admin.removed', subject: user.email }, scope);
  });
}

/** An account that nobody can manage could never be managed again. */
async function assertOtherAdmin({ db }: Context, user: User, scope: Scope): Promise<void> {
  if (!user.isContractAdmin) return;
  const admins = await db.users.findAll({ where: { isContractAdmin: true, isEnabled: true }, ...scope });
  // Somebody who was invited and has never come can manage nothing.
  const hasCome = ({ passwordHash, emailConfirmedAt, isGuest }: User) => passwordHash !== null || emailConfirmedAt !== null || isGuest;
  if (!admins.some((admin) => admin.id !== user.id && hasCome(admin))) throw new ApiError(teamErrors.lastAdmin);
}

/** Others only as an administrator; oneself always. The last user takes the whole account along. @throws ApiError `request.not_found`, `team.last_admin` */
export async function deleteUser(context: Context, userId: string): Promise<void> {
  const { db, actor, access } = context;
  const user = userId === actor.userId || access.isContractAdmin ? await findPerson(context, userId) : null;
  if (!user) throw new ApiError(notFound);
  if ((await db.users.count(context.scope)) === 1) {
    const { deleteContract } = await import('./deleteContract.js');
    return deleteContract(context);
  }
  await db.transaction(async (transaction) => {
    const scope = { ...scopeOf(actor.contractId, transaction), transaction };
    await db.contracts.lockById(actor.contractId, scope);
    await assertOtherAdmin(context, user, scope);
    // Whoever is still there now that nobody else can leave.
    const heirs = await db.users.findAll({ order: [['isContractAdmin', 'DESC'], ['createdAt', 'ASC']], ...scope });
    const heir = heirs.find(({ id }) => id === actor.userId && id !== user.id) ?? heirs.find(({ id }) => id !== user.id);
    if (!heir || !heirs.some(({ id }) => id === user.id)) throw new ApiError(notFound);
    await handOver(db, user.id, heir.id, scope);
    await recordDeed(context, { action: 'user.deleted', subject: user.email }, scope);
    await user.destroy(scope);
  });
}
