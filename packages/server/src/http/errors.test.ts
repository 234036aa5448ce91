import { busy, internal, storageFull } from '@tieout/sdk/contract';
import { ConnectionAcquireTimeoutError } from 'sequelize';
import { describe, expect, it } from 'vitest';
import { toApiError } from './errors.js';

describe('what a call threw', () => {
  it.each([
    ['a database that is held by a large piece of work', new ConnectionAcquireTimeoutError(new Error('Operation timeout')), busy],
    ['a full disk', Object.assign(new Error('write'), { code: 'ENOSPC' }), storageFull],
    ['anything else', new Error('of ours'), internal],
  ])('%s is told as what it is', (_name, error, expected) => {
    expect(toApiError(error)).toMatchObject({ type: expected.type, status: expected.status, message: expected.message });
  });
});
