import { ApiError, notFound, validationFailed } from '@tieout/sdk/contract';
import { expect, it } from 'vitest';
import { describeError } from './describeError.js';

it('tells what is wrong, not where in the call it stood', () => {
  const issues = [{ path: ['body', 'networks', 0], message: 'Enter an address' }, { path: ['body', 'networks', 3], message: 'Enter an address' }, { path: ['body', 'name'], message: 'Name is required' }];
  const refused = new ApiError(validationFailed, { message: 'body.networks.0: Enter an address; body.networks.3: Enter an address; body.name: Name is required', data: { issues } });
  expect(describeError(refused, 'Not saved')).toBe('Enter an address; Name is required');
  expect(describeError(new ApiError(validationFailed, { message: 'Not valid' }), '')).toBe('Not valid');
  expect(describeError(new ApiError(notFound, { message: 'Gone' }), 'Not saved')).toBe('Gone');
  expect(describeError(new TypeError('Cannot reach it'), 'Not saved')).toBe('Not saved: Cannot reach it');
});
