import { ActionIcon, Anchor, Text } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { NameForm } from './NameForm.js';
import type { ProjectTreeStrings } from './ProjectTree.strings.js';

export interface TreeNode {
  id: string;
  name: string;
  level: 1 | 2;
  numJobs: number;
}

interface TreeRowProps {
  node: TreeNode;
  href?: string;
  strings: ProjectTreeStrings;
  onRename: (id: string, name: string) => Promise<unknown>;
  onRemove: (node: TreeNode) => void;
  children?: ReactNode;
}

export function TreeRow({ node, href, strings, onRename, onRemove, children }: TreeRowProps) {
  const [isRenaming, setIsRenaming] = useState(false);
  if (isRenaming) return <NameForm label={strings.rename(node.name)} initial={node.name} strings={strings} onSave={(name) => onRename(node.id, name)} onClose={() => setIsRenaming(false)} />;
  return (
    <div className="tieout-project-row">
      {href ? <Anchor href={href} underline="always">{node.name}</Anchor> : <Text fw={600}>{node.name}</Text>}
      <Text size="sm" c="dimmed">{strings.jobs(node.numJobs)}</Text>
      <span className="tieout-project-actions">
        {children}
        <ActionIcon variant="subtle" color="gray" aria-label={strings.rename(node.name)} onClick={() => setIsRenaming(true)}><IconPencil size={16} stroke={1.6} /></ActionIcon>
        <ActionIcon variant="subtle" color="gray" aria-label={strings.remove(node.name)} onClick={() => onRemove(node)}><IconTrash size={16} stroke={1.6} /></ActionIcon>
      </span>
    </div>
  );
}
