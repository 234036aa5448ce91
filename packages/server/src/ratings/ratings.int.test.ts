import { issueMessages } from '@tieout/sdk/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boot, convert } from '../testing/boot.js';
import type { Booted } from '../testing/boot.js';
import { letterPdf, statementPdf } from '../testing/statementPdf.js';

let booted: Booted;
let jobId: string;
beforeAll(async () => {
  booted = await boot();
  jobId = (await convert(booted.asOwner, [{ name: 'a.pdf', content: await statementPdf() }])).id;
});
afterAll(() => booted?.close());

describe('an issue report', () => {
  it('is kept with its issues, who sent it and when', async () => {
    const { ratings } = booted.asOwner;
    await ratings.reportIssues(jobId, { issues: [{ issueType: 'missing_transaction', pageNumber: 1, details: 'After line 2' }, { issueType: 'other' }] });
    const [rating] = await ratings.list(jobId);
    expect(rating).toMatchObject({ jobId, rating: 1, userName: 'Local User', issues: [{ issueType: 'missing_transaction', pageNumber: 1, details: 'After line 2' }, { issueType: 'other', pageNumber: null, details: null }] });
  });

  it.each([
    ['without an issue', { issues: [] }, issueMessages.atLeastOne],
    ['with an unknown type', { issues: [{ issueType: 'nope' as 'other' }] }, issueMessages.typeRequired],
    ['without the page that its type needs', { issues: [{ issueType: 'wrong_transaction_date' as const }] }, issueMessages.pageRequired],
  ])('%s is refused in the words of the rule', async (_name, report, message) => {
    await expect(booted.asOwner.ratings.reportIssues(jobId, report)).rejects.toMatchObject({ status: 400, message: expect.stringContaining(message) });
  });

  it('of a document that is no bank statement takes the type other only', async () => {
    const { id } = await convert(booted.asOwner, [{ name: 'letter.pdf', content: await letterPdf(['Dear customer,', 'thank you.']) }]);
    await expect(booted.asOwner.ratings.reportIssues(id, { issues: [{ issueType: 'wrong_start_date' }] })).rejects.toMatchObject({ status: 400 });
    expect((await booted.asOwner.ratings.reportIssues(id, { issues: [{ issueType: 'other' }] })).rating).toBe(1);
  });
});

it('whoever reported issues can ask how they stand', async () => {
  const { openRatings } = await booted.asOwner.ratings.requestUpdate();
  expect(openRatings.length).toBeGreaterThan(0);
  expect(openRatings.every(({ rating, reviewedAt }) => rating === 1 && reviewedAt === null)).toBe(true);
});

it('a document is rated, and its job shows it', async () => {
  const [document] = await booted.asOwner.jobs.documents(jobId);
  await booted.asOwner.ratings.rateDocument(document!.documentId, { rating: 5, details: 'Good' });
  expect((await booted.asOwner.ratings.list(jobId))[0]).toMatchObject({ rating: 5, details: 'Good', documentId: document!.documentId, issues: [] });
});

it('a local installation has neither operators nor a support, and counts its first steps itself', async () => {
  const { admin, support, tracking, growth, onboarding } = booted.asOwner;
  for (const call of [() => admin.db('users'), () => admin.userRatings(), () => support.trials(), () => support.contact('x'), () => tracking.event({ name: 'x' }), () => growth.promotions(), () => onboarding.pendingSurvey()]) {
    await expect(call()).rejects.toMatchObject({ status: 404 });
  }
  expect(await onboarding.steps()).toEqual([
    { name: 'UPLOAD_DOCUMENT', completed: true }, { name: 'CONVERT_DOCUMENT', completed: true }, { name: 'REVIEW_DATA', completed: false }, { name: 'DOWNLOAD_DATA', completed: false },
  ]);
  await (await booted.asOwner.exports.create(jobId, { format: 'csv' })).bytes();
  expect((await onboarding.steps()).at(-1)).toEqual({ name: 'DOWNLOAD_DATA', completed: true });
  expect(await onboarding.tour('welcome')).toMatchObject({ completed: false });
  await onboarding.markTourCompleted('welcome');
  expect(await onboarding.tour('welcome')).toMatchObject({ completed: true });
  expect(await onboarding.markTourNotCompleted('welcome')).toMatchObject({ completed: false, completedAt: null });
});
