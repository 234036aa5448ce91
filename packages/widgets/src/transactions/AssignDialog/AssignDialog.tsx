import { Button, Group, Modal, SegmentedControl, Select, Stack, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { Workspace } from '@tieout/sdk';
import type { AssignParams, EditResult } from '@tieout/sdk/contract';
import { useState, type FormEvent } from 'react';
import { describeError } from '../../core/describeError.js';
import { useStrings } from '../../core/useStrings.js';
import { useTieout } from '../../core/useTieout.js';
import { useReconciliation } from '../../reconciliation/useReconciliation.js';
import { applyEditResult } from '../editing/applyEditResult.js';
import { assignDialogStrings, type AssignDialogStrings } from './AssignDialog.strings.js';
import { emptyAssignForm, readAssignForm, type AssignForm, type AssignProblems, type AssignView } from './assignForm.js';

export interface AssignDialogProps {
  jobId: Workspace;
  opened: boolean;
  /** How many rows are meant. */
  count: number;
  assign: (params: AssignParams) => Promise<EditResult>;
  onClose: () => void;
  onDone: () => void;
  strings?: Partial<AssignDialogStrings>;
}

/** Of the specification. */
const TOAST_MS = 3000;

/** Moves rows to an existing account and period, to a new period, or to a new account. */
export function AssignDialog({ opened, strings: own, ...props }: AssignDialogProps) {
  const strings = useStrings('AssignDialog', assignDialogStrings, own);
  return (
    <Modal opened={opened} onClose={props.onClose} title={strings.title} size="md">
      {opened && <Form {...props} strings={strings} />}
    </Modal>
  );
}

function Form({ jobId, count, assign, onClose, onDone, strings }: Omit<AssignDialogProps, 'opened' | 'strings'> & { strings: AssignDialogStrings }) {
  const { toasts } = useTieout();
  const queryClient = useQueryClient();
  const accounts = useReconciliation(jobId).data?.accounts ?? [];
  const [view, setView] = useState<AssignView>('existing');
  const [form, setForm] = useState<AssignForm>(emptyAssignForm);
  const [problems, setProblems] = useState<AssignProblems>({});
  const [isBusy, setIsBusy] = useState(false);
  const set = (name: keyof AssignForm) => (value: string | null) => {
    setForm((before) => ({ ...before, [name]: value }));
    setProblems(({ [name]: _solved, ...rest }) => rest);
  };
  const errorOf = (name: keyof AssignForm) => problems[name] && strings[problems[name]];
  const names = [...new Set(accounts.map(({ accountName }) => accountName))];
  // Where there is one account only, it is meant.
  const account = form.account ?? (names.length === 1 ? names[0]! : null);
  const text = (name: 'accountName' | 'startDate' | 'endDate' | 'startBalance' | 'endBalance') => ({
    label: strings[name], value: form[name], error: errorOf(name), onChange: ({ currentTarget }: { currentTarget: { value: string } }) => set(name)(currentTarget.value),
  });
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const read = readAssignForm(view, { ...form, account });
    if (read.problems !== undefined) {
      setProblems(read.problems);
      return;
    }
    setIsBusy(true);
    try {
      const result = await assign(read.params);
      applyEditResult(queryClient, jobId, result);
      toasts.success(strings.done(result.numRows), { timeoutMs: TOAST_MS });
      onDone();
    } catch (error) {
      toasts.error(strings.failed, { detail: describeError(error, '') });
    } finally {
      setIsBusy(false);
    }
  };
  const periods = accounts.flatMap(({ accountName, periods: own }) => own.map(({ chunk, label }) => ({ value: chunk, label: `${accountName}, ${label}` })));
  return (
    <form onSubmit={(event) => void handleSubmit(event)} noValidate>
      <Stack gap="sm">
        <SegmentedControl
          aria-label={strings.view} fullWidth value={view} data={(['existing', 'newAccount', 'newPeriod'] as const).map((value) => ({ value, label: strings.views[value] }))}
          onChange={(next) => {
            setView(next as AssignView);
            setProblems({});
          }}
        />
        {view === 'existing' && <Select label={strings.target} data={periods} value={form.chunk} onChange={set('chunk')} error={errorOf('chunk')} searchable={periods.length > 8} data-autofocus />}
        {view === 'newAccount' && <TextInput {...text('accountName')} withAsterisk />}
        {view === 'newPeriod' && <Select label={strings.account} data={names} value={account} onChange={set('account')} error={errorOf('account')} withAsterisk />}
        {view !== 'existing' && (
          <>
            <Group grow align="flex-start" gap="sm"><TextInput {...text('startDate')} withAsterisk placeholder="YYYY-MM-DD" /><TextInput {...text('endDate')} withAsterisk placeholder="YYYY-MM-DD" /></Group>
            <Group grow align="flex-start" gap="sm"><TextInput {...text('startBalance')} withAsterisk={view === 'newAccount'} inputMode="decimal" /><TextInput {...text('endBalance')} withAsterisk={view === 'newAccount'} inputMode="decimal" /></Group>
          </>
        )}
        {count === 0 && <Text size="sm" c="var(--tieout-negative)" role="alert">{strings.rowRequired}</Text>}
        <Group justify="flex-end" gap="xs" mt={4}>
          <Text size="sm" c="dimmed" mr="auto" className="tieout-figures">{strings.rows(count)}</Text>
          <Button variant="default" onClick={onClose}>{strings.cancel}</Button>
          <Button type="submit" loading={isBusy} disabled={count === 0}>{strings.assign}</Button>
        </Group>
      </Stack>
    </form>
  );
}
