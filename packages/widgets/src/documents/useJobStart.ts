import { useQueryClient } from '@tanstack/react-query';
import { POST_CREATE_REFRESH_MS, type CreateJob, type Job } from '@tieout/sdk/contract';
import { useEffect, useState } from 'react';
import { describeError } from '../core/describeError.js';
import { applyJob } from '../core/LiveUpdates.js';
import { queryKeys } from '../core/queryKeys.js';
import { useTieout } from '../core/useTieout.js';
import type { Upload } from './useUpload.js';

export interface JobStartOptions {
  /** The job was started; show its progress. The form is emptied when the promise resolves. */
  onJobCreated?: ((job: Job) => void | Promise<void>) | undefined;
  /** Whether there are files that would be lost with the page. */
  onBusyChange?: ((isBusy: boolean) => void) | undefined;
  /** What is said when the server gives no reason. */
  createFailed: string;
}

/** From uploaded files to a job: its name, the call, and the question before files are lost. Every upload form starts its job here. */
export function useJobStart(upload: Upload, { onJobCreated, onBusyChange, createFailed }: JobStartOptions) {
  const { client } = useTieout();
  const queryClient = useQueryClient();
  const [jobName, setJobName] = useState('');
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [submitError, setSubmitError] = useState<string | null>(null);
  useUploadGuard(upload.entries.length > 0, onBusyChange);

  const start = async (settings: Pick<CreateJob, 'tags' | 'jobType' | 'templateId'>) => {
    setIsSubmitting(true);
    setSubmitError(null);
    try {
      const job = await client.jobs.create({ ...settings, jobName: jobName.trim() || undefined, documents: upload.ready.map(({ id }) => id) });
      applyJob(queryClient, job);
      setTimeout(() => void queryClient.invalidateQueries({ queryKey: queryKeys.jobs }), POST_CREATE_REFRESH_MS);
      // Before the page goes to the job, or the host would ask whether to leave.
      onBusyChange?.(false);
      // The files stay in sight until the host shows something else: an empty form in between looks as if they were lost.
      await onJobCreated?.(job);
      upload.clear();
      setJobName('');
    } catch (error) {
      setSubmitError(describeError(error, createFailed));
    } finally {
      setIsSubmitting(false);
    }
  };

  return { jobName, setJobName, isSubmitting, submitError, start };
}

/** Files that were added and not converted are lost with the page: the browser asks before it leaves. */
function useUploadGuard(isBusy: boolean, onBusyChange: ((isBusy: boolean) => void) | undefined): void {
  useEffect(() => {
    onBusyChange?.(isBusy);
    if (!isBusy) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isBusy, onBusyChange]);
}
