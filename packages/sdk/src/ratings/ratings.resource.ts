import type { CallOptions } from '../transport/call.js';
import type { ClientContext } from '../transport/clientContext.js';
import { type CreateRating, ISSUE_RATING, type IssueReport, ratingEndpoints } from './ratings.contract.js';

export type RatingsResource = ReturnType<typeof createRatings>;

export function createRatings({ call }: ClientContext) {
  const rateJob = async (id: string, body: CreateRating, options: CallOptions) => (await call(ratingEndpoints.rateJob, { params: { id }, body, ...options })).rating;
  return {
    /** Rates a job from 1 to 5. */
    rateJob(jobId: string, input: CreateRating, options: CallOptions = {}) {
      return rateJob(jobId, input, options);
    },
    async rateDocument(documentId: string, input: CreateRating, options: CallOptions = {}) {
      return (await call(ratingEndpoints.rateDocument, { params: { id: documentId }, body: input, ...options })).rating;
    },
    /** Reports issues of a job: each with its type, the page where the type needs one, and details. */
    reportIssues(jobId: string, report: IssueReport, options: CallOptions = {}) {
      return rateJob(jobId, { rating: ISSUE_RATING, details: JSON.stringify(report) }, options);
    },
    /** Asks how the user's reported issues stand: those that nobody has reviewed yet. */
    requestUpdate(options: CallOptions = {}) {
      return call(ratingEndpoints.requestUpdate, options);
    },
    /** Ratings and reported issues of a job, newest first. */
    async list(jobId: string, options: CallOptions = {}) {
      return (await call(ratingEndpoints.list, { params: { id: jobId }, ...options })).ratings;
    },
  };
}
