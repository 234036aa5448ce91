import { Badge, Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { plans } from '@tieout/sdk/contract';
import type { SupportLookup, SupportUser } from '@tieout/sdk/contract';
import { useEffect, useState, type FormEvent } from 'react';
import { SettingsCard } from '../../account/Settings/SettingsCard.js';
import { administrationStrings } from '../../admin/Administration/Administration.strings.js';
import type { FoundPerson } from '../../admin/Administration/AdminUsers.js';
import { FormFailure } from '../../auth/AccountForms/FormParts.js';
import { describeError } from '../../core/describeError.js';
import { formatInstant } from '../../core/formatDate.js';
import { useStrings } from '../../core/useStrings.js';
import { useTieout } from '../../core/useTieout.js';
import { saveFile } from '../../exports/saveFile.js';
import { CustomerActions } from './CustomerActions.js';
import { supportStrings, type SupportStrings } from './Support.strings.js';

export interface SupportDeskProps {
  /** Somebody to begin with. */
  defaultEmail?: string;
  onActAs?: (person: FoundPerson) => void;
}

/** One customer: who they are, what they have, and what the support can do for them. */
export function SupportDesk({ defaultEmail = '', onActAs }: SupportDeskProps) {
  const { client } = useTieout();
  const strings = useStrings('Support', supportStrings);
  const [email, setEmail] = useState(defaultEmail);
  const [found, setFound] = useState<SupportLookup | null>(null);
  const find = useMutation({ mutationFn: (address: string) => client.support.lookup(address), onSuccess: setFound, onError: () => setFound(null) });
  const { mutate } = find;
  useEffect(() => {
    if (defaultEmail) mutate(defaultEmail);
  }, [defaultEmail, mutate]);
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    mutate(email.trim());
  };
  return (
    <Stack gap="lg">
      <SettingsCard title={strings.findTitle} lead={strings.findLead}>
        <form onSubmit={handleSubmit}>
          <Group align="flex-end">
            <TextInput label={strings.email} inputMode="email" autoCapitalize="none" spellCheck={false} value={email} onChange={(event) => setEmail(event.currentTarget.value)} flex="0 1 340px" />
            <Button type="submit" disabled={!email.trim()} loading={find.isPending}>{strings.find}</Button>
          </Group>
        </form>
        <FormFailure>{find.error && describeError(find.error, strings.failed)}</FormFailure>
        {found?.users.map((user) => <Customer key={user.id} user={user} found={found} strings={strings} {...(onActAs ? { onActAs } : {})} />)}
      </SettingsCard>
      {found?.users[0] && (
        <>
          <CustomerActions key={found.users[0].id} user={found.users[0]} strings={strings} onChanged={setFound} />
          <Notes email={found.users[0].email} found={found} strings={strings} onChanged={setFound} />
        </>
      )}
    </Stack>
  );
}

interface CustomerProps {
  user: SupportUser;
  found: SupportLookup;
  strings: SupportStrings;
  onActAs?: (person: FoundPerson) => void;
}

function Customer({ user, found, strings, onActAs }: CustomerProps) {
  const { client, toasts } = useTieout();
  const { accountStatuses } = useStrings('Administration', administrationStrings);
  const { credits } = user.contract;
  const role = user.isOperator ? 'operator' : user.isGuest ? 'guest' : user.isContractAdmin ? 'admin' : 'member';
  const history = useMutation({
    mutationFn: async () => saveFile(await (await client.support.jobHistory(user.email)).blob(), 'job-history.csv'),
    onError: (error) => toasts.error(strings.failed, { detail: describeError(error, '') }),
  });
  const facts: [string, string][] = [
    [strings.name, user.name], [strings.account, user.contract.name], [strings.role, strings.roles[role] ?? role], [strings.plan, `${plans[credits.plan].title}, ${(accountStatuses[credits.status] ?? credits.status).toLowerCase()}`],
    [strings.pagesLeft, credits.available?.toLocaleString('en-US') ?? strings.notCounted], [strings.bought, credits.purchasedCredits.toLocaleString('en-US')],
    [strings.paymentCredit, `$${found.paymentCredit.toFixed(2)}`], [strings.lastSeen, user.lastSeenAt ? formatInstant(user.lastSeenAt) : strings.never],
  ];
  return (
    <Stack gap="sm" component="section" aria-label={user.email}>
      <Group gap="xs"><Text fw={600}>{user.email}</Text>{found.isSuppressed && <Badge color="yellow" variant="light" tt="none" autoContrast>{strings.suppressed}</Badge>}</Group>
      <dl className="tieout-facts">{facts.map(([name, value]) => <div key={name}><dt>{name}</dt><dd>{value || '–'}</dd></div>)}</dl>
      <Group gap="xs">
        <Button size="compact-sm" variant="default" loading={history.isPending} onClick={() => history.mutate()}>{strings.history}</Button>
        {onActAs && !user.isOperator && user.isEnabled && <Button size="compact-sm" variant="default" aria-label={strings.actAsOf(user.email)} onClick={() => onActAs({ id: user.id, email: user.email })}>{strings.actAs}</Button>}
      </Group>
    </Stack>
  );
}

interface NotesProps {
  email: string;
  found: SupportLookup;
  strings: SupportStrings;
  onChanged: (found: SupportLookup) => void;
}

function Notes({ email, found, strings, onChanged }: NotesProps) {
  const { client } = useTieout();
  const [note, setNote] = useState('');
  const add = useMutation({
    mutationFn: () => client.support.addNote(email, note.trim()),
    onSuccess: (next) => {
      setNote('');
      onChanged(next);
    },
  });
  return (
    <SettingsCard title={strings.notes} lead={strings.notesLead}>
      {found.notes.length === 0 && <Text size="sm" c="dimmed">{strings.noNotes}</Text>}
      {found.notes.map((entry) => (
        <div key={entry.id}>
          <Text size="xs" c="dimmed">{entry.userName}, {formatInstant(entry.createdAt)}</Text>
          <Text size="sm" className="tieout-note">{entry.note}</Text>
        </div>
      ))}
      <FormFailure>{add.error && describeError(add.error, strings.failed)}</FormFailure>
      <Textarea label={strings.note} autosize minRows={2} maxLength={5000} value={note} onChange={(event) => setNote(event.currentTarget.value)} />
      <Group><Button variant="default" disabled={!note.trim()} loading={add.isPending} onClick={() => add.mutate()}>{strings.addNote}</Button></Group>
    </SettingsCard>
  );
}
