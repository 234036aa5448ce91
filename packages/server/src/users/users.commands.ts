import { randomBytes } from 'node:crypto';
import { createHash } from 'node:crypto';
import type { Actor, Services } from '../core/services.js';
import type { Database } from '../database/database.js';
import { scopeOf, SYSTEM } from '../database/tenant.js';

/** The one user of a local installation. The ids are fixed, so that a folder can be copied between machines and merged. */
export const LOCAL_ACTOR: Actor = { contractId: '00000000-0000-4000-8000-000000000001', userId: '00000000-0000-4000-8000-000000000002' };

/** Part of a prepared data folder; does nothing when the user is there. */
export async function ensureLocalUser(db: Database, now: Date): Promise<void> {
  const { contractId, userId } = LOCAL_ACTOR;
  if (await db.users.byId(userId, SYSTEM)) return;
  await db.transaction(async (transaction) => {
    const scope = { ...scopeOf(contractId, transaction), ignoreDuplicates: true };
    await db.contracts.bulkCreate([{ id: contractId, name: 'Local', createdAt: now }], scope);
    await db.users.bulkCreate(
      [{ id: userId, contractId, email: 'local@localhost', firstName: 'Local', lastName: 'User', isContractAdmin: true, createdAt: now }],
      scope,
    );
  });
}

export interface NewUser {
  contractName: string;
  email: string;
  firstName: string;
  lastName: string;
}

/** A firm with its first user, the contract's administrator. */
export async function createContract({ db, clock, newId }: Pick<Services, 'db' | 'clock' | 'newId'>, input: NewUser): Promise<Actor> {
  const actor: Actor = { contractId: newId(), userId: newId() };
  const { contractName, ...person } = input;
  await db.transaction(async (transaction) => {
    const scope = scopeOf(actor.contractId, transaction);
    await db.contracts.create({ id: actor.contractId, name: contractName, createdAt: clock() }, scope);
    await db.users.create({ id: actor.userId, contractId: actor.contractId, ...person, isContractAdmin: true, createdAt: clock() }, scope);
  });
  return actor;
}

/** A new access token. It is returned once; the database keeps its hash. */
export async function createAccessToken({ db, clock, newId }: Pick<Services, 'db' | 'clock' | 'newId'>, actor: Actor): Promise<string> {
  const token = `tieout_${randomBytes(32).toString('base64url')}`;
  const tokenHash = createHash('sha256').update(token).digest('hex');
  await db.accessTokens.create({ id: newId(), ...actor, tokenHash, createdAt: clock() }, scopeOf(actor.contractId));
  return token;
}
