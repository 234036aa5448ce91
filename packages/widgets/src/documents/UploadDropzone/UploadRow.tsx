import { ActionIcon, Button, Popover, Progress, Text } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconClock, IconCopy, IconFileTypePdf, IconLock, IconPhoto, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { formatBytes } from '../../core/formatDate.js';
import { PageRangeForm } from '../PageRange/PageRangeForm.js';
import type { UploadEntry } from '../uploadState.js';
import type { UploadDropzoneStrings } from './UploadDropzone.strings.js';

interface UploadRowProps {
  entry: UploadEntry;
  strings: UploadDropzoneStrings;
  onRemove: () => void;
  onRetry: () => void;
  /** Absent: a file that needs a password cannot be opened here. */
  onAskPassword?: () => void;
  /** Absent: the whole file is taken. */
  onKeepPages?: (startPage: number, endPage: number) => void;
}

const icons = { waiting: IconClock, uploading: IconClock, ready: IconCheck, locked: IconLock, failed: IconAlertTriangle } as const;

export function UploadRow({ entry, strings, onRemove, onRetry, onAskPassword, onKeepPages }: UploadRowProps) {
  const { file, status, progress, document, message, duplicateOf } = entry;
  const FileIcon = file.type.startsWith('image/') ? IconPhoto : IconFileTypePdf;
  const StatusIcon = icons[status];
  const numPages = document?.numPages;
  return (
    <li className="tieout-upload-row" data-status={status}>
      <FileIcon size={20} stroke={1.5} className="tieout-muted" aria-hidden />
      <div className="tieout-upload-name">
        <span className="tieout-upload-title" title={file.name}>{file.name}</span>
        <span className="tieout-upload-facts tieout-figures">
          {formatBytes(file.size)}
          {numPages ? ` · ${strings.pages(numPages)}` : ''}
        </span>
        {duplicateOf !== null && <span className="tieout-upload-note" data-tone="warning"><IconCopy size={14} aria-hidden /> {strings.duplicateOf(duplicateOf)}</span>}
        {message !== null && <span className="tieout-upload-note" data-tone="error" role="alert">{message}</span>}
      </div>
      <div className="tieout-upload-state">
        {status === 'uploading'
          ? <Progress value={progress * 100} size="sm" w={110} aria-label={strings.progressOf(file.name)} />
          : <span className="tieout-upload-status"><StatusIcon size={15} stroke={1.8} aria-hidden />{strings[status]}</span>}
        {status === 'locked' && onAskPassword && <Button variant="light" size="compact-xs" onClick={onAskPassword}>{strings.enterPassword}</Button>}
        {status === 'ready' && onKeepPages && document?.mimetype === 'application/pdf' && (numPages ?? 0) > 1 && <PagesButton numPages={numPages!} strings={strings} onKeepPages={onKeepPages} />}
        {status === 'failed' && <Button variant="light" size="compact-xs" onClick={onRetry}>{strings.retry}</Button>}
      </div>
      <ActionIcon aria-label={strings.remove(file.name)} onClick={onRemove}><IconX size={16} /></ActionIcon>
    </li>
  );
}

/** Which pages of the file are converted. */
function PagesButton({ numPages, strings, onKeepPages }: { numPages: number; strings: UploadDropzoneStrings; onKeepPages: (startPage: number, endPage: number) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const handleChoose = (startPage: number, endPage: number) => {
    setIsOpen(false);
    if (startPage > 0 || endPage < numPages - 1) onKeepPages(startPage, endPage);
  };
  return (
    <Popover opened={isOpen} onChange={setIsOpen} position="bottom-end" shadow="md" width={310} withinPortal trapFocus returnFocus>
      <Popover.Target><Button variant="subtle" size="compact-xs" aria-haspopup="dialog" onClick={() => setIsOpen(!isOpen)}>{strings.choosePages}</Button></Popover.Target>
      <Popover.Dropdown aria-label={strings.choosePages}>
        <Text size="sm" c="dimmed" mb="xs">{strings.choosePagesHint}</Text>
        {isOpen && <PageRangeForm numPages={numPages} strings={strings} actions={[{ label: strings.takePages, onChoose: handleChoose }]} />}
      </Popover.Dropdown>
    </Popover>
  );
}
