// Screens that the specification only names: each small, and of some use.
import { Alert, Anchor, Button, Code, Group, List, Select, Stack, Text } from '@mantine/core';
import { describeError, EmptyState, useTieout } from '@tieout/widgets';
import { useMutation, useQuery } from '@tanstack/react-query';
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useSession } from '../auth/session.js';
import { checkBrowser, type BrowserCheck } from './checkBrowser.js';
import { Page } from './Page.js';

/** Open to everybody: without the shell there is no main part yet. */
function OpenPage({ children, ...heading }: { title: string; lead?: string; children: ReactNode }) {
  const { isServer } = useSession();
  const page = <Page {...heading}>{children}</Page>;
  return isServer ? <main>{page}</main> : page;
}

export function EmptyPage() {
  return (
    <OpenPage title="Nothing here">
      <Text mb="lg">This page is empty on purpose: it is where other windows wait before they are sent somewhere.</Text>
      <Button component={Link} to="/" variant="default">Open Tieout</Button>
    </OpenPage>
  );
}

/** Where documents are: on this server, wherever that stands. */
export function RegionsPage() {
  const { client } = useTieout();
  const status = useQuery({ queryKey: ['tieout', 'status'], queryFn: ({ signal }) => client.system.status({ signal }) });
  return (
    <OpenPage title="Where your data is" lead="Tieout has no regions of its own: everything stays on the server you use.">
      {status.isError && <EmptyState tone="error" title="Unable to fetch data" text={describeError(status.error, '')}><Button variant="default" onClick={() => void status.refetch()}>Try again</Button></EmptyState>}
      {status.data && (
        <List spacing="xs">
          <List.Item>Server: <b>{window.location.host}</b>, version {status.data.version}{status.data.mode === 'local' ? ', on this machine' : ''}</List.Item>
          <List.Item>Rows and accounts: {status.data.database === 'embedded' ? 'the database of this server' : 'a PostgreSQL database that this server was given'}</List.Item>
          <List.Item>Documents: {status.data.storage === 'folder' ? 'a folder of this server' : 'an S3 storage that this server was given'}</List.Item>
          <List.Item>Third parties: none. Nothing is sent anywhere, save what you export or have sent by webhooks.</List.Item>
        </List>
      )}
    </OpenPage>
  );
}

/** Whether this browser can draw pages. */
export function PdfTestPage() {
  const checks = useQuery({ queryKey: ['tieout', 'browser'], queryFn: checkBrowser, staleTime: Infinity });
  return (
    <OpenPage title="Can this browser show pages?" lead="Documents are drawn in the browser. These are the parts it needs for that.">
      <Stack gap="xs" maw={560} aria-busy={checks.isPending}>
        {checks.data?.map((check) => <CheckLine key={check.name} check={check} />)}
        {checks.data?.some(({ isGood }) => !isGood) && <Alert color="yellow">Use a newer browser, or ask whoever looks after this one to allow these parts.</Alert>}
      </Stack>
    </OpenPage>
  );
}

function CheckLine({ check: { name, text, isGood } }: { check: BrowserCheck }) {
  const Icon = isGood ? IconCircleCheck : IconCircleX;
  return (
    <Group gap="sm" wrap="nowrap" align="flex-start">
      <Icon size={20} stroke={1.6} color={isGood ? 'var(--tieout-positive)' : 'var(--tieout-negative)'} aria-hidden />
      <div><Text fw={600}>{name}: {isGood ? 'works' : 'does not work'}</Text><Text size="sm" c="dimmed">{text}</Text></div>
    </Group>
  );
}

const SHOWN_CHARACTERS = 20_000;

/** Calls of the API that only read, and what they answer. */
export function SandboxPage() {
  const { client } = useTieout();
  const calls: Record<string, { code: string; run: () => Promise<unknown> }> = {
    'The server': { code: 'client.system.status()', run: () => client.system.status() },
    'Who I am': { code: 'client.users.current()', run: () => client.users.current() },
    'Pages that are left': { code: 'client.credits.get()', run: () => client.credits.get() },
    'My newest jobs': { code: 'client.jobs.list({ limit: 5 })', run: () => client.jobs.list({ limit: 5 }) },
    'My tags': { code: 'client.jobs.listTags()', run: () => client.jobs.listTags() },
    'First steps': { code: 'client.onboarding.steps()', run: () => client.onboarding.steps() },
  };
  const [name, setName] = useState('The server');
  const call = useMutation({ mutationFn: (chosen: string) => calls[chosen]!.run() });
  const answer = call.data === undefined ? '' : JSON.stringify(call.data, null, 2).slice(0, SHOWN_CHARACTERS);
  return (
    <Page title="Sandbox" lead="Try calls of the API with your own session. These only read: nothing is changed.">
      <Stack gap="md" maw={760}>
        <Group align="flex-end">
          <Select label="Call" data={Object.keys(calls)} value={name} allowDeselect={false} onChange={(next) => next && setName(next)} />
          <Button loading={call.isPending} onClick={() => call.mutate(name)}>Call it</Button>
          <Anchor href="/api/v1/openapi.json" target="_blank" rel="noreferrer" underline="always">All calls</Anchor>
        </Group>
        <Code block tabIndex={0} aria-label="The call">{`import { createClient } from '@tieout/sdk';\n\nconst client = createClient({ url: '${window.location.origin}', token });\nconsole.log(await ${calls[name]!.code});`}</Code>
        {call.isError && <EmptyState tone="error" title="Unable to fetch data" text={describeError(call.error, '')} />}
        {answer && <Code block tabIndex={0} aria-label="Answer" mah="50vh" style={{ overflow: 'auto' }}>{answer}</Code>}
      </Stack>
    </Page>
  );
}
