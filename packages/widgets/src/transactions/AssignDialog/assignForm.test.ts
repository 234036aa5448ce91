import { testId } from '@tieout/sdk/testing';
import { expect, test } from 'vitest';
import { emptyAssignForm, readAssignForm } from './assignForm.js';

const dates = { startDate: '2024-02-01', endDate: '2024-02-29' };

test('an existing period must be chosen', () => {
  expect(readAssignForm('existing', emptyAssignForm).problems).toEqual({ chunk: 'targetRequired' });
  expect(readAssignForm('existing', { ...emptyAssignForm, chunk: testId('period') })).toEqual({ params: { period: { chunk: testId('period'), isNew: false } } });
});

test('a new account needs a name, both dates and both balances', () => {
  expect(readAssignForm('newAccount', { ...emptyAssignForm, startDate: '2024-02-30' }).problems)
    .toEqual({ accountName: 'accountRequired', startDate: 'dateInvalid', endDate: 'dateInvalid', startBalance: 'amountInvalid', endBalance: 'amountInvalid' });
  expect(readAssignForm('newAccount', { ...emptyAssignForm, ...dates, accountName: ' Savings ', startBalance: '1,000', endBalance: '-5.50' }))
    .toEqual({ params: { account: { account: 'Savings', isNew: true }, period: { isNew: true, ...dates, startBalance: 1000, endBalance: -5.5 } } });
});

test('a new period needs its account and dates, its balances may be unknown', () => {
  expect(readAssignForm('newPeriod', { ...emptyAssignForm, ...dates }).problems).toEqual({ account: 'targetRequired' });
  expect(readAssignForm('newPeriod', { ...emptyAssignForm, ...dates, account: 'Checking' }))
    .toEqual({ params: { account: { account: 'Checking', isNew: false }, period: { isNew: true, ...dates, startBalance: null, endBalance: null } } });
});
