import { Button, Code, Group, Stack, Text, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router';
import { useTieout } from '@tieout/widgets';
import { useSession } from '../auth/session.js';
import { isChunkFailure, reloadOnce } from './chunkReload.js';
import classes from './Page.module.css';
import { reportFault } from './UsageReports.js';
import { usePageTitle } from './usePageTitle.js';

/** What a person sees when drawing a page failed. A part that could not be loaded reloads the page, once. */
export function RouteErrorPage() {
  const error = useRouteError();
  const { client } = useTieout();
  const { isServer } = useSession();
  const isMissingPart = isChunkFailure(error);
  const [isReloading, setIsReloading] = useState(false);
  usePageTitle('Something went wrong');
  useEffect(() => {
    if (isMissingPart) setIsReloading(reloadOnce());
    else if (isServer) reportFault(client, error);
  }, [isMissingPart, isServer, client, error]);
  if (isReloading) return <Text p="lg" role="status">Loading the new version…</Text>;
  return (
    <div className={classes.page}>
      <Stack gap="md" role="alert">
        <Title order={1} tabIndex={-1} className={classes.heading}>Something went wrong</Title>
        <Text>
          {isMissingPart
            ? 'A part of the app could not be loaded. Check that the server is running, then reload the page.'
            : 'This page could not be drawn. Your documents and rows are safe on the server. Reload the page; if it happens again, send the lines below to your support contact.'}
        </Text>
        <Code block>{describe(error)}</Code>
        <Group>
          <Button onClick={() => window.location.reload()}>Reload the page</Button>
          <Button component="a" href="/app/extractdata" variant="default">Go to the jobs</Button>
        </Group>
      </Stack>
    </div>
  );
}

function describe(error: unknown): string {
  const place = window.location.pathname + window.location.search;
  return `${place}\n${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}`;
}
