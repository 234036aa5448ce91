import { ActionIcon, Anchor, Button, FileButton, Group, Menu, Stack } from '@mantine/core';
import { IconCopy, IconDots, IconFileExport, IconFileImport, IconPencil, IconTablePlus, IconTrash, IconUserShare, IconUsers } from '@tabler/icons-react';
import type { Template, TemplateVisibility } from '@tieout/sdk/contract';
import { formatInstant } from '../../core/formatDate.js';
import { PagedTable, type PagedColumn } from '../../core/PagedTable/PagedTable.js';
import { useStrings } from '../../core/useStrings.js';
import { useTieout } from '../../core/useTieout.js';
import { templateKeys } from '../useTemplates.js';
import { TemplateDialogs } from './TemplateDialogs.js';
import { templateListStrings, type TemplateListStrings } from './TemplateList.strings.js';
import { useTemplateList } from './useTemplateList.js';

export interface TemplateListProps {
  /** private: one's own; public: those shared with the firm. @default 'private' */
  visibility?: TemplateVisibility;
  /** Address where a template is changed. */
  editHref: (template: Template) => string;
  /** Address of its added columns. */
  addedColumnsHref: (template: Template) => string;
  /** Address where a new one is begun. */
  drawHref: string;
  strings?: Partial<TemplateListStrings>;
}

type Actions = ReturnType<typeof useTemplateList>;

/** Templates, the one used last first, and what can be done with them. */
export function TemplateList({ visibility = 'private', editHref, addedColumnsHref, drawHref, strings: own }: TemplateListProps) {
  const strings = useStrings('TemplateList', templateListStrings, own);
  const { client } = useTieout();
  const actions = useTemplateList(strings);
  const isShared = visibility === 'public';
  const columns: PagedColumn<Template>[] = [
    { title: strings.name, cell: (template) => (template.abilities.update ? <Anchor href={editHref(template)} underline="always">{template.name}</Anchor> : template.name) },
    { title: strings.fields, isFigure: true, cell: ({ numFields }) => numFields },
    { title: strings.tables, isFigure: true, cell: ({ numTables }) => numTables },
    { title: strings.lastUsed, cell: ({ lastUsedAt }) => (lastUsedAt ? formatInstant(lastUsedAt) : strings.never) },
    ...(isShared ? [{ title: strings.owner, cell: ({ owner }: Template) => owner.name }] : []),
    { title: strings.actions, cell: (template) => <RowMenu template={template} actions={actions} strings={strings} addedColumnsHref={addedColumnsHref(template)} editHref={editHref(template)} /> },
  ];
  return (
    <Stack gap="md">
      {!isShared && (
        <Group gap="xs">
          <Button component="a" href={drawHref} leftSection={<IconPencil size={16} />}>{strings.draw}</Button>
          <FileButton accept="application/json,.json" onChange={(file) => file && actions.create.mutate(file)}>
            {(props) => <Button {...props} variant="default" leftSection={<IconFileImport size={16} />} loading={actions.create.isPending}>{strings.importFile}</Button>}
          </FileButton>
        </Group>
      )}
      <PagedTable
        label={isShared ? strings.labelShared : strings.label} queryKey={templateKeys.list({ visibility })} columns={columns} rowKey={({ id }) => id}
        emptyTitle={isShared ? strings.emptyShared : strings.emptyTitle} emptyText={isShared ? strings.emptySharedText : strings.emptyText}
        load={async ({ search, offset, limit }, signal) => {
          const { templates, count } = await client.templates.list({ visibility, offset, limit, ...(search ? { search } : {}) }, { signal });
          return { rows: templates, count };
        }}
      />
      <TemplateDialogs actions={actions} strings={strings} />
    </Stack>
  );
}

interface RowMenuProps {
  template: Template;
  actions: Actions;
  strings: TemplateListStrings;
  addedColumnsHref: string;
  editHref: string;
}

function RowMenu({ template, actions, strings, addedColumnsHref, editHref }: RowMenuProps) {
  const { abilities: { update }, visibility, id } = template;
  const size = 15;
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target><ActionIcon variant="default" aria-label={strings.more(template.name)}><IconDots size={16} /></ActionIcon></Menu.Target>
      <Menu.Dropdown>
        {update && <Menu.Item component="a" href={editHref} leftSection={<IconPencil size={size} />}>{strings.edit}</Menu.Item>}
        {update && <Menu.Item leftSection={<IconPencil size={size} />} onClick={() => actions.open({ kind: 'rename', template })}>{strings.rename}</Menu.Item>}
        <Menu.Item component="a" href={addedColumnsHref} leftSection={<IconTablePlus size={size} />}>{strings.addedColumns}</Menu.Item>
        <Menu.Item leftSection={<IconCopy size={size} />} onClick={() => actions.copy.mutate(id)}>{strings.copy}</Menu.Item>
        <Menu.Item leftSection={<IconFileExport size={size} />} onClick={() => actions.exportFile(template)}>{strings.exportFile}</Menu.Item>
        {update && <Menu.Item leftSection={<IconUsers size={size} />} onClick={() => actions.update.mutate({ id, visibility: visibility === 'public' ? 'private' : 'public' })}>{visibility === 'public' ? strings.unshare : strings.share}</Menu.Item>}
        {update && <Menu.Item leftSection={<IconUserShare size={size} />} onClick={() => actions.open({ kind: 'owner', template })}>{strings.handOver}</Menu.Item>}
        {update && <Menu.Item color="red" leftSection={<IconTrash size={size} />} onClick={() => actions.open({ kind: 'delete', template })}>{strings.delete}</Menu.Item>}
      </Menu.Dropdown>
    </Menu>
  );
}
