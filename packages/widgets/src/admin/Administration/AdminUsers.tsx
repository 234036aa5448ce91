import { Badge, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DbRecord, PlanName } from '@tieout/sdk/contract';
import { plans } from '@tieout/sdk/contract';
import { useState } from 'react';
import { describeError } from '../../core/describeError.js';
import { formatInstant } from '../../core/formatDate.js';
import { PagedTable, ShortCell, type PagedColumn, type TablePlace } from '../../core/PagedTable/PagedTable.js';
import { useStrings } from '../../core/useStrings.js';
import { useTieout } from '../../core/useTieout.js';
import { administrationStrings, type AdministrationStrings } from './Administration.strings.js';

/** Somebody in the list of people. */
export interface FoundPerson {
  id: string;
  email: string;
}

export interface AdminUsersProps {
  /** Given: a person can be acted as. Operators cannot. */
  onActAs?: (person: FoundPerson) => void;
  onExplore?: (person: FoundPerson) => void;
  /** Given: accounts can be switched to Enterprise. */
  canSwitch?: boolean;
  place?: TablePlace;
  onPlaceChange?: (place: TablePlace) => void;
}

const SUCCESS_MS = 5000;
const text = (value: DbRecord[string] | undefined): string => (typeof value === 'string' ? value : '');
const titleOfPlan = (name: string): string => (name in plans ? plans[name as PlanName].title : name);
const personOf = (row: DbRecord): FoundPerson => ({ id: text(row.id), email: text(row.email) });

/** Everybody on this server, and what an operator can do with them. */
export function AdminUsers({ onActAs, onExplore, canSwitch = false, place, onPlaceChange }: AdminUsersProps) {
  const { client } = useTieout();
  const strings = useStrings('Administration', administrationStrings);
  const [toSwitch, setToSwitch] = useState<FoundPerson | null>(null);
  const columns: PagedColumn<DbRecord>[] = [
    { title: strings.email, cell: (row) => <ShortCell text={text(row.email)} below={text(row.name)} /> },
    { title: strings.account, cell: (row) => <ShortCell text={text(row.contract)} /> },
    { title: strings.plan, cell: (row) => titleOfPlan(text(row.plan)) },
    { title: strings.role, cell: (row) => <Role row={row} strings={strings} /> },
    { title: strings.lastSeen, cell: (row) => (row.lastSeenAt ? formatInstant(text(row.lastSeenAt)) : strings.never) },
    { title: strings.actions, isActions: true, cell: (row) => <Actions row={row} strings={strings} {...(onActAs ? { onActAs } : {})} {...(onExplore ? { onExplore } : {})} {...(canSwitch ? { onSwitch: setToSwitch } : {})} /> },
  ];
  return (
    <>
      <PagedTable
        label={strings.users} queryKey={['tieout', 'admin', 'users']} load={(query, signal) => client.admin.db('users', query, { signal })} columns={columns} rowKey={(row) => text(row.id)}
        {...(place ? { place } : {})} {...(onPlaceChange ? { onPlaceChange } : {})}
      />
      <SwitchDialog person={toSwitch} strings={strings} onClose={() => setToSwitch(null)} />
    </>
  );
}

const isOperator = (row: DbRecord): boolean => Array.isArray(row.permissions) && row.permissions.length > 0;

function Role({ row, strings }: { row: DbRecord; strings: AdministrationStrings }) {
  const role = row.isGuest ? 'guest' : isOperator(row) ? 'operator' : row.isContractAdmin ? 'admin' : 'member';
  return (
    <Group gap={6} wrap="nowrap">
      {strings.roles[role]}
      {row.isEnabled === false && <Badge size="sm" variant="default" tt="none">{strings.disabled}</Badge>}
      {row.isEmailConfirmed === false && !row.isGuest && <Badge size="sm" variant="default" tt="none">{strings.unconfirmed}</Badge>}
    </Group>
  );
}

interface ActionsProps {
  row: DbRecord;
  strings: AdministrationStrings;
  onActAs?: (person: FoundPerson) => void;
  onExplore?: (person: FoundPerson) => void;
  onSwitch?: (person: FoundPerson) => void;
}

function Actions({ row, strings, onActAs, onExplore, onSwitch }: ActionsProps) {
  const person = personOf(row);
  return (
    <Group gap={6} wrap="nowrap">
      {onExplore && <Button size="compact-sm" variant="default" aria-label={strings.exploreOf(person.email)} onClick={() => onExplore(person)}>{strings.explore}</Button>}
      {onActAs && row.isEnabled !== false && !isOperator(row) && <Button size="compact-sm" variant="default" aria-label={strings.actAsOf(person.email)} onClick={() => onActAs(person)}>{strings.actAs}</Button>}
      {onSwitch && row.plan !== 'Enterprise' && <Button size="compact-sm" variant="default" aria-label={strings.enterpriseOf(person.email)} onClick={() => onSwitch(person)}>{strings.enterprise}</Button>}
    </Group>
  );
}

function SwitchDialog({ person, strings, onClose }: { person: FoundPerson | null; strings: AdministrationStrings; onClose: () => void }) {
  const { client, toasts } = useTieout();
  const cache = useQueryClient();
  const change = useMutation({
    mutationFn: (userId: string) => client.admin.switchToEnterprise({ userId }),
    onSuccess: () => {
      toasts.success(strings.switched, { timeoutMs: SUCCESS_MS });
      onClose();
      return cache.invalidateQueries({ queryKey: ['tieout', 'admin'] });
    },
    onError: (error) => toasts.error(strings.failed, { detail: describeError(error, '') }),
  });
  return (
    <Modal opened={person !== null} onClose={onClose} title={strings.enterpriseOf(person?.email ?? '')} centered closeButtonProps={{ 'aria-label': strings.cancel }}>
      <Stack>
        <Text>{strings.enterpriseText}</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>{strings.cancel}</Button>
          <Button loading={change.isPending} onClick={() => person && change.mutate(person.id)}>{strings.confirm}</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
