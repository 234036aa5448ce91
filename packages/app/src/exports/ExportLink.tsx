import { Button } from '@mantine/core';
import { IconTableExport } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router';

/** To the export page of a job or of two tags. What else the address says, as the tab, is carried along and back. */
export function ExportLink({ search }: { search: Record<string, string> }) {
  const [parameters] = useSearchParams();
  const to = `/jobData?${new URLSearchParams({ ...Object.fromEntries(parameters), ...search, action: 'export' }).toString()}`;
  return <Button component={Link} to={to} variant="default" leftSection={<IconTableExport size={15} stroke={1.7} />}>Export</Button>;
}
