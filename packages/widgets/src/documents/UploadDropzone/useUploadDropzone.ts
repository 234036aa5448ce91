import type { Job, JobType } from '@tieout/sdk/contract';
import { useState } from 'react';
import { useTags } from '../../jobs/useJob.js';
import { useJobStart } from '../useJobStart.js';
import { useUpload } from '../useUpload.js';
import type { UploadDropzoneStrings } from './UploadDropzone.strings.js';

export interface UploadDropzoneOptions {
  onJobCreated?: (job: Job) => void | Promise<void>;
  defaultTags?: readonly string[];
  jobType?: JobType;
  /** The documents are read with this template. */
  templateId?: string | undefined;
  onBusyChange?: (isBusy: boolean) => void;
}

export function useUploadDropzone(strings: UploadDropzoneStrings, { onJobCreated, defaultTags = [], jobType, templateId, onBusyChange }: UploadDropzoneOptions) {
  const upload = useUpload();
  const { start, ...job } = useJobStart(upload, { onJobCreated, onBusyChange, createFailed: strings.createFailed });
  const knownTags = useTags();
  const [tags, setTags] = useState<string[]>([...defaultTags]);
  const [postponed, setPostponed] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<string | null>(null);

  const locked = upload.entries.filter(({ status }) => status === 'locked');
  const passwordEntry = locked.find(({ key }) => key === asked) ?? locked.find(({ key }) => !postponed.has(key)) ?? null;
  const blocked = upload.isUploading ? strings.stillUploading : locked.length > 0 ? strings.stillLocked : null;
  const canSubmit = upload.ready.length > 0 && !blocked && !job.isSubmitting;

  return {
    ...job, upload, tags, setTags, knownTags: knownTags.data ?? [], blocked, canSubmit, passwordEntry,
    submit: () => start({ tags, jobType, templateId }),
    askPassword: setAsked,
    postponePassword: (key: string) => {
      setAsked(null);
      setPostponed((before) => new Set(before).add(key));
    },
  };
}
