import { Badge, Button, Group, Modal, NumberInput, Select, Stack, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AdminContract, BillingCycle, PlanName } from '@tieout/sdk/contract';
import { allowanceOf, BillingCycle as cycles, PlanName as planNames, plans } from '@tieout/sdk/contract';
import { useState } from 'react';
import { FormFailure } from '../../auth/AccountForms/FormParts.js';
import { describeError } from '../../core/describeError.js';
import { formatDate } from '../../core/formatDate.js';
import { PagedTable, ShortCell, type PagedColumn, type PagedTableProps, type TablePlace } from '../../core/PagedTable/PagedTable.js';
import { useStrings } from '../../core/useStrings.js';
import { useTieout } from '../../core/useTieout.js';
import { administrationStrings, type AdministrationStrings } from './Administration.strings.js';

export interface AdminContractsProps {
  place?: TablePlace;
  onPlaceChange?: (place: TablePlace) => void;
  /** @default all accounts */
  load?: PagedTableProps<AdminContract>['load'];
  /** Tells another list of accounts from this one in the cache. @default 'contracts' */
  list?: string;
}

const statusColors: Partial<Record<AdminContract['status'], string>> = { active: 'green', trialing: 'blue', past_due: 'yellow', unpaid: 'red', canceled: 'gray' };

/** Accounts with their plans, pages and retention, which can be changed here. */
export function AdminContracts({ place, onPlaceChange, load, list = 'contracts' }: AdminContractsProps) {
  const { client } = useTieout();
  const strings = useStrings('Administration', administrationStrings);
  const [edited, setEdited] = useState<AdminContract | null>(null);
  const columns: PagedColumn<AdminContract>[] = [
    { title: strings.account, cell: ({ name, admin }) => <ShortCell text={name} below={admin ?? ''} /> },
    { title: strings.peopleCount, isFigure: true, cell: ({ users }) => users.toLocaleString('en-US') },
    { title: strings.plan, cell: ({ plan }) => plans[plan].title },
    { title: strings.status, cell: ({ status, disabledAt }) => <Badge variant="light" autoContrast tt="none" color={disabledAt ? 'gray' : (statusColors[status] ?? 'gray')}>{disabledAt ? strings.disabled : (strings.accountStatuses[status] ?? status)}</Badge> },
    { title: strings.credits, isFigure: true, cell: ({ plan, billingCycle, pageAllowance, credits }) => (allowanceOf(plan, billingCycle, pageAllowance) === null ? strings.notCounted : credits.toLocaleString('en-US')) },
    { title: strings.bought, isFigure: true, cell: ({ purchasedCredits }) => purchasedCredits.toLocaleString('en-US') },
    { title: strings.retention, cell: ({ plan, retentionDays }) => keptFor(retentionDays ?? plans[plan].retentionDays, strings) },
    { title: strings.renews, cell: ({ status, trialEndsAt }) => status === 'trialing' && trialEndsAt && formatDate(trialEndsAt.slice(0, 10)) },
    { title: strings.created, cell: ({ createdAt }) => formatDate(createdAt.slice(0, 10)) },
    { title: strings.actions, isActions: true, cell: (row) => <Button size="compact-sm" variant="default" aria-label={strings.editOf(row.name)} onClick={() => setEdited(row)}>{strings.edit}</Button> },
  ];
  return (
    <>
      <PagedTable
        label={strings.contracts} queryKey={['tieout', 'admin', list]} load={load ?? ((query, signal) => client.admin.contracts(query, { signal }))} columns={columns} rowKey={({ id }) => id}
        {...(place ? { place } : {})} {...(onPlaceChange ? { onPlaceChange } : {})}
      />
      <Modal opened={edited !== null} onClose={() => setEdited(null)} title={strings.editTitle(edited?.name ?? '')} centered closeButtonProps={{ 'aria-label': strings.cancel }}>
        {edited && <ContractForm key={edited.id} contract={edited} strings={strings} onDone={() => setEdited(null)} />}
      </Modal>
    </>
  );
}

const keptFor = (days: number | null, strings: AdministrationStrings): string => (days === null ? strings.withoutEnd : strings.days(days));
const numberOf = (value: string | number): number | null => (value === '' ? null : Number(value));
const SUCCESS_MS = 5000;

function ContractForm({ contract, strings, onDone }: { contract: AdminContract; strings: AdministrationStrings; onDone: () => void }) {
  const { client, toasts } = useTieout();
  const cache = useQueryClient();
  const [plan, setPlan] = useState<PlanName>(contract.plan);
  const [cycle, setCycle] = useState<BillingCycle | null>(contract.billingCycle);
  const [allowance, setAllowance] = useState<string | number>(contract.pageAllowance ?? '');
  const [retention, setRetention] = useState<string | number>(contract.retentionDays ?? '');
  const [pages, setPages] = useState<string | number>('');
  const [note, setNote] = useState('');
  const options = {
    onSuccess: () => {
      toasts.success(strings.saved, { timeoutMs: SUCCESS_MS });
      onDone();
      return cache.invalidateQueries({ queryKey: ['tieout', 'admin'] });
    },
  };
  const set = useMutation({ mutationFn: () => client.contracts.setPlan(contract.id, { plan, billingCycle: cycle, pageAllowance: numberOf(allowance), retentionDays: numberOf(retention), ...(note.trim() ? { note: note.trim() } : {}) }), ...options });
  const add = useMutation({ mutationFn: () => client.contracts.addPages(contract.id, Number(pages), note.trim()), ...options });
  const failure = set.error ?? add.error;
  return (
    <Stack>
      <FormFailure>{failure && describeError(failure, strings.failed)}</FormFailure>
      <Group grow align="flex-start">
        <Select label={strings.plan} data={planNames.options.map((name) => ({ value: name, label: plans[name].title }))} value={plan} allowDeselect={false} onChange={(next) => next && setPlan(next as PlanName)} />
        <Select label={strings.cycle} data={[...cycles.options]} value={cycle} clearable placeholder={strings.noCycle} onChange={(next) => setCycle(next as BillingCycle | null)} />
      </Group>
      <NumberInput label={strings.pageAllowance} description={strings.allowanceHint} min={0} max={10_000_000} allowDecimal={false} hideControls value={allowance} onChange={setAllowance} />
      <NumberInput label={strings.retentionDays} description={strings.retentionHint} min={1} max={5 * 365} allowDecimal={false} hideControls value={retention} onChange={setRetention} />
      <TextInput label={strings.note} maxLength={500} value={note} onChange={(event) => setNote(event.currentTarget.value)} />
      <Group justify="flex-end"><Button loading={set.isPending} onClick={() => set.mutate()}>{strings.setPlan}</Button></Group>
      <Group align="flex-end">
        <NumberInput flex={1} label={strings.addPages} description={strings.addPagesHint} allowDecimal={false} hideControls value={pages} onChange={setPages} />
        <Button variant="default" loading={add.isPending} disabled={!Number(pages) || !note.trim()} onClick={() => add.mutate()}>{strings.addThem}</Button>
      </Group>
    </Stack>
  );
}
