import { Button, Group, Text } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { Page } from './Page.js';

export function NotFoundPage() {
  const { pathname } = useLocation();
  return (
    <Page title="Page not found">
      <Text mb="lg">
        404: there is no page at <code>/app{pathname}</code>. The address may be mistyped, or the page has moved.
      </Text>
      <Group>
        <Button component={Link} to="/extractdata">Go to the jobs</Button>
        <Button component={Link} to="/extract/bankMode" variant="default">Extract statements</Button>
      </Group>
    </Page>
  );
}
