// Acting as a customer: a session of the customer that knows who is behind it, for an hour, and never one of another operator.
import { adminErrors, ApiError, Permission, unauthorized } from '@tieout/sdk/contract';
import type { Endpoint } from '@tieout/sdk/contract';
import { recordDeed } from '../audit/recordAudit.js';
import type { Access } from '../auth/access.js';
import { permissionsOf, startSession } from '../auth/sessions.js';
import type { Caller } from '../auth/sessions.js';
import type { Session } from '../auth/sessions.model.js';
import type { Context, Services } from '../core/services.js';
import { scopeOf, SYSTEM } from '../database/tenant.js';
import type { User } from '../users/users.model.js';

const operatorPermissions: readonly Permission[] = Permission.options.filter((name) => name !== 'MANAGE_EMAIL_INTEGRATION');

/** @throws ApiError `admin.operator_target`, `admin.not_this_person` */
export async function superLogin(context: Context, { userId, email }: { userId: string; email: string }, caller: Caller): Promise<string> {
  const user = await context.db.users.byId(userId, SYSTEM);
  if (user?.email !== email || !user.isEnabled) throw new ApiError(adminErrors.notThisPerson);
  if (user.id === context.actor.userId || isOperator(context, user)) throw new ApiError(adminErrors.operatorTarget);
  const token = await startSession(context, user, caller, context.actor.userId);
  const details = { operatorId: context.actor.userId, operator: context.access.userName };
  const there: Context = { ...context, actor: { userId: user.id, contractId: user.contractId }, scope: scopeOf(user.contractId), access: { ...context.access, userName: namesOf(context.access.userName, user) } };
  await recordDeed(there, { action: 'support.acting_began', subject: user.email, details });
  if (user.contractId !== context.actor.contractId) await recordDeed(context, { action: 'support.acting_began', subject: user.email, details: { userId: user.id, contractId: user.contractId } });
  return token;
}

export const isOperator = (services: Pick<Services, 'config'>, user: User): boolean => permissionsOf(services, user).some((permission) => operatorPermissions.includes(permission));

const namesOf = (operator: string, user: User): string => `${operator} as ${nameOf(user)}`;

const nameOf = (user: User): string => `${user.firstName} ${user.lastName}`.trim() || user.email;

/**
 * What somebody who acts as a customer may do: all the customer may, under both names, and nothing of an operator.
 * @throws ApiError `auth.required` once the operator is none any more, or the customer has become one
 */
export async function accessOfSupporter(services: Pick<Services, 'config' | 'db'>, session: Session, user: User): Promise<Pick<Access, 'userName' | 'permissions' | 'supporterId'> | null> {
  if (session.supporterId === null) return null;
  const supporter = await services.db.users.byId(session.supporterId, SYSTEM);
  if (!supporter?.isEnabled || !permissionsOf(services, supporter).includes('SUPPORT_TOOL') || isOperator(services, user)) throw new ApiError(unauthorized);
  return { userName: namesOf(nameOf(supporter), user), permissions: ['SUPER_LOGIN'], supporterId: supporter.id };
}

/** Everything that is done, not only what the audit log of the account names: each call that is more than looking. */
export async function recordActing(context: Context, endpoint: Endpoint, params: unknown): Promise<void> {
  const { supporterId } = context.access;
  if (!supporterId || endpoint.method === 'GET') return;
  await recordDeed(context, { action: 'support.acted', subject: endpoint.summary, details: { operatorId: supporterId, call: `${endpoint.method} ${endpoint.path}`, ...(params as Record<string, unknown> | undefined) } });
}
