// When somebody of a firm runs out of pages, those who can do something about it get a mail: once a day at most.
import { sendAccountMail } from '../auth/auth.jobs.js';
import { isWithin, limits } from '../auth/rateLimit.js';
import type { Services } from '../core/services.js';
import { scopeOf } from '../database/tenant.js';

export async function tellAdministrators(services: Services, { contractId, userId, name }: { contractId: string; userId: string; name: string }): Promise<void> {
  const user = await services.db.users.byId(userId, scopeOf(contractId));
  if (!user || user.isContractAdmin || !(await isWithin(services, limits.outOfPagesByContract, contractId))) return;
  await services.queue.add(sendAccountMail, { kind: 'outOfPages', contractId, userId, job: name }, services.newId());
}
