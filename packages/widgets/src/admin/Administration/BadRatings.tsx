import { Anchor, Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BadRating } from '@tieout/sdk/contract';
import { describeError } from '../../core/describeError.js';
import { formatInstant } from '../../core/formatDate.js';
import { PagedTable, ShortCell, type PagedColumn, type TablePlace } from '../../core/PagedTable/PagedTable.js';
import { useStrings } from '../../core/useStrings.js';
import { useTieout } from '../../core/useTieout.js';
import { issueReportStrings } from '../../ratings/IssueReport/IssueReport.strings.js';
import { administrationStrings, type AdministrationStrings } from './Administration.strings.js';

export interface BadRatingsProps {
  jobHref: (jobId: string) => string;
  place?: TablePlace;
  onPlaceChange?: (place: TablePlace) => void;
}

/** Bad ratings and reported issues that wait for somebody to look at them. */
export function BadRatings({ jobHref, place, onPlaceChange }: BadRatingsProps) {
  const { client } = useTieout();
  const strings = useStrings('Administration', administrationStrings);
  const columns: PagedColumn<BadRating>[] = [
    { title: strings.template, cell: ({ template }) => template },
    { title: strings.email, cell: ({ email }) => <ShortCell text={email} /> },
    { title: strings.rating, isFigure: true, cell: ({ rating }) => rating },
    { title: strings.issues, cell: (row) => <div className="tieout-cell-wide" title={issuesOf(row)}>{issuesOf(row)}</div> },
    { title: strings.job, cell: ({ jobId }) => jobId && <Anchor href={jobHref(jobId)} underline="always">{strings.openJob}</Anchor> },
    { title: strings.reported, cell: ({ createdAt }) => formatInstant(createdAt) },
    { title: strings.actions, isActions: true, cell: (row) => <ReviewButton rating={row} strings={strings} /> },
  ];
  return (
    <PagedTable
      label={strings.badRatings} queryKey={['tieout', 'admin', 'badRatings']} load={(query, signal) => client.admin.badRatings(query, { signal })} columns={columns} rowKey={({ id }) => id}
      emptyTitle={strings.noBadRatings} emptyText={strings.noBadRatingsText} {...(place ? { place } : {})} {...(onPlaceChange ? { onPlaceChange } : {})}
    />
  );
}

function issuesOf({ issues, details }: BadRating): string {
  if (issues.length === 0) return details ?? '';
  return issues.map(({ issueType, pageNumber, details: words }) => [issueReportStrings.types[issueType], pageNumber ? `p. ${pageNumber}` : '', words ?? ''].filter(Boolean).join(', ')).join('; ');
}

function ReviewButton({ rating, strings }: { rating: BadRating; strings: AdministrationStrings }) {
  const { client, toasts } = useTieout();
  const cache = useQueryClient();
  const review = useMutation({
    mutationFn: () => client.admin.markReviewed(rating.id),
    onSuccess: () => {
      toasts.success(strings.reviewed);
      return cache.invalidateQueries({ queryKey: ['tieout', 'admin', 'badRatings'] });
    },
    onError: (error) => toasts.error(strings.markFailed, { detail: describeError(error, '') }),
  });
  return <Button size="compact-sm" variant="default" loading={review.isPending} aria-label={strings.markReviewedOf(rating.email)} onClick={() => review.mutate()}>{strings.markReviewed}</Button>;
}
