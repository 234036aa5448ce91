import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { IconFolders, IconPlus } from '@tabler/icons-react';
import type { TagLevel } from '@tieout/sdk';
import { useState } from 'react';
import { EmptyState } from '../../core/EmptyState.js';
import { describeError } from '../../core/describeError.js';
import { useStrings } from '../../core/useStrings.js';
import { useTieout } from '../../core/useTieout.js';
import { useProjectActions, useProjects } from '../useProjects.js';
import { NameForm } from './NameForm.js';
import { ProjectTeams } from './ProjectTeams.js';
import { projectTreeStrings } from './ProjectTree.strings.js';
import { TreeRow, type TreeNode } from './TreeRow.js';

export interface ProjectTreeProps {
  /** Address of the jobs of a project. */
  projectHref: (client: string, project: string) => string;
  /** Of the account whose teams can be given projects; absent where there are none, and for people who are no administrators. */
  teamsOf?: string | undefined;
}

/** Clients and their projects: to look up, add, rename and delete. */
export function ProjectTree({ projectHref, teamsOf }: ProjectTreeProps) {
  const strings = useStrings('ProjectTree', projectTreeStrings);
  const { toasts } = useTieout();
  const projects = useProjects();
  const actions = useProjectActions();
  const [isAdding, setIsAdding] = useState(false);
  const [sharedId, setSharedId] = useState<string | null>(null);
  const [doomed, setDoomed] = useState<TreeNode | null>(null);
  const complain = (error: unknown) => toasts.error(describeError(error, strings.saveFailed));
  const create = (parentId: string | null) => (name: string) => actions.create.mutateAsync({ name, parentId });
  if (projects.isError) return <EmptyState tone="error" title={describeError(projects.error, strings.failed)} />;
  if (!projects.data) return null;
  const shared = projects.data.flatMap(({ children }) => children).find(({ id }) => id === sharedId);
  const handleRemove = (): void => {
    if (doomed) actions.remove.mutate(doomed.id, { onError: complain });
    setDoomed(null);
  };
  return (
    <Stack gap="sm" align="flex-start">
      {projects.data.length === 0 && !isAdding && <EmptyState icon={<IconFolders size={30} stroke={1.4} aria-hidden />} title={strings.empty} text={strings.emptyText} />}
      {isAdding
        ? <NameForm label={strings.clientName} strings={strings} onSave={create(null)} onClose={() => setIsAdding(false)} />
        : <Button leftSection={<IconPlus size={16} aria-hidden />} variant="default" onClick={() => setIsAdding(true)}>{strings.newClient}</Button>}
      {projects.data.length > 0 && (
        <ul className="tieout-projects">
          {projects.data.map((client) => (
            <ClientNode key={client.id} client={client} strings={strings} projectHref={projectHref} onCreate={create(client.id)} onRename={(id, name) => actions.rename.mutateAsync({ id, name })} onRemove={setDoomed} onShare={teamsOf ? setSharedId : undefined} />
          ))}
        </ul>
      )}
      {shared && teamsOf && <ProjectTeams project={shared} contractId={teamsOf} strings={strings} onClose={() => setSharedId(null)} />}
      <Modal opened={doomed !== null} onClose={() => setDoomed(null)} title={strings.removeTitle(doomed?.name ?? '')} centered>
        <Text mb="md">{doomed?.level === 1 ? strings.removeClientText : strings.removeText}</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={() => setDoomed(null)}>{strings.cancel}</Button>
          <Button color="red" onClick={handleRemove}>{strings.confirmRemove}</Button>
        </Group>
      </Modal>
    </Stack>
  );
}

interface ClientNodeProps {
  client: TagLevel;
  strings: typeof projectTreeStrings;
  projectHref: ProjectTreeProps['projectHref'];
  onCreate: (name: string) => Promise<unknown>;
  onRename: (id: string, name: string) => Promise<unknown>;
  onRemove: (node: TreeNode) => void;
  onShare?: ((projectId: string) => void) | undefined;
}

function ClientNode({ client, strings, projectHref, onCreate, onRename, onRemove, onShare }: ClientNodeProps) {
  const [isAdding, setIsAdding] = useState(false);
  return (
    <li>
      <TreeRow node={client} strings={strings} onRename={onRename} onRemove={onRemove}>
        <Button size="compact-sm" variant="subtle" leftSection={<IconPlus size={14} aria-hidden />} onClick={() => setIsAdding(true)}>{strings.newProject}</Button>
      </TreeRow>
      {isAdding && <NameForm label={strings.projectName(client.name)} strings={strings} onSave={onCreate} onClose={() => setIsAdding(false)} />}
      {client.children.length > 0 && (
        <ul className="tieout-projects">
          {client.children.map((project) => (
            <li key={project.id}>
              <TreeRow node={project} href={projectHref(client.name, project.name)} strings={strings} onRename={onRename} onRemove={onRemove}>
                {onShare && <Button size="compact-sm" variant="subtle" aria-label={strings.teamsOf(project.name)} onClick={() => onShare(project.id)}>{strings.teams}</Button>}
              </TreeRow>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
