import { Button, Group, Modal, NumberInput, Text } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import type { Workspace } from '@tieout/sdk';
import { MAX_GENERIC_COLUMNS } from '@tieout/sdk/contract';
import { useState, type FormEvent } from 'react';
import type { GenericDataStrings } from '../GenericData/GenericData.strings.js';
import { useTieout } from '../../core/useTieout.js';
import { checkColumnCount } from './checkColumnCount.js';
import { ColumnsPreview } from './ColumnsPreview.js';

interface AdjustColumnsProps {
  jobId: Workspace;
  /** Absent: all documents. */
  documentId: string | undefined;
  /** Columns that are shown now. */
  count: number;
  strings: GenericDataStrings;
  /** Null: as the document has them. */
  onChange: (count: number | null) => void;
}

/** Into how many columns the words are put; what stands behind the last one is joined to it. */
export function AdjustColumns({ jobId, documentId, count, strings, onChange }: AdjustColumnsProps) {
  const { toasts } = useTieout();
  const [isOpen, setIsOpen] = useState(false);
  const keep = (next: number | null) => {
    onChange(next);
    toasts.success(strings.extracted);
    setIsOpen(false);
  };
  return (
    <>
      <Button variant="default" size="compact-sm" leftSection={<IconColumns3 size={15} stroke={1.7} />} onClick={() => setIsOpen(true)}>{strings.adjust}</Button>
      <Modal opened={isOpen} onClose={() => setIsOpen(false)} title={strings.adjust} size="lg">
        {isOpen && <CountForm jobId={jobId} documentId={documentId} count={count} strings={strings} onKeep={keep} />}
      </Modal>
    </>
  );
}

interface CountFormProps extends Pick<AdjustColumnsProps, 'jobId' | 'documentId' | 'count' | 'strings'> { onKeep: (count: number | null) => void }

function CountForm({ jobId, documentId, count, strings, onKeep }: CountFormProps) {
  const [value, setValue] = useState<number | string>(Math.min(count, MAX_GENERIC_COLUMNS));
  const [problem, setProblem] = useState<string | null>(null);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const found = checkColumnCount(value, strings.countMessages);
    setProblem(found);
    if (found === null) onKeep(Number(value));
  };
  return (
    <form onSubmit={handleSubmit} noValidate>
      <NumberInput
        label={strings.count} value={value} error={problem} allowDecimal={false} data-autofocus
        onChange={(next) => {
          setValue(next);
          setProblem(null);
        }}
      />
      <Text size="sm" c="dimmed" mt="xs">{strings.adjustHint}</Text>
      {checkColumnCount(value, strings.countMessages) === null && <ColumnsPreview jobId={jobId} documentId={documentId} columns={Number(value)} strings={strings} />}
      <Group justify="flex-end" mt="md" gap="xs">
        <Button variant="default" onClick={() => onKeep(null)}>{strings.asInDocument}</Button>
        <Button type="submit">{strings.apply}</Button>
      </Group>
    </form>
  );
}
