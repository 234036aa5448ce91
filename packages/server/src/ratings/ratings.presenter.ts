import type { Rating as WireRating } from '@tieout/sdk/contract';
import type { Rating } from './ratings.model.js';

export function presentRating({ id, jobId, documentId, rating, details, issues, userId, userName, createdAt, reviewedAt }: Rating): WireRating {
  return { id, jobId, documentId, rating, details, issues, userId, userName, createdAt: createdAt.toISOString(), reviewedAt: reviewedAt?.toISOString() ?? null };
}
