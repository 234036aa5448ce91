import { ActionIcon, Button, Group, NumberInput, Popover, Text, Tooltip } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Workspace } from '@tieout/sdk';
import { ApiError } from '@tieout/sdk/contract';
import { useState, type FormEvent } from 'react';
import { describeError } from '../../core/describeError.js';
import { invalidateRows } from '../../core/LiveUpdates.js';
import { useStrings } from '../../core/useStrings.js';
import { addPageStep } from '../../edits/pageSteps.js';
import { useTieout } from '../../core/useTieout.js';
import { fixPageStrings, type FixPageStrings } from './FixPage.strings.js';

export interface FixPageProps {
  /** A job's id, or two tags: all jobs under them. */
  jobId: Workspace;
  documentId: string;
  /** Null: not known. */
  numPages: number | null;
  /** The page that is offered, from 1. @default 1 */
  page?: number;
  strings?: Partial<FixPageStrings>;
}

/** Has one page of a document read again; the rows follow when it is done. */
export function FixPage({ jobId, documentId, numPages, page = 1, strings: own }: FixPageProps) {
  const strings = useStrings('FixPage', fixPageStrings, own);
  const [isOpen, setIsOpen] = useState(false);
  const work = useFixPage(jobId, documentId, strings);
  return (
    <Popover opened={isOpen} onChange={setIsOpen} position="bottom-end" shadow="md" width={320} withinPortal trapFocus returnFocus>
      <Popover.Target>
        <Tooltip label={work.isPending ? strings.running(work.variables) : strings.fix} disabled={isOpen}>
          <ActionIcon variant="default" size={30} aria-label={strings.fix} aria-haspopup="dialog" loading={work.isPending} onClick={() => setIsOpen(!isOpen)}><IconSparkles size={16} stroke={1.7} /></ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown aria-label={strings.fix}>
        {isOpen && (
          <PageForm
            first={page} numPages={numPages} strings={strings}
            onStart={(chosen) => {
              setIsOpen(false);
              work.mutate(chosen);
            }}
          />
        )}
      </Popover.Dropdown>
    </Popover>
  );
}

/** The page is counted from 1 here, from 0 on the server. */
function useFixPage(jobId: Workspace, documentId: string, strings: FixPageStrings) {
  const { client, toasts } = useTieout();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (page: number) => {
      const task = await client.tasks.wait(await client.transactions.fixPage(jobId, { documentId, pageNumber: page - 1 }));
      addPageStep(queryClient, jobId, task.asyncJobId);
      if (task.error) throw new ApiError(task.error);
      return task;
    },
    onSuccess: ({ numRows, message }) => {
      invalidateRows(queryClient, jobId);
      if (numRows > 0) toasts.success(strings.fixed);
      else toasts.warning(message ?? strings.failed, { timeoutMs: 8000 });
    },
    onError: (error) => toasts.error(strings.failed, { detail: describeError(error, '') }),
  });
}

function PageForm({ first, numPages, strings, onStart }: { first: number; numPages: number | null; strings: FixPageStrings; onStart: (page: number) => void }) {
  const [page, setPage] = useState<number | string>(first);
  const [problem, setProblem] = useState<string | null>(null);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const found = checkPage(page, numPages, strings);
    setProblem(found);
    if (found === null) onStart(Number(page));
  };
  return (
    <form onSubmit={handleSubmit} noValidate>
      <Text size="sm" fw={600}>{strings.fix}</Text>
      <Text size="sm" c="dimmed" mb="xs">{strings.explanation}</Text>
      <Group align="flex-end" gap="xs" wrap="nowrap">
        <NumberInput
          label={strings.page} value={page} error={problem} allowDecimal={false} hideControls w={110} data-autofocus
          onChange={(value) => {
            setPage(value);
            setProblem(null);
          }}
        />
        <Button type="submit">{strings.start}</Button>
      </Group>
    </form>
  );
}

/** What is wrong with a typed page, in the specification's words; null when it fits. */
export function checkPage(page: number | string, numPages: number | null, strings: FixPageStrings): string | null {
  if (page === '') return strings.pageRequired;
  if (Number(page) < 1) return strings.pageTooSmall;
  return numPages !== null && Number(page) > numPages ? strings.pageTooLarge(numPages) : null;
}
