import { ActionIcon, Badge, Button, Group, Menu, Text, Textarea } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { TeamUser, User } from '@tieout/sdk';
import { useState, type FormEvent } from 'react';
import { useUser } from '../../account/useAccount.js';
import { SettingsCard } from '../../account/Settings/SettingsCard.js';
import { FormFailure } from '../../auth/AccountForms/FormParts.js';
import { describeError } from '../../core/describeError.js';
import { useStrings } from '../../core/useStrings.js';
import { useTieout } from '../../core/useTieout.js';
import { usePeople, usePeopleAction } from '../usePeople.js';
import { DeleteQuestion } from './DeleteQuestion.js';
import { peopleStrings } from './People.strings.js';

/** Everybody of the account: invited, made administrators, locked out and deleted by administrators. */
export function PeopleManager() {
  const { data: user } = useUser();
  return user ? <People user={user} /> : null;
}

type Deed = 'makeAdmin' | 'removeAdmin' | 'disable' | 'enable' | 'remove';

function People({ user }: { user: User }) {
  const { client, toasts } = useTieout();
  const strings = useStrings('People', peopleStrings);
  const { contractId } = user;
  const people = usePeople(contractId);
  const [emails, setEmails] = useState('');
  const [doomed, setDoomed] = useState<TeamUser | null>(null);
  const invite = usePeopleAction((list: string[]) => client.teams.invite(list), contractId);
  const deed = usePeopleAction(({ kind, userId }: { kind: Deed; userId: string }): Promise<unknown> => {
    if (kind === 'makeAdmin') return client.teams.makeAdmin(contractId, userId);
    if (kind === 'removeAdmin') return client.teams.removeAdmin(contractId, userId);
    if (kind === 'disable') return client.teams.disableSeat(userId);
    return kind === 'enable' ? client.teams.enableSeat(userId) : client.teams.deleteUser(userId);
  }, contractId);

  const handleInvite = (event: FormEvent): void => {
    event.preventDefault();
    const list = emails.split(/[\s,;]+/).filter(Boolean);
    if (list.length === 0) return;
    invite.mutate(list, {
      onSuccess(results) {
        const invitations = results as Awaited<ReturnType<typeof client.teams.invite>>;
        const count = invitations.filter(({ result }) => result === 'invited').length;
        if (count > 0) toasts.success(strings.invited(count), { timeoutMs: 5000 });
        else toasts.warning(strings.nobodyInvited, { timeoutMs: 5000 });
        for (const { email, result, reason } of invitations) if (result === 'refused') toasts.error(`${email}: ${reason ?? strings.failed}`);
        setEmails('');
      },
    });
  };
  const act = (kind: Deed, { userId }: TeamUser): void => deed.mutate({ kind, userId });
  const failure = people.error ?? invite.error ?? deed.error;
  const rows = people.data?.rows ?? [];
  return (
    <SettingsCard title={strings.people} lead={people.data ? strings.places(people.data.count, null) : undefined}>
      <FormFailure>{failure && describeError(failure, strings.failed)}</FormFailure>
      {user.isContractAdmin && (
        <form onSubmit={handleInvite}>
          <Group align="flex-end" gap="sm">
            <Textarea label={strings.inviteLabel} description={strings.inviteHint} autosize minRows={1} maxRows={6} value={emails} onChange={(event) => setEmails(event.currentTarget.value)} w={360} maw="100%" />
            <Button type="submit" disabled={!emails.trim()} loading={invite.isPending}>{strings.invite}</Button>
          </Group>
        </form>
      )}
      <div className="tieout-table-scroll" role="region" tabIndex={0} aria-label={strings.people}>
        <table className="tieout-table">
          <thead><tr><th scope="col">{strings.email}</th><th scope="col">{strings.name}</th><th scope="col">{strings.role}</th><th scope="col">{strings.status}</th><td /></tr></thead>
          <tbody>
            {rows.map((person) => (
              <tr key={person.userId}>
                <td>{person.email}{person.userId === user.id && <Text span size="sm" c="dimmed"> ({strings.you})</Text>}</td>
                <td>{person.name}</td>
                <td>{person.isContractAdmin ? strings.admin : strings.member}</td>
                <td><Badge variant="light" autoContrast tt="none" color={person.enabled ? (person.status === 'confirmed' ? 'green' : 'yellow') : 'gray'}>{person.enabled ? strings.statuses[person.status] : strings.disabled}</Badge></td>
                <td>{user.isContractAdmin && person.userId !== user.id && <PersonMenu person={person} strings={strings} onAct={act} onRemove={setDoomed} />}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <DeleteQuestion name={doomed?.email ?? null} text={strings.removeText} strings={strings} onClose={() => setDoomed(null)} onDelete={() => doomed && act('remove', doomed)} />
    </SettingsCard>
  );
}

interface PersonMenuProps {
  person: TeamUser;
  strings: typeof peopleStrings;
  onAct: (kind: Deed, person: TeamUser) => void;
  onRemove: (person: TeamUser) => void;
}

function PersonMenu({ person, strings, onAct, onRemove }: PersonMenuProps) {
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target><ActionIcon variant="subtle" color="gray" aria-label={strings.actions(person.email)}><IconDots size={16} /></ActionIcon></Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => onAct(person.isContractAdmin ? 'removeAdmin' : 'makeAdmin', person)}>{person.isContractAdmin ? strings.removeAdmin : strings.makeAdmin}</Menu.Item>
        <Menu.Item onClick={() => onAct(person.enabled ? 'disable' : 'enable', person)}>{person.enabled ? strings.disable : strings.enable}</Menu.Item>
        <Menu.Item color="var(--tieout-negative)" onClick={() => onRemove(person)}>{strings.remove}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
