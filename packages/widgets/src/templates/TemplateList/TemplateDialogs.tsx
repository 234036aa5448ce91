import { Button, Group, Modal, Select, Text, TextInput } from '@mantine/core';
import { TemplateName, type Template } from '@tieout/sdk/contract';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useUser } from '../../account/useAccount.js';
import { usePeople } from '../../teams/usePeople.js';
import type { TemplateListStrings } from './TemplateList.strings.js';
import type { useTemplateList } from './useTemplateList.js';

interface DialogProps {
  template: Template;
  actions: ReturnType<typeof useTemplateList>;
  strings: TemplateListStrings;
}

/** Rename, hand over, delete. */
export function TemplateDialogs({ actions, strings }: Omit<DialogProps, 'template'>) {
  const { dialog, close } = actions;
  if (!dialog) return null;
  const titles = { rename: strings.rename, owner: strings.handOver, delete: strings.deleteTitle };
  const props = { template: dialog.template, actions, strings };
  return (
    <Modal opened onClose={close} title={titles[dialog.kind]} size="sm">
      {dialog.kind === 'rename' && <Rename {...props} />}
      {dialog.kind === 'owner' && <HandOver {...props} />}
      {dialog.kind === 'delete' && <Delete {...props} />}
    </Modal>
  );
}

function Rename({ template, actions, strings }: DialogProps) {
  const [name, setName] = useState(template.name);
  const [error, setError] = useState<string | null>(null);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const problem = TemplateName.safeParse(name).error?.issues[0]?.message ?? null;
    setError(problem);
    if (!problem) actions.update.mutate({ id: template.id, name: name.trim() });
  };
  return (
    <form onSubmit={handleSubmit} noValidate>
      <TextInput label={strings.newName} value={name} maxLength={100} error={error} data-autofocus onChange={(event) => setName(event.currentTarget.value)} />
      <Buttons actions={actions} strings={strings}><Button type="submit" loading={actions.update.isPending}>{strings.save}</Button></Buttons>
    </form>
  );
}

function HandOver(props: DialogProps) {
  const contractId = useUser().data?.contractId;
  return contractId ? <ChooseOwner {...props} contractId={contractId} /> : null;
}

function ChooseOwner({ template, actions, strings, contractId }: DialogProps & { contractId: string }) {
  const people = usePeople(contractId);
  const [userId, setUserId] = useState<string | null>(null);
  const others = (people.data?.rows ?? []).filter(({ userId: id }) => id !== template.owner.userId);
  return (
    <>
      <Select label={strings.newOwner} value={userId} data={others.map(({ userId: id, name, email }) => ({ value: id, label: name ? `${name} (${email})` : email }))} onChange={setUserId} data-autofocus />
      <Buttons actions={actions} strings={strings}><Button disabled={userId === null} loading={actions.handOver.isPending} onClick={() => userId && actions.handOver.mutate({ id: template.id, userId })}>{strings.handOver}</Button></Buttons>
    </>
  );
}

function Delete({ template, actions, strings }: DialogProps) {
  return (
    <>
      <Text size="sm" fw={600}>{template.name}</Text>
      <Text size="sm" mt={4} c="dimmed">{strings.deleteNote}</Text>
      <Buttons actions={actions} strings={strings}><Button color="red.9" loading={actions.remove.isPending} onClick={() => actions.remove.mutate(template.id)}>{strings.delete}</Button></Buttons>
    </>
  );
}

function Buttons({ actions, strings, children }: Omit<DialogProps, 'template'> & { children: ReactNode }) {
  return <Group justify="flex-end" mt="md" gap="xs"><Button variant="default" onClick={actions.close}>{strings.cancel}</Button>{children}</Group>;
}
