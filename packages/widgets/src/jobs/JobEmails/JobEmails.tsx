import { Button, Group, Loader, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { JobEmail } from '@tieout/sdk/contract';
import { useState, type FormEvent } from 'react';
import { describeError } from '../../core/describeError.js';
import { EmptyState } from '../../core/EmptyState.js';
import { queryKeys } from '../../core/queryKeys.js';
import { useStrings } from '../../core/useStrings.js';
import { useTieout } from '../../core/useTieout.js';
import { jobEmailsStrings, type JobEmailsStrings } from './JobEmails.strings.js';

export interface JobEmailsProps {
  strings?: Partial<JobEmailsStrings>;
}

/** Where mail about jobs goes, by type of job. */
export function JobEmails({ strings: own }: JobEmailsProps) {
  const strings = useStrings('JobEmails', jobEmailsStrings, own);
  const { client } = useTieout();
  const { data, error, refetch } = useQuery({ queryKey: queryKeys.jobEmails, queryFn: ({ signal }) => client.jobEmails.list({ signal }) });
  if (!data && error) return <EmptyState tone="error" title={strings.loadFailed} text={describeError(error, '')}><Button variant="default" onClick={() => void refetch()}>{strings.retry}</Button></EmptyState>;
  if (!data) return <div className="tieout-manager-wait"><Loader size="sm" aria-hidden /> {strings.loading}</div>;
  return (
    <>
      <Text size="sm" mb="sm">{strings.text}</Text>
      {data.map((entry) => <Address key={`${entry.id}${entry.email ?? ''}`} entry={entry} strings={strings} />)}
    </>
  );
}

function Address({ entry, strings }: { entry: JobEmail; strings: JobEmailsStrings }) {
  const { client, toasts } = useTieout();
  const queryClient = useQueryClient();
  const [text, setText] = useState(entry.email ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const save = useMutation({
    mutationFn: (email: string | null) => client.jobEmails.update(entry.id, email),
    onSuccess: (saved) => {
      queryClient.setQueryData<JobEmail[]>(queryKeys.jobEmails, (all) => all?.map((one) => (one.id === saved.id ? saved : one)));
      toasts.success(strings.saved, { timeoutMs: 3000 });
    },
    onError: (error) => toasts.error(strings.saveFailed, { detail: describeError(error, '') }),
  });
  const email = text.trim();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const isValid = email === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email);
    setProblem(isValid ? null : strings.invalid);
    if (isValid) save.mutate(email === '' ? null : email);
  };
  return (
    <form onSubmit={handleSubmit} noValidate>
      <Group align="flex-end" gap="xs" mb="xs" wrap="nowrap">
        <TextInput type="email" label={strings.types[entry.jobType]} placeholder={strings.nobody} value={text} error={problem} onChange={(event) => setText(event.currentTarget.value)} style={{ flex: 1 }} />
        <Button type="submit" variant="default" disabled={email === (entry.email ?? '')} loading={save.isPending}>{strings.save}</Button>
      </Group>
    </form>
  );
}
