import { Button, Collapse, Group, Modal, Select, Stack, Text, Textarea, TextInput } from '@mantine/core';
import type { Workspace } from '@tieout/sdk';
import type { Account, Transaction } from '@tieout/sdk/contract';
import { useState, type FormEvent } from 'react';
import { useStrings } from '../../core/useStrings.js';
import { useTieout } from '../../core/useTieout.js';
import { useReconciliation } from '../../reconciliation/useReconciliation.js';
import { useEdits } from '../editing/useEdits.js';
import { addTransactionStrings, type AddTransactionStrings } from './AddTransaction.strings.js';
import { emptyForm, readForm, type FormProblems, type TransactionForm } from './transactionForm.js';

export interface AddTransactionProps {
  jobId: Workspace;
  opened: boolean;
  onClose: () => void;
  /** Document, account and period that are looked at; what is left out is asked for. */
  documentId?: string;
  chunk?: string;
  /** Goes below this row; absent: by its date. */
  below?: Transaction | null;
  /** What is known of it already. */
  initial?: Partial<TransactionForm>;
  strings?: Partial<AddTransactionStrings>;
}

/** Adds a row that the document does not give: the simple form, and the extended one when there are several accounts or periods. */
export function AddTransaction({ opened, onClose, ...props }: AddTransactionProps) {
  const strings = useStrings('AddTransaction', addTransactionStrings, props.strings);
  return (
    <Modal opened={opened} onClose={onClose} title={strings.title} size="md">
      {opened && <Form {...props} onClose={onClose} strings={strings} />}
    </Modal>
  );
}

type FormProps = Omit<AddTransactionProps, 'opened' | 'strings'> & { strings: AddTransactionStrings };

function Form({ jobId, documentId, chunk, below = null, initial, onClose, strings }: FormProps) {
  const { toasts } = useTieout();
  const edits = useEdits(jobId);
  const accounts = (useReconciliation(jobId).data?.accounts ?? []).filter((account) => !documentId || account.documentId === documentId);
  const targets = targetsOf(accounts);
  const [form, setForm] = useState<TransactionForm>({ ...emptyForm, date: below?.date ?? '', chunk: below?.chunk ?? chunk ?? null, ...initial });
  const [problems, setProblems] = useState<FormProblems>({});
  const [hasMore, setHasMore] = useState(false);
  const needsTarget = targets.length > 1;
  const target = targets.find(({ value }) => value === form.chunk);
  const set = (name: keyof TransactionForm) => (value: string | null) => {
    setForm((before) => ({ ...before, [name]: value ?? '' }));
    setProblems(({ [name]: _solved, ...rest }) => rest);
  };
  const text = (name: keyof TransactionForm) => ({
    value: form[name] ?? '', error: problems[name] && strings[problems[name]], onChange: ({ currentTarget }: { currentTarget: { value: string } }) => set(name)(currentTarget.value),
  });
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const read = readForm(form, { currency: target?.currency ?? below?.currency ?? null, needsTarget, below });
    if (read.problems !== undefined) {
      setProblems(read.problems);
      return;
    }
    const inDocument = target?.documentId ?? below?.documentId ?? documentId ?? '';
    const isMade = await edits.run({ failed: strings.failed, done: strings.created, edit: { call: 'create', input: { documentId: inDocument, transactions: [read.transaction] } } });
    if (!isMade) return;
    toasts.success(strings.created);
    onClose();
  };
  return (
    <form onSubmit={(event) => void handleSubmit(event)} noValidate>
      <Stack gap="sm">
        {below && <Text size="sm" c="dimmed">{strings.below(below.description.split('\n')[0] ?? '')}</Text>}
        {needsTarget && <Select label={strings.target} withAsterisk data={targets} value={form.chunk} onChange={set('chunk')} error={problems.chunk && strings[problems.chunk]} searchable={targets.length > 8} />}
        <Group grow align="flex-start" gap="sm">
          <TextInput label={strings.date} withAsterisk placeholder="YYYY-MM-DD" data-autofocus {...text('date')} />
          <TextInput label={strings.amount} withAsterisk inputMode="decimal" placeholder="-12.30" description={strings.amountHint} inputWrapperOrder={['label', 'input', 'description', 'error']} {...text('amount')} />
        </Group>
        <Textarea label={strings.description} withAsterisk autosize minRows={1} maxRows={4} {...text('description')} />
        <button type="button" className="tieout-link" aria-expanded={hasMore} onClick={() => setHasMore(!hasMore)}>{strings.more}</button>
        <Collapse expanded={hasMore} transitionDuration={0}>
          <Group grow align="flex-start" gap="sm">
            <TextInput label={strings.balance} inputMode="decimal" {...text('balance')} />
            <TextInput label={strings.checkNumber} {...text('checkNumber')} />
            <TextInput label={strings.page} inputMode="numeric" {...text('page')} />
          </Group>
          <TextInput label={strings.payee} mt="sm" {...text('payee')} />
        </Collapse>
        <Group justify="flex-end" gap="xs" mt={4}>
          <Button variant="default" onClick={onClose}>{strings.cancel}</Button>
          <Button type="submit" loading={edits.isBusy}>{strings.add}</Button>
        </Group>
      </Stack>
    </form>
  );
}

function targetsOf(accounts: readonly Account[]) {
  return accounts.flatMap(({ accountName, documentId, currency, periods }) => periods.map(({ chunk, label }) => ({ value: chunk, label: `${accountName}, ${label}`, documentId, currency })));
}
