import { useQueryClient } from '@tanstack/react-query';
import type { Job, JobType } from '@tieout/sdk/contract';
import { POST_CREATE_REFRESH_MS } from '@tieout/sdk/contract';
import { useEffect, useState } from 'react';
import { describeError } from '../../core/describeError.js';
import { applyJob } from '../../core/LiveUpdates.js';
import { queryKeys } from '../../core/queryKeys.js';
import { useTieout } from '../../core/useTieout.js';
import { useTags } from '../../jobs/useJob.js';
import { useUpload } from '../useUpload.js';
import type { UploadDropzoneStrings } from './UploadDropzone.strings.js';

export interface UploadDropzoneOptions {
  onJobCreated?: (job: Job) => void;
  defaultTags?: readonly string[];
  jobType?: JobType;
  onBusyChange?: (isBusy: boolean) => void;
}

export function useUploadDropzone(strings: UploadDropzoneStrings, { onJobCreated, defaultTags = [], jobType, onBusyChange }: UploadDropzoneOptions) {
  const { client } = useTieout();
  const queryClient = useQueryClient();
  const upload = useUpload();
  const knownTags = useTags();
  const [jobName, setJobName] = useState('');
  const [tags, setTags] = useState<string[]>([...defaultTags]);
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [submitError, setSubmitError] = useState<string | null>(null);
  const [postponed, setPostponed] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<string | null>(null);

  const locked = upload.entries.filter(({ status }) => status === 'locked');
  const passwordEntry = locked.find(({ key }) => key === asked) ?? locked.find(({ key }) => !postponed.has(key)) ?? null;
  const blocked = upload.isUploading ? strings.stillUploading : locked.length > 0 ? strings.stillLocked : null;
  const canSubmit = upload.ready.length > 0 && !blocked && !isSubmitting;

  useUploadGuard(upload.entries.length > 0, onBusyChange);

  const submit = async () => {
    if (!canSubmit) return;
    setIsSubmitting(true);
    setSubmitError(null);
    try {
      const job = await client.jobs.create({
        jobName: jobName.trim() || undefined, documents: upload.ready.map(({ id }) => id), tags, jobType,
      });
      applyJob(queryClient, job);
      setTimeout(() => void queryClient.invalidateQueries({ queryKey: queryKeys.jobs }), POST_CREATE_REFRESH_MS);
      upload.clear();
      setJobName('');
      setTags([...defaultTags]);
      onBusyChange?.(false);
      onJobCreated?.(job);
    } catch (error) {
      setSubmitError(describeError(error, strings.createFailed));
    } finally {
      setIsSubmitting(false);
    }
  };

  return {
    upload, jobName, setJobName, tags, setTags, knownTags: knownTags.data ?? [], isSubmitting, submitError, blocked, canSubmit, submit,
    passwordEntry,
    askPassword: setAsked,
    postponePassword: (key: string) => {
      setAsked(null);
      setPostponed((before) => new Set(before).add(key));
    },
  };
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
