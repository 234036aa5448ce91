import { Button, Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import { Page } from '../shell/Page.js';

interface MissingJobProps {
  title: string;
  text: string;
  onRetry?: () => void;
}

/** There is no job to show: says why, and leads back. */
export function MissingJob({ title, text, onRetry }: MissingJobProps) {
  return (
    <Page title={title}>
      <Text mb="lg">{text}</Text>
      <Group>
        {onRetry && <Button onClick={onRetry}>Try again</Button>}
        <Button component={Link} to="/extractdata" variant={onRetry ? 'default' : 'filled'}>Go to the jobs</Button>
      </Group>
    </Page>
  );
}
