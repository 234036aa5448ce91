import { z } from 'zod';
import { endpoint } from '../core/endpoint.js';
import { Id, Instant } from '../core/paging.js';

export const IssueType = z.enum([
  'wrong_start_balance', 'wrong_end_balance', 'wrong_start_date', 'wrong_end_date', 'missing_transaction', 'wrong_transaction_date',
  'wrong_transaction_amount', 'wrong_transaction_description', 'wrong_transaction_balance', 'multiple_accounts', 'multiple_periods', 'other',
]);
export type IssueType = z.infer<typeof IssueType>;
/** Types that need a page number. */
export const PAGE_ISSUE_TYPES: readonly IssueType[] = [
  'missing_transaction', 'wrong_transaction_date', 'wrong_transaction_amount', 'wrong_transaction_description', 'wrong_transaction_balance',
];
/** What documents other than bank documents may report. */
export const OTHER_ISSUE_TYPES: readonly IssueType[] = ['other'];
/** The rating sent with an issue. */
export const ISSUE_RATING = 1;

export const issueMessages = {
  atLeastOne: 'Please add at least one issue to report',
  typeRequired: 'Please select an issue type',
  pageRequired: 'Enter the page number',
} as const;

export const Issue = z.object({
  issueType: z.enum(IssueType.options, { error: issueMessages.typeRequired }),
  pageNumber: z.int().min(1).nullable().optional().describe('As shown, from 1.'),
  details: z.string().trim().max(5000).optional(),
}).superRefine(({ issueType, pageNumber }, context) => {
  if (PAGE_ISSUE_TYPES.includes(issueType) && !pageNumber) context.addIssue({ code: 'custom', path: ['pageNumber'], message: issueMessages.pageRequired });
});
export type Issue = z.input<typeof Issue>;

/** The content of `details`, which travels as JSON text. */
export const IssueReport = z.object({ issues: z.array(Issue).min(1, issueMessages.atLeastOne).max(100) });
export type IssueReport = z.input<typeof IssueReport>;

export const Rating = z.object({
  id: Id, jobId: Id.nullable(), documentId: Id.nullable(), rating: z.int().min(1).max(5),
  /** JSON text; of an issue report with `issues`. */
  details: z.string().nullable(),
  issues: z.array(z.object({ issueType: IssueType, pageNumber: z.int().nullable(), details: z.string().nullable() })),
  userId: Id, userName: z.string(), createdAt: Instant, reviewedAt: Instant.nullable(),
});
export type Rating = z.infer<typeof Rating>;

export const CreateRating = z.object({
  rating: z.int().min(1).max(5),
  details: z.string().max(200_000).optional().describe('JSON text; with rating 1 an issue report: {"issues": [...]}.'),
});
export type CreateRating = z.input<typeof CreateRating>;

const params = z.object({ id: Id });
const response = z.object({ rating: Rating });

/** Reports of the user that nobody has looked at yet, and when they last asked about them. */
export const RatingUpdateRequest = z.object({ requestedAt: Instant, openRatings: z.array(Rating) });
export type RatingUpdateRequest = z.infer<typeof RatingUpdateRequest>;

export const ratingEndpoints = {
  requestUpdate: endpoint({ method: 'POST', path: '/api/v1/protected/user/requestBadRatingUpdate', auth: 'bearer', summary: 'Ask how the reported issues stand: notes the question and answers the reports that nobody has reviewed yet.', response: RatingUpdateRequest }),
  rateJob: endpoint({ method: 'POST', path: '/api/v1/protected/job/{id}/rate', auth: 'bearer', summary: 'Rate a job, or report issues with it (rating 1).', params, body: CreateRating, response }),
  rateDocument: endpoint({ method: 'POST', path: '/api/v1/protected/document/{id}/rate', auth: 'bearer', summary: 'Rate a document, or report issues with it (rating 1).', params, body: CreateRating, response }),
  list: endpoint({ method: 'GET', path: '/api/v1/protected/job/{id}/ratings', auth: 'bearer', summary: 'Ratings and reported issues of a job, newest first.', params, response: z.object({ ratings: z.array(Rating) }) }),
} as const;
