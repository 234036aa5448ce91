import { ActionIcon, Button, Group, Modal, Select, Stack, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { TagRole } from '@tieout/sdk/contract';
import type { Project } from '@tieout/sdk';
import { useState } from 'react';
import { FormFailure } from '../../auth/AccountForms/FormParts.js';
import { describeError } from '../../core/describeError.js';
import { useTeams } from '../../teams/usePeople.js';
import { useProjectActions } from '../useProjects.js';
import type { ProjectTreeStrings } from './ProjectTree.strings.js';

interface ProjectTeamsProps {
  project: Pick<Project, 'id' | 'name' | 'roles'>;
  contractId: string;
  strings: ProjectTreeStrings;
  onClose: () => void;
}

/** Which teams see a project. Without any, everybody of the account does. */
export function ProjectTeams({ project, contractId, strings, onClose }: ProjectTeamsProps) {
  const teams = useTeams(contractId);
  const { give, take } = useProjectActions();
  const [teamId, setTeamId] = useState<string | null>(null);
  const [role, setRole] = useState<TagRole>('viewer');
  const roles = TagRole.options.map((value) => ({ value, label: strings.teamRoles[value] }));
  const nameOf = (id: string): string => teams.data?.find((team) => team.id === id)?.name ?? '';
  const free = (teams.data ?? []).filter(({ id }) => !project.roles.some((given) => given.teamId === id));
  const failure = teams.error ?? give.error ?? take.error;
  return (
    <Modal opened onClose={onClose} title={strings.teamsOf(project.name)} centered closeButtonProps={{ 'aria-label': strings.close }}>
      <Stack gap="sm">
        <FormFailure>{failure && describeError(failure, strings.saveFailed)}</FormFailure>
        <Text size="sm" c="dimmed">{project.roles.length === 0 ? strings.everybodySees : strings.onlyTeamsSee}</Text>
        {project.roles.map((given) => (
          <Group key={given.teamId} gap="sm">
            <Text size="sm" flex={1} truncate>{nameOf(given.teamId)}</Text>
            <Select size="sm" w={110} aria-label={strings.roleOfTeam(nameOf(given.teamId))} data={roles} value={given.role} allowDeselect={false} onChange={(next) => next && give.mutate({ id: project.id, teamId: given.teamId, role: next as TagRole })} />
            <ActionIcon variant="subtle" color="gray" aria-label={strings.takeFromTeam(nameOf(given.teamId))} onClick={() => take.mutate({ id: project.id, teamId: given.teamId })}><IconX size={16} stroke={1.6} /></ActionIcon>
          </Group>
        ))}
        {teams.data?.length === 0 && <Text size="sm">{strings.noTeams}</Text>}
        {free.length > 0 && (
          <Group gap="sm" align="flex-end">
            <Select flex={1} label={strings.team} data={free.map(({ id, name }) => ({ value: id, label: name }))} value={teamId} onChange={setTeamId} />
            <Select w={110} label={strings.teamMay} data={roles} value={role} allowDeselect={false} onChange={(next) => next && setRole(next as TagRole)} />
            <Button disabled={!teamId} loading={give.isPending} onClick={() => teamId && give.mutate({ id: project.id, teamId, role }, { onSuccess: () => setTeamId(null) })}>{strings.add}</Button>
          </Group>
        )}
      </Stack>
    </Modal>
  );
}
