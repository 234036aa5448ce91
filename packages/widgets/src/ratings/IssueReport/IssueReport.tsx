import { ActionIcon, Button, Group, Modal, NumberInput, Select, Stack, Text, Textarea } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { Issue, IssueType, Job } from '@tieout/sdk/contract';
import { useState } from 'react';
import { describeError } from '../../core/describeError.js';
import { useStrings } from '../../core/useStrings.js';
import { useTieout } from '../../core/useTieout.js';
import { useReportIssues } from '../useRatings.js';
import { canAdd, emptyDraft, issueTypesOf, needsPage, readDraft, type IssueDraft } from './issueDraft.js';
import { issueReportStrings, type IssueReportStrings } from './IssueReport.strings.js';

export interface IssueReportProps {
  job: Pick<Job, 'id' | 'type' | 'isGeneric'>;
  opened: boolean;
  onClose: () => void;
  /** Pages of the document that is looked at; issues name pages up to it. */
  numPages?: number | null;
  strings?: Partial<IssueReportStrings>;
}

/** Of the specification. */
const SENT_MS = 3000;
const FAILED_MS = 5000;

/** What is wrong with a job, one issue after another, sent together. */
export function IssueReport({ opened, onClose, strings: own, ...props }: IssueReportProps) {
  const strings = useStrings('IssueReport', issueReportStrings, own);
  return (
    <Modal opened={opened} onClose={onClose} title={strings.title} size="md">
      {opened && <Form {...props} onClose={onClose} strings={strings} />}
    </Modal>
  );
}

function Form({ job, numPages = null, onClose, strings }: Omit<IssueReportProps, 'opened' | 'strings'> & { strings: IssueReportStrings }) {
  const { toasts } = useTieout();
  const report = useReportIssues(job.id);
  const [issues, setIssues] = useState<Issue[]>([]);
  const [draft, setDraft] = useState<IssueDraft>(emptyDraft);
  const [problem, setProblem] = useState<'typeRequired' | 'pageInvalid' | null>(null);
  const change = (changes: Partial<IssueDraft>) => {
    setDraft({ ...draft, ...changes });
    setProblem(null);
  };
  const handleAdd = () => {
    const read = readDraft(draft, numPages);
    if (typeof read === 'string') {
      setProblem(read);
      return;
    }
    setIssues([...issues, read]);
    setDraft(emptyDraft);
  };
  const handleSend = () => report.mutate({ issues }, {
    onSuccess: () => {
      toasts.success(strings.sent, { timeoutMs: SENT_MS });
      onClose();
    },
    onError: (error) => toasts.error(strings.failed, { timeoutMs: FAILED_MS, detail: describeError(error, '') }),
  });
  return (
    <Stack gap="sm">
      <Select
        label={strings.issueType} data={issueTypesOf(job).map((value) => ({ value, label: strings.types[value] }))} value={draft.issueType} data-autofocus
        error={problem === 'typeRequired' && strings.typeRequired} onChange={(value) => change({ issueType: value as IssueType | null })}
      />
      {needsPage(draft.issueType) && (
        <NumberInput
          label={strings.pageNumber} withAsterisk min={1} max={numPages ?? undefined} allowDecimal={false} clampBehavior="none" value={draft.page}
          error={problem === 'pageInvalid' && strings.pageInvalid(numPages ?? 1)} onChange={(value) => change({ page: String(value) })}
        />
      )}
      <Textarea label={strings.details} description={strings.detailsHint} autosize minRows={2} maxRows={6} value={draft.details} onChange={({ currentTarget }) => change({ details: currentTarget.value })} />
      <Group justify="flex-end"><Button variant="light" disabled={!canAdd(draft)} onClick={handleAdd}>{strings.addIssue}</Button></Group>
      <Added issues={issues} strings={strings} onRemove={(index) => setIssues(issues.toSpliced(index, 1))} />
      <Group justify="flex-end" gap="xs">
        {issues.length === 0 && <Text size="sm" c="dimmed" mr="auto">{strings.atLeastOne}</Text>}
        <Button variant="default" onClick={onClose}>{strings.cancel}</Button>
        <Button disabled={issues.length === 0} loading={report.isPending} onClick={handleSend}>{strings.send}</Button>
      </Group>
    </Stack>
  );
}

function Added({ issues, strings, onRemove }: { issues: readonly Issue[]; strings: IssueReportStrings; onRemove: (index: number) => void }) {
  if (issues.length === 0) return null;
  return (
    <ul className="tieout-issues" aria-label={strings.issues}>
      {issues.map(({ issueType, pageNumber, details }, index) => (
        <li key={`${issueType}${index}`}>
          <span>
            <strong>{strings.types[issueType]}</strong>{pageNumber ? `, ${strings.page(pageNumber)}` : ''}
            {details && <span className="tieout-muted"> {details}</span>}
          </span>
          <ActionIcon size="sm" aria-label={strings.remove(strings.types[issueType])} onClick={() => onRemove(index)}><IconX size={14} /></ActionIcon>
        </li>
      ))}
    </ul>
  );
}
