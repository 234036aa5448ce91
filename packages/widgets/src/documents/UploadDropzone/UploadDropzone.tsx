import { Alert, Button, TextInput } from '@mantine/core';
import { IconAlertTriangle, IconFileUpload, IconPlus } from '@tabler/icons-react';
import type { Job, JobType } from '@tieout/sdk/contract';
import { useId } from 'react';
import { useDropzone } from 'react-dropzone';
import { useStrings } from '../../core/useStrings.js';
import { TagSelector } from '../../jobs/TagSelector/TagSelector.js';
import { PasswordDialog } from './PasswordDialog.js';
import { uploadDropzoneStrings, type UploadDropzoneStrings } from './UploadDropzone.strings.js';
import { UploadRow } from './UploadRow.js';
import { useUploadDropzone } from './useUploadDropzone.js';

export interface UploadDropzoneProps {
  /** The job was started; show its progress. */
  onJobCreated?: (job: Job) => void;
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
  const hintId = useId();
  // No filter by type: the server looks at the content and says what is wrong with a file, a picker would only grey it out.
  const dropzone = useDropzone({ onDrop: (files) => upload.add(files), noClick: true, noKeyboard: true });
  const hasFiles = upload.entries.length > 0;
  const hasFailed = upload.entries.some(({ status }) => status === 'failed');
  return (
    <section {...dropzone.getRootProps({ className: 'tieout-dropzone', 'data-active': dropzone.isDragActive || undefined, 'data-filled': hasFiles || undefined })}>
      <input {...dropzone.getInputProps({ 'aria-label': strings.choose })} />
      <div className="tieout-dropzone-target">
        <IconFileUpload size={hasFiles ? 22 : 38} stroke={1.3} aria-hidden className="tieout-muted" />
        <div>
          <h2 className="tieout-dropzone-title">{strings.title}</h2>
          {!hasFiles && <p id={hintId} className="tieout-dropzone-hint">{strings.hint}</p>}
        </div>
        <Button
          variant={hasFiles ? 'default' : 'filled'} size={hasFiles ? 'xs' : 'sm'} leftSection={<IconPlus size={15} />}
          onClick={dropzone.open} aria-describedby={hasFiles ? undefined : hintId}
        >
          {hasFiles ? strings.addMore : strings.choose}
        </Button>
      </div>
      {hasFiles && (
        <>
          <ul className="tieout-upload-list" aria-label={strings.files(upload.entries.length)}>
            {upload.entries.map((entry) => (
              <UploadRow
                key={entry.key} entry={entry} strings={strings} onRemove={() => upload.remove(entry.key)}
                onRetry={() => upload.retry(entry.key)} onAskPassword={() => form.askPassword(entry.key)}
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
    </section>
  );
}
