import { Anchor, Button } from '@mantine/core';
import { IconAlertTriangle, IconBan, IconCoins } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { Job } from '@tieout/sdk/contract';
import type { MouseEvent, ReactNode } from 'react';
import { useCredits, useUser } from '../../account/useAccount.js';
import { useAbilities } from '../../core/useAbilities.js';
import { describeError } from '../../core/describeError.js';
import { useStrings } from '../../core/useStrings.js';
import { useTieout } from '../../core/useTieout.js';
import { useJobActions } from '../useJob.js';
import { jobEndStrings, type JobEndStrings } from './JobProgress.strings.js';

export interface JobEndedProps {
  job: Job;
  /** Address of the list of jobs. */
  jobsHref?: string;
  /** Follows the link back without loading the page anew. */
  onBack?: () => void;
  strings?: Partial<JobEndStrings>;
}

/** 'Job Failed', with the reason and what to do. */
export function JobFailed({ job, jobsHref, onBack, strings: own }: JobEndedProps) {
  const strings = useStrings('JobFailed', jobEndStrings, own);
  const hasCredits = useAvailablePages().available !== null;
  const document = typeof job.error?.data.document === 'string' ? job.error.data.document : null;
  return (
    <EndPanel icon={<IconAlertTriangle size={30} stroke={1.4} />} tone="negative" title={strings.failedTitle} job={job} strings={strings} resumeLabel={strings.tryAgain} jobsHref={jobsHref} onBack={onBack}>
      <p className="tieout-ended-reason">
        {document !== null && <strong>{strings.failedWhere(document)} </strong>}
        {job.error?.message ?? strings.failedUnknown}
      </p>
      {hasCredits && <p className="tieout-muted">{strings.failedCredits}</p>}
    </EndPanel>
  );
}

/** A job somebody stopped. */
export function JobCanceled({ job, jobsHref, onBack, strings: own }: JobEndedProps) {
  const strings = useStrings('JobFailed', jobEndStrings, own);
  return (
    <EndPanel icon={<IconBan size={30} stroke={1.4} />} tone="neutral" title={strings.canceledTitle} job={job} strings={strings} resumeLabel={strings.resume} jobsHref={jobsHref} onBack={onBack}>
      <p className="tieout-ended-reason">{strings.canceledText}</p>
    </EndPanel>
  );
}

export interface OutOfCreditsProps extends JobEndedProps {
  /** Address of the plans, /account/upgrade in the app. */
  upgradeHref?: string | undefined;
}

/** Somebody else may give the pages while this is looked at: the panel says so without being loaded anew. */
const PAGES_REFETCH_MS = 5000;

/** The account has fewer pages than the job needs. */
export function OutOfCredits({ job, jobsHref, onBack, upgradeHref, strings: own }: OutOfCreditsProps) {
  const strings = useStrings('JobFailed', jobEndStrings, own);
  const { available, isMember } = useAvailablePages(PAGES_REFETCH_MS);
  const isEnough = available !== null && available >= job.totalJobs;
  return (
    <EndPanel icon={<IconCoins size={30} stroke={1.4} />} tone="warning" title={strings.outOfPagesTitle} job={job} strings={strings} resumeLabel={isEnough ? strings.resumeNow : strings.resume} jobsHref={jobsHref} onBack={onBack} upgradeHref={upgradeHref}>
      {available !== null && <p className="tieout-ended-reason">{isEnough ? strings.enoughNow(available) : strings.outOfPages(job.totalJobs, available)}</p>}
      {isMember && !isEnough && <p className="tieout-muted">{strings.adminTold}</p>}
      {available !== null && !isEnough && <AgreedPlan strings={strings} />}
    </EndPanel>
  );
}

/** More pages of an Enterprise plan are a matter of talking. */
function AgreedPlan({ strings }: { strings: JobEndStrings }) {
  const { client, toasts } = useTieout();
  const { data } = useCredits();
  const ask = useMutation({
    mutationFn: () => client.support.contact(strings.requestMessage, window.location.pathname + window.location.search),
    onSuccess: () => toasts.success(strings.requestReceived),
    onError: (error) => toasts.error(strings.requestFailed, { detail: describeError(error, '') }),
  });
  if (data?.plan !== 'Enterprise' || data.status !== 'active' || data.allowance === null) return null;
  return (
    <>
      <p className="tieout-muted">{strings.enterprisePlan(data.allowance)}</p>
      <Button variant="default" size="compact-sm" loading={ask.isPending} disabled={ask.isSuccess} onClick={() => ask.mutate()}>{strings.contactSupport}</Button>
    </>
  );
}

/** Pages left; null when they are not counted, as in local mode. */
function useAvailablePages(refetchMs = 0): { available: number | null; isMember: boolean } {
  const { data: user } = useUser({ refetchMs });
  return { available: !user || user.credits === null ? null : user.credits + user.purchasedCredits, isMember: user?.isContractAdmin === false };
}

interface EndPanelProps {
  icon: ReactNode;
  tone: string;
  title: string;
  job: Job;
  strings: JobEndStrings;
  resumeLabel: string;
  jobsHref: string | undefined;
  onBack: (() => void) | undefined;
  upgradeHref?: string | undefined;
  children: ReactNode;
}

function EndPanel({ icon, tone, title, job, strings, resumeLabel, jobsHref, onBack, upgradeHref, children }: EndPanelProps) {
  const { toasts } = useTieout();
  const { resume } = useJobActions(job.id);
  const { own } = useAbilities();
  const handleResume = () => resume.mutate(undefined, {
    onSuccess: () => toasts.success(strings.resumed),
    onError: (error) => toasts.error(strings.resumeFailed, { detail: describeError(error, '') }),
  });
  const handleBack = (event: MouseEvent) => {
    if (!onBack || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    onBack();
  };
  return (
    <section className="tieout-ended tieout-panel" data-tone={tone}>
      <span className="tieout-ended-icon" aria-hidden>{icon}</span>
      <h2 className="tieout-progress-title">{title}</h2>
      <p className="tieout-muted tieout-progress-facts">{job.name}</p>
      {children}
      <div className="tieout-ended-actions">
        {upgradeHref && <Button component="a" href={upgradeHref}>{strings.upgrade}</Button>}
        {own && <Button variant="default" loading={resume.isPending} onClick={handleResume}>{resumeLabel}</Button>}
        {(jobsHref || onBack) && <Anchor size="sm" href={jobsHref ?? '#'} onClick={handleBack}>{strings.back}</Anchor>}
      </div>
    </section>
  );
}
