import { Alert, Button, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { Job, JobType } from '@tieout/sdk/contract';
import { useStrings } from '../../core/useStrings.js';
import { TagSelector } from '../../jobs/TagSelector/TagSelector.js';
import { DropzoneFrame } from '../DropzoneFrame.js';
import { PasswordDialog } from './PasswordDialog.js';
import { uploadDropzoneStrings, type UploadDropzoneStrings } from './UploadDropzone.strings.js';
import { UploadRow } from './UploadRow.js';
import { useUploadDropzone } from './useUploadDropzone.js';

export interface UploadDropzoneProps {
  /** The job was started; show its progress. */
  onJobCreated?: (job: Job) => void | Promise<void>;
  /** Tags that are set from the start. */
  defaultTags?: readonly string[];
  /** @default 'ExtractData' */
  jobType?: JobType;
  /** Whether there are files that would be lost with the page. The browser asks by itself; a host with its own navigation asks too. */
  onBusyChange?: (isBusy: boolean) => void;
  strings?: Partial<UploadDropzoneStrings>;
}

/** Drop or choose statements, name the job, tag it, start it. Files go up one after the other as soon as they are added. */
export function UploadDropzone({ onJobCreated, defaultTags, jobType, onBusyChange, strings: own }: UploadDropzoneProps) {
  const strings = useStrings('UploadDropzone', uploadDropzoneStrings, own);
  const form = useUploadDropzone(strings, { onJobCreated, defaultTags, jobType, onBusyChange });
  const { upload } = form;
  const hasFiles = upload.entries.length > 0;
  const hasFailed = upload.entries.some(({ status }) => status === 'failed');
  return (
    <DropzoneFrame hasFiles={hasFiles} strings={strings} onAdd={upload.add}>
      {hasFiles && (
        <>
          <ul className="tieout-upload-list" aria-label={strings.files(upload.entries.length)}>
            {upload.entries.map((entry) => (
              <UploadRow
                key={entry.key} entry={entry} strings={strings} onRemove={() => upload.remove(entry.key)}
                onRetry={() => upload.retry(entry.key)} onAskPassword={() => form.askPassword(entry.key)}
                onKeepPages={(startPage, endPage) => void upload.keepPages(entry.key, startPage, endPage)}
              />
            ))}
          </ul>
          <div className="tieout-dropzone-form">
            <TextInput
              label={strings.jobName} placeholder={strings.jobNamePlaceholder} value={form.jobName} maxLength={255}
              onChange={(event) => form.setJobName(event.currentTarget.value)}
            />
            <TagSelector
              label={strings.tags} placeholder={strings.tagsPlaceholder} createLabel={strings.createTag}
              value={form.tags} onChange={form.setTags} known={form.knownTags}
            />
          </div>
          {form.submitError !== null && <Alert color="red" icon={<IconAlertTriangle size={18} />} role="alert">{form.submitError}</Alert>}
          <div className="tieout-dropzone-submit">
            <span className="tieout-muted" aria-live="polite">{form.blocked ?? (hasFailed ? strings.someFailed : '')}</span>
            <Button size="sm" disabled={!form.canSubmit} loading={form.isSubmitting} onClick={() => void form.submit()}>
              {upload.ready.length > 0 ? strings.submitCount(upload.ready.length) : strings.submit}
            </Button>
          </div>
        </>
      )}
      <PasswordDialog entry={form.passwordEntry} strings={strings} onUnlock={upload.unlock} onPostpone={form.postponePassword} />
    </DropzoneFrame>
  );
}
