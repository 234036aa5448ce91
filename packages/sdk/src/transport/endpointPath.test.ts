import { describe, expect, it } from 'vitest';
import { jobEndpoints } from '../jobs/jobs.contract.js';
import { transactionEndpoints } from '../transactions/transactions.contract.js';
import { endpointPath } from './endpointPath.js';

describe('address of a call', () => {
  it('keeps the specified path letter for letter, with the slash at its end', () => {
    expect(endpointPath(jobEndpoints.setTags, { id: 'a' })).toBe('/api/v1/protected/job/a/tags2/');
  });

  it('escapes parameters so that they cannot leave their place', () => {
    expect(endpointPath(jobEndpoints.get, { id: '../user?x=1' })).toBe('/api/v1/protected/job/..%2Fuser%3Fx%3D1');
  });

  it('refuses a missing parameter instead of calling another address', () => {
    expect(() => endpointPath(jobEndpoints.get, { id: '' })).toThrow('"id" is missing');
  });

  it('leaves out what is not set and sends lists as the JSON that the contract reads', () => {
    const filters = [{ field: 'amount', operator: 'lessThan' as const, value: -5 }];
    const path = endpointPath(transactionEndpoints.list, { id: 'a' }, { page: 2, filters, account: undefined });
    const query = Object.fromEntries(new URL(path, 'http://x').searchParams);
    expect(transactionEndpoints.list.query.parse(query)).toMatchObject({ page: 2, filters });
    expect(query).not.toHaveProperty('account');
  });
});
