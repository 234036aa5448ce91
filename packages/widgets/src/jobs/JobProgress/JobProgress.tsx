import { Button, Group, Modal, Progress, Text } from '@mantine/core';
import { progressText, remainingTimeText } from '@tieout/sdk';
import type { Job, JobPreview } from '@tieout/sdk/contract';
import { useState } from 'react';
import { describeError } from '../../core/describeError.js';
import { formatMoney } from '../../core/formatMoney.js';
import { useStrings } from '../../core/useStrings.js';
import { useTieout } from '../../core/useTieout.js';
import { useJobActions } from '../useJob.js';
import { jobProgressStrings, type JobProgressStrings } from './JobProgress.strings.js';
import { useNow } from './useNow.js';

export interface JobProgressProps {
  /** A job that is InProgress or Finishing, from `useJob`. */
  job: Job;
  strings?: Partial<JobProgressStrings>;
}

/** How far a running job is and how long it will take. */
export function JobProgress({ job, strings: own }: JobProgressProps) {
  const strings = useStrings('JobProgress', jobProgressStrings, own);
  const now = useNow(1000);
  const percent = Math.floor((job.progress ?? 0) * 100);
  return (
    <section className="tieout-progress tieout-panel" aria-labelledby={`tieout-progress-${job.id}`}>
      <header className="tieout-progress-head">
        <div>
          <h2 id={`tieout-progress-${job.id}`} className="tieout-progress-title">{strings.titles[job.type]}</h2>
          <p className="tieout-muted tieout-progress-facts">{job.name} · {strings.documents(job.numDocuments)} · {strings.pages(job.totalJobs)}</p>
        </div>
        <CancelButton job={job} strings={strings} />
      </header>
      <Progress.Root size={22} radius="sm">
        <Progress.Section
          value={job.progress === null ? 100 : Math.max(percent, 2)} animated={job.progress === null} striped={job.progress === null}
          aria-label={strings.progress} aria-valuetext={progressText(job)}
        />
      </Progress.Root>
      <div className="tieout-progress-foot" aria-live="polite">
        <span className="tieout-figures tieout-progress-percent">{progressText(job)}</span>
        <span className="tieout-figures">{remainingTimeText(job, now)}</span>
      </div>
      {job.preview && job.preview.rows.length > 0 && <RowsSoFar preview={job.preview} strings={strings} />}
      <p className="tieout-muted">{strings.leave}</p>
    </section>
  );
}

/** What the first pages hold, before the last one is read. Never with a badge. */
function RowsSoFar({ preview, strings }: { preview: JobPreview; strings: JobProgressStrings }) {
  const more = preview.numRows - preview.rows.length;
  return (
    <figure className="tieout-progress-preview">
      <figcaption>{strings.previewTitle(preview.pages)} <span className="tieout-progress-provisional">{strings.provisional}</span></figcaption>
      <table>
        <thead><tr><th scope="col">{strings.previewDate}</th><th scope="col">{strings.previewDescription}</th><th scope="col">{strings.previewAmount}</th></tr></thead>
        <tbody>
          {preview.rows.map(({ date, description, amount, currency }, index) => (
            <tr key={index}><td>{date}</td><td>{description}</td><td className="tieout-figures">{formatMoney(amount, { currency })}</td></tr>
          ))}
        </tbody>
      </table>
      <p className="tieout-muted">{more > 0 ? `${strings.previewMore(more)}. ` : ''}{strings.previewNote}</p>
    </figure>
  );
}

function CancelButton({ job, strings }: { job: Job; strings: JobProgressStrings }) {
  const [isAsking, setIsAsking] = useState(false);
  const { cancel } = useJobActions(job.id);
  const { toasts } = useTieout();
  const handleCancel = () => cancel.mutate(undefined, {
    onError: (error) => toasts.error(strings.cancelFailed, { detail: describeError(error, '') }),
    onSettled: () => setIsAsking(false),
  });
  return (
    <>
      <Button variant="default" onClick={() => setIsAsking(true)}>{strings.cancel}</Button>
      <Modal opened={isAsking} onClose={() => setIsAsking(false)} title={strings.cancelTitle} size="sm">
        <Text size="sm">{strings.cancelQuestion}</Text>
        <Group justify="flex-end" mt="md" gap="xs">
          <Button variant="default" data-autofocus onClick={() => setIsAsking(false)}>{strings.keepGoing}</Button>
          <Button color="red" loading={cancel.isPending} onClick={handleCancel}>{strings.cancelTitle}</Button>
        </Group>
      </Modal>
    </>
  );
}
