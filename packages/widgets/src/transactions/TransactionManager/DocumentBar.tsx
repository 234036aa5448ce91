import { ActionIcon, Button, Group, Modal, Popover, SegmentedControl, Select, Text, Tooltip } from '@mantine/core';
import { IconAlertTriangle, IconNotes, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { Workspace } from '@tieout/sdk';
import type { Box, Finding, JobDocument } from '@tieout/sdk/contract';
import { useState, type ReactNode } from 'react';
import { describeError } from '../../core/describeError.js';
import { queryKeys } from '../../core/queryKeys.js';
import { useAbilities } from '../../core/useAbilities.js';
import { useTieout } from '../../core/useTieout.js';
import type { TransactionManagerStrings } from './TransactionManager.strings.js';

export type Pane = 'document' | 'transactions';

interface DocumentBarProps {
  workspace: Workspace;
  documents: readonly JobDocument[];
  document: JobDocument | null;
  /** The documents are forms. */
  isForm: boolean;
  findings: readonly Finding[];
  /** Null: both panes are shown. */
  pane: Pane | null;
  strings: TransactionManagerStrings;
  onChoose: (documentId: string) => void;
  onPane: (pane: Pane) => void;
  onLocate: (page: number, box: Box | null) => void;
  children: ReactNode;
}

/** Which document, what the engine noted about it, and what can be done with all. */
export function DocumentBar({ workspace, documents, document, isForm, findings, pane, strings, onChoose, onPane, onLocate, children }: DocumentBarProps) {
  const { own } = useAbilities();
  return (
    <div className="tieout-manager-bar">
      <Select
        aria-label={isForm ? strings.form : strings.document} className="tieout-manager-document" allowDeselect={false} value={document?.documentId ?? null} searchable={documents.length > 8}
        data={documents.map(({ documentId, name }) => ({ value: documentId, label: name }))} onChange={(value) => value && onChoose(value)}
        leftSection={document?.status === 'Failed' ? <IconAlertTriangle size={15} color="var(--tieout-negative)" /> : undefined}
      />
      {own && documents.length > 1 && document && <DeleteDocument workspace={workspace} document={document} strings={strings} />}
      {findings.length > 0 && <Findings findings={findings} strings={strings} onLocate={onLocate} />}
      {pane !== null && (
        <SegmentedControl
          aria-label={strings.panes} value={pane} onChange={(value) => onPane(value as Pane)}
          data={[{ value: 'document', label: strings.paneDocument }, { value: 'transactions', label: strings.paneTransactions }]}
        />
      )}
      <span className="tieout-manager-actions">{children}</span>
    </div>
  );
}

function Findings({ findings, strings, onLocate }: Pick<DocumentBarProps, 'findings' | 'strings' | 'onLocate'>) {
  return (
    <Popover position="bottom-start" shadow="md" width="min(420px, calc(100vw - 24px))" withinPortal>
      <Popover.Target>
        <Button variant="light" color="yellow" leftSection={<IconNotes size={15} stroke={1.7} />}>{strings.findings(findings.length)}</Button>
      </Popover.Target>
      <Popover.Dropdown p="xs">
        <ul className="tieout-findings">
          {findings.map(({ code, message, page, box }, index) => (
            <li key={`${code}${index}`}>
              {message}
              {page !== null && <> <button type="button" className="tieout-link" onClick={() => onLocate(page, box)}>{strings.showPage(page)}</button></>}
            </li>
          ))}
        </ul>
      </Popover.Dropdown>
    </Popover>
  );
}

function DeleteDocument({ workspace, document, strings }: { workspace: Workspace; document: JobDocument; strings: TransactionManagerStrings }) {
  const { client, toasts } = useTieout();
  const queryClient = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const handleDelete = async () => {
    setIsBusy(true);
    try {
      await client.jobs.deleteDocument(workspace, document.documentId);
      await Promise.all([queryKeys.jobDocuments(workspace), queryKeys.transactions(workspace), queryKeys.reconciliation(workspace), queryKeys.job(document.jobId)]
        .map((queryKey) => queryClient.invalidateQueries({ queryKey })));
      setIsAsking(false);
    } catch (error) {
      toasts.error(strings.deleteFailed, { detail: describeError(error, '') });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <>
      <Tooltip label={strings.deleteDocument}>
        <ActionIcon aria-label={strings.deleteDocument} onClick={() => setIsAsking(true)}><IconTrash size={16} stroke={1.6} /></ActionIcon>
      </Tooltip>
      <Modal opened={isAsking} onClose={() => setIsAsking(false)} title={strings.deleteTitle} size="sm">
        <Text size="sm" fw={600}>{strings.deleteQuestion}</Text>
        <Text size="sm" mt={4} c="dimmed">{strings.deleteConsequence(document.name)}</Text>
        <Group justify="flex-end" mt="md" gap="xs">
          <Button variant="default" data-autofocus onClick={() => setIsAsking(false)}>{strings.cancel}</Button>
          <Button color="red" loading={isBusy} onClick={() => void handleDelete()}>{strings.deleteConfirm}</Button>
        </Group>
      </Modal>
    </>
  );
}
