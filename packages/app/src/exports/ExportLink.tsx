import { Button } from '@mantine/core';
import { IconTableExport } from '@tabler/icons-react';
import { Link } from 'react-router';

/** To the export page of a job or of two tags. */
export function ExportLink({ search }: { search: Record<string, string> }) {
  const to = `/jobData?${new URLSearchParams({ ...search, action: 'export' }).toString()}`;
  return <Button component={Link} to={to} variant="default" leftSection={<IconTableExport size={15} stroke={1.7} />}>Export</Button>;
}
