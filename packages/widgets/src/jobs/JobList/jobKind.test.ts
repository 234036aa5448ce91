import { buildJob, testId } from '@tieout/sdk/testing';
import { expect, it } from 'vitest';
import { hasProof, kindOf } from './jobKind.js';
import { jobListStrings } from './JobList.strings.js';

it.each([
  ['Statement', true, {}], ['Template', false, { templateId: testId('document') }], ['Template', false, { templateId: testId('document'), isGeneric: true }],
  ['Automatic mode', false, { isGeneric: true }], ['Bank CSV', true, { type: 'Csv2Qbo' }], ['Populate PDF', false, { type: 'WritePdf' }],
] as const)('%s, with a badge: %s', (kind, isProved, job) => {
  const built = buildJob(job);
  expect([kindOf(built, jobListStrings), hasProof(built)]).toEqual([kind, isProved]);
});
