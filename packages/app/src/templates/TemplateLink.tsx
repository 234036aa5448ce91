import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import type { Job } from '@tieout/sdk';
import { useTemplate } from '@tieout/widgets';
import { Link, useSearchParams } from 'react-router';

/** From a job to its template, while that is there and may be changed. */
export function TemplateLink({ job }: { job: Job }) {
  const [parameters] = useSearchParams();
  const { data } = useTemplate(job.template?.id ?? null);
  if (!data?.abilities.update) return null;
  const next = new URLSearchParams([...parameters].filter(([name]) => name === 'l1' || name === 'l2'));
  next.set('templateId', data.id);
  const { documentId } = JSON.parse(job.output ?? '{}') as { documentId?: string };
  if (documentId) next.set('documentId', documentId);
  return <Button component={Link} to={`/template/update?${next.toString()}`} variant="default" leftSection={<IconPencil size={15} stroke={1.7} />}>Change the template</Button>;
}
