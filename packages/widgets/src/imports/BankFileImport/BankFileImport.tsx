import { ActionIcon, Alert, Button, Progress, TextInput } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconCircleCheck, IconFileSpreadsheet, IconTableColumn, IconX } from '@tabler/icons-react';
import type { Job } from '@tieout/sdk/contract';
import { formatBytes } from '../../core/formatDate.js';
import { useStrings } from '../../core/useStrings.js';
import { DropzoneFrame } from '../../documents/DropzoneFrame.js';
import { bankFileImportStrings, type BankFileImportStrings } from './BankFileImport.strings.js';
import { CsvMappingDialog } from './CsvMappingDialog.js';
import { useBankFileImport, type BankFile } from './useBankFileImport.js';

export interface BankFileImportProps {
  /** The job was started; show its progress. */
  onJobCreated?: (job: Job) => void;
  /** Whether there are files that would be lost with the page. The browser asks by itself; a host with its own navigation asks too. */
  onBusyChange?: (isBusy: boolean) => void;
  strings?: Partial<BankFileImportStrings>;
}

/** Bank files (CSV, OFX, QIF …) into a job. Where the columns of a CSV stay in doubt, a dialog asks. */
export function BankFileImport({ onJobCreated, onBusyChange, strings: own }: BankFileImportProps) {
  const strings = useStrings('BankFileImport', bankFileImportStrings, own);
  const form = useBankFileImport(strings, { onJobCreated, onBusyChange });
  const { upload, files, askedFile } = form;
  const hasFiles = files.length > 0;
  return (
    <DropzoneFrame hasFiles={hasFiles} strings={strings} onAdd={upload.add}>
      {hasFiles && (
        <>
          <ul className="tieout-upload-list" aria-label={strings.files(files.length)}>
            {files.map((file) => (
              <BankFileRow
                key={file.entry.key} file={file} strings={strings} onRemove={() => upload.remove(file.entry.key)}
                onRetry={() => upload.retry(file.entry.key)} onColumns={() => form.ask(file.entry.key)}
              />
            ))}
          </ul>
          <div className="tieout-dropzone-form">
            <TextInput
              label={strings.jobName} placeholder={strings.jobNamePlaceholder} value={form.jobName} maxLength={255}
              onChange={(event) => form.setJobName(event.currentTarget.value)}
            />
          </div>
          {form.submitError !== null && <Alert color="red" icon={<IconAlertTriangle size={18} />} role="alert">{form.submitError}</Alert>}
          <div className="tieout-dropzone-submit">
            <span className="tieout-muted" aria-live="polite">{form.blocked ?? ''}</span>
            <Button size="sm" disabled={!form.canSubmit} loading={form.isSubmitting} onClick={() => void form.submit()}>
              {upload.ready.length > 0 ? strings.submitCount(upload.ready.length) : strings.submit}
            </Button>
          </div>
        </>
      )}
      {askedFile?.preview && askedFile.entry.document && (
        <CsvMappingDialog
          document={askedFile.entry.document} preview={askedFile.preview} opened strings={strings} onClose={() => form.ask(null)}
          onSaved={(preview) => form.settle(askedFile, preview)}
        />
      )}
    </DropzoneFrame>
  );
}

interface BankFileRowProps {
  file: BankFile;
  strings: BankFileImportStrings;
  onRemove: () => void;
  onRetry: () => void;
  onColumns: () => void;
}

function BankFileRow({ file, strings, onRemove, onRetry, onColumns }: BankFileRowProps) {
  const { entry, preview, isLooking, isInDoubt } = file;
  const { status, progress, message } = entry;
  const words = isLooking ? strings.reading : preview?.isReconciled ? strings.tiesOut : preview?.isRemembered ? strings.remembered : strings.ready;
  return (
    <li className="tieout-upload-row" data-status={isInDoubt ? 'locked' : status}>
      <IconFileSpreadsheet size={20} stroke={1.5} className="tieout-muted" aria-hidden />
      <div className="tieout-upload-name">
        <span className="tieout-upload-title" title={entry.file.name}>{entry.file.name}</span>
        <span className="tieout-upload-facts tieout-figures">{formatBytes(entry.file.size)}{preview && preview.rowCount > 0 ? ` · ${strings.rows(preview.rowCount)}` : ''}</span>
        {message !== null && <span className="tieout-upload-note" data-tone="error" role="alert">{message}</span>}
        {isInDoubt && preview!.doubts.map((doubt) => <span key={doubt.code} className="tieout-upload-note" data-tone="warning"><IconAlertTriangle size={14} aria-hidden /> {doubt.message}</span>)}
      </div>
      <div className="tieout-upload-state">
        {status === 'uploading' && <Progress value={progress * 100} size="sm" w={110} aria-label={strings.progressOf(entry.file.name)} />}
        {(status === 'waiting' || status === 'failed') && <span className="tieout-upload-status">{strings[status]}</span>}
        {status === 'ready' && !isInDoubt && (
          <span className="tieout-upload-status">{preview?.isReconciled ? <IconCircleCheck size={15} aria-hidden /> : <IconCheck size={15} aria-hidden />}{words}</span>
        )}
        {status === 'failed' && <Button variant="light" size="compact-xs" onClick={onRetry}>{strings.retry}</Button>}
        {preview && (
          <Button variant={isInDoubt ? 'filled' : 'default'} size="compact-xs" leftSection={<IconTableColumn size={13} aria-hidden />} onClick={onColumns}>
            {isInDoubt ? strings.needsCheck : strings.changeColumns}
          </Button>
        )}
      </div>
      <ActionIcon aria-label={strings.remove(entry.file.name)} onClick={onRemove}><IconX size={16} /></ActionIcon>
    </li>
  );
}
