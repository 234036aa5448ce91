import { ActionIcon, Button, Group, Select, Stack, Text, TextInput, Title } from '@mantine/core';
import { IconTrash, IconX } from '@tabler/icons-react';
import type { Team, TeamRole, User } from '@tieout/sdk';
import { useState, type FormEvent } from 'react';
import { SettingsCard } from '../../account/Settings/SettingsCard.js';
import { useUser } from '../../account/useAccount.js';
import { FormFailure } from '../../auth/AccountForms/FormParts.js';
import { describeError } from '../../core/describeError.js';
import { useStrings } from '../../core/useStrings.js';
import { useTieout } from '../../core/useTieout.js';
import { usePeopleAction, useTeams } from '../usePeople.js';
import { DeleteQuestion } from './DeleteQuestion.js';
import { peopleStrings } from './People.strings.js';

/** Teams of the account, their members and roles. */
export function TeamManager() {
  const { data: user } = useUser();
  return user ? <Teams user={user} /> : null;
}

function Teams({ user }: { user: User }) {
  const { client } = useTieout();
  const strings = useStrings('People', peopleStrings);
  const { contractId, isContractAdmin } = user;
  const teams = useTeams(contractId);
  const [name, setName] = useState('');
  const create = usePeopleAction((given: string) => client.teams.create(contractId, given), contractId);
  const handleCreate = (event: FormEvent): void => {
    event.preventDefault();
    create.mutate(name, { onSuccess: () => setName('') });
  };
  const failure = teams.error ?? create.error;
  return (
    <SettingsCard title={strings.teams} lead={strings.teamsLead}>
      <FormFailure>{failure && describeError(failure, strings.failed)}</FormFailure>
      {isContractAdmin && (
        <form onSubmit={handleCreate}>
          <Group align="flex-end" gap="sm">
            <TextInput label={strings.teamName} value={name} maxLength={100} onChange={(event) => setName(event.currentTarget.value)} w={260} />
            <Button type="submit" disabled={!name.trim()} loading={create.isPending}>{strings.create}</Button>
          </Group>
        </form>
      )}
      {teams.data?.length === 0 && <Text size="sm" c="dimmed">{strings.noTeams}</Text>}
      {teams.data?.map((team) => <TeamCard key={team.id} team={team} user={user} strings={strings} />)}
    </SettingsCard>
  );
}

function TeamCard({ team, user, strings }: { team: Team; user: User; strings: typeof peopleStrings }) {
  const { client } = useTieout();
  const { contractId } = user;
  const [email, setEmail] = useState('');
  const [isDoomed, setIsDoomed] = useState(false);
  const mayManage = user.isContractAdmin || team.members.some(({ userId, role }) => userId === user.id && role === 'admin');
  const add = usePeopleAction((given: string) => client.teams.addMember(contractId, team.id, given, 'editor'), contractId);
  const setRole = usePeopleAction(({ userId, role }: { userId: string; role: TeamRole }) => client.teams.setMemberRole(contractId, team.id, userId, role), contractId);
  const takeOut = usePeopleAction((userId: string) => client.teams.removeMember(contractId, team.id, userId), contractId);
  const remove = usePeopleAction((teamId: string) => client.teams.delete(contractId, teamId), contractId);
  const handleAdd = (event: FormEvent): void => {
    event.preventDefault();
    add.mutate(email, { onSuccess: () => setEmail('') });
  };
  const failure = add.error ?? setRole.error ?? takeOut.error ?? remove.error;
  return (
    <Stack gap="xs" component="section" aria-label={team.name}>
      <Group justify="space-between">
        <Title order={3} fz="sm">{team.name}</Title>
        {user.isContractAdmin && <ActionIcon variant="subtle" color="gray" aria-label={strings.deleteTeam(team.name)} onClick={() => setIsDoomed(true)}><IconTrash size={16} stroke={1.6} /></ActionIcon>}
      </Group>
      <FormFailure>{failure && describeError(failure, strings.failed)}</FormFailure>
      {team.members.length === 0 && <Text size="sm" c="dimmed">{strings.noMembers}</Text>}
      {team.members.map((member) => (
        <Group key={member.userId} gap="sm">
          <Text size="sm" w={240} truncate title={member.email}>{member.email}</Text>
          <Select
            size="xs" w={110} aria-label={strings.roleOf(member.email)} disabled={!mayManage} allowDeselect={false} value={member.role}
            data={Object.entries(strings.roles).map(([value, label]) => ({ value, label }))} onChange={(role) => role && setRole.mutate({ userId: member.userId, role: role as TeamRole })}
          />
          {(mayManage || member.userId === user.id) && <ActionIcon variant="subtle" color="gray" aria-label={strings.takeOut(member.email)} onClick={() => takeOut.mutate(member.userId)}><IconX size={16} stroke={1.6} /></ActionIcon>}
        </Group>
      ))}
      {mayManage && (
        <form onSubmit={handleAdd}>
          <Group gap="sm">
            <TextInput size="xs" type="email" aria-label={strings.memberEmail(team.name)} placeholder={strings.email} value={email} onChange={(event) => setEmail(event.currentTarget.value)} w={240} />
            <Button size="xs" variant="default" type="submit" disabled={!email.trim()} loading={add.isPending}>{strings.addMember}</Button>
          </Group>
        </form>
      )}
      <DeleteQuestion name={isDoomed ? team.name : null} text={strings.deleteTeamText} strings={strings} onClose={() => setIsDoomed(false)} onDelete={() => remove.mutate(team.id)} />
    </Stack>
  );
}
