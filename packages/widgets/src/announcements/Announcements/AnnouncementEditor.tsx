import { ActionIcon, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { IconTrash } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { SettingsCard } from '../../account/Settings/SettingsCard.js';
import { FormFailure } from '../../auth/AccountForms/FormParts.js';
import { describeError } from '../../core/describeError.js';
import { useStrings } from '../../core/useStrings.js';
import { useTieout } from '../../core/useTieout.js';
import { supportStrings } from '../../support/SupportDesk/Support.strings.js';

const queryKey = ['tieout', 'support', 'announcements'] as const;
const none = { title: '', subtitle: '', link: '', externalLink: '' };

/** Tells everybody something, and takes it back. */
export function AnnouncementEditor() {
  const { client } = useTieout();
  const strings = useStrings('Support', supportStrings);
  const cache = useQueryClient();
  const [values, setValues] = useState(none);
  const list = useQuery({ queryKey, queryFn: ({ signal }) => client.announcements.listAll({ signal }) });
  const onSuccess = (next: unknown) => {
    cache.setQueryData(queryKey, next);
    // The line over the pages shows it, or shows it no more, at once.
    return cache.invalidateQueries({ queryKey: ['tieout', 'announcements'] });
  };
  const create = useMutation({ mutationFn: () => client.announcements.create({ title: values.title, subtitle: values.subtitle || null, link: values.link || null, externalLink: values.externalLink || null }), onSuccess });
  const remove = useMutation({ mutationFn: (id: string) => client.announcements.delete(id), onSuccess });
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    create.mutate(undefined, { onSuccess: () => setValues(none) });
  };
  const failure = create.error ?? remove.error ?? list.error;
  const field = (name: keyof typeof none, label: string) => <TextInput label={label} value={values[name]} maxLength={500} onChange={(event) => setValues({ ...values, [name]: event.currentTarget.value })} />;
  return (
    <SettingsCard title={strings.announcements} lead={strings.announcementsLead}>
      <FormFailure>{failure && describeError(failure, strings.failed)}</FormFailure>
      {list.data?.length === 0 && <Text size="sm" c="dimmed">{strings.noAnnouncements}</Text>}
      {list.data?.map(({ id, title, subtitle }) => (
        <Group key={id} justify="space-between" wrap="nowrap"><Text size="sm"><b>{title}</b> {subtitle}</Text><ActionIcon variant="subtle" color="gray" aria-label={strings.takeBack(title)} onClick={() => remove.mutate(id)}><IconTrash size={16} stroke={1.6} /></ActionIcon></Group>
      ))}
      <form onSubmit={handleSubmit}>
        <Stack gap="sm" maw={520}>
          {field('title', strings.title)}{field('subtitle', strings.subtitle)}
          <Group grow>{field('link', strings.link)}{field('externalLink', strings.externalLink)}</Group>
          <Group><Button type="submit" variant="default" disabled={!values.title.trim()} loading={create.isPending}>{strings.announce}</Button></Group>
        </Stack>
      </form>
    </SettingsCard>
  );
}
