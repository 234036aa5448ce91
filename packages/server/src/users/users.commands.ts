import type { PlanName } from '@tieout/sdk/contract';
import { createContractRecord } from '../contracts/contracts.commands.js';
import type { Actor, Services } from '../core/services.js';
import type { Database } from '../database/database.js';
import { scopeOf, SYSTEM } from '../database/tenant.js';
import type { User } from './users.model.js';

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
      [{ id: userId, contractId, email: 'local@localhost', firstName: 'Local', lastName: 'User', isContractAdmin: true, createdAt: now, emailConfirmedAt: now }],
      scope,
    );
  });
}

export interface NewUser {
  contractName: string;
  email: string;
  firstName: string;
  lastName: string;
  /** @default Unlimited */
  plan?: PlanName;
  passwordHash?: string | null;
  /** False: the address is only claimed yet. @default true */
  isConfirmed?: boolean;
  isGuest?: boolean;
  signUpDetails?: Record<string, string>;
}

/** A firm with its first user, the contract's administrator. */
export async function createContract(services: Pick<Services, 'db' | 'clock' | 'newId'>, input: NewUser): Promise<Actor> {
  const { id, contractId } = await openAccount(services, input);
  return { userId: id, contractId };
}

/** The same, and the user itself. */
export async function openAccount(services: Pick<Services, 'db' | 'clock' | 'newId'>, input: NewUser): Promise<User> {
  const { db, clock, newId } = services;
  const contractId = newId();
  const { contractName, plan = 'Unlimited', isConfirmed = true, ...person } = input;
  return db.transaction(async (transaction) => {
    const scope = scopeOf(contractId, transaction);
    await createContractRecord(services, contractId, contractName, plan, scope);
    const createdAt = clock();
    return db.users.create({ id: newId(), contractId, ...person, isContractAdmin: true, createdAt, emailConfirmedAt: isConfirmed ? createdAt : null }, scope);
  });
}
