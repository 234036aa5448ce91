import type { Bank } from '../exports/exports.contract.js';
import type { SystemStatus } from '../system/system.contract.js';
import type { User } from '../users/users.contract.js';
import { TEST_INSTANT, testId } from './testId.js';

/** The one user of a local installation. */
export function buildUser(overrides: Partial<User> = {}): User {
  return {
    id: testId('user'),
    email: 'local@localhost',
    firstName: 'Local',
    lastName: 'User',
    isContractAdmin: true,
    createdAt: TEST_INSTANT,
    referralCode: null,
    tags: [],
    credits: null,
    purchasedCredits: 0,
    document_frequency: null,
    segment: null,
    contractId: testId('contract'),
    isGuest: false,
    isEmailConfirmed: true,
    isTwoFactorEnabled: false,
    permissions: [],
    ...overrides,
  };
}

export function buildSystemStatus(overrides: Partial<SystemStatus> = {}): SystemStatus {
  return { name: 'tieout', version: '0.1.0', mode: 'local', database: 'embedded', queue: 'embedded', storage: 'folder', webhooks: false, ...overrides };
}

export function buildBank(overrides: Partial<Bank> = {}): Bank {
  return { bid: '02430', name: 'Chase Web Download', bankName: 'Chase Web Download', services: ['bank', 'card'], ...overrides };
}
